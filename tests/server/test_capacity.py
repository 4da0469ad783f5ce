"""The simulation behind the page on capacity, where its outcome can be calculated."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def capacity() -> ModuleType:
    file = Path(__file__).parents[2] / "scripts" / "capacity.py"
    found = importlib.util.spec_from_file_location("capacity", file)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["capacity"] = module  # where its dataclasses look themselves up
    found.loader.exec_module(module)
    return module


def test_who_is_alone_waits_for_the_work_and_the_disk_alone(capacity: ModuleType) -> None:
    costs = capacity.Costs(check=0.001, tell=0.002, row=0.0005, commit=0.01)
    outcome = capacity.Worker(costs, tables=1, thinking=1.0, seconds=500.0).run()
    assert outcome.p50 == pytest.approx(0.0135)
    assert outcome.p99 == pytest.approx(0.0135)
    assert outcome.choices_per_second == pytest.approx(1 / 1.0135, rel=0.15)


def test_without_pauses_the_event_loop_is_hardly_idle(capacity: ModuleType) -> None:
    costs = capacity.Costs(check=0.001, tell=0.001, row=0.0001, commit=0.002)
    outcome = capacity.Worker(costs, tables=200, thinking=0.0, seconds=20.0).run()
    assert 460 < outcome.choices_per_second <= 500  # all began at once: they wait for the disk together
    assert outcome.p50 == pytest.approx(200 / outcome.choices_per_second, rel=0.1)  # Little's law


def test_a_slow_disk_is_shared_by_all_who_wait(capacity: ModuleType) -> None:
    costs = capacity.Costs(check=0.0001, tell=0.0001, row=0.0, commit=0.1)
    outcome = capacity.Worker(costs, tables=100, thinking=0.0, seconds=20.0).run()
    assert outcome.choices_per_second > 400  # one by one, it would be ten a second


def test_more_tables_than_the_found_number_wait_longer(capacity: ModuleType) -> None:
    costs = capacity.Costs(check=0.001, tell=0.001, row=0.0001, commit=0.002)
    tables, outcome = capacity.most_tables(costs, 5.0, 0.1)
    assert outcome.p99 <= 0.1
    assert 0.8 * 5 / 0.002 < tables < 1.1 * 5 / 0.002
    assert capacity.Worker(costs, int(1.15 * tables), 5.0, 60.0).run().p99 > 0.1

"""What one person and one address may ask for: nothing is limited by person alone, and what took long costs more."""

import pytest

from tetrapolis.server.errors import TooFast
from tetrapolis.server.metrics import Metrics
from tetrapolis.server.quotas import LIMITS, Asker, Quotas, party


def quotas(rate: int = 40, sockets: int = 10) -> Quotas:
    return Quotas(rate, sockets, Metrics())


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is filled up meanwhile, however slow the machine is."""
    monkeypatch.setattr("tetrapolis.server.quotas.monotonic", lambda: 0.0)


def many(found: Quotas, quota: str, *askers: Asker) -> int:
    """How often it may be had before somebody is refused."""
    count = 0
    while count < 10_000:
        try:
            found.take(quota, askers[count % len(askers)])
        except TooFast as error:
            assert error.wait > 0
            return count
        count += 1
    return count


@pytest.mark.usefixtures("no_time_passes")
@pytest.mark.parametrize("quota", LIMITS)
def test_a_hundred_guests_of_one_address_have_no_more_than_the_address(quota: str) -> None:
    guests = [Asker("192.0.2.1", f"g-{number}") for number in range(100)]
    allowed = many(quotas(), quota, *guests)
    assert allowed <= max(LIMITS[quota].least, 40 * LIMITS[quota].address_burst) + 2
    assert allowed < 100 or LIMITS[quota].address_burst > 2


@pytest.mark.usefixtures("no_time_passes")
@pytest.mark.parametrize("quota", LIMITS)
def test_a_person_has_no_more_for_coming_from_many_addresses(quota: str) -> None:
    person = [Asker(f"192.0.2.{number}", "g-1") for number in range(100)]
    assert many(quotas(), quota, *person) <= max(LIMITS[quota].least, 40 * LIMITS[quota].burst) + 2


def test_others_are_not_concerned() -> None:
    found = quotas()
    many(found, "creations", Asker("192.0.2.1", "g-1"))
    found.take("creations", Asker("192.0.2.2", "g-2"))


def test_what_took_long_is_paid_afterwards() -> None:
    found, asker = quotas(), Asker("192.0.2.1", "g-1")
    found.check("looks", asker)
    found.charge("looks", asker, 30.0)
    with pytest.raises(TooFast) as refused:
        found.check("looks", asker)
    assert 200 < refused.value.wait < 400  # a tenth of a second is filled up in a second
    with pytest.raises(TooFast):
        found.check("looks", Asker("192.0.2.1", "g-2"))
    found.check("looks", Asker("192.0.2.9", "g-3"))


def test_what_is_expected_is_paid_at_once_and_settled_afterwards() -> None:
    """However many ask at the same time, before any of them has paid what it took."""
    found, asker = quotas(), Asker("192.0.2.1", "g-1")
    begun = []
    with pytest.raises(TooFast):
        for _ in range(1000):
            begun.append(found.begin("analyses", asker))
    assert len(begun) == 6  # two seconds are expected of each, and a person has ten
    for settle in begun:
        settle(0.0)
    found.take("analyses", asker, 9.9)


def test_what_exists_at_the_same_time_is_counted_and_let_go() -> None:
    found, anna = quotas(sockets=10), Asker("192.0.2.1", "g-1")
    with found.held("sockets", anna), found.held("sockets", anna):
        with pytest.raises(TooFast):
            found.hold("sockets", anna)
        with found.held("sockets", Asker("192.0.2.1", "g-2")):
            pass
    with found.held("sockets", anna):
        pass


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("?", "?", True),
    ],
)
def test_a_network_of_ipv6_is_one_party(one: str, other: str, same: bool) -> None:
    assert (party(one) == party(other)) is same


def test_strangers_do_not_fill_the_memory() -> None:
    found = quotas()
    for number in range(50_000):
        found.check("looks", Asker(f"198.51.{number // 250}.{number % 250}"))
    assert len(found._buckets) <= found._MOST

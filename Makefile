# make play: play. make test: check everything. Both prepare .venv themselves.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test page check bench lock pictures golden ladder train histories attacks promises pads fuzz engine judge lessons screens clean

play: .venv/.ready page
	@$(BIN)/tetrapolis serve

test: .venv/.ready page
	@bash scripts/test

page: .venv/.ready  ## build the page, if its sources have changed
	@$(BIN)/python scripts/page.py

check: .venv/.ready  ## the static part of the tests
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python scripts/page.py --lint

bench: .venv/.ready
	@$(BIN)/tetrapolis bench

pictures: .venv/.ready page  ## take the pictures of the README anew
	@$(BIN)/python scripts/pictures.py

golden: .venv/.ready  ## freeze the golden playthroughs anew, after a wanted change of the rules
	@TETRAPOLIS_PLANS=none $(BIN)/python -m tetrapolis.testing.golden tests/golden

ladder: .venv/.ready  ## measure the levels of the bots against each other, and write docs/bots (more than an hour)
	@$(BIN)/python scripts/ladder.py --kept .ladder
	@$(BIN)/python scripts/ladder.py --page

train: .venv/.ready  ## let bots learn Akropolis anew (about an hour on two idle cores), for Master to think with
	@$(BIN)/tetrapolis train akropolis --generations 4 --adopt

histories: .venv/.ready  ## 200 faults of nodes, disk, database and bus while people play, drawn by TETRAPOLIS_FAULT_SEED
	@TETRAPOLIS_FAULTS=200 $(BIN)/pytest -q -s tests/server/test_histories.py

attacks: .venv/.ready  ## how fast honest people are answered while the site is attacked
	@TETRAPOLIS_ATTACKS=1 $(BIN)/pytest -q -s tests/server/test_attacks.py tests/server/test_loop_lag.py

promises: .venv/.ready  ## twenty times as many states of every game as `make test` looks at
	@TETRAPOLIS_STATES=600 $(BIN)/pytest -q -n 2 tests/conformance

pads: .venv/.ready  ## 500 final positions of every game, written on its score pad, in Python and by the page's own model
	@TETRAPOLIS_PADS=500 $(BIN)/pytest -q -n 2 -rP tests/games/test_pads.py tests/engine/test_pads.py

fuzz: .venv/.ready  ## 100,000 bad messages to a table, and a long run of the state machine
	@TETRAPOLIS_FUZZ=100000 TETRAPOLIS_MACHINE_EXAMPLES=300 $(BIN)/pytest -q tests/server/test_socket_fuzz.py \
		tests/server/test_machine.py

engine: .venv/.ready page  ## the engines of browsers: 200 matches and 50 searches of each game, and how fast they are
	@TETRAPOLIS_ENGINE_MATCHES=200 TETRAPOLIS_ENGINE_SEARCHES=50 $(BIN)/pytest -q -n 2 --dist loadfile \
		tests/engine tests/page/test_engine.py tests/page/test_local.py tests/page/test_matches.py
	@$(BIN)/python scripts/engine_figures.py
	@$(BIN)/python scripts/page_figures.py

judge: .venv/.ready page  ## twenty planted blunders and near-equal choices of each game, all exercises, whole analyses in a module and a page
	@TETRAPOLIS_JUDGED=20 TETRAPOLIS_EXERCISES=99 TETRAPOLIS_JUDGE_DEPTH=usual $(BIN)/pytest -q -n 2 --dist loadfile \
		tests/bots/test_judge.py tests/bots/test_exercises.py tests/engine/test_judge.py
	@TETRAPOLIS_JUDGE_DEPTH=usual $(BIN)/pytest -q -rP tests/page/test_analysis.py -k whole

lessons: .venv/.ready page  ## every lesson in every language, by mouse and by keys; every exercise
	@TETRAPOLIS_LESSONS=1 $(BIN)/pytest -q -n 2 tests/lessons tests/page/test_learn.py tests/page/test_exercises.py

screens: .venv/.ready page  ## every table at six sizes, through rounds and whole matches by mouse, touch and keys
	@TETRAPOLIS_SCREENS=1 $(BIN)/pytest -q -n 2 tests/page/test_one_screen.py tests/page/test_matches.py

lock: .venv/.ready  ## resolve the newest allowed versions into requirements.lock
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --extra dev pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --extra nodes --constraint requirements.lock pyproject.toml -o deploy/requirements.lock
	@$(BIN)/python scripts/page.py --lock

.venv/.ready: requirements.lock pyproject.toml scripts/setup
	@bash scripts/setup $(PYTHON)

clean:
	rm -rf .venv dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

# Everything on a fresh machine with Python 3.11 or newer: `make play`, `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock
WORKERS ?= auto

.PHONY: play test check bench format lock clean

play: $(VENV)/play.done
	@$(BIN)/archipel play mahe $(ARGS)

test: check
	$(BIN)/python -m pytest -q -n $(WORKERS)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n $(WORKERS) --cov --cov-report=term

check: $(VENV)/test.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/bench.done
	$(BIN)/archipel bench
	$(BIN)/python bench/peers.py

format: $(VENV)/test.done
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: ## choose the newest versions and write them down
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check -e .[test,bench]
	build/lock/bin/python -m pip freeze --exclude-editable > requirements.lock

clean:
	rm -rf $(VENV) build bench/build .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.done: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
	$(INSTALL) -e .
	@touch $@

$(VENV)/test.done: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
	$(INSTALL) -e .[test]
	@touch $@

$(VENV)/bench.done: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
	$(INSTALL) -e .[bench]
	@touch $@

# Everything on a fresh machine with Python 3.11 or newer: `make play`, `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock
WORKERS ?= auto
# What only calls the rules need not be tried with the rules as plain Python.
NOT_PLAIN := $(addprefix --ignore=,tests/server tests/web tests/cli tests/bots tests/laws/test_prints.py src/archipel/server)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
NODE_IS_NEW := node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' && npm --version

PAGE := src/archipel/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/archipel -name '*.ftl' -o -path 'web/*' -type f)

.PHONY: play test check page wheel bench format lock clean

play: $(VENV)/play.done $(PAGE)
	@$(BIN)/archipel serve --open $(ARGS)

test: check $(PAGE)
	$(BIN)/python -m pytest -q -n $(WORKERS)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n $(WORKERS) --cov --cov-report=term $(NOT_PLAIN)

check: $(VENV)/test.done web/node_modules/.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check

page: $(PAGE) ## the web client, built into the Python package

wheel: $(PAGE) $(VENV)/pyvenv.cfg ## the package with the page in it
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

bench: $(VENV)/bench.done
	$(BIN)/archipel bench
	$(BIN)/python bench/peers.py

format: $(VENV)/test.done
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: ## choose the newest versions and write them down
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check -e .[test,bench,node]
	build/lock/bin/python -m pip freeze --exclude-editable > requirements.lock

clean:
	rm -rf $(VENV) build bench/build .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/src/protocol.ts web/src/games/*/types.ts src/archipel/server/page

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

$(VENV)/node.done: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock ## Node of the machine, or else one of our own
	($(NODE_IS_NEW)) >/dev/null 2>&1 || $(INSTALL) -e .[node]
	@touch $@

$(PAGE): web/node_modules/.done $(VENV)/play.done $(PAGE_SOURCES)
	$(NPM) run --silent build

web/node_modules/.done: $(VENV)/node.done web/package-lock.json
	$(NPM) ci --silent
	@touch $@

# Needs only Python 3.11 or newer: `make play`, `make test`.

# The system's own Python where it will do: distributions build it with all optimisations, pyenv and others often do not.
PYTHON ?= $(or $(shell /usr/bin/python3 -c 'import ensurepip, sys; print(sys.executable * (sys.version_info >= (3, 11)))' 2>/dev/null),python3)
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock
WORKERS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 2))) # two more than cores: browsers and servers often wait
# Browser tests come last: their loop never ends.
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup --no-loadscope-reorder
COMPILED := KERNEL_IS_COMPILED=yes # for tests that come after `kernel`
# Tests that only call the rules are not repeated with the rules as plain Python.
NOT_PLAIN := $(addprefix --ignore=,tests/server tests/web tests/cli tests/bots tests/arena tests/docs tests/laws/test_prints.py)
export PYTHONDONTWRITEBYTECODE := # Python keeps what it has compiled: the tests start hundreds of processes
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
NODE_IS_NEW := command -v npm && node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)'
NODE := $(shell ($(NODE_IS_NEW)) >/dev/null 2>&1 || echo $(VENV)/node.done) # nothing, or Node has to be installed

PAGE := src/archipel/server/page/index.html
GENERATED := web/src/protocol.ts $(wildcard web/src/games/*/types.ts) # by every check and build
PAGE_SOURCES := $(filter-out $(GENERATED),$(shell find web/src web/public web/index.html web/vite.config.ts src/archipel -name '*.ftl' -o -path 'web/*' -type f))

# $(call timed,part,command) runs a command and writes down how many seconds it took.
TIMES := build/times
timed = @mkdir -p build; begun=$$(date +%s); $(2) || exit 1; \
	printf '%-14s %4d s\n' '$(1)' $$(($$(date +%s) - begun)) >> $(TIMES)
SIDE_BY_SIDE_LIVE := $(MAKE) --no-print-directory --jobs=2
SIDE_BY_SIDE := $(SIDE_BY_SIDE_LIVE) --output-sync=target

.PHONY: play test test-more check page wheel docs bench format lock clean
.PHONY: installed kernel style types layers web-check tests tests-more laws-more tests-plain

# $(call said,sentence,command) says what a step does, then how many seconds it took.
said = @begun=$$(date +%s); echo '  $(1)'; $(2) || exit 1; echo "  … done in $$(($$(date +%s) - begun)) s: $(1)"

play: ## the server with its page; the first time it is installed and built, side by side, in about a minute
	@test -e $(PAGE) || echo 'The first start installs Archipel into this folder and builds the page. It takes about a minute.'
	@$(SIDE_BY_SIDE_LIVE) --silent $(VENV)/play.done $(PAGE)
	@$(BIN)/archipel serve --open $(ARGS)

test: installed ## what every change has to pass
	@rm -f $(TIMES)
	@$(SIDE_BY_SIDE) kernel style types layers $(PAGE)
	@$(SIDE_BY_SIDE_LIVE) $(COMPILED) tests web-check # the tests wait for servers and browsers now and then
	@cat $(TIMES)

test-more: installed ## slow extras: many sizes and languages in the browser, kills, long fuzzing, more laws, plain Python
	@rm -f $(TIMES)
	@$(SIDE_BY_SIDE) kernel $(PAGE)
	@$(MAKE) --no-print-directory $(COMPILED) tests-more
	@$(MAKE) --no-print-directory $(COMPILED) laws-more
	@$(MAKE) --no-print-directory $(COMPILED) tests-plain
	@cat $(TIMES)

check: style types layers web-check

installed: $(VENV)/test.done $(VENV)/play.done web/node_modules/.done

kernel: $(VENV)/test.done ## the rules, compiled into the cache
	$(call timed,$@,$(BIN)/python -m tests.compiling)

style: $(VENV)/test.done
	$(call timed,$@,$(BIN)/ruff check . && $(BIN)/ruff format --check .)

types: $(VENV)/test.done
	$(call timed,$@,$(BIN)/mypy)

layers: $(VENV)/test.done
	$(call timed,$@,$(BIN)/lint-imports)

web-check: $(VENV)/test.done web/node_modules/.done | $(PAGE) # one after the other: both write web/src/protocol.ts
	$(call timed,$@,$(NPM) run --silent check)

tests: $(VENV)/test.done $(PAGE)
	$(call timed,$@,$(PYTEST) -m "not more")

tests-more: $(VENV)/test.done $(VENV)/docs.done $(PAGE)
	$(call timed,$@,$(PYTEST) -m more)

laws-more: $(VENV)/test.done ## the laws on other random games
	$(call timed,$@,LAWS_SEED=12 $(PYTEST) -m "not more" tests/laws/test_laws.py tests/laws/test_secrets.py)

tests-plain: $(VENV)/test.done ## the rules as plain Python, with coverage
	$(call timed,$@,NUMBA_DISABLE_JIT=1 $(PYTEST) --cov --cov-report=term $(NOT_PLAIN))

page: $(PAGE) ## build the web client into the Python package

wheel: $(PAGE) $(VENV)/pyvenv.cfg ## build the package with the page in it
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@echo "Install it for playing and serving: pip install '$$(ls -t dist/archipel-*.whl | head -1)[all]'"

docs: $(VENV)/docs.done ## build the documentation as a site, into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The documentation is at build/site/index.html"

bench: $(VENV)/bench.done
	$(BIN)/archipel bench
	$(BIN)/python bench/peers.py

format: $(VENV)/test.done
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: ## pin the newest versions
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check -e .[all,test,bench,node,docs,ray]
	build/lock/bin/python -m pip freeze --exclude-editable > requirements.lock

clean:
	rm -rf $(VENV) build bench/build .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/src/protocol.ts web/src/games/*/types.ts src/archipel/server/page

$(VENV)/pyvenv.cfg:
	@$(PYTHON) src/archipel/python_version.py
	$(call said,creating the environment (5 s),$(PYTHON) -m venv $(VENV))

# Modules are compiled when they are first imported: most of what is installed never is.
$(VENV)/play.done: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
	$(call said,installing the Python packages (20 s),$(INSTALL) --no-compile --prefer-binary -e .[all])
	@touch $@

$(VENV)/test.done: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
	$(INSTALL) -e .[all,test]
	@touch $@

$(VENV)/docs.done: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
	$(INSTALL) -e .[docs]
	@touch $@

$(VENV)/bench.done: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
	$(INSTALL) -e .[all,bench]
	@touch $@

$(VENV)/node.done: $(VENV)/play.done ## where the machine has no Node, or an old one
	$(call said,installing Node (10 s),$(INSTALL) -e .[node])
	@touch $@

$(PAGE): web/node_modules/.page.done $(VENV)/play.done $(PAGE_SOURCES)
	$(call said,building the page (15 s),$(NPM) run --silent build)

# What only checks and tests need is left out, unless it is there already.
web/node_modules/.page.done: web/package-lock.json $(NODE)
	$(call said,installing what builds the page (5 s),$(NPM) ci --silent --omit=dev)
	@touch $@

web/node_modules/.done: web/package-lock.json $(NODE)
	$(NPM) ci --silent
	@touch $@ web/node_modules/.page.done

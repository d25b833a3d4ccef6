# spellspeed: what a fresh checkout needs, set up and run. Needs python3 (3.11 or newer) with venv, and make; compiling also
# needs a C compiler and the headers of Python (Debian: python3 python3-venv python3-dev make gcc).
#
#   make play    installs without compiling into .venv, starts a server for this machine and opens its page in the browser
#   make play-terminal   the same in the terminal, without a server; piped, two bots duel
#   make test    sets everything up and runs all tests in four parts: static, build, rules, served; each is a target of its own, too.
#                With SPELLSPEED_THOROUGH=1 both builds run all of them, and every run is also replayed
#   make fast    builds the compiled copy in .venv-compiled, the one that benchmarks use: .venv-compiled/bin/spellspeed bench
#   make wheel   makes the compiled wheel in dist, and tries it where there is no compiler
#   make check   format, lint, types (of what programs import by two checkers), the lint of declarations; of the page's modules, too, where node and npm are installed
#   make clean   removes everything that these made
#
# PYTHON=... names another Python, TESTS=... runs only these tests, JOBS=... how many at a time, PORT=... where make play listens.

PYTHON ?= python3
TESTS ?= tests
JOBS ?= auto
PORT ?= 8400

VENV := .venv
COMPILED := .venv-compiled
PIP_OPTIONS := --quiet --disable-pip-version-check
INSTALL_OPTIONS := $(PIP_OPTIONS) --no-compile
PROJECT := pyproject.toml setup.py tools/c_compiler.py
COMPILING := tools/compile_core.py tools/docstrings_in_c.py tools/freeing_in_c.py tools/literals_by_name.py
LEARNING = $(shell $(PYTHON) -c 'import tomllib; print(*map(repr, tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["rl"]))')
LABORATORY = $(shell $(PYTHON) -c 'import tomllib; extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; print(*sorted({repr(each) for extra in ("lab", "joblib", "dask", "ray") for each in extras[extra] if not each.startswith("spellspeed")}))')
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' 2>/dev/null)

.PHONY: help play play-terminal test ahead static build rules rules-compiled rules-interpreted served fast wheel check check-page clean
.DEFAULT_GOAL := help

help:
	@sed -n 's/^#   //p' Makefile

# ---- interpreted: an editable install, src is what runs

$(VENV)/python: $(PROJECT)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "spellspeed needs Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@echo "setting up $(VENV) (interpreted)"
	@$(PYTHON) -m venv $(VENV)
	@$(VENV)/bin/python -m pip install $(INSTALL_OPTIONS) 'setuptools>=77'
	@SPELLSPEED_COMPILE=0 $(VENV)/bin/python -m pip install $(INSTALL_OPTIONS) --no-build-isolation --editable '.[web]'
	@touch $@

$(VENV)/developer: $(VENV)/python
	@echo "adding the tools for tests and checks to $(VENV)"
	@SPELLSPEED_COMPILE=0 $(VENV)/bin/python -m pip install $(INSTALL_OPTIONS) --no-build-isolation --editable '.[dev]'
	@touch $@

play: $(VENV)/python
	@$(VENV)/bin/spellspeed serve --open --port $(PORT)

play-terminal: $(VENV)/python
	@if [ -t 0 ]; then $(VENV)/bin/spellspeed play; else $(VENV)/bin/spellspeed watch; fi

# ---- compiled: a copy in site-packages with extension modules; src is not on its path

$(COMPILED)/python: $(PROJECT)
	@echo "setting up $(COMPILED)"
	@$(PYTHON) -m venv $(COMPILED)
	@$(COMPILED)/bin/python -m pip install $(INSTALL_OPTIONS) 'setuptools>=77'
	@SPELLSPEED_COMPILE=0 $(COMPILED)/bin/python -m pip install $(INSTALL_OPTIONS) --no-build-isolation '.[compile,test]'
	@touch $@

$(COMPILED)/built: $(COMPILED)/python $(COMPILING) $(SOURCES)
	@echo "building the compiled copy (only the modules that changed meet the C compiler)"
	@SPELLSPEED_COMPILE=1 $(COMPILED)/bin/python -m pip install $(INSTALL_OPTIONS) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

fast: $(COMPILED)/built
	@$(COMPILED)/bin/python -I -c 'from spellspeed.build import COMPILED as c; print("compiled copy ready: $(COMPILED)/bin/spellspeed" if c else "nothing was compiled"); raise SystemExit(not c)'

wheel: $(COMPILED)/python
	@echo "building the compiled wheel"
	@rm -f dist/spellspeed-*.whl
	@SPELLSPEED_COMPILE=1 $(COMPILED)/bin/python -m pip wheel $(PIP_OPTIONS) --no-build-isolation --no-deps --wheel-dir dist .
	@$(COMPILED)/bin/python tools/try_wheel.py dist/spellspeed-*.whl

# ---- tests: four parts, the quick ones first; .ci/run runs the same ones, with all that belongs to them installed

PARTS ?= static build rules served
PYTEST_INTERPRETED = SPELLSPEED_EXPECTED_BUILD=interpreted $(VENV)/bin/python -m pytest -q
PYTEST_COMPILED = SPELLSPEED_EXPECTED_BUILD=compiled $(COMPILED)/bin/python -m pytest -q
COMPILER := $(PYTHON) tools/c_compiler.py

test:
	@tools/run_parts $(PARTS)

static: $(VENV)/developer
	@failed=0; \
	$(MAKE) --no-print-directory check || failed=1; \
	echo "the source itself" && $(PYTEST_INTERPRETED) -n $(JOBS) tests/hygiene || failed=1; \
	exit $$failed

# The second environment and its compiled copy, made while the static part works with the first (tools/run_parts).
ahead:
	@if $(COMPILER) >/dev/null; then \
		$(MAKE) --no-print-directory $(COMPILED)/python $(if $(LAB),$(COMPILED)/laboratory) $(if $(RL),$(COMPILED)/learning) && \
		nice -n 5 $(MAKE) --no-print-directory $(COMPILED)/built; \
	fi

build:
	@if $(COMPILER); then \
		$(MAKE) --no-print-directory $(VENV)/developer fast $(if $(LAB),$(VENV)/laboratory $(COMPILED)/laboratory) $(if $(RL),$(COMPILED)/learning); \
	else \
		echo "nothing is compiled: the tests run interpreted only"; \
		$(MAKE) --no-print-directory $(VENV)/developer $(if $(LAB),$(VENV)/laboratory); \
	fi

rules:
	@failed=0; \
	$(MAKE) --no-print-directory rules-compiled || failed=1; \
	$(MAKE) --no-print-directory rules-interpreted || failed=1; \
	exit $$failed

rules-compiled:
	@if $(COMPILER) >/dev/null; then \
		$(MAKE) --no-print-directory build && \
		echo "what plays, judges, reads or prints, compiled" && \
		$(PYTEST_COMPILED) -n $(JOBS) -m "not served" $(TESTS); \
	fi

rules-interpreted: $(VENV)/developer $(if $(LAB),$(VENV)/laboratory)
	@if $(COMPILER) >/dev/null; then \
		echo "what is not compiled, and a tenth of what is, interpreted" && \
		SPELLSPEED_TENTH=1 $(PYTEST_INTERPRETED) -n $(JOBS) -m "not served" $(TESTS) --ignore=tests/hygiene; \
	else \
		echo "what plays, judges, reads or prints, interpreted" && \
		$(PYTEST_INTERPRETED) -n $(JOBS) -m "not served" $(TESTS) --ignore=tests/hygiene; \
	fi

# What plays, compiled, beside what does not: each has one worker, and one waits most of the time for a browser.
served: $(VENV)/developer $(if $(LAB),$(VENV)/laboratory)
	@failed=0; \
	if $(COMPILER) >/dev/null; then \
		$(MAKE) --no-print-directory build || failed=1; \
		told=$$(mktemp); \
		$(PYTEST_COMPILED) -n 0 -m served $(TESTS) >"$$told" 2>&1 </dev/null & beside=$$!; \
		echo "what is served and not compiled, and a tenth of what is: sockets, browsers, databases"; \
		SPELLSPEED_TENTH=1 $(PYTEST_INTERPRETED) -n 0 -m served $(TESTS) || failed=1; \
		wait $$beside || failed=1; \
		echo "what is served and plays, compiled: processes that are killed, clusters, rooms"; \
		cat "$$told"; rm -f "$$told"; \
	else \
		echo "what is served: sockets, browsers, databases, clusters, processes that are killed"; \
		$(PYTEST_INTERPRETED) -n 0 -m served $(TESTS) || failed=1; \
	fi; \
	exit $$failed

$(VENV)/laboratory $(COMPILED)/laboratory: %/laboratory: $(PROJECT)
	@echo "adding what the deck laboratory needs to $*"
	@$*/bin/python -m pip install $(INSTALL_OPTIONS) $(LABORATORY)
	@touch $@

$(VENV)/laboratory: | $(VENV)/developer
$(COMPILED)/laboratory: | $(COMPILED)/python

$(COMPILED)/learning: $(PROJECT) | $(COMPILED)/python
	@echo "adding what learning environments need to $(COMPILED)"
	@$(COMPILED)/bin/python -m pip install $(INSTALL_OPTIONS) $(LEARNING)
	@touch $@

# The second checker of types works beside the first, as neither of them uses two cores.
check: $(VENV)/developer
	@failed=0; told=$$(mktemp); \
	$(VENV)/bin/basedpyright --pythonpath $(VENV)/bin/python >"$$told" 2>&1 </dev/null & public=$$!; \
	$(VENV)/bin/ruff format --check . || failed=1; \
	$(VENV)/bin/ruff check . || failed=1; \
	$(VENV)/bin/mypy || failed=1; \
	wait $$public || failed=1; \
	echo "types of what programs import, by basedpyright:"; \
	cat "$$told"; rm -f "$$told"; \
	$(VENV)/bin/spellspeed cards --lint || failed=1; \
	$(MAKE) --no-print-directory check-page || failed=1; \
	exit $$failed

# ---- the page's modules: what runs is what lies in src, so only the checks need node

PAGE := tools/page
PAGE_TOOLS := $(PAGE)/node_modules/.package-lock.json

$(PAGE_TOOLS): $(PAGE)/package.json $(PAGE)/package-lock.json
	@echo "adding the tools that check the page to $(PAGE)"
	@cd $(PAGE) && npm ci --silent
	@touch $@

check-page:
	@if command -v node >/dev/null && command -v npm >/dev/null; then \
		$(MAKE) --no-print-directory --silent $(PAGE_TOOLS) && \
		$(PAGE)/node_modules/.bin/biome ci --no-errors-on-unmatched --colors=off --config-path=$(PAGE)/lint.json src/spellspeed/web/page && \
		$(PAGE)/node_modules/.bin/tsc --project $(PAGE) && echo "the page's modules: types, lint and format are right"; \
	else \
		echo "the page's modules were not checked: node and npm are not installed (Debian: nodejs npm)"; \
		[ "$$SPELLSPEED_NEEDS_NODE" != 1 ]; \
	fi

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

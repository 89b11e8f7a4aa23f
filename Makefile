# `make play` and `make test` set up all they need. PYTHON=python3.12 starts from another Python, after `make clean`.

PYTHON ?= python3
JOBS ?= 2
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
# Where Python is told not to keep what it has compiled, every command would compile all its libraries again.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python
LOCKED := --require-hashes -r
PACKAGE := --no-deps --no-build-isolation --reinstall-package raenke .
PYTEST := python -m pytest -q -n $(JOBS) --ignore tests/web --durations 5 --durations-min 5
# What is no engine, and so the same however the engine is built, is tested once; so are many games, with the quickest
# build (that all builds play the same is what the rest shows), and the laws of play with one Python.
ENGINE := --ignore tests/bots --ignore tests/cli --ignore tests/device --ignore tests/release --ignore tests/server --ignore tests/words \
	$(foreach room,deploy help limits mutants papers public together,--ignore tests/foundation/test_$(room).py)
FEW := $(ENGINE) -m 'not many'
NO_LAWS := $(FEW) --ignore tests/laws
LOCK := $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
# What is tried once with full optimisation need not be again: a build for a test takes half the time.
QUICK := -O1
BOUNDS := $(QUICK) -fsanitize=bounds -fno-sanitize-recover=bounds
STAGE = @$(PYTHON) tools/stages.py
TOGETHER = $(PYTHON) tools/together.py --jobs $(JOBS)
# The longest first.
CHECKS := '$(BIN)/mypy' '$(BIN)/lint-imports --no-logo' '$(BIN)/python -m tools.manual --check' '$(BIN)/python -m tools.protocol --check' \
	'$(BIN)/python -m tools.constants --check' '$(BIN)/ruff check --quiet --output-format concise' '$(BIN)/ruff format --quiet --check'
IF_COMPILES := if [ "$$($(BIN)/python hatch_build.py --kind)" = compiled ]
ELSE_NOT_RUN := else echo 'NOT RUN, for want of a C compiler. On Debian, apt-get install gcc python3-dev gets one.'; fi

.NOTPARALLEL:
.PHONY: play test forget quick check ready build versions browser compiled pure bounds others other web bench constants protocol manual fuzz ray mutants wheels release lock clean

play: build
	@$(BIN)/raenke

test: forget versions ready compiled pure bounds others web
	$(STAGE) 'Passed:'
	@$(PYTHON) tools/stages.py --longest
	@$(IF_COMPILES); then echo 'compiled, uncompiled and with bounds checked.'; \
		else echo 'uncompiled. The compiled suites were NOT run, for want of a C compiler.'; fi

forget:
	@$(PYTHON) tools/stages.py --forget

# After a change of rules, within a minute: build it, check it, try every paragraph.
quick: build
	$(BIN)/ruff check --quiet --output-format concise
	$(BIN)/ruff format --quiet --check
	@$(BIN)/$(PYTEST) -x tests/kabale tests/citadels -m 'not many'

# Every other environment is set up like the first, with the package as a wheel of its own kind in it.

$(UV): requirements/uv.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet $(LOCKED) requirements/uv.txt
	@touch $@

.venv/ready: requirements/dev.txt pyproject.toml $(UV)
	$(INSTALL) .venv $(LOCKED) requirements/dev.txt
	@$(BIN)/python hatch_build.py --client 2> /dev/null || $(INSTALL) .venv $(LOCKED) requirements/node.txt
	$(INSTALL) .venv --no-deps --no-build-isolation --editable .
	@touch $@

build/%/ready: requirements/dev.txt $(UV)
	$(UV) venv --quiet --clear --python $(or $(OTHER),$(BIN)/python) build/$*
	$(INSTALL) build/$* $(LOCKED) requirements/dev.txt
	@touch $@

build/ray/ready: requirements/ray.txt $(UV)
	$(UV) venv --quiet --clear --python $(BIN)/python build/ray
	$(INSTALL) build/ray $(LOCKED) requirements/ray.txt
	@touch $@

build: .venv/ready
	@$(BIN)/python hatch_build.py

versions: .venv/ready
	$(STAGE) "Python $$($(BIN)/python -V | cut -d' ' -f2) leads; of 3.11–3.13 these are here:"
	@$(BIN)/python tools/pythons.py

# The web tests come last and several at once; what they need is got before, once.
browser: .venv/ready
	$(STAGE) 'The browser for the tests'
	@$(BIN)/python -m tests.web.browser

check: build
	$(STAGE) 'Checks: constants, types of the client, man page, ruff, mypy, import-linter'
	@$(TOGETHER) $(CHECKS)

# While one core checks, the browser comes.
ready: build
	$(STAGE) 'Checks: constants, types of the client, man page, ruff, mypy, import-linter; and the browser for the tests'
	@$(TOGETHER) '$(BIN)/python -m tests.web.browser' $(CHECKS)

compiled: build
	$(STAGE) 'The suite, compiled'
	@$(IF_COMPILES); then RAENKE_EXPECT=compiled $(BIN)/$(PYTEST); $(ELSE_NOT_RUN)

pure: .venv/ready build/pure/ready
	$(STAGE) 'The suite, uncompiled, with coverage'
	@RAENKE_PURE=1 $(INSTALL) build/pure $(PACKAGE)
	@export RAENKE_EXPECT=pure; $(IF_COMPILES); then build/pure/bin/$(PYTEST) $(FEW) --cov; \
		else build/pure/bin/$(PYTEST) --cov; fi

bounds: .venv/ready build/bounds/ready
	$(STAGE) 'The suite with bounds checked, and the planted overrun'
	@$(IF_COMPILES); then export CFLAGS='$(BOUNDS)' RAENKE_EXPECT=bounds; \
		$(INSTALL) build/bounds $(PACKAGE); build/bounds/bin/$(PYTEST) $(FEW); $(ELSE_NOT_RUN)

others: .venv/ready
	@leading=$$($(BIN)/python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	$(BIN)/python tools/pythons.py | while read -r version command; do \
		[ $$version = $$leading ] || $(MAKE) --no-print-directory other NAME=python$$version OTHER=$$command; done

other: build/$(NAME)/ready
	$(STAGE) 'The suite on $(NAME)'
	@CFLAGS='$(QUICK)' $(INSTALL) build/$(NAME) $(PACKAGE)
	@RAENKE_EXPECT=$$(build/$(NAME)/bin/python hatch_build.py --kind) build/$(NAME)/bin/$(PYTEST) $(NO_LAWS)

# The browser sees the compiled server only; its screenshots are in build/screenshots. It waits as often as it works, so
# one more goes beside. What failed is tried once more, alone and by name: a busy machine fails no run, and hides nothing.
web: build browser
	$(STAGE) 'The table in the browser: svelte-check, unit tests, a real browser'
	@$(TOGETHER) '$(BIN)/python hatch_build.py --npm run check' '$(BIN)/python hatch_build.py --npm test'
	@$(BIN)/python -m pytest -q -n $$(($(JOBS) + 1)) --durations 8 --durations-min 10 tests/web || { [ $$? = 1 ] && \
		printf '\nOnce more, one at a time, what failed beside others:\n' && \
		$(BIN)/python -m pytest -q -rA --show-capture no --last-failed --last-failed-no-failures none tests/web; }

bench: build
	@$(BIN)/raenke bench
	@$(BIN)/python -m bench.server
	@$(BIN)/python -m bench.client
	@$(BIN)/python -m bench.static

# From each game's `constants.toml`.
constants:
	@$(PYTHON) -m tools.constants

protocol: build
	@$(BIN)/python -m tools.protocol

# docs/raenke.1, from the help of the commands.
manual: build
	@$(BIN)/python -m tools.manual

fuzz: build browser
	@$(BIN)/python -m tests.kabale.fuzz
	@$(BIN)/python -m tests.citadels.fuzz
	@$(BIN)/python -m tests.bots.fuzz
	@$(BIN)/python -m tests.bots.silly --games 1000 --bot search:10000
	@$(BIN)/python -m tests.server.kills 1000
	@$(BIN)/python -m tests.server.kills 1000 --processes 2
	@RAENKE_FUZZ=50 $(BIN)/python -m pytest -q tests/server/test_fuzz.py
	@RAENKE_LOOKS=200 $(BIN)/python -m pytest -q tests/web/test_hot_seat.py -k never_shows
	@$(MAKE) --no-print-directory ray

# Ray is large, so it has an environment of its own, sees the package where it was built, and keeps its things there too.
ray: build build/ray/ready
	@HOME=$(CURDIR)/build/ray PYTHONPATH=src:. build/ray/bin/python -m tests.bots.cluster

mutants: build
	@$(BIN)/python -m tools.mutants

build/release/ready: requirements/release.txt $(UV)
	$(UV) venv --quiet --clear --python $(BIN)/python build/release
	$(INSTALL) build/release $(LOCKED) requirements/release.txt
	@touch $@

# The sdist, the pure wheel, and the compiled ones that the Pythons here can build; cibuildwheel builds those of other systems.
wheels: .venv/ready build/release/ready
	@$(BIN)/python -m tools.wheels

release: build build/release/ready
	@$(BIN)/python -m tools.release

lock: $(UV)
	$(LOCK) --group uv -o requirements/uv.txt
	$(LOCK) --group build -o requirements/build.txt
	$(LOCK) --group node -o requirements/node.txt
	$(LOCK) --group release -o requirements/release.txt
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) pyproject.toml --extra nudges -c requirements/run.txt -o requirements/nudges.txt
	$(LOCK) pyproject.toml --extra ray -c requirements/run.txt -o requirements/ray.txt
	$(LOCK) pyproject.toml --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt

clean:
	rm -rf .venv build dist .coverage .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf web/node_modules src/raenke/web
	find src -name '*.so' -delete

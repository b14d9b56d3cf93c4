# Every target makes the environment first when the lock file changed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.9

# Compiled modules are kept: the tests start the bot dozens of times, which would compile all anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: env play test check coverage lint style soak bench pictures lock audit sbom

env: $(VENV)/.ready

$(VENV)/.ready: requirements/dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; with another name: make play PYTHON=python3.12"; exit 1; }
	@echo "Installing into $(VENV); this takes a minute or two."
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.lock
	@touch $@

play: env
	$(BIN)/python -m bot $(ARGS)

lint: env style
	$(BIN)/pyright

style: env
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

# `check` runs all tests. `test` leaves out the long ones, each of which has a shorter relative.
# Types are checked beside the tests, which leave a core idle now and then; what is wrong with them
# is told after the tests.
test: TESTS := -m "not long"
test check: env style
	@$(BIN)/pyright > $(VENV)/pyright.log 2>&1 & types=$$!; \
	set -x; $(BIN)/python -m pytest -n 3 --dist worksteal $(TESTS) $(ARGS); tests=$$?; set +x; \
	wait $$types || { cat $(VENV)/pyright.log; exit 1; }; exit $$tests

# Lines of the games and of the database code that no test of games or of the bot runs.
APART := discord e2e rendering sandbox bench
coverage: env
	$(BIN)/python -m pytest -n 3 --dist worksteal -m "not long" --cov --cov-report=term \
	  $(APART:%=--ignore=tests/%) $(ARGS)

soak: env
	$(BIN)/python -m tests.soak $(ARGS)

bench: env
	$(BIN)/python -m tests.bench $(ARGS)

pictures: env
	$(BIN)/python -m tests.rendering $(ARGS)

# New versions of everything: pins with hashes, for every platform; the container installs the
# runtime part alone, at the very same versions.
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
  --no-annotate --no-header --python-version 3.11
lock: env
	$(COMPILE) --upgrade pyproject.toml --extra postgresql --group dev -o requirements/dev.lock
	$(COMPILE) pyproject.toml --extra postgresql --constraint requirements/dev.lock \
	  -o requirements/runtime.lock
	$(COMPILE) --upgrade --group audit -o requirements/audit.lock

# `audit` asks PyPI for known vulnerabilities of the packages that the bot runs with; `sbom` lists
# them with versions and licences in build/sbom.json (CycloneDX). Their tools have an environment
# apart, and so has what the bot runs with, without what is for developers.
AUDIT := $(VENV)/audit
$(AUDIT)/.ready: requirements/audit.lock requirements/runtime.lock | env
	for each in audit runtime; do \
	  $(BIN)/uv venv --quiet --clear $(VENV)/$$each && \
	  $(BIN)/uv pip sync --quiet --python $(VENV)/$$each/bin/python --require-hashes \
	    requirements/$$each.lock || exit 1; \
	done
	@touch $@

audit: $(AUDIT)/.ready
	$(AUDIT)/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/runtime.lock

sbom: $(AUDIT)/.ready
	@mkdir -p build
	$(AUDIT)/bin/cyclonedx-py environment $(VENV)/runtime/bin/python --pyproject pyproject.toml \
	  --output-reproducible --output-file build/sbom.json

# Every target makes the environment first when the lock file changed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.9

.PHONY: env play test check lint soak bench lock clean

env: $(VENV)/.ready

$(VENV)/.ready: requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@touch $@

play: env
	$(BIN)/python -m bot $(ARGS)

lint: env
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/pyright

test: lint
	$(BIN)/python -m pytest -n 2 $(ARGS)

soak: env
	$(BIN)/python -m tests.soak $(ARGS)

bench: env
	$(BIN)/python -m tests.bench $(ARGS)

# New versions of everything: pins with hashes, for every platform.
lock: env
	$(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-annotate --no-header \
	  --python-version 3.11 --group dev pyproject.toml -o requirements.lock

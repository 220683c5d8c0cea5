# Set-up, the bot, and the checks. Everything is installed into $(VENV); nothing outside it is touched.

VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test kill-test engine-test check browser bench clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /make \1 — /p' $(MAKEFILE_LIST)

run: $(VENV)/room.installed $(VENV)/engine.tried ## start the bot: on Discord with DISCORD_TOKEN set, in the practice room without
	@exec $(BIN)/python -m bot --room=without-token

test: $(VENV)/test.installed ## run the tests
	@$(BIN)/python -m pytest --numprocesses=auto --dist=worksteal -m "not killed" $(ARGS)

kill-test: $(VENV)/test.installed ## kill the bot between any two steps and start it again (minutes)
	@$(BIN)/python -m pytest --numprocesses=auto -m killed tests/end_to_end $(ARGS)

# Twice: with kernels that are compiled now, and with the same kernels loaded from the disk.
engine-test: $(VENV)/test.installed ## run the engine's tests and its slow ones, cold and warm (minutes)
	@cache=$$(mktemp -d) && trap 'rm -rf "$$cache"' EXIT && for round in cold warm; do \
		NUMBA_CACHE_DIR=$$cache/kernels $(BIN)/python -m pytest --numprocesses=auto --dist=worksteal \
			--override-ini="norecursedirs=.*" tests/engine $(ARGS) || exit 1; \
	done

check: $(VENV)/test.installed ## lint, format, types, and which package imports which
	@$(BIN)/python -m ruff check .
	@$(BIN)/python -m ruff format --check .
	@$(BIN)/python -m mypy
	@$(BIN)/python -m pytest --quiet tests/test_imports.py

browser: $(VENV)/browser.installed ## play a move in the practice room with a real browser (needs Chromium)
	@$(BIN)/python -m pytest tests/browser

bench: $(VENV)/bench.installed ## measure speed and sizes
	@$(BIN)/python -m pytest tests/benchmarks $(ARGS)

clean: ## remove the virtual environment and the tools' caches
	@rm -rf $(VENV) build *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/%.installed: pyproject.toml constraints.txt $(BIN)/python
	@echo "Installing into $(VENV) ($*) …"
	@$(PIP) install --constraint constraints.txt --editable '.[$*]'
	@touch $@

# The bot runs without its engine, too: where there are no ready-made wheels, it only does not play itself.
$(VENV)/engine.tried: $(VENV)/room.installed
	@$(PIP) install --only-binary=numba,llvmlite,numpy --constraint constraints.txt --editable '.[engine]' \
		|| echo "There is no ready-made engine for this machine; the bot runs without, and cannot play itself."
	@touch $@

$(BIN)/python:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		$$python -c 'import ensurepip, venv' 2>/dev/null || { incomplete=$$python; continue; }; \
		[ ! -e $(VENV)/pyvenv.cfg ] || clear=--clear; \
		exec $$python -m venv $$clear $(VENV); \
	done; \
	if [ -n "$$incomplete" ]; then \
		echo "$$incomplete lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv)."; \
	else \
		echo "Opon needs Python 3.11 or newer: install it, or name it with PYTHON=/path/to/python."; \
	fi >&2; exit 1

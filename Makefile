# The two commands of the README set everything up by themselves: make demo, make test.
# PYTHON is any Python from 3.11 on; the environment they make is .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DATA ?= .uptake
PORT ?= 8474
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION := 20
export CDK_DISABLE_CLI_TELEMETRY := 1
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help demo serve test check bench build synth deploy docs lock dynamodb-local clean

help:
	@echo "make demo    the whole loop on 298 real comments, in this process"
	@echo "make serve   the service on 127.0.0.1, state kept in $(DATA)"
	@echo "make test    every test"
	@echo "make check   lint, types, import rules"
	@echo "make synth   the CloudFormation templates;  make deploy puts them up"
	@echo "make docs    the generated documents;       make lock compiles requirements/"

# --- set-up -----------------------------------------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Uptake needs Python 3.11 or later; say which with: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "this Python cannot make a virtual environment (on Debian: apt-get install python3-venv)"; rm -rf $(VENV); exit 1; }

# One stamp a set of requirements; the editable install gives the `uptake` command.
define install
	@echo "setting up $(VENV) ($(1)) …"
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements/$(1).txt
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation -e .
	@touch $@
endef

$(VENV)/local.stamp: requirements/local.txt pyproject.toml | $(BIN)/python
	$(call install,local)

$(VENV)/test.stamp: requirements/test.txt pyproject.toml | $(BIN)/python
	$(call install,test)
	@touch $(VENV)/local.stamp

node_modules/.stamp: package.json package-lock.json
	@command -v npm >/dev/null || { echo "the CDK needs Node 20 or later, with npm"; exit 1; }
	@npm ci --silent --no-audit --no-fund
	@touch $@

# The vendor's engine, from the one npm package that carries it; only its digest is trusted.
SIMULATOR := amplify-dynamodb-simulator-2.9.30.tgz
SIMULATOR_SHA256 := 3503ffac19f183407909fecdacf4db51ab1fdad1da7b2f177016670b2d80e4b9

build/dynamodb-local/DynamoDBLocal.jar:
	@echo "fetching DynamoDB Local …"
	@mkdir -p build/fetch
	@cd build/fetch && npm pack --silent $(SIMULATOR:-2.9.30.tgz=)@2.9.30 >/dev/null
	@cd build/fetch && echo "$(SIMULATOR_SHA256)  $(SIMULATOR)" | sha256sum --check --quiet
	@tar -xzf build/fetch/$(SIMULATOR) -C build/fetch package/emulator
	@rm -rf build/dynamodb-local && mv build/fetch/package/emulator build/dynamodb-local && rm -rf build/fetch
	@touch $@

dynamodb-local: build/dynamodb-local/DynamoDBLocal.jar

# --- the service ------------------------------------------------------------------------------------------------------

demo: $(VENV)/local.stamp
	@$(BIN)/python -m local.demo --data "$(DATA)"

serve: $(VENV)/local.stamp
	@exec $(BIN)/python -m uptake serve --data "$(DATA)" --port $(PORT)

# --- tests ------------------------------------------------------------------------------------------------------------

test: $(VENV)/test.stamp node_modules/.stamp build/dynamodb-local/DynamoDBLocal.jar build
	@$(BIN)/python -m pytest -n 2 --dist loadfile

check: $(VENV)/test.stamp
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest tests/test_import_rules.py

bench: $(VENV)/test.stamp
	@$(BIN)/python -m benchmarks

# --- AWS --------------------------------------------------------------------------------------------------------------

build: $(VENV)/test.stamp
	@$(BIN)/python -m infra.bundles

synth: $(VENV)/test.stamp node_modules/.stamp
	@npx cdk synth --quiet

deploy: $(VENV)/test.stamp node_modules/.stamp
	@npx cdk deploy --all

# --- generated --------------------------------------------------------------------------------------------------------

docs: $(VENV)/test.stamp
	@$(BIN)/python -m lambdas.openapi > docs/openapi.json
	@$(BIN)/python -m uptake schema > docs/feedback-event.schema.json

# `test` holds all of them; the others take their versions from it, so that what is tested is what is shipped.
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
  --no-header --python-version 3.11

lock: $(VENV)/test.stamp
	@$(COMPILE) --upgrade --group test -o requirements/test.txt
	@for group in lambdas learning local; do \
	  $(COMPILE) --constraint requirements/test.txt --group $$group -o requirements/$$group.txt || exit 1; done

clean:
	@rm -rf $(VENV) node_modules build cdk.out .cache

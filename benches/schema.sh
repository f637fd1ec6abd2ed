#!/usr/bin/env bash
# The JSON Schema of LoomAgent's wire against the generated decoders, on a million generated documents: both take a document, or
# both refuse it; the first on which they differ ends the run. Prints the table of benches/SCHEMA.md. The documents follow from the seed in model/tests/schema/main.rs.
#
#   benches/schema.sh [DOCUMENTS]
set -euo pipefail
cd "$(dirname "$0")/.."
export SELVEDGE_DOCUMENTS=${1:-1000000}

cargo test --quiet --release --package selvedge-model --test schema --no-run
found=$(cargo test --quiet --release --package selvedge-model --test schema schema_and_decoders_agree -- --nocapture)

printf '| document | taken by both | refused by both |\n| --- | ---: | ---: |\n'
sed -n 's/^\(.*\): \([0-9]*\) accepted and \([0-9]*\) refused by both$/| `\1` | \2 | \3 |/p' <<<"$found"

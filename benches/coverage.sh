#!/usr/bin/env bash
# How much of each crate its own tests run, in lines and functions. Prints the table of benches/COVERAGE.md.
#
#   benches/coverage.sh [PACKAGE]...        (Debian: jq, and llvm-N of the LLVM that rustc has)
set -euo pipefail
cd "$(dirname "$0")/.."
[[ $# -gt 0 ]] || set -- selvedge-instant selvedge selvedge-spec
version=$(rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
for tool in "llvm-profdata-$version" "llvm-cov-$version"; do
    command -v "$tool" >/dev/null || { echo "error: \`$tool\` is not installed (Debian: llvm-$version)" >&2; exit 2; }
done
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export RUSTFLAGS=-Cinstrument-coverage CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target}/coverage CARGO_INCREMENTAL=0

printf '| crate | lines | run | functions | run |\n| --- | ---: | ---: | ---: | ---: |\n'
for package in "$@"; do
    rm -rf "$place"/*
    LLVM_PROFILE_FILE="$place/%p-%m.profraw" cargo test --quiet --package "$package" --lib --tests >"$place/tests" 2>&1 ||
        { cat "$place/tests"; exit 1; }
    "llvm-profdata-$version" merge --sparse "$place"/*.profraw -o "$place/all.profdata"
    mapfile -t programs < <(cargo test --quiet --package "$package" --lib --tests --no-run --message-format=json 2>/dev/null |
        jq -r 'select(.executable != null) | .executable')
    objects=()
    for program in "${programs[@]}"; do objects+=(--object "$program"); done
    source=$(cargo metadata --no-deps --format-version 1 |
        jq -r --arg name "$package" '.packages[] | select(.name == $name) | .manifest_path | sub("Cargo.toml$"; "src")')
    "llvm-cov-$version" export --summary-only --instr-profile "$place/all.profdata" "${objects[@]}" --sources "$source" |
        jq -r --arg name "$package" '.data[0].totals | "| `\($name)` | \(.lines.count) | \(.lines.percent * 10 | round / 10) % | \(.functions.count) | \(.functions.percent * 10 | round / 10) % |"'
done

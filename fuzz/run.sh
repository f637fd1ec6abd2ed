#!/usr/bin/env bash
# Runs a target under libFuzzer, on the stable toolchain: marks of coverage are put in by flags that it has.
#
#   fuzz/run.sh declaration|expand|wire RUNS [libFuzzer's options]      RUNS inputs, seed 1; fails with the input that fails
#   fuzz/run.sh declaration|expand|wire -max_total_time=60              so many seconds
set -euo pipefail
target=$1 runs=$2
shift 2
[[ $runs == -* ]] || runs=-runs=$runs
cd "$(dirname "$0")"
directory=${CARGO_TARGET_DIR:-target}
# No `--cfg fuzzing`, which cargo-fuzz sets unless `--no-cfg-fuzzing` is given: proc-macro2 keeps no places under it.
marks=(
    -Cpasses=sancov-module
    -Cllvm-args=-sanitizer-coverage-level=4
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters
    -Cllvm-args=-sanitizer-coverage-pc-table
    -Cllvm-args=-sanitizer-coverage-trace-compares
    -Cllvm-args=-simplifycfg-branch-fold-threshold=0
    -Ccodegen-units=1
)
# With a target named, procedural macros and build scripts go without the marks.
host=$(rustc -vV | sed -n 's/^host: //p')
features=()
[[ $target != wire ]] || features=(--features systems)
RUSTFLAGS="${marks[*]}" cargo build --quiet --release --target "$host" --bin "$target" "${features[@]}"
seeds=$(mktemp -d)
trap 'rm -r "$seeds"' EXIT
corpus=$directory/corpus/$target
mkdir -p "$corpus" "artifacts/$target" "$seeds/seeds"
touch "$seeds/seeds.dict"
SELVEDGE_SEEDS=$seeds/seeds "$directory/$host/release/$target" "$corpus" "$seeds/seeds" -dict="$seeds/seeds.dict" \
    -artifact_prefix="artifacts/$target/" -seed=1 -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 "$runs" "$@"

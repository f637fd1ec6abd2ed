#!/usr/bin/env bash
# How fast `selvedge trace` reads logs of LoomAgent, and how much memory that takes. Prints the table of benches/TRACE.md: lines in
# a second of CPU time (user and system, one thread) and peak resident memory, each of the whole process, for logs that are ten times
# as long from row to row.
#
#   benches/trace.sh [LINES]        (Debian: time)
set -euo pipefail
cd "$(dirname "$0")/.."
lines=${1:-1000000}

[[ -x /usr/bin/time ]] || { echo "error: \`/usr/bin/time\` is not installed (Debian: time)" >&2; exit 2; }
cargo build --quiet --release --package selvedge-checker --package selvedge-benches --bins
release=${CARGO_TARGET_DIR:-target}/release
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

printf '| log | lines | CPU seconds | lines per CPU second | peak MiB |\n| --- | ---: | ---: | ---: | ---: |\n'
for kind in commands rows; do
    for count in $((lines / 10)) "$lines"; do
        "$release/log" "$kind" "$count" >"$place/log"
        /usr/bin/time -f '%U %S %M' -o "$place/time" "$release/selvedge" trace loom_agent "$place/log" >/dev/null
        awk -v kind="$kind" -v count="$count" '{ cpu = $1 + $2; printf "| %s | %d | %.2f | %d | %.1f |\n", kind, count, cpu, count / cpu, $3 / 1024 }' "$place/time"
    done
done

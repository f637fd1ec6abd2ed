#!/usr/bin/env bash
# Where rows are related and no identity has a table of its own: Selvedge's exact engine and stateright alone, over the same
# generated code of WorkerDeployment. The counts must be equal before anything is compared. Figures are CPU seconds (user and
# system) of one thread and the peak of resident memory, each of the whole process; compiling is not counted. Selvedge's process
# asks the interpreter beside the generated code, judges every rule and tells every hazard's path; stateright only explores.
#
#   benches/joined.sh [BOUND]        (Debian: time jq)
set -euo pipefail
cd "$(dirname "$0")/.."
bound=${1:-wide}

for tool in jq /usr/bin/time; do
    command -v "$tool" >/dev/null || { echo "error: \`$tool\` is not installed (Debian: jq time)" >&2; exit 2; }
done
cargo build --quiet --release --package selvedge-checker --package selvedge-benches --bins
release=${CARGO_TARGET_DIR:-target}/release
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# measured NAME COMMAND...: its output in $place/NAME.out, "CPU seconds, peak KiB" in $place/NAME.cost
measured() {
    local name=$1
    shift
    /usr/bin/time -f '%U %S %M' -o "$place/$name.time" "$@" >"$place/$name.out"
    awk '{ print $1 + $2, $3 }' "$place/$name.time" >"$place/$name.cost"
}

measured exact "$release/selvedge" check worker_deployment --bound "$bound" --threads 1 --quiet --format json
measured stateright "$release/bare" worker_deployment "$bound"

exact=$(jq -r '.systems[0] | "\(.worlds) \(.steps)"' "$place/exact.out")
stateright=$(sed -n 's/^\([0-9]*\) worlds, \([0-9]*\) steps$/\1 \2/p' "$place/stateright.out")
if [[ $exact != "$stateright" ]]; then
    echo "error: exact finds $exact worlds and steps, stateright ${stateright:-nothing}" >&2
    exit 1
fi

read -r worlds steps <<<"$exact"
echo "WorkerDeployment within the bound $bound: $worlds worlds, $steps steps, found by both"
echo
printf '| checker | CPU seconds | worlds per CPU second | times exact | peak bytes per world |\n| --- | ---: | ---: | ---: | ---: |\n'
read -r base _ <"$place/exact.cost"
for name in exact stateright; do
    read -r cpu peak <"$place/$name.cost"
    awk -v name="$name" -v cpu="$cpu" -v peak="$peak" -v base="$base" -v worlds="$worlds" 'BEGIN {
        printf "| %s | %.2f | %.0f | %.1f | %.0f |\n", name, cpu, worlds / cpu, cpu / base, peak * 1024 / worlds }'
done

#!/usr/bin/env bash
# Four checkers, side by side, on one bound of LoomAgent: Selvedge's exact engine, stateright alone over the same generated code,
# SPIN and rumur on the exports. The counts must be equal before anything is compared. Figures are CPU seconds (user and system)
# of one thread and the peak of resident memory, each of the whole process that explores; compiling is not counted. Selvedge's
# process reads the declaration, makes its tables in lock-step with the interpreter, judges every rule and tells every hazard's
# path; the peers only explore.
#
#   benches/peers.sh [BOUND]        (Debian: spin rumur gcc time jq)
set -euo pipefail
cd "$(dirname "$0")/.."
bound=${1:-peers}
rounds=10 # of the exact engine: a single one is too short for the clock

for tool in spin rumur cc jq /usr/bin/time; do
    command -v "$tool" >/dev/null || { echo "error: \`$tool\` is not installed (Debian: spin rumur gcc jq time)" >&2; exit 2; }
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

exact() { for _ in $(seq "$rounds"); do "$release/selvedge" check loom_agent --bound "$bound" --threads 1 --format json >"$place/report.json"; done; }
export -f exact
export rounds release place bound
measured exact bash -c exact
awk -v rounds="$rounds" '{ print $1 / rounds, $2 }' "$place/exact.cost" >"$place/exact.mean" && mv "$place/exact.mean" "$place/exact.cost"

measured stateright "$release/bare" "$bound"

"$release/selvedge" export promela loom_agent --bound "$bound" --without-rules -o "$place/model.pml"
(cd "$place" && spin -a model.pml && cc -O2 -DSAFETY -DNOREDUCE -o spin.pan pan.c)
measured spin "$place/spin.pan" -m2000000 -w22

"$release/selvedge" export murphi loom_agent --bound "$bound" --without-rules -o "$place/model.m"
(cd "$place" && rumur --deadlock-detection off --threads 1 --output rumur.c model.m && cc -O3 -march=native -o rumur.pan rumur.c -lpthread)
measured rumur "$place/rumur.pan"

worlds=$(jq '.systems[0].worlds' "$place/report.json")
steps=$(jq '.systems[0].steps' "$place/report.json")
declare -A found=(
    [exact]="$worlds $steps"
    [stateright]=$(sed -n 's/^\([0-9]*\) worlds, \([0-9]*\) steps$/\1 \2/p' "$place/stateright.out")
    [spin]=$(awk '/states, stored/ { w = $1 } /transitions \(= stored/ { print w, $1 - 1 }' "$place/spin.out")
    [rumur]=$(sed -n 's/^[[:space:]]*\([0-9]*\) states, \([0-9]*\) rules fired.*/\1 \2/p' "$place/rumur.out")
)
for name in exact stateright spin rumur; do
    if [[ ${found[$name]} != "$worlds $steps" ]]; then
        echo "error: $name finds ${found[$name]:-nothing}, not $worlds worlds and $steps steps" >&2
        exit 1
    fi
done

echo "LoomAgent within the bound $bound: $worlds worlds, $steps steps, found by all four"
echo
printf '| checker | CPU seconds | worlds per CPU second | times exact | peak bytes per world |\n| --- | ---: | ---: | ---: | ---: |\n'
read -r base _ <"$place/exact.cost"
for name in exact stateright spin rumur; do
    read -r cpu peak <"$place/$name.cost"
    awk -v name="$name" -v cpu="$cpu" -v peak="$peak" -v base="$base" -v worlds="$worlds" 'BEGIN {
        printf "| %s | %.3f | %.0f | %.1f | %.1f |\n", name, cpu, worlds / cpu, cpu / base, peak * 1024 / worlds }'
done
echo
echo "Of which the exact engine keeps for worlds: $(jq '.systems[0] | (.peak_bytes / .worlds * 100 | round / 100)' "$place/report.json") bytes per world"

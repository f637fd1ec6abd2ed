#!/usr/bin/env bash
# Four checkers, side by side, on two systems: Selvedge's exact engine, stateright alone over the same generated code, SPIN and
# rumur on the exports. The counts must be equal before anything is compared. Figures are CPU seconds (user and system) of one
# thread and the peak of resident memory, each of the whole process that explores; compiling is not counted. Selvedge's process
# reads the declaration, takes its steps in lock-step with the interpreter, judges every rule and tells every hazard's path; the
# peers only explore.
#
#   benches/peers.sh [BOUND OF LOOMAGENT [BOUND OF TWO-PHASE COMMIT]]        (Debian: spin rumur gcc time jq)
#
# All that is found goes to benches/PEERS.md as well.
set -euo pipefail
cd "$(dirname "$0")/.."
loom_agent=${1:-peers}
two_phase=${2:-eight}
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

# repeated COMMAND...: so often as one round is too short for the clock
repeated() { for _ in $(seq "$rounds"); do "$@" >"$place/report.json"; done; }
export -f repeated
export rounds place

# race TITLE SYSTEM BOUND DECLARATION EXACT...: all four on one bound. DECLARATION is what the command line calls the system,
# EXACT the command that checks it.
race() {
    local title=$1 system=$2 bound=$3 declaration=$4
    shift 4
    measured exact bash -c 'repeated "$@"' repeated "$@"
    awk -v rounds="$rounds" '{ print $1 / rounds, $2 }' "$place/exact.cost" >"$place/exact.mean"
    mv "$place/exact.mean" "$place/exact.cost"

    measured stateright "$release/bare" "$system" "$bound"

    "$release/selvedge" export promela "$declaration" --bound "$bound" --without-rules -o "$place/model.pml"
    (cd "$place" && spin -a model.pml && cc -O2 -DSAFETY -DNOREDUCE -o spin.pan pan.c) >/dev/null
    measured spin "$place/spin.pan" -m2000000 -w22

    "$release/selvedge" export murphi "$declaration" --bound "$bound" --without-rules -o "$place/model.m"
    (cd "$place" && rumur --deadlock-detection off --threads 1 --output rumur.c model.m && cc -O3 -march=native -o rumur.pan rumur.c -lpthread)
    measured rumur "$place/rumur.pan"

    local worlds steps name cpu peak base
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
            echo "error: $title: $name finds ${found[$name]:-nothing}, not $worlds worlds and $steps steps" >&2
            exit 1
        fi
    done

    printf '## %s, bound `%s`\n\n%s worlds, %s steps, found by all four.\n\n' "$title" "$bound" "$worlds" "$steps"
    printf '| checker | CPU seconds | worlds per CPU second | times exact | peak bytes per world |\n| --- | ---: | ---: | ---: | ---: |\n'
    read -r base _ <"$place/exact.cost"
    for name in exact stateright spin rumur; do
        read -r cpu peak <"$place/$name.cost"
        awk -v name="${label[$name]}" -v cpu="$cpu" -v peak="$peak" -v base="$base" -v worlds="$worlds" 'BEGIN {
            printf "| %s | %.3f | %.0f | %.1f | %.1f |\n", name, cpu, worlds / cpu, cpu / base, peak * 1024 / worlds }'
    done
    printf '\nOf which the exact engine keeps for worlds: %s bytes per world.\n' \
        "$(jq '.systems[0] | (.peak_bytes / .worlds * 100 | round / 100)' "$place/report.json")"
}

declare -A label=(
    [exact]="exact: every rule judged, every path told"
    [stateright]="stateright $(sed -n '/^name = "stateright"$/{n;s/version = "\(.*\)"/\1/p}' Cargo.lock) alone over the generated code"
    [spin]="$(spin -V | sed 's/Spin Version \([0-9.]*\).*/SPIN \1/'), cc -O2 -DSAFETY -DNOREDUCE, -w22"
    [rumur]="$(rumur --version 2>&1 | sed 's/Rumur version v\([0-9.]*\).*/rumur \1/'), cc -O3 -march=native"
)

{
    printf '# Four checkers on one bound each of two systems\n\n'
    printf '`benches/peers.sh` wrote this on %s, at the commit %s, on a machine with %s processors' \
        "$(date -u +%F)" "$(git rev-parse --short HEAD)" "$(nproc)"
    printf ' which may have been busy otherwise.\nCPU seconds (user and system) and peak resident memory of the whole process, one thread'
    printf ' each, rules left out of the exports; the exact engine\nthe mean of %s runs, the others one.\n\n' "$rounds"
    race LoomAgent loom_agent "$loom_agent" loom_agent \
        "$release/selvedge" check loom_agent --bound "$loom_agent" --threads 1 --format json
    echo
    race "Two-phase commit" two_phase "$two_phase" checker/tests/suite/two_phase.life "$release/exact" "$two_phase"
} | tee "$place/PEERS.md"
mv "$place/PEERS.md" benches/PEERS.md

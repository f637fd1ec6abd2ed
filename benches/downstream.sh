#!/usr/bin/env bash
# What a crate pays that declares a lifecycle: CPU seconds (user and system) of a clean build and of a check after its file was touched,
# both in the dev profile as cargo has it, beside crates that say a pump with `statum` and `smlang`. Each figure is the least of several
# rounds, since other work on the machine only adds. Prints benches/DOWNSTREAM.md's table and writes it there.
#
#   benches/downstream.sh [ROUNDS]
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
rounds=${1:-3}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
unset CARGO_INCREMENTAL RUSTFLAGS
peers=benches/benches/work/peers
version() { sed -n "s/^$1 = \"\(.*\)\"/\1/p" Cargo.toml; }

# package NAME DEPENDENCIES: a crate with these lines as dependencies, its code from standard input
package() {
    mkdir -p "$place/$1/src"
    printf '[package]\nname = "%s"\nversion = "0.1.0"\nedition = "2024"\n\n[dependencies]\n%s\n\n[workspace]\n' "$1" "$2" >"$place/$1/Cargo.toml"
    cp Cargo.lock "$place/$1/"
    cat >"$place/$1/src/lib.rs"
}

# A declaration of the workspace as a crate of its own: the macro call alone.
declaration() { sed -n '/^selvedge::lifecycle! {/,/^}/p' "$1"; }

selvedge="selvedge = { path = \"$root/runtime\" }"
declaration model/src/loom_agent.rs | package agent "$selvedge"
declaration benches/src/pump.rs | package pump "$selvedge"
package statum "statum = \"$(version statum)\"" <"$peers/statum.rs"
{ grep -v '^use crate' "$peers/smlang.rs"; sed -n '/enum Happens/,/^}/p' benches/benches/work/machine.rs; } |
    package smlang "smlang = \"$(version smlang)\""
package libraries "$(grep -E '^(proc-macro2|quote|syn|serde_core|serde_json) = ' Cargo.toml)" </dev/null

# least COMMAND...: the least CPU seconds of the rounds
least() {
    local TIMEFORMAT='%U %S' round
    for round in $(seq "$rounds"); do
        { time "$@" >"$place/log" 2>&1 || { cat "$place/log" >&2; exit 1; }; } 2>&1
    done | awk '{ cpu = $1 + $2 } NR == 1 || cpu < least { least = cpu } END { printf "%.2f", least }'
}

# Dependencies from a registry are not built incrementally, so these here are not either.
clean() {
    rm -rf "$place/target"
    CARGO_INCREMENTAL=0 cargo build --quiet --manifest-path "$place/$1/Cargo.toml" --target-dir "$place/target"
}

touched() {
    touch "$place/$1/src/lib.rs"
    cargo check --quiet --manifest-path "$place/$1/Cargo.toml" --target-dir "$place/target"
}

{
    sed '/^<!-- counted -->$/q' benches/DOWNSTREAM.md
    echo "| crate | clean build | times agent | check when touched |"
    echo "| --- | ---: | ---: | ---: |"
    for name in agent pump statum smlang libraries; do
        cargo fetch --quiet --manifest-path "$place/$name/Cargo.toml"
        built=$(least clean "$name")
        touched "$name" 2>"$place/log"
        checked=$(rounds=$((rounds * 4)) least touched "$name")
        [[ $name != agent ]] || agent=$built
        awk -v name="$name" -v built="$built" -v agent="$agent" -v checked="$checked" \
            'BEGIN { printf "| %s | %.2f | %.2f | %.2f |\n", name, built, built / agent, checked }'
    done
    printf '\nLoomAgent: %s lines declared, %s expanded; the pump: %s declared. %s, %s.\n' \
        "$(declaration model/src/loom_agent.rs | wc -l)" "$(wc -l <model/src/loom_agent.expanded.rs)" \
        "$(declaration benches/src/pump.rs | wc -l)" "$(date +%F)" "$(git rev-parse --short HEAD)"
} >"$place/page"
cp "$place/page" benches/DOWNSTREAM.md
sed '1,/^<!-- counted -->$/d' benches/DOWNSTREAM.md

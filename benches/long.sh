#!/usr/bin/env bash
# Runs that are too long for every change; each has a short form among the tests. Prints the rows of benches/LONG.md: what was tried, how
# often, what was found, the seed, the date, the commit. A run that finds anything fails, and prints what.
#
#   benches/long.sh [texts|schema|commands|declarations|sizes|random|compiled|fuzz|threads]...     (all of them, if none is named)
set -euo pipefail
cd "$(dirname "$0")/.."
known=(texts schema commands declarations sizes random compiled fuzz threads)
asked=("${@:-${known[@]}}")
for name in "${asked[@]}"; do
    [[ " ${known[*]} " == *" $name "* ]] || { echo "error: no long run is called \`$name\`; known are ${known[*]}" >&2; exit 2; }
done
commit=$(git rev-parse --short HEAD)
[[ -z $(git status --porcelain --untracked-files=no) ]] || commit="$commit, changed"

# tried COUNT PACKAGE TEST FILTER: runs these tests with the variable in $variable set to COUNT
tried() { env "$variable=$1" cargo test --quiet --release --package "$2" --test "$3" -- --nocapture $4 2>&1; }

row() { printf '| %s | %s | %s | %s | %s | %s |\n' "$1" "$2" "$3" "$4" "$(date +%F)" "$commit"; }

for name in "${asked[@]}"; do
    case $name in
    texts)
        variable=SELVEDGE_TEXTS
        found=$(tried 10000000 selvedge-model schema texts) || { echo "$found"; exit 1; }
        taken=$(awk '/ taken, / { t += $2; r += $4; n += $6 } END { print t " taken, " r " refused, " n " no JSON" }' <<<"$found")
        row "mutated texts: both ways of decoding, JSON Schema, interpreter's types" "10,000,000" "0 differences ($taken)" 3
        ;;
    schema)
        variable=SELVEDGE_DOCUMENTS
        found=$(tried 1000000 selvedge-model schema schema_and_decoders_agree) || { echo "$found"; exit 1; }
        row "documents: JSON Schema, strict decoder" "1,000,000" "0 differences" 1
        ;;
    commands)
        variable=SELVEDGE_COMMANDS
        found=$(tried 25000000 selvedge-checker random commands::) || { echo "$found"; exit 1; }
        told=$(grep -o '[0-9]* of [0-9]* outcomes' <<<"$found" | paste -sd ';' | sed 's/;/; /g')
        row "random commands over the three systems: typed calls, dispatcher, interpreter" "100,000,000" "0 differences ($told)" "1 to 4"
        ;;
    declarations)
        variable=SELVEDGE_CASES
        # Each kind of damage is tried a part of so many times; together they are five in six of them.
        cases=${SELVEDGE_CASES:-12200000}
        found=$(tried "$cases" selvedge-spec robust '') || { echo "$found"; exit 1; }
        row "broken declarations: read, checked, formatted, documented" "$((cases * 50 / 61))" "0 panics" "in the tests"
        ;;
    sizes)
        variable=SELVEDGE_SIZE
        cargo test --quiet --release --package selvedge-spec --test robust --no-run
        TIMEFORMAT=%U
        half=$({ time tried 50000 selvedge-spec robust many_of_each >/dev/null; } 2>&1)
        all=$({ time tried 100000 selvedge-spec robust many_of_each >/dev/null; } 2>&1)
        awk -v all="$all" -v half="$half" 'BEGIN { exit !(all < 2.6 * half) }' || { echo "error: $all CPU seconds, and $half for half as many" >&2; exit 1; }
        row "declarations with 100,000 of one thing, 4,000 of outcomes with guards: read, checked" "19" "0 panics, $all CPU seconds; 50,000 of each $half" none
        ;;
    random)
        variable=SELVEDGE_DECLARATIONS
        found=$(tried 10000 selvedge-checker random engines_agree) || { echo "$found"; exit 1; }
        row "random declarations, half with related rows: three engines" "20,000" "0 differences" "their numbers"
        ;;
    fuzz)
        # How many inputs each target is given; a declaration that is sound takes a thousand times as long as a document.
        for target in wire=10000000 declaration=1000000 expand=100000; do
            runs=${SELVEDGE_FUZZ:-${target#*=}} target=${target%=*}
            found=$(fuzz/run.sh "$target" "$runs" 2>&1) || { echo "$found"; exit 1; }
            marks=$(grep -o 'cov: [0-9]*' <<<"$found" | tail -1)
            row "$target under libFuzzer, guided by what of the code is reached" "$runs" "0 faults (${marks#cov: } marks reached)" 1
        done
        ;;
    threads)
        # So many times as often as in the tests; where every schedule is gone through there, no more often.
        export SELVEDGE_SCHEDULES=${SELVEDGE_SCHEDULES:-100}
        found=$(cargo test --quiet --package selvedge --package selvedge-checker --lib -- --nocapture 2>&1) || { echo "$found"; exit 1; }
        count=$(grep -o '[0-9]* schedules' <<<"$found" | awk '{ sum += $1 } END { print sum }')
        row "schedules: threads of a shared store, of the engines, of what goes on beside them" "$count" "0 differences from one thread, 0 deadlocks" 1
        ;;
    compiled)
        variable=SELVEDGE_COMPILED
        found=$(tried "${SELVEDGE_COMPILED:-10000}" selvedge-checker random compiled) || { echo "$found"; exit 1; }
        row "random declarations, compiled, 2,000 random commands each: generated code, interpreter" "${SELVEDGE_COMPILED:-10000}" "0 differences, 0 refused by the compiler" "their numbers"
        ;;
    esac
done

//! Declarations whose rows are related: guards over other rows, amounts, rows named by values, steps of several rows.

use super::small::{agree, agree_within, broken, declared, declared_in};
use super::tools::checked;
use selvedge_spec::export;

/// Two-phase commit: before the transaction begins, each participant is enlisted or not; then the classic model.
#[test]
fn two_phase_commit() {
    let declaration = declared(include_str!("../suite/two_phase.life"));
    agree_within(&declaration, "three", 288 + 8);
    agree_within(&declaration, "five", 8_832 + 32);
}

/// Steps that create, move, delete and change other rows, one and each of some.
#[test]
fn steps_of_several_rows() {
    agree_within(&declared(include_str!("../suite/roll.life")), "two", 84);
    agree_within(&declared(include_str!("../suite/hall.life")), "small", 978);
    for (name, text, worlds) in [
        ("checkout.rs", include_str!("../../../runtime/tests/several/checkout.rs"), 1250),
        ("fleet.rs", include_str!("../../../runtime/tests/several/fleet.rs"), 3 * 5 * 5 * 5),
        ("shop.rs", include_str!("../../../runtime/tests/several/shop.rs"), 7 * 7 * 5),
    ] {
        agree_within(&declared_in(name, text), "small", worlds);
    }
}

/// Whoever runs hands over to who waits: all rows are read as they were, so that the one which starts in a step does not
/// stop in it, and the two that exchange their places do exchange them.
const RELAY: &str = r"context small.relay {
    newtype Lap(Int in -5..=5);
    error NoRunner { runner: Int }
    entity Runner {
        key runner: Int; lap: Lap; ahead: ref Runner?;
        states initial Waiting, Running; move start: Waiting -> Running; move stop: Running -> Waiting;
    }
    command Enter(runner: Int, lap: Lap) on Runner[runner] {
        entered when absent => create, set { lap };
        started when in Waiting && !(some r in Runner: r in Running) => move start;
        taken otherwise => keep;
    }
    command Start(runner: Int) on Runner[runner] {
        unknown when absent => reject NoRunner;
        handed when in Waiting => move start, set { ahead = input.runner },
            also each r in Runner: r in Running { move stop, set { lap = self.lap, ahead = r.ahead } };
        swapped when self.ahead is some && Runner[self.ahead] in Waiting
            => move stop, set { lap = Runner[self.ahead].lap },
                also Runner[self.ahead] { move start, set { lap = self.lap } };
        stays otherwise => keep;
    }
    bound few { Runner: {2, 3, 9}; lap: {-5, 4}; Start.runner: {2, 9}; }
    RULE
}";

#[test]
fn rows_are_read_as_they_were() {
    let text = RELAY.replace(
        "RULE",
        "always one_runs: count(r in Runner: r in Running) <= 1;
        never three_alike: sum(r.lap for r in Runner: r in {Waiting, Running}) == 13;
        always one_stops: step of Runner: before in Running && after in Waiting implies some r in Runner: r in Running && r.runner != after.runner;",
    );
    let report = checked(&declared(&text), "few");
    assert!(report.worlds > 100, "{} worlds", report.worlds);
    agree(&text, report.worlds);
}

/// Rules over steps read other rows as they are after the step, and speak of each row that the step changes.
#[test]
fn a_broken_rule_over_several_rows_is_found() {
    for (rule, name) in [
        ("always few: count(r in Runner: r in Running) == 0;", "few"),
        ("always light: sum(r.lap for r in Runner: r in {Waiting, Running}) < 12;", "light"),
        ("never low: sum(r.lap for r in Runner: r.runner != 3) == -10;", "low"),
        ("always all_differ: unique(r.lap for r in Runner: r in Waiting);", "all_differ"),
        ("never led: some r in Runner: r.ahead is some && Runner[r.ahead] in Running && r.runner == 2;", "led"),
        ("never stops: step of Runner: before in Running && after in Waiting && before.lap != after.lap;", "stops"),
        (
            "always none_runs: step of Runner by Start: after in Running implies all r in Runner: r in Waiting;",
            "none_runs",
        ),
        ("always two_run: step of Runner by Start.handed: count(r in Runner: r in Running) == 2;", "two_run"),
    ] {
        broken(&RELAY.replace("RULE", rule), name);
    }
}

/// A value may name a row that the bound does not have: none is there. What is created must be the bound's.
#[test]
fn rows_outside_of_the_bound() {
    let text = |start: &str| {
        r"context small.starts {
            error NoRunner { runner: Int }
            error Noted { start: Int }
            entity Runner { key runner: Int; best: ref Start?; states initial Waiting, Running; move start: Waiting -> Running; move rest: any -> Waiting; }
            entity Start { key start: Int; runner: ref Runner; states initial final Noted; }
            command Enter(runner: Int, best: ref Start) on Runner[runner] {
                entered when absent => create, set { best };
                rested when self.best is some && Start[self.best] is some && Start[self.best].runner == self.runner
                    => move rest, clear { best };
                stays otherwise => keep;
            }
            command Send(runner: Int, start: Int) on Runner[runner] {
                unknown when absent => reject NoRunner;
                noted when Start[input.start] is some => reject Noted;
                sent when in Waiting => move start, also Start[input.start] { create, set { runner } };
                stays otherwise => keep;
            }
            bound few { Runner: 2; Start: {1, 2}; Enter.best: {2, 7}; start: START; }
            always known: all r in Runner: r.best is none || Start[r.best] is none || Start[r.best] is some;
        }"
        .replace("START", start)
    };
    let sound = text("{1, 2}");
    agree(&sound, checked(&declared(&sound), "few").worlds);
    let declaration = declared(&text("{1, 7}"));
    for export in [export::promela, export::murphi, export::tla] {
        let refused = export(&declaration.system, 0, true).expect_err("a row outside").to_string();
        assert!(refused.starts_with("Send.sent: it may create a `Start` that is none of the bound's"), "{refused}");
        assert!(refused.contains("give that the identities of `Start` only"), "{refused}");
    }
}

/// SPIN and TLC count in 32 bits.
#[test]
fn amounts_beyond_32_bits_are_refused() {
    let text = |most: &str| {
        format!(
            "context small.scales {{
                entity Box {{ key number: Int; weight: Int; states initial final Weighed; }}
                error Full {{ number: Int }}
                command Weigh(number: Int, weight: Int) on Box[number] {{
                    full when sum(b.weight for b in Box) >= {most} => reject Full;
                    weighed when absent => create, set {{ weight }};
                    stays otherwise => keep;
                }}
                bound few {{ Box: 2; weight: {{1, {most}}}; }}
            }}"
        )
    };
    agree(&text("1_000_000_000"), 8);
    for most in ["1_100_000_000", "9_223_372_036_854_775_807"] {
        let refused = export::murphi(&declared(&text(most)).system, 0, true).expect_err(most).to_string();
        assert!(refused.starts_with("Weigh.full: an amount") && refused.contains("32 bits"), "{refused}");
    }
}

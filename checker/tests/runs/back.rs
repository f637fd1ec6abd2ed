//! Rows that are to come back to where they started.

use super::support::{ENGINES, checked, declared, rule, within};
use selvedge_checker::verdict::Verdict;

/// A machine that works once more as long as its counter is below the limit; from `Worn` it comes back by what `MENDED`
/// guards.
const MACHINE: &str = r"
context example.machines {
    error NoMachine { number: Int }
    entity Machine {
        key number: Int;
        runs: Int;
        states initial Idle, Busy, Worn, final Scrapped;
        move start: Idle -> Busy;
        move stop: Busy -> Idle;
        move wear: Busy -> Worn;
        move mend: Worn -> Idle;
        move scrap: Worn -> Scrapped;
        RESETTABLE
    }
    command Buy(number: Int) on Machine[number] {
        bought when absent => create, set { runs = 0 };
        owned  otherwise   => keep;
    }
    command Run(number: Int, hard: Bool) on Machine[number] {
        missing  when absent                   => reject NoMachine;
        started  when in Idle                  => move start, set { runs = 1 };
        worn     when in Busy && input.hard    => move wear, set { runs = 2 };
        stopped  when in Busy                  => move stop;
        useless  otherwise                     => keep;
    }
    command Mend(number: Int, skill: Int) on Machine[number] {
        missing  when absent                     => reject NoMachine;
        mended   when in Worn && MENDED          => move mend, set { runs = 0 };
        useless  otherwise                       => keep;
    }
    command Scrap(number: Int) on Machine[number] {
        missing  when absent  => reject NoMachine;
        scrapped when in Worn => move scrap;
        useless  otherwise    => THROWN;
    }
    bound one { Machine: 1; skill: {1, 2}; }
    bound two { Machine: 2; skill: {1, 2}; }
    bound late { Machine: 1; Machine.late: 1; skill: {1, 2}; }
}
";

fn machine(resettable: &str, mended: &str, thrown: &str) -> String {
    MACHINE.replace("RESETTABLE", resettable).replace("MENDED", mended).replace("THROWN", thrown)
}

#[test]
fn a_row_that_can_come_back_holds_and_one_that_cannot_is_found() {
    // What mends, whether a machine may be deleted, and how many steps lead to one that cannot come back.
    let machines = [
        ("input.skill > 0", "keep", None),
        ("input.skill == 2", "keep", None),
        ("input.skill > 2", "keep", Some(3)),
        // A new machine in the place of an old one is another machine.
        ("input.skill > 2", "delete", Some(3)),
    ];
    for (mended, thrown, expected) in machines {
        let machine = declared(&machine("resettable;", mended, thrown));
        for bound in ["one", "two", "late"] {
            for engine in ENGINES {
                let report = checked(&machine, &within(bound, engine));
                let rule = rule(&report, "rows_come_back");
                let verdict = if expected.is_some() { Verdict::Violated } else { Verdict::Holds };
                let found = (rule.verdict, rule.path.as_ref().map(Vec::len));
                assert_eq!(found, (verdict, expected), "{mended}, {thrown}, {bound}, {}", engine.word());
                assert!(rule.worlds_exercised > 0);
                assert_eq!(rule.detail.is_empty(), expected.is_none(), "{}", rule.detail);
            }
        }
    }
}

#[test]
fn nothing_is_promised_that_is_not_declared() {
    let machine = declared(&machine("", "input.skill > 2", "keep"));
    for engine in ENGINES {
        let report = checked(&machine, &within("one", engine));
        assert!(report.not_applicable.iter().any(|name| name == "rows_come_back"));
    }
}

/// What was not looked at may lead back.
#[test]
fn a_limit_leaves_it_undecided() {
    let machine = declared(&machine("resettable;", "input.skill > 2", "keep"));
    for engine in ENGINES {
        let mut options = within("one", engine);
        options.limits.depth = Some(4);
        let report = checked(&machine, &options);
        assert_eq!(rule(&report, "rows_come_back").verdict, Verdict::Incomplete, "{}", engine.word());
        options.limits.depth = Some(5);
        let report = checked(&machine, &options);
        assert_eq!(rule(&report, "rows_come_back").verdict, Verdict::Violated, "{}", engine.word());
    }
}

//! Reports to be told: a small system with texts that look like markup, and `LoomAgent`.

use selvedge_checker::check::{EngineChoice, Options, check_interpreted};
use selvedge_checker::controller::{self, reconcile::Policy};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::explore::Limits;
use selvedge_checker::report::Report;
use selvedge_checker::verdict::Verdict;

const DESK: &str = include_str!("desk.life");

fn check(text: &str, options: &Options) -> Report {
    let declaration = Declaration::parse("checker/tests/a desk.life", text, false);
    let declaration = declaration.unwrap_or_else(|refused| panic!("{}", refused.message));
    check_interpreted(&declaration, options).unwrap_or_else(|refused| panic!("{}", refused.message))
}

fn expecting(verdict: Verdict, report: Report) -> Report {
    assert_eq!(report.verdict, verdict, "the example is what its name says");
    report
}

/// Everything holds, and there is a hazard with two rows.
pub(crate) fn holds() -> Report {
    expecting(Verdict::Holds, check(DESK, &Options::default()))
}

/// A rule over worlds is violated after two steps, and what is sought is never found.
pub(crate) fn violated() -> Report {
    let broken = "/// Nobody shuts <script>alert(1)</script> a desk.\n    never shut_desk: some d in Desk: d in {Shut};\n    \
                  reach third: some d in Desk: d in {Shut} && d.note is none;\n    reach every outcome;";
    expecting(Verdict::Violated, check(&DESK.replace("reach every outcome;", broken), &Options::default()))
}

/// No note of the bound is loud, so that neither the outcome nor the rule that speaks of one is put to the test.
pub(crate) fn vacuous() -> Report {
    let loud = "        unknown when absent     => reject NoDesk;\n        loud when in {Open} && input.note == \"loud\" => keep;";
    let rule = "always loud_is_shut: all d in Desk: d.note is some && d.note == \"loud\" implies d in {Shut};";
    let text =
        DESK.replace("        unknown when absent     => reject NoDesk;", loud).replace("reach every outcome;", rule);
    expecting(Verdict::Vacuous, check(&text, &Options::default()))
}

/// The exploration stops after one step.
pub(crate) fn incomplete() -> Report {
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let options = Options { engine: EngineChoice::Walk, limits, ..Options::default() };
    expecting(Verdict::Incomplete, check(DESK, &options))
}

/// Two rules over runs are violated: one by a run that rests, one by a run that goes round.
pub(crate) fn runs() -> Report {
    let broken = "/// Somebody opens a desk.\n    eventually opened: some d in Desk: d in Open;\n    \
                  /// What is shut loses its note.\n    eventually bare under fair OpenDesk, fair ShutDesk: \
                  all d in Desk: d in Shut leads to d in Shut && d.note is none;\n    reach every outcome;";
    let options = Options { bound: Some("one".to_owned()), ..Options::default() };
    expecting(Verdict::Violated, check(&DESK.replace("reach every outcome;", broken), &options))
}

/// `LoomAgent`, which holds.
pub(crate) fn loom_agent() -> Report {
    let text = selvedge_model::loom_agent::SOURCE;
    let declaration = Declaration::parse("model/src/loom_agent.rs", text, false).expect("it is sound");
    let report = check_interpreted(&declaration, &Options::default()).expect("it can be checked");
    expecting(Verdict::Holds, report)
}

/// Reconcile's agent in its loop, which holds: its paths have steps that are no commands.
pub(crate) fn reconcile() -> Report {
    let text = selvedge_model::container::SOURCE;
    let declaration = Declaration::parse("model/src/container.rs", text, false).expect("it is sound");
    let report = controller::reconcile::check(&declaration, Policy::Seed, &Options::default());
    expecting(Verdict::Holds, report.unwrap_or_else(|refused| panic!("{}", refused.message)))
}

/// All of them, each with its verdict.
pub(crate) fn all() -> Vec<Report> {
    vec![holds(), violated(), vacuous(), incomplete(), runs(), loom_agent(), reconcile()]
}

/// A report whose texts hold what no markup may carry.
pub(crate) fn hostile() -> Report {
    let mut report = violated();
    for rule in &mut report.rules {
        rule.detail = String::from("\u{1}\u{b}<a href=\"x\">&amp;'%0A::error::]]>\u{ffff}\r\nsecond line");
    }
    report
}

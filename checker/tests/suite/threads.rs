//! However many threads work, and however often: the same verdict, counts and paths.

use super::support::{LOOM_AGENT, changed, door_with, interpreted, loom_agent, within};
use selvedge_checker::check::{EngineChoice, Options};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::Report;

/// What may differ is how long it took and how much memory was used.
fn told(declaration: &Declaration, bound: &str, engine: EngineChoice, threads: usize) -> String {
    let report = interpreted(declaration, &Options { threads: Some(threads), ..within(bound, engine) });
    let Report { verdict, method, worlds, steps, depth, coverage, cells, rules, findings, .. } = report;
    format!("{verdict:?} {method} {worlds} {steps} {depth} {coverage:?} {cells:?} {rules:#?} {findings:#?}")
}

#[track_caller]
fn always_the_same(declaration: &Declaration, bound: &str, runs: usize) {
    for engine in [EngineChoice::Exact, EngineChoice::Walk] {
        let first = told(declaration, bound, engine, 1);
        for run in 0..runs {
            for threads in [1, 2, 3] {
                assert_eq!(
                    told(declaration, bound, engine, threads),
                    first,
                    "{engine:?}, run {run}, {threads} threads"
                );
            }
        }
    }
}

/// Rules that relate rows are decided while several threads go through the combinations.
#[test]
fn violations_do_not_depend_on_threads() {
    for rules in [
        "never r: some one in Door: some other in Door: one in Bricked && other in Open;",
        "never r: some one in Door: some other in Door: one.number < other.number && one.width < other.width;",
        "never one: some door in Door: door in Open; never two: step of Door: before in Open && after in Bricked;",
    ] {
        always_the_same(&door_with(rules), "two", 20);
    }
}

/// So many steps that they are shared out, in a system with violations over worlds and over steps.
#[test]
fn shared_out_steps_do_not_depend_on_threads() {
    let rules = "reach every outcome, every move, every state;
        never refused: some agent in LoomAgent: agent in {Refused} && agent.observed_generation == 2;
        always once: step of LoomAgent by ObserveRun: before in {Completed} implies input.phase == Succeeded;";
    let text = changed(LOOM_AGENT, "reach every outcome, every move, every state;", rules);
    always_the_same(&loom_agent(&text), "s", 3);
}

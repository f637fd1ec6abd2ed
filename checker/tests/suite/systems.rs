//! Known answers: the exact sizes of `LoomAgent`, and the shortest path to each of its hazards.

use super::support::{ENGINES, LOOM_AGENT, declared, ended, generated, interpreted, loom_agent, rule, within};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::report::{Change, Late, Report, Share, ToldStep};
use selvedge_checker::verdict::Verdict;
use selvedge_model::loom_agent::LoomAgents;
use selvedge_spec::ir::RuleKind;

struct Size {
    bound: &'static str,
    commands: usize,
    worlds: usize,
    steps: u128,
    depth: u32,
}

const S: Size = Size { bound: "s", commands: 25, worlds: 227, steps: 5_675, depth: 5 };
const M: Size = Size { bound: "m", commands: 90, worlds: 7_660, steps: 689_400, depth: 5 };
const T: Size = Size { bound: "t", commands: 30, worlds: 2_209, steps: 66_270, depth: 10 };

#[track_caller]
fn assert_size(report: &Report, size: &Size) {
    assert_eq!(report.verdict, Verdict::Holds, "{:?}", report.rules);
    assert_eq!(report.incomplete, None);
    assert_eq!(report.bound, size.bound);
    let found = (report.commands, report.worlds, report.steps, report.depth);
    assert_eq!(found, (size.commands, size.worlds, size.steps, size.depth), "bound {}", size.bound);
    assert_eq!(size.steps, size.commands as u128 * size.worlds as u128, "every command in every world");
    let coverage = &report.coverage;
    for (share, count) in [(&coverage.outcomes, 28), (&coverage.moves, 9), (&coverage.states, 6), (&coverage.cells, 67)]
    {
        let Share { declared, reached, missing } = share;
        assert_eq!((*declared, *reached, missing.len()), (count, count, 0), "bound {}: {missing:?}", size.bound);
    }
}

/// Everything that does not depend on who explored, and how fast.
fn found(report: &Report) -> Vec<String> {
    let sizes = format!(
        "{} {} {} {} {:?} {:?}",
        report.commands, report.worlds, report.steps, report.depth, report.coverage, report.not_applicable
    );
    let rules = report.rules.iter().map(|rule| {
        let steps = rule.path.as_ref().map(Vec::len);
        format!("{} {:?} {} {steps:?}", rule.name, rule.verdict, rule.worlds_exercised)
    });
    let findings = report.findings.iter().map(|finding| format!("{} {}", finding.name, finding.path.len()));
    std::iter::once(sizes).chain(rules).chain(findings).collect()
}

/// The generated code under these engines, and the interpreter alone, all find the same.
#[track_caller]
fn assert_known(size: &Size, engines: &[EngineChoice], alone: Option<EngineChoice>) {
    let declaration = loom_agent(LOOM_AGENT);
    let reports = engines.iter().map(|engine| generated::<LoomAgents>(&declaration, &within(size.bound, *engine)));
    let alone = alone.map(|engine| interpreted(&declaration, &within(size.bound, engine)));
    let reports: Vec<Report> = reports.chain(alone).collect();
    for report in &reports {
        assert_size(report, size);
        assert_eq!(found(report), found(&reports[0]), "{} {}", report.engine, report.subject);
    }
}

#[test]
fn s_is_known() {
    for engine in ENGINES {
        assert_known(&S, &ENGINES, Some(engine));
    }
}

#[test]
fn t_is_two_names_that_do_not_touch_each_other() {
    assert_eq!(T.worlds, 47 * 47);
    let engines = [EngineChoice::Exact, EngineChoice::Stateright];
    assert_known(&T, &engines, Some(EngineChoice::Exact));
}

/// The largest: with one engine where the code is not optimised, because it takes seconds then.
#[test]
fn m_is_known() {
    if cfg!(debug_assertions) {
        assert_known(&M, &[EngineChoice::Exact], None);
    } else {
        assert_known(&M, &ENGINES, Some(EngineChoice::Exact));
    }
}

/// What lies within the bound decides which rules are decided there.
#[test]
fn rules_are_decided_where_they_apply() {
    let declaration = loom_agent(LOOM_AGENT);
    let beside = |bound| interpreted(&declaration, &within(bound, EngineChoice::Exact)).not_applicable;
    let late = ["crossed_generation", "check_of_the_deleted"];
    let common = ["others_untouched", "eventual_views_converge", "rows_come_back"];
    assert_eq!(beside("s"), [&common[..], &late, &["last_run_goes_back"]].concat());
    let narrow = ["deployment_of_a_command", "failed_with_exit_code_0"];
    assert_eq!(beside("late"), [&common[..], &narrow, &["last_run_goes_back"]].concat());
    assert_eq!(beside("t"), [&common[1..], &late, &narrow, &["last_run_goes_back"]].concat());
}

const APPLY: &str = r#"ApplyLoomAgent(name: "a", generation: 1) created: absent → Pending"#;
const SERVE: &str = r#"RecordCheck(name: "a", generation: 1, exit_code: 0, message: "m", variant: "AgentServe") running: Pending → Running"#;
const COMMAND: &str = r#"RecordCheck(name: "a", generation: 1, exit_code: 0, message: "m", variant: "Command") running: Pending → Running"#;
const COMPLETE: &str = r#"ObserveRun(name: "a", phase: "Succeeded") completed: Running → Completed"#;

const AGAIN: &str = r#"ApplyLoomAgent(name: "a", generation: 2) respecified: Running → Pending"#;

/// Each hazard with the bound in which it is sought and its shortest path, in the order of the declaration.
const HAZARDS: [(&str, &str, &[&str]); 11] = [
    (
        "late",
        "crossed_generation",
        &[
            APPLY,
            SERVE,
            r#"issued: ObserveRun(name: "a", phase: "Failed") under way: Running → Running"#,
            AGAIN,
            r#"RecordCheck(name: "a", generation: 2, exit_code: 0, message: "m", variant: "AgentServe") running: Pending → Running"#,
            r#"lands: ObserveRun(name: "a", phase: "Failed") failed: Running → Failed"#,
        ],
    ),
    (
        "late",
        "check_of_the_deleted",
        &[
            APPLY,
            r#"issued: RecordCheck(name: "a", generation: 1, exit_code: 0, message: "m", variant: "AgentServe") under way: Pending → Pending"#,
            r#"DeleteLoomAgent(name: "a") deleted: Pending → absent"#,
            APPLY,
            r#"lands: RecordCheck(name: "a", generation: 1, exit_code: 0, message: "m", variant: "AgentServe") running: Pending → Running"#,
        ],
    ),
    (
        "s",
        "deployment_of_a_command",
        &[APPLY, COMMAND, r#"ObserveDeployment(name: "a", availability: "Unavailable") degraded: Running → Degraded"#],
    ),
    ("s", "job_of_a_server", &[APPLY, SERVE, COMPLETE]),
    (
        "s",
        "run_and_last_run",
        &[
            APPLY,
            SERVE,
            r#"ObserveScheduledRun(name: "a", phase: "Succeeded") last-run-succeeded: Running → Running"#,
            COMPLETE,
        ],
    ),
    (
        "s",
        "run_and_deployment",
        &[
            APPLY,
            SERVE,
            r#"ObserveDeployment(name: "a", availability: "Available") still-running: Running → Running"#,
            COMPLETE,
        ],
    ),
    ("s", "completed_without_exit_code", &[APPLY, SERVE, COMPLETE]),
    (
        "s",
        "failed_with_exit_code_0",
        &[APPLY, SERVE, r#"ObserveRun(name: "a", phase: "Failed", exit_code: 0) failed: Running → Failed"#],
    ),
    (
        "s",
        "end_while_degraded",
        &[
            APPLY,
            SERVE,
            r#"ObserveDeployment(name: "a", availability: "Unavailable") degraded: Running → Degraded"#,
            r#"ObserveRun(name: "a", phase: "Succeeded") no-run: Degraded → Degraded"#,
        ],
    ),
    (
        "times",
        "last_run_goes_back",
        &[
            APPLY,
            SERVE,
            r#"ObserveScheduledRun(name: "a", phase: "Succeeded", finished_at: "2026-01-02T00:00:00Z") last-run-succeeded: Running → Running"#,
            r#"ObserveScheduledRun(name: "a", phase: "Succeeded", finished_at: "2026-01-01T00:00:00Z") last-run-succeeded: Running → Running"#,
        ],
    ),
    (
        "s",
        "contradicting_end",
        &[APPLY, SERVE, COMPLETE, r#"ObserveRun(name: "a", phase: "Failed") finished: Completed → Completed"#],
    ),
];

/// `issued: RecordCheck(...) under way: Pending → Pending`
fn told(step: &ToldStep) -> String {
    let late = match step.late {
        None => "",
        Some(Late::Issued) => "issued: ",
        Some(Late::Lands) => "lands: ",
    };
    format!("{late}{} {}: {} → {}", step.command, step.outcome, step.from, step.to)
}

#[test]
fn every_hazard_has_its_shortest_path() {
    let declaration = loom_agent(LOOM_AGENT);
    let declared = declaration.system.rules.iter().filter(|rule| rule.kind == RuleKind::Hazard);
    assert!(declared.map(|rule| rule.name.as_str()).eq(HAZARDS.map(|(_, name, _)| name)));
    for engine in ENGINES {
        for bound in ["s", "late", "times"] {
            let report = generated::<LoomAgents>(&declaration, &within(bound, engine));
            for (_, name, expected) in HAZARDS.iter().filter(|(within, ..)| *within == bound) {
                let finding = report.findings.iter().find(|finding| finding.name == *name).expect("the hazard");
                let path: Vec<String> = finding.path.iter().map(told).collect();
                assert_eq!(path, expected.to_vec(), "{name} {}", report.engine);
            }
        }
    }
}

/// With commands under way there are more worlds, and every engine finds the same.
#[test]
fn late_and_times_are_known() {
    let declaration = loom_agent(LOOM_AGENT);
    for (bound, sizes) in [("late", (45_347, 726_210, 12)), ("times", (115, 2_415, 5))] {
        for engine in ENGINES {
            let report = generated::<LoomAgents>(&declaration, &within(bound, engine));
            assert_eq!((report.worlds, report.steps, report.depth), sizes, "{bound} {}", report.engine);
            assert_eq!(report.verdict, Verdict::Holds, "{bound} {}", report.engine);
        }
    }
}

/// A step names what changed, and the line of the declaration that decided.
#[test]
fn a_step_is_told_in_full() {
    let report = generated::<LoomAgents>(&loom_agent(LOOM_AGENT), &within("s", EngineChoice::Exact));
    let step = &report.findings[0].path[2];
    assert_eq!(step.taken.as_deref(), Some("degrade"));
    let after = Some(r#"{"availability":"Unavailable"}"#.to_owned());
    assert_eq!(step.changes, [Change { field: "deployment".to_owned(), before: None, after }]);
    let line =
        LOOM_AGENT.lines().position(|line| line.trim().starts_with("degraded ")).expect("the outcome is declared");
    assert_eq!(step.line, format!("test.rs:{}", line + 1));
    assert!(step.source.starts_with("degraded when in {Running}"), "{}", step.source);
}

/// Doors and lamps: two entities that know nothing of each other, and rules that relate them.
const HOUSE: &str = r"context example.house {
    entity Door { key number: Int; states initial Shut, Open; move open: Shut -> Open; move shut: Open -> Shut; }
    entity Lamp { key room: String; watt: Int; states initial Dark, final Lit; move light: Dark -> Lit; }
    event Hung { number: Int }
    event Opened { number: Int }
    event Closed { number: Int }
    event Mounted { room: String, watt: Int }
    event Lighted { room: String }
    command Hang(number: Int) on Door[number] { hung when absent => create, emit Hung; stays otherwise => keep; }
    command Push(number: Int) on Door[number] {
        hung when absent => create, emit Hung;
        open when in Shut => move open, emit Opened;
        shut otherwise => move shut, emit Closed;
    }
    command Mount(room: String, watt: Int) on Lamp[room] {
        mounted when absent => create, set { watt }, emit Mounted;
        lit when in Dark => move light, emit Lighted;
        stays otherwise => keep;
    }
    view Doors of Door { rows all; fresh read_your_writes; show all; }
    view Lamps of Lamp { rows all; fresh eventual; show all; }
    bound small { Door: 2; Lamp: 2; watt: {20, 40}; }
    always lit_rooms: all door in Door: all lamp in Lamp: lamp in Lit implies lamp.watt > 0 && door.number > 0;
    never three: some a in Door: some b in Door: some lamp in Lamp: a.number > 2 && b in Open && lamp in Lit;
    reach bright: some door in Door: some lamp in Lamp: door in Open && lamp in Lit && lamp.watt == 40;
    reach all_open: (all door in Door: door in Open) && (some door in Door: door.number == 2) && (some lamp in Lamp: lamp in Lit);
    reach every outcome, every move, every state;
}";

/// A door has 3 worlds and a lamp has 5; there are two of each.
#[test]
fn engines_agree_on_several_entities() {
    let house = declared(HOUSE);
    let reports = ENGINES.map(|engine| interpreted(&house, &within("small", engine)));
    for report in &reports {
        let sizes = (report.commands, report.worlds, report.steps, report.depth);
        assert_eq!(sizes, (8, 225, 1_800, 8), "{}", report.engine);
        assert_eq!(found(report), found(&reports[0]), "{}", report.engine);
        assert_eq!(ended(report, Verdict::Vacuous), ["three"], "no number is above 2");
        let steps = |name| rule(report, name).path.as_ref().map(Vec::len);
        assert_eq!((steps("bright"), steps("all_open")), (Some(4), Some(4)));
    }
}

/// Nine names have 4.3e17 worlds, which 64 bits count, and more steps than they do; of ten, not even the worlds: a count that is
/// not exact is no count, so that check does not hold.
#[test]
fn what_cannot_be_counted_does_not_hold() {
    let bounds = |names: u32| {
        LOOM_AGENT.replace(
            "bound xl {\n            LoomAgent: 4;\n            generation: 1..=3;",
            &format!("bound xl {{\n            LoomAgent: {names};\n            generation: {{1, 2}};"),
        )
    };
    let check = |names| interpreted(&loom_agent(&bounds(names)), &within("xl", EngineChoice::Exact));
    let ten = check(10);
    assert_eq!(ten.verdict, Verdict::Incomplete);
    assert_eq!(ten.incomplete.as_deref(), Some("there are more worlds than 64 bits can count"));
    let nine = check(9);
    assert_eq!((nine.verdict, nine.incomplete.as_deref()), (Verdict::Holds, None));
    assert_eq!(nine.worlds, 91usize.pow(9));
    assert_eq!(nine.steps, 91u128.pow(9) * nine.commands as u128);
}

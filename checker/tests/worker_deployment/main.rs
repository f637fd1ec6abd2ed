//! `WorkerDeployment`: its size, its danger, and faults planted into the declaration, each of which breaks a rule.

mod faults;

use selvedge_checker::check::Options;
use selvedge_checker::report::Report;
use selvedge_checker::systems::Builtin;
use selvedge_checker::verdict::Verdict;

/// The report on the generated code.
fn report(bound: &str) -> Report {
    let system = Builtin::named("worker_deployment").expect("it is compiled in");
    let declaration = system.declaration(false).expect("it is sound");
    system
        .check(&declaration, &Options { bound: Some(bound.to_owned()), ..Options::default() })
        .unwrap_or_else(|refused| panic!("{}", refused.message))
}

#[test]
fn its_size_and_its_danger_are_known() {
    let report = report("ci");
    assert_eq!(report.verdict, Verdict::Holds, "{:#?}", report.rules);
    assert_eq!((report.worlds, report.steps, report.depth), (54_161, 3_791_270, 26));
    let [danger] = report.findings.as_slice() else { panic!("{:?}", report.findings) };
    let name = |request: &str| request.split('(').next().unwrap_or_default().to_owned();
    let steps: Vec<String> =
        danger.path.iter().map(|step| format!("{} {}", name(&step.command), step.outcome)).collect();
    assert_eq!(danger.name, "broken_in_force");
    assert_eq!(
        steps,
        [
            "CreateWorker created",
            "PublishVersion published",
            "VerifyVersion verified",
            "ProposeShare proposed",
            "CreateDeployment accepted",
            "StartOperation started",
            "DispatchOperation dispatched",
            "ConfirmOperation activated",
            "LoseReadiness lost",
        ]
    );
}

/// The larger bound, where the code is optimised.
#[test]
#[cfg_attr(debug_assertions, ignore = "it is checked where the code is optimised")]
fn its_larger_size_is_known() {
    let report = report("wide");
    assert_eq!(report.verdict, Verdict::Holds, "{:#?}", report.rules);
    assert_eq!((report.worlds, report.steps, report.depth), (379_365, 32_246_025, 29));
}

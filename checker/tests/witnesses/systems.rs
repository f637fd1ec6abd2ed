//! The compiled systems: every bound that can be exported, in three checkers.

use super::tools::{Found, Witnesses, checked, index};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::systems::{Builtin, SYSTEMS};
use selvedge_spec::export;

/// The bounds of each system that the witnesses explore; the others are too large for a test.
const WITNESSED: &[(&str, &[&str])] =
    &[("loom_agent", &["s", "m", "t", "times"]), ("container", &["s", "t"]), ("worker_deployment", &["ci"])];

/// One line of the table.
pub(crate) struct Line {
    pub(crate) system: &'static str,
    pub(crate) bound: &'static str,
    pub(crate) ours: Found,
    pub(crate) spin: Found,
    pub(crate) rumur: Found,
}

pub(crate) fn declaration(system: &Builtin) -> Declaration {
    system.declaration(false).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// Every line of the table, found anew.
pub(crate) fn lines(witnesses: &Witnesses) -> Vec<Line> {
    let mut lines = Vec::new();
    for (name, bounds) in WITNESSED {
        let declaration = declaration(Builtin::named(name).expect("it is compiled in"));
        for bound in *bounds {
            let report = checked(&declaration, bound);
            let ours = Found { worlds: report.worlds, steps: report.steps, broken: None };
            let (spin, rumur) = (witnesses.spin(&declaration, bound), witnesses.rumur(&declaration, bound));
            assert_eq!(spin, ours, "{name} {bound}");
            assert_eq!(rumur, ours, "{name} {bound}");
            lines.push(Line { system: name, bound, ours, spin, rumur });
        }
    }
    lines
}

#[test]
fn every_system_has_witnesses() {
    let witnessed: Vec<&str> = WITNESSED.iter().map(|(name, _)| *name).collect();
    let declared = SYSTEMS.iter().filter(|system| !system.is_loop);
    let compiled: Vec<&str> = declared.map(|system| system.name).collect();
    assert_eq!(witnessed, compiled);
}

/// What cannot be exported is refused by name, with what to do.
#[test]
fn what_has_no_counterpart_is_refused() {
    let declaration = declaration(&SYSTEMS[0]);
    for export in [export::promela, export::murphi] {
        let refused = export(&declaration.system, index(&declaration, "late"), true).expect_err("commands under way");
        let words =
            "bound late: `LoomAgent.late` has no counterpart in an export: choose a bound without commands under way";
        assert_eq!(refused.to_string(), words);
    }
}

//! Faults of the declaration, each with the rule that it breaks and the number of steps to where it does.

use selvedge_checker::check::{Options, check_interpreted};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::explore::Limits;
use selvedge_checker::report::{Report, RuleReport};
use selvedge_checker::verdict::Verdict;
use selvedge_model::worker_deployment::SOURCE;
use std::collections::BTreeSet;

/// Parts of the declaration put differently: the rule that this breaks, and after how many steps.
struct Fault {
    changes: &'static [(&'static str, &'static str)],
    rule: &'static str,
    steps: u32,
}

const FAULTS: &[Fault] = &[
    // WD-15: what waits for its dependencies is not counted.
    Fault {
        changes: &[
            (
                "another when some d in Deployment: d.worker == input.worker && !(d in Gone)",
                "another when some d in Deployment: d.worker == input.worker && d in {Active, Changing, Closing}",
            ),
            (r#"ProposeShare.deployment: {"a"}"#, r#"ProposeShare.deployment: {"a", "b"}"#),
        ],
        rule: "one_active",
        steps: 6,
    },
    // WD-16: a Deployment of another Form is not counted.
    Fault {
        changes: &[
            (
                "another when some d in Deployment: d.worker == input.worker && !(d in Gone)",
                "another when some d in Deployment: d.worker == input.worker && d.form == input.form && !(d in Gone)",
            ),
            (r#"ProposeShare.deployment: {"a"}"#, r#"ProposeShare.deployment: {"a", "b"}"#),
            ("DeploymentForm: {V0_5}", "DeploymentForm: {V0_4, V0_5}"),
        ],
        rule: "one_active",
        steps: 6,
    },
    // WD-26, WD-28: what is accepted and not yet in force is not looked at when something is attached.
    Fault {
        changes: &[(
            "lacking when some s in Share: s.worker == input.worker && (all p in Provision: p.version != s.version || p.need != input.need)",
            "lacking when some s in Share: s in Weighted && s.worker == input.worker && (all p in Provision: p.version != s.version || p.need != input.need)",
        )],
        rule: "conforming",
        steps: 5,
    },
    // WD-27: an attachment that is accepted only is not looked at.
    Fault {
        changes: &[(
            "lacking when some m in Demand: m in {Accepted, InForce} &&",
            "lacking when some m in Demand: m in InForce &&",
        )],
        rule: "conforming",
        steps: 4,
    },
    // WD-48: what is replaced stays beside what replaces it.
    Fault {
        changes: &[("also each old in Share: old.deployment == self.deployment && old in Weighted { delete },", "")],
        rule: "whole",
        steps: 13,
    },
    // WD-48: what is replaced goes, and nothing comes.
    Fault {
        changes: &[(
            "also each old in Share: old.deployment == self.deployment && old in Weighted { delete }, also each s in Share: s.operation == input.operation && s in Proposed { move weigh }",
            "also each old in Share: old.deployment == self.deployment && old in Weighted { delete }",
        )],
        rule: "whole",
        steps: 13,
    },
    // WD-06: weights need not amount to 10000.
    Fault {
        changes: &[(
            "s.operation == input.operation && s.deployment == input.deployment && s.worker == input.worker) != 10000 || (some s in Share: s.operation == input.operation && (s.deployment != input.deployment || s.worker != input.worker)) => reject InvalidSpec { uid = input.deployment }; accepted otherwise => create",
            "s.operation == input.operation && s.deployment == input.deployment && s.worker == input.worker) == 1 || (some s in Share: s.operation == input.operation && (s.deployment != input.deployment || s.worker != input.worker)) => reject InvalidSpec { uid = input.deployment }; accepted otherwise => create",
        )],
        rule: "whole",
        steps: 5,
    },
    // WD-20: a Version without weight is taken instead.
    Fault {
        changes: &[(
            "unweighted when all s in Share: !(s in Weighted) || s.deployment != self.deployment || s.version != input.version => keep;",
            "",
        )],
        rule: "routed_by_weight",
        steps: 12,
    },
    // WD-50: what is only proposed gets work.
    Fault {
        changes: &[(
            "unweighted when all s in Share: !(s in Weighted) || s.deployment",
            "unweighted when all s in Share: s.deployment",
        )],
        rule: "routed_by_weight",
        steps: 13,
    },
    // WD-36: a Version that lost what it needs gets work.
    Fault {
        changes: &[("unready when !(Version[input.version] in Ready) => move turn_away;", "")],
        rule: "routed_to_ready",
        steps: 11,
    },
    // WD-56: selection stays open while the Deployment closes.
    Fault {
        changes: &[(
            "closed when !(Deployment[self.deployment] in {Active, Changing})",
            "closed when !(Deployment[self.deployment] in {Active, Changing, Closing})",
        )],
        rule: "routed_to_ready",
        steps: 11,
    },
    // WD-23: an allocation is put in force that is not ready.
    Fault {
        changes: &[(
            "unready when !(Deployment[self.deployment] in Closing) &&",
            "unready when Deployment[self.deployment] in Changing &&",
        )],
        rule: "ready_when_activated",
        steps: 7,
    },
    // WD-23: so is one that replaces another.
    Fault {
        changes: &[(
            "unready when !(Deployment[self.deployment] in Closing) &&",
            "unready when Deployment[self.deployment] in Waiting &&",
        )],
        rule: "ready_when_switched",
        steps: 14,
    },
    // WD-54: a context that was told to stop is taken to be gone.
    Fault {
        changes: &[(
            "in_use when some c in Context: c in {Live, Cancelled} &&",
            "in_use when some c in Context: c in Live &&",
        )],
        rule: "deleted_in_use",
        steps: 19,
    },
    // WD-14: a Version is deleted that has weight.
    Fault {
        changes: &[(
            "weighted when some s in Share: s.version == input.version",
            "weighted when some s in Share: s in Proposed && s.version == input.version",
        )],
        rule: "weighted_stays",
        steps: 9,
    },
    // WD-58: a context that was told to stop is taken to be gone when the Deployment is.
    Fault {
        changes: &[(
            "unretired when some c in Context: c in {Live, Cancelled} &&",
            "unretired when some c in Context: c in Live &&",
        )],
        rule: "deleted_early",
        steps: 14,
    },
    // HA-04: a failure does not say what it left behind.
    Fault {
        changes: &[(
            "failed when Deployment[self.deployment] in Waiting => move fail, set { effect = input.left },",
            "failed when Deployment[self.deployment] in Waiting => move fail,",
        )],
        rule: "unknown_terminal",
        steps: 7,
    },
    // HA-04, WD-65: a failure is believed that is not proved.
    Fault {
        changes: &[("unproved when input.left == Unknown || input.left == Complete => keep;", "")],
        rule: "unknown_terminal",
        steps: 6,
    },
    // HA-04: a success does not say that all was done.
    Fault {
        changes: &[(
            "activated when Deployment[self.deployment] in Waiting => move succeed, set { effect = Complete },",
            "activated when Deployment[self.deployment] in Waiting => move succeed,",
        )],
        rule: "success_is_complete",
        steps: 8,
    },
    // HA-04: input is asked for while something of uncertain effect is under way.
    Fault {
        changes: &[("asked when in {Queued, Running} && self.effect == Nothing", "asked when in {Queued, Running}")],
        rule: "certain_while_waiting",
        steps: 7,
    },
    // HA-05: a request is accepted that expected another generation.
    Fault {
        changes: &[(
            "stale when count(o in Operation: o.deployment == input.deployment) != input.expected => reject GenerationConflict; accepted otherwise => move close",
            "accepted otherwise => move close",
        )],
        rule: "one_operation_a_generation",
        steps: 11,
    },
    // HA-07: a Deployment is deleted while it changes.
    Fault {
        changes: &[
            (
                "busy when in {Waiting, Changing, Closing} => reject ResourceBusy { uid = input.deployment }; stale when count(o in Operation: o.deployment == input.deployment) != input.expected => reject GenerationConflict; accepted otherwise => move close",
                "busy when in {Waiting, Closing} => reject ResourceBusy { uid = input.deployment }; stale when count(o in Operation: o.deployment == input.deployment) != input.expected => reject GenerationConflict; accepted otherwise => move close",
            ),
            ("move close: {Active, Failed} -> Closing", "move close: {Active, Changing, Failed} -> Closing"),
        ],
        rule: "one_mutation",
        steps: 11,
    },
    // WD-65: a lost reply is read as proof that nothing was done.
    Fault {
        changes: &[(
            "lost when in Running && self.effect == Unknown => move lose_reply;",
            "lost when in Running && self.effect == Unknown => move lose_reply, set { effect = Nothing };",
        )],
        rule: "lost_proves_nothing",
        steps: 7,
    },
    // WD-21: a context is moved to another Version.
    Fault {
        changes: &[
            ("stays when !(in Offered) => keep; closed", "stays when !(in {Offered, Live}) => keep; closed"),
            ("move begin: Offered -> Live", "move begin: {Offered, Live} -> Live"),
            ("move turn_away: Offered -> TurnedAway", "move turn_away: {Offered, Live} -> TurnedAway"),
            (r#"AcceptContext.version: {"a"}"#, r#"AcceptContext.version: {"a", "b"}"#),
        ],
        rule: "pinned",
        steps: 18,
    },
    // WD-61: the same, as it is seen afterwards.
    Fault {
        changes: &[(
            "unretired when some c in Context: c in {Live, Cancelled} &&",
            "unretired when some c in Context: c in Live &&",
        )],
        rule: "runs_after_deletion",
        steps: 14,
    },
    // HA-04: a failure that did everything.
    Fault {
        changes: &[
            ("input.left == Unknown || input.left == Complete", "input.left == Unknown"),
            ("FailOperation.left: {Partial, Unknown}", "FailOperation.left: {Partial, Complete}"),
        ],
        rule: "complete_is_success",
        steps: 6,
    },
    // HA-16: a restart forgets which generation was expected.
    Fault {
        changes: &[(
            "lost when in Running && self.effect == Unknown => move lose_reply;",
            "lost when in Running && self.effect == Unknown => move lose_reply, set { expected = 7 };",
        )],
        rule: "key_is_kept",
        steps: 7,
    },
];

/// The declaration without its larger bound, and with parts of it put differently, each of which stands in it once. Line
/// breaks and further spaces do not count.
fn changed(changes: &[(&str, &str)]) -> String {
    let text = on_lines(SOURCE);
    let mut text = text.lines().filter(|line| !line.starts_with("bound wide")).collect::<Vec<_>>().join("\n");
    for (from, to) in changes {
        assert_eq!(text.matches(from).count(), 1, "`{from}` is to be there once");
        text = text.replace(from, to);
    }
    text
}

/// The same with a line for each comment and one for all that stands between two.
fn on_lines(text: &str) -> String {
    let mut lines: Vec<String> = vec![String::new()];
    for line in text.lines().map(str::trim) {
        let is_comment = line.starts_with("//");
        if is_comment {
            lines.extend([line.to_owned(), String::new()]);
        } else {
            let words = line.split(' ').filter(|word| !word.is_empty());
            let last = lines.last_mut().expect("there is a line");
            words.for_each(|word| *last += &format!("{}{word}", if last.is_empty() { "" } else { " " }));
        }
    }
    lines.join("\n")
}

fn interpreted(text: &str, depth: u32) -> Report {
    let declaration = Declaration::parse("faulty.rs", text, false);
    let declaration = declaration.unwrap_or_else(|refused| panic!("{}", refused.message));
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let report = check_interpreted(&declaration, &Options { limits, ..Options::default() });
    report.unwrap_or_else(|refused| panic!("{}", refused.message))
}

#[track_caller]
fn assert_found(Fault { changes, rule, steps }: &Fault) {
    let report = interpreted(&changed(changes), *steps);
    let broken = |rule: &&RuleReport| rule.verdict == Verdict::Violated && rule.path.is_some();
    let broken: Vec<(&str, usize)> = report
        .rules
        .iter()
        .filter(broken)
        .map(|rule| (rule.name.as_str(), rule.path.as_ref().map_or(0, Vec::len)))
        .collect();
    assert!(broken.contains(&(*rule, *steps as usize)), "{changes:?}: {broken:?}");
}

#[test]
fn each_fault_is_found_by_its_rule() {
    FAULTS.iter().for_each(assert_found);
}

/// Without a change, nothing is found as far as the faults lie.
#[test]
fn without_a_fault_nothing_is_found() {
    let furthest = FAULTS.iter().map(|fault| fault.steps).max().expect("there are faults");
    let report = interpreted(&changed(&[]), furthest);
    let broken = |rule: &&RuleReport| rule.verdict == Verdict::Violated && rule.path.is_some();
    assert_eq!(report.rules.iter().filter(broken).map(|rule| &rule.name).collect::<Vec<_>>(), [&""; 0]);
}

/// Every declared rule that claims something has a fault that breaks it.
#[test]
fn no_rule_is_forgotten() {
    let declaration = Declaration::parse("worker_deployment.rs", SOURCE, false).expect("it is sound");
    let rules = declaration.system.rules.iter().map(|rule| rule.name.as_str());
    let is_claim = |name: &&str| *name != "broken_in_force" && !name.starts_with("every_");
    let rules: BTreeSet<&str> = rules.filter(is_claim).collect();
    let broken: BTreeSet<&str> = FAULTS.iter().map(|fault| fault.rule).collect();
    assert_eq!(rules, broken);
}

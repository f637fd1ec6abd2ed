//! The rules and hazards that `LoomAgent` declares, decided over the bound `s`.

use super::support::{Explored, bound, explore, system};
use selvedge_spec::interpret::Scope;
use selvedge_spec::ir::{Rule, RuleBody, RuleKind};

/// How often the rule's body held, and how often it did not.
fn tally(rule: &Rule) -> (usize, usize) {
    let mut tally = (0, 0);
    let mut count = |holds| if holds { tally.0 += 1 } else { tally.1 += 1 };
    let Explored { worlds, .. } = explore(bound("s"), |before, _, _, step, after| {
        let RuleBody::Step(entity, body) = &rule.body else { return };
        if let (Some(old), Some(new)) = (before.row(*entity, &step.key), after.row(*entity, &step.key)) {
            count(Scope::step(system(), after, *entity, Some(old), Some(new)).holds(body).expect("a checked rule"));
        }
    });
    if let RuleBody::World(body) = &rule.body {
        for world in &worlds {
            count(Scope::world(system(), world).holds(body).expect("a checked rule"));
        }
    }
    tally
}

#[test]
fn every_declared_rule_holds_and_every_hazard_is_found() {
    let conditions = |rule: &&Rule| matches!(rule.body, RuleBody::World(_) | RuleBody::Step(..));
    for rule in system().rules.iter().filter(conditions) {
        let (held, failed) = tally(rule);
        let verdict = match rule.kind {
            RuleKind::Always => held > 0 && failed == 0,
            RuleKind::Never => held == 0 && failed > 0,
            RuleKind::Reach | RuleKind::Hazard => held > 0,
        };
        assert!(verdict, "{} {}: held {held} times, failed {failed} times", rule.kind.keyword(), rule.name);
    }
}

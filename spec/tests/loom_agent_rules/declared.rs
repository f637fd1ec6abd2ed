//! The rules and hazards that `LoomAgent` declares, decided over the bound `s`.

use super::support::{Explored, bound, explore, system};
use selvedge_spec::interpret::Scope;
use selvedge_spec::ir::{Rule, RuleBody, RuleKind, StepBody};

/// How often the rule's body held, and how often it did not, where every command is answered at once.
fn tally(rule: &Rule) -> (usize, usize) {
    let mut tally = (0, 0);
    let mut count = |holds| if holds { tally.0 += 1 } else { tally.1 += 1 };
    let Explored { worlds, .. } = explore(bound("s"), |before, id, input, step, after| {
        let RuleBody::Step(StepBody { entity, command, outcome, condition }) = &rule.body else { return };
        let is_meant =
            command.is_none_or(|command| command == id) && outcome.is_none_or(|outcome| outcome == step.outcome);
        let rows = (before.row(*entity, &step.key), after.row(*entity, &step.key));
        if let (true, (Some(old), Some(new))) = (is_meant, rows) {
            let scope = Scope::step(system(), after, *entity, Some(old), Some(new)).by(system().command(id), input);
            count(scope.issued_on(Some(old), false).holds(condition).expect("a checked rule"));
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
    let conditions = |rule: &&Rule| matches!(rule.body, RuleBody::World(_) | RuleBody::Step(_));
    let s = system().bounds.iter().position(|bound| bound.name.text == "s").expect("the bound s");
    for rule in system().rules.iter().filter(conditions).filter(|rule| rule.is_decided_within(s)) {
        let (held, failed) = tally(rule);
        let verdict = match rule.kind {
            RuleKind::Always => held > 0 && failed == 0,
            RuleKind::Never => held == 0 && failed > 0,
            RuleKind::Reach | RuleKind::Hazard => held > 0,
            RuleKind::Eventually => panic!("`{}` speaks of runs, and its body of a world or a step", rule.name),
        };
        assert!(verdict, "{} {}: held {held} times, failed {failed} times", rule.kind.keyword(), rule.name);
    }
}

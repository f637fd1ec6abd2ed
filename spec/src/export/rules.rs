//! Which declared rules an export claims, and which it does not.

use super::Unexportable;
use super::lower::Scope;
use super::machine::Claim;
use super::symbolic::{Holder, STATE, Term, Test, Which};
use crate::ir::{Effect, Outcome, Rule, RuleBody, RuleKind, System};

/// The rules over worlds, as what holds in every world.
pub(super) fn invariants(system: &System, bound: usize, scope: &Scope) -> Result<Vec<Claim>, Unexportable> {
    let mut claims = Vec::new();
    for rule in claimed(system, bound) {
        if let RuleBody::World(body) = &rule.body {
            let scope = Scope { place: &rule.name.text, ..scope.clone() };
            claims.extend(open(rule, claim(rule, scope.test(body)?)));
        }
    }
    Ok(claims)
}

/// The rules over steps, as what holds where this outcome answers. Read before the step: `after` is what the columns
/// will hold. A rule over steps speaks of rows that are there before and after.
pub(super) fn of_step(
    system: &System,
    bound: usize,
    (command, outcome): (usize, &Outcome),
    scope: &Scope,
    after: &[Term],
) -> Result<Vec<Claim>, Unexportable> {
    let mut claims = Vec::new();
    if matches!(outcome.effect, Effect::Create | Effect::Delete) {
        return Ok(claims);
    }
    for rule in claimed(system, bound) {
        let RuleBody::Step(body) = &rule.body else { continue };
        let is_of = |id: crate::ir::OutcomeId| system.commands[command].outcome(id).name.text == outcome.name.text;
        if Some(body.entity.0) != scope.own
            || body.command.is_some_and(|id| id.0 != command)
            || body.outcome.is_some_and(|id| !is_of(id))
        {
            continue;
        }
        let scope = Scope { after: Some(after), place: &rule.name.text, ..scope.clone() };
        let own = Holder { table: body.entity.0, which: Which::Own };
        let absent = Test::there(Term::Cell(own, STATE), false);
        claims.extend(open(rule, Test::any([absent, claim(rule, scope.test(&body.condition)?)])));
    }
    Ok(claims)
}

/// The rules that are not claimed, each with the reason.
pub(super) fn unclaimed(system: &System, bound: usize, with_rules: bool) -> Vec<(String, &'static str)> {
    let reason = |rule: &Rule| match rule.kind {
        _ if !with_rules => Some("left out as asked"),
        _ if !rule.is_decided_within(bound) => Some("not decided within this bound"),
        RuleKind::Reach | RuleKind::Hazard => Some("seeks a path; nothing is broken where there is none"),
        RuleKind::Eventually => Some("speaks of runs, and only worlds and steps are exported"),
        RuleKind::Always | RuleKind::Never => None,
    };
    system.rules.iter().filter_map(|rule| Some((rule.name.text.clone(), reason(rule)?))).collect()
}

fn claimed(system: &System, bound: usize) -> impl Iterator<Item = &Rule> {
    let is_claim = |rule: &Rule| matches!(rule.kind, RuleKind::Always | RuleKind::Never);
    system.rules.iter().filter(move |rule| is_claim(rule) && rule.is_decided_within(bound))
}

fn claim(rule: &Rule, body: Test) -> Test {
    if rule.kind == RuleKind::Never { Test::not(body) } else { body }
}

/// A claim, unless it is decided here already to hold.
fn open(rule: &Rule, test: Test) -> Option<Claim> {
    (test != Test::Decided(true)).then(|| Claim { name: rule.name.text.clone(), test })
}

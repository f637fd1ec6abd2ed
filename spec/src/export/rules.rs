//! Which declared rules an export claims, and which it does not.

use super::Unexportable;
use super::lower::Scope;
use super::machine::{Change, Claim};
use super::symbolic::{Holder, STATE, Term, Test, When};
use crate::ir::{Effect, Outcome, Rule, RuleBody, RuleKind, StepBody, System};

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

/// What a step does with one row, or with each of some.
pub(super) struct Stepped<'s> {
    /// The row; where it is each of some, [`Which::Bound`](super::symbolic::Which::Bound) of depth 0.
    pub(super) row: Holder,
    /// Which rows, where it is each of some.
    pub(super) each: Option<Test>,
    /// What becomes of it.
    pub(super) effect: &'s Effect,
    /// What each of its columns holds afterwards, read before the step.
    pub(super) after: Vec<Term>,
}

impl Stepped<'_> {
    /// The change of the row; none where all stays as it was.
    pub(super) fn change(self) -> Option<Change> {
        let Self { row, each, effect: _, after } = self;
        let kept = |column| Term::Cell(row.clone(), column, When::Before);
        let writes: Vec<_> = after.into_iter().enumerate().filter(|(column, term)| *term != kept(*column)).collect();
        (!writes.is_empty()).then_some(Change { row, each, writes })
    }
}

/// The rules over steps, as what holds where this outcome answers: of the row that the command names, then of each other
/// that the step changes. A rule over steps speaks of rows that are there before and after.
pub(super) fn of_step(
    system: &System,
    bound: usize,
    (command, outcome): (usize, &Outcome),
    scope: &Scope,
    stepped: &[Stepped],
) -> Result<Vec<Claim>, Unexportable> {
    let mut claims = Vec::new();
    for rule in claimed(system, bound) {
        let RuleBody::Step(body) = &rule.body else { continue };
        for (index, stepped) in stepped.iter().enumerate() {
            let speaks = if index == 0 {
                body.command.is_none_or(|id| id.0 == command)
                    && body.outcome.is_none_or(|id| system.commands[command].outcome(id).name.text == outcome.name.text)
            } else {
                // No command was issued on a row that it does not name.
                body.command.is_none() && !body.reads_basis()
            };
            let stays = !matches!(stepped.effect, Effect::Create | Effect::Delete);
            if speaks && stays && body.entity.0 == stepped.row.table {
                claims.extend(of_row(rule, body, stepped, scope)?);
            }
        }
    }
    Ok(claims)
}

/// A rule over steps, of one row or of each of some.
fn of_row(rule: &Rule, body: &StepBody, stepped: &Stepped, scope: &Scope) -> Result<Option<Claim>, Unexportable> {
    let Stepped { row, each, after, .. } = stepped;
    let depth = usize::from(each.is_some());
    let (own, place) = (Some(row.clone()), rule.name.text.as_str());
    let scope = Scope { own, after: Some(after), others: When::After, depth, place, ..scope.clone() };
    let holds = claim(rule, scope.test(&body.condition)?);
    Ok(open(
        rule,
        match each {
            None => Test::any([Test::there(Term::Cell(row.clone(), STATE, When::Before), false), holds]),
            Some(condition) => {
                Test::each(true, (row.table, 0), When::Before, Test::any([Test::not(condition.clone()), holds]))
            }
        },
    ))
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

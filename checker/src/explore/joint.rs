//! Rules over all rows at once, and which rules can be decided on one identity's rows alone.

use super::atlas::Atlas;
use crate::rules::{Builtin, Weighed, weigh};
use crate::sync::Mutex;
use crate::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use selvedge_spec::interpret::{Scope, World};
use selvedge_spec::ir::{Expr, RuleBody, RuleKind, System};
use std::hash::Hash;
use std::sync::PoisonError;

/// A rule that relates several rows, while the combinations are gone through.
pub(super) struct Joint<'a> {
    /// Its place among the rules of the check.
    pub(super) rule: usize,
    kind: RuleKind,
    pub(super) body: &'a Expr,
    pub(super) premise: &'a Expr,
    pub(super) exercised: AtomicU64,
    /// The level of what is decided so far; worlds that are further away need not take the lock.
    nearest: AtomicU32,
    pub(super) decided: Mutex<Option<(u32, u64)>>,
    pub(super) meaningless: Mutex<Option<(u32, u64, String)>>,
}

impl<'a> Joint<'a> {
    /// The rules over worlds that no single identity's rows decide.
    pub(super) fn of(system: &'a System, premises: &'a [Expr]) -> Vec<Self> {
        let rules = system.rules.iter().zip(premises).enumerate();
        let joint = rules.filter_map(|(index, (rule, premise))| match &rule.body {
            RuleBody::World(body) if !is_local(rule.kind, body, premise) => Some(Self {
                rule: Builtin::ALL.len() + index,
                kind: rule.kind,
                body,
                premise,
                exercised: AtomicU64::new(0),
                nearest: AtomicU32::new(u32::MAX),
                decided: Mutex::new(None),
                meaningless: Mutex::new(None),
            }),
            _ => None,
        });
        joint.collect()
    }

    /// Decides the rule in one world, which stands for as many as its weight says. Of several worlds that decide it, the
    /// nearest counts, and of those the first.
    pub(super) fn visit(&self, system: &System, (level, number): (u32, u64), weight: u64, world: &World) {
        let scope = Scope::world(system, world);
        let weighed = weigh(self.kind, scope.holds(self.body), || scope.holds(self.premise));
        match weighed {
            Weighed::Meaningless(error) => {
                let mut slot = self.meaningless.lock().unwrap_or_else(PoisonError::into_inner);
                if slot.as_ref().is_none_or(|(seen_level, seen, _)| (level, number) < (*seen_level, *seen)) {
                    *slot = Some((level, number, error));
                }
            }
            Weighed::Sound { exercised, decides } => {
                self.exercised.fetch_add(u64::from(exercised) * weight, Ordering::Relaxed);
                if decides && level <= self.nearest.load(Ordering::Relaxed) {
                    self.nearest.fetch_min(level, Ordering::Relaxed);
                    let mut slot = self.decided.lock().unwrap_or_else(PoisonError::into_inner);
                    *slot = Some(slot.map_or((level, number), |seen| seen.min((level, number))));
                }
            }
        }
    }
}

/// Whether each row alone decides the rule: `always` speaks of all rows, each by itself; `never`, `reach` and `hazard`
/// of some row by itself. So does the premise of a rule that must hold; what is sought is its own premise.
fn is_local(kind: RuleKind, body: &Expr, premise: &Expr) -> bool {
    let seeks = matches!(kind, RuleKind::Reach | RuleKind::Hazard);
    row_by_row(body, kind == RuleKind::Always) && (seeks || row_by_row(premise, false))
}

fn row_by_row(body: &Expr, over_all: bool) -> bool {
    match (body, over_all) {
        (Expr::Quantified { all, body, .. }, _) => *all == over_all && !body.relates_rows(),
        (Expr::All(parts), true) | (Expr::Any(parts), false) => parts.iter().all(|part| row_by_row(part, over_all)),
        _ => false,
    }
}

/// Whether a rule that must hold was broken.
pub(super) fn is_broken<W: Eq + Hash>(system: &System, atlas: &Atlas<W>, rule: usize) -> bool {
    let tally = atlas.tally(rule);
    let seeks = rule
        .checked_sub(Builtin::ALL.len())
        .is_some_and(|declared| matches!(system.rules[declared].kind, RuleKind::Reach | RuleKind::Hazard));
    tally.meaningless.is_some() || (tally.decided.is_some() && !seeks)
}

#[cfg(test)]
mod tests {
    use super::super::ruled::Ruled;
    use super::*;
    use crate::declaration::Declaration;
    use crate::schedules::on_many;
    use crate::sync::thread;
    use selvedge_spec::interpret::{Row, Value};
    use selvedge_spec::ir::{EntityId, StateId};

    const DOORS: &str = "context small.doors {
        entity Door { key number: Int; states initial final Hung; }
        command Hang(number: Int) on Door[number] { hung when absent => create; stays otherwise => keep; }
        bound two { Door: 2; }
        never two: some one in Door: some other in Door: one.number != other.number;
    }";

    /// Three worlds decide the rule, two of them equally near: the first of these is told, whichever is seen when.
    #[test]
    fn the_nearest_world_is_told_and_of_several_the_first() {
        let system =
            Declaration::parse("doors.life", DOORS, false).unwrap_or_else(|no| panic!("{}", no.message)).system;
        let premises = Ruled::of(&system).premises;
        let mut both = World::empty(&system);
        for number in [1, 2] {
            both.put(EntityId(0), Row { key: Value::Int(number), state: StateId(0), fields: Vec::new() });
        }
        on_many(1_000, move || {
            let [rule] = &Joint::of(&system, &premises)[..] else { panic!("one rule relates rows") };
            thread::scope(|scope| {
                for (place, weight) in [((2, 8), 3), ((2, 5), 1), ((3, 1), 2)] {
                    let (system, both) = (&system, &both);
                    scope.spawn(move || rule.visit(system, place, weight, both));
                }
            });
            assert_eq!(*rule.decided.lock().expect("no panic"), Some((2, 5)));
            assert_eq!(rule.exercised.load(Ordering::Relaxed), 6);
        });
    }
}

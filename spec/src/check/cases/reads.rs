//! What the guards of a command read, and what they compare with what.

use crate::ir::{Command, Expr, Literal, Lookup, OutcomeId, Path, Root, Slot, StateId, Step};
use std::collections::BTreeSet;

/// One thing that guards read, told apart from the others. That the same other row can be read in two ways, or that a
/// number depends on a row that is read as well, is not looked into: cases that cannot come together are cases here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Read<'r> {
    /// The identity: the input that names the row and the row's key are one.
    Key,
    /// Where another row is: in a state, or nowhere.
    Row(&'r Lookup),
    /// A value; inner ones stand after the outer ones that they go through.
    Path(&'r Path),
    /// How many rows there are, or what they amount to.
    Number(&'r Expr),
    /// Whether something holds of several rows.
    Truth(&'r Expr),
}

/// What something read is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum With<'r> {
    /// With nothing that is known here: it is a truth value by itself, or the other side cannot be told apart.
    Nothing,
    Constant(&'r Literal),
    Read(Read<'r>),
}

/// What the guards of a command read.
pub(in crate::check) struct Reads<'r> {
    /// The input that names the row.
    key_input: usize,
    /// What the guard of each outcome reads, perhaps several times.
    of_outcome: Vec<Vec<Read<'r>>>,
    /// What is compared, and with what; what is compared with each other stands under both. Sorted, each once.
    compared: Vec<(Read<'r>, With<'r>)>,
    /// The outcomes whose guard asks for the state first, by state: in another state they cannot answer.
    bound: Vec<Vec<OutcomeId>>,
    /// The outcomes that may answer anywhere.
    free: Vec<OutcomeId>,
}

/// What a value is compared with.
pub(super) struct Company<'r> {
    /// The constants that the value, or anything compared with it, is compared with. Sorted, each once.
    pub(super) constants: Vec<&'r Literal>,
    /// The values that are compared with each other, this one among them.
    pub(super) members: Vec<Read<'r>>,
}

impl<'r> Reads<'r> {
    pub(in crate::check) fn of(command: &'r Command) -> Self {
        let mut reads = Self {
            key_input: command.key_input,
            of_outcome: Vec::new(),
            compared: Vec::new(),
            bound: vec![Vec::new(); command.answers.states.len()],
            free: Vec::new(),
        };
        for id in command.outcome_ids() {
            let guard = command.outcome(id).guard.as_ref();
            match guard.and_then(states) {
                Some(states) => states.iter().for_each(|state| reads.bound[state.0].push(id)),
                None => reads.free.push(id),
            }
            let mut read = Vec::new();
            if let Some(guard) = guard {
                reads.gather(guard, &mut read);
            }
            reads.of_outcome.push(read);
        }
        reads.compared.sort_unstable();
        reads.compared.dedup();
        reads
    }

    /// The outcomes that may answer where the row is at this place, in declared order.
    pub(in crate::check) fn candidates(&self, place: Option<StateId>) -> Vec<OutcomeId> {
        let bound = place.map(|state| &self.bound[state.0]);
        let mut all: Vec<OutcomeId> = self.free.iter().chain(bound.into_iter().flatten()).copied().collect();
        all.sort_unstable();
        all
    }

    /// What the guards of these outcomes read: sorted, each once.
    pub(super) fn of_all(&self, outcomes: &[OutcomeId]) -> Vec<Read<'r>> {
        let mut all: Vec<Read<'r>> = outcomes.iter().flat_map(|outcome| &self.of_outcome[outcome.0]).copied().collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What a part of a guard reads by itself, where it is no combination of others.
    pub(super) fn read<'e>(&self, expr: &'e Expr) -> Option<Read<'e>> {
        match expr {
            Expr::Path(path) | Expr::Is(path, _) => Some(self.told_apart(path)),
            Expr::In(Root::Other(lookup), _) | Expr::Exists(Root::Other(lookup), _) => Some(Read::Row(lookup)),
            Expr::Count(_) | Expr::Sum(..) => Some(Read::Number(expr)),
            Expr::Quantified { .. } | Expr::Unique(..) => Some(Read::Truth(expr)),
            _ => None,
        }
    }

    fn told_apart<'e>(&self, path: &'e Path) -> Read<'e> {
        match (&path.root, path.steps.as_slice()) {
            (Root::Input, [Step::Input(index)]) if *index == self.key_input => Read::Key,
            (Root::Row, [Step::Slot(Slot::Key)]) => Read::Key,
            _ => Read::Path(path),
        }
    }

    /// Adds what a guard reads to `found`, and what it compares with what to all that is compared.
    fn gather(&mut self, expr: &'r Expr, found: &mut Vec<Read<'r>>) {
        match expr {
            Expr::Compare(_, left, right) => self.compare(left, right, found),
            Expr::Not(inner) => self.gather(inner, found),
            Expr::All(parts) | Expr::Any(parts) => parts.iter().for_each(|part| self.gather(part, found)),
            Expr::Implies(premise, conclusion) => {
                self.gather(premise, found);
                self.gather(conclusion, found);
            }
            _ => {
                let Some(read) = self.read(expr) else { return };
                if matches!(expr, Expr::Path(_)) {
                    self.compared.push((read, With::Nothing));
                }
                found.push(read);
            }
        }
    }

    fn compare(&mut self, left: &'r Expr, right: &'r Expr, found: &mut Vec<Read<'r>>) {
        let sides = [left, right].map(|side| (self.read(side), side));
        for [(this, _), (other, side)] in [sides, [sides[1], sides[0]]] {
            let Some(this) = this else { continue };
            let with = match (other, side) {
                (Some(other), _) => With::Read(other),
                (None, Expr::Literal(literal)) => With::Constant(base(literal)),
                (None, _) => With::Nothing,
            };
            found.push(this);
            self.compared.push((this, with));
        }
    }

    /// What something read is compared with; `None` if nothing but its presence is asked for.
    pub(super) fn company(&self, read: Read<'r>) -> Option<Company<'r>> {
        let start = self.first(read)?;
        let (mut group, mut open, mut constants) = (BTreeSet::from([start]), vec![start], Vec::new());
        while let Some(first) = open.pop() {
            let read = self.compared[first].0;
            for (_, with) in self.compared[first..].iter().take_while(|(this, _)| *this == read) {
                match with {
                    With::Nothing => {}
                    With::Constant(constant) => constants.push(*constant),
                    With::Read(partner) => open.extend(self.first(*partner).filter(|first| group.insert(*first))),
                }
            }
        }
        constants.sort_unstable();
        constants.dedup();
        Some(Company { constants, members: group.into_iter().map(|first| self.compared[first].0).collect() })
    }

    /// Where that begins which something read is compared with.
    fn first(&self, read: Read<'r>) -> Option<usize> {
        let first = self.compared.partition_point(|(this, _)| *this < read);
        (self.compared.get(first)?.0 == read).then_some(first)
    }
}

/// The states in which alone a guard can hold, if it asks for them.
fn states(guard: &Expr) -> Option<&BTreeSet<StateId>> {
    match guard {
        Expr::In(Root::Row, states) => Some(states),
        Expr::All(parts) => parts.iter().find_map(states),
        _ => None,
    }
}

/// A newtype's constant as a constant of its base.
fn base(literal: &Literal) -> &Literal {
    match literal {
        Literal::Newtype(_, inner) => base(inner),
        other => other,
    }
}

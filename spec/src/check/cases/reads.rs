//! What the guards of a command read, and what they compare with what.

use crate::ir::{Command, Expr, Literal, Lookup, OutcomeId, Path, Root, Slot, StateId, Step};
use std::collections::{BTreeMap, BTreeSet};

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

/// What the guards of a command read.
pub(in crate::check) struct Reads<'r> {
    /// The input that names the row.
    key_input: usize,
    /// What the guard of each outcome reads.
    of_outcome: Vec<BTreeSet<Read<'r>>>,
    compared: BTreeSet<Read<'r>>,
    constants: BTreeMap<Read<'r>, BTreeSet<&'r Literal>>,
    /// What is compared with each other; each pair stands under both.
    partners: BTreeMap<Read<'r>, BTreeSet<Read<'r>>>,
    /// The outcomes whose guard asks for the state first, by state: in another state they cannot answer.
    bound: BTreeMap<StateId, Vec<OutcomeId>>,
    /// The outcomes that may answer anywhere.
    free: Vec<OutcomeId>,
}

/// What a value is compared with.
pub(super) struct Company {
    /// The constants that the value, or anything compared with it, is compared with.
    pub(super) constants: BTreeSet<Literal>,
    /// How many values are compared with each other, this one among them.
    pub(super) size: usize,
}

impl<'r> Reads<'r> {
    pub(in crate::check) fn of(command: &'r Command) -> Self {
        let mut reads = Self {
            key_input: command.key_input,
            of_outcome: Vec::new(),
            compared: BTreeSet::new(),
            constants: BTreeMap::new(),
            partners: BTreeMap::new(),
            bound: BTreeMap::new(),
            free: Vec::new(),
        };
        for id in command.outcome_ids() {
            let guard = command.outcome(id).guard.as_ref();
            match guard.and_then(states) {
                Some(states) => states.iter().for_each(|state| reads.bound.entry(*state).or_default().push(id)),
                None => reads.free.push(id),
            }
            let mut read = BTreeSet::new();
            if let Some(guard) = guard {
                reads.gather(guard, &mut read);
            }
            reads.of_outcome.push(read);
        }
        reads
    }

    /// The outcomes that may answer where the row is at this place, in declared order.
    pub(in crate::check) fn candidates(&self, place: Option<StateId>) -> Vec<OutcomeId> {
        let bound = place.and_then(|state| self.bound.get(&state));
        let mut all: Vec<OutcomeId> = self.free.iter().chain(bound.into_iter().flatten()).copied().collect();
        all.sort_unstable();
        all
    }

    /// What the guards of these outcomes read.
    pub(super) fn of_all(&self, outcomes: &[OutcomeId]) -> BTreeSet<Read<'r>> {
        outcomes.iter().flat_map(|outcome| &self.of_outcome[outcome.0]).copied().collect()
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
    fn gather(&mut self, expr: &'r Expr, found: &mut BTreeSet<Read<'r>>) {
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
                    self.compared.insert(read);
                }
                found.insert(read);
            }
        }
    }

    fn compare(&mut self, left: &'r Expr, right: &'r Expr, found: &mut BTreeSet<Read<'r>>) {
        let sides = [left, right].map(|side| self.read(side));
        found.extend(sides.iter().flatten());
        self.compared.extend(sides.iter().flatten());
        match (sides, left, right) {
            ([Some(left), Some(right)], ..) => {
                self.partners.entry(left).or_default().insert(right);
                self.partners.entry(right).or_default().insert(left);
            }
            ([Some(read), None], _, Expr::Literal(literal)) | ([None, Some(read)], Expr::Literal(literal), _) => {
                self.constants.entry(read).or_default().insert(literal);
            }
            _ => {}
        }
    }

    /// What something read is compared with; `None` if nothing but its presence is asked for.
    pub(super) fn company(&self, read: Read<'_>) -> Option<Company> {
        let start = self.compared.get(&read)?;
        let mut group = BTreeSet::from([start]);
        let mut open = vec![start];
        while let Some(read) = open.pop() {
            let partners = self.partners.get(read).into_iter().flatten();
            open.extend(partners.filter(|partner| group.insert(partner)));
        }
        let constants = group.iter().filter_map(|read| self.constants.get(*read)).flatten();
        Some(Company { constants: constants.map(|constant| base(constant)).cloned().collect(), size: group.len() })
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

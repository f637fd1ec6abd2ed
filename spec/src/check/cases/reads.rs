//! What the guards of a command read, and what they compare with what.

use crate::ir::{Command, Expr, Literal, OutcomeId, Path, Root, Slot, StateId, Step};
use std::collections::{BTreeMap, BTreeSet};

/// What the guards of a command read.
pub(in crate::check) struct Reads {
    /// The input that names the row: reading it and reading the row's key is the same.
    key_input: Path,
    /// Every path; inner ones stand after the outer ones that they go through.
    paths: BTreeSet<Path>,
    compared: BTreeSet<Path>,
    constants: BTreeMap<Path, BTreeSet<Literal>>,
    /// Which paths are compared with each other; each pair stands under both.
    partners: BTreeMap<Path, BTreeSet<Path>>,
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

impl Reads {
    pub(in crate::check) fn of(command: &Command) -> Self {
        let mut reads = Self {
            key_input: Path { root: Root::Input, steps: vec![Step::Input(command.key_input)] },
            paths: BTreeSet::new(),
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
            if let Some(guard) = guard {
                reads.gather(guard);
            }
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

    pub(super) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.paths.iter()
    }

    /// The path that is told apart for this one.
    pub(super) fn meant<'p>(&'p self, path: &'p Path) -> &'p Path {
        let is_key = path.root == Root::Row && path.steps == [Step::Slot(Slot::Key)];
        if is_key { &self.key_input } else { path }
    }

    fn gather(&mut self, expr: &Expr) {
        match expr {
            Expr::Path(path) => {
                self.compare(path);
            }
            Expr::Compare(_, left, right) => match (&**left, &**right) {
                (Expr::Path(path), Expr::Literal(literal)) | (Expr::Literal(literal), Expr::Path(path)) => {
                    let path = self.compare(path);
                    self.constants.entry(path).or_default().insert(literal.clone());
                }
                (Expr::Path(left), Expr::Path(right)) => {
                    let (left, right) = (self.compare(left), self.compare(right));
                    self.partners.entry(left.clone()).or_default().insert(right.clone());
                    self.partners.entry(right).or_default().insert(left);
                }
                _ => {}
            },
            Expr::Is(path, _) => {
                self.paths.insert(self.meant(path).clone());
            }
            Expr::Not(inner) => self.gather(inner),
            Expr::All(parts) | Expr::Any(parts) => parts.iter().for_each(|part| self.gather(part)),
            Expr::Implies(premise, conclusion) => {
                self.gather(premise);
                self.gather(conclusion);
            }
            _ => {}
        }
    }

    fn compare(&mut self, path: &Path) -> Path {
        let path = self.meant(path).clone();
        self.paths.insert(path.clone());
        self.compared.insert(path.clone());
        path
    }

    /// What a path is compared with; `None` if nothing but its presence is asked for.
    pub(super) fn company(&self, path: &Path) -> Option<Company> {
        let start = self.compared.get(path)?;
        let mut group = BTreeSet::from([start]);
        let mut open = vec![start];
        while let Some(path) = open.pop() {
            let partners = self.partners.get(path).into_iter().flatten();
            open.extend(partners.filter(|partner| group.insert(partner)));
        }
        let constants = group.iter().filter_map(|path| self.constants.get(*path)).flatten();
        Some(Company { constants: constants.map(base).cloned().collect(), size: group.len() })
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

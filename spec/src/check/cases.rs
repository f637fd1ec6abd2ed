//! The finite cases that a command's guards can tell apart, and which outcome answers each.
//!
//! Guards only compare. So of every compared value it is enough to try each constant it is compared with and, in each
//! gap between constants, as many values as are compared with each other: some assignment of those realises every
//! order the real values can be in. The cases are therefore exact: an outcome that answers none of them answers
//! nothing, and a case that none answers is a real input.

use super::facts::path_field;
use crate::ir::{
    Command, Expr, Fact, Known, Literal, OutcomeId, Path, Presence, Root, Slot, StateId, Step, System, Type, TypeKind,
};
use crate::print::Printer;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// More cases than this are not examined.
const MOST_CASES: u128 = 200_000;

/// What a case says of one path: a value, presence without a value of interest, or absence.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Datum {
    Value(Literal),
    Some,
    Absent,
}

/// The cases of one command where the addressed row is at one place.
pub(super) struct Cases<'s> {
    system: &'s System,
    command: &'s Command,
    place: Option<StateId>,
    /// What is tried for each path that the guards read, outer paths before inner ones.
    terms: Vec<(Path, Vec<Datum>)>,
}

/// What became of the cases.
pub(super) struct Found<'s> {
    /// The outcomes that answer some case, in declared order.
    pub(super) outcomes: Vec<OutcomeId>,
    /// A case that no outcome answers.
    pub(super) unanswered: Option<Witness<'s>>,
}

/// A case to show to a person.
pub(super) struct Witness<'s> {
    system: &'s System,
    command: &'s Command,
    place: Option<StateId>,
    case: Case,
}

type Case = BTreeMap<Path, Datum>;

impl<'s> Cases<'s> {
    pub(super) fn of(system: &'s System, command: &'s Command, place: Option<StateId>) -> Self {
        let mut reads = Reads::default();
        for outcome in &command.outcomes {
            if let Some(guard) = &outcome.guard {
                reads.gather(guard);
            }
        }
        let mut cases = Self { system, command, place, terms: Vec::new() };
        let paths: Vec<Path> = reads.paths.iter().cloned().collect();
        for path in paths {
            if place.is_none() && path.root == Root::Row {
                continue;
            }
            let data = cases.data(&path, &reads);
            cases.terms.push((path, data));
        }
        cases
    }

    /// What is tried for one path.
    fn data(&self, path: &Path, reads: &Reads) -> Vec<Datum> {
        let field = path_field(self.system, self.command, path);
        let fact = self.certain(path);
        let mut data = Vec::new();
        if fact.presence != Presence::Absent {
            let values =
                if reads.compared.contains(path) { self.values(path, &field.ty, &fact.value, reads) } else { None };
            data.extend(values.map_or(vec![Datum::Some], |values| values.into_iter().map(Datum::Value).collect()));
        }
        if fact.presence != Presence::Present {
            data.push(Datum::Absent);
        }
        data
    }

    /// What is certain of a path in this place, from the facts found so far.
    fn certain(&self, path: &Path) -> Fact {
        let field = path_field(self.system, self.command, path);
        let open = super::facts::unknown(field);
        let (Root::Row, Some(state)) = (path.root, self.place) else { return open };
        let facts = self.system.entity(self.command.entity).facts[state.0].as_ref();
        let (Some(facts), Some(Step::Slot(Slot::Field(id)))) = (facts, path.steps.first()) else { return open };
        let mut fact = &facts.fields[id.0];
        for step in &path.steps[1..] {
            match (&fact.value, step) {
                (Known::Record(fields), Step::Field(index)) => fact = &fields[*index],
                _ => return open,
            }
        }
        fact.clone()
    }

    /// The values tried of a compared path; `None` for a type whose values are not told apart.
    fn values(&self, path: &Path, ty: &Type, known: &Known, reads: &Reads) -> Option<Vec<Literal>> {
        let (constants, company) = reads.company(path);
        Some(match ty {
            Type::Bool => {
                [false, true].into_iter().filter(|value| allows_bool(known, *value)).map(Literal::Bool).collect()
            }
            Type::Int => integers(&constants, company, known).into_iter().map(Literal::Int).collect(),
            Type::String => texts(&constants, company),
            Type::Timestamp => instants(&constants, company),
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Enum(variants) => (0..variants.len())
                    .filter(|index| !matches!(known, Known::Enum(set) if !set.contains(index)))
                    .map(|index| Literal::Variant(*id, index))
                    .collect(),
                TypeKind::Newtype(base) => {
                    let values = self.values(path, base, known, reads)?;
                    values.into_iter().map(|value| Literal::Newtype(*id, Box::new(value))).collect()
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Runs every case through the guards. An error is the number of cases, where they are too many.
    pub(super) fn answering(self) -> Result<Found<'s>, u128> {
        let count = self.terms.iter().fold(1u128, |count, (_, data)| count.saturating_mul(data.len() as u128));
        if count > MOST_CASES {
            return Err(count);
        }
        let mut outcomes = BTreeSet::new();
        let mut unanswered = None;
        let mut digits = vec![0; self.terms.len()];
        if count > 0 {
            loop {
                let case = self.case(&digits);
                match self.answer(&case) {
                    Some(outcome) => {
                        outcomes.insert(outcome);
                    }
                    None if unanswered.is_none() => unanswered = Some(case),
                    None => {}
                }
                if !self.advance(&mut digits) {
                    break;
                }
            }
        }
        let (system, command, place) = (self.system, self.command, self.place);
        let unanswered = unanswered.map(|case| Witness { system, command, place, case });
        Ok(Found { outcomes: outcomes.into_iter().collect(), unanswered })
    }

    fn case(&self, digits: &[usize]) -> Case {
        self.terms.iter().zip(digits).map(|((path, data), digit)| (path.clone(), data[*digit].clone())).collect()
    }

    /// Counts one up; false after the last case.
    fn advance(&self, digits: &mut [usize]) -> bool {
        for (digit, (_, data)) in digits.iter_mut().zip(&self.terms).rev() {
            *digit += 1;
            if *digit < data.len() {
                return true;
            }
            *digit = 0;
        }
        false
    }

    fn answer(&self, case: &Case) -> Option<OutcomeId> {
        let holds = |outcome: &OutcomeId| match &self.command.outcome(*outcome).guard {
            Some(guard) => self.holds(guard, case),
            None => true,
        };
        self.command.outcome_ids().find(holds)
    }

    fn holds(&self, expr: &Expr, case: &Case) -> bool {
        match expr {
            Expr::Literal(Literal::Bool(value)) => *value,
            Expr::Path(path) => self.value(path, case) == Some(Literal::Bool(true)),
            Expr::Compare(op, left, right) => {
                let (left, right) = (self.operand(left, case), self.operand(right, case));
                left.zip(right).is_some_and(|(left, right)| op.holds(left.compare(&right)))
            }
            Expr::Is(path, some) => (!matches!(case.get(path), None | Some(Datum::Absent))) == *some,
            Expr::In(Root::Row, states) => self.place.is_some_and(|state| states.contains(&state)),
            Expr::Exists(exists) => self.place.is_some() == *exists,
            Expr::Not(inner) => !self.holds(inner, case),
            Expr::All(parts) => parts.iter().all(|part| self.holds(part, case)),
            Expr::Any(parts) => parts.iter().any(|part| self.holds(part, case)),
            Expr::Implies(premise, conclusion) => !self.holds(premise, case) || self.holds(conclusion, case),
            _ => false,
        }
    }

    fn operand(&self, expr: &Expr, case: &Case) -> Option<Literal> {
        match expr {
            Expr::Literal(literal) => Some(literal.clone()),
            Expr::Path(path) => self.value(path, case),
            _ => None,
        }
    }

    /// The key of the row is what the command names it by.
    fn value(&self, path: &Path, case: &Case) -> Option<Literal> {
        let is_key = path.root == Root::Row && path.steps == [Step::Slot(Slot::Key)];
        let named = Path { root: Root::Input, steps: vec![Step::Input(self.command.key_input)] };
        let path = if is_key && case.contains_key(&named) { &named } else { path };
        match case.get(path) {
            Some(Datum::Value(value)) => Some(value.clone()),
            _ => None,
        }
    }
}

/// What the guards of a command read.
#[derive(Default)]
struct Reads {
    /// Every path, and every path on the way to it that is asked for.
    paths: BTreeSet<Path>,
    compared: BTreeSet<Path>,
    constants: BTreeMap<Path, BTreeSet<Literal>>,
    pairs: Vec<(Path, Path)>,
}

impl Reads {
    fn gather(&mut self, expr: &Expr) {
        match expr {
            Expr::Path(path) => self.compare(path),
            Expr::Compare(_, left, right) => match (&**left, &**right) {
                (Expr::Path(path), Expr::Literal(literal)) | (Expr::Literal(literal), Expr::Path(path)) => {
                    self.compare(path);
                    self.constants.entry(path.clone()).or_default().insert(literal.clone());
                }
                (Expr::Path(left), Expr::Path(right)) => {
                    self.compare(left);
                    self.compare(right);
                    self.pairs.push((left.clone(), right.clone()));
                }
                _ => {}
            },
            Expr::Is(path, _) => {
                self.paths.insert(path.clone());
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

    fn compare(&mut self, path: &Path) {
        self.paths.insert(path.clone());
        self.compared.insert(path.clone());
    }

    /// The constants that `path`, or anything compared with it, is compared with; and how many paths that are.
    fn company(&self, path: &Path) -> (BTreeSet<Literal>, usize) {
        let mut group = BTreeSet::from([path]);
        loop {
            let before = group.len();
            for (left, right) in &self.pairs {
                if group.contains(left) || group.contains(right) {
                    group.extend([left, right]);
                }
            }
            if group.len() == before {
                break;
            }
        }
        let constants = group.iter().filter_map(|path| self.constants.get(path)).flatten().map(base).cloned();
        (constants.collect(), group.len())
    }
}

/// A newtype's constant as a constant of its base.
fn base(literal: &Literal) -> &Literal {
    match literal {
        Literal::Newtype(_, inner) => base(inner),
        other => other,
    }
}

fn allows_bool(known: &Known, value: bool) -> bool {
    !matches!(known, Known::Bool(set) if !set.contains(&value))
}

/// Each constant, each end of a known range, and `company` values in each gap; only what is known to be possible.
fn integers(constants: &BTreeSet<Literal>, company: usize, known: &Known) -> BTreeSet<i64> {
    let mut marks: BTreeSet<i64> = constants
        .iter()
        .filter_map(|literal| if let Literal::Int(value) = literal { Some(*value) } else { None })
        .collect();
    if let Known::Int(set) = known {
        marks.extend(set.ranges.iter().flat_map(|(low, high)| [*low, *high]));
    }
    if marks.is_empty() {
        marks.insert(0);
    }
    let near = i64::try_from(company).unwrap_or(i64::MAX);
    let around = marks.iter().flat_map(|mark| (-near..=near).filter_map(|offset| mark.checked_add(offset)));
    around.filter(|value| !matches!(known, Known::Int(set) if !set.contains(*value))).collect()
}

fn texts(constants: &BTreeSet<Literal>, company: usize) -> Vec<Literal> {
    let fresh = (0u32..)
        .map(|index| Literal::Text(char::from_u32(u32::from('a') + index).map_or(index.to_string(), String::from)))
        .filter(|text| !constants.contains(text));
    constants.iter().cloned().chain(fresh.take(company)).collect()
}

fn instants(constants: &BTreeSet<Literal>, company: usize) -> Vec<Literal> {
    let parse = |literal: &Literal| match literal {
        Literal::Timestamp(text) => text.parse::<jiff::Timestamp>().ok(),
        _ => None,
    };
    let mut marks: BTreeSet<jiff::Timestamp> = constants.iter().filter_map(parse).collect();
    if marks.is_empty() {
        marks.insert(jiff::Timestamp::UNIX_EPOCH);
    }
    let near = i64::try_from(company).unwrap_or(i64::MAX);
    let around: BTreeSet<jiff::Timestamp> = marks
        .iter()
        .flat_map(|mark| {
            (-near..=near).filter_map(|offset| mark.checked_add(jiff::SignedDuration::from_nanos(offset)).ok())
        })
        .collect();
    around.into_iter().map(|instant| Literal::Timestamp(instant.to_string())).collect()
}

impl fmt::Display for Witness<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let printer = Printer::new(self.system).in_command(self.command);
        match self.place {
            None => write!(f, "where no row exists")?,
            Some(state) => write!(f, "in `{}`", self.system.entity(self.command.entity).state(state).name)?,
        }
        for (index, (path, datum)) in self.case.iter().enumerate() {
            let name = printer.path(path);
            write!(f, "{}", if index == 0 { " with " } else { ", " })?;
            match datum {
                Datum::Value(value) => write!(f, "{name} = {}", printer.literal(value))?,
                Datum::Some => write!(f, "{name} present")?,
                Datum::Absent => write!(f, "{name} absent")?,
            }
        }
        Ok(())
    }
}

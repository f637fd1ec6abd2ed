//! The finite cases that a command's guards can tell apart, and which outcome answers each.
//!
//! Guards only compare. So of every compared value it is enough to try each constant it is compared with, the ends of
//! what it and its like are known to lie between and, in each gap between these, as many values as are compared with
//! each other: some assignment of those realises every order the real values can be in. The cases are therefore exact:
//! an outcome that answers none of them answers nothing, and a case that none answers is a real input. What guards ask
//! of other rows is told apart as if nothing connected one question with another, so that there may be more cases than
//! can come about: an outcome that answers none of them still answers nothing, and a case that none answers still asks
//! for an outcome.

mod reads;
mod values;
mod witness;

pub(super) use reads::Reads;
use reads::{Company, Read};
use values::Marks;
pub(super) use witness::Witness;

use super::facts::path_field;
use crate::ir::{
    Command, Expr, Fact, IntSet, Known, Literal, OutcomeId, Path, Presence, Root, Slot, StateId, Step, System, Type,
};

/// More cases than this are not examined,
const MOST_CASES: u128 = 200_000;

/// nor more than so many, each with every outcome that may answer it.
const MOST_TRIALS: u128 = 20_000_000;

/// What a case says of one thing read: a value, presence without a value of interest, absence, or where a row is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Datum {
    Value(Literal),
    Some,
    Absent,
    At(Option<StateId>),
}

/// One thing that the guards read, what is tried for it, and what is being tried.
struct Term<'r> {
    read: Read<'r>,
    data: Vec<Datum>,
    tried: usize,
}

impl Term<'_> {
    fn datum(&self) -> &Datum {
        &self.data[self.tried]
    }
}

/// The cases of one command where the addressed row is at one place.
pub(super) struct Cases<'s, 'r> {
    system: &'s System,
    command: &'s Command,
    reads: &'r Reads<'r>,
    place: Option<StateId>,
    /// The outcomes that may answer here.
    candidates: Vec<OutcomeId>,
    /// In the order of what is read: outer paths before inner ones.
    terms: Vec<Term<'r>>,
}

/// What became of the cases.
pub(super) struct Found<'s, 'r> {
    /// The outcomes that answer some case, in declared order.
    pub(super) outcomes: Vec<OutcomeId>,
    /// A case that no outcome answers.
    pub(super) unanswered: Option<Witness<'s, 'r>>,
}

impl<'s, 'r> Cases<'s, 'r> {
    /// `reads` is what the guards of the command read.
    pub(super) fn of(system: &'s System, command: &'s Command, reads: &'r Reads<'r>, place: Option<StateId>) -> Self {
        let candidates = reads.candidates(place);
        // What only outcomes of other places read makes no difference here.
        let read_here = reads.of_all(&candidates);
        let mut cases = Self { system, command, reads, place, candidates, terms: Vec::new() };
        for read in read_here {
            if place.is_none() && matches!(read, Read::Path(path) if path.root == Root::Row) {
                continue;
            }
            let data = cases.data(read);
            cases.terms.push(Term { read, data, tried: 0 });
        }
        cases
    }

    /// What is tried for one thing read.
    fn data(&self, read: Read<'r>) -> Vec<Datum> {
        match read {
            Read::Key => self.values_of(read, &self.command.inputs[self.command.key_input].ty),
            Read::Path(path) => self.path_data(read, path),
            Read::Row(lookup) => {
                let states = self.system.entity(lookup.entity).state_ids().map(Some);
                std::iter::once(None).chain(states).map(Datum::At).collect()
            }
            Read::Truth(_) => [false, true].map(|value| Datum::Value(Literal::Bool(value))).to_vec(),
            Read::Number(_) => self.values_of(read, &Type::Int),
        }
    }

    fn path_data(&self, read: Read<'r>, path: &Path) -> Vec<Datum> {
        let field = path_field(self.system, self.command, None, path);
        let fact = self.certain(path);
        let mut data = Vec::new();
        if fact.presence != Presence::Absent {
            data.extend(self.values_of(read, &field.ty));
        }
        if fact.presence != Presence::Present {
            data.push(Datum::Absent);
        }
        data
    }

    /// The values tried of something that is there; one that stands for all of them where they are not told apart.
    fn values_of(&self, read: Read<'r>, ty: &Type) -> Vec<Datum> {
        let tried = self.marks(read).and_then(|marks| values::tried(self.system, ty, &marks, &self.known(read)));
        tried.map_or(vec![Datum::Some], |values| values.into_iter().map(Datum::Value).collect())
    }

    /// What the values tried have to be told apart from; `None` if nothing but presence is asked for.
    fn marks(&self, read: Read<'r>) -> Option<Marks<'r>> {
        let Company { constants, members } = self.reads.company(read)?;
        let mut ends: Vec<i64> = Vec::new();
        members.iter().for_each(|member| ends.extend(values::ends(&self.known(*member))));
        Some(Marks { constants, ends, size: members.len() })
    }

    /// What is known of a value in this place.
    fn known(&self, read: Read<'r>) -> Known {
        match read {
            Read::Key => values::possible(self.system, &self.command.inputs[self.command.key_input].ty, Known::Any),
            Read::Path(path) => {
                let field = path_field(self.system, self.command, None, path);
                values::possible(self.system, &field.ty, self.certain(path).value)
            }
            Read::Number(Expr::Count(_)) => Known::Int(IntSet { ranges: vec![(0, i64::MAX)] }),
            Read::Number(_) | Read::Row(_) | Read::Truth(_) => Known::Any,
        }
    }

    /// What is certain of a path in this place, from the facts found so far.
    fn certain(&self, path: &Path) -> Fact {
        let field = path_field(self.system, self.command, None, path);
        let open = super::facts::unknown(field);
        let (Root::Row, Some(state)) = (&path.root, self.place) else { return open };
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

    /// Runs every case through the guards. An error is the number of cases, where they are too many.
    pub(super) fn answering(mut self) -> Result<Found<'s, 'r>, u128> {
        let count = self.terms.iter().fold(1u128, |count, term| count.saturating_mul(term.data.len() as u128));
        let trials = count.saturating_mul(self.candidates.len() as u128);
        if count > MOST_CASES || trials > MOST_TRIALS {
            return Err(count);
        }
        let mut answers = vec![false; self.candidates.len()];
        let mut unanswered = None;
        for _ in 0..count {
            match self.answer() {
                Some(candidate) => answers[candidate] = true,
                None if unanswered.is_none() => unanswered = Some(self.witness()),
                None => {}
            }
            self.advance();
        }
        let answering = self.candidates.iter().zip(answers).filter(|(_, answers)| *answers);
        Ok(Found { outcomes: answering.map(|(outcome, _)| *outcome).collect(), unanswered })
    }

    fn witness(&self) -> Witness<'s, 'r> {
        let case = self.terms.iter().map(|term| (term.read, term.datum().clone())).collect();
        Witness { system: self.system, command: self.command, place: self.place, case }
    }

    /// Goes on to the next case; after the last one, to the first.
    fn advance(&mut self) {
        for term in self.terms.iter_mut().rev() {
            term.tried += 1;
            if term.tried < term.data.len() {
                return;
            }
            term.tried = 0;
        }
    }

    /// Which of the candidates answers the case.
    fn answer(&self) -> Option<usize> {
        let holds = |outcome: &OutcomeId| match &self.command.outcome(*outcome).guard {
            Some(guard) => self.holds(guard),
            None => true,
        };
        self.candidates.iter().position(holds)
    }

    fn holds(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Literal(Literal::Bool(value)) => *value,
            Expr::Path(_) | Expr::Quantified { .. } | Expr::Unique(..) => {
                self.value(expr) == Some(&Literal::Bool(true))
            }
            Expr::Compare(op, left, right) => {
                let sides = self.value(left).zip(self.value(right));
                sides.is_some_and(|(left, right)| op.holds(left.compare(right)))
            }
            Expr::Is(_, some) => (!matches!(self.datum(expr), None | Some(Datum::Absent))) == *some,
            Expr::In(Root::Row, states) => self.place.is_some_and(|state| states.contains(&state)),
            Expr::Exists(Root::Row, exists) => self.place.is_some() == *exists,
            Expr::In(_, states) => matches!(self.datum(expr), Some(Datum::At(Some(state))) if states.contains(state)),
            Expr::Exists(_, exists) => matches!(self.datum(expr), Some(Datum::At(Some(_)))) == *exists,
            Expr::Not(inner) => !self.holds(inner),
            Expr::All(parts) => parts.iter().all(|part| self.holds(part)),
            Expr::Any(parts) => parts.iter().any(|part| self.holds(part)),
            Expr::Implies(premise, conclusion) => !self.holds(premise) || self.holds(conclusion),
            Expr::Literal(_) | Expr::Gone | Expr::Count(_) | Expr::Sum(..) => false,
        }
    }

    fn value<'e>(&'e self, expr: &'e Expr) -> Option<&'e Literal> {
        match (expr, self.datum(expr)) {
            (Expr::Literal(literal), _) | (_, Some(Datum::Value(literal))) => Some(literal),
            _ => None,
        }
    }

    fn datum(&self, expr: &Expr) -> Option<&Datum> {
        let read = self.reads.read(expr)?;
        let position = self.terms.binary_search_by(|term| term.read.cmp(&read)).ok()?;
        Some(self.terms[position].datum())
    }
}

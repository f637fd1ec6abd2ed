//! Inputs sought: which values a command's inputs must or could have for one of its outcomes to answer.
//!
//! Guards only compare, so of the values that nothing else fixes it is enough to try each constant they are compared
//! with, each value of the row, and so many neighbours of each as values are sought at once.

mod pool;
mod simple;
mod want;

pub(crate) use pool::Pool;
pub(crate) use simple::{default, key, sample};
pub(crate) use want::{Want, wants_of};

use selvedge_spec::interpret::{Input, Row, Value};
use selvedge_spec::ir::{Command, Expr, FieldId, Path, Root, Slot, Source, Step, System, Type, TypeKind};
use std::collections::BTreeSet;

/// No more inputs than so many are tried for one outcome: beyond it a command reads more than anybody can follow.
const MOST: usize = 100_000;

/// What the guards of a command read of its input, and which constants they compare with.
#[derive(Clone, Debug)]
pub(crate) struct Reads<'a> {
    system: &'a System,
    command: &'a Command,
    paths: Vec<Vec<Step>>,
    /// The ways to what they read of the row.
    row_paths: Vec<Vec<Step>>,
    /// Inputs, each with the way to what it is compared with in the row.
    twins: Vec<(usize, Vec<Step>)>,
    /// Whether inputs that no guard reads are told apart, so that it shows where each of them goes.
    samples: bool,
    /// The constants.
    pub(crate) constants: Pool,
}

impl<'a> Reads<'a> {
    pub(crate) fn of(system: &'a System, command: &'a Command) -> Self {
        let mut reads = Self {
            system,
            command,
            paths: Vec::new(),
            row_paths: Vec::new(),
            twins: Vec::new(),
            samples: false,
            constants: Pool::default(),
        };
        for guard in command.outcomes.iter().filter_map(|outcome| outcome.guard.as_ref()) {
            reads.condition(guard);
        }
        reads
    }

    /// The same, with inputs that no guard reads both absent and there, each of them another than the others.
    pub(crate) fn sampling(self) -> Self {
        Self { samples: true, ..self }
    }

    /// The same, with another condition over the row told apart, such as which rows a view contains.
    pub(crate) fn watching(mut self, condition: &Expr) -> Self {
        self.condition(condition);
        self
    }

    /// The same, where inputs that are written to one of these fields of the row count as read: some condition tells
    /// apart what they leave there.
    pub(crate) fn feeding(mut self, fields: &BTreeSet<FieldId>) -> Self {
        let sets = self.command.outcomes.iter().flat_map(|outcome| &outcome.sets);
        sets.filter(|set| fields.contains(&set.field)).for_each(|set| feed(&set.value, &mut self.paths));
        self
    }

    /// The fields of the row that conditions read.
    pub(crate) fn fields(&self) -> impl Iterator<Item = FieldId> + '_ {
        self.row_paths.iter().filter_map(|path| match path.first() {
            Some(Step::Slot(Slot::Field(id))) => Some(*id),
            _ => None,
        })
    }

    /// The ways to what guards read of the input.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &[Step]> {
        self.paths.iter().map(Vec::as_slice)
    }

    /// The ways to what guards read of the row.
    pub(crate) fn row_paths(&self) -> impl Iterator<Item = &[Step]> {
        self.row_paths.iter().map(Vec::as_slice)
    }

    fn condition(&mut self, condition: &Expr) {
        match condition {
            Expr::Literal(literal) => self.constants.take(&Value::from(literal)),
            Expr::Path(path) | Expr::Is(path, _) => self.path(path),
            Expr::Compare(_, left, right) | Expr::Implies(left, right) => {
                self.twins.extend(twin(left, right).or_else(|| twin(right, left)));
                self.condition(left);
                self.condition(right);
            }
            Expr::Not(inner) | Expr::Quantified { body: inner, .. } => self.condition(inner),
            Expr::All(parts) | Expr::Any(parts) => parts.iter().for_each(|part| self.condition(part)),
            Expr::Count(rows) | Expr::Sum(_, rows) | Expr::Unique(_, rows) => self.condition(&rows.condition),
            Expr::In(Root::Other(lookup), _) | Expr::Exists(Root::Other(lookup), _) => self.path(&lookup.key),
            Expr::In(..) | Expr::Exists(..) | Expr::Gone => {}
        }
    }

    fn path(&mut self, path: &Path) {
        match &path.root {
            Root::Input => self.paths.push(path.steps.clone()),
            Root::Row => self.row_paths.push(path.steps.clone()),
            Root::Other(lookup) => self.path(&lookup.key),
            _ => {}
        }
    }

    /// Whether everything that guards read is wanted to be something.
    pub(crate) fn are_settled(&self, wants: &[Want]) -> bool {
        self.paths.iter().all(|path| match path.first() {
            Some(Step::Input(index)) => matches!(wants[*index], Want::Exactly(_)),
            _ => false,
        })
    }

    /// The input to try first: it has what is wanted and, where nobody wants anything, what guards compare it with in
    /// the row. `None` where these do not say what an input is.
    pub(crate) fn likely(&self, wants: &[Want], row: Option<&Row>) -> Option<Input> {
        let fields = self.command.inputs.iter().zip(wants).enumerate();
        let values = fields.map(|(index, (field, want))| {
            if let Want::Exactly(value) = want {
                return Some(value.clone());
            }
            let twin = self.twins.iter().find(|(input, _)| *input == index && matches!(want, Want::Anything));
            if let Some((_, way)) = twin {
                return at(row?, way).map(Some);
            }
            let values =
                self.values(&field.ty, field.optional, &mut vec![Step::Input(index)], want, &Pool::default())?;
            <[_; 1]>::try_from(values).ok().map(|[value]| value)
        });
        values.collect::<Option<_>>().map(Input)
    }

    /// Every input that has what is wanted and, where guards read what nobody wants, each value of the pool.
    /// `None` where there are too many.
    pub(crate) fn inputs(&self, wants: &[Want], pool: &Pool) -> Option<Vec<Input>> {
        let fields = self.command.inputs.iter().zip(wants).enumerate();
        let values = fields.map(|(index, (field, want))| {
            let mut way = vec![Step::Input(index)];
            self.values(&field.ty, field.optional, &mut way, want, pool)
        });
        let rows = product(values.collect::<Option<Vec<_>>>()?)?;
        Some(rows.into_iter().map(Input).collect())
    }

    /// The values to try at the end of a way.
    fn values(
        &self,
        ty: &Type,
        optional: bool,
        way: &mut Vec<Step>,
        want: &Want,
        pool: &Pool,
    ) -> Option<Vec<Option<Value>>> {
        let is_read = self.paths.iter().any(|path| path.starts_with(way));
        let mut values = match want {
            Want::Exactly(value) => return Some(vec![value.clone()]),
            Want::Anything if !is_read && self.samples => {
                let sample = Some(sample(self.system, ty, way));
                return Some(if optional { vec![sample, None] } else { vec![sample] });
            }
            Want::Anything if !is_read && optional => return Some(vec![None]),
            Want::Anything if !is_read => return Some(vec![Some(default(self.system, ty))]),
            Want::Anything | Want::Fields(_) => match self.record(ty) {
                Some(fields) => {
                    let wants = want.fields(fields.len());
                    let inner = fields.iter().zip(&wants).enumerate().map(|(index, (field, want))| {
                        way.push(Step::Field(index));
                        let values = self.values(&field.ty, field.optional, way, want, pool);
                        way.pop();
                        values
                    });
                    let records = product(inner.collect::<Option<Vec<_>>>()?)?;
                    records.into_iter().map(|fields| Some(Value::Record(fields.into()))).collect()
                }
                None => pool.values(self.system, ty).into_iter().map(Some).collect::<Vec<_>>(),
            },
        };
        if optional && matches!(want, Want::Anything) {
            values.push(None);
        }
        Some(values)
    }

    fn record(&self, ty: &Type) -> Option<&'a [selvedge_spec::ir::Field]> {
        match ty {
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Record(fields) => Some(fields),
                TypeKind::Newtype(base, _) => self.record(base),
                _ => None,
            },
            Type::Ref(entity) => self.record(self.system.identity(*entity)),
            _ => None,
        }
    }
}

/// An input that is compared as a whole with something of the row.
fn twin(input: &Expr, row: &Expr) -> Option<(usize, Vec<Step>)> {
    let (Expr::Path(input), Expr::Path(row)) = (input, row) else { return None };
    match (&input.root, &input.steps[..], &row.root) {
        (Root::Input, [Step::Input(index)], Root::Row) => Some((*index, row.steps.clone())),
        _ => None,
    }
}

/// What stands at the end of a way in a row.
fn at(row: &Row, way: &[Step]) -> Option<Value> {
    let [Step::Slot(slot), fields @ ..] = way else { return None };
    fields.iter().try_fold(row.slot(*slot)?.into_owned(), |value, step| match (value, step) {
        (Value::Record(fields), Step::Field(index)) => fields[*index].clone(),
        _ => None,
    })
}

/// Takes in the ways to the inputs that a value is made of.
fn feed(source: &Source, paths: &mut Vec<Vec<Step>>) {
    match source {
        Source::Path(Path { root: Root::Input, steps }) if !paths.contains(steps) => paths.push(steps.clone()),
        Source::Record(_, values) => values.iter().for_each(|value| feed(value, paths)),
        Source::Path(_) | Source::Literal(_) | Source::Absent => {}
    }
}

/// Every choice of one value from each list; `None` where there are too many.
fn product(lists: Vec<Vec<Option<Value>>>) -> Option<Vec<Vec<Option<Value>>>> {
    let count = lists.iter().try_fold(1, |count: usize, list| count.checked_mul(list.len()))?;
    if count > MOST {
        return None;
    }
    let mut rows = vec![Vec::with_capacity(lists.len())];
    for list in lists {
        if let [value] = &list[..] {
            // Most inputs are settled: nothing multiplies.
            rows.iter_mut().for_each(|row| row.push(value.clone()));
            continue;
        }
        rows = rows
            .iter()
            .flat_map(|row| list.iter().map(|value| [&row[..], std::slice::from_ref(value)].concat()))
            .collect();
    }
    Some(rows)
}

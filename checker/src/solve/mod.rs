//! Inputs sought: which values a command's inputs must or could have for one of its outcomes to answer.
//!
//! Guards only compare, so of the values that nothing else fixes it is enough to try each constant they are compared
//! with, each value of the row, and so many neighbours of each as values are sought at once.

mod pool;
mod want;

pub(crate) use pool::Pool;
pub(crate) use want::{Want, wants_of};

use selvedge_spec::interpret::{Input, Value};
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

    /// The input that has what is wanted, where guards read nothing else; `None` where they do.
    pub(crate) fn settled(&self, wants: &[Want]) -> Option<Input> {
        let is_known = |path: &Vec<Step>| match path.first() {
            Some(Step::Input(index)) => matches!(wants[*index], Want::Exactly(_)),
            _ => false,
        };
        if !self.paths.iter().all(is_known) {
            return None;
        }
        let fields = self.command.inputs.iter().zip(wants).enumerate();
        let values = fields.map(|(index, (field, want))| match want {
            Want::Exactly(value) => Some(value.clone()),
            _ => {
                let mut way = vec![Step::Input(index)];
                self.values(&field.ty, field.optional, &mut way, want, &Pool::default())?.pop()
            }
        });
        Some(Input(values.collect::<Option<_>>()?))
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

/// Some value of a type: the simplest that there is.
pub(crate) fn default(system: &System, ty: &Type) -> Value {
    match ty {
        Type::Bool => Value::Bool(false),
        Type::Int => Value::Int(0),
        Type::String => Value::text(""),
        Type::Timestamp => Value::Timestamp(jiff::Timestamp::UNIX_EPOCH),
        Type::Json => Value::json(&serde_json::Value::Null),
        Type::List(_) => Value::List([].into()),
        Type::Ref(entity) => default(system, system.identity(*entity)),
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Newtype(_, Some(range)) => Value::Int(0.clamp(range.low, range.high)),
            TypeKind::Newtype(base, None) => default(system, base),
            TypeKind::Enum(_) => Value::Variant(0),
            TypeKind::External(_) => Value::json(&serde_json::Value::Null),
            TypeKind::Record(fields) => {
                let fields = fields.iter().map(|field| (!field.optional).then(|| default(system, &field.ty)));
                Value::Record(fields.collect())
            }
        },
    }
}

/// Some value of a type that differs from those of other ways.
pub(crate) fn sample(system: &System, ty: &Type, way: &[Step]) -> Value {
    let number = way.iter().fold(3, |number: i64, step| {
        let (Step::Input(index) | Step::Field(index)) = step else { return number };
        number.wrapping_mul(7).wrapping_add(i64::try_from(*index).unwrap_or_default())
    });
    match ty {
        Type::Bool => Value::Bool(true),
        Type::Int => Value::Int(number),
        Type::String => Value::text(&format!("text {number}")),
        Type::Timestamp => Value::Timestamp(jiff::Timestamp::from_second(number).unwrap_or_default()),
        Type::Json => Value::json(&serde_json::json!({ "any": number })),
        Type::List(item) => Value::List([sample(system, item, way)].into()),
        Type::Ref(entity) => sample(system, system.identity(*entity), way),
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Newtype(_, Some(range)) => Value::Int(number.clamp(range.low, range.high)),
            TypeKind::Newtype(base, None) => sample(system, base, way),
            TypeKind::Enum(variants) => Value::Variant(variants.len().saturating_sub(1)),
            TypeKind::External(_) => Value::json(&serde_json::json!({ "any": number })),
            TypeKind::Record(fields) => {
                let fields = fields.iter().enumerate();
                let values = fields.map(|(index, field)| {
                    let way = [way, &[Step::Field(index)]].concat();
                    Some(sample(system, &field.ty, &way))
                });
                Value::Record(values.collect())
            }
        },
    }
}

/// Some identity of an entity.
pub(crate) fn key(system: &System, entity: selvedge_spec::ir::EntityId) -> Value {
    sample(system, &system.entity(entity).key.ty, &[])
}

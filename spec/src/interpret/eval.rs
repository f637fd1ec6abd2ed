//! Conditions and sources, evaluated against an input, rows and a world.

use super::{EvalError, Input, Row, Value, World};
use crate::ir::{Command, EntityId, Expr, Lookup, Path, Root, Rows, Slot, Source, Step, System, Type, TypeKind};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// What a condition may read. Whatever is not given is not there to be read.
#[derive(Clone, Debug)]
pub struct Scope<'a> {
    system: &'a System,
    world: &'a World,
    command: Option<(&'a Command, &'a Input)>,
    entity: Option<EntityId>,
    row: Option<&'a Row>,
    before: Option<&'a Row>,
    after: Option<&'a Row>,
    basis: Option<&'a Row>,
    gone: bool,
    bound: Vec<(EntityId, &'a Row)>,
}

impl<'a> Scope<'a> {
    /// For a rule over worlds: only quantifiers reach a row.
    #[must_use]
    pub fn world(system: &'a System, world: &'a World) -> Self {
        let bound = Vec::new();
        let (row, before, after, basis) = (None, None, None, None);
        Self { system, world, command: None, entity: None, row, before, after, basis, gone: false, bound }
    }

    /// For a guard: `input`, and `self` where the row exists.
    #[must_use]
    pub fn guard(
        system: &'a System,
        world: &'a World,
        command: &'a Command,
        input: &'a Input,
        row: Option<&'a Row>,
    ) -> Self {
        let entity = Some(command.entity);
        Self { command: Some((command, input)), entity, row, ..Self::world(system, world) }
    }

    /// For the filter of a view: `self` alone.
    #[must_use]
    pub fn row(system: &'a System, world: &'a World, entity: EntityId, row: &'a Row) -> Self {
        Self { entity: Some(entity), row: Some(row), ..Self::world(system, world) }
    }

    /// For a rule over steps of one row: `before` and `after`, in the world after the step.
    #[must_use]
    pub fn step(
        system: &'a System,
        world: &'a World,
        entity: EntityId,
        before: Option<&'a Row>,
        after: Option<&'a Row>,
    ) -> Self {
        Self { entity: Some(entity), before, after, ..Self::world(system, world) }
    }

    /// The same, with the step's command, whose `input` can be read.
    #[must_use]
    pub fn by(self, command: &'a Command, input: &'a Input) -> Self {
        Self { command: Some((command, input)), ..self }
    }

    /// The same, with the row that the step's command was issued on, and whether that row has been deleted since.
    #[must_use]
    pub fn issued_on(self, basis: Option<&'a Row>, gone: bool) -> Self {
        Self { basis, gone, ..self }
    }

    /// The same, with one more row bound as by a quantifier.
    #[must_use]
    pub fn of_row(mut self, entity: EntityId, row: &'a Row) -> Self {
        self.bound.push((entity, row));
        self
    }

    /// Whether a condition holds.
    ///
    /// # Errors
    /// Where it reads what is absent, or is no condition.
    pub fn holds(&self, condition: &Expr) -> Result<bool, EvalError> {
        match condition {
            Expr::Literal(_) | Expr::Path(_) => match *self.operand(condition)? {
                Value::Bool(value) => Ok(value),
                _ => Err(EvalError::new("a condition is neither true nor false")),
            },
            Expr::Compare(comparison, left, right) => {
                Ok(comparison.holds(self.operand(left)?.as_ref().cmp(self.operand(right)?.as_ref())))
            }
            Expr::Is(path, some) => Ok(self.find(path)?.is_some() == *some),
            // A row that does not exist rests in no state.
            Expr::In(root, states) => Ok(self.row_at(root)?.is_some_and(|(_, row)| states.contains(&row.state))),
            Expr::Exists(root, exists) => Ok(self.row_at(root)?.is_some() == *exists),
            Expr::Gone => Ok(self.gone),
            Expr::Not(inner) => Ok(!self.holds(inner)?),
            Expr::All(parts) => self.each(parts, true),
            Expr::Any(parts) => self.each(parts, false),
            Expr::Implies(premise, conclusion) => Ok(!self.holds(premise)? || self.holds(conclusion)?),
            Expr::Quantified { all, entity, body } => self.quantified(*all, *entity, body),
            Expr::Unique(path, rows) => {
                let mut seen = BTreeSet::new();
                Ok(self.values(path, rows)?.into_iter().all(|value| seen.insert(value)))
            }
            Expr::Count(_) | Expr::Sum(..) => Err(EvalError::new("a condition is neither true nor false")),
        }
    }

    /// What a number inside a condition is: a count, a sum, or an integer that is there.
    ///
    /// # Errors
    /// Where it reads what is absent, or is no number.
    pub fn number(&self, operand: &Expr) -> Result<i64, EvalError> {
        match *self.operand(operand)? {
            Value::Int(number) => Ok(number),
            _ => Err(EvalError::new("a number is none")),
        }
    }

    /// What a source gives; absent stays absent.
    ///
    /// # Errors
    /// Where it reads a row that does not exist, or a field of an absent record.
    pub fn source(&self, source: &Source) -> Result<Option<Value>, EvalError> {
        Ok(match source {
            Source::Literal(literal) => Some(Value::from(literal)),
            Source::Path(path) => self.find(path)?.map(Cow::into_owned),
            Source::Record(_, fields) => {
                Some(Value::Record(fields.iter().map(|field| self.source(field)).collect::<Result<_, _>>()?))
            }
            Source::Absent => None,
        })
    }

    /// All parts hold (`sought`), or some does (not `sought`): parts after the deciding one are not read.
    fn each(&self, parts: &[Expr], sought: bool) -> Result<bool, EvalError> {
        for part in parts {
            if self.holds(part)? != sought {
                return Ok(!sought);
            }
        }
        Ok(sought)
    }

    fn quantified(&self, all: bool, entity: EntityId, body: &Expr) -> Result<bool, EvalError> {
        for row in self.world.rows(entity) {
            if self.clone().of_row(entity, row).holds(body)? != all {
                return Ok(!all);
            }
        }
        Ok(all)
    }

    /// The rows of an entity that satisfy a condition, in the order of their identities, each with what can be read
    /// where it is bound.
    pub(super) fn each_bound(&self, entity: EntityId, condition: &Expr) -> Result<Vec<(Self, &'a Row)>, EvalError> {
        let mut found = Vec::new();
        for row in self.world.rows(entity) {
            let mut inner = self.clone();
            inner.bound.push((entity, row));
            if inner.holds(condition)? {
                found.push((inner, row));
            }
        }
        Ok(found)
    }

    /// A row of this identity.
    pub(super) fn stored(&self, entity: EntityId, key: &Value) -> Option<&'a Row> {
        self.world.row(entity, key)
    }

    /// The value at the end of a path, of each row that satisfies the condition.
    fn values(&self, path: &Path, rows: &Rows) -> Result<Vec<Value>, EvalError> {
        let bound = self.each_bound(rows.entity, &rows.condition)?;
        bound.iter().map(|(inner, _)| inner.present(path).map(Cow::into_owned)).collect()
    }

    /// What the numbers of these rows amount to, in the widest integer there is and then cut to 64 bits.
    fn sum(&self, path: &Path, rows: &Rows) -> Result<i64, EvalError> {
        let mut sum: i128 = 0;
        for value in self.values(path, rows)? {
            let Value::Int(value) = value else { return Err(EvalError::new("a sum of what are no numbers")) };
            sum += i128::from(value);
        }
        Ok(i64::try_from(sum).unwrap_or(if sum < 0 { i64::MIN } else { i64::MAX }))
    }

    /// A value inside a condition: it must be there.
    fn operand(&self, value: &Expr) -> Result<Cow<'a, Value>, EvalError> {
        match value {
            Expr::Literal(literal) => Ok(Cow::Owned(Value::from(literal))),
            Expr::Path(path) => self.present(path),
            Expr::Count(rows) => {
                let count = self.each_bound(rows.entity, &rows.condition)?.len();
                Ok(Cow::Owned(Value::Int(i64::try_from(count).unwrap_or(i64::MAX))))
            }
            Expr::Sum(path, rows) => Ok(Cow::Owned(Value::Int(self.sum(path, rows)?))),
            condition => Ok(Cow::Owned(Value::Bool(self.holds(condition)?))),
        }
    }

    /// What a path leads to, which must be there.
    fn present(&self, path: &Path) -> Result<Cow<'a, Value>, EvalError> {
        self.find(path)?.ok_or_else(|| self.absent(&path.root, &path.steps))
    }

    /// What a path leads to. Only its end may be absent: what comes before must be there to be read.
    fn find(&self, path: &Path) -> Result<Option<Cow<'a, Value>>, EvalError> {
        let mut value = match (&path.root, path.steps.first()) {
            (Root::Input, Some(Step::Input(index))) => self.input()?.0[*index].as_ref().map(Cow::Borrowed),
            (root, Some(Step::Slot(slot))) => self.rooted(root)?.1.slot(*slot),
            _ => return Err(EvalError::new("a path that leads nowhere")),
        };
        for (index, step) in path.steps.iter().enumerate().skip(1) {
            value = match (value, step) {
                (Some(Cow::Borrowed(Value::Record(fields))), Step::Field(index)) => {
                    fields[*index].as_ref().map(Cow::Borrowed)
                }
                (None, _) => return Err(self.absent(&path.root, &path.steps[..index])),
                _ => {
                    return Err(EvalError::new(format!(
                        "`{}` reads a field of no record",
                        self.words(&path.root, &path.steps)
                    )));
                }
            };
        }
        Ok(value)
    }

    fn input(&self) -> Result<&'a Input, EvalError> {
        self.command.map(|(_, input)| input).ok_or_else(|| EvalError::new("`input` is read outside a command"))
    }

    /// The row a root stands for, which must exist, and its entity.
    fn rooted(&self, root: &Root) -> Result<(EntityId, &'a Row), EvalError> {
        let missing = || EvalError::new(format!("`{}` is read, and there is no such row", self.root_words(root)));
        self.row_at(root)?.ok_or_else(missing)
    }

    /// The row a root stands for, and its entity.
    ///
    /// # Errors
    /// Where what names the row is absent.
    fn row_at(&self, root: &Root) -> Result<Option<(EntityId, &'a Row)>, EvalError> {
        Ok(match root {
            Root::Input => None,
            Root::Row => self.entity.zip(self.row),
            Root::Before => self.entity.zip(self.before),
            Root::After => self.entity.zip(self.after),
            Root::Basis => self.entity.zip(self.basis),
            Root::Bound(depth) => self.bound.get(*depth).copied(),
            Root::Other(lookup) => Some(lookup.entity).zip(self.world.row(lookup.entity, &*self.named(lookup)?)),
        })
    }

    /// What names another row.
    ///
    /// # Errors
    /// Where it is absent.
    pub(super) fn named(&self, lookup: &Lookup) -> Result<Cow<'a, Value>, EvalError> {
        self.present(&lookup.key)
    }

    fn absent(&self, root: &Root, steps: &[Step]) -> EvalError {
        EvalError::new(format!("`{}` is absent", self.words(root, steps)))
    }

    /// A path as written, as far as names are known.
    fn words(&self, root: &Root, steps: &[Step]) -> String {
        let mut words = self.root_words(root);
        let mut ty = None;
        for step in steps {
            let (name, next) = self.step_words(root, *step, ty.as_ref());
            words = format!("{words}.{name}");
            ty = next;
        }
        words
    }

    fn step_words(&self, root: &Root, step: Step, ty: Option<&Type>) -> (String, Option<Type>) {
        let field = match (step, ty) {
            (Step::Input(index), _) => self.command.map(|(command, _)| &command.inputs[index]),
            (Step::Slot(Slot::State), _) => return ("state".to_owned(), None),
            (Step::Slot(slot), _) => self.entity_at(root).map(|entity| match slot {
                Slot::Field(id) => self.system.entity(entity).field(id),
                _ => &self.system.entity(entity).key,
            }),
            (Step::Field(index), Some(Type::Named(id))) => match &self.system.type_def(*id).kind {
                TypeKind::Record(fields) => Some(&fields[index]),
                _ => None,
            },
            (Step::Field(_), _) => None,
        };
        field.map_or_else(|| ("?".to_owned(), None), |field| (field.name.text.clone(), Some(field.ty.clone())))
    }

    fn entity_at(&self, root: &Root) -> Option<EntityId> {
        match root {
            Root::Input => None,
            Root::Row | Root::Before | Root::After | Root::Basis => self.entity,
            Root::Bound(depth) => self.bound.get(*depth).map(|(entity, _)| *entity),
            Root::Other(lookup) => Some(lookup.entity),
        }
    }

    fn root_words(&self, root: &Root) -> String {
        match root {
            Root::Input => "input".to_owned(),
            Root::Row => "self".to_owned(),
            Root::Before => "before".to_owned(),
            Root::After => "after".to_owned(),
            Root::Basis => "basis".to_owned(),
            Root::Bound(depth) => format!("row {depth}"),
            Root::Other(lookup) => {
                let key = self.words(&lookup.key.root, &lookup.key.steps);
                format!("{}[{key}]", self.system.entity(lookup.entity).name)
            }
        }
    }
}

//! Conditions and sources of values, brought down to whole numbers.

use super::Unexportable;
use super::amounts::is_amount;
use super::columns::Shape;
use super::constants::Constants;
use super::symbolic::{Holder, STATE, Symbolic, Term, Test, When, Which};
use crate::ir::{Comparison, Expr, FieldId, Literal, Lookup, Path, Root, Slot, Source, Step};

/// What a condition can read, and how it is laid out.
#[derive(Clone)]
pub(super) struct Scope<'a> {
    pub(super) constants: &'a Constants<'a>,
    /// By entity: the shape of each field.
    pub(super) shapes: &'a [Vec<Shape>],
    /// By entity and state: the state as a term.
    pub(super) states: &'a [Vec<Term>],
    /// How many rows the bound has of an entity at most.
    pub(super) most_rows: usize,
    /// The addressed row; in a rule over steps, the row that the step is of.
    pub(super) own: Option<Holder>,
    /// The inputs of the command.
    pub(super) inputs: &'a [Symbolic],
    /// What each column of `own` holds after the step.
    pub(super) after: Option<&'a [Term]>,
    /// When other rows are read.
    pub(super) others: When,
    /// The rows bound so far, the outermost first.
    pub(super) bound: Vec<Holder>,
    /// How many quantifiers stand around: those of `bound`, and perhaps one around it all.
    pub(super) depth: usize,
    /// What is exported, to say where something has no counterpart.
    pub(super) place: &'a str,
}

impl Scope<'_> {
    /// A condition.
    pub(super) fn test(&self, condition: &Expr) -> Result<Test, Unexportable> {
        Ok(match condition {
            Expr::Literal(Literal::Bool(holds)) => Test::Decided(*holds),
            Expr::Literal(_) => return Err(self.refuse("a constant that is neither true nor false as a condition")),
            Expr::Path(path) => self.truth(path)?,
            Expr::Compare(comparison, left, right) if is_amount(left) || is_amount(right) => {
                Test::compare(*comparison, self.amount(left)?, self.amount(right)?)
            }
            Expr::Compare(comparison, left, right) => {
                Test::compare(*comparison, self.operand(left)?, self.operand(right)?)
            }
            Expr::Is(path, some) => Test::there(self.path(path)?.presence(), *some),
            Expr::In(root, states) => {
                let (at, table) = self.state(root)?;
                let state = |id: &crate::ir::StateId| self.states[table][id.0].clone();
                Test::any(states.iter().map(|id| Test::compare(Comparison::Eq, at.clone(), state(id))))
            }
            Expr::Exists(root, exists) => Test::there(self.state(root)?.0, *exists),
            // Every command is answered at once: nothing can have happened to the row in between.
            Expr::Gone => Test::Decided(false),
            Expr::Not(inner) => Test::not(self.test(inner)?),
            Expr::All(parts) => Test::all(self.tests(parts)?),
            Expr::Any(parts) => Test::any(self.tests(parts)?),
            Expr::Implies(premise, conclusion) => Test::any([Test::not(self.test(premise)?), self.test(conclusion)?]),
            Expr::Quantified { all, entity, body } => {
                Test::each(*all, (entity.0, self.depth), self.others, self.binding(*entity).test(body)?)
            }
            Expr::Unique(path, rows) => self.unique(path, rows)?,
            Expr::Count(_) | Expr::Sum(..) => return Err(self.refuse("a number as a condition")),
        })
    }

    /// What a source gives.
    pub(super) fn source(&self, source: &Source) -> Result<Symbolic, Unexportable> {
        Ok(match source {
            Source::Literal(literal) => Symbolic::Single(self.constant(literal)),
            Source::Path(path) => self.path(path)?,
            Source::Record(_, fields) => {
                let fields = fields.iter().map(|field| self.source(field)).collect::<Result<_, _>>()?;
                Symbolic::Record(Term::There, fields)
            }
            Source::Absent => Symbolic::Nothing,
        })
    }

    fn tests(&self, parts: &[Expr]) -> Result<Vec<Test>, Unexportable> {
        parts.iter().map(|part| self.test(part)).collect()
    }

    /// A truth value as a condition.
    fn truth(&self, path: &Path) -> Result<Test, Unexportable> {
        let value = self.path(path)?.presence();
        if value == Term::Absent {
            return Ok(Test::Decided(false));
        }
        Ok(Test::compare(Comparison::Eq, value, self.constant(&Literal::Bool(true))))
    }

    fn operand(&self, value: &Expr) -> Result<Term, Unexportable> {
        match value {
            Expr::Literal(literal) => Ok(self.constant(literal)),
            Expr::Path(path) => Ok(self.path(path)?.presence()),
            _ => Err(self.refuse("a condition compared as a value")),
        }
    }

    fn constant(&self, literal: &Literal) -> Term {
        let constant = self.constants.of(literal);
        Term::Constant(constant.name.clone(), constant.code)
    }

    /// The state of a row, and its table.
    fn state(&self, root: &Root) -> Result<(Term, usize), Unexportable> {
        let holder = self.holder(root)?;
        let table = holder.table;
        let term = match (root, self.after) {
            (Root::After, Some(after)) => after[STATE].clone(),
            _ => Term::Cell(holder, STATE, self.when(root)),
        };
        Ok((term, table))
    }

    /// The row that a root stands for. Where every command is answered at once, what it was issued on is the row as it
    /// is.
    fn holder(&self, root: &Root) -> Result<Holder, Unexportable> {
        let holder = match root {
            Root::Row | Root::Before | Root::After | Root::Basis => self.own.clone(),
            Root::Bound(depth) => self.bound.get(*depth).cloned(),
            Root::Other(lookup) => return self.named(lookup),
            Root::Input => None,
        };
        holder.ok_or_else(|| self.refuse("a row that is not there to be read"))
    }

    /// The row that a value names.
    pub(super) fn named(&self, lookup: &Lookup) -> Result<Holder, Unexportable> {
        let table = lookup.entity.0;
        Ok(match self.path(&lookup.key)?.presence() {
            Term::Key(holder) if holder.table == table => holder,
            key => Holder { table, which: Which::Named(Box::new(key)) },
        })
    }

    fn when(&self, root: &Root) -> When {
        match root {
            Root::Input | Root::Row | Root::Before | Root::Basis => When::Before,
            Root::After => When::After,
            Root::Bound(_) | Root::Other(_) => self.others,
        }
    }

    /// What a path leads to.
    pub(super) fn path(&self, path: &Path) -> Result<Symbolic, Unexportable> {
        let mut steps = path.steps.iter();
        let mut value = match (&path.root, steps.next()) {
            (Root::Input, Some(Step::Input(index))) => {
                self.inputs.get(*index).cloned().ok_or_else(|| self.refuse("an input that is not there to be read"))?
            }
            (root, Some(Step::Slot(Slot::Key))) => Symbolic::Single(Term::Key(self.holder(root)?)),
            (root, Some(Step::Slot(Slot::Field(field)))) => self.column(root, *field)?,
            _ => return Err(self.refuse("a state read as a value")),
        };
        for step in steps {
            let Step::Field(index) = step else { return Err(self.refuse("a path that leaves its row")) };
            value = value.field(*index);
        }
        Ok(value)
    }

    fn column(&self, root: &Root, field: FieldId) -> Result<Symbolic, Unexportable> {
        let holder = self.holder(root)?;
        let shape = &self.shapes[holder.table][field.0];
        Ok(match (root, self.after) {
            (Root::After, Some(after)) => read(shape, &|column| after[column].clone()),
            _ => read(shape, &|column| Term::Cell(holder.clone(), column, self.when(root))),
        })
    }

    /// Something here has no counterpart.
    pub(super) fn refuse(&self, what: &str) -> Unexportable {
        Unexportable::new(self.place, format!("{what} has no counterpart in an export"))
    }
}

/// A value laid out in this shape, each column given by `term`.
pub(super) fn read(shape: &Shape, term: &impl Fn(usize) -> Term) -> Symbolic {
    match shape {
        Shape::Single { column } => Symbolic::Single(term(*column)),
        Shape::Record { mark, fields } => {
            Symbolic::Record(mark.map_or(Term::There, term), fields.iter().map(|field| read(field, term)).collect())
        }
        Shape::Nothing => Symbolic::Nothing,
    }
}

/// Writes a value into the columns of a shape. False where it does not fit: what the shape has no columns for is there.
#[must_use]
pub(super) fn write(shape: &Shape, value: &Symbolic, put: &mut impl FnMut(usize, Term)) -> bool {
    match (shape, value) {
        (Shape::Single { column }, Symbolic::Single(term)) => put(*column, term.clone()),
        (Shape::Single { column }, Symbolic::Nothing) => put(*column, Term::Absent),
        (Shape::Record { mark, fields }, Symbolic::Record(there, values)) => {
            if let Some(mark) = mark {
                put(*mark, there.clone());
            }
            return fields.iter().zip(values).all(|(field, value)| write(field, value, put));
        }
        (Shape::Record { mark, fields }, Symbolic::Nothing) => {
            if let Some(mark) = mark {
                put(*mark, Term::Absent);
            }
            return fields.iter().all(|field| write(field, &Symbolic::Nothing, put));
        }
        (Shape::Nothing, Symbolic::Nothing) => {}
        (Shape::Single { .. } | Shape::Nothing, _) | (Shape::Record { .. }, Symbolic::Single(_)) => return false,
    }
    true
}

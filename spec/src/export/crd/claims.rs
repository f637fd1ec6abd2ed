//! Declared rules that speak of one row, in the Common Expression Language.

use super::cel::{Row, escaped, one_of, quoted};
use crate::ir::{Comparison, Expr, Literal, Path, Root, Rule, RuleBody, RuleKind, Slot, Step, Type, TypeKind};
use crate::print::Printer;

impl Row<'_> {
    /// A declared rule, if it claims something of every single row, or of how a row may differ from what it was.
    pub(super) fn rule(&self, rule: &Rule) -> Option<String> {
        match (&rule.body, rule.kind) {
            (RuleBody::World(Expr::Quantified { all: true, entity, body }), RuleKind::Always)
                if *entity == self.entity =>
            {
                self.expr(body)
            }
            (RuleBody::World(Expr::Quantified { all: false, entity, body }), RuleKind::Never)
                if *entity == self.entity =>
            {
                self.expr(body).map(|text| format!("!({text})"))
            }
            (RuleBody::Step(step), RuleKind::Always) if step.entity == self.entity && step.command.is_none() => {
                self.order(&step.condition)
            }
            _ => None,
        }
    }

    /// A rule over steps that holds over several as well, for one writing may stand for several steps: a field that
    /// only grows, only falls, or stays.
    fn order(&self, condition: &Expr) -> Option<String> {
        let Expr::Compare(comparison @ (Comparison::Le | Comparison::Ge | Comparison::Eq), left, right) = condition
        else {
            return None;
        };
        let (Expr::Path(left), Expr::Path(right)) = (&**left, &**right) else { return None };
        let is_same = left.steps == right.steps;
        let is_over_time =
            matches!((&left.root, &right.root), (Root::Before, Root::After) | (Root::After, Root::Before));
        (is_same && is_over_time).then_some(())?;
        Some(format!("{} {} {}", self.path(left)?, comparison.symbol(), self.path(right)?))
    }

    fn expr(&self, expr: &Expr) -> Option<String> {
        Some(match expr {
            Expr::Literal(literal) => self.literal(literal),
            Expr::Path(path) => self.path(path)?,
            Expr::Compare(comparison, left, right) => {
                format!("{} {} {}", self.expr(left)?, comparison.symbol(), self.expr(right)?)
            }
            Expr::Is(path, true) => format!("has({})", self.path(path)?),
            Expr::Is(path, false) => format!("!has({})", self.path(path)?),
            Expr::In(Root::Bound(0), states) => {
                let entity = self.system.entity(self.entity);
                let names = states.iter().map(|id| quoted(&entity.state(*id).name.text));
                one_of("self.state", names, entity.states.len()).unwrap_or_else(|| "true".to_owned())
            }
            Expr::Not(inner) => format!("!({})", self.expr(inner)?),
            Expr::All(parts) => self.joined(parts, " && ", "true")?,
            Expr::Any(parts) => self.joined(parts, " || ", "false")?,
            Expr::Implies(premise, conclusion) => format!("!({}) || ({})", self.expr(premise)?, self.expr(conclusion)?),
            Expr::In(..)
            | Expr::Gone
            | Expr::Exists(..)
            | Expr::Quantified { .. }
            | Expr::Count(_)
            | Expr::Sum(..)
            | Expr::Unique(..) => return None,
        })
    }

    fn joined(&self, parts: &[Expr], between: &str, empty: &str) -> Option<String> {
        let parts: Option<Vec<String>> = parts.iter().map(|part| Some(format!("({})", self.expr(part)?))).collect();
        Some(parts?).map(|parts| if parts.is_empty() { empty.to_owned() } else { parts.join(between) })
    }

    /// A value of the row, unless it is the resource's name or derived from the row.
    fn path(&self, path: &Path) -> Option<String> {
        let mut text = match path.root {
            Root::Bound(0) | Root::After => "self",
            Root::Before => "oldSelf",
            _ => return None,
        }
        .to_owned();
        let mut here: Option<&Type> = None;
        for step in &path.steps {
            let field = match (step, here.and_then(|ty| self.system.kind_behind(ty))) {
                (Step::Slot(Slot::State), _) => {
                    text.push_str(".state");
                    continue;
                }
                (Step::Slot(Slot::Field(id)), _) if Some(id.0) != self.derived => {
                    self.system.entity(self.entity).field(*id)
                }
                (Step::Field(index), Some(TypeKind::Record(fields))) => &fields[*index],
                _ => return None,
            };
            text = format!("{text}.{}", escaped(&field.wire));
            here = Some(&field.ty);
        }
        Some(text)
    }

    fn literal(&self, literal: &Literal) -> String {
        match literal {
            Literal::Bool(value) => value.to_string(),
            Literal::Int(value) => value.to_string(),
            Literal::Text(text) => quoted(text),
            Literal::Timestamp(text) => format!("timestamp({})", quoted(text)),
            Literal::Variant(..) => quoted(&Printer::new(self.system).literal(literal)),
            Literal::Newtype(_, base) => self.literal(base),
        }
    }
}

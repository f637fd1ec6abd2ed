//! Conditions as text, with no more brackets than their meaning needs.

use super::{Printer, bound_name};
use crate::ir::{EntityId, Expr, Path, Root, Rows, RuleBody, RunBody, StateId, StepBody};
use std::collections::BTreeSet;

/// How tightly a form binds; a looser form inside a tighter one needs brackets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tightness {
    /// A quantifier: its body reaches as far right as it can.
    Open,
    Implies,
    Any,
    All,
    /// A comparison; two of them do not chain.
    Test,
    Not,
    Atom,
}

impl Printer<'_> {
    /// A condition as declared.
    #[must_use]
    pub fn expr(&self, expr: &Expr) -> String {
        match expr {
            Expr::Literal(literal) => self.literal(literal),
            Expr::Path(path) => self.path(path),
            Expr::Compare(comparison, left, right) => {
                let [left, right] = [left, right].map(|side| self.inside(side, Tightness::Not));
                format!("{left} {} {right}", comparison.symbol())
            }
            Expr::Is(path, true) => format!("{} is some", self.path(path)),
            Expr::Is(path, false) => format!("{} is none", self.path(path)),
            Expr::In(root, states) => format!("{} in {}", self.root(root), self.state_set(root, states)),
            Expr::Gone => "basis is gone".into(),
            Expr::Exists(Root::Row, true) => "present".into(),
            Expr::Exists(Root::Row, false) => "absent".into(),
            Expr::Exists(root, true) => format!("{} is some", self.root(root)),
            Expr::Exists(root, false) => format!("{} is none", self.root(root)),
            Expr::Not(inner) => format!("!{}", self.inside(inner, Tightness::Not)),
            Expr::All(parts) => self.joined(parts, " && ", "true", Tightness::All),
            Expr::Any(parts) => self.joined(parts, " || ", "false", Tightness::Any),
            Expr::Implies(premise, conclusion) => {
                let premise = self.inside(premise, Tightness::Any);
                // `implies` does not chain; a quantifier reaches to the end anyway.
                let is_open = matches!(**conclusion, Expr::Quantified { .. });
                let least = if is_open { Tightness::Open } else { Tightness::Any };
                format!("{premise} implies {}", self.inside(conclusion, least))
            }
            Expr::Quantified { all, entity, body } => self.quantified(*all, *entity, body),
            Expr::Count(rows) => self.over("count", None, rows),
            Expr::Sum(path, rows) => self.over("sum", Some(path), rows),
            Expr::Unique(path, rows) => self.over("unique", Some(path), rows),
        }
    }

    /// A guard; the outcome without one is `otherwise`.
    #[must_use]
    pub fn guard(&self, guard: Option<&Expr>) -> String {
        guard.map_or_else(|| "otherwise".into(), |guard| self.expr(guard))
    }

    /// What a rule claims: `step of LoomAgent: after.check is some`, `every outcome`.
    #[must_use]
    pub fn rule(&self, body: &RuleBody) -> String {
        match body {
            RuleBody::World(expr) => self.expr(expr),
            RuleBody::Step(body) => self.step_rule(body),
            RuleBody::Run(body) => self.run_rule(body),
            RuleBody::EveryOutcome => "every outcome".into(),
            RuleBody::EveryMove => "every move".into(),
            RuleBody::EveryState => "every state".into(),
        }
    }

    /// `step of LoomAgent by ObserveRun.finished: input.phase == Failed`
    fn step_rule(&self, body: &StepBody) -> String {
        let mut printer = self.clone().on(body.entity);
        let mut by = String::new();
        if let Some(command) = body.command.map(|id| self.system.command(id)) {
            printer = printer.in_command(command);
            by = format!(" by {}", command.name);
            if let Some(outcome) = body.outcome {
                by = format!("{by}.{}", command.outcome(outcome).name);
            }
        }
        format!("step of {}{by}: {}", self.system.entity(body.entity).name, printer.expr(&body.condition))
    }

    /// `all a in LoomAgent: a in {Pending} leads to a in {Running, Refused}`
    fn run_rule(&self, body: &RunBody) -> String {
        let mut printer = self.clone();
        let mut of = String::new();
        if let Some(entity) = body.entity {
            of = format!("all {} in {}: ", bound_name(printer.bound.len()), self.system.entity(entity).name);
            printer.bound.push(entity);
        }
        let goal = printer.expr(&body.goal);
        let Some(premise) = &body.premise else { return goal };
        format!("{of}{} leads to {goal}", printer.inside(premise, Tightness::Implies))
    }

    /// What a rule over runs assumes: `fair RecordCheck, strongly fair ObserveRun.completed`.
    #[must_use]
    pub fn fairness(&self, body: &RunBody) -> String {
        let fair = body.fair.iter().map(|fair| {
            let command = self.system.command(fair.command);
            let outcome = fair.outcome.map_or(String::new(), |id| format!(".{}", command.outcome(id).name));
            format!("{}fair {}{outcome}", if fair.strong { "strongly " } else { "" }, command.name)
        });
        fair.collect::<Vec<_>>().join(", ")
    }

    fn quantified(&self, all: bool, entity: EntityId, body: &Expr) -> String {
        let word = if all { "all" } else { "some" };
        let (row, inner) = self.bind(entity);
        format!("{word} {row} in {}: {}", self.system.entity(entity).name, inner.expr(body))
    }

    /// The name of one more bound row, and a printer that knows it.
    pub(super) fn bind(&self, entity: EntityId) -> (String, Self) {
        let row = bound_name(self.bound.len());
        let mut inner = self.clone();
        inner.bound.push(entity);
        (row, inner)
    }

    /// `count(a in Door: ...)`, `sum(a.width for a in Door)`; a condition that always holds is left out.
    fn over(&self, word: &str, path: Option<&Path>, rows: &Rows) -> String {
        let (row, inner) = self.bind(rows.entity);
        let of = path.map_or(String::new(), |path| format!("{} for ", inner.path(path)));
        let condition = match &*rows.condition {
            Expr::All(parts) if parts.is_empty() => String::new(),
            condition => format!(": {}", inner.expr(condition)),
        };
        format!("{word}({of}{row} in {}{condition})", self.system.entity(rows.entity).name)
    }

    fn state_set(&self, root: &Root, states: &BTreeSet<StateId>) -> String {
        let entity = self.entity_at(root);
        let name = |id: &StateId| match entity {
            Some(entity) => self.system.entity(entity).state(*id).name.text.clone(),
            None => format!("#{}", id.0),
        };
        format!("{{{}}}", states.iter().map(name).collect::<Vec<_>>().join(", "))
    }

    /// Parts of a chain; a chain of one is its part, an empty one its neutral element.
    fn joined(&self, parts: &[Expr], between: &str, empty: &str, own: Tightness) -> String {
        match parts {
            [] => empty.into(),
            [only] => self.expr(only),
            _ => {
                let inside = |part| self.inside_chain(part, own);
                parts.iter().map(inside).collect::<Vec<_>>().join(between)
            }
        }
    }

    /// A part of a chain. A chain of its own kind inside it keeps its brackets: that is how it was declared.
    fn inside_chain(&self, part: &Expr, own: Tightness) -> String {
        let text = self.expr(part);
        if tightness(part) > own { text } else { format!("({text})") }
    }

    fn inside(&self, expr: &Expr, least: Tightness) -> String {
        let text = self.expr(expr);
        if tightness(expr) >= least { text } else { format!("({text})") }
    }
}

fn tightness(expr: &Expr) -> Tightness {
    match expr {
        Expr::Quantified { .. } => Tightness::Open,
        Expr::Implies(..) => Tightness::Implies,
        Expr::All(parts) | Expr::Any(parts) if parts.is_empty() => Tightness::Atom,
        Expr::All(parts) | Expr::Any(parts) if parts.len() == 1 => tightness(&parts[0]),
        Expr::Any(_) => Tightness::Any,
        Expr::All(_) => Tightness::All,
        Expr::Compare(..) | Expr::Is(..) | Expr::In(..) => Tightness::Test,
        Expr::Exists(root, _) if *root != Root::Row => Tightness::Test,
        Expr::Not(_) => Tightness::Not,
        Expr::Literal(_)
        | Expr::Path(_)
        | Expr::Exists(..)
        | Expr::Gone
        | Expr::Count(_)
        | Expr::Sum(..)
        | Expr::Unique(..) => Tightness::Atom,
    }
}

//! What the API server holds a status to, in the Common Expression Language: what is certain in each state, and those
//! declared rules that speak of one row.

use crate::ir::{EntityId, Fact, Facts, Field, IntSet, Known, Presence, Rule, RuleKind, State, System, Type, TypeKind};
use crate::print::Printer;
use serde_json::{Value, json};

/// Words of the language that stand for something else in a path.
const RESERVED: &[&str] = &[
    "as",
    "break",
    "const",
    "continue",
    "else",
    "false",
    "for",
    "function",
    "if",
    "import",
    "in",
    "let",
    "loop",
    "namespace",
    "null",
    "package",
    "return",
    "true",
    "var",
    "void",
    "while",
];

/// What a status is held to, and the names of the declared claims that it cannot be held to.
pub(super) struct Rules {
    pub(super) claimed: Vec<Value>,
    pub(super) unclaimed: Vec<String>,
}

/// The rules of a status; `derived` is the index of a field that is no part of the row.
pub(super) fn rules(system: &System, entity: EntityId, derived: Option<usize>) -> Rules {
    let row = Row { system, entity, derived };
    let mut rules = Rules { claimed: row.facts(), unclaimed: Vec::new() };
    for rule in &system.rules {
        match row.rule(rule) {
            Some(text) => rules.claimed.push(validation(&text, &format!("{}: {}", rule.name, sentence(rule)))),
            None if matches!(rule.kind, RuleKind::Always | RuleKind::Never) => {
                rules.unclaimed.push(rule.name.text.clone());
            }
            // What is sought, and what comes about in time, is no claim about a status.
            None => {}
        }
    }
    rules
}

/// A row as the status `self`.
pub(super) struct Row<'a> {
    pub(super) system: &'a System,
    pub(super) entity: EntityId,
    pub(super) derived: Option<usize>,
}

impl Row<'_> {
    /// What is certain in each state.
    fn facts(&self) -> Vec<Value> {
        let entity = self.system.entity(self.entity);
        let printer = Printer::new(self.system).on(self.entity);
        let state = |(state, facts): (&State, &Option<Facts>)| {
            let elsewhere = format!("self.state != {}", quoted(&state.name.text));
            let Some(facts) = facts else {
                return Some(validation(&elsewhere, &format!("{}: no row rests there", state.name)));
            };
            let facts = self.stored(facts);
            let fields = entity.fields.iter().zip(&facts.fields);
            let terms: Vec<String> = fields.filter_map(|(field, fact)| self.fact("self", field, fact)).collect();
            let message = format!("in {}: {}", state.name, printer.facts(&facts));
            (!terms.is_empty()).then(|| validation(&format!("{elsewhere} || ({})", terms.join(" && ")), &message))
        };
        entity.states.iter().zip(&entity.facts).filter_map(state).collect()
    }

    /// What is certain of what is stored: a status has a derived field that the row does not have.
    fn stored(&self, facts: &Facts) -> Facts {
        let mut facts = facts.clone();
        if let Some(index) = self.derived {
            facts.fields[index] = Fact { presence: Presence::Either, value: Known::Any };
        }
        facts
    }

    /// What is certain of one field of the value at `path`.
    fn fact(&self, path: &str, field: &Field, fact: &Fact) -> Option<String> {
        let here = format!("{path}.{}", escaped(&field.wire));
        let known = || self.known(&here, &field.ty, &fact.value);
        match fact.presence {
            Presence::Absent => Some(format!("!has({here})")),
            _ if !field.optional => known(),
            Presence::Present => {
                Some([Some(format!("has({here})")), known()].into_iter().flatten().collect::<Vec<_>>().join(" && "))
            }
            Presence::Either => known().map(|known| format!("(!has({here}) || {known})")),
        }
    }

    fn known(&self, path: &str, ty: &Type, known: &Known) -> Option<String> {
        match (known, self.system.kind_behind(ty)) {
            (Known::Bool(value), _) => one_of(path, std::iter::once(value.to_string()), 2),
            (Known::Int(set), _) => integers(path, set),
            (Known::Enum(variants), Some(TypeKind::Enum(names))) => {
                one_of(path, variants.iter().map(|index| quoted(names[*index].0.as_str())), names.len())
            }
            (Known::Record(facts), Some(TypeKind::Record(fields))) => {
                let terms: Vec<String> =
                    fields.iter().zip(facts).filter_map(|(field, fact)| self.fact(path, field, fact)).collect();
                (!terms.is_empty()).then(|| terms.join(" && "))
            }
            (Known::Any | Known::Enum(_) | Known::Record(_), _) => None,
        }
    }
}

fn validation(rule: &str, message: &str) -> Value {
    json!({ "rule": rule, "message": message })
}

/// What a rule says, on one line.
fn sentence(rule: &Rule) -> String {
    let docs = rule.docs.split_whitespace().collect::<Vec<_>>().join(" ");
    if docs.is_empty() { format!("a rule that {} holds", rule.kind.keyword()) } else { docs }
}

/// `path in ['A', 'B']`; nothing, where these are all values there are.
pub(super) fn one_of(path: &str, values: impl Iterator<Item = String>, all: usize) -> Option<String> {
    match values.collect::<Vec<_>>().as_slice() {
        values if values.len() == all => None,
        [one] => Some(format!("{path} == {one}")),
        values => Some(format!("{path} in [{}]", values.join(", "))),
    }
}

fn integers(path: &str, set: &IntSet) -> Option<String> {
    let range = |(low, high): &(i64, i64)| match (*low, *high) {
        (i64::MIN, i64::MAX) => None,
        (low, high) if low == high => Some(format!("{path} == {low}")),
        (i64::MIN, high) => Some(format!("{path} <= {high}")),
        (low, i64::MAX) => Some(format!("{path} >= {low}")),
        (low, high) => Some(format!("{path} >= {low} && {path} <= {high}")),
    };
    let ranges: Option<Vec<String>> = set.ranges.iter().map(range).collect();
    match ranges?.as_slice() {
        [one] => Some(one.clone()),
        ranges => Some(format!("({})", ranges.join(" || "))),
    }
}

/// A text as the language quotes it, which is as JSON does.
pub(super) fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// A key as Kubernetes lets rules name it.
pub(super) fn escaped(key: &str) -> String {
    if RESERVED.contains(&key) {
        return format!("__{key}__");
    }
    key.replace("__", "__underscores__").replace('.', "__dot__").replace('-', "__dash__").replace('/', "__slash__")
}

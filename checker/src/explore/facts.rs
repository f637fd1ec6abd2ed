//! Whether a row is what the static analysis says of every row in its state.

use selvedge_spec::interpret::{Row, Value};
use selvedge_spec::ir::{Entity, Fact, Known, Presence};

/// The first field that contradicts the facts of the row's state, in words.
pub(crate) fn contradiction(entity: &Entity, row: &Row) -> Option<String> {
    let state = &entity.state(row.state).name;
    let Some(facts) = &entity.facts[row.state.0] else {
        return Some(format!("a row rests in `{state}`, which no row can reach"));
    };
    let fields = entity.fields.iter().zip(&facts.fields).zip(&row.fields);
    let wrong = fields.into_iter().find(|((_, fact), value)| !holds(fact, value.as_ref()));
    wrong.map(|((field, _), _)| format!("in `{state}`, the field `{}` is not what is certain there", field.name))
}

fn holds(fact: &Fact, value: Option<&Value>) -> bool {
    match (fact.presence, value) {
        (Presence::Absent, Some(_)) | (Presence::Present, None) => false,
        (_, None) => true,
        (_, Some(value)) => is_one_of(&fact.value, value),
    }
}

fn is_one_of(known: &Known, value: &Value) -> bool {
    match (known, value) {
        (Known::Bool(known), Value::Bool(value)) => known == value,
        (Known::Int(set), Value::Int(value)) => set.contains(*value),
        (Known::Enum(set), Value::Variant(index)) => set.contains(index),
        (Known::Record(facts), Value::Record(fields)) => {
            facts.iter().zip(fields.iter()).all(|(fact, field)| holds(fact, field.as_ref()))
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_spec::ir::IntSet;

    #[test]
    fn presence_and_value_both_count() {
        let zero = Known::Int(IntSet { ranges: vec![(0, 0)] });
        let fact = Fact { presence: Presence::Present, value: zero };
        assert!(holds(&fact, Some(&Value::Int(0))));
        assert!(!holds(&fact, Some(&Value::Int(1))));
        assert!(!holds(&fact, None));
        let absent = Fact { presence: Presence::Absent, value: Known::Any };
        assert!(!holds(&absent, Some(&Value::Int(0))));
    }
}

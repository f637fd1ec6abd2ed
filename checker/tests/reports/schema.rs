//! The part of JSON Schema 2020-12 that the published schema is written in. A word that is not known here fails, so
//! that the schema cannot say what nothing tests.

use serde_json::{Map, Value};

/// What is wrong with a value, as paths and messages.
pub(crate) fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    Checker { root: schema, faults: &mut faults }.check(schema, value, "$");
    faults
}

struct Checker<'a> {
    root: &'a Value,
    faults: &'a mut Vec<String>,
}

impl<'a> Checker<'a> {
    fn check(&mut self, schema: &Value, value: &Value, at: &str) {
        let schema = schema.as_object().expect("a schema is an object");
        for (word, says) in schema {
            match word.as_str() {
                // Words for readers, and those that are looked up from elsewhere.
                "$schema" | "$id" | "$defs" | "title" | "description" | "properties" | "additionalProperties" => {}
                "$ref" => self.check(self.referred(says), value, at),
                "type" => self.must(is_of_type(says, value), at, &format!("is no {says}")),
                "const" => self.must(says == value, at, &format!("is not {says}")),
                "enum" => self.must(list(says).contains(value), at, &format!("{value} is none of {says}")),
                "minimum" => self.must(value.as_f64() >= says.as_f64(), at, &format!("is below {says}")),
                "required" => {
                    for name in list(says) {
                        let name = name.as_str().expect("a name");
                        self.must(value.get(name).is_some(), at, &format!("has no {name}"));
                    }
                }
                "items" => {
                    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(says, item, &format!("{at}[{index}]"));
                    }
                }
                _ => panic!("`{word}` is not known to this test"),
            }
        }
        self.properties(schema, value, at);
    }

    fn properties(&mut self, schema: &Map<String, Value>, value: &Value, at: &str) {
        let none = Map::new();
        let declared = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
        for (name, value) in value.as_object().into_iter().flatten() {
            let at = format!("{at}.{name}");
            match (declared.get(name), schema.get("additionalProperties")) {
                (Some(schema), _) | (None, Some(schema @ Value::Object(_))) => self.check(schema, value, &at),
                (None, Some(Value::Bool(false))) => self.must(false, &at, "is not declared"),
                (None, _) => {}
            }
        }
    }

    fn must(&mut self, holds: bool, at: &str, fault: &str) {
        if !holds {
            self.faults.push(format!("{at} {fault}"));
        }
    }

    fn referred(&self, reference: &Value) -> &'a Value {
        let pointer = reference.as_str().and_then(|text| text.strip_prefix('#')).expect("a reference into the schema");
        self.root.pointer(pointer).unwrap_or_else(|| panic!("nothing stands at {pointer}"))
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is_of_type(types: &Value, value: &Value) -> bool {
    let is = |name: &Value| match name.as_str().expect("a type") {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        other => panic!("`{other}` is no type"),
    };
    if types.is_array() { list(types).iter().any(is) } else { is(types) }
}

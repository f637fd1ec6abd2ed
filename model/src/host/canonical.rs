//! One text for all requests that are equal (HA-08).

use serde_json::Value;
use std::collections::BTreeMap;

/// The largest integer up to which every one is a double of its own.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// Writes a value so that two have one text exactly if they are equal: the order of keys and blanks do not count, the order of
/// lists does, and a number counts by its value, so that `1` and `1.0` are one.
pub(super) fn canonical(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", joined(items.iter().map(canonical))),
        Value::Object(map) => {
            let sorted: BTreeMap<_, _> = map.iter().collect();
            format!("{{{}}}", joined(sorted.iter().map(|(key, value)| format!("{key:?}:{}", canonical(value)))))
        }
        Value::Number(number) => match number.as_f64() {
            Some(double) if number.is_f64() && double.fract() == 0.0 && double.abs() <= EXACT => format!("{double:.0}"),
            _ => number.to_string(),
        },
        other => other.to_string(),
    }
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(",")
}

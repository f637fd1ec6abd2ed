//! The small values that generated code hands out: what they print, what they take, and what they give back.

use selvedge::{Json, OutOfRange, Rejected, Store, Timestamp, Unmet, wire};
use serde_json::{Value, json};
use std::error::Error;
use std::fmt;

/// The expansion of `valve.life`.
mod valve {
    selvedge::lifecycle!(file = "tests/valve.life");
}

use valve::{Command, Valves};

#[test]
fn json_is_what_was_put_in() {
    let value = json!({ "a": [1, null] });
    let json = Json::from(value.clone());
    assert_eq!(json.0, value);
    assert_eq!(json.to_string(), r#"{"a":[1,null]}"#);
    assert_eq!(serde_json::from_str::<Json>(r#"{"a":[1,null]}"#).expect("it is JSON"), json);
    assert_eq!(wire::to_value(&json).expect("it encodes"), value);
}

#[test]
fn a_range_has_both_its_ends() {
    let check = |value| OutOfRange::check("Weight", value, 1, 3);
    assert_eq!([1, 2, 3].map(check), [None; 3]);
    let found = [0, 4, i64::MIN, i64::MAX].map(|value| check(value).expect("it is out of range").value);
    assert_eq!(found, [0, 4, i64::MIN, i64::MAX]);
    assert_eq!(check(4).expect("too large").to_string(), "expected a `Weight` from 1 to 3, found 4");
}

/// An error with a cause.
#[derive(Debug)]
struct Late(fmt::Error);

impl fmt::Display for Late {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too late")
    }
}

impl Error for Late {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}

#[test]
fn a_rejection_speaks_as_its_error_does() {
    let rejected = Rejected { subject: 1, error: Late(fmt::Error) };
    assert_eq!(rejected.to_string(), "too late");
    assert_eq!(rejected.source().map(ToString::to_string), Some(fmt::Error.to_string()));
    let unmet = Unmet { state: "Running", path: "check.exitCode", must: "must be 0" };
    assert_eq!(unmet.to_string(), "`check.exitCode` must be 0 in state `Running`");
}

/// The quick reader takes the text; a blank before it is enough that the general decoder is asked.
fn read<T: wire::Decode + PartialEq + fmt::Debug>(text: &str, value: &T) {
    for text in [text.to_owned(), format!(" {text}")] {
        assert_eq!(&wire::from_str::<T>(&text).unwrap_or_else(|error| panic!("{text}: {error}")), value);
    }
}

#[test]
fn base_values_are_read_both_ways() {
    read("true", &true);
    read("false", &false);
    [0, 1, -1, 10, i64::MIN, i64::MAX].iter().for_each(|number| read(&number.to_string(), number));
    for (text, value) in [(r#""""#, ""), (r#""a b""#, "a b"), (r#""\u00e9\n\\""#, "é\n\\"), (r#""é""#, "é")] {
        read(text, &value.to_owned());
    }
    read::<Vec<i64>>("[]", &Vec::new());
    read("[[true],[],[false,true]]", &vec![vec![true], Vec::new(), vec![false, true]]);
    read(r#""2026-01-01T00:00:00Z""#, &"2026-01-01T00:00:00Z".parse::<Timestamp>().expect("an instant"));
    read(r#"{"a":[1,null]}"#, &Json::from(json!({ "a": [1, null] })));
}

#[test]
fn an_instant_is_the_one_that_was_read() {
    let instant: Timestamp = "2026-01-01T01:00:00+01:00".parse().expect("an instant");
    let known = jiff::Timestamp::from(instant);
    assert_eq!(known.as_second(), 1_767_225_600);
    assert_eq!(Timestamp::try_from(known), Ok(instant));
    let first = "0000-01-01T00:00:00Z".parse::<Timestamp>().expect("the first with a text");
    let before =
        jiff::Timestamp::from(first).checked_sub(jiff::SignedDuration::from_nanos(1)).expect("there are earlier ones");
    assert!(Timestamp::try_from(before).is_err());
}

/// Whatever stands behind a document that is right, quickly read or not.
#[test]
fn nothing_may_stand_behind_a_document() {
    let text = r#"{"Drop":{"id":"v","way":"In"}}"#;
    let command = wire::from_str::<Command>(text).expect("a command");
    assert_eq!(wire::to_string(&command).expect("it encodes"), text);
    assert_eq!(wire::from_str::<Command>(&format!("{text} \n")), Ok(command));
    for behind in ["x", "}", "]", ",", "null", " {}", "\"", "\u{0}", "\u{a0}"] {
        assert!(wire::from_str::<Command>(&format!("{text}{behind}")).is_err(), "{behind:?}");
    }
}

#[test]
fn a_store_tells_of_its_rows() {
    let mut store = Valves::new();
    assert!(store.is_empty());
    let make: Command = wire::from_value(&json!({"Make": {"id": "v", "level": 1, "count": 2}})).expect("a command");
    let reply: Value = wire::to_value(&store.execute(make)).expect("it encodes");
    assert_eq!(reply, json!({"command": "Make", "outcome": "made", "event": {"Made": {"id": "v", "level": 1}}}));
    assert!(!store.is_empty() && !store.project("Valves"), "nothing lags");
    assert_eq!(store.rows(), [("Valve", json!({"id": "v", "level": 1, "count": 2, "state": "Shut"}))]);
    let told = format!("{store:?}");
    assert!(told.contains("\"v\"") && told.contains("count"), "{told}");
}

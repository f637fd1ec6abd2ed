//! The wire is strict: each hole that serde's derive leaves open is closed, and the error names the path.

use selvedge::wire::{self, Decode, Doc, Fields, WireError};
use selvedge::{Json, Timestamp};

#[derive(Debug, PartialEq)]
struct Run {
    exit_code: i64,
    finished_at: Option<Timestamp>,
    labels: Vec<String>,
    extra: Option<Json>,
}

impl Decode for Run {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["exitCode", "finishedAt", "labels", "extra"])?;
        Ok(Self {
            exit_code: fields.required("exitCode")?,
            finished_at: fields.optional("finishedAt")?,
            labels: fields.required("labels")?,
            extra: fields.optional("extra")?,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Active,
    Failed,
}

impl Decode for Phase {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        wire::unit(doc, &[("Active", Self::Active), ("Failed", Self::Failed)])
    }
}

#[derive(Debug, PartialEq)]
enum Command {
    Observe(Run),
    Report(Phase),
}

impl Decode for Command {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        wire::tagged(
            doc,
            &[
                ("Observe", |doc| Decode::decode(doc).map(Self::Observe)),
                ("Report", |doc| Decode::decode(doc).map(Self::Report)),
            ],
        )
    }
}

#[track_caller]
fn refused(text: &str, message: &str) {
    assert_eq!(wire::from_str::<Command>(text).unwrap_err().to_string(), message, "for {text}");
}

#[test]
fn the_one_form_is_read() {
    let text =
        r#"{"Observe":{"labels":["a"],"exitCode":-9223372036854775808,"finishedAt":"2026-01-01T01:00:00.5+01:00"}}"#;
    let Command::Observe(run) = wire::from_str(text).unwrap() else { panic!("read as another command") };
    assert_eq!((run.exit_code, run.labels.as_slice()), (i64::MIN, ["a".to_owned()].as_slice()));
    assert_eq!(run.finished_at.unwrap().to_string(), "2026-01-01T00:00:00.5Z");
    assert_eq!(wire::from_str::<Command>(r#" {"Report":"Failed"} "#), Ok(Command::Report(Phase::Failed)));
}

#[test]
fn a_record_is_a_map_with_its_keys_once() {
    refused(r#"{"Observe":[1,null,[]]}"#, "at `Observe`: expected a map, found a list");
    refused(r#"{"Observe":{"exitCode":1}}"#, "at `Observe.labels`: this key is missing");
    refused(
        r#"{"Observe":{"exitCode":1,"labels":[],"exitCode":1}}"#,
        "at `Observe.exitCode`: this key stands here twice",
    );
    refused(
        r#"{"Observe":{"exit_code":1,"labels":[]}}"#,
        "at `Observe.exit_code`: unknown key \"exit_code\", did you mean `exitCode`?",
    );
    refused(
        r#"{"Observe":{"a.b":1}}"#,
        "at `Observe[\"a.b\"]`: unknown key \"a.b\", expected one of `exitCode`, `finishedAt`, `labels`, `extra`",
    );
}

#[test]
fn null_is_not_absence() {
    refused(
        r#"{"Observe":{"exitCode":1,"labels":[],"finishedAt":null}}"#,
        "at `Observe.finishedAt`: expected a value, found null: leave an absent field out",
    );
    refused(r#"{"Observe":{"exitCode":null,"labels":[]}}"#, "at `Observe.exitCode`: expected an integer, found null");
}

#[test]
fn an_integer_is_an_integer_of_64_bits() {
    let with = |number: &str| format!(r#"{{"Observe":{{"exitCode":{number},"labels":[]}}}}"#);
    let message = |found: &str| format!("at `Observe.exitCode`: expected an integer, found {found}");
    for number in ["1.0", "1e3", "-0.0", "100000000000000000000"] {
        refused(&with(number), &message("a number that is no 64-bit integer"));
    }
    refused(&with("9223372036854775808"), &message("an integer beyond 64 bits with a sign"));
    refused(&with("\"1\""), &message("a text"));
    refused(&with("true"), &message("a truth value"));
}

#[test]
fn a_variant_is_its_name_and_a_command_a_map_of_one() {
    refused(r#"{"Report":{"Failed":null}}"#, "at `Report`: expected one of `Active`, `Failed`, found a map");
    refused(r#"{"Report":"failed"}"#, "at `Report`: unknown name \"failed\", did you mean `Failed`?");
    refused(r#""Report""#, "expected a map with one key, found a text");
    refused("{}", "expected a map with one key, found one with 0");
    refused(r#"{"Report":"Failed","Report":"Failed"}"#, "expected a map with one key, found one with 2");
    refused(r#"{"Repot":"Failed"}"#, "unknown name \"Repot\", did you mean `Report`?");
}

#[test]
fn items_and_values_in_them_have_a_path_too() {
    refused(
        r#"{"Observe":{"exitCode":1,"labels":["a",2]}}"#,
        "at `Observe.labels[1]`: expected a text, found an integer",
    );
    refused(
        r#"{"Observe":{"exitCode":1,"labels":[],"extra":{"a":[{"b":1,"b":1}]}}}"#,
        "at `Observe.extra.a[0].b`: this key stands here twice",
    );
}

#[test]
fn the_text_is_one_json_value() {
    refused(r#"{"Report":"Failed"} x"#, "at line 1 column 21: trailing characters");
    refused("{\"Report\":\n  Failed}", "at line 2 column 3: expected value");
    refused("", "at line 1 column 0: EOF while parsing a value");
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    refused(&deep, "at line 1 column 128: recursion limit exceeded");
}

#[test]
fn a_timestamp_is_rfc_3339() {
    for text in ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.123456789Z", "2026-06-30T23:59:59-05:30"] {
        assert!(text.parse::<Timestamp>().is_ok(), "{text} is refused");
    }
    for text in [
        "2026-01-01",
        "2026-01-01 00:00:00Z",
        "2026-01-01T00:00Z",
        "2026-01-01T00:00:00",
        "2026-01-01T00:00:60Z",
        "2026-02-30T00:00:00Z",
        "2026-01-01T00:00:00.Z",
        "2026-01-01T00:00:00+01",
        "2026-01-01T00:00:00+24:00",
        "2026-01-01T00:00:00-01:60",
        "0000-01-01T00:00:00+00:01",
        "9999-12-31T23:59:59Z",
        "2026-01-01T00:00:00Z[UTC]",
        "2026-01-01T00:00:00.1234567891Z",
        "+002026-01-01T00:00:00Z",
        "",
    ] {
        assert!(text.parse::<Timestamp>().is_err(), "{text:?} is accepted");
    }
}

#[test]
fn json_compares_by_structure_and_keeps_integers_exact() {
    let left: Json = wire::from_str(r#"{"a":18446744073709551615,"b":[null,1.5]}"#).unwrap();
    let right: Json = wire::from_str(r#"{"b":[null,1.5],"a":18446744073709551615}"#).unwrap();
    assert_eq!(left, right);
    assert_eq!(wire::to_string(&left).unwrap(), r#"{"a":18446744073709551615,"b":[null,1.5]}"#);
    assert_ne!(wire::from_str::<Json>("1").unwrap(), wire::from_str::<Json>("1.0").unwrap());
}

#[test]
fn serde_goes_the_same_strict_way() {
    let error = serde_json::from_str::<Timestamp>("\"yesterday\"").unwrap_err();
    assert!(error.to_string().starts_with("expected an RFC 3339 timestamp"), "{error}");
    assert!(serde_json::from_str::<Json>(r#"{"a":1,"a":1}"#).is_err());
}

/// What has no text on the wire cannot be had.
#[test]
fn every_timestamp_comes_back_as_it_went() {
    let seconds = [i64::MIN, -62_167_219_201, -62_167_219_200, -1, 0, 253_402_207_200, 253_402_207_201, i64::MAX];
    let sayable: Vec<_> = seconds.into_iter().map(|seconds| (seconds, Timestamp::from_unix(seconds, 5))).collect();
    assert_eq!(sayable.iter().filter(|(_, instant)| instant.is_err()).count(), 4, "{sayable:?}");
    for (seconds, instant) in sayable.into_iter().filter_map(|(seconds, instant)| Some((seconds, instant.ok()?))) {
        let text = wire::to_string(&instant).unwrap();
        assert_eq!(wire::from_str(&text), Ok(instant));
        assert_eq!(instant.unix(), (seconds, 5));
        let theirs = jiff::Timestamp::from(instant);
        assert_eq!((format!("\"{theirs}\""), Timestamp::try_from(theirs)), (text, Ok(instant)));
    }
    assert!(Timestamp::try_from(jiff::Timestamp::MIN).is_err());
}

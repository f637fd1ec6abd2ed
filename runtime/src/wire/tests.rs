//! The quick reader and the quick writer by themselves: what they take, and what they leave to the general ones. What they wrongly
//! leave is read and written all the same, only slower, so that shows nowhere else.

use super::{Content, Decode, Doc, GiveUp, Reader, Record, Source, Tagged, WireError};
use super::{decode_tagged, from_any_str, read_tagged, read_unit, to_string, unit, write};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};
use core::fmt::Debug;
use serde_core::ser::{Serialize, SerializeStruct, Serializer};

#[derive(Debug, PartialEq)]
struct Pair {
    first: i64,
    second: Option<bool>,
}

impl Record for Pair {
    const KEYS: &'static [&'static str] = &["first", "second"];

    fn take<S: Source>(from: &mut S) -> Result<Self, S::Error> {
        Ok(Self { first: from.required("first")?, second: from.optional("second")? })
    }
}

#[derive(Debug, PartialEq)]
struct Nothing;

impl Record for Nothing {
    const KEYS: &'static [&'static str] = &[];

    fn take<S: Source>(_: &mut S) -> Result<Self, S::Error> {
        Ok(Self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Hue {
    Red,
    RedGreen,
}

const HUES: [(&str, Hue); 2] = [("red", Hue::Red), ("red-green", Hue::RedGreen)];

impl Decode for Hue {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        unit(doc, &HUES)
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        read_unit(from, &HUES)
    }
}

#[derive(Debug, PartialEq)]
enum Said {
    Pair(Pair),
    Hue(Hue),
}

impl Tagged for Said {
    const NAMES: &'static [&'static str] = &["Pair", "Hue"];

    fn take<C: Content>(place: usize, content: C) -> Result<Self, C::Error> {
        if place == 0 { content.take().map(Self::Pair) } else { content.take().map(Self::Hue) }
    }
}

impl Decode for Said {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        decode_tagged(doc)
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        read_tagged(from)
    }
}

/// Lists in lists.
#[derive(Debug, PartialEq)]
struct Nest(Vec<Self>);

impl Decode for Nest {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        Vec::decode(doc).map(Self)
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        from.list().map(Self)
    }
}

/// What the quick reader makes of a text; if it is anything, the general decoder makes the same of it.
fn quick<T: Decode + Debug + PartialEq>(text: &str) -> Option<T> {
    let mut reader = Reader::new(text);
    let value = T::read(&mut reader).ok().filter(|_| reader.is_at_end());
    assert!(value.is_none() || from_any_str(text).ok() == value, "{text}");
    value
}

fn takes<T: Decode + Debug + PartialEq>(text: &str, value: T) {
    assert_eq!(quick(text), Some(value), "{text}");
}

fn leaves<T: Decode + Debug + PartialEq>(texts: &[&str]) {
    for text in texts {
        assert_eq!(quick::<T>(text), None, "{text}");
    }
}

#[test]
fn base_values() {
    takes("true", true);
    takes("false", false);
    leaves::<bool>(&["", "tru", "truefalse", "true ", " true", "1", "\"true\""]);
    for number in [0, 1, 9, 10, -1, -10, i64::MAX, i64::MIN] {
        takes(&format!("{number}"), number);
    }
    leaves::<i64>(&[
        "",
        "-",
        "-0",
        "00",
        "01",
        "-01",
        "+1",
        "1.0",
        "1e3",
        "1 ",
        "9223372036854775808",
        "-9223372036854775809",
    ]);
    for text in ["", "a", "a b", "é", "{}[],:"] {
        takes(&format!("\"{text}\""), text.to_owned());
    }
    leaves::<String>(&["", "\"", "a", "\"a", "a\"", "\"a\"b", "\"\\n\"", "\"\\u0041\"", "\"\n\""]);
}

#[test]
fn lists() {
    takes("[]", Vec::<i64>::new());
    takes("[1]", vec![1]);
    takes("[[1,2],[],[3]]", vec![vec![1, 2], Vec::new(), vec![3]]);
    leaves::<Vec<i64>>(&["", "[", "]", "[1", "[1,]", "[,1]", "[1 ,2]", "[1;2]", "[]]", "[true]", "1"]);
}

#[test]
fn records_and_names() {
    takes(r#"{"first":1}"#, Pair { first: 1, second: None });
    takes(r#"{"first":1,"second":true}"#, Pair { first: 1, second: Some(true) });
    let left = [
        "{}",
        r#"{"first":1"#,
        r#"{"first":1,}"#,
        r#"{"first":1}}"#,
        r#"{"first":1;"second":true}"#,
        r#"{"second":true,"first":1}"#,
        r#"{"first":1,"first":1}"#,
        r#"{"first":1,"third":1}"#,
        r#"{"first":1,"second":null}"#,
        r#","first":1}"#,
        r#"{"first" :1}"#,
        r#"{"first":1{"second":true}"#,
        r#"{"firsts":1}"#,
        "[1]",
    ];
    leaves::<Pair>(&left);
    takes("{}", Nothing);
    leaves::<Nothing>(&["", "{", "}", "{}}", "{,}", r#"{"first":1}"#]);
    HUES.iter().for_each(|(name, hue)| takes(&format!("\"{name}\""), *hue));
    leaves::<Hue>(&["", "red", "\"red", "\"re\"", "\"reds\"", "\"green\"", "\"Red\""]);
    takes(r#"{"Pair":{"first":1}}"#, Said::Pair(Pair { first: 1, second: None }));
    takes(r#"{"Hue":"red-green"}"#, Said::Hue(Hue::RedGreen));
    leaves::<Said>(&[
        "{}",
        r#"{"Hue":"red""#,
        r#"{"Hue":"red"}}"#,
        r#"{"Hue""red"}"#,
        r#"{"Hues":"red"}"#,
        r#""Hue":"red"}"#,
        r#"{"Hue":{"first":1}}"#,
    ]);
}

/// As deep as the general decoder, and what lies beside one another is no deeper.
#[test]
fn depth() {
    let nested = |depth| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    for (depth, is_read) in [(1, true), (126, true), (127, true), (128, false), (200, false)] {
        assert_eq!(quick::<Nest>(&nested(depth)).is_some(), is_read, "{depth}");
        assert_eq!(from_any_str::<Nest>(&nested(depth)).is_ok(), is_read, "{depth}");
    }
    let many = |text: &str| format!("[{}]", vec![text; 300].join(","));
    assert_eq!(quick::<Vec<Nest>>(&many("[[]]")).map(|all| all.len()), Some(300));
    assert_eq!(quick::<Vec<Pair>>(&many(r#"{"first":1}"#)).map(|all| all.len()), Some(300));
    assert_eq!(quick::<Vec<Said>>(&many(r#"{"Hue":"red"}"#)).map(|all| all.len()), Some(300));
}

/// A struct of one member that is called so.
struct Called(&'static str);

impl Serialize for Called {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut members = serializer.serialize_struct("Called", 1)?;
        if !self.0.is_empty() {
            members.serialize_field(self.0, &true)?;
            members.serialize_field("next", "text")?;
        }
        members.end()
    }
}

/// A value that says that it is a newtype.
impl Serialize for Hue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Hue", "red")
    }
}

/// Whether the quick writer writes it; whoever does, writes what `serde_json` does.
fn is_written_quickly<T: Serialize>(value: &T) -> bool {
    let (mut text, known) = (String::new(), serde_json::to_string(value).expect("it encodes"));
    assert_eq!(to_string(value).expect("it encodes"), known);
    let is_quick = value.serialize(write::Writer(&mut text)).is_ok();
    assert!(!is_quick || text == known, "{text} is not {known}");
    is_quick
}

#[test]
fn what_is_written() {
    for character in (0..0x300).filter_map(char::from_u32) {
        assert!(
            is_written_quickly(&format!("{character}")) && is_written_quickly(&format!("a{character}b{character}"))
        );
    }
    assert!([true, false].iter().all(is_written_quickly));
    assert!([0_i64, 1, -1, 10, i64::MAX, i64::MIN].iter().all(is_written_quickly));
    assert!([vec![], vec![1_i64], vec![1, 2, 3]].iter().all(is_written_quickly));
    assert!(is_written_quickly(&vec![vec!["a"], vec![], vec!["b", "c"]]));
    assert!(is_written_quickly(&Called("")) && is_written_quickly(&Called("name")));
    // These are none of what is generated.
    assert!(!is_written_quickly(&Some(1)) && !is_written_quickly(&None::<bool>) && !is_written_quickly(&Hue::Red));
    assert!(!is_written_quickly(&1.5) && !is_written_quickly(&'a') && !is_written_quickly(&1_u8));
    assert!(!is_written_quickly(&Called("a\"b")));
}

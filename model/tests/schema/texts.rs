//! Texts that were right and are mutated: the decoder's two ways of reading, the JSON Schema and the interpreter's types agree on
//! each.
//!
//! A blank in front makes the general decoder read, so both ways are asked without a back door. `SELVEDGE_TEXTS=10000000` tries
//! so many; `benches/long.sh texts` does, and its result is committed.

use super::documents::{Dice, originals};
use super::{KINDS, system, validator};
use selvedge::wire::{self, Decode};
use selvedge_model::loom_agent::{AnyLoomAgent, Command, LoomAgentSpec, LoomAgentsRow, Reply};
use selvedge_spec::export;
use selvedge_spec::interpret::wire as oracle;
use selvedge_spec::ir::{EntityId, System, Type, TypeId};
use serde::Serialize;
use serde_json::{Deserializer, Value};

/// How many texts are tried where nothing else is asked for.
const FEW: usize = 50_000;

/// What is read, in the order of [`KINDS`]: how the generated code writes a document, how it reads a text in both ways, and how
/// the interpreter reads it.
type Way = (fn(&Value) -> String, fn(&str) -> [Result<String, String>; 2], fn(&System, &str) -> Result<(), String>);

const WAYS: [Way; 5] = [
    (written::<Command>, read::<Command>, |system, text| {
        told(oracle::decode_command(system, &mut Deserializer::from_str(text)))
    }),
    (written::<Reply>, read::<Reply>, |system, text| {
        told(oracle::decode_reply(system, &mut Deserializer::from_str(text)))
    }),
    (written::<AnyLoomAgent>, read::<AnyLoomAgent>, |system, text| {
        told(oracle::decode_row(system, EntityId(0), &mut Deserializer::from_str(text)))
    }),
    (written::<LoomAgentsRow>, read::<LoomAgentsRow>, |system, text| {
        told(oracle::decode_view_row(system, &system.views[0], &mut Deserializer::from_str(text)))
    }),
    (written::<LoomAgentSpec>, read::<LoomAgentSpec>, |system, text| {
        let spec = system.types.iter().position(|def| def.name.text == "LoomAgentSpec").expect("it is declared");
        told(oracle::decode_value(system, &Type::Named(TypeId(spec)), &mut Deserializer::from_str(text)))
    }),
];

fn told<T>(result: Result<T, oracle::WireError>) -> Result<(), String> {
    result.map(drop).map_err(|error| error.to_string())
}

fn written<T: Decode + Serialize>(document: &Value) -> String {
    let value = wire::from_value::<T>(document).expect("it is right");
    let text = wire::to_string(&value).expect("it encodes");
    assert_eq!(text, serde_json::to_string(&value).expect("it encodes"), "both write the same");
    text
}

fn read<T: Decode + Serialize>(text: &str) -> [Result<String, String>; 2] {
    let blank = format!(" {text}");
    [text, blank.as_str()].map(|text| {
        let read = wire::from_str::<T>(text).map_err(|error| format!("{}: {}", error.path, error.message))?;
        Ok(wire::to_string(&read).expect("it encodes"))
    })
}

#[test]
fn mutated_texts_are_read_alike() {
    let asked = std::env::var("SELVEDGE_TEXTS").ok();
    let count = asked.map_or(FEW, |asked| asked.parse().expect("SELVEDGE_TEXTS is a number"));
    let (system, schema, originals) = (system(), export::schema(&system()), originals());
    let mut dice = Dice::new(3);
    for ((definition, _), ((write, read, interpret), documents)) in KINDS.iter().zip(WAYS.iter().zip(&originals)) {
        let validator = validator(&schema, definition);
        let texts: Vec<String> = documents.iter().map(write).collect();
        let (mut taken, mut no_json, mut refused) = (0, 0, 0);
        for _ in 0..count / WAYS.len() {
            let mut text = dice.pick(&texts).clone();
            for _ in 0..dice.below(4) {
                text = mutated(&text, &texts, &mut dice);
            }
            let [quick, general] = read(&text);
            assert_eq!(quick, general, "{definition} {text}");
            let Ok(json) = serde_json::from_str::<Value>(&text) else {
                assert!(general.is_err(), "{definition} {text} is no JSON");
                no_json += 1;
                continue;
            };
            match &general {
                Ok(_) => taken += 1,
                Err(_) => refused += 1,
            }
            let others = [interpret(&system, &text), validator.validate(&json).map_err(|error| error.to_string())];
            let [by_types, by_schema] = &others;
            assert!(general.is_err() || (by_types.is_ok() && by_schema.is_ok()), "{definition} {text}\n{others:?}");
            // The interpreter does not know what is proved of rows; for JSON Schema `1.0` is an integer, and a value has lost
            // that a key stood there twice.
            let error = general.err().unwrap_or_default();
            let is = |why: &str| error.contains(why);
            let by_types = by_types.is_err() || is(" in state `");
            let by_schema = by_schema.is_err() || is("stands here twice") || is("a number that is no 64-bit integer");
            assert!(error.is_empty() || (by_types && by_schema), "{definition} {text}\n{error}\n{others:?}");
        }
        println!("{definition}: {taken} taken, {refused} refused, {no_json} no JSON");
        assert!(
            taken * 20 > count / WAYS.len() && refused > 0 && no_json > 0,
            "{definition}: the mutations are not mixed"
        );
    }
}

/// Words that JSON, numbers, texts and this wire stumble on.
const WORDS: [&str; 40] = [
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    " ",
    "\t",
    "\n",
    "\u{1}",
    "\u{7f}",
    "é",
    "\u{1F980}",
    "\\u0041",
    "\\n",
    "\\ud800",
    "\\\"",
    "0",
    "-",
    "-0",
    "00",
    "1.0",
    "1e2",
    ".",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "null",
    "true",
    "false",
    "{}",
    "[]",
    "\"x\":1,",
    "NaN",
    "/**/",
    "'",
];

/// A text with one thing wrong, or right in another way.
fn mutated(text: &str, texts: &[String], dice: &mut Dice) -> String {
    let characters: Vec<char> = text.chars().collect();
    let (at, length) = (dice.below(characters.len() + 1), dice.below(9));
    let (before, behind) = characters.split_at(at);
    let (cut, rest) = behind.split_at(length.min(behind.len()));
    let [before, cut, rest] = [before, cut, rest].map(|part| part.iter().collect::<String>());
    let word = *dice.pick(&WORDS);
    match dice.below(9) {
        0 => format!("{before}{rest}"),
        1 => format!("{before}{cut}{cut}{rest}"),
        2 => before,
        3 => format!("{before}{word}{rest}"),
        4 | 5 => format!("{before}{word}{cut}{rest}"),
        6 => another_member(text, texts, dice),
        7 => text.replacen(&cut, word, 1),
        _ => text.replacen(|c: char| c.is_ascii_digit(), word, 1),
    }
}

/// A text with a member of some text more, or with two members exchanged.
fn another_member(text: &str, texts: &[String], dice: &mut Dice) -> String {
    let other: Vec<&str> = dice.pick(texts).split_inclusive(',').collect();
    let mut members: Vec<&str> = text.split_inclusive(',').collect();
    if members.is_empty() {
        return other.concat();
    }
    let (place, with) = (dice.below(members.len()), dice.below(members.len()));
    if dice.below(2) == 0 {
        members.insert(place, other[dice.below(other.len())]);
    } else {
        members.swap(place, with);
    }
    members.concat()
}

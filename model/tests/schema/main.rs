//! The JSON Schema that `selvedge export schema` writes accepts exactly what the generated decoders accept.
//!
//! Documents are made from what the generated code itself says (commands, replies, rows, view rows), most of them changed
//! somewhere: a key gone, added or renamed, a value replaced. Only changes that JSON Schema could tell are made: for it
//! `1.0` is `1`, and a document has no key twice.
//!
//! `SELVEDGE_DOCUMENTS=1000000` makes so many; `benches/schema.sh` does, and its result is committed.

mod conditions;
mod crd;
mod declaration;
mod documents;
mod openapi;
mod rows;
mod texts;

use documents::{Dice, change, originals};
use jsonschema::Validator;
use selvedge::wire::{Decode, from_value};
use selvedge_model::loom_agent::{AnyLoomAgent, Command, LoomAgentSpec, LoomAgentsRow, Reply, SOURCE};
use selvedge_spec::ir::System;
use selvedge_spec::{declare, export, source};
use serde_json::{Value, json};

/// How many documents are made where nothing else is asked for.
const FEW: usize = 20_000;

pub(crate) fn system() -> System {
    let tokens = source::lifecycles(SOURCE).expect("it is Rust").remove(0);
    declare(tokens).sound().expect("it is sound").0
}

fn decodes<T: Decode>(document: &Value) -> Result<(), String> {
    from_value::<T>(document).map(drop).map_err(|error| error.to_string())
}

/// What is decoded, as the schema names it and as the generated code does.
type Kind = (&'static str, fn(&Value) -> Result<(), String>);

pub(crate) const KINDS: [Kind; 5] = [
    ("command", decodes::<Command>),
    ("reply", decodes::<Reply>),
    ("row.LoomAgent", decodes::<AnyLoomAgent>),
    ("view.LoomAgents", decodes::<LoomAgentsRow>),
    ("type.LoomAgentSpec", decodes::<LoomAgentSpec>),
];

fn validator(schema: &Value, definition: &str) -> Validator {
    let mut schema = schema.clone();
    schema["$ref"] = json!(format!("#/$defs/{definition}"));
    jsonschema::options().should_validate_formats(true).build(&schema).expect("it is a schema")
}

#[test]
fn schema_and_decoders_agree() {
    let asked = std::env::var("SELVEDGE_DOCUMENTS").ok();
    let count = asked.map_or(FEW, |asked| asked.parse().expect("SELVEDGE_DOCUMENTS is a number"));
    let schema = export::schema(&system());
    let originals = originals();
    let mut dice = Dice::new(1);
    for (kind, (definition, decode)) in KINDS.iter().enumerate() {
        let validator = validator(&schema, definition);
        let (mut accepted, mut refused) = (0_usize, 0_usize);
        for _ in 0..count / KINDS.len() {
            let mut document = dice.pick(&originals[kind]).clone();
            for _ in 0..dice.below(3) {
                change(&mut document, &mut dice);
            }
            let decoded = decode(&document);
            let found = validator.validate(&document).map_err(|error| error.to_string());
            assert_eq!(decoded.is_ok(), found.is_ok(), "{definition} {document}\n{decoded:?}\n{found:?}");
            *(if decoded.is_ok() { &mut accepted } else { &mut refused }) += 1;
        }
        println!("{definition}: {accepted} accepted and {refused} refused by both");
        assert!(accepted * 10 > refused && refused * 10 > accepted, "{definition}: {accepted} and {refused}");
    }
}

/// What the schema cannot tell, as `spec/EXPORTS.md` says.
#[test]
fn what_only_the_decoder_refuses() {
    let validator = validator(&export::schema(&system()), "command");
    let document = json!({"ApplyLoomAgent": {"name": "a", "generation": 1.0}});
    assert!(validator.is_valid(&document));
    assert!(decodes::<Command>(&document).is_err_and(|error| error.contains("generation")));
    let twice = r#"{"DeleteLoomAgent": {"name": "a", "name": "a"}}"#;
    assert!(validator.is_valid(&twice.parse().expect("JSON keeps the last")));
    assert!(serde_json::from_str::<Command>(twice).is_err_and(|error| error.to_string().contains("name")));
}

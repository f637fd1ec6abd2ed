//! Words with a meaning in Rust or in the language, as names of every kind.

use crate::stride;
use crate::survive::survive;
use selvedge_spec::{Code, declare, source};

/// A declaration without mistakes, with one name of each kind; and the name to be replaced.
pub(crate) const DECLARED: &str = "context con.text @ \"1\" {
    newtype Plate(Int);
    enum Colour { Red, Green }
    record Paint { colour: Colour, coats: Int? }
    external Foreign = \"other.Foreign\";
    entity Door { key plate: Plate; width: Int?; paint: Paint?; states initial Shut, Open; move swing: any -> Open; move close: any -> Shut; }
    error NoDoor { plate: Plate }
    event Hung { plate: Plate, foreign: Foreign? }
    command Hang(plate: Plate, width: Int?, foreign: Foreign?, hard: Bool) on Door[plate] {
        hung when absent => create, set { width }, emit Hung;
        slammed when input.hard && self.width is some && self.width > 3 => move close, set { paint = { colour = Red, coats = self.width } };
        swung when in {Shut} => move swing, clear { paint };
        stays otherwise => keep;
    }
    command Take(plate: Plate) on Door[plate] { unknown when absent => reject NoDoor; taken otherwise => delete; }
    view Doors of Door { rows when self.width is none; order none; fresh eventual; show all; }
    bound small { Door: 1; width: {none, 1}; foreign: {none}; }
    always rule_one: all row in Door: row.width is none || row.width < 9;
}";

const NAMES: &[&str] = &[
    "con", "Plate", "Colour", "Red", "Paint", "coats", "Foreign", "Door", "plate", "width", "Shut", "swing", "NoDoor",
    "Hung", "Hang", "hard", "slammed", "Doors", "small", "rule_one", "row",
];

const RUST: &[&str] = &[
    "as",
    "break",
    "const",
    "continue",
    "crate",
    "else",
    "enum",
    "extern",
    "false",
    "fn",
    "for",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "match",
    "mod",
    "move",
    "mut",
    "pub",
    "ref",
    "return",
    "self",
    "Self",
    "static",
    "struct",
    "super",
    "trait",
    "true",
    "type",
    "unsafe",
    "use",
    "where",
    "while",
    "async",
    "await",
    "dyn",
    "abstract",
    "become",
    "box",
    "do",
    "final",
    "macro",
    "override",
    "priv",
    "typeof",
    "unsized",
    "virtual",
    "yield",
    "try",
    "gen",
    "union",
    "auto",
    "raw",
    "safe",
    "default",
    "macro_rules",
    "str",
    "i64",
    "u8",
    "String",
    "Vec",
    "Option",
    "Some",
    "None",
    "Ok",
    "Err",
    "Box",
    "_",
    "__",
    "_x",
];

const LANGUAGE: &[&str] = &[
    "context",
    "wire",
    "newtype",
    "record",
    "external",
    "entity",
    "error",
    "event",
    "command",
    "view",
    "bound",
    "always",
    "never",
    "reach",
    "hazard",
    "key",
    "states",
    "state",
    "initial",
    "any",
    "on",
    "when",
    "otherwise",
    "absent",
    "present",
    "elsewhere",
    "is",
    "some",
    "none",
    "all",
    "implies",
    "create",
    "keep",
    "delete",
    "set",
    "clear",
    "emit",
    "reject",
    "of",
    "rows",
    "order",
    "fresh",
    "show",
    "step",
    "every",
    "outcome",
    "within",
    "input",
    "before",
    "after",
    "List",
    "Int",
    "Bool",
    "Timestamp",
    "Json",
    "Command",
    "Event",
    "Reply",
    "State",
    "S",
    "R",
    "größe",
    "Größe",
    "数",
    "ａ",
    "ﬁ",
    "é",
    "e\u{301}",
];

/// The declaration with a name replaced wherever it stands as a word of its own.
fn renamed(name: &str, by: &str) -> String {
    let is_part = |character: char| character.is_alphanumeric() || character == '_';
    let mut text = String::new();
    let mut rest = DECLARED;
    while let Some(at) = rest.find(name) {
        let (before, behind) = (&rest[..at], &rest[at + name.len()..]);
        let stands_alone = !before.ends_with(is_part) && !behind.starts_with(is_part);
        text.push_str(before);
        text.push_str(if stands_alone { by } else { name });
        rest = behind;
    }
    text + rest
}

#[test]
fn the_declaration_is_sound() {
    assert!(survive(DECLARED), "{:#?}", declare(source::tokens(DECLARED).expect("tokens")).diagnostics);
}

#[test]
fn every_word_as_every_kind_of_name() {
    // Each word as some of the names, or as all where time is given.
    let stride = stride(9);
    for (index, word) in RUST.iter().chain(LANGUAGE).enumerate() {
        for name in NAMES.iter().skip(index % stride).step_by(stride) {
            survive(&renamed(name, word));
            survive(&renamed(name, &format!("r#{word}")));
        }
    }
}

#[test]
fn what_rust_keeps_for_itself_is_refused_wherever_it_is_declared() {
    for word in ["self", "Self", "super", "crate", "_"] {
        // Elsewhere than where they are declared, `self` has a meaning.
        for name in NAMES.iter().filter(|name| !["row"].contains(name)) {
            let declared = declare(source::tokens(&renamed(name, word)).expect("the text is made of tokens"));
            let codes: Vec<_> = declared.diagnostics.iter().map(|problem| problem.code).collect();
            assert!(codes.contains(&Code::ReservedName), "`{word}` as `{name}`: {codes:?}");
        }
    }
}

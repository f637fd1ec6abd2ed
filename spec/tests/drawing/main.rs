//! Problems as a person sees them, character by character.

mod plain;
#[cfg(feature = "render")]
mod render;

use selvedge_spec::source::LexError;
use selvedge_spec::{Declared, declare, source};

/// One mistake with help, in the middle of a line.
const TYPO: &str = "context a {\n    enum Colour { Red }\n    record R1 { colour: Color }\n    event E { r: R1 }\n}\n";

/// One mistake with another place that explains it, two lines above.
const TWICE: &str = "context a {\n    enum Colour { Red }\n    // not again\n    enum Colour { Green }\n}\n";

fn declared(text: &str) -> Declared {
    declare(source::tokens(text).expect("the text is made of tokens"))
}

fn unread(text: &str) -> LexError {
    source::tokens(text).expect_err("the text is not made of tokens")
}

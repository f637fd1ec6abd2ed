//! Setting declarations in the one style: nothing but white space changes, and a second time nothing at all.

mod blanks;
mod declarations;
mod style;

use blanks::{Pieces, Random};
use declarations::declarations;
use selvedge_spec::format::{Unset, life, rust};
use selvedge_spec::{Code, declare, source};

/// How many texts each declaration is tried in.
const ROUNDS: usize = 2;

#[track_caller]
fn set(text: &str) -> String {
    life(text).unwrap_or_else(|unset| panic!("{unset:?}\n{text}"))
}

/// What a declaration means: its checked form, whose places are numbered in the order of the tokens.
fn meaning(text: &str) -> String {
    let declared = declare(source::tokens(text).expect("tokens"));
    format!("{:?} {:?}", declared.system, declared.diagnostics)
}

#[test]
fn every_declaration_here_keeps_its_meaning_and_is_set_once() {
    let declarations = declarations();
    assert!(declarations.len() > 40, "only {} declarations were found", declarations.len());
    for (name, text) in declarations {
        let once = set(&text);
        assert_eq!(meaning(&once), meaning(&text), "{name}");
        assert_eq!(set(&once), once, "{name}");
    }
}

/// However the white space is, the same lines come out, but for empty ones, which an author may want.
#[test]
fn white_space_does_not_matter() {
    let mut random = Random::new(7);
    for (name, text) in declarations() {
        let pieces = Pieces::of(&text);
        for round in 0..ROUNDS {
            let other = pieces.joined(&mut random);
            let once = set(&other);
            assert_eq!(set(&once), once, "{name}, round {round}:\n{other}");
            assert_eq!(meaning(&once), meaning(&text), "{name}, round {round}:\n{other}");
            if !pieces.have_comments {
                assert_eq!(filled(&once), filled(&set(&text)), "{name}, round {round}:\n{other}");
            }
        }
    }
}

/// Nor does it at the ends of lines, those of documentation among them.
#[test]
fn blanks_at_the_ends_of_lines_mean_nothing() {
    for (name, text) in declarations() {
        let blanks: String = text.lines().map(|line| format!("{line} \t \n")).collect();
        assert_eq!(set(&blanks), set(&text), "{name}");
        assert_eq!(meaning(&blanks), meaning(&text), "{name}");
    }
}

fn filled(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty()).collect()
}

/// Comments between any two tokens are kept, in their order, and a second time nothing changes.
#[test]
fn comments_are_kept_wherever_they_stand() {
    let mut random = Random::new(11);
    for (name, text) in declarations() {
        let pieces = Pieces::of(&text);
        for round in 0..ROUNDS {
            let (commented, comments) = pieces.commented(&mut random);
            let once = set(&commented);
            let plain = once.replace("\r\n", "\n");
            let mut rest = plain.as_str();
            for comment in &comments {
                let at = rest.find(comment.as_str());
                let at =
                    at.unwrap_or_else(|| panic!("{name}, round {round}: `{comment}` is gone:\n{commented}\n{once}"));
                rest = &rest[at + comment.len()..];
            }
            assert_eq!(set(&once), once, "{name}, round {round}:\n{commented}");
            assert_eq!(meaning(&once), meaning(&text), "{name}, round {round}:\n{commented}");
        }
    }
}

#[test]
fn broken_text_is_refused_and_other_mistakes_are_not() {
    let syntax = life("context a { entity E { key k: Int states initial A; } }").expect_err("a semicolon is missing");
    let Unset::Syntax(declared) = syntax else { panic!("{syntax:?}") };
    assert!(declared.diagnostics.iter().all(|problem| problem.code == Code::Syntax));
    assert!(matches!(life("context a {"), Err(Unset::Lex(_))));
    let deep = format!("context a {{ {}{} }}", "(".repeat(200), ")".repeat(200));
    assert!(matches!(life(&deep), Err(Unset::Syntax(_))));
    let unknown = "context a { view V of Nothing { rows all; } }";
    assert!(!declare(source::tokens(unknown).expect("tokens")).diagnostics.is_empty());
    assert_eq!(set(unknown), "context a {\n    view V of Nothing { rows all; }\n}\n");
}

#[test]
fn a_rust_file_changes_inside_its_declarations_only() {
    let before =
        "fn  a() {}\n    selvedge::lifecycle!{context  a{}\n/// D\nrecord A{b:Int}}\nfn  b() {}  // lifecycle! { x";
    let rest = "mod x { lifecycle! { context b { enum A { B } } } }";
    assert!(matches!(rust(&format!("{before}\n{rest}")), Err(Unset::Syntax(_))), "items behind the context");
    let before =
        "fn  a() {}\n    selvedge::lifecycle!{context  a{\n/// D\nrecord A{b:Int}}}\nfn  b() {}  // lifecycle! { x";
    let after = "fn  a() {}\n    selvedge::lifecycle!{\n        context a {\n            /// D\n            record A { b: Int }\n        }\n    }\nfn  b() {}  // lifecycle! { x";
    let rest_after = "mod x { lifecycle! {\n    context b {\n        enum A { B }\n    }\n} }";
    let set = rust(&format!("{before}\n{rest}")).expect("two declarations");
    assert_eq!(set, format!("{after}\n{rest_after}"));
    assert_eq!(rust(&set).expect("the same"), set);
    assert_eq!(rust("fn  main ( ) { }").expect("no declaration"), "fn  main ( ) { }");
}

/// A text keeps its kind of line ends and its mark of byte order.
#[test]
fn line_ends_and_marks_stay() {
    let windows = "\u{feff}context a {\r\n// one\r\n\r\n\r\n/// two\r\nenum A { B } }\r\n";
    let set = life(windows).expect("it is set");
    assert_eq!(set, "\u{feff}context a {\r\n    // one\r\n\r\n    /// two\r\n    enum A { B }\r\n}\r\n");
    assert_eq!(life(&set).expect("again"), set);
}

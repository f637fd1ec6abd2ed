//! However many there are of a thing, reading gives what it gives for one.
//!
//! `SELVEDGE_SIZE=10000 cargo test --release -p selvedge-spec --test robust sizes` tries so many of each.

use crate::many::FORMS;
use crate::survive::survive;
use selvedge_spec::{Code, declare, source};

/// How many there are of each where nothing else is asked for.
const FEW: usize = 500;

fn size() -> usize {
    let asked = std::env::var("SELVEDGE_SIZE").ok();
    asked.map_or(FEW, |asked| asked.parse().expect("SELVEDGE_SIZE is a number"))
}

#[test]
fn many_of_each_thing_are_read() {
    for form in FORMS {
        let text = form.text(size().min(form.most));
        let declared = declare(source::tokens(&text).expect("the text is made of tokens"));
        let codes: Vec<Code> = declared.diagnostics.iter().map(|problem| problem.code).collect();
        let first = declared.diagnostics.first().map(|problem| &problem.message);
        assert!(codes.iter().all(|code| form.refused == Some(*code)), "{}: {:?} {first:?}", form.name, codes.first());
        assert_eq!(codes.is_empty(), form.refused.is_none(), "{}: {first:?}", form.name);
    }
}

/// Also where each of them is wrong.
#[test]
fn many_mistakes_are_all_told() {
    for form in FORMS {
        survive(&form.text(size().min(5_000)).replace(": Int", ": In"));
        survive(&form.text(size().min(5_000)).replace("keep", "kep"));
    }
}

//! Another name for what is declared, wherever it stands; refused where the declaration would not mean the same.

use super::document::{Document, Name};
use lsp_types::{Position, Range, TextEdit};

/// The edits that give the thing at a place another name.
///
/// # Errors
/// In words, if nothing declared is there or it cannot be called so.
pub(super) fn rename(document: &Document, position: Position, to: &str) -> Result<Vec<TextEdit>, String> {
    let name = document.name_at(position).ok_or("nothing that is declared stands here")?;
    let [(target, _)] = name.declared.as_slice() else {
        return Err("a field and the input of its name stand here: write `field = input.name` first".to_owned());
    };
    if !is_name(to) {
        return Err(format!("`{to}` is no name"));
    }
    if let Some(mistake) = document.first_mistake() {
        return Err(format!("mend what is wrong first: {mistake}"));
    }
    let names = document.names();
    let places: Vec<&Name> =
        names.iter().filter(|name| name.declared.iter().any(|(range, _)| range == target)).collect();
    if places.iter().any(|name| name.declared.len() > 1) {
        return Err("somewhere a field is written from the input of its name: write `field = input.name` there first"
            .to_owned());
    }
    let edits: Vec<TextEdit> =
        places.iter().map(|name| TextEdit { range: name.range, new_text: to.to_owned() }).collect();
    let renamed = Document::of(applied(document, &edits), document.is_rust);
    match renamed.first_mistake() {
        Some(mistake) => Err(format!("called `{to}` it would be a mistake: {mistake}")),
        // What is filled by its name may be filled from elsewhere now, and no name stands there to tell.
        None if shape(document) != shape(&renamed) || !document.sources().eq(renamed.sources()) => {
            Err(format!("called `{to}` some name would stand for another thing"))
        }
        None => Ok(edits),
    }
}

fn is_name(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| first.is_alphabetic() || first == '_')
        && letters.all(|letter| letter.is_alphanumeric() || letter == '_')
        && text != "_"
}

fn applied(document: &Document, edits: &[TextEdit]) -> String {
    let mut places: Vec<(usize, usize, &str)> = edits
        .iter()
        .map(|edit| (document.offset(edit.range.start), document.offset(edit.range.end), edit.new_text.as_str()))
        .collect();
    places.sort_unstable();
    let mut text = document.text.clone();
    for (start, end, new) in places.into_iter().rev() {
        text.replace_range(start..end, new);
    }
    text
}

/// By name in the order of the text: which of the names it stands for. It is the same whatever they are called.
fn shape(document: &Document) -> Vec<Vec<usize>> {
    let mut names = document.names();
    names.sort_by_key(|name| (name.range.start, name.range.end));
    let starts: Vec<Range> = names.iter().map(|name| name.range).collect();
    let place = |range: &Range| starts.iter().position(|other| other == range).unwrap_or(usize::MAX);
    names.iter().map(|name| name.declared.iter().map(|(range, _)| place(range)).collect()).collect()
}

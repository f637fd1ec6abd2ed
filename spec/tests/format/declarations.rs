//! Every declaration in the repository.

use selvedge_spec::{Code, declare, source};
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Every declaration that can be parsed: in `.life` files, in Rust files, and in the blocks of the reference.
pub(crate) fn declarations() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for path in files(Path::new(ROOT)) {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let name = path.display().to_string();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("life") => found.push((name, text)),
            Some("rs") => found.extend(in_rust(&text).into_iter().map(|text| (name.clone(), text))),
            Some("md") => found.extend(in_page(&text).into_iter().map(|text| (name.clone(), text))),
            _ => {}
        }
    }
    found.retain(|(_, text)| source::tokens(text).is_ok_and(|tokens| can_be_parsed(&declare(tokens).diagnostics)));
    found
}

fn can_be_parsed(diagnostics: &[selvedge_spec::Diagnostic]) -> bool {
    !diagnostics.iter().any(|problem| matches!(problem.code, Code::Syntax | Code::NestingTooDeep))
}

/// All files below a directory, without what builds leave and what is hidden.
fn files(directory: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    let mut found = Vec::new();
    for path in entries {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && name != "target" && !name.starts_with('.') {
            found.extend(files(&path));
        } else if path.is_file() {
            found.push(path);
        }
    }
    found
}

/// The inside of each `lifecycle! { }`, cut out by its braces.
fn in_rust(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, call) in text.match_indices("lifecycle! {") {
        let start = at + call.len();
        let ends = text[start..].match_indices('}').map(|(end, _)| start + end);
        let whole = ends.map(|end| &text[start..end]).find(|inside| source::tokens(inside).is_ok());
        found.extend(whole.map(str::to_owned));
    }
    found
}

fn in_page(text: &str) -> Vec<String> {
    let blocks = text.split("```selvedge").skip(1);
    let inside = blocks.filter_map(|block| block.split_once('\n')).filter_map(|(_, block)| block.split("```").next());
    inside.map(str::to_owned).collect()
}

//! Where fuzzing starts: the committed declarations, gathered anew for each run.
//!
//! A target writes them itself before it starts, since a program of its own would not link: the marks of coverage call libFuzzer.

#[path = "../../spec/tests/format/declarations.rs"]
mod declarations;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::Path;
use std::{env, fs, io};

/// The folder that seeds are wanted in, if any.
pub(crate) const WANTED: &str = "SELVEDGE_SEEDS";

/// Writes every committed declaration into the folder that the environment names, and a dictionary beside it.
///
/// # Panics
/// If it cannot be written.
pub fn write_declarations() {
    let Some(folder) = env::var_os(WANTED) else { return };
    let texts: Vec<String> = declarations::declarations().into_iter().map(|(_, text)| text).collect();
    let seeds = texts.iter().map(String::as_bytes);
    write(&folder, seeds, &dictionary(&texts)).expect("seeds can be written");
}

/// Writes seeds into a folder, and a dictionary beside it.
pub(crate) fn write<'t>(folder: &OsStr, texts: impl Iterator<Item = &'t [u8]>, words: &str) -> io::Result<()> {
    let folder = Path::new(folder);
    fs::write(folder.with_extension("dict"), words)?;
    fs::create_dir_all(folder)?;
    texts.enumerate().try_for_each(|(number, text)| fs::write(folder.join(format!("seed{number:04}")), text))
}

/// The words of all texts and the signs of the language, as libFuzzer reads them.
pub(crate) fn dictionary(texts: &[String]) -> String {
    let words = texts.iter().flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
    let signs = ["->", "..=", "=>", "==", "!=", "<=", ">=", "&&", "||", "r#", "#[allow(", "reason = "];
    let words: BTreeSet<&str> =
        words.filter(|word| word.is_ascii() && (2..30).contains(&word.len())).chain(signs).collect();
    words.iter().map(|word| format!("\"{word}\"\n")).collect()
}

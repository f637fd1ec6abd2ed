//! The pages: links lead to files that are there, and what they tell to type can be typed.

use crate::support::TESTS;
use selvedge_checker::cli;
use std::fs;
use std::path::{Path, PathBuf};

/// Every page of the repository that people read, with its text.
fn pages() -> Vec<(PathBuf, String)> {
    let root = Path::new(TESTS).join("../..");
    let mut directories = vec![root];
    let mut pages = Vec::new();
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("an entry")) {
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
            let is_ours = !name.starts_with('.') && name != "target" && name != "golden";
            if entry.file_type().expect("a type").is_dir() && is_ours {
                directories.push(path);
            } else if path.extension().is_some_and(|end| end == "md") {
                pages.push((path.clone(), fs::read_to_string(path).expect("UTF-8")));
            }
        }
    }
    pages
}

#[test]
fn links_lead_somewhere() {
    let mut links = 0;
    for (page, text) in pages() {
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap_or_default();
            if file.is_empty() || file.contains("://") || file.contains(' ') {
                continue;
            }
            links += 1;
            let target = page.parent().expect("a page lies somewhere").join(file);
            assert!(target.exists(), "{}: `{link}` leads nowhere", page.display());
        }
    }
    assert!(links >= 15, "{links} links");
}

/// The lines of a page's blocks of code that begin a command, each with what continues it behind a backslash.
fn typed(text: &str) -> Vec<String> {
    let blocks = text.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(|block| {
        let joined = block.replace("\\\n", " ");
        joined.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    });
    let commands = lines.flat_map(|line| {
        let line = line.split(" # ").next().unwrap_or_default().to_owned();
        line.split(" | ").map(|part| part.trim().to_owned()).collect::<Vec<_>>()
    });
    commands.filter(|command| command.starts_with("selvedge ")).collect()
}

/// A line that lists several commands, such as `selvedge lint | doc | graph`, is told by its first; what stands for any
/// name is written in capitals.
#[test]
fn what_is_to_be_typed_can_be_typed() {
    let mut commands = 0;
    for (page, text) in pages() {
        for line in typed(&text) {
            commands += 1;
            let words = line.split_whitespace().take_while(|word| !matches!(*word, ">" | "&&" | ";"));
            let parsed = cli::command().try_get_matches_from(words);
            let is_short = line.split_whitespace().count() <= 3;
            let is_known = match &parsed {
                Ok(_) => true,
                // The beginning of a command of which only the name is told.
                Err(error) => is_short && error.kind() == clap::error::ErrorKind::MissingRequiredArgument,
            };
            assert!(
                is_known,
                "{}: `{line}`\n{}",
                page.display(),
                parsed.err().map_or(String::new(), |e| e.to_string())
            );
        }
    }
    assert!(commands >= 20, "{commands} commands");
}

//! Where results and complaints go: results to stdout or a file, all else to stderr.

use crate::declaration::Refused;
use clap::ValueEnum;
use std::io::{ErrorKind, IsTerminal, Write};
use std::path::Path;

/// What stdout is, of a command that has no reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    /// For people
    Text,
    /// One object for programs
    Json,
}

/// The streams of the command and how they are set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Output {
    /// Whether stdout takes colours.
    pub(super) colour: bool,
    /// Whether stderr takes colours.
    pub(super) complaint_colour: bool,
    /// How many columns stdout has.
    pub(super) width: usize,
}

/// Where no terminal tells: what fits a CI log and a printed page.
const USUAL_WIDTH: usize = 100;

impl Output {
    pub(super) fn new(always: bool, never: bool) -> Self {
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let wanted = |is_terminal: bool| always || (!never && !no_colour && is_terminal);
        let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        Self {
            colour: wanted(std::io::stdout().is_terminal()),
            complaint_colour: wanted(std::io::stderr().is_terminal()),
            width: columns.or(terminal).unwrap_or(USUAL_WIDTH),
        }
    }
}

/// Prints a result. A reader that closed the pipe has seen enough: that is no error.
pub(super) fn print(text: &str) -> Result<(), Refused> {
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Refused::usage(format!("cannot write to stdout: {error}")))
        }
        _ => Ok(()),
    }
}

/// Prints what is wrong.
pub(super) fn complain(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

/// Writes a result to a file, whole or not at all. What is there and no file, such as a pipe or a device, is
/// written to and not replaced; a link is followed.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Refused> {
    let refuse = |error: std::io::Error| Refused::usage(format!("cannot write `{}`: {error}", path.display()));
    let file = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if file.exists() && !file.is_file() {
        return std::fs::write(&file, text).map_err(refuse);
    }
    let mut partial = file.clone().into_os_string();
    partial.push(format!(".{}.partial", std::process::id()));
    std::fs::write(&partial, text).and_then(|()| std::fs::rename(&partial, &file)).map_err(|error| {
        let _ = std::fs::remove_file(&partial);
        refuse(error)
    })
}

/// Prints a result, or writes it where a path is given.
pub(super) fn deliver(path: Option<&Path>, text: &str) -> Result<(), Refused> {
    match path {
        None => print(text),
        Some(path) => write(path, text),
    }
}

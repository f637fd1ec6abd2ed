//! `selvedge fmt`.

use super::output::{self, Output};
use crate::declaration::{Refused, WIDTH, drawn};
use crate::verdict::Exit;
use clap::Args;
use selvedge_spec::format::{self, Unset};
use selvedge_spec::render_lex_error;
use std::io::Read;
use std::path::Path;

#[derive(Debug, Args)]
pub(super) struct FmtArgs {
    /// Files that hold declarations, `.life` or `.rs`; `-` reads a declaration from stdin and prints it
    #[arg(required = true)]
    files: Vec<String>,
    /// Change nothing; tell which files are not in the style, and exit with 1 where one is not
    #[arg(long)]
    check: bool,
}

/// Sets every file in the one style. A file that cannot be read does not keep the others from being set.
pub(super) fn fmt(args: &FmtArgs, output: &Output) -> Result<Exit, Refused> {
    let mut exit = Exit::Holds;
    let mut told = String::new();
    for path in &args.files {
        match one(path, args.check, output) {
            Ok(None) => {}
            Ok(Some(line)) => {
                told.push_str(&line);
                if args.check && exit == Exit::Holds {
                    exit = Exit::Violated;
                }
            }
            Err(refused) => {
                output::complain(&refused.message);
                if exit != Exit::Usage {
                    exit = refused.exit;
                }
            }
        }
    }
    output::print(&told)?;
    Ok(exit)
}

/// Sets one file; says what was, or would be, done to it.
fn one(path: &str, check: bool, output: &Output) -> Result<Option<String>, Refused> {
    let text = read(path)?;
    let set = set(path, &text, output)?;
    if path == "-" && !check {
        return Ok(Some(set));
    }
    if set == text {
        return Ok(None);
    }
    if check {
        let line = text.lines().zip(set.lines()).take_while(|(before, after)| before == after).count() + 1;
        return Ok(Some(format!("{path}:{line}: not in the style; `selvedge fmt {path}` mends it\n")));
    }
    output::write(Path::new(path), &set)?;
    Ok(Some(format!("{path}: set\n")))
}

fn read(path: &str) -> Result<String, Refused> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).map(drop)
    } else {
        std::fs::read(path).map(|read| bytes = read)
    };
    read.map_err(|error| Refused::usage(format!("cannot read `{path}`: {error}")))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Refused::usage(format!("`{path}` is not UTF-8 text: byte {at} belongs to no character"))
    })
}

fn set(path: &str, text: &str, output: &Output) -> Result<String, Refused> {
    let is_rust = Path::new(path).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("rs"));
    let set = if is_rust { format::rust(text) } else { format::life(text) };
    set.map_err(|unset| {
        let colour = output.complaint_colour;
        let (message, exit) = match unset {
            Unset::Lex(error) => (render_lex_error(&error, text, path, colour, WIDTH), Exit::Invalid),
            Unset::Syntax(declared) => (drawn(path, text, &declared, colour), Exit::Invalid),
            Unset::Changed => (
                format!("error: setting `{path}` would change more than white space: it is left alone"),
                Exit::Internal,
            ),
        };
        Refused { message: message.trim_end().to_owned(), exit }
    })
}

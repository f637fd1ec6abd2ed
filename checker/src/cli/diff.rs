//! `selvedge diff`.

use super::output::{self, Form, Output};
use super::target::Target;
use crate::compare;
use crate::declaration::{Declaration, Refused};
use crate::verdict::Exit;
use clap::Args;
use std::path::Path;
use std::process::Command;

#[derive(Debug, Args)]
pub(super) struct DiffArgs {
    /// What was: a file, a compiled system, or a file of a git revision, such as `HEAD~1:model/src/loom_agent.rs`
    old: String,
    /// What is: the same
    new: String,
    /// What stdout is
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
}

/// Compares two declarations.
pub(super) fn diff(args: &DiffArgs, output: &Output) -> Result<Exit, Refused> {
    let old = declared(&args.old, output)?;
    let new = declared(&args.new, output)?;
    let compared = compare::compare(&old.system, &new.system);
    let told = match args.format {
        Form::Text => compare::text,
        Form::Json => compare::json,
    };
    output::print(&told(&compared, &args.old, &args.new))?;
    Ok(compared.exit())
}

fn declared(name: &str, output: &Output) -> Result<Declaration, Refused> {
    match name.split_once(':') {
        // A revision of one letter would be the drive of a path.
        Some((revision, path)) if revision.len() > 1 && !Path::new(name).exists() => {
            Declaration::parse(path, &shown(revision, path)?, output.complaint_colour)
        }
        _ => Ok(Target::find(name, output.complaint_colour)?.declaration),
    }
}

/// A file as it is in a git revision.
fn shown(revision: &str, path: &str) -> Result<String, Refused> {
    if revision.starts_with('-') {
        return Err(Refused::usage(format!("`{revision}` is no git revision")));
    }
    let git = Command::new("git").args(["show", &format!("{revision}:{path}")]).output();
    let git = git.map_err(|error| Refused::usage(format!("cannot run git for `{revision}:{path}`: {error}")))?;
    if !git.status.success() {
        let said = String::from_utf8_lossy(&git.stderr);
        return Err(Refused::usage(format!("git has no `{revision}:{path}`: {}", said.trim())));
    }
    String::from_utf8(git.stdout).map_err(|_| Refused::usage(format!("`{revision}:{path}` is not UTF-8 text")))
}

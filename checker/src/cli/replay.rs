//! `selvedge replay`.

use super::ReplayArgs;
use super::output::{self, Output};
use super::target::Target;
use crate::controller;
use crate::declaration::Refused;
use crate::replay::{SavedPath, promoted, replay as take, told};
use crate::verdict::Exit;
use std::path::Path;

/// Takes a path again; with `--promote`, writes the test.
pub(super) fn replay(args: &ReplayArgs, output: &Output) -> Result<Exit, Refused> {
    let path = args.file.display().to_string();
    let bytes = std::fs::read(&args.file).map_err(|error| Refused::usage(format!("cannot read `{path}`: {error}")))?;
    let saved = SavedPath::read(&bytes, args.rule.as_deref())
        .map_err(|error| Refused::usage(format!("`{path}` cannot be replayed: {error}")))?;
    let target = match &args.against {
        Some(name) => Target::find(name, output.complaint_colour)?,
        None => Target::declared_at(&saved.declaration, output.complaint_colour)?,
    };
    let replayed = match &saved.in_loop {
        None => take(&target.declaration, &saved, |course| target.steer(course)),
        Some((policy, bound)) => {
            alone(args)?;
            controller::reconcile::replay(&target.declaration, *policy, bound, &saved)?
        }
    };
    output::print(&told(&target.declaration, &saved, &replayed))?;
    if replayed.departs() {
        if args.promote.is_some() {
            output::complain("error: no test is written of a path that departs from the file");
        }
        return Ok(Exit::Violated);
    }
    if let Some(path) = &args.promote {
        let store = target.store().ok_or_else(|| {
            Refused::usage("no code was compiled from this declaration, so no test can drive it".to_owned())
        })?;
        let name = test_name(path)?;
        let test = promoted(&target.declaration, &saved, &replayed, store, &name);
        output::write(path, &test)?;
        output::print(&format!("A test of it stands in {}.\n", path.display()))?;
    }
    Ok(Exit::Holds)
}

/// Refuses what a path of a loop cannot be taken with.
fn alone(args: &ReplayArgs) -> Result<(), Refused> {
    if args.against.is_some() {
        let message = "this is a path of an agent in its loop, which is taken by the agent that is compiled in";
        return Err(Refused::usage(format!("{message}: leave `--against` out")));
    }
    if args.promote.is_some() {
        let message = "this is a path of an agent in its loop, and a test of commands alone would leave the agent out";
        return Err(Refused::usage(format!("{message}: keep the report and replay it, without `--promote`")));
    }
    Ok(())
}

/// The name of the test is that of its file.
fn test_name(path: &Path) -> Result<String, Refused> {
    if path.exists() {
        let message = format!("`{}` exists already, and a test is not overwritten", path.display());
        return Err(Refused::usage(format!("{message}: remove it or choose another name")));
    }
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let is_name = stem.starts_with(|c: char| c.is_ascii_lowercase())
        && stem.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if is_name && path.extension().is_some_and(|ending| ending == "rs") {
        return Ok(stem.to_owned());
    }
    let help = "it is a `.rs` file in snake case, such as `tests/late_check.rs`";
    Err(Refused::usage(format!("`{}` is no name for a test: {help}", path.display())))
}

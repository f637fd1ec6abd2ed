//! `selvedge export`.

use super::output::{self, Output};
use super::target::Target;
use crate::check::bound_of;
use crate::conform;
use crate::declaration::Refused;
use crate::verdict::Exit;
use clap::{Args, ValueEnum};
use selvedge_spec::export;
use selvedge_spec::ir::System;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    /// The format
    #[arg(value_enum)]
    format: ExportFormat,
    /// A system by name, or a file that holds a declaration
    target: String,
    /// The bound that makes the system finite; the first declared one by default
    #[arg(long, value_name = "NAME")]
    bound: Option<String>,
    /// Leave the declared rules out, to explore and nothing else
    #[arg(long)]
    without_rules: bool,
    /// Write to this file instead of stdout
    #[arg(long, short, value_name = "PATH")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ExportFormat {
    /// For SPIN: the whole bounded system
    Promela,
    /// For rumur and `CMurphi`: the whole bounded system
    Murphi,
    /// An input with its expected step on each line, for other implementations: every cell and every boundary
    Vectors,
    /// For TLC: the whole bounded system as a TLA+ module
    Tla,
    /// JSON Schema of commands, replies, rows and view rows, as strict as the generated decoders
    Schema,
}

/// Writes a system in another format.
pub(super) fn export(args: &ExportArgs, output: &Output) -> Result<Exit, Refused> {
    let target = Target::find(&args.target, output.complaint_colour)?;
    if target.is_loop() {
        // Its worlds hold what the controller has yet to do, which the declaration says nothing of.
        let message = format!("`{}` is a controller's loop, and what is exported is a declaration", args.target);
        return Err(Refused::usage(format!("{message}: export `{}`", target.declaration.path)));
    }
    let system = &target.declaration.system;
    let write = match args.format {
        ExportFormat::Promela => export::promela,
        ExportFormat::Murphi => export::murphi,
        ExportFormat::Vectors => return vectors(args, system),
        ExportFormat::Tla => export::tla,
        ExportFormat::Schema => return schema(args, system),
    };
    let bound = bound_of(&target.declaration, args.bound.as_deref())?;
    let index = system.bounds.iter().position(|declared| declared.name.text == bound.name.text).unwrap_or(0);
    let text = write(system, index, !args.without_rules).map_err(|error| Refused::usage(error.to_string()))?;
    output::deliver(args.output.as_deref(), &text)?;
    Ok(Exit::Holds)
}

/// Writes the schema of the wire, which no bound narrows.
fn schema(args: &ExportArgs, system: &System) -> Result<Exit, Refused> {
    if args.bound.is_some() || args.without_rules {
        let message = "a schema speaks of all that the wire can carry";
        return Err(Refused::usage(format!("{message}: leave `--bound` and `--without-rules` out")));
    }
    let text = format!("{:#}\n", export::schema(system));
    output::deliver(args.output.as_deref(), &text)?;
    Ok(Exit::Holds)
}

/// Vectors need no bound: their inputs are those that guards tell apart.
fn vectors(args: &ExportArgs, system: &System) -> Result<Exit, Refused> {
    let vectors = conform::vectors(system);
    output::deliver(args.output.as_deref(), &conform::lines(system, &vectors))?;
    for missing in &vectors.missing {
        output::complain(&format!("no vector is of {missing}"));
    }
    Ok(if vectors.missing.is_empty() { Exit::Holds } else { Exit::Inconclusive })
}

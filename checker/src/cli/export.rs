//! `selvedge export`.

use super::output::{self, Output};
use super::target::Target;
use crate::check::bound_of;
use crate::conform;
use crate::declaration::Refused;
use crate::verdict::Exit;
use clap::{Args, ValueEnum};
use selvedge_spec::export::{self, Unexportable};
use selvedge_spec::ir::System;
use serde_json::Value;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    /// The format
    #[arg(value_enum)]
    format: ExportFormat,
    /// A system by name, or a file that holds a declaration
    target: String,
    /// The bound that makes the system finite; the first declared one by default (promela, murphi, tla)
    #[arg(long, value_name = "NAME")]
    bound: Option<String>,
    /// Leave the declared rules out, to explore and nothing else (promela, murphi, tla)
    #[arg(long)]
    without_rules: bool,
    /// The API group of the resources, such as `loom.example.org`; that of a compiled system is known (crd)
    #[arg(long, value_name = "GROUP")]
    group: Option<String>,
    /// The entity whose rows are the status of resources, where there are several (crd)
    #[arg(long, value_name = "NAME")]
    entity: Option<String>,
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
    /// For TLC: the whole bounded system as a TLA+ module
    Tla,
    /// An input with its expected step on each line, for other implementations: every cell and every boundary
    Vectors,
    /// The checked declaration as JSON
    Json,
    /// JSON Schema of commands, replies, rows and view rows, as strict as the generated decoders
    Schema,
    /// The wire over HTTP as an `OpenAPI` 3.1 description: a path for each command and each view
    Openapi,
    /// A Kubernetes `CustomResourceDefinition` whose status is the row
    Crd,
}

impl ExportFormat {
    fn is_bounded(self) -> bool {
        matches!(self, Self::Promela | Self::Murphi | Self::Tla)
    }
}

/// Writes a system in another format.
pub(super) fn export(args: &ExportArgs, output: &Output) -> Result<Exit, Refused> {
    fits(args)?;
    let target = Target::find(&args.target, output.complaint_colour)?;
    if target.is_loop() {
        // Its worlds hold what the controller has yet to do, which the declaration says nothing of.
        let message = format!("`{}` is a controller's loop, and what is exported is a declaration", args.target);
        return Err(Refused::usage(format!("{message}: export `{}`", target.declaration.path)));
    }
    let system = &target.declaration.system;
    let text = match args.format {
        ExportFormat::Promela => bounded(args, &target, export::promela)?,
        ExportFormat::Murphi => bounded(args, &target, export::murphi)?,
        ExportFormat::Tla => bounded(args, &target, export::tla)?,
        ExportFormat::Vectors => return vectors(args, system),
        ExportFormat::Json => document(&export::declaration(system)),
        ExportFormat::Schema => document(&export::schema(system)),
        ExportFormat::Openapi => document(&export::openapi(system)?),
        ExportFormat::Crd => document(&crd(args, &target)?),
    };
    output::deliver(args.output.as_deref(), &text)?;
    Ok(Exit::Holds)
}

/// Refuses options that say nothing of the format.
fn fits(args: &ExportArgs) -> Result<(), Refused> {
    let (is_bounded, is_crd) = (args.format.is_bounded(), args.format == ExportFormat::Crd);
    let given = [
        ("--bound", args.bound.is_some(), is_bounded),
        ("--without-rules", args.without_rules, is_bounded),
        ("--group", args.group.is_some(), is_crd),
        ("--entity", args.entity.is_some(), is_crd),
    ];
    match given.iter().find(|(_, is_given, is_meant)| *is_given && !is_meant) {
        None => Ok(()),
        Some((option, ..)) => {
            let format = args.format.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned());
            Err(Refused::usage(format!("`{option}` says nothing of the format `{format}`: leave it out")))
        }
    }
}

/// Writes a system within one of its bounds, with or without its rules.
type Write = fn(&System, usize, bool) -> Result<String, Unexportable>;

fn bounded(args: &ExportArgs, target: &Target, write: Write) -> Result<String, Refused> {
    let system = &target.declaration.system;
    let bound = bound_of(&target.declaration, args.bound.as_deref())?;
    let index = system.bounds.iter().position(|declared| declared.name.text == bound.name.text).unwrap_or(0);
    Ok(write(system, index, !args.without_rules)?)
}

/// Vectors are asked for without a bound: their inputs are those that guards tell apart, and where rows are related, those of
/// every bound.
fn vectors(args: &ExportArgs, system: &System) -> Result<Exit, Refused> {
    let vectors = conform::vectors(system);
    output::deliver(args.output.as_deref(), &conform::lines(system, &vectors))?;
    for missing in &vectors.missing {
        output::complain(&format!("no vector is of {missing}"));
    }
    Ok(if vectors.missing.is_empty() { Exit::Holds } else { Exit::Inconclusive })
}

fn crd(args: &ExportArgs, target: &Target) -> Result<Value, Refused> {
    let system = &target.declaration.system;
    let group = args.group.as_deref().or(target.group()).ok_or_else(|| {
        let place = format!("context {}", system.name);
        Refused::usage(format!(
            "{place}: a declaration names no API group: give it, such as `--group loom.example.org`"
        ))
    })?;
    Ok(export::crd(system, target.entity(args.entity.as_deref())?, group)?)
}

impl From<Unexportable> for Refused {
    fn from(error: Unexportable) -> Self {
        Self::usage(error.to_string())
    }
}

fn document(value: &Value) -> String {
    format!("{value:#}\n")
}

//! `selvedge conform`.

use super::output::{self, Form, Output};
use super::target::Target;
use crate::conform;
use crate::declaration::Refused;
use crate::systems::SYSTEMS;
use crate::verdict::Exit;
use clap::Args;
use std::time::Duration;

#[derive(Debug, Args)]
pub(super) struct ConformArgs {
    /// A system by name, or a file that holds a declaration; the first compiled system without one
    #[arg(long, short, value_name = "SYSTEM")]
    system: Option<String>,
    /// How many seconds an answer may take
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    timeout: f64,
    /// What stdout is
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
    /// The implementation: a program that answers each line on stdin with one on stdout, and its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<String>,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "it is no number".to_owned())?;
    let is_some = (0.001..=86_400.0).contains(&seconds);
    is_some.then_some(seconds).ok_or_else(|| "it is between 0.001 and 86400".to_owned())
}

/// Puts every vector of a system to an implementation.
pub(super) fn conform(args: &ConformArgs, output: &Output) -> Result<Exit, Refused> {
    let name = match (&args.system, SYSTEMS.first()) {
        (Some(name), _) => name.as_str(),
        (None, Some(first)) => first.name,
        (None, None) => return Err(Refused::usage("no system is compiled in: name a file with `--system`")),
    };
    let target = Target::find(name, output.complaint_colour)?;
    let system = &target.declaration.system;
    let timeout = Duration::from_secs_f64(args.timeout);
    let found = conform::conform(system, &conform::vectors(system), &args.command, timeout)
        .map_err(|error| Refused::usage(format!("cannot start `{}`: {error}", args.command[0])))?;
    output::print(&match args.format {
        Form::Text => conform::text(&found, &system.name.text),
        Form::Json => conform::json(&found, &system.name.text),
    })?;
    Ok(found.verdict().exit())
}

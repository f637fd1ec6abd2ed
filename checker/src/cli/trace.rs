//! `selvedge trace`.

use super::output::{self, Form, Output};
use super::target::Target;
use crate::declaration::Refused;
use crate::trace::{self, Options};
use crate::verdict::Exit;
use clap::Args;
use std::io::{BufReader, Read};

#[derive(Debug, Args)]
pub(super) struct TraceArgs {
    /// A system by name, or a file that holds a declaration
    target: String,
    /// The log, a JSON object a line; `-` reads stdin
    log: String,
    /// So many steps may stand between two rows that were seen; one by default, none in a log of commands
    #[arg(long, value_name = "STEPS")]
    coalesced: Option<u32>,
    /// Lines may be missing
    #[arg(long)]
    gaps: bool,
    /// The log begins in the middle: rows that exist already are believed when they are first seen
    #[arg(long)]
    midway: bool,
    /// A line may stand so many lines too early
    #[arg(long, value_name = "LINES", default_value_t = 0)]
    reordered: u64,
    /// What stdout is
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
}

/// How much of a log is read at once.
const BUFFER: usize = 1 << 16;

/// Holds a log against a declaration.
pub(super) fn trace(args: &TraceArgs, output: &Output) -> Result<Exit, Refused> {
    let declaration = Target::find(&args.target, output.complaint_colour)?.declaration;
    let cannot = |error: std::io::Error| Refused::usage(format!("cannot read `{}`: {error}", args.log));
    let log: Box<dyn Read> = match args.log.as_str() {
        "-" => Box::new(std::io::stdin().lock()),
        path => Box::new(std::fs::File::open(path).map_err(cannot)?),
    };
    let options =
        Options { coalesced: args.coalesced, gaps: args.gaps, midway: args.midway, reordered: args.reordered };
    let log = BufReader::with_capacity(BUFFER, log);
    let traced = trace::trace(&declaration.system, log, options).map_err(cannot)?;
    let told = match args.format {
        Form::Text => trace::text,
        Form::Json => trace::json,
    };
    output::print(&told(&traced, &declaration.system.name.text, &args.log))?;
    Ok(if traced.is_of_another_system() { Exit::Usage } else { traced.verdict().exit() })
}

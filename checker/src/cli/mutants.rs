//! `selvedge mutants`.

use super::output::{self, Form, Output};
use super::target::Target;
use crate::check::all_threads;
use crate::declaration::Refused;
use crate::mutants;
use crate::rules::rules_of;
use crate::verdict::Exit;
use clap::Args;
use selvedge_spec::names::nearest;
use std::collections::BTreeSet;
use std::num::NonZero;

#[derive(Debug, Args)]
pub(super) struct MutantsArgs {
    /// A system by name, or a file that holds a declaration
    target: String,
    /// The bound to seek faults within; the first declared one by default
    #[arg(long, value_name = "NAME")]
    bound: Option<String>,
    /// What stdout is
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
    /// Tell of every mutant which rule sees it and after how many steps
    #[arg(long, short)]
    verbose: bool,
    /// Disregard a rule, to see what it alone finds; repeatable
    #[arg(long, value_name = "RULE")]
    without: Vec<String>,
    /// How many threads work; as many as there are processors by default
    #[arg(long, value_name = "THREADS")]
    threads: Option<NonZero<usize>>,
}

/// Plants every fault in a system and tells which rule finds it.
pub(super) fn mutants(args: &MutantsArgs, output: &Output) -> Result<Exit, Refused> {
    let declaration = Target::find(&args.target, output.complaint_colour)?.declaration;
    let names: Vec<String> = rules_of(&declaration.system).into_iter().map(|rule| rule.name).collect();
    for name in &args.without {
        if !names.contains(name) {
            let near = nearest(name, names.iter().map(String::as_str));
            let near = near.map_or(String::new(), |near| format!(", did you mean `{near}`?"));
            return Err(Refused::usage(format!("no rule is called `{name}`{near}")));
        }
    }
    let without: BTreeSet<String> = args.without.iter().cloned().collect();
    let threads = args.threads.map_or_else(all_threads, NonZero::get);
    let survey = mutants::run(&declaration, args.bound.as_deref(), &without, threads)?;
    output::print(&match args.format {
        Form::Text => mutants::text(&survey, args.verbose),
        Form::Json => mutants::json(&survey),
    })?;
    Ok(survey.exit())
}

//! `selvedge check` and `selvedge lint`.

use super::output::{self, Output};
use super::progress::Teller;
use super::target::Target;
use super::{CheckArgs, ExactArgs};
use crate::check::{EngineChoice, Options};
use crate::controller::reconcile::Policy;
use crate::declaration::Refused;
use crate::explore::{Limits, Slicing, Watch};
use crate::report::{Format, Report, Style};
use crate::verdict::{Exit, Verdict};
use clap::ValueEnum;
use signal_hook::consts::SIGINT;
use signal_hook::flag::{register, register_conditional_shutdown};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The variable in which GitHub Actions names the file of a job's summary.
const JOB_SUMMARY: &str = "GITHUB_STEP_SUMMARY";

/// Checks every target and reports on all of them.
pub(super) fn check(args: &CheckArgs, output: &Output) -> Result<Exit, Refused> {
    let files = args.report.iter().map(|report| report_file(report)).collect::<Result<Vec<_>, _>>()?;
    if args.engine != EngineChoice::Exact && args.exact != ExactArgs::default() {
        let message = "`--symmetry`, `--full` and `--memory` are for the exact engine, and another was asked for";
        return Err(Refused::usage(format!("{message}: leave `--engine` out, or them")));
    }
    let options = Options {
        bound: args.bound.clone(),
        policy: args.policy.unwrap_or_default(),
        engine: args.engine,
        limits: Limits {
            depth: args.max_depth,
            worlds: args.max_worlds,
            time: args.timeout.map(Duration::from_secs),
            bytes: args.exact.memory.map(|mebibytes| mebibytes.saturating_mul(1 << 20)),
        },
        symmetry: args.exact.symmetry,
        slicing: if args.exact.full { Slicing::Never } else { Slicing::default() },
        threads: args.threads.map(std::num::NonZero::get),
        watch: Arc::new(Watch::until(interruption()?)),
    };
    let targets = Target::all(&args.targets, output.complaint_colour).into_iter().collect::<Result<Vec<_>, _>>()?;
    let check = |target: &Target, policy: Policy| {
        let _telling = Teller::begin(&target.declaration.system.name.text, &options.watch, &args.progress);
        target.check(&Options { policy, ..options.clone() })
    };
    let checks = targets.iter().flat_map(|target| policies(args, target).iter().map(move |policy| (target, *policy)));
    let reports = checks.map(|(target, policy)| check(target, policy)).collect::<Result<Vec<_>, _>>()?;
    let verdict = reports.iter().map(|report| report.verdict).max().unwrap_or(Verdict::Vacuous);
    let style = Style { colour: output.colour, width: output.width, verbose: args.verbose };
    for (format, path) in &files {
        let plain = Style { colour: false, ..style };
        output::write(path, &format.render(verdict, &reports, plain))?;
    }
    output::print(&args.format.render(verdict, &reports, style))?;
    if args.format == Format::Github {
        job_summary(verdict, &reports, style)?;
    }
    Ok(if options.watch.is_interrupted() { Exit::Interrupted } else { verdict.exit() })
}

/// The flag that the first Ctrl-C sets, so that the check ends with what it has. The second ends the process at once.
fn interruption() -> Result<Arc<AtomicBool>, Refused> {
    let flag = Arc::new(AtomicBool::new(false));
    // Both run at each signal, in this order: the first signal finds the flag not yet set.
    register_conditional_shutdown(SIGINT, Exit::Interrupted as i32, Arc::clone(&flag))
        .and_then(|_| register(SIGINT, Arc::clone(&flag)))
        .map_err(|error| Refused::usage(format!("cannot listen for Ctrl-C: {error}")))?;
    Ok(flag)
}

/// Under which policies a target is checked.
fn policies<'p>(args: &'p CheckArgs, target: &Target) -> &'p [Policy] {
    match &args.policy {
        Some(policy) => std::slice::from_ref(policy),
        None if args.targets.is_empty() && target.is_loop() => Policy::value_variants(),
        None => &[Policy::Seed],
    }
}

/// Adds the Markdown to the summary of the job, where a job of GitHub Actions has one.
fn job_summary(verdict: Verdict, reports: &[Report], style: Style) -> Result<(), Refused> {
    let Some(path) = std::env::var_os(JOB_SUMMARY).filter(|path| !path.is_empty()) else { return Ok(()) };
    let text = Format::Markdown.render(verdict, reports, style);
    let written = std::fs::OpenOptions::new().append(true).create(true).open(&path);
    written.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| {
        Refused::usage(format!("cannot add to `{}`, which {JOB_SUMMARY} names: {error}", PathBuf::from(path).display()))
    })
}

/// `json=report.json`
fn report_file(argument: &str) -> Result<(Format, PathBuf), Refused> {
    let help = "\n  help: write FORMAT=PATH, such as `json=report.json`";
    let Some((format, path)) = argument.split_once('=') else {
        return Err(Refused::usage(format!("`{argument}` names no file{help}")));
    };
    let format = Format::named(format).map_err(Refused::usage)?;
    if path.is_empty() || Path::new(path).is_dir() {
        return Err(Refused::usage(format!("`{path}` is no file{help}")));
    }
    Ok((format, PathBuf::from(path)))
}

/// Reads every target and reports every mistake of all of them.
pub(super) fn lint(names: &[String], output: &Output) -> Result<Exit, Refused> {
    let mut exit = Exit::Holds;
    let mut summary = String::new();
    for target in Target::all(names, output.complaint_colour) {
        match target {
            Ok(target) => {
                let system = &target.declaration.system;
                let outcomes: usize = system.commands.iter().map(|command| command.outcomes.len()).sum();
                let line = format!(
                    "{}: {} types, {} commands with {outcomes} outcomes, {} rules: no mistakes\n",
                    target.declaration.path,
                    system.types.len(),
                    system.commands.len(),
                    system.rules.len()
                );
                summary.push_str(&line);
            }
            Err(refused) => {
                output::complain(&refused.message);
                if exit == Exit::Holds || refused.exit == Exit::Usage {
                    exit = refused.exit;
                }
            }
        }
    }
    output::print(&summary)?;
    Ok(exit)
}

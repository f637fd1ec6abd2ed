//! `selvedge check` and `selvedge lint`.

use super::output::Output;
use super::target::Target;
use super::{CheckArgs, Format};
use crate::check::Options;
use crate::declaration::Refused;
use crate::explore::Limits;
use crate::report::{Report, Style, json, text};
use crate::verdict::{Exit, Verdict};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Checks every target and reports on all of them.
pub(super) fn check(args: &CheckArgs, output: &Output) -> Result<Exit, Refused> {
    let files = args.report.iter().map(|report| report_file(report)).collect::<Result<Vec<_>, _>>()?;
    let options = Options {
        bound: args.bound.clone(),
        engine: args.engine,
        limits: Limits {
            depth: args.max_depth,
            worlds: args.max_worlds,
            time: args.timeout.map(Duration::from_secs),
            bytes: args.memory.map(|mebibytes| mebibytes.saturating_mul(1 << 20)),
        },
        threads: args.threads.map(std::num::NonZero::get),
    };
    let targets = Target::all(&args.targets, output.complaint_colour).into_iter().collect::<Result<Vec<_>, _>>()?;
    let reports = targets.iter().map(|target| target.check(&options)).collect::<Result<Vec<_>, _>>()?;
    let verdict = reports.iter().map(|report| report.verdict).max().unwrap_or(Verdict::Vacuous);
    let style = Style { colour: output.colour, width: output.width, verbose: args.verbose };
    for (format, path) in &files {
        let plain = Style { colour: false, ..style };
        output.write(path, &rendered(*format, verdict, &reports, plain))?;
    }
    output.print(&rendered(args.format, verdict, &reports, style))?;
    Ok(verdict.exit())
}

fn rendered(format: Format, verdict: Verdict, reports: &[Report], style: Style) -> String {
    match format {
        Format::Text => text(reports, style),
        Format::Json => json(verdict, reports),
    }
}

/// `json=report.json`
fn report_file(argument: &str) -> Result<(Format, PathBuf), Refused> {
    let help = "write FORMAT=PATH, such as `json=report.json`; the formats are text and json";
    let Some((format, path)) = argument.split_once('=') else {
        return Err(Refused::usage(format!("`{argument}` names no file: {help}")));
    };
    let format = match format {
        "text" => Format::Text,
        "json" => Format::Json,
        _ => return Err(Refused::usage(format!("`{format}` is no format of a report: {help}"))),
    };
    if path.is_empty() || Path::new(path).is_dir() {
        return Err(Refused::usage(format!("`{path}` is no file: {help}")));
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
                output.complain(&refused.message);
                if exit == Exit::Holds || refused.exit == Exit::Usage {
                    exit = refused.exit;
                }
            }
        }
    }
    output.print(&summary)?;
    Ok(exit)
}

//! A replay for people.

use super::{Replayed, ReplayedStep, SavedPath, way};
use crate::declaration::Declaration;
use crate::report::Late;
use std::fmt::Write as _;

/// Each step as it is now, and where it departs from the file. Writing to a string does not fail.
#[must_use]
pub fn told(declaration: &Declaration, saved: &SavedPath, replayed: &Replayed) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}: {}, through {}\n", declaration.system.name, saved.leads_to, replayed.subject);
    for (index, step) in replayed.steps.iter().enumerate() {
        tell_step(&mut out, index + 1, step);
    }
    if let Some(ends) = &replayed.ends {
        let _ = writeln!(out, "The path ends here: {ends}.");
    }
    let departing = replayed.steps.iter().position(|step| !step.departures.is_empty());
    let count = saved.steps.len();
    match saved.loop_from {
        Some(way) if replayed.ends.is_none() && way < count => {
            let _ = writeln!(out, "And so on from step {} again, for ever.", way + 1);
        }
        Some(_) if replayed.ends.is_none() => {
            let _ = writeln!(out, "And so it rests for ever.");
        }
        _ => {}
    }
    let _ = match departing {
        Some(index) => writeln!(out, "The file is stale: step {} of {count} is the first to depart.", index + 1),
        None if replayed.ends.is_some() => {
            writeln!(out, "The file is stale: only {} of its {count} steps can be taken.", replayed.steps.len())
        }
        None => writeln!(out, "Every step is as the file says ({count})."),
    };
    out
}

fn tell_step(out: &mut String, number: usize, step: &ReplayedStep) {
    let told = &step.told;
    let _ = writeln!(out, "{number}. {}", told.command);
    let taken = told.taken.as_ref().map_or(String::new(), |taken| format!(" by the move {taken}"));
    let late = match told.late {
        Some(Late::Lands) => "lands late, ",
        Some(Late::Issued) | None => "",
    };
    let _ = writeln!(out, "   {}: {late}{}{taken}", told.outcome, way(&told.from, &told.to));
    for change in &told.changes {
        let side = |value: &Option<String>| value.clone().unwrap_or_else(|| "absent".to_owned());
        let _ = writeln!(out, "   {}: {} → {}", change.field, side(&change.before), side(&change.after));
    }
    if !told.line.is_empty() {
        let _ = writeln!(out, "   {}  {}", told.line, told.source);
    }
    for broken in &step.breaks {
        let _ = writeln!(out, "   breaks {broken}");
    }
    for departure in &step.departures {
        let _ = writeln!(out, "   departs: {departure}");
    }
    out.push('\n');
}

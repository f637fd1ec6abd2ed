//! The instructions of one piece of work: this program started again under callgrind, which counts only inside [`counted_alone`].

use crate::work::{self, Work};
use std::fs;
use std::process::Command;

/// The argument with which this program starts itself.
pub(crate) const UNITS: &str = "--units";

/// How often a piece is done; enough that what happens once does not show.
const HOW_OFTEN: u64 = 2_000;

/// The instructions that one unit takes.
pub(crate) fn instructions(work: &Work) -> Result<u64, String> {
    let told = |error: &dyn std::fmt::Display| format!("{} by {}: {error}", work.group, work.name);
    let place = std::env::temp_dir().join(format!("instructions-{}", std::process::id()));
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no", "--toggle-collect=*counted_alone*"])
        .arg(format!("--callgrind-out-file={}", place.display()))
        .arg(std::env::current_exe().map_err(|error| told(&error))?)
        .args([UNITS, work.group, work.name])
        .output()
        .map_err(|error| told(&format!("valgrind (Debian: valgrind) does not start: {error}")))?;
    let counted = fs::read_to_string(&place);
    let _ = fs::remove_file(&place);
    if !output.status.success() {
        return Err(told(&String::from_utf8_lossy(&output.stderr)));
    }
    let counted = counted.map_err(|error| told(&error))?;
    let total = counted.lines().find_map(|line| line.strip_prefix("totals:")?.trim().parse::<u64>().ok());
    match total {
        Some(total) if total > 0 => Ok(total / HOW_OFTEN),
        _ => Err(told(&"callgrind counted nothing")),
    }
}

/// What the started program does.
pub(crate) fn do_units(group: &str, name: &str) -> Result<(), String> {
    let works = work::all();
    let work = works.iter().find(|work| (work.group, work.name) == (group, name));
    let run = (work.ok_or("no such work")?.prepare)(HOW_OFTEN.try_into().map_err(|_| "too often")?);
    counted_alone(run);
    Ok(())
}

/// Its name is what callgrind looks for, so nothing that it calls may carry it.
#[inline(never)]
fn counted_alone(run: Box<dyn FnOnce()>) {
    run();
}

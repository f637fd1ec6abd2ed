//! The switch that every woven mutant asks, and the note of which mutants were asked for.
//!
//! A process has one mutant on at most: the number in [`SWITCH`]. Where [`RECORD`] names a file instead, none is on, and the number
//! of each mutant that is reached is appended to that file, once by each process, a line for each.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// The environment's variable with the number of the mutant that is on.
pub const SWITCH: &str = "MUTANT";

/// The environment's variable with the path of the file to which the mutants that are reached are noted.
pub const RECORD: &str = "MUTANTS_REACHED";

/// How many mutants can be told apart: their numbers are smaller.
pub const MOST: usize = 1 << 16;

/// No mutant has this number: the environment was not read yet.
const UNREAD: u32 = u32::MAX;
/// No mutant has this number: what is reached is noted.
const RECORDING: u32 = u32::MAX - 1;
/// No mutant has this number: none is on.
const NONE: u32 = u32::MAX - 2;

static ACTIVE: AtomicU32 = AtomicU32::new(UNREAD);
static NOTED: [AtomicBool; MOST] = [const { AtomicBool::new(false) }; MOST];
static NOTES: OnceLock<File> = OnceLock::new();

/// Whether this mutant is the one that is on.
#[inline]
#[must_use]
pub fn on(mutant: u32) -> bool {
    match ACTIVE.load(Ordering::Relaxed) {
        UNREAD => {
            ACTIVE.store(read(), Ordering::Relaxed);
            on(mutant)
        }
        RECORDING => {
            note(mutant);
            false
        }
        active => active == mutant,
    }
}

/// What the environment asks for.
#[cold]
fn read() -> u32 {
    if std::env::var_os(RECORD).is_some() {
        return RECORDING;
    }
    let Some(number) = std::env::var_os(SWITCH) else { return NONE };
    number.to_str().and_then(|number| number.parse().ok()).expect("MUTANT is the number of a mutant")
}

/// Appends the number to the file, unless this process has done so.
fn note(mutant: u32) {
    let noted = &NOTED[mutant as usize];
    if noted.load(Ordering::Relaxed) || noted.swap(true, Ordering::Relaxed) {
        return;
    }
    let mut notes = NOTES.get_or_init(|| {
        let path = std::env::var_os(RECORD).expect("it was there when it was read");
        OpenOptions::new().append(true).create(true).open(path).expect("the file of the reached mutants can be written")
    });
    // One write for each line, so that processes of one test do not mix theirs.
    notes.write_all(format!("{mutant}\n").as_bytes()).expect("the file of the reached mutants can be written");
}

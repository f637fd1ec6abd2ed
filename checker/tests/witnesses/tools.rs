//! SPIN and rumur: what is written for them is compiled, run, and its end read.

use selvedge_checker::check::{EngineChoice, Options, check_interpreted};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::Report;
use selvedge_spec::export;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What a witness found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) worlds: usize,
    pub(crate) steps: u128,
    /// What it says is broken, if anything: its words hold the rule's name or its condition.
    pub(crate) broken: Option<String>,
}

/// Both witnesses.
pub(crate) struct Witnesses(());

impl Witnesses {
    /// `None` where a tool is not to be had, which continuous integration does not allow.
    pub(crate) fn at_hand() -> Option<Self> {
        for tool in ["spin", "rumur", "cc"] {
            match Command::new(tool).arg("--version").output() {
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::NotFound && std::env::var("CI").is_err() => {
                    eprintln!("SKIPPED: no `{tool}` is installed, so no other checker confirms what is exported");
                    return None;
                }
                Err(error) => panic!("`{tool}` must run here (Debian: spin, rumur, gcc): {error}"),
            }
        }
        Some(Self(()))
    }

    /// What SPIN finds in a bounded system.
    pub(crate) fn spin(&self, declaration: &Declaration, bound: &str) -> Found {
        let text = export::promela(&declaration.system, index(declaration, bound), true).expect("it can be exported");
        let place = Place::new(declaration, bound, "spin");
        place.write("model.pml", &text);
        place.run("spin", &["-a", "model.pml"]);
        place.run("cc", &["-O1", "-DSAFETY", "-DNOREDUCE", "-o", "pan", "pan.c"]);
        let said = place.run("./pan", &["-m1000000"]);
        let worlds = number_before(&said, " states, stored");
        let transitions = number_before(&said, " transitions (= stored+matched)");
        // Transitions count the way to the first world, and one step in each world that asserts the rules over worlds.
        let asserting = if text.contains(":: d_step { rules() }") { worlds } else { 0 };
        let broken = said.lines().find(|line| line.starts_with("pan:1:")).map(str::to_owned);
        Found { worlds: as_usize(worlds), steps: transitions.saturating_sub(1 + asserting).into(), broken }
    }

    /// What rumur finds in a bounded system.
    pub(crate) fn rumur(&self, declaration: &Declaration, bound: &str) -> Found {
        let text = export::murphi(&declaration.system, index(declaration, bound), true).expect("it can be exported");
        let place = Place::new(declaration, bound, "rumur");
        place.write("model.m", &text);
        place.run("rumur", &["--deadlock-detection", "off", "--output", "pan.c", "model.m"]);
        place.run("cc", &["-O1", "-march=native", "-o", "pan", "pan.c", "-lpthread"]);
        let said = place.run("./pan", &[]);
        let broken = said
            .lines()
            .find(|line| line.contains("Assertion failed:") || line.contains("\" failed"))
            .map(str::to_owned);
        let worlds = as_usize(number_before(&said, " states, "));
        Found { worlds, steps: number_before(&said, " rules fired").into(), broken }
    }
}

/// What this checker finds with the interpreter.
pub(crate) fn checked(declaration: &Declaration, bound: &str) -> Report {
    let options = Options { bound: Some(bound.to_owned()), engine: EngineChoice::Exact, ..Options::default() };
    check_interpreted(declaration, &options).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// The number of a bound in its declaration.
pub(crate) fn index(declaration: &Declaration, bound: &str) -> usize {
    let found = declaration.system.bounds.iter().position(|declared| declared.name.text == bound);
    found.unwrap_or_else(|| panic!("no bound `{bound}`"))
}

/// A directory of one run alone.
struct Place(PathBuf);

impl Place {
    fn new(declaration: &Declaration, bound: &str, tool: &str) -> Self {
        static RUNS: AtomicUsize = AtomicUsize::new(0);
        let run = RUNS.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}-{bound}-{tool}-{run}", declaration.system.name);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("witnesses").join(name);
        std::fs::create_dir_all(&path).expect("a directory");
        Self(path)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.0.join(name), text).expect("a file");
    }

    /// Runs a tool; what it says on stdout, and on stderr where it fails.
    fn run(&self, tool: &str, arguments: &[&str]) -> String {
        let program = if tool.starts_with("./") { self.0.join(tool) } else { PathBuf::from(tool) };
        let ran = Command::new(program).args(arguments).current_dir(&self.0).output().expect("it runs");
        let said = format!("{}{}", String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
        // A checker that found a rule broken says so with its exit code; a compiler that fails has said why.
        assert!(ran.status.success() || tool.starts_with("./"), "{tool} {arguments:?} in {}: {said}", self.0.display());
        said
    }
}

/// The number right before these words, where they stand last: a tool may tell how far it is before.
fn number_before(said: &str, words: &str) -> u64 {
    let before = said.rsplit_once(words).map(|(before, _)| before);
    let digits = before.and_then(|before| before.rsplit(|letter: char| !letter.is_ascii_digit()).next());
    digits.and_then(|digits| digits.parse().ok()).unwrap_or_else(|| panic!("no number before `{words}` in:\n{said}"))
}

fn as_usize(number: u64) -> usize {
    usize::try_from(number).expect("it fits")
}

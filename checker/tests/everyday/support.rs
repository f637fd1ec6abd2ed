//! Running the command, and transcripts of it. `SELVEDGE_BLESS=1` writes them anew.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Where the tests of this crate lie.
pub(crate) const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

/// What came of a run.
pub(crate) struct Ran {
    pub(crate) exit: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The command in a directory, with nothing from the environment that changes what it prints.
pub(crate) fn selvedge(directory: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.args(arguments).current_dir(directory).env_remove("NO_COLOR").env_remove("COLUMNS").stdin(Stdio::null());
    command
}

/// Runs the command where the tests lie.
#[track_caller]
pub(crate) fn run(arguments: &[&str]) -> Ran {
    run_in(Path::new(TESTS), arguments)
}

#[track_caller]
pub(crate) fn run_in(directory: &Path, arguments: &[&str]) -> Ran {
    ran(selvedge(directory, arguments).output().expect("the command runs"))
}

/// Runs the command with a text on stdin.
#[track_caller]
pub(crate) fn run_with(arguments: &[&str], stdin: &str) -> Ran {
    let mut command = selvedge(Path::new(TESTS), arguments);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the command runs");
    let mut pipe = child.stdin.take().expect("a pipe");
    let text = stdin.to_owned();
    let writer = std::thread::spawn(move || pipe.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    // Who has seen enough closes the pipe.
    let _ = writer.join().expect("the writer does not panic");
    ran(output)
}

fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).expect("what is printed is UTF-8");
    let ran =
        Ran { exit: output.status.code().expect("no signal"), out: text(output.stdout), err: text(output.stderr) };
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    ran
}

/// Holds runs of the command against the transcript of this name.
#[track_caller]
pub(crate) fn transcript(name: &str, runs: &[&[&str]]) {
    transcript_in(Path::new(TESTS), name, runs);
}

/// The same, where the runs are made in another directory.
#[track_caller]
pub(crate) fn transcript_in(directory: &Path, name: &str, runs: &[&[&str]]) {
    let mut found = String::new();
    for arguments in runs {
        let Ran { exit, out, err } = run_in(directory, arguments);
        found.push_str(&told(arguments, exit, &out, &err));
    }
    golden(name, &found);
}

/// A run as transcripts have it.
pub(crate) fn told(arguments: &[&str], exit: i32, out: &str, err: &str) -> String {
    let err: String = err.lines().map(|line| format!("! {line}\n")).collect();
    format!("$ selvedge {}\n{out}{err}[{exit}]\n\n", arguments.join(" "))
}

/// Holds a text against the committed one of this name.
#[track_caller]
pub(crate) fn golden(name: &str, found: &str) {
    let path = Path::new(TESTS).join("everyday/golden").join(name);
    if std::env::var_os("SELVEDGE_BLESS").is_some() {
        fs::write(&path, found).expect("the transcript can be written");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, expected, "{name}: run this test with SELVEDGE_BLESS=1 and read the difference");
}

/// A directory of this test alone, removed at its end.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Self {
        let directory = std::env::temp_dir().join(format!("selvedge-everyday-{name}-{}", std::process::id()));
        fs::create_dir_all(&directory).expect("a directory");
        Self(directory)
    }

    pub(crate) fn directory(&self) -> &Path {
        &self.0
    }

    /// Writes a file and gives its path.
    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file");
        path
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a file")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

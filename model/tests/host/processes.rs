//! Versions as real child processes: whatever a program does, nothing is said to be gone that is there (WD-58 to WD-60).

use crate::support::{alive, uid};
use selvedge_model::host::{Presence, Processes, Runtime};
use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Runs one program of the shell in a context `ctx-1`, until it has written a line.
fn begin(program: &str) -> (Processes, TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let mut processes = open(directory.path(), program);
    processes.start(&uid("ctx-1"), &uid("v1"), b"the event").unwrap();
    let mut output = processes.output(&uid("ctx-1")).unwrap();
    let mut line = Vec::new();
    let mut byte = [0];
    while output.stream.read(&mut byte).unwrap() == 1 && byte != [b'\n'] {
        line.push(byte[0]);
    }
    (processes, directory, PathBuf::from(format!("/proc/{}", String::from_utf8(line).unwrap())))
}

fn open(directory: &Path, program: &str) -> Processes {
    let command = ["/bin/sh", "-c", program].map(str::to_owned).to_vec();
    Processes::new(directory, BTreeMap::from([(uid("v1"), command)])).unwrap()
}

fn gone(processes: &mut Processes) {
    let begun = Instant::now();
    while processes.ask(&uid("ctx-1")) != Presence::Gone {
        assert!(begun.elapsed() < Duration::from_mins(1), "it never ended");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// It is there, whatever else ends meanwhile.
fn stays(processes: &mut Processes, process: &Path) {
    for _ in 0..10 {
        assert_eq!(processes.ask(&uid("ctx-1")), Presence::Running);
        assert!(alive(process));
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Ends with the number of what it leaves behind: in its group, in another session, and with nothing of what it inherited open.
const LEAVES: [(&str, &str); 3] = [
    ("a child in the group", "sleep 60 & echo $!"),
    ("a child that closed its streams", "sleep 60 <&- >&- 2>&- & echo $!"),
    ("a child in another session", "setsid sh -c 'echo $$; exec sleep 60' &"),
];

#[test]
fn wd_58_what_a_process_leaves_behind_is_not_gone_with_it() {
    for (what, program) in LEAVES {
        let (mut processes, _directory, left) = begin(program);
        assert!(alive(&left), "{what}");
        stays(&mut processes, &left);
        processes.kill(&uid("ctx-1"));
        gone(&mut processes);
        assert!(!alive(&left), "{what}");
    }
}

/// Goes to another session, closes what it inherited, and ends all of itself but one thread.
const THREADED: &str = r#"
    #include <pthread.h>
    #include <stdio.h>
    #include <unistd.h>

    static void *wait(void *nothing) {
        for (;;) pause();
    }

    int main(void) {
        pthread_t thread;
        if (setsid() < 0 || pthread_create(&thread, 0, wait, 0)) return 1;
        close(0);
        printf("%d\n", getpid());
        fflush(stdout);
        close(1);
        close(2);
        pthread_exit(0);
    }
"#;

#[test]
fn wd_58_what_runs_without_its_first_thread_is_not_gone() {
    let place = tempfile::tempdir().unwrap();
    let (source, program) = (place.path().join("threaded.c"), place.path().join("threaded"));
    std::fs::write(&source, THREADED).unwrap();
    let built = Command::new("cc").arg(&source).arg("-o").arg(&program).arg("-pthread").status().unwrap();
    assert!(built.success());
    let (mut processes, _directory, left) = begin(&format!("{} &", program.display()));
    while std::fs::read(left.join("environ")).is_ok_and(|environment| !environment.is_empty()) {
        std::thread::yield_now();
    }
    stays(&mut processes, &left);
    processes.kill(&uid("ctx-1"));
    gone(&mut processes);
    assert!(!alive(&left));
}

#[test]
fn wd_59_a_signal_that_is_ignored_proves_nothing() {
    let (mut processes, _directory, process) = begin("trap '' TERM; echo $$; while :; do sleep 0.01; done");
    processes.cancel(&uid("ctx-1"));
    stays(&mut processes, &process);
    processes.kill(&uid("ctx-1"));
    gone(&mut processes);
    assert!(!alive(&process));
}

#[test]
fn wd_55_a_host_that_comes_after_finds_and_ends_what_runs() {
    let programs = [("a stubborn process", "trap '' TERM; echo $$; while :; do sleep 0.01; done")];
    for (what, program) in programs.into_iter().chain(LEAVES) {
        let (before, directory, process) = begin(program);
        drop(before);
        let mut after = open(directory.path(), program);
        stays(&mut after, &process);
        after.cancel(&uid("ctx-1"));
        after.kill(&uid("ctx-1"));
        gone(&mut after);
        assert!(!alive(&process), "{what}");
    }
}

#[test]
fn wd_60_what_was_never_begun_is_gone_and_what_cannot_be_looked_at_is_unknown() {
    let directory = tempfile::tempdir().unwrap();
    let mut processes = open(directory.path(), "true");
    assert_eq!(processes.ask(&uid("ctx-1")), Presence::Gone);
    // A file that cannot be locked, as on a disk that fails.
    std::os::unix::fs::symlink("ctx-2.event", directory.path().join("ctx-2.event")).unwrap();
    assert_eq!(processes.ask(&uid("ctx-2")), Presence::Unknown);
}

#[test]
fn a_version_without_a_program_is_named_and_leaves_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let mut processes = open(directory.path(), "true");
    let error = processes.start(&uid("ctx-1"), &uid("v9"), b"").unwrap_err();
    assert_eq!(error.0, "it has no program");
    let nowhere = BTreeMap::from([(uid("v1"), vec!["/nowhere/at/all".to_owned()])]);
    let mut processes = Processes::new(directory.path(), nowhere).unwrap();
    let error = processes.start(&uid("ctx-1"), &uid("v1"), b"").unwrap_err();
    assert!(error.0.starts_with("/nowhere/at/all: "), "{}", error.0);
    // What another test begins at this moment has the event open until it executes its own program.
    gone(&mut processes);
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
}

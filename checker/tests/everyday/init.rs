//! `selvedge init`: every template is compiled, tested, checked, linted and in the style.

use crate::support::{Ran, Scratch, run_in, transcript_in};
use selvedge_checker::init::TEMPLATES;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn every_template_is_sound() {
    for template in TEMPLATES {
        let scratch = Scratch::new(&format!("init-{}", template.name));
        let Ran { exit, out, err } = run_in(scratch.directory(), &["init", "--template", template.name, "my-crate"]);
        assert_eq!((exit, err.as_str()), (0, ""));
        assert!(out.starts_with("my-crate: the crate `my-crate`, ") && out.contains(template.about), "{out}");
        let krate = scratch.directory().join("my-crate");
        for arguments in [
            &["check", "src/lifecycle.life"][..],
            &["lint", "src/lifecycle.life"],
            &["fmt", "--check", "src/lifecycle.life"],
        ] {
            let Ran { exit, out, err } = run_in(&krate, arguments);
            assert_eq!((exit, err.as_str()), (0, ""), "{}: {arguments:?}\n{out}", template.name);
        }
        tested(&krate);
    }
}

/// Runs the tests of a crate with the versions that this workspace has, so that nothing is downloaded.
fn tested(krate: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    fs::copy(root.join("Cargo.lock"), krate.join("Cargo.lock")).expect("the workspace has a lock file");
    let output = Command::new(env!("CARGO"))
        .args(["test", "--offline", "--quiet", "--color=never"])
        .current_dir(krate)
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("init"))
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}\n{err}");
    assert!(out.contains("2 passed"), "{out}");
    assert!(!err.contains("warning"), "{err}");
}

/// What is printed is the same wherever the crate is made, for its directory is named as it was given.
#[test]
fn the_transcript_is_this() {
    let scratch = Scratch::new("init-transcript");
    scratch.file("a-file", "");
    let runs: [&[&str]; 5] = [
        &["init", "parcels"],
        &["init", "--template", "resource", "agents"],
        &["init", "parcels"],
        &["init", "a-file"],
        &["init", "--template", "odrer", "fine"],
    ];
    transcript_in(scratch.directory(), "init.txt", &runs);
}

#[test]
fn what_cannot_be_made_is_said() {
    let scratch = Scratch::new("init-refused");
    scratch.file("a-file", "");
    fs::create_dir_all(scratch.directory().join("full/src")).expect("a directory");
    fs::create_dir(scratch.directory().join("empty")).expect("a directory");
    let cases: [(&[&str], &str); 6] = [
        (&["init", "a-file"], "exists already"),
        (&["init", "full"], "exists already"),
        (&["init", "My Crate"], "is no name for a crate"),
        (&["init", "test"], "is no name for a crate"),
        (&["init", "--template", "odrer", "fine"], "did you mean `order`?"),
        (&["init", "--selvedge", "full", "fine"], "does not lie in `full`"),
    ];
    for (arguments, words) in cases {
        let Ran { exit, out, err } = run_in(scratch.directory(), arguments);
        assert_eq!((exit, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains(words), "{arguments:?}: `{words}` is missing in {err}");
    }
    assert!(!scratch.directory().join("fine").exists(), "nothing is left behind");
    assert_eq!(run_in(scratch.directory(), &["init", "empty"]).exit, 0);
    assert!(scratch.read("empty/Cargo.toml").contains("# By path: `selvedge` is not published."));
    let here = scratch.directory().join("from-within");
    fs::create_dir(&here).expect("a directory");
    assert_eq!(run_in(&here, &["init", "."]).exit, 0);
    assert!(scratch.read("from-within/Cargo.toml").contains("name = \"from-within\""));
}

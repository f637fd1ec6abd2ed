//! `selvedge fmt`.

use crate::support::{Ran, Scratch, golden, run, run_in, run_with, told};
use selvedge_checker::systems::SYSTEMS;

const UGLY: &str = "context a{enum  A{B,C} // why\nrecord R{a:A}}\n";
const SET: &str = "context a {\n    enum A { B, C } // why\n    record R { a: A }\n}\n";

#[test]
fn files_are_set_and_checked() {
    let scratch = Scratch::new("fmt");
    let (life, rust) =
        (scratch.file("a.life", UGLY), scratch.file("a.rs", format!("fn  a(){{}}\nlifecycle!{{{UGLY}}}\n")));
    scratch.file("fine.life", SET);
    let run = |arguments: &[&str]| run_in(scratch.directory(), arguments);
    let check = run(&["fmt", "--check", "fine.life", "a.life", "a.rs"]);
    assert_eq!((check.exit, check.err.as_str()), (1, ""));
    assert_eq!(
        check.out,
        "a.life:1: not in the style; `selvedge fmt a.life` mends it\na.rs:2: not in the style; `selvedge fmt a.rs` mends it\n"
    );
    assert_eq!(std::fs::read_to_string(&life).expect("a file"), UGLY, "--check changes nothing");
    let set = run(&["fmt", "fine.life", "a.life", "a.rs"]);
    assert_eq!((set.exit, set.out.as_str(), set.err.as_str()), (0, "a.life: set\na.rs: set\n", ""));
    assert_eq!(std::fs::read_to_string(&life).expect("a file"), SET);
    let rust = std::fs::read_to_string(&rust).expect("a file");
    assert!(rust.starts_with("fn  a(){}\nlifecycle!{\n    context a {\n"), "{rust}");
    let again = run(&["fmt", "--check", "fine.life", "a.life", "a.rs"]);
    assert_eq!((again.exit, again.out.as_str(), again.err.as_str()), (0, "", ""));
}

#[test]
fn stdin_is_set_to_stdout() {
    let set = run_with(&["fmt", "-"], UGLY);
    assert_eq!((set.exit, set.out.as_str(), set.err.as_str()), (0, SET, ""));
    assert_eq!(run_with(&["fmt", "--check", "-"], UGLY).exit, 1);
    assert_eq!(run_with(&["fmt", "--check", "-"], SET).exit, 0);
}

/// One file that cannot be set does not keep the others from it, and is left alone.
#[test]
fn what_cannot_be_set_is_said() {
    let scratch = Scratch::new("unset");
    let broken = "context a { entity E { key k Int; } }";
    for (name, text) in
        [("broken.life", broken.as_bytes()), ("latin.life", b"context \xe9 {}"), ("ugly.life", UGLY.as_bytes())]
    {
        scratch.file(name, text);
    }
    let run = run_in(scratch.directory(), &["fmt", "broken.life", "ugly.life"]);
    assert_eq!((run.exit, run.out.as_str()), (3, "ugly.life: set\n"));
    assert!(run.err.contains("error[syntax]") && run.err.contains("broken.life:1:"), "{}", run.err);
    assert_eq!(scratch.read("broken.life"), broken);
    let run = run_in(scratch.directory(), &["fmt", "latin.life", "missing.life", "broken.life"]);
    assert_eq!((run.exit, run.out.as_str()), (2, ""));
    assert!(run.err.contains("not UTF-8") && run.err.contains("missing.life"), "{}", run.err);
    assert_eq!(run_in(scratch.directory(), &["fmt"]).exit, 2);
}

/// The systems that come with the checker are written in the style.
#[test]
fn the_systems_are_in_the_style() {
    for system in SYSTEMS {
        let path = format!("../{}", system.path);
        let run = run_in(std::path::Path::new(env!("CARGO_MANIFEST_DIR")), &["fmt", "--check", &path]);
        assert_eq!((run.exit, run.out.as_str(), run.err.as_str()), (0, "", ""), "run `selvedge fmt {}`", system.path);
    }
}

#[test]
fn the_transcript_is_this() {
    let runs: [&[&str]; 3] =
        [&["fmt", "--check", "suite/door.life", "reports/desk.life"], &["fmt"], &["fmt", "none.life"]];
    let runs = runs.map(|arguments| {
        let Ran { exit, out, err } = run(arguments);
        told(arguments, exit, &out, &err)
    });
    let set = run_with(&["fmt", "-"], UGLY);
    golden("fmt.txt", &(runs.concat() + &told(&["fmt", "-"], set.exit, &set.out, &set.err)));
}

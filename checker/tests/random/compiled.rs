//! Random declarations, compiled: the compiler takes every expansion, and the code answers as the interpreter does.
//!
//! `SELVEDGE_COMPILED=10000` compiles so many; `benches/long.sh` does, and its result is committed.

use super::{Draw, sound};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, thread};

/// How many declarations are compiled where nothing else is asked for.
const FEW: usize = 200;

/// How many stand in one program. Several programs are compiled and run side by side.
const IN_ONE: usize = 100;

#[test]
fn compiled_declarations_answer_as_declared() {
    let asked = env::var("SELVEDGE_COMPILED").ok();
    let count: usize = asked.map_or(FEW, |asked| asked.parse().expect("SELVEDGE_COMPILED is a number"));
    let kinds = [Draw::independent as fn(&mut Draw) -> String, Draw::related];
    let drawn = (0..).flat_map(|number| kinds.map(|kind| (number, kind)));
    let declarations = drawn.filter_map(|(number, kind)| sound(number, kind).map(|(text, _)| (number, text)));
    let declarations: Vec<_> = declarations.take(count).collect();
    let programs: Vec<_> = declarations.chunks(IN_ONE).collect();
    let built = build(&package(&programs));
    let programs: Vec<_> =
        programs.iter().enumerate().map(|(index, some)| (built.join(program(index)), some.len())).collect();
    let side_by_side = thread::available_parallelism().map_or(1, Into::into);
    thread::scope(|scope| {
        for some in programs.chunks(programs.len().div_ceil(side_by_side)) {
            scope.spawn(|| some.iter().for_each(|(program, count)| run(program, *count)));
        }
    });
}

fn program(index: usize) -> String {
    format!("drawn{index}")
}

/// Writes a crate with a program for each of these, which drives its declarations.
fn package(programs: &[&[(u64, String)]]) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random");
    // Programs of a longer run before this one would be built as well.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("src/bin")).expect("a folder");
    // The versions that this workspace has, so that nothing is downloaded.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("the workspace has a lock file");
    let path = |of: &str| root.join(of).canonicalize().expect("it is there").display().to_string();
    let (runtime, spec, drive) = (path("runtime"), path("spec"), path("checker/src/drive/mod.rs"));
    let manifest = format!(
        "[package]\nname = \"random-declarations\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [profile.dev]\ndebug = false\n\n[dependencies]\nfastrand = \"2\"\nselvedge = {{ path = {runtime:?} }}\n\
         selvedge-spec = {{ path = {spec:?}, features = [\"tools\"] }}\n\
         serde_json = {{ version = \"1\", default-features = false, features = [\"std\"] }}\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).expect("it can be written");
    for (index, declarations) in programs.iter().enumerate() {
        let path = folder.join(format!("src/bin/{}.rs", program(index)));
        fs::write(path, text(&drive, declarations)).expect("it can be written");
    }
    folder
}

fn text(drive: &str, declarations: &[(u64, String)]) -> String {
    let mut program = format!("#![allow(dead_code, unused_imports)]\n\n#[path = {drive:?}]\nmod drive;\n");
    let mut calls = String::new();
    for (index, (number, text)) in declarations.iter().enumerate() {
        let store = if text.contains("entity Room") { "DrawnStore" } else { "LampStore" };
        write!(program, "\nmod drawn{index} {{\n    selvedge::lifecycle! {{\n{text}\n    }}\n}}\n").expect("a text");
        writeln!(calls, "    told += usize::from(agrees::<drawn{index}::{store}>({number}, {text:?}));")
            .expect("a text");
    }
    program.push_str(DRIVER);
    write!(program, "\nfn main() {{\n    let mut told = 0;\n{calls}    println!(\"{{told}} agree\");\n}}\n")
        .expect("a text");
    program
}

const DRIVER: &str = r#"
fn agrees<S: selvedge::Store>(number: u64, text: &str) -> bool {
    let tokens = selvedge_spec::source::tokens(text).expect("tokens");
    let (system, _) = selvedge_spec::declare(tokens).sound().expect("it is sound");
    let how = drive::Drive { commands: 2_000, life: 100, seed: number, bound: Some(system.bounds[0].name.text.clone()) };
    match drive::drive::<S>(&system, &how) {
        Ok(_) => true,
        Err(difference) => {
            eprintln!("declaration {number}:\n{text}\n{difference}");
            false
        }
    }
}
"#;

/// Where the programs stand, once they are built.
fn build(folder: &Path) -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("downstream");
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--offline", "--quiet", "--color=never"])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", &target)
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    target.join("debug")
}

fn run(program: &Path, count: usize) {
    let output = Command::new(program).output().expect("it was built");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.trim_end() == format!("{count} agree"), "{told}\n{}", String::from_utf8_lossy(&output.stderr));
}

//! With a switch on, the woven crate does what the crate with that mutant alone does.

use crate::{LIB, OUTCOMES, mutants, output, target, workspace};
use selvedge_mutants::compile;
use selvedge_mutants::list::Mutant;
use selvedge_mutants::tree::Tree;
use selvedge_mutants::weave::Fabric;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is computed by the compiler, whose type is told by what is returned, or stands in a chain with `let`.
const UNWOVEN: [&str; 14] = [
    "delete -",
    "replace match guard let Some(more) = n.checked_sub(1) && b with true in chosen",
    "replace match guard let Some(more) = n.checked_sub(1) && b with false in chosen",
    "replace && with || in chosen",
    "replace && with || in is_large",
    "replace && with || in is_large",
    "replace evens -> impl Iterator<Item = u32> with ::std::iter::empty()",
    "replace evens -> impl Iterator<Item = u32> with ::std::iter::once(0)",
    "replace evens -> impl Iterator<Item = u32> with ::std::iter::once(1)",
    "replace twice -> i32 with 0",
    "replace twice -> i32 with 1",
    "replace twice -> i32 with -1",
    "replace * with + in twice",
    "replace * with / in twice",
];

/// What does not compile.
const DROPPED: [&str; 5] = [
    "replace moved -> Point with Default::default()",
    "delete match arm true in of_two",
    "delete match arm false in of_two",
    "replace + with - in loud",
    "replace + with * in loud",
];

/// What makes no difference to the outcomes, some of them as no outcome is asked for.
const SAME: [&str; 15] = [
    "replace + with * in is_odd",
    "replace | with & in is_odd",
    "replace > with >= in is_large",
    "replace * with + in is_large",
    "replace match guard a with false in of_two",
    "replace steps -> u64 with 0",
    "replace steps -> u64 with 1",
    "replace > with == in steps",
    "replace > with < in steps",
    "replace > with >= in steps",
    "replace -= with += in steps",
    "replace -= with /= in steps",
    "replace += with -= in steps",
    "replace += with *= in steps",
    "replace is_reached_by_no_test -> bool with false",
];

/// The library as a mutant alone has it.
fn changed(mutant: &Mutant) -> String {
    let place = mutant.span.bytes(LIB).expect("the list is of this text");
    // What returns a value at once has it for a body.
    [&LIB[..place.start], &mutant.replacement, &LIB[place.end..]].concat()
}

/// A program that tells the outcomes of any of these libraries, by its place.
fn plain(libraries: &[String], folder: &Path) -> PathBuf {
    let outcomes = folder.join("outcomes.rs");
    fs::write(&outcomes, OUTCOMES).expect("there is room");
    let (mut modules, mut arms) = (String::new(), String::new());
    for (index, library) in libraries.iter().enumerate() {
        let path = folder.join(format!("library_{index}.rs"));
        fs::write(&path, library).expect("there is room");
        modules += &format!(
            "mod m{index} {{ #[path = \"{}\"] pub mod fixture; #[path = \"{}\"] pub mod outcomes; }}\n",
            path.display(),
            outcomes.display()
        );
        arms += &format!("        \"{index}\" => m{index}::outcomes::tell(),\n");
    }
    let main = folder.join("main.rs");
    let choice = format!("match &*std::env::args().nth(1).unwrap() {{\n{arms}        _ => panic!(),\n    }}");
    fs::write(&main, format!("{modules}\nfn main() {{\n    {choice}\n}}\n")).expect("there is room");
    let program = folder.join("plain");
    let flags = ["--edition", "2024", "--cap-lints", "allow", "-C", "overflow-checks=on", "-o"];
    output(Command::new("rustc").args(flags).args([&program, &main]));
    program
}

/// Weaves the crate, and builds the program that tells its outcomes.
fn woven(tree: &Tree, fabric: &mut Fabric) -> PathBuf {
    tree.add_switch(&BTreeSet::from(["fixture"])).expect("it takes the switch");
    let built = compile::build(tree, &["build"], fabric).expect("it builds");
    built.into_iter().find_map(|artifact| artifact.executable).expect("there is a program")
}

fn names<'m>(mutants: &'m [Mutant], ids: &BTreeSet<usize>) -> Vec<&'m str> {
    ids.iter().map(|id| mutants[*id].name.split_once(": ").expect("a place is before it").1).collect()
}

#[test]
fn a_switch_does_what_its_mutant_does() {
    let (mutants, folder, beside) = (mutants(), workspace(LIB), tempfile::tempdir().expect("there is room"));
    let tree = Tree::copy(folder.path(), &target(&folder)).expect("it can be copied");
    let mut fabric = Fabric::read(tree.root(), &mutants).expect("it can be read");
    let program = woven(&tree, &mut fabric);
    assert_eq!(names(&mutants, &fabric.unwoven), UNWOVEN);
    assert_eq!(names(&mutants, &fabric.dropped), DROPPED);

    let alone = fabric.woven().into_iter().map(|id| changed(&mutants[id]));
    let plain = plain(&[LIB.to_owned()].into_iter().chain(alone).collect::<Vec<_>>(), beside.path());
    let original = output(Command::new(&plain).arg("0"));
    assert_eq!(output(Command::new(&program).env_remove("MUTANT")), original);
    let mut same = BTreeSet::new();
    for (index, id) in fabric.woven().into_iter().enumerate() {
        let alone = output(Command::new(&plain).arg((index + 1).to_string()));
        let switched = output(Command::new(&program).env("MUTANT", id.to_string()));
        assert_eq!(switched, alone, "{}", mutants[id].name);
        if alone == original {
            same.insert(id);
        }
    }
    assert_eq!(names(&mutants, &same), SAME);
}

#[test]
fn what_no_mutant_is_to_blame_for_is_told() {
    let folder = workspace(&format!("{LIB}\npub fn broken() -> bool {{\n    0\n}}\n"));
    let tree = Tree::copy(folder.path(), &target(&folder)).expect("it can be copied");
    let mut fabric = Fabric::read(tree.root(), &mutants()).expect("it can be read");
    tree.add_switch(&BTreeSet::from(["fixture"])).expect("it takes the switch");
    let error = compile::build(&tree, &["check"], &mut fabric).err().expect("it is broken").to_string();
    assert!(error.starts_with("cargo check fails, and no mutant is to blame:\n"), "{error}");
    assert!(error.contains("expected `bool`, found integer") && error.contains("pub fn broken() -> bool"), "{error}");
}

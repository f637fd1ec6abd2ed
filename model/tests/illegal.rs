//! Illegal calls do not compile, and the compiler says so in the words of the declaration.
//!
//! For each illegal pair of state and command, of state and move, and of two states there is one line in
//! `illegal/*.rs` that must be refused, and the same line with another state in `illegal/*_twin.rs` that must compile:
//! so that a line is refused for its states and for nothing else. The files are made from the declaration;
//! `TRYBUILD=overwrite cargo test -p selvedge-model --test illegal` refreshes them and the compiler's answers.

use selvedge_spec::ir::{CommandId, Entity, EntityId, MoveId, StateId, System};
use selvedge_spec::names::snake;
use selvedge_spec::{declare, source};
use std::path::{Path, PathBuf};
use std::{env, fs};

const ENTITY: EntityId = EntityId(0);

/// A line that must not compile, its twin that must, and what the compiler must say.
struct Pair {
    refused: String,
    twin: String,
    said: Vec<String>,
}

#[test]
fn illegal_calls() {
    let system = system();
    let commands = commands(&system);
    let moves = moves(system.entity(ENTITY));
    let states = states(system.entity(ENTITY));
    let generic = generic(&system);
    // Known numbers: 17 of 36 and 40 of 54; 19 of 30 pairs of different states, and 3 of 6 with themselves.
    assert_eq!((commands.len(), generic.len(), moves.len(), states.len()), (17, 17, 40, 22));

    let cases = trybuild::TestCases::new();
    let all = [("commands", &commands), ("generic", &generic), ("moves", &moves), ("states", &states)];
    for (name, pairs) in all {
        write(&format!("{name}.rs"), &file(name, pairs.iter().map(|pair| &pair.refused)));
        write(&format!("{name}_twin.rs"), &file(name, pairs.iter().map(|pair| &pair.twin)));
        cases.pass(folder().join(format!("{name}_twin.rs")));
        cases.compile_fail(folder().join(format!("{name}.rs")));
    }
    cases.compile_fail(folder().join("borrowed_delete.rs"));
    drop(cases);

    for (name, pairs) in all {
        said(name, pairs);
    }
}

/// A twin differs from its line in states only.
#[test]
fn twins_differ_in_states_only() {
    let system = system();
    let entity = system.entity(ENTITY);
    let blank = |line: &str| {
        let words = line.split_inclusive(|c: char| !c.is_alphanumeric());
        let is_state = |word: &str| entity.states.iter().any(|state| word.starts_with(state.name.as_str()));
        words.map(|word| if is_state(word) { "S" } else { word.trim_end_matches(['<', '>', ',']) }).collect::<String>()
    };
    let all = [commands(&system), generic(&system), moves(entity), states(entity)];
    for pair in all.iter().flatten() {
        let (refused, twin) = (blank(body(&pair.refused)), blank(body(&pair.twin)));
        assert_eq!(refused, twin, "\n{}\n{}", pair.refused, pair.twin);
        assert_ne!(pair.refused, pair.twin);
    }
}

/// The line without the name of its function, which tells the pair.
fn body(line: &str) -> &str {
    line.split_once('(').expect("a line is a function").1
}

fn system() -> System {
    let text = fs::read_to_string(root().join("src/loom_agent.rs")).expect("the declaration can be read");
    let found = source::lifecycles(&text).expect("the declaration is made of tokens");
    declare(found[0].clone()).sound().expect("the declaration is sound").0
}

fn commands(system: &System) -> Vec<Pair> {
    let entity = system.entity(ENTITY);
    let name = |state: StateId| entity.state(state).name.as_str();
    let mut pairs = Vec::new();
    for (state, (id, command)) in
        entity.state_ids().flat_map(|state| system.commands_on(ENTITY).map(move |c| (state, c)))
    {
        if system.is_legal(id, state) {
            continue;
        }
        let legal = system.legal_states(id);
        let method = snake(command.name.as_str());
        let line = |state: StateId| {
            let function = format!("{method}_in_{}", snake(name(state)));
            format!(
                "fn {function}(agent: LoomAgent<{}>, input: {}) {{ let _ = agent.{method}(input); }}",
                name(state),
                command.name
            )
        };
        let offered =
            system.commands_on(ENTITY).filter(|(id, _)| system.is_legal(*id, state)).map(|(_, c)| c.name.as_str());
        pairs.push(Pair {
            refused: line(state),
            twin: line(*legal.first().expect("legal somewhere")),
            said: vec![
                format!("`{}` is not a legal command in state `{}`", command.name, name(state)),
                format!("`{}` is legal in {}", command.name, prose(legal.iter().map(|state| name(*state)))),
                format!("legal commands in `{}`: {}", name(state), prose(offered)),
            ],
        });
    }
    assert_eq!(pairs.len() + legal_commands(system), entity.states.len() * system.commands.len());
    pairs
}

/// Illegal commands once more, asked by generic code.
fn generic(system: &System) -> Vec<Pair> {
    let generic = |line: &str| {
        let (function, rest) = line.split_once("(agent: LoomAgent<").expect("a line of `commands`");
        let (state, rest) = rest.split_once(">, input: ").expect("a line of `commands`");
        let (command, _) = rest.split_once(')').expect("a line of `commands`");
        format!("{function}() {{ fn asks<S: Accepts{command}>() {{}} asks::<{state}>(); }}")
    };
    let of = |pair: Pair| Pair { refused: generic(&pair.refused), twin: generic(&pair.twin), said: pair.said };
    commands(system).into_iter().map(of).collect()
}

fn legal_commands(system: &System) -> usize {
    (0..system.commands.len()).map(|index| system.legal_states(CommandId(index)).len()).sum()
}

fn moves(entity: &Entity) -> Vec<Pair> {
    let name = |state: StateId| entity.state(state).name.as_str();
    let mut pairs = Vec::new();
    for (state, mv) in entity.state_ids().flat_map(|state| (0..entity.moves.len()).map(move |mv| (state, MoveId(mv)))) {
        let mv = entity.move_(mv);
        if mv.from.contains(&state) {
            continue;
        }
        let line = |state: StateId| {
            let function = format!("{}_from_{}", mv.name, snake(name(state)));
            format!("fn {function}(agent: LoomAgent<{}>) {{ let _ = agent.take_{}(); }}", name(state), mv.name)
        };
        let legal = entity.moves.iter().filter(|mv| mv.from.contains(&state)).map(|mv| mv.name.as_str());
        pairs.push(Pair {
            refused: line(state),
            twin: line(*mv.from.first().expect("a move starts somewhere")),
            said: vec![
                format!("`{}` is not a legal move from `{}`", mv.name, name(state)),
                format!("`{}` leads from {}", mv.name, prose(mv.from.iter().map(|state| name(*state)))),
                format!("legal moves from `{}`: {}", name(state), prose(legal)),
            ],
        });
    }
    pairs
}

fn states(entity: &Entity) -> Vec<Pair> {
    let name = |state: StateId| entity.state(state).name.as_str();
    let mut pairs = Vec::new();
    for (from, to) in entity.state_ids().flat_map(|from| entity.state_ids().map(move |to| (from, to))) {
        if entity.may_become(from, to) {
            continue;
        }
        let line = |from: StateId, to: StateId| {
            let function = format!("{}_to_{}", snake(name(from)), snake(name(to)));
            format!("fn {function}() {{ may_become::<{}, {}>(); }}", name(from), name(to))
        };
        let targets: Vec<_> = entity.state_ids().filter(|to| entity.may_become(from, *to)).collect();
        pairs.push(Pair {
            refused: line(from, to),
            twin: line(from, *targets.first().expect("a way out")),
            said: vec![
                format!("`{}` may not become `{}`", name(from), name(to)),
                format!("`{}` may become {}", name(from), prose(targets.iter().map(|to| name(*to)))),
            ],
        });
    }
    pairs
}

/// Every refused line has one error, and the error says what it must.
fn said(name: &str, pairs: &[Pair]) {
    let stderr = fs::read_to_string(root().join(folder()).join(format!("{name}.stderr"))).expect("trybuild wrote it");
    let errors: Vec<&str> = stderr.split("error[E0277]: ").skip(1).collect();
    assert_eq!(errors.len(), pairs.len(), "{name}: one error for each line");
    for pair in pairs {
        let [first, rest @ ..] = pair.said.as_slice() else { unreachable!() };
        let error = errors.iter().find(|error| error.starts_with(first.as_str()));
        let error = error.unwrap_or_else(|| panic!("no error says: {first}"));
        for note in rest {
            assert!(error.contains(note.as_str()), "the error does not say: {note}\n{error}");
        }
    }
}

fn prose<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    let mut names: Vec<_> = names.into_iter().map(|name| format!("`{name}`")).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { last } else { format!("{} and {last}", names.join(", ")) }
}

fn file<'l>(name: &str, lines: impl Iterator<Item = &'l String>) -> String {
    let helper = if name == "states" { "fn may_become<S: MayBecome<T>, T: State>() {}\n" } else { "" };
    let mut seen = Vec::new();
    // Several lines may have one twin.
    let distinct: Vec<_> = lines
        .filter(|line| {
            !seen.contains(line) && {
                seen.push(*line);
                true
            }
        })
        .cloned()
        .collect();
    format!(
        "//! Made from the declaration by `tests/illegal.rs`.\n#![allow(dead_code)]\n\nuse selvedge_model::loom_agent::*;\n\n{helper}{}\n\nfn main() {{}}\n",
        distinct.join("\n")
    )
}

/// Writes a file when asked to refresh, else compares.
fn write(name: &str, text: &str) {
    let path = root().join(folder()).join(name);
    if env::var_os("TRYBUILD").is_some_and(|value| value == "overwrite") {
        fs::write(&path, text).expect("the tests can be written");
    } else {
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == text, "{name} is not what the declaration says; run with TRYBUILD=overwrite");
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn folder() -> PathBuf {
    PathBuf::from("tests/illegal")
}

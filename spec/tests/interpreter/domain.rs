//! The commands of a bound, listed and counted.

use super::desk::{DESTROY, FILE, desk, int, text};
use selvedge_spec::interpret::{Input, command_count, commands, factors, inputs};
use selvedge_spec::ir::CommandId;

#[test]
fn every_combination_comes_once_the_last_input_changing_fastest() {
    let system = desk();
    let all: Vec<_> = inputs(&system.bounds[0], FILE).collect();
    let first = [("a", 1, None), ("a", 1, Some("x")), ("a", 2, None)];
    let input =
        |(number, level, note): (&str, i64, Option<&str>)| Input(vec![text(number), int(level), note.and_then(text)]);
    assert_eq!(all[..3], first.map(input));
    assert_eq!(all.last(), Some(&input(("b", 3, Some("x")))));
    let distinct: std::collections::BTreeSet<_> = all.iter().collect();
    assert_eq!((all.len(), distinct.len()), (12, 12));
}

#[test]
fn commands_come_in_declared_order_and_are_counted_without_listing() {
    let mut system = desk();
    let listed: Vec<_> = commands(&system, &system.bounds[0]).map(|(command, _)| command).collect();
    assert!(listed.is_sorted());
    assert_eq!(listed.len(), 12 + 4 + 2 + 2);
    assert_eq!(command_count(&system, &system.bounds[0]), 20);
    system.bounds[0].inputs[FILE.0][1].clear();
    assert_eq!(inputs(&system.bounds[0], FILE).count(), 0, "an input without values");
    assert_eq!(command_count(&system, &system.bounds[0]), 8);
}

#[test]
fn factors_tell_what_multiplies() {
    let system = desk();
    let all = factors(&system, &system.bounds[0]);
    let told = |command: CommandId| -> Vec<_> {
        all[command.0].factors.iter().map(|factor| (factor.input.clone(), factor.values)).collect()
    };
    assert_eq!(told(FILE), [("number".to_owned(), 2), ("level".to_owned(), 3), ("text".to_owned(), 2)]);
    assert_eq!(told(DESTROY), [("number".to_owned(), 2)]);
}

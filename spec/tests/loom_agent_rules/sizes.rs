//! The known sizes: exact counts that an independent model of the same rules gave.

use super::support::{AGENT, Explored, bound, explore, system};
use selvedge_spec::interpret::{command_count, factors};
use selvedge_spec::ir::CommandId;
use std::collections::BTreeSet;

fn explored(name: &str) -> Explored {
    let found = explore(bound(name), |_, _, _, _, _| ());
    assert_eq!(command_count(system(), bound(name)), found.commands as u128, "counted without listing");
    found
}

#[test]
fn bound_s_has_227_worlds() {
    let found = explored("s");
    assert_eq!((found.commands, found.worlds.len(), found.steps, found.depth), (25, 227, 5_675, 5));
    assert_eq!(found.cells.len(), 67);
    let outcomes: BTreeSet<_> = found.cells.iter().map(|(command, _, id)| (command, id)).collect();
    assert_eq!(outcomes.len(), 28);
}

#[test]
fn bound_t_has_two_names_of_47_rows_each() {
    let found = explored("t");
    assert_eq!((found.commands, found.worlds.len(), found.steps, found.depth), (30, 2_209, 66_270, 10));
}

#[test]
fn bound_m_has_7660_worlds() {
    let found = explored("m");
    assert_eq!((found.commands, found.worlds.len(), found.steps, found.depth), (90, 7_660, 689_400, 5));
    assert_eq!(found.cells.len(), 67);
}

#[test]
fn the_cells_reached_are_those_that_the_analysis_says_can_answer() {
    let mut derived = BTreeSet::new();
    for (index, command) in system().commands.iter().enumerate() {
        let places = std::iter::once(None).chain(system().entity(AGENT).state_ids().map(Some));
        for place in places {
            derived.extend(command.answers.at(place).iter().map(|outcome| (CommandId(index), place, outcome.0)));
        }
    }
    assert_eq!(explored("s").cells, derived);
}

#[test]
fn the_factors_of_a_command_multiply_to_its_requests() {
    let all = factors(system(), bound("m"));
    let observe = all.iter().find(|one| system().command(one.command).name.text == "ObserveRun").expect("a command");
    let told: Vec<_> = observe.factors.iter().map(|factor| (factor.input.as_str(), factor.values)).collect();
    assert_eq!(told, [("name", 1), ("phase", 3), ("exit_code", 3), ("finished_at", 2), ("reason", 2)]);
    assert_eq!(observe.count(), 36);
}

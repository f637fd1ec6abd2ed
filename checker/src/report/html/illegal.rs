//! What may not happen: commands and moves by state, and states by state.

use super::markup::{Table, code, text};
use crate::report::Report;
use selvedge_spec::ir::{Entity, EntityId, System};

/// Three tables for each entity.
pub(super) fn matrices(report: &Report) -> String {
    let system = &report.declaration.system;
    let of = |id: EntityId| [commands(system, id), moves(system.entity(id)), states(system.entity(id))];
    (0..system.entities.len()).flat_map(|index| of(EntityId(index))).map(|matrix| finish(&matrix)).collect()
}

/// A table whose cells are legal or not.
struct Matrix {
    what: &'static str,
    rows: Vec<(String, Vec<bool>)>,
    columns: Vec<String>,
}

fn commands(system: &System, id: EntityId) -> Matrix {
    let entity = system.entity(id);
    let legal = |command| entity.state_ids().map(|state| system.is_legal(command, state)).collect();
    let rows = system.commands_on(id).map(|(command, declared)| (declared.name.text.clone(), legal(command)));
    Matrix { what: "(command, state)", rows: rows.collect(), columns: columns(entity) }
}

fn moves(entity: &Entity) -> Matrix {
    let rows = entity.moves.iter().map(|mv| {
        let legal = entity.state_ids().map(|state| mv.from.contains(&state)).collect();
        (format!("{} to {}", mv.wire, entity.state(mv.to).name), legal)
    });
    Matrix { what: "(move, state)", rows: rows.collect(), columns: columns(entity) }
}

fn states(entity: &Entity) -> Matrix {
    let rows = entity.state_ids().map(|from| {
        let legal = entity.state_ids().map(|to| entity.may_become(from, to)).collect();
        (format!("from {}", entity.state(from).name), legal)
    });
    Matrix { what: "(state, next state)", rows: rows.collect(), columns: columns(entity) }
}

fn columns(entity: &Entity) -> Vec<String> {
    entity.states.iter().map(|state| state.name.text.clone()).collect()
}

fn finish(matrix: &Matrix) -> String {
    let all: usize = matrix.rows.iter().map(|(_, legal)| legal.len()).sum();
    let illegal = matrix.rows.iter().flat_map(|(_, legal)| legal).filter(|legal| !**legal).count();
    let caption = format!("{illegal} of {all} pairs {} are illegal", matrix.what);
    let head = std::iter::once(String::new()).chain(matrix.columns.iter().map(|column| text(column)));
    let mut table = Table::new("pairs", &caption, head);
    for (name, legal) in &matrix.rows {
        let cells = legal.iter().map(|legal| if *legal { ("p-legal", "legal") } else { ("p-illegal", "✕ illegal") });
        table.row(&code(name), cells);
    }
    table.finish()
}

//! Which commands read or change rows that they do not name, and of which entities those are.

use super::scope::{Scope, prose};
use selvedge_spec::ir::{Also, Command, EntityId, Expr, Outcome, Root, Source, Target};
use std::collections::BTreeSet;

/// Whether the store answers the command, and no typed row.
pub(crate) fn is_of_store(command: &Command) -> bool {
    command.outcomes.iter().any(Outcome::relates_rows)
}

/// What the command does with rows that it does not name.
pub(crate) fn relation(command: &Command, scope: &Scope<'_>) -> String {
    let (read, changed) = (read(command), changed(command));
    let names = |ids: &BTreeSet<EntityId>| prose(ids.iter().map(|id| scope.system.entity(*id).name.as_str()));
    match (read.is_empty(), changed.is_empty()) {
        (_, true) => format!("reads rows of {}", names(&read)),
        (true, false) => format!("changes rows of {}", names(&changed)),
        (false, false) if read == changed => format!("reads and changes rows of {}", names(&read)),
        (false, false) => format!("reads rows of {} and changes rows of {}", names(&read), names(&changed)),
    }
}

/// The entities of which rows are changed that the command does not name.
fn changed(command: &Command) -> BTreeSet<EntityId> {
    command.outcomes.iter().flat_map(|outcome| &outcome.also).map(Also::entity).collect()
}

/// The entities of which rows are read that the command does not name.
fn read(command: &Command) -> BTreeSet<EntityId> {
    let mut read = BTreeSet::new();
    for outcome in &command.outcomes {
        let each = outcome.also.iter().filter_map(|also| match &also.target {
            Target::Each { condition, .. } => Some(condition),
            Target::One(_) => None,
        });
        outcome.guard.iter().chain(each).for_each(|condition| read_in(condition, &mut read));
        outcome.sources().for_each(|source| read_by(source, &mut read));
    }
    read
}

fn read_in(condition: &Expr, read: &mut BTreeSet<EntityId>) {
    condition.visit(&mut |part| match part {
        Expr::Quantified { entity, .. } => drop(read.insert(*entity)),
        Expr::Count(rows) | Expr::Sum(_, rows) | Expr::Unique(_, rows) => drop(read.insert(rows.entity)),
        Expr::In(root, _) | Expr::Exists(root, _) => read_at(root, read),
        Expr::Path(path) | Expr::Is(path, _) => read_at(&path.root, read),
        _ => {}
    });
}

fn read_by(source: &Source, read: &mut BTreeSet<EntityId>) {
    match source {
        Source::Path(path) => read_at(&path.root, read),
        Source::Record(_, parts) => parts.iter().for_each(|part| read_by(part, read)),
        Source::Literal(_) | Source::Absent => {}
    }
}

fn read_at(root: &Root, read: &mut BTreeSet<EntityId>) {
    if let Root::Other(lookup) = root {
        read.insert(lookup.entity);
        read_at(&lookup.key.root, read);
    }
}

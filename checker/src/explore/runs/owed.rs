//! Where something is owed.

use super::graph::Graph;
use selvedge_spec::interpret::{EvalError, Scope, Value, World};
use selvedge_spec::ir::{RunBody, System};
use std::hash::Hash;

/// Where something is owed, by world.
pub(super) struct Owed {
    /// What is owed has not come about here; whoever owed it before still does.
    pub(super) open: Vec<bool>,
    /// It is owed from here on, and has not come about here.
    pub(super) begins: Vec<bool>,
}

/// A world in which the rule cannot be evaluated, and why.
pub(super) struct Meaningless(pub(super) u32, pub(super) String);

impl Owed {
    /// Nothing in particular is owed in so many worlds, so that any run will do.
    pub(super) fn anything(worlds: usize) -> Self {
        Self { open: vec![true; worlds], begins: vec![true; worlds] }
    }

    /// Where the world owes, or the row of this identity. Of a world whose rows cannot be read nothing is concluded.
    pub(super) fn of<W: Eq + Hash>(
        graph: &Graph<'_, W>,
        system: &System,
        body: &RunBody,
        key: Option<&Value>,
    ) -> Result<Self, Meaningless> {
        let mut owed = Self { open: vec![false; graph.size()], begins: vec![false; graph.size()] };
        for number in graph.worlds() {
            let Some(world) = graph.rows(system, number) else { continue };
            let (open, begins) =
                owes(system, body, key, number == 0, &world).map_err(|error| Meaningless(number, error.to_string()))?;
            owed.open[number as usize] = open;
            owed.begins[number as usize] = begins;
        }
        Ok(owed)
    }
}

/// Whether it is still owed in a world, and whether it is owed from there on.
fn owes(
    system: &System,
    body: &RunBody,
    key: Option<&Value>,
    is_first: bool,
    world: &World,
) -> Result<(bool, bool), EvalError> {
    let scope = Scope::world(system, world);
    let scope = match body.entity.zip(key) {
        None => scope,
        Some((entity, key)) => match world.row(entity, key) {
            None => return Ok((false, false)),
            Some(row) => scope.of_row(entity, row),
        },
    };
    if scope.holds(&body.goal)? {
        return Ok((false, false));
    }
    let begins = match &body.premise {
        None => is_first,
        Some(premise) => scope.holds(premise)?,
    };
    Ok((true, begins))
}

//! The declaration itself as the system under check: what `check FILE` explores where nothing was compiled.

use super::{Fault, Observed, Subject};
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{self, Input, World};
use selvedge_spec::ir::{CommandId, System};
use std::sync::Arc;

/// The interpreter as the system under check.
#[derive(Debug)]
pub struct Interpreted {
    system: Arc<System>,
    commands: Arc<[(CommandId, Input)]>,
}

impl Interpreted {
    /// A subject that interprets `system`.
    #[must_use]
    pub fn new(system: Arc<System>, commands: Arc<[(CommandId, Input)]>) -> Self {
        Self { system, commands }
    }
}

impl Subject for Interpreted {
    type World = World;

    fn first(&self) -> World {
        World::empty(&self.system)
    }

    fn step(&self, world: &World, command: usize) -> Result<(World, Reply), Fault> {
        let (command, input) = &self.commands[command];
        let step = interpret::step(&self.system, world, *command, input)
            .map_err(|error| Fault::NoAnswer(error.to_string()))?;
        let mut after = world.clone();
        interpret::apply(&mut after, &step);
        Ok((after, Reply::of(*command, &step)))
    }

    fn restore(&self, rows: &World) -> Option<World> {
        Some(rows.clone())
    }

    fn observe(&self, world: &World) -> Result<Observed, Fault> {
        let views = self.system.views.iter().map(|view| interpret::view_rows(&self.system, view, world));
        let mut views = views.collect::<Result<Vec<_>, _>>().map_err(|error| Fault::Wire(error.to_string()))?;
        for rows in &mut views {
            rows.sort();
        }
        Ok(Observed { rows: world.clone(), views })
    }

    fn describe(&self) -> &'static str {
        "the interpreter alone: no generated code was checked"
    }
}

//! The worlds of a loop as far as some of its rows go, so that what a part goes through beside others can be compared
//! with what it goes through alone.

use super::explore::Explorer;
use super::world::{MOST_ROWS, World};
use super::{Controller, Loop};
use crate::check::Options;
use crate::declaration::Declaration;
use selvedge::Store;
use selvedge_spec::interpret::wire;
use std::collections::BTreeSet;
use std::fmt::Write as _;

impl<C: Controller> Loop<C> {
    /// Every world as far as these rows go, as text: they, what is wanted, what is remembered of them as `remembered` tells
    /// it, and what is still to be done about them. How many faults there have been is left out.
    ///
    /// # Errors
    /// If the loop does not fit the declaration.
    pub fn worlds_of(
        &self,
        declaration: &Declaration,
        rows: &[&str],
        remembered: impl Fn(&C::Memory) -> String,
    ) -> Result<BTreeSet<String>, String> {
        let mut explorer = Explorer::new(self, &declaration.system)?;
        explorer.explore(&Options::default())?;
        let of_world = |entry: &super::explore::Entry| explorer.seen_of(&entry.world, rows, &remembered);
        explorer.entries.iter().map(of_world).collect()
    }
}

impl<C: Controller> Explorer<'_, C> {
    fn seen_of(
        &self,
        world: &World,
        rows: &[&str],
        remembered: &dyn Fn(&C::Memory) -> String,
    ) -> Result<String, String> {
        let is_of = |row: usize| rows.contains(&self.rows.text(row));
        let mut codes = [0; MOST_ROWS];
        for row in (0..self.rows.count()).filter(|row| is_of(*row)) {
            codes[row] = world.rows[row];
        }
        let mut seen = format!("wanted {}, {}", world.wanted, remembered(self.plans.memory(world.memory)));
        for (_, row) in self.rows.store(&codes)?.rows() {
            let _ = write!(seen, ", {row}");
        }
        let Some(doing) = world.doing else { return Ok(seen) };
        let ahead = self.plans.plan(doing.plan).steps.iter().enumerate().skip(doing.step.into());
        for (place, step) in ahead {
            let done = if place == usize::from(doing.step) { doing.command.into() } else { 0 };
            let commands = step.commands[done..].iter().map(|number| self.rows.command(*number));
            for command in commands.filter(|command| is_of(command.row)) {
                let _ = write!(
                    seen,
                    ", {} by {}",
                    step.says,
                    wire::encode_command(&self.system, command.id, &command.input)
                );
            }
        }
        Ok(seen)
    }
}

//! A path of a loop taken again: the controller decides anew, its commands and those of the others go through the
//! generated code, and each step is held against what a file says of it.

use super::explore::Explorer;
use super::tell::FAILS;
use super::world::{Act, World};
use super::{Controller, Loop};
use crate::declaration::Declaration;
use crate::replay::{Replayed, ReplayedStep, SavedPath, SavedStep, departure};
use selvedge_spec::interpret::wire;
use std::sync::Arc;

impl<C: Controller> Loop<C> {
    /// Takes a path again that a report on this loop tells.
    #[must_use]
    pub fn replay(&self, declaration: &Declaration, saved: &SavedPath) -> Replayed {
        let mut replayed =
            Replayed { steps: Vec::new(), ends: None, rows: None, subject: "the controller in its loop" };
        let taken = Explorer::new(self, &declaration.system)
            .and_then(|mut explorer| explorer.take_again(declaration, saved, &mut replayed));
        if let Err(fault) = taken {
            replayed.ends = Some(fault);
        }
        replayed
    }
}

impl<C: Controller> Explorer<'_, C> {
    /// # Errors
    /// Why the path does not go further.
    fn take_again(
        &mut self,
        declaration: &Declaration,
        saved: &SavedPath,
        replayed: &mut Replayed,
    ) -> Result<(), String> {
        let mut world = *self.first()?.first().ok_or("there is no first world")?;
        for (number, step) in (1..).zip(&saved.steps) {
            let act = self.act_of(&world, step);
            let act = act.ok_or_else(|| format!("step {number} cannot come next there: {}", step.wire))?;
            // How many faults there may still be is no matter here.
            world.faults = 0;
            let after = self.take(&world, act)?.unwrap_or(world);
            let told = self.told_act(declaration, &world, act, &after)?;
            let departures = departure(&told, step).into_iter().collect();
            replayed.steps.push(ReplayedStep { told, departures, breaks: Vec::new() });
            world = after;
        }
        replayed.rows = Some(Arc::new(self.rows.world(&world.rows)?));
        Ok(())
    }

    /// The act that a file tells, if it can come next in this world.
    fn act_of(&self, world: &World, step: &SavedStep) -> Option<Act> {
        let (name, input) = step.wire.as_object()?.iter().next()?;
        match (name.as_str(), world.doing) {
            ("Want", _) => {
                let state = input.get("state")?.as_str()?;
                let wanted = self.it.wanted.iter().position(|(name, _)| name == state)?;
                u8::try_from(wanted).ok().map(Act::Wants)
            }
            ("Look", None) => Some(Act::Looks),
            ("LookBack", None) => Some(Act::LooksBack),
            ("Die", _) => Some(Act::Dies),
            (_, Some(doing)) if self.is(self.plans.command(doing), step) => {
                Some(if step.outcome == FAILS { Act::Fails } else { Act::Issues })
            }
            _ => self.others.iter().map(|other| other.command).find(|other| self.is(*other, step)).map(Act::Happens),
        }
    }

    /// Whether a step is of this command.
    fn is(&self, command: u16, step: &SavedStep) -> bool {
        let named = self.rows.command(command);
        wire::encode_command(&self.system, named.id, &named.input) == step.wire
    }
}

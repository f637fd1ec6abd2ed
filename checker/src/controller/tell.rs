//! The acts of a path, told as steps of a report.

use super::Controller;
use super::explore::Explorer;
use super::world::{Act, World};
use crate::declaration::Declaration;
use crate::explore::{self, Taken, Way};
use crate::report::{ToldStep, told_path};
use serde_json::json;
use std::sync::Arc;

/// What is told of a command that fails.
pub(super) const FAILS: &str = "fails, and changes nothing";

impl<C: Controller> Explorer<'_, C> {
    /// Tells the path to a world and the acts from there.
    ///
    /// # Errors
    /// If the code under check is not as declared.
    pub(super) fn told(
        &mut self,
        declaration: &Declaration,
        world: u32,
        acts: &[Act],
    ) -> Result<Vec<ToldStep>, String> {
        let (mut world_now, path) = self.path(world);
        let mut told = Vec::new();
        if world_now.wanted > 0 {
            told.push(self.told_act(declaration, &world_now, Act::Wants(world_now.wanted), &world_now)?);
        }
        for act in path.iter().chain(acts).copied() {
            // How many faults there may still be is no matter here.
            world_now.faults = 0;
            let after = self.take(&world_now, act)?.unwrap_or(world_now);
            told.push(self.told_act(declaration, &world_now, act, &after)?);
            world_now = after;
        }
        Ok(told)
    }

    pub(super) fn told_act(
        &self,
        declaration: &Declaration,
        before: &World,
        act: Act,
        after: &World,
    ) -> Result<ToldStep, String> {
        let agent = Some(self.it.agent);
        let next = before.doing.map(|doing| self.plans.command(doing));
        Ok(match act {
            Act::Happens(command) => self.command(declaration, before, command, after)?,
            Act::Issues => match next {
                Some(command) => self.command(declaration, before, command, after)?,
                None => plain("Issue", agent, "there is nothing to issue".to_owned()),
            },
            Act::Fails => match next {
                Some(command) => {
                    let told = self.command(declaration, before, command, before)?;
                    let to = told.from.clone();
                    let outcome = FAILS.to_owned();
                    ToldStep { outcome, to, event: None, error: None, taken: None, changes: Vec::new(), ..told }
                }
                None => plain("Fail", agent, "there is nothing to fail".to_owned()),
            },
            Act::Wants(wanted) => {
                let name = &self.it.wanted[usize::from(wanted)].0;
                ToldStep { wire: json!({ "Want": { "state": name } }), ..plain("Want", None, name.clone()) }
            }
            Act::Looks => plain("Look", agent, self.planned(after)),
            Act::LooksBack => plain("LookBack", agent, format!("as of the round before, {}", self.planned(after))),
            Act::Dies => plain("Die", agent, "dies and starts anew".to_owned()),
        })
    }

    /// A command as any report tells it.
    fn command(
        &self,
        declaration: &Declaration,
        before: &World,
        command: u16,
        after: &World,
    ) -> Result<ToldStep, String> {
        let named = self.rows.command(command);
        let taken = Taken {
            before: Arc::new(self.rows.world(&before.rows)?),
            act: explore::Act { command: 0, way: Way::AtOnce },
            after: Some(Arc::new(self.rows.world(&after.rows)?)),
        };
        let mut told = told_path(declaration, &[(named.id, named.input.clone())], &[taken]);
        told.pop().ok_or_else(|| "a step is told".to_owned())
    }

    /// What a round plans.
    fn planned(&self, after: &World) -> String {
        let Some(doing) = after.doing else { return "plans nothing".to_owned() };
        let steps: Vec<&str> = self.plans.plan(doing.plan).steps.iter().map(|step| step.says.as_str()).collect();
        format!("plans {}", steps.join(", "))
    }
}

/// What is no command of the declaration.
fn plain(name: &str, by: Option<&str>, outcome: String) -> ToldStep {
    let step = ToldStep::bare(format!("{name}()"), json!({ name: {} }), outcome);
    ToldStep { by: by.map(str::to_owned), ..step }
}

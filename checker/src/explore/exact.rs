//! The engine of our own: level by level over an exact set of worlds.

use super::{Engine, Lockstep};
use crate::subject::Subject;
use std::collections::VecDeque;
use std::sync::Arc;

/// Explores level by level; two worlds are one only if they are equal, never because their hashes are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Exact;

impl Engine for Exact {
    fn explore<S: Subject>(&self, lockstep: &Arc<Lockstep<S>>) -> Result<(), String> {
        let mut queue = VecDeque::from([lockstep.first()]);
        let mut found = 1;
        while let Some(world) = queue.pop_front() {
            if !lockstep.may_expand(&world) {
                continue;
            }
            for command in 0..lockstep.commands.len() {
                let after = lockstep.step(&world, command);
                if lockstep.worlds() > found {
                    found = lockstep.worlds();
                    queue.extend(after);
                }
            }
        }
        Ok(())
    }
}

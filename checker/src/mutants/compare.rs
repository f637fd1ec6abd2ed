//! Whether two systems can be told apart from outside, within a bound.
//!
//! Both are gone through side by side from the first world: every command in every pair of worlds that the same
//! commands lead to. If rows, views and replies are the same everywhere, no rule can tell the two apart, for rules see
//! nothing else: the mutant is proved to change nothing within the bound.

use super::subject::{Held, Mutated};
use crate::subject::Subject;

/// Pairs of worlds that were compared; their order never shows.
#[allow(clippy::disallowed_types)]
type Seen = std::collections::HashSet<(Held, Held)>;

/// How two systems compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compared {
    /// Equal in all these pairs of worlds, which are all there are.
    Equal(usize),
    /// Different after so many steps and not before.
    Differs(u32),
    /// Equal so far, and given up.
    TooMany,
}

/// Goes through both systems, taking no more than so many steps.
pub(super) fn compare(sound: &Mutated, mutant: &Mutated, commands: usize, most: usize) -> Compared {
    let first = (sound.first(), mutant.first());
    if !look_alike(sound, mutant, &first) {
        return Compared::Differs(0);
    }
    let mut seen = Seen::from([first.clone()]);
    let (mut level, mut depth) = (vec![first], 0);
    while !level.is_empty() {
        depth += 1;
        if seen.len().saturating_mul(commands) > most {
            return Compared::TooMany;
        }
        let mut next = Vec::new();
        for pair in &level {
            for command in 0..commands {
                let Some(after) = step(sound, mutant, pair, command) else { return Compared::Differs(depth) };
                if after != *pair && !seen.contains(&after) {
                    if !look_alike(sound, mutant, &after) {
                        return Compared::Differs(depth);
                    }
                    seen.insert(after.clone());
                    next.push(after);
                }
            }
        }
        level = next;
    }
    Compared::Equal(seen.len())
}

/// The worlds after a command, where both give the same reply.
fn step(sound: &Mutated, mutant: &Mutated, pair: &(Held, Held), command: usize) -> Option<(Held, Held)> {
    let (left, said) = sound.step(&pair.0, command).ok()?;
    let (right, answered) = mutant.step(&pair.1, command).ok()?;
    (said == answered).then_some((left, right))
}

fn look_alike(sound: &Mutated, mutant: &Mutated, pair: &(Held, Held)) -> bool {
    match (sound.observe(&pair.0), mutant.observe(&pair.1)) {
        (Ok(left), Ok(right)) => left == right,
        _ => false,
    }
}

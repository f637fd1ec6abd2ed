//! Driving generated code by random commands, far beyond every bound, beside the interpreter.
//!
//! A check is exhaustive within a bound. This is the other half: texts, integers and instants that no bound lists, long lives, and no
//! end. It needs a compiled store, so it is a function for tests:
//!
//! ```ignore
//! let declaration = Declaration::parse("orders.life", include_str!("orders.life"), false)?;
//! let driven = drive::<Orders>(&declaration.system, &Drive::default())?;
//! assert_eq!(driven.outcomes.len(), driven.declared);
//! ```

mod draw;

use draw::Draw;
use selvedge::{Store, wire};
use selvedge_spec::interpret::wire::{self as oracle, Reply};
use selvedge_spec::interpret::{Input, World, apply, commands, step, view_rows};
use selvedge_spec::ir::{CommandId, System};
use serde_json::Value;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

/// How many commands lie between two looks at all rows and views.
const BETWEEN_LOOKS: usize = 20;

/// How long, and by what chance.
#[derive(Clone, Debug)]
pub struct Drive {
    /// How many commands.
    pub commands: usize,
    /// How many of them a store lives through; then an empty one begins, so that early states come back.
    pub life: usize,
    /// What chance follows from.
    pub seed: u64,
    /// The bound whose commands are drawn most of the time, since they lead far; the others are drawn from all that there is.
    pub bound: Option<String>,
}

impl Default for Drive {
    /// Ten thousand commands in lives of four hundred, by the seed 1.
    fn default() -> Self {
        Self { commands: 10_000, life: 400, seed: 1, bound: None }
    }
}

/// What was seen where nothing differed.
#[derive(Clone, Debug)]
pub struct Driven {
    /// How often each outcome answered, by command and outcome.
    pub outcomes: BTreeMap<(String, String), u64>,
    /// How many outcomes are declared.
    pub declared: usize,
}

/// Generated code and the interpreter differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The commands since the store was empty, as JSON; the last one shows it.
    pub commands: Vec<String>,
    /// What the code did, and what the declaration says.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\nafter these commands, the last of which shows it:", self.what)?;
        self.commands.iter().try_for_each(|command| writeln!(f, "  {command}"))
    }
}

impl Error for Difference {}

/// Drives a store through its dispatcher.
///
/// # Errors
/// The first difference: a command that is not decoded, another reply, other rows, other views.
///
/// # Panics
/// If there is no such bound, or if the generated code panics.
pub fn drive<S: Store>(system: &System, how: &Drive) -> Result<Driven, Difference> {
    drive_by::<S>(system, how, S::execute)
}

/// Drives a store by calls of one's own: typed ones, or those of a server in front of it.
///
/// # Errors
/// As [`drive`].
///
/// # Panics
/// As [`drive`].
pub fn drive_by<S: Store>(
    system: &System,
    how: &Drive,
    execute: impl Fn(&mut S, S::Command) -> S::Reply,
) -> Result<Driven, Difference> {
    let known = how.bound.as_ref().map_or_else(Vec::new, |name| of_bound(system, name));
    let declared = system.commands.iter().map(|command| command.outcomes.len()).sum();
    let (mut draw, mut driven) = (Draw::new(how.seed), Driven { outcomes: BTreeMap::new(), declared });
    let mut pair = Pair::<S>::new(system);
    for count in 0..how.commands {
        if count % how.life == 0 {
            pair = Pair::new(system);
        }
        let (id, input) = draw.command(system, &known);
        let outcome = pair.take(id, &input, &execute)?;
        *driven.outcomes.entry(outcome).or_default() += 1;
        if count % BETWEEN_LOOKS == 0 {
            pair.look()?;
        }
    }
    Ok(driven)
}

fn of_bound(system: &System, name: &str) -> Vec<(CommandId, Input)> {
    let bound = system.bounds.iter().find(|bound| bound.name.text == name);
    let bound = bound.unwrap_or_else(|| panic!("`{}` has no bound called `{name}`", system.name));
    commands(system, bound).collect()
}

/// A store, and what the interpreter makes of the same commands.
struct Pair<'s, S> {
    system: &'s System,
    store: S,
    world: World,
    commands: Vec<String>,
}

impl<'s, S: Store> Pair<'s, S> {
    fn new(system: &'s System) -> Self {
        Self { system, store: S::default(), world: World::empty(system), commands: Vec::new() }
    }

    /// Gives both a command; the command's name and the outcome's.
    fn take(
        &mut self,
        id: CommandId,
        input: &Input,
        execute: &impl Fn(&mut S, S::Command) -> S::Reply,
    ) -> Result<(String, String), Difference> {
        let text = oracle::encode_command(self.system, id, input).to_string();
        let decoded = wire::from_str::<S::Command>(&text);
        self.commands.push(text);
        let command = decoded.map_err(|error| self.differ("the command is not decoded", &error, &"it is one"))?;
        let expected = step(self.system, &self.world, id, input)
            .map_err(|error| self.differ("no outcome answers", &"the code was not asked", &format!("{error:?}")))?;
        let reply = wire::to_value(&execute(&mut self.store, command))
            .map_err(|error| self.differ("the reply is not encoded", &error, &"replies are"))?;
        let told = oracle::encode_reply(self.system, &Reply::of(id, &expected));
        if reply != told {
            return Err(self.differ("the replies differ", &reply, &told));
        }
        apply(&mut self.world, &expected);
        let [command, outcome] = ["command", "outcome"].map(|key| reply[key].as_str().unwrap_or_default().to_owned());
        Ok((command, outcome))
    }

    /// Compares all rows and all views.
    fn look(&self) -> Result<(), Difference> {
        let (seen, foreseen) = (seen(&self.store), foreseen(self.system, &self.world));
        if seen == foreseen {
            return Ok(());
        }
        Err(self.differ("rows or views differ", &format!("{seen:#?}"), &format!("{foreseen:#?}")))
    }

    fn differ(&self, what: &str, code: &dyn fmt::Display, declaration: &dyn fmt::Display) -> Difference {
        let what = format!("{what}\n  the code: {code}\n  the declaration: {declaration}");
        Difference { commands: self.commands.clone(), what }
    }
}

/// Rows, and views by name, as texts in order.
type Seen = (Vec<String>, BTreeMap<String, Vec<String>>);

fn seen(store: &impl Store) -> Seen {
    let rows = store.rows().into_iter().map(|(entity, row)| format!("{entity} {row}"));
    let views = store.views().into_iter();
    let views = views.map(|(view, rows)| (view.to_owned(), sorted(rows.iter().map(Value::to_string))));
    (sorted(rows), views.collect())
}

fn foreseen(system: &System, world: &World) -> Seen {
    let row = |(entity, row)| format!("{} {}", system.entity(entity).name, oracle::encode_row(system, entity, row));
    let views = system.views.iter().map(|view| {
        let rows = view_rows(system, view, world).unwrap_or_default();
        let rows = rows.iter().map(|row| oracle::encode_view_row(system, view, row).to_string());
        (view.name.text.clone(), sorted(rows))
    });
    (sorted(world.all_rows().map(row)), views.collect())
}

fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<_> = texts.collect();
    texts.sort_unstable();
    texts
}

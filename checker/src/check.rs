//! One check: a declaration, a bound, a subject and an engine; in, what was found.

use crate::controller::reconcile::Policy;
use crate::decide::Checked;
use crate::declaration::{Declaration, Refused};
use crate::explore::{Engine, Exact, Limits, Slicing, Stateright, Task, Walk, Watch};
use crate::report::Report;
use crate::subject::{Interpreted, Subject};
use crate::verdict::Exit;
use clap::ValueEnum;
use selvedge_spec::interpret::{self, Input};
use selvedge_spec::ir::{Bound, CommandId, System};
use selvedge_spec::names::nearest;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Which engine explores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum EngineChoice {
    /// Tables for each identity, one bit for each combination
    #[default]
    Exact,
    /// stateright's breadth-first search drives, world by world
    Stateright,
    /// Our own search, world by world
    Walk,
}

impl EngineChoice {
    /// As written.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Stateright => "stateright",
            Self::Walk => "walk",
        }
    }
}

/// How to check.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The bound's name; the first declared one if none is given.
    pub bound: Option<String>,
    /// By which rules the agent of a loop decides.
    pub policy: Policy,
    /// The engine.
    pub engine: EngineChoice,
    /// Where to stop early.
    pub limits: Limits,
    /// Whether one of all combinations that differ only in which interchangeable identity is which stands for all (exact
    /// engine).
    pub symmetry: bool,
    /// Whether each step is judged by itself (exact engine).
    pub slicing: Slicing,
    /// How many threads may work; as many as there are processors if not said.
    pub threads: Option<usize>,
    /// Tells how far the check is, and ends it early.
    pub watch: Arc<Watch>,
}

/// A bound larger than this cannot even list its commands.
pub(crate) const MOST_COMMANDS: u128 = 1_000_000;

/// Checks the declaration by interpretation alone.
///
/// # Errors
/// If the bound is unknown or too large.
pub fn check_interpreted(declaration: &Declaration, options: &Options) -> Result<Report, Refused> {
    check_subject(declaration, options, |system, commands| Ok(Interpreted::new(Arc::clone(system), commands.into())))
}

/// Checks a subject made for the commands of the bound.
///
/// # Errors
/// If the bound is unknown or too large.
pub fn check_subject<S: Subject>(
    declaration: &Declaration,
    options: &Options,
    make: impl FnOnce(&Arc<System>, &[(CommandId, Input)]) -> Result<S, String>,
) -> Result<Report, Refused> {
    let system = &declaration.system;
    let bound = bound_of(declaration, options.bound.as_deref())?;
    let count = interpret::command_count(system, bound);
    if count > MOST_COMMANDS {
        let message = format!("the bound `{}` has {count} commands, and a million is the most", bound.name);
        return Err(Refused::usage(format!("{message}: give its inputs fewer values")));
    }
    let commands: Arc<[(CommandId, Input)]> = interpret::commands(system, bound).collect();
    let subject = match make(system, &commands) {
        Ok(subject) => subject,
        Err(fault) => return Ok(Report::unusable(declaration, bound, options.engine, fault)),
    };
    let checked = Checked {
        declaration,
        bound,
        commands: &Arc::clone(&commands),
        engine: options.engine,
        subject: subject.describe(),
        took: Duration::ZERO,
    };
    let started = Instant::now();
    let task = Task {
        system: Arc::clone(system),
        commands,
        subject: Arc::new(subject),
        limits: options.limits,
        bound: system.bounds.iter().position(|other| other.name.text == bound.name.text).unwrap_or_default(),
        late: bound.late.clone().into(),
        symmetry: options.symmetry,
        slicing: options.slicing,
        threads: options.threads.unwrap_or_else(all_threads),
        started,
        watch: Arc::clone(&options.watch),
    };
    let explored = match options.engine {
        EngineChoice::Exact => Exact.explore(&task),
        EngineChoice::Walk => Walk.explore(&task),
        EngineChoice::Stateright => Stateright.explore(&task),
    };
    let explored = explored.map_err(|fault| Refused {
        message: format!("error: the checker contradicts itself, please report it: {fault}"),
        exit: Exit::Internal,
    })?;
    Ok(Checked { took: started.elapsed(), ..checked }.report(&explored))
}

/// As many threads as there are processors.
pub(crate) fn all_threads() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// The bound of this name, or the first.
pub(crate) fn bound_of<'d>(declaration: &'d Declaration, name: Option<&str>) -> Result<&'d Bound, Refused> {
    let bounds = &declaration.system.bounds;
    let path = &declaration.path;
    let Some(first) = bounds.first() else {
        let message = format!("`{path}` declares no bound, so there is nothing finite to check");
        return Err(Refused::usage(format!("{message}: add `bound name {{ ... }}`")));
    };
    let Some(name) = name else { return Ok(first) };
    bounds.iter().find(|bound| bound.name.text == name).ok_or_else(|| {
        let names: Vec<&str> = bounds.iter().map(|bound| bound.name.as_str()).collect();
        let near =
            nearest(name, names.iter().copied()).map_or(String::new(), |near| format!(", did you mean `{near}`?"));
        Refused::usage(format!("`{path}` has no bound `{name}`{near} (declared: {})", names.join(", ")))
    })
}

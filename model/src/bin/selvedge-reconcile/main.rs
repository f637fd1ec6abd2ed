//! `selvedge-reconcile`: keeps the containers of this host as a file says they should be.
//!
//! Each round reads the file again, lists the containers, and does what the policy plans; a change of the file begins
//! one. The agent may be killed anywhere: the next round, of this agent or of another, goes on from what is there.

mod options;
mod source;
mod stop;

use clap::Parser;
use options::Options;
use selvedge_model::reconcile::docker::{DockerEngine, Labels};
use selvedge_model::reconcile::trace::Traced;
use selvedge_model::reconcile::{Agent, DesiredState, Engine, Memory, Round};
use source::Source;
use std::error::Error;
use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use stop::Stop;
use tracing::{error, info, warn};

/// How often the file is looked at between two rounds.
const WATCH: Duration = Duration::from_millis(500);

fn main() -> ExitCode {
    let options = Options::parse();
    options.log();
    match run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            error!(error = %error, "ended");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    let engine = DockerEngine::new(&options.socket, Labels::new(&options.prefix))?.in_network(options.network.clone());
    let mut source = Source::new(&options.desired, options.policy);
    if options.dry_run {
        return show_plan(options, &source.read()?, engine);
    }
    let trace: Box<dyn Write> = match &options.trace {
        Some(path) => Box::new(OpenOptions::new().create(true).append(true).open(path)?),
        None => Box::new(io::sink()),
    };
    let mut engine = Traced::new(engine, trace, options.policy);
    let mut agent = Agent::new(options.policy);
    if options.once {
        let desired = source.read()?;
        engine.wants(&desired);
        let round = agent.converge(&desired, &mut engine);
        tell(&agent, &round);
        return Ok(round.result?);
    }
    let stop = Stop::on_signals()?;
    info!(desired = %options.desired.display(), policy = options.policy.name(), "started");
    loop {
        if let Some(desired) = source.latest() {
            engine.wants(desired);
            let round = agent.converge(desired, &mut engine);
            tell(&agent, &round);
        }
        if let Some(error) = engine.failed() {
            warn!(%error, "the trace has a gap");
        }
        if is_stopped_before_next(options, &source, &stop) {
            info!("stopped");
            return Ok(());
        }
    }
}

/// Waits until the next round is due, or the file has changed; whether the agent has been asked to stop before.
fn is_stopped_before_next(options: &Options, source: &Source, stop: &Stop) -> bool {
    let due = Instant::now() + options.interval();
    loop {
        let left = due.saturating_duration_since(Instant::now());
        if stop.within(left.min(WATCH)) {
            return true;
        }
        if left <= WATCH || source.has_changed() {
            return false;
        }
    }
}

/// Prints what a round would do, and does nothing.
fn show_plan(options: &Options, desired: &DesiredState, mut engine: DockerEngine) -> Result<(), Box<dyn Error>> {
    let (plan, _) = options.policy.plan(desired, &engine.list()?, &Memory::default());
    write!(io::stdout(), "{plan}")?;
    Ok(())
}

/// Logs a round.
fn tell<E: Display>(agent: &Agent, round: &Round<E>) {
    for step in &round.plan.steps {
        let container = step.container.as_ref().map(tracing::field::display);
        info!(action = %step.action, workload = %step.workload, replica = step.replica, container, "planned");
    }
    for container in agent.memory().given_up() {
        warn!(%container, "does not stay up, and is not restarted any more");
    }
    match &round.result {
        Ok(()) => {
            info!(steps = round.plan.steps.len(), applied = agent.applied().map(tracing::field::display), "converged");
        }
        Err(failed) => error!(error = %failed, "not converged"),
    }
}

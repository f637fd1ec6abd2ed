//! `bare loom_agent|worker_deployment|two_phase BOUND`: stateright alone over generated code; prints the worlds and steps it finds.

use selvedge::Store;
use selvedge_benches::bare::Bare;
use selvedge_benches::two_phase::{self, TwoPhaseStore};
use selvedge_checker::declaration::Declaration;
use selvedge_model::loom_agent::{self, LoomAgents};
use selvedge_model::worker_deployment::{self, WorkerDeploymentStore};
use std::process::ExitCode;

/// As `selvedge` has it, so that both allocate alike.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let found = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["loom_agent", bound] => explore::<LoomAgents>("loom_agent.rs", loom_agent::SOURCE, bound),
        ["worker_deployment", bound] => {
            explore::<WorkerDeploymentStore>("worker_deployment.rs", worker_deployment::SOURCE, bound)
        }
        ["two_phase", bound] => explore::<TwoPhaseStore>("two_phase.life", two_phase::SOURCE, bound),
        _ => Err("name a system, `loom_agent`, `worker_deployment` or `two_phase`, and a bound".to_owned()),
    };
    match found {
        Ok((worlds, steps)) => {
            println!("{worlds} worlds, {steps} steps");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

fn explore<S: Store + 'static>(path: &str, text: &str, bound: &str) -> Result<(usize, usize), String>
where
    S::Command: 'static,
{
    let declaration = Declaration::parse(path, text, false).map_err(|refused| refused.message)?;
    Ok(Bare::<S>::new(&declaration.system, bound)?.explore())
}

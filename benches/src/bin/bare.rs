//! `bare BOUND [SYSTEM]`: stateright alone over the generated code of `loom_agent`, or of `worker_deployment`; prints the
//! worlds and steps it finds.

use selvedge_benches::bare::Bare;
use selvedge_model::loom_agent::{self, LoomAgents};
use selvedge_model::worker_deployment::{self, WorkerDeploymentStore};
use selvedge_spec::ir::System;
use selvedge_spec::{declare, source};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(bound) = arguments.next() else { return refused("name a bound") };
    match explore(&bound, arguments.next().as_deref()) {
        Ok((worlds, steps)) => {
            println!("{worlds} worlds, {steps} steps");
            ExitCode::SUCCESS
        }
        Err(message) => refused(&message),
    }
}

fn explore(bound: &str, system: Option<&str>) -> Result<(usize, usize), String> {
    match system {
        None | Some("loom_agent") => Ok(Bare::<LoomAgents>::new(&declared(loom_agent::SOURCE)?, bound)?.explore()),
        Some("worker_deployment") => {
            Ok(Bare::<WorkerDeploymentStore>::new(&declared(worker_deployment::SOURCE)?, bound)?.explore())
        }
        Some(other) => Err(format!("`{other}` is neither `loom_agent` nor `worker_deployment`")),
    }
}

fn declared(text: &str) -> Result<System, String> {
    let tokens = source::lifecycles(text).map_err(|error| format!("{error:?}"))?;
    let tokens = tokens.into_iter().next().ok_or("no declaration")?;
    let (system, _) = declare(tokens).sound().map_err(|declared| format!("{:?}", declared.diagnostics))?;
    Ok(system)
}

fn refused(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(2)
}

//! `bare BOUND`: stateright alone over the generated `LoomAgent`; prints the worlds and steps it finds.

use selvedge_benches::bare::Bare;
use selvedge_model::loom_agent::{self, LoomAgents};
use selvedge_spec::{declare, source};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(bound) = std::env::args().nth(1) else { return refused("name a bound") };
    match explore(&bound) {
        Ok((worlds, steps)) => {
            println!("{worlds} worlds, {steps} steps");
            ExitCode::SUCCESS
        }
        Err(message) => refused(&message),
    }
}

fn explore(bound: &str) -> Result<(usize, usize), String> {
    let tokens = source::lifecycles(loom_agent::SOURCE).map_err(|error| format!("{error:?}"))?;
    let tokens = tokens.into_iter().next().ok_or("no declaration")?;
    let (system, _) = declare(tokens).sound().map_err(|declared| format!("{:?}", declared.diagnostics))?;
    Ok(Bare::<LoomAgents>::new(&system, bound)?.explore())
}

fn refused(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(2)
}

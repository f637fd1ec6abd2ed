//! `exact BOUND`: the generated two-phase commit, checked by the exact engine on one thread; prints the report as JSON.

use selvedge_benches::two_phase::{SOURCE, TwoPhaseStore};
use selvedge_checker::check::{EngineChoice, Options, check_subject};
use selvedge_checker::declaration::{Declaration, Refused};
use selvedge_checker::report::{Report, json};
use selvedge_checker::subject::Generated;
use std::process::ExitCode;
use std::sync::Arc;

/// As `selvedge` has it, so that both allocate alike.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let Some(bound) = std::env::args().nth(1) else {
        eprintln!("error: name a bound");
        return ExitCode::from(2);
    };
    match check(bound) {
        Ok(report) => {
            println!("{}", json(report.verdict, std::slice::from_ref(&report)));
            ExitCode::SUCCESS
        }
        Err(refused) => {
            eprintln!("{}", refused.message);
            ExitCode::from(2)
        }
    }
}

fn check(bound: String) -> Result<Report, Refused> {
    let declaration = Declaration::parse("two_phase.life", SOURCE, false)?;
    let options = Options { bound: Some(bound), engine: EngineChoice::Exact, threads: Some(1), ..Options::default() };
    check_subject(&declaration, &options, |system, commands| {
        Generated::<TwoPhaseStore>::new(Arc::clone(system), commands)
    })
}

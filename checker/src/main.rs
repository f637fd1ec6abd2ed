//! The command `selvedge`.

use std::process::ExitCode;

fn main() -> ExitCode {
    selvedge_checker::cli::run(std::env::args_os())
}

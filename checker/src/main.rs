//! The command `selvedge`.

use std::process::ExitCode;

/// Worlds are many small allocations: going through them takes about half the time with this allocator. Without huge pages, which
/// would save a little more and keep memory that no world needs.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    selvedge_checker::cli::run(std::env::args_os())
}

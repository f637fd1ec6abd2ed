//! How many instructions each piece of work takes, counted by callgrind: a figure that another process on the machine does not
//! change, and so the gate. Prints the table of `benches/INSTRUCTIONS.md`.
//!
//!   cargo bench --package selvedge-benches --bench instructions [-- --check | --write]     (Debian: binutils valgrind)
//!
//! `--check` fails where a ratio is worse than in the committed table by more than five in a hundred, or where typed calls are no
//! longer the same machine code as writing the fields; `--write` makes the table anew.

#[path = "instructions/code.rs"]
mod code;
#[path = "instructions/count.rs"]
mod count;
#[path = "instructions/table.rs"]
mod table;
mod work;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        [] => table::counted().map(|table| print!("{table}")),
        ["--write"] => table::counted().and_then(|table| table::write(&table)),
        ["--check"] => code::compared().and_then(|()| table::counted()).and_then(|table| table::check(&table)),
        // Cargo's word for "does it run at all".
        ["--test"] => {
            work::all().iter().for_each(|work| (work.prepare)(1)());
            Ok(())
        }
        [count::UNITS, group, name] => count::do_units(group, name),
        _ => Err("known are `--check`, `--write` and `--test`".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

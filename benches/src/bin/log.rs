//! `log commands|rows LINES [SEED]`: a log of `LoomAgents`, for `selvedge trace`; the same seed makes the same log.

use selvedge::Store;
use selvedge::wire::to_value;
use selvedge_benches::crowd::Crowd;
use selvedge_model::loom_agent::LoomAgents;
use serde_json::json;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse::<u64>().ok());
    let (Some(lines), seed) = (number(1), number(2).unwrap_or(1)) else { return refused() };
    let written = match arguments[0].as_str() {
        "commands" => commands(Crowd::new(seed), lines),
        "rows" => rows(Crowd::new(seed), lines),
        _ => return refused(),
    };
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Every command with its reply.
fn commands(mut crowd: Crowd, lines: u64) -> io::Result<()> {
    let (mut store, mut out) = (LoomAgents::new(), BufWriter::new(io::stdout().lock()));
    for _ in 0..lines {
        let command = crowd.command(&store);
        let told = to_value(&command).map_err(io::Error::other)?;
        let reply = to_value(&Store::execute(&mut store, command)).map_err(io::Error::other)?;
        writeln!(out, "{}", json!({ "command": told, "reply": reply }))?;
    }
    out.flush()
}

/// Every row as a step left it, as a watch shows them.
fn rows(mut crowd: Crowd, lines: u64) -> io::Result<()> {
    let (mut store, mut out) = (LoomAgents::new(), BufWriter::new(io::stdout().lock()));
    let mut left = lines;
    while left > 0 {
        let command = crowd.command(&store);
        let name = Crowd::name_of(&command);
        if store.execute(command).event.is_none() {
            continue;
        }
        left -= 1;
        match store.get(&name) {
            Some(row) => writeln!(out, "{}", json!({ "row": to_value(row).map_err(io::Error::other)? }))?,
            None => writeln!(out, "{}", json!({ "deleted": to_value(&name).map_err(io::Error::other)? }))?,
        }
    }
    out.flush()
}

fn refused() -> ExitCode {
    eprintln!("error: `log commands|rows LINES [SEED]`, the last two of them numbers");
    ExitCode::from(2)
}

//! The desk where commands come in from outside: a line of JSON each, and one line for the answer.

use crate::{Command, Orders};
use std::io::{self, BufRead, Write};

/// Answers every line, in order, until there are no more. A line that is no command is answered with what is wrong with it;
/// it changes nothing.
///
/// # Errors
/// If a line cannot be read, or an answer cannot be written.
pub fn serve(orders: &mut Orders, lines: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    for line in lines.lines() {
        let answer = match serde_json::from_str::<Command>(&line?) {
            Ok(command) => serde_json::to_string(&orders.execute(command))?,
            Err(error) => format!("{{\"refused\":{}}}", serde_json::Value::from(error.to_string())),
        };
        writeln!(answers, "{answer}")?;
    }
    Ok(())
}

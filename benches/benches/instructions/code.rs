//! The machine code of typed calls beside that of fields written by hand, taken from this program itself.

use std::process::Command;

/// Fails unless the rounds of `work::typed` that are generated and written by hand are the same, instruction by instruction, from
/// their beginning to where they return. What follows there is what each does when it is called wrongly.
pub(crate) fn compared() -> Result<(), String> {
    let listing = listing()?;
    let (generated, by_hand) = (round(&listing, "generated")?, round(&listing, "by_hand")?);
    if generated == by_hand {
        return Ok(());
    }
    Err(format!("typed calls are\n{}\nand writing the fields is\n{}", generated.join("\n"), by_hand.join("\n")))
}

fn listing() -> Result<String, String> {
    let told = |error: &dyn std::fmt::Display| format!("the machine code cannot be listed: {error}");
    let output = Command::new("objdump")
        .args(["--disassemble", "--demangle", "--no-show-raw-insn", "--no-addresses"])
        .arg(std::env::current_exe().map_err(|error| told(&error))?)
        .output()
        .map_err(|error| told(&format!("objdump (Debian: binutils) does not start: {error}")))?;
    if !output.status.success() {
        return Err(told(&String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|error| told(&error))
}

/// The instructions of a round. A jump is taken only by a wrong call, so where it leads is left out.
fn round<'l>(listing: &'l str, name: &str) -> Result<Vec<&'l str>, String> {
    let head = format!("typed::{name}>:");
    let mut lines = listing.lines().skip_while(|line| !line.ends_with(&head)).skip(1).map(str::trim);
    let mut round = Vec::new();
    for line in lines.by_ref().take_while(|line| !line.is_empty()) {
        let is_jump = line.starts_with('j');
        round.push(if is_jump { line.split_whitespace().next().unwrap_or(line) } else { line });
        if line == "ret" {
            return Ok(round);
        }
    }
    Err(format!("`{name}` has no machine code of its own that returns"))
}

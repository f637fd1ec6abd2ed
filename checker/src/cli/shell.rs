//! `selvedge completions` and `selvedge man`: the command line told to shells and to `man`.

use super::{Cli, output};
use crate::declaration::Refused;
use crate::verdict::Exit;
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

#[derive(Debug, Args)]
pub(super) struct ManArgs {
    /// Write a page for every command to this directory, instead of the first page to stdout
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// Prints a script that completes the command line.
pub(super) fn completions(args: &CompletionsArgs) -> Result<Exit, Refused> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "selvedge", &mut script);
    output::print(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Holds)
}

/// Prints or writes pages of the manual.
pub(super) fn man(args: &ManArgs) -> Result<Exit, Refused> {
    match &args.output {
        None => {
            let mut page = Vec::new();
            let rendered = clap_mangen::Man::new(Cli::command()).render(&mut page);
            rendered.map_err(|error| Refused::usage(format!("cannot set the page: {error}")))?;
            output::print(&String::from_utf8_lossy(&page))?;
        }
        Some(directory) => {
            let made = std::fs::create_dir_all(directory);
            made.and_then(|()| clap_mangen::generate_to(Cli::command(), directory))
                .map_err(|error| Refused::usage(format!("cannot write to `{}`: {error}", directory.display())))?;
        }
    }
    Ok(Exit::Holds)
}

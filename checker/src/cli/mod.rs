//! The command line: what a person types, and where each command's work is done.

mod check;
mod conform;
mod diff;
mod documents;
mod explain;
mod explore;
mod export;
mod fmt;
mod init;
mod lsp;
mod mutants;
mod output;
mod progress;
mod replay;
mod shell;
mod target;
mod trace;
mod watch;

use crate::check::EngineChoice;
use crate::controller::reconcile::Policy;
use crate::declaration::Refused;
use crate::report::Format;
use crate::verdict::Exit;
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use output::Output;
use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;

/// Declare a lifecycle once; check the code that was generated from it.
#[derive(Debug, Parser)]
#[command(name = "selvedge", version, about, long_about = None)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    check: CheckArgs,
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = Colour::Auto)]
    color: Colour,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Colour {
    /// On a terminal, unless `NO_COLOR` is set
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Explore every interleaving and hold it against the declaration and its rules (the default)
    Check(CheckArgs),
    /// Read declarations and report every mistake
    Lint(TargetArgs),
    /// Set declarations in one style
    Fmt(fmt::FmtArgs),
    /// Print a system's reference page as Markdown
    Doc(DocArgs),
    /// Print a lifecycle diagram
    Graph(GraphArgs),
    /// Walk from world to world in a browser
    Explore(ExploreArgs),
    /// Write the bounded system in the language of another checker
    Export(export::ExportArgs),
    /// Take a reported or saved path again, and tell where it departs
    Replay(ReplayArgs),
    /// Hold a log of a running system against its declaration
    Trace(trace::TraceArgs),
    /// Put every cell and every boundary of a system to another implementation
    Conform(conform::ConformArgs),
    /// Compare two declarations: what changes for those who use the system
    Diff(diff::DiffArgs),
    /// Plant faults in a system and see that the rules find every one
    Mutants(mutants::MutantsArgs),
    /// Write a new crate that declares a lifecycle
    Init(init::InitArgs),
    /// Serve an editor over stdin and stdout (Language Server Protocol)
    Lsp,
    /// Print a script that completes the command line in a shell
    Completions(shell::CompletionsArgs),
    /// Print the manual's page, or write every command's
    Man(shell::ManArgs),
    /// Print what a code of a mistake means
    Explain {
        /// The code, such as `outcome_shadowed`; all of them without one
        code: Option<String>,
    },
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
struct CheckArgs {
    /// Systems by name, or files that hold a declaration; all compiled systems without one
    targets: Vec<String>,
    /// The bound to check within; the first declared one by default
    #[arg(long, value_name = "NAME")]
    bound: Option<String>,
    /// By which rules the agent of a controller's loop decides; `seed` where its system is named, each without a target
    #[arg(long, value_enum)]
    policy: Option<Policy>,
    /// Which engine explores
    #[arg(long, value_enum, default_value_t = EngineChoice::Exact)]
    engine: EngineChoice,
    #[command(flatten)]
    exact: ExactArgs,
    /// What stdout is
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Write a report to a file as well, in any of these formats, such as `html=report.html`; repeatable
    #[arg(long, value_name = "FORMAT=PATH")]
    report: Vec<String>,
    /// Tell the paths to hazards step by step
    #[arg(long, short)]
    verbose: bool,
    /// Check again whenever one of the files changes, until the process is ended
    #[arg(long)]
    watch: bool,
    /// Do not go further than this many steps from the first world
    #[arg(long, value_name = "STEPS")]
    max_depth: Option<u32>,
    /// Stop expanding once this many worlds are found
    #[arg(long, value_name = "WORLDS")]
    max_worlds: Option<usize>,
    /// Stop expanding after this many seconds
    #[arg(long, value_name = "SECONDS")]
    timeout: Option<u64>,
    /// How many threads work; as many as there are processors by default
    #[arg(long, value_name = "THREADS")]
    threads: Option<std::num::NonZero<usize>>,
    #[command(flatten)]
    progress: ProgressArgs,
}

/// What only the exact engine does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
struct ExactArgs {
    /// Of combinations that differ only in which of some interchangeable names is which, go through one (exact engine)
    #[arg(long, conflicts_with_all = ["max_depth", "max_worlds"])]
    symmetry: bool,
    /// Judge each step by itself, however many there are that differ only in what no guard, view or rule reads (exact
    /// engine)
    #[arg(long)]
    full: bool,
    /// Keep no more than this many mebibytes of worlds (exact engine)
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
}

/// What is told on stderr while a check goes on. Nothing of it reaches stdout.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
struct ProgressArgs {
    /// Do not tell on stderr how far the check is
    #[arg(long, short)]
    quiet: bool,
    /// Where stderr is no terminal, tell how far the check is each time so many seconds have passed
    #[arg(long, value_name = "SECONDS", default_value_t = USUAL_INTERVAL)]
    progress_every: std::num::NonZero<u64>,
}

const USUAL_INTERVAL: std::num::NonZero<u64> = std::num::NonZero::new(10).expect("ten seconds are some");

impl Default for ProgressArgs {
    fn default() -> Self {
        Self { quiet: false, progress_every: USUAL_INTERVAL }
    }
}

#[derive(Debug, Args)]
struct TargetArgs {
    /// Systems by name, or files that hold a declaration; all compiled systems without one
    targets: Vec<String>,
}

#[derive(Debug, Args)]
struct DocArgs {
    /// A system by name, or a file that holds a declaration
    target: String,
    /// Write to this file instead of stdout
    #[arg(long, short, value_name = "PATH")]
    output: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct GraphArgs {
    /// A system by name, or a file that holds a declaration
    target: String,
    /// How the diagram is written
    #[arg(long, value_enum, default_value_t = GraphFormat::Mermaid)]
    format: GraphFormat,
    /// The entity, where there are several
    #[arg(long)]
    entity: Option<String>,
    /// Draw a move that starts in every state from each of them
    #[arg(long)]
    each: bool,
    /// Write to this file instead of stdout
    #[arg(long, short, value_name = "PATH")]
    output: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct ExploreArgs {
    /// A system by name, or a file that holds a declaration; the first compiled system without one
    target: Option<String>,
    /// The bound that gives commands their inputs; the first declared one by default
    #[arg(long, value_name = "NAME")]
    bound: Option<String>,
    /// The port to listen on, on 127.0.0.1; 0 takes any that is free
    #[arg(long, default_value_t = 7878)]
    port: u16,
}

#[derive(Debug, Args)]
struct ReplayArgs {
    /// A report that `check --format json` wrote, or a path that the explorer saved
    file: PathBuf,
    /// The rule or hazard of the report whose path is taken
    #[arg(long, value_name = "NAME")]
    rule: Option<String>,
    /// Take the path through this system or declaration instead of the one that the file names
    #[arg(long, value_name = "TARGET")]
    against: Option<String>,
    /// Write a Rust test that takes the path and must find it as it is now
    #[arg(long, value_name = "PATH.rs")]
    promote: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GraphFormat {
    Mermaid,
    /// Graphviz
    Dot,
    Svg,
}

/// What can be typed, as clap has it.
#[must_use]
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the command line.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are no mistakes; clap prints them to stdout.
            let exit = if error.use_stderr() { Exit::Usage } else { Exit::Holds };
            let _ = error.print();
            return exit.into();
        }
    };
    let output = Output::new(cli.color == Colour::Always, cli.color == Colour::Never);
    // What panics here is the checker: the code under check is caught where it is called.
    catch_unwind(AssertUnwindSafe(|| dispatch(cli, output))).unwrap_or(Exit::Internal).into()
}

fn dispatch(cli: Cli, output: Output) -> Exit {
    let stray = cli.command.is_some() && cli.check != CheckArgs::default();
    let done = match cli.command {
        Some(_) if stray => Err(Refused::usage("what is to be checked, and how, stands behind the word `check`")),
        None if let Some(refused) = target::mistyped(&cli.check.targets) => Err(refused),
        None if cli.check.watch => watch::watch(&cli.check, &output),
        Some(Command::Check(args)) if args.watch => watch::watch(&args, &output),
        None => check::check(&cli.check, &output),
        Some(Command::Check(args)) => check::check(&args, &output),
        Some(Command::Lint(args)) => check::lint(&args.targets, &output),
        Some(Command::Fmt(args)) => fmt::fmt(&args, &output),
        Some(Command::Doc(args)) => documents::doc(&args, &output),
        Some(Command::Graph(args)) => documents::graph(&args, &output),
        Some(Command::Explore(args)) => explore::explore(&args, &output),
        Some(Command::Export(args)) => export::export(&args, &output),
        Some(Command::Replay(args)) => replay::replay(&args, &output),
        Some(Command::Trace(args)) => trace::trace(&args, &output),
        Some(Command::Conform(args)) => conform::conform(&args, &output),
        Some(Command::Diff(args)) => diff::diff(&args, &output),
        Some(Command::Mutants(args)) => mutants::mutants(&args, &output),
        Some(Command::Init(args)) => init::init(&args),
        Some(Command::Lsp) => lsp::serve(),
        Some(Command::Completions(args)) => shell::completions(&args),
        Some(Command::Man(args)) => shell::man(&args),
        Some(Command::Explain { code }) => explain::explain(code.as_deref()),
    };
    done.unwrap_or_else(|refused| {
        output::complain(&refused.message);
        refused.exit
    })
}

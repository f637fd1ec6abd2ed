//! The command line.

use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;
use clap::{Parser, ValueEnum};
use selvedge_model::reconcile::Policy;
use std::io;
use std::path::PathBuf;
use std::time::Duration;
use tracing::Level;

/// Keeps the containers of this host as a file says they should be.
#[derive(Debug, Parser)]
#[command(name = "selvedge-reconcile", version, args_override_self = true)]
pub(crate) struct Options {
    /// The file with the desired state, in JSON; a change of it begins a round
    #[arg(long, value_name = "FILE")]
    pub(crate) desired: PathBuf,
    /// The socket of the Docker Engine
    #[arg(long, value_name = "PATH", default_value = "/var/run/docker.sock")]
    pub(crate) socket: PathBuf,
    /// What the labels of managed containers begin with
    #[arg(long, default_value = "dev.selvedge")]
    pub(crate) prefix: String,
    /// By which rules to decide
    #[arg(long, default_value = Policy::default().name(), value_parser = policies())]
    pub(crate) policy: Policy,
    /// The network of the containers; `none` for none
    #[arg(long)]
    pub(crate) network: Option<String>,
    /// Seconds between two rounds, to which up to 30 % are added by chance
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    poll: Duration,
    /// Make one round; fail if it does
    #[arg(long)]
    pub(crate) once: bool,
    /// Print what a round would do, one step a line, and do nothing
    #[arg(long, conflicts_with = "once")]
    pub(crate) dry_run: bool,
    /// Append what is seen and done to this file, one line of JSON each
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,
    /// How logs are written to stderr
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,
    /// The least level that is logged
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log_level: Level,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Options {
    /// How long to wait before the next round: by chance not always the same, so that agents do not march in step.
    pub(crate) fn interval(&self) -> Duration {
        self.poll.mul_f64(1.0 + 0.3 * fastrand::f64())
    }

    /// Begins to log.
    pub(crate) fn log(&self) {
        let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(self.log_level).with_target(false);
        match self.log_format {
            LogFormat::Text => log.with_ansi(false).init(),
            LogFormat::Json => log.json().flatten_event(true).init(),
        }
    }
}

fn policies() -> impl TypedValueParser<Value = Policy> {
    PossibleValuesParser::new(Policy::ALL.map(Policy::name))
        .map(|name| Policy::ALL.into_iter().find(|policy| policy.name() == name).unwrap_or_default())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

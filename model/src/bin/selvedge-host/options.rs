//! The command line.

use clap::{Parser, ValueEnum};
use selvedge_model::host::http::ROOT;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tracing::Level;

/// Hosts Deployments of Workers: weighted rollout of their Versions, over HTTP.
#[derive(Debug, Parser)]
#[command(name = "selvedge-host", version, args_override_self = true, after_help = after())]
pub(crate) struct Options {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7340")]
    pub(crate) listen: SocketAddr,
    /// Listen at an address that other machines may reach: tokens and all else go there in clear text
    #[arg(long)]
    allow_remote: bool,
    /// The file in which everything is kept; made if it is not there
    #[arg(long, value_name = "FILE")]
    pub(crate) store: PathBuf,
    /// Who may ask, in JSON; nobody else may read this file
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: PathBuf,
    /// The Workers and their Versions with the programs that these run, in JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) workers: PathBuf,
    /// How many seconds answers under way may take once the host is asked to end
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    grace: u16,
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

/// What the files look like.
fn after() -> String {
    format!(
        r#"The token file:
  {{"principals": [{{"name": "ann", "token": "AT-LEAST-16-LETTERS", "spaces": ["main"]}}]}}

The file with Workers:
  {{"workers": [{{"uid": "w", "space": "main", "versions": [
    {{"uid": "v1", "form": "https://edge.forms.takoform.com/forms/WorkerVersion/0.6.0/",
     "provides": ["fetch"], "program": ["/usr/bin/cat"]}}]}}]}}
  A program reads its event from its standard input; what it writes is the answer.

The API is at {ROOT}; new work enters at /work/WORKER/KIND,
KIND one of http, scheduled, queue, actor-event, workflow. Ends at SIGTERM and SIGINT;
what runs then goes on, and is taken up by the next host of the same store."#
    )
}

impl Options {
    /// Refuses an address that is reached from other machines, unless that is meant.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.listen.ip().is_loopback() || self.allow_remote {
            return Ok(());
        }
        Err(format!(
            "{} can be reached from other machines, in clear text: if this is meant, add --allow-remote",
            self.listen
        ))
    }

    /// How long answers under way may take once the host is asked to end.
    pub(crate) fn grace(&self) -> Duration {
        Duration::from_secs(self.grace.into())
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

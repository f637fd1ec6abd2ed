//! `selvedge-host`: a host of Deployments on this machine, over HTTP.
//!
//! What is accepted is written down first, in one file; Versions run as child processes, which outlive the host. It may be killed
//! at any moment: the next host of the same file goes on from what is there.

mod files;
mod options;
mod workers;

use axum::Router;
use clap::Parser;
use options::Options;
use selvedge_model::host::http::{self, PATIENCE, ROOT, Served, SharedHost, listen, router};
use selvedge_model::host::{Host, InPlace, Processes, Redb, Unwritten, WallClock};
use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::oneshot;
use tokio::task::JoinError;
use tracing::{error, info, warn};
use workers::Workers;

fn main() -> ExitCode {
    let options = Options::parse();
    options.log();
    match run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            error!(error = %error, "ended");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), Box<dyn Error>> {
    options.check()?;
    let tokens = files::tokens(&options.token_file)?;
    let workers = files::read(&options.workers, Workers::from_json)?;
    let runtime = Runtime::new()?;
    let listener = runtime.block_on(async { listen(options.listen) });
    let listener = listener.map_err(|error| format!("{}: {error}", options.listen))?;
    let (host, processes) = open(options, &workers)?;
    let (served, keeper) = Served::start(host, processes, Box::new(InPlace));
    let result = runtime.block_on(serve(listener, router(served, tokens), keeper, options.grace()));
    // Answers that are broken off here hold the host no longer.
    runtime.shutdown_background();
    result
}

/// Serves until the host is asked to end, or cannot go on.
async fn serve(listener: TcpListener, router: Router, keeper: Ended, grace: Duration) -> Result<(), Box<dyn Error>> {
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    writeln!(io::stdout(), "listening on http://{}{ROOT}", listener.local_addr()?)?;
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(http::serve(listener, router, PATIENCE, async { drop(stopped.await) }));
    tokio::select! {
        ended = tokio::task::spawn_blocking(|| keeper.join()) => return kept(ended),
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    info!("ends once what is under way is answered");
    drop(stop);
    if tokio::time::timeout(grace, server).await.is_err() {
        warn!(seconds = grace.as_secs(), "some answers take longer, and are broken off");
    }
    Ok(())
}

/// Opens the store, and takes in what the files say.
fn open(options: &Options, workers: &Workers) -> Result<(SharedHost, Processes), Box<dyn Error>> {
    let store = |error: &dyn Error| format!("{}: {error}", options.store.display());
    let journal = Redb::open(&options.store).map_err(|error| store(&error))?;
    let host = Host::open(Box::new(journal) as _, Box::new(WallClock::new()) as _);
    let mut host: SharedHost = host.map_err(|error| store(&error))?;
    workers.furnish(&mut host)?;
    let mut events = options.store.clone().into_os_string();
    events.push(".events");
    let processes = Processes::new(events.as_ref(), workers.programs()).map_err(|error| store(&error))?;
    Ok((host, processes))
}

/// The thread that keeps the host, which says why it ended.
type Ended = JoinHandle<Result<(), Unwritten>>;

fn kept(ended: Result<thread::Result<Result<(), Unwritten>>, JoinError>) -> Result<(), Box<dyn Error>> {
    match ended {
        Ok(Ok(ended)) => Ok(ended?),
        Ok(Err(_)) | Err(_) => Err("a fault of the host itself: see above".into()),
    }
}

//! Where connections come in.

use super::keeper::MOST_WAITING;
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};
use tracing::warn;

/// How long accepting rests once it failed, as where no file can be opened any more: until some are closed.
const REST: Duration = Duration::from_secs(1);

/// Listens at an address. As many connections may wait to be accepted as requests may wait for the host: by default it would be 128,
/// and a burst of clients would be reset.
///
/// # Errors
/// If the address is taken, or is none of this machine.
///
/// # Panics
/// Outside a runtime of `tokio`.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(u32::try_from(MOST_WAITING).unwrap_or(u32::MAX))
}

/// Serves whoever connects, until `stop` is done; then it takes nothing new, and ends once what is under way is answered.
///
/// A connection is closed if the head of a request takes longer than `patience` to come: nobody holds one by saying nothing.
///
/// # Panics
/// Outside a runtime of `tokio` with its clock.
pub async fn serve(listener: TcpListener, router: Router, patience: Duration, stop: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let (connections, mut stop) = (GracefulShutdown::new(), pin!(stop));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, _)) => {
                let service = TowerToHyperService::new(router.clone());
                let connection = connections.watch(http.serve_connection(TokioIo::new(stream), service));
                // That a client went away, or says no HTTP, is its own matter.
                tokio::spawn(async { drop(connection.await) });
            }
            // Who connected is gone already.
            Err(error) if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
            Err(error) => {
                warn!(%error, "a connection was not accepted");
                tokio::time::sleep(REST).await;
            }
        }
    }
    drop(listener);
    connections.shutdown().await;
}

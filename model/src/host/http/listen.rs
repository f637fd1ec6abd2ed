//! Where connections come in.

use super::keeper::MOST_WAITING;
use std::io;
use std::net::SocketAddr;
use tokio::net::{TcpListener, TcpSocket};

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

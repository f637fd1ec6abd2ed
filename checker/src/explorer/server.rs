//! The server: it listens on 127.0.0.1 and answers each connection once.

use super::guide::Guide;
use super::request::{self, Refusal};
use super::response::Response;
use super::route::{refused, route};
use crate::declaration::Refused;
use crate::sync::atomic::{AtomicUsize, Ordering};
use crate::sync::thread;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

/// So many clients are heard at once. Browsers open connections ahead of time and leave them idle, so one slow client
/// must not keep others waiting; and no crowd of them may use up this machine.
const MOST_CLIENTS: usize = 64;

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    port: u16,
}

impl Server {
    /// Listens on 127.0.0.1 at this port; 0 is any that is free.
    ///
    /// # Errors
    /// If the port cannot be had.
    pub fn listen(port: u16) -> Result<Self, Refused> {
        let listening = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let bound = listening.and_then(|listener| Ok((listener.local_addr()?.port(), listener)));
        let (port, listener) = bound.map_err(|error| {
            let why = match error.kind() {
                ErrorKind::AddrInUse => format!("port {port} is in use"),
                ErrorKind::PermissionDenied => format!("port {port} is not for everybody to listen on"),
                _ => format!("cannot listen on 127.0.0.1:{port}: {error}"),
            };
            Refused::usage(format!("{why}\n  help: choose another with `--port`; `--port 0` takes any that is free"))
        })?;
        Ok(Self { listener, port })
    }

    /// Where a browser finds it.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Answers until the process ends.
    pub fn run(&self, guide: &Arc<Guide>) {
        let clients = Arc::new(AtomicUsize::new(0));
        loop {
            match self.listener.accept() {
                Ok((stream, _)) => self.hear(stream, guide, &clients),
                // Out of descriptors, or a client that was gone at once: others may still be served.
                Err(_) => thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    fn hear(&self, mut stream: TcpStream, guide: &Arc<Guide>, clients: &Arc<AtomicUsize>) {
        let (port, guide) = (self.port, Arc::clone(guide));
        let Some(present) = Present::come(clients, MOST_CLIENTS) else {
            let busy = Response::words("503 Service Unavailable", "Too many clients at once; try again.");
            let _ = stream.set_nonblocking(true);
            busy.send(&mut stream, false);
            return;
        };
        let heard = thread::Builder::new().name("client".to_owned()).spawn(move || {
            let _present = present;
            answer(&mut stream, &guide, port);
        });
        // Where no thread can be had, the connection is dropped with the closure.
        drop(heard);
    }
}

/// A client that is being heard; it is counted until it goes.
struct Present(Arc<AtomicUsize>);

impl Present {
    /// Counts one more, where fewer than this many are there.
    fn come(clients: &Arc<AtomicUsize>, most: usize) -> Option<Self> {
        let before = clients.fetch_add(1, Ordering::SeqCst);
        Some(Self(Arc::clone(clients))).filter(|_| before < most)
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

fn answer(stream: &mut TcpStream, guide: &Guide, port: u16) {
    match request::read(stream, port) {
        Ok(request) => {
            let response = catch_unwind(AssertUnwindSafe(|| route(guide, &request))).unwrap_or_else(|_| {
                Response::words("500 Internal Server Error", "The explorer failed at this page; please report it.")
            });
            response.send(stream, request.is_head);
        }
        Err(Refusal::Gone) => {}
        Err(refusal) => refused(refusal, port).send(stream, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedules::on_all;

    /// Clients come one after the other and go when they like: never is there more than one, and who goes makes room.
    #[test]
    fn clients_are_counted_in_and_out() {
        on_all(|| {
            let (clients, heard) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
            let come = |_| {
                let present = Present::come(&clients, 1)?;
                let heard = Arc::clone(&heard);
                Some(thread::spawn(move || {
                    assert_eq!(heard.fetch_add(1, Ordering::SeqCst), 0, "too many at once");
                    heard.fetch_sub(1, Ordering::SeqCst);
                    drop(present);
                }))
            };
            let came: Vec<_> = (0..2).map(come).collect();
            assert!(came[0].is_some(), "there was room");
            came.into_iter().flatten().for_each(|client| client.join().expect("it went"));
            assert_eq!(clients.load(Ordering::SeqCst), 0);
        });
    }
}

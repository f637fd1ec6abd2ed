//! The host over HTTP, on a real server of this machine.

mod client;
mod concurrent;
mod lists;
mod refusals;
mod requests;
mod server;
mod work;

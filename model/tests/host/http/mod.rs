//! The host over HTTP, on a real server of this machine.

mod client;
mod command;
mod concurrent;
mod connections;
mod lists;
mod load;
mod refusals;
mod requests;
mod server;
mod work;

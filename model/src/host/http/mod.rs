//! The common Host API v2 over HTTP, as far as Deployments need it, and the entrance for new work of their Workers.
//!
//! One thread keeps the host ([`Served`]): requests are handed to it one after the other, so that what is written down is in the
//! order in which it is answered. A [`router`] is all that HTTP knows; who may ask is known by bearer tokens ([`Tokens`]).

mod answer;
mod keeper;
mod read;
mod resources;
mod routes;
mod tokens;
mod work;

pub use keeper::{Keeper, MOST_CONTEXTS, MOST_WAITING, Served, SharedHost};
pub use read::MOST_BYTES;
pub use routes::{ROOT, router};
pub use tokens::Tokens;

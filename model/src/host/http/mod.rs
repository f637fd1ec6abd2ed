//! The common Host API over HTTP, as far as a Deployment needs it: a [`Router`] over one shared host.

mod answer;
mod read;
mod routes;
mod served;

pub use read::{MOST_BYTES, Tokens};
pub use routes::{ROOT, router};
pub use served::{Served, WallClock};

//! The common Host API v2 over HTTP, as far as Deployments need it, and the entrance for new work of their Workers.
//!
//! | path | what it does |
//! | ---- | ------------ |
//! | `GET {ROOT}/forms` | the Forms of this host |
//! | `GET {ROOT}/resources?space=&form=&limit=&cursor=` | Deployments, ascending by UID, in parts |
//! | `POST {ROOT}/resources` | creates one: `{"form", "space", "name", "spec"}` |
//! | `GET`, `PUT`, `DELETE {ROOT}/resources/{uid}` | reads it; replaces its spec: `{"spec"}`; deletes it |
//! | `GET {ROOT}/operations/{id}` | how far an accepted request is |
//! | `POST /work/{worker}/{kind}` | new work: the body is the event, the answer is what the drawn Version writes |
//!
//! Everything needs `Authorization: Bearer`; what changes something `Idempotency-Key`, and, but for `POST`,
//! `Takoform-Expected-Generation`. An accepted request is answered with its Operation: 202 while it is unfinished, 200 once it is
//! settled; a refused one with Problem Details, whose `code` is a [`Code`](super::Code).
//!
//! One thread keeps the host ([`Served`]): requests are handed to it one after the other, so that what is written down is in the
//! order in which it is answered. A [`router`] is all that HTTP knows; who may ask is known by bearer tokens ([`Tokens`]).

mod answer;
mod keeper;
mod listen;
mod read;
mod resources;
mod routes;
mod tokens;
mod work;

pub use keeper::{Keeper, MOST_CONTEXTS, MOST_WAITING, Served, SharedHost};
pub use listen::{listen, serve};
pub use read::{MOST_BYTES, PATIENCE};
pub use routes::{ROOT, router};
pub use tokens::Tokens;

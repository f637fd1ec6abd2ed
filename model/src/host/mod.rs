//! The host of `WorkerDeployment`: what accepts requests, draws Versions, follows what runs and survives a crash.
//!
//! What may happen is decided by the declaration alone ([`crate::worker_deployment`]): nothing here changes a row but through
//! its commands, and what they refuse is refused here. The host adds what the declaration leaves open: what a request looks
//! like ([`Spec`], [`Request`], [`Refusal`]), who may ask ([`Principal`]), how a Version is drawn ([`Selection`]), time ([`Clock`]),
//! what carries requests out ([`Backend`]) and executes Versions ([`Runtime`]), and what is written down before anything is done
//! ([`Journal`]).
//!
//! Behind features: a journal in one file (`durable`); Versions as child processes, and the common Host API over HTTP (`http`).

mod accept;
mod backend;
mod canonical;
mod clock;
mod contexts;
mod core;
#[cfg(feature = "durable")]
mod durable;
mod forms;
#[cfg(feature = "http")]
pub mod http;
mod journal;
mod list;
mod neighbours;
mod observe;
mod principal;
#[cfg(feature = "http")]
mod process;
mod propose;
mod records;
mod refusal;
mod request;
mod runtime;
mod selection;
mod settle;
mod spec;

pub use self::core::Host;
pub use accept::Accepted;
pub use backend::{Answer, Backend, InPlace, Work};
pub use clock::{Clock, Moment, WallClock};
pub use contexts::{GRACE, RETIREMENT, Started};
#[cfg(feature = "durable")]
pub use durable::Redb;
pub use forms::{DEPLOYMENT_FORMS, VERSION_FORMS, WORKER_FORM, deployment_form, version_form};
pub use journal::{Entry, Journal, Memory, Snapshot, Unwritten};
pub use list::{MOST_ITEMS, Page, Query};
pub use observe::{Observed, Phase, Resource, Status};
pub use principal::Principal;
#[cfg(feature = "http")]
pub use process::{Output, Processes};
pub use records::{DeploymentRecord, OperationRecord, Record};
pub use refusal::{Code, Refusal};
pub use request::{Envelope, Method, Request};
pub use runtime::{NotStarted, Presence, Runtime};
pub use selection::Selection;
pub use spec::{Spec, WHOLE};

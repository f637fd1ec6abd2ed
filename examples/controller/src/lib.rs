//! A controller of the custom resource `LoomAgent` for Kubernetes (kube-rs), over the typed states of its declaration.
//!
//! ```text
//! resource + children -> resource (its status is a row) -> decide (typed states) -> status with conditions
//! ```
//!
//! The definition that the cluster needs is what `selvedge export crd loom_agent` writes. What a resource may become is
//! decided in [`decide`], which knows nothing of a cluster: each state has a function of its own, and a command that is not
//! legal there does not compile. An agent with a `command` is observed by its Job, any other by its Deployment, both of its
//! own name; who creates them, and runs of a schedule, are left out of this example.
#![deny(missing_docs)]

pub mod decide;
pub mod observe;
pub mod reconcile;
pub mod resource;

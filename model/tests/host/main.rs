//! The host of Deployments, each test named by the rule that it shows.

mod contexts;
mod crash;
mod http;
mod processes;
mod requests;
mod restart;
mod rules;
mod selection;
mod settling;
mod spec;
mod support;

//! The explorer and `selvedge replay`, from outside: over plain connections, in a real browser, on the command line.

mod browser;
mod http;
mod links;
mod pages;
#[path = "../promoted/job_of_a_server.rs"]
mod promoted;
mod replay;
mod slow;
mod support;
mod webdriver;

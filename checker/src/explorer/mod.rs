//! The explorer: worlds in a browser, one page each, over a small server on 127.0.0.1.
//!
//! ```text
//! connection -> request (read within limits, Host and Origin checked) -> route -> guide (worlds) -> page -> response
//! ```
//!
//! The pages need no script: every step is a link, every question a form. The server is written on `std::net`, because
//! the small server in our dependency tree reads lines of any length, waits for ever, and starts a thread for whoever
//! comes.

mod guide;
mod html;
mod page;
mod request;
mod response;
mod route;
mod server;

pub use guide::Guide;
pub use server::Server;

//! Every format of a report, on systems that hold, are violated, vacuous and not completely explored.

mod command;
mod examples;
mod github;
mod golden;
mod html;
mod json;
mod junit;
mod markdown;
mod runs;
mod sarif;
mod schema;

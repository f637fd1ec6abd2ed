//! The agent on a real Docker Engine.
//!
//! Each scenario runs the agent itself, and in the end what is there must be what the rules demand, and the agent's
//! trace must be accepted by them. Without root, `dockerd` or a static `busybox` they say that they are skipped; where
//! `CI` is set they fail.

mod agent;
mod bad_input;
mod converge;
mod dockerd;
mod interrupted;
mod roll;
mod single_calls;

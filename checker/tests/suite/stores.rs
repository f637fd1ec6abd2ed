//! Generated stores that panic, or break the wire format: each defect is found, and by no crash of the checker.

use super::support::{ENGINES, LOOM_AGENT, assert_violated, generated, loom_agent, within};
use selvedge::Store;
use selvedge::wire::{Decode, Doc, WireError};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::verdict::Verdict;
use selvedge_model::loom_agent::LoomAgents;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

//! The kinds of documents, and all ways in which one is read.

use selvedge::wire::{self, Decode};
use selvedge_model::{container, loom_agent, worker_deployment};
use selvedge_spec::interpret::wire as oracle;
use selvedge_spec::ir::{self, EntityId};
use selvedge_spec::{declare, source};
use serde::{Deserialize, Serialize};
use serde_json::{Deserializer, Value};
use std::sync::OnceLock;

/// A kind of documents: what is read, of which system.
pub struct Kind {
    /// Its system, by its place in [`System::all`].
    pub(crate) system: usize,
    /// `command`, `reply`, or the name of the entity or view whose rows are read.
    pub(crate) what: &'static str,
    read: fn(&str) -> [Result<String, String>; 3],
}

/// Every kind; a document's first byte says of which kind it is.
pub const KINDS: &[Kind] = &[
    Kind { system: 0, what: "command", read: read::<loom_agent::Command> },
    Kind { system: 0, what: "reply", read: read::<loom_agent::Reply> },
    Kind { system: 0, what: "LoomAgent", read: read::<loom_agent::AnyLoomAgent> },
    Kind { system: 0, what: "LoomAgents", read: read::<loom_agent::LoomAgentsRow> },
    Kind { system: 1, what: "command", read: read::<container::Command> },
    Kind { system: 1, what: "reply", read: read::<container::Reply> },
    Kind { system: 1, what: "Container", read: read::<container::AnyContainer> },
    Kind { system: 1, what: "Containers", read: read::<container::ContainersRow> },
    Kind { system: 2, what: "command", read: read::<worker_deployment::Command> },
    Kind { system: 2, what: "reply", read: read::<worker_deployment::Reply> },
    Kind { system: 2, what: "Worker", read: read::<worker_deployment::AnyWorker> },
    Kind { system: 2, what: "Version", read: read::<worker_deployment::AnyVersion> },
    Kind { system: 2, what: "Provision", read: read::<worker_deployment::AnyProvision> },
    Kind { system: 2, what: "Demand", read: read::<worker_deployment::AnyDemand> },
    Kind { system: 2, what: "Deployment", read: read::<worker_deployment::AnyDeployment> },
    Kind { system: 2, what: "Share", read: read::<worker_deployment::AnyShare> },
    Kind { system: 2, what: "Context", read: read::<worker_deployment::AnyContext> },
    Kind { system: 2, what: "Operation", read: read::<worker_deployment::AnyOperation> },
    Kind { system: 2, what: "Deployments", read: read::<worker_deployment::DeploymentsRow> },
    Kind { system: 2, what: "Allocations", read: read::<worker_deployment::AllocationsRow> },
    Kind { system: 2, what: "Operations", read: read::<worker_deployment::OperationsRow> },
    Kind { system: 2, what: "Running", read: read::<worker_deployment::RunningRow> },
];

/// A compiled system.
pub struct System {
    /// What was declared.
    pub(crate) declared: ir::System,
}

impl System {
    /// The systems, in the order of their numbers.
    pub(crate) fn all() -> &'static [Self; 3] {
        static ALL: OnceLock<[System; 3]> = OnceLock::new();
        ALL.get_or_init(|| {
            [loom_agent::SOURCE, container::SOURCE, worker_deployment::SOURCE].map(|text| {
                let tokens = source::lifecycles(text).expect("it is Rust").remove(0);
                Self { declared: declare(tokens).sound().expect("it is sound").0 }
            })
        })
    }
}

/// What the text is read as: quickly, by the general decoder, which a blank in front asks, and by serde's way to it. Each is
/// encoded again.
fn read<T: Decode + Serialize + for<'de> Deserialize<'de>>(text: &str) -> [Result<String, String>; 3] {
    let encoded = |value: T| {
        let text = wire::to_string(&value).expect("it encodes");
        let again: T = wire::from_str(&text).expect("what was written can be read");
        assert_eq!(wire::to_string(&again).expect("it encodes"), text, "what was written is read as something else");
        assert_eq!(serde_json::to_string(&value).expect("it encodes"), text, "both ways of writing write the same");
        text
    };
    let blank = format!(" {text}");
    let [quick, general] = [text, &blank].map(|text| wire::from_str::<T>(text));
    let by_serde = serde_json::from_str::<T>(text);
    let told = |error: wire::WireError| format!("{}: {}", error.path, error.message);
    [
        quick.map(encoded).map_err(told),
        general.map(encoded).map_err(told),
        by_serde.map(encoded).map_err(|error| error.to_string()),
    ]
}

/// Holds all ways of reading a document against each other; false if it is no document.
///
/// # Panics
/// If two differ.
#[must_use]
pub fn agree(document: &[u8]) -> bool {
    let Some((number, text)) = document.split_first() else { return false };
    let Ok(text) = std::str::from_utf8(text) else { return false };
    let kind = &KINDS[usize::from(*number) % KINDS.len()];
    let [quick, general, by_serde] = (kind.read)(text);
    assert_eq!(quick, general, "{}: {text}", kind.what);
    assert_eq!(by_serde.as_ref().ok(), general.as_ref().ok(), "{}: {text}", kind.what);
    // The interpreter takes for granted that a text is JSON.
    if let Err(error) = serde_json::from_str::<Value>(text) {
        assert!(general.is_err(), "{} {text}: {error}", kind.what);
        return true;
    }
    let by_types = interpreted(kind, text);
    match general {
        Ok(_) => assert_eq!(by_types, Ok(()), "{}: {text}", kind.what),
        // The interpreter does not know what is proved of rows.
        Err(error) if error.contains(" in state `") => {}
        Err(error) => assert!(by_types.is_err(), "{}: {text}\n{error}", kind.what),
    }
    true
}

/// What the interpreter says to the document.
fn interpreted(kind: &Kind, text: &str) -> Result<(), String> {
    let json = &mut Deserializer::from_str(text);
    let system = &System::all()[kind.system].declared;
    let entity = system.entities.iter().position(|entity| entity.name.text == kind.what);
    let view = system.views.iter().find(|view| view.name.text == kind.what);
    let read = match (kind.what, entity, view) {
        ("command", _, _) => oracle::decode_command(system, json).map(drop),
        ("reply", _, _) => oracle::decode_reply(system, json).map(drop),
        (_, Some(entity), _) => oracle::decode_row(system, EntityId(entity), json).map(drop),
        (_, _, Some(view)) => oracle::decode_view_row(system, view, json).map(drop),
        (what, None, None) => panic!("`{what}` is neither an entity nor a view"),
    };
    read.map_err(|error| error.to_string())
}

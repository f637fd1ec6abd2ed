//! The declaration, the worlds it can reach, and steps told as JSON.

use selvedge_spec::interpret::{Input, RowChange, StepResult, World, apply, commands, step, view_rows, wire};
use selvedge_spec::ir::{Bound, CommandId, EntityId, StateId, System};
use selvedge_spec::source::lifecycles;
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;
use std::sync::OnceLock;

pub(crate) const AGENT: EntityId = EntityId(0);
pub(crate) const STATES: [&str; 6] = ["Pending", "Running", "Refused", "Degraded", "Completed", "Failed"];
pub(crate) const PHASES: [&str; 3] = ["Active", "Succeeded", "Failed"];
pub(crate) const INSTANT: &str = "2026-01-01T00:00:00Z";

/// The checked declaration.
pub(crate) fn system() -> &'static System {
    static SYSTEM: OnceLock<System> = OnceLock::new();
    SYSTEM.get_or_init(|| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../model/src/loom_agent.rs");
        let text = std::fs::read_to_string(path).expect("the model is beside the language");
        let mut found = lifecycles(&text).expect("Rust tokens");
        let declared = selvedge_spec::declare(found.pop().expect("one declaration"));
        assert!(declared.diagnostics.is_empty(), "{:#?}", declared.diagnostics);
        declared.system.expect("a sound declaration")
    })
}

pub(crate) fn bound(name: &str) -> &'static Bound {
    system().bounds.iter().find(|bound| bound.name.text == name).expect("a declared bound")
}

/// What a search over a bound found.
pub(crate) struct Explored {
    pub(crate) commands: usize,
    pub(crate) worlds: BTreeSet<World>,
    pub(crate) steps: usize,
    pub(crate) depth: usize,
    pub(crate) cells: BTreeSet<(CommandId, Option<StateId>, usize)>,
}

/// Every world of a bound, breadth first, every command tried in each; `seen` is told of every step.
pub(crate) fn explore(bound: &Bound, mut seen: impl FnMut(&World, CommandId, &Input, &StepResult, &World)) -> Explored {
    let commands: Vec<_> = commands(system(), bound).collect();
    let first = World::empty(system());
    let mut found = Explored {
        commands: commands.len(),
        worlds: BTreeSet::from([first.clone()]),
        steps: 0,
        depth: 0,
        cells: BTreeSet::new(),
    };
    let mut frontier = vec![first];
    loop {
        let mut next = Vec::new();
        for world in &frontier {
            for (command, input) in &commands {
                let step = step(system(), world, *command, input).expect("a checked declaration answers");
                let place = world.row(step.entity, &step.key).map(|row| row.state);
                found.cells.insert((*command, place, step.outcome.0));
                found.steps += 1;
                if step.change == RowChange::Unchanged {
                    seen(world, *command, input, &step, world);
                    continue;
                }
                let mut after = world.clone();
                apply(&mut after, &step);
                seen(world, *command, input, &step, &after);
                if found.worlds.insert(after.clone()) {
                    next.push(after);
                }
            }
        }
        if next.is_empty() {
            return found;
        }
        found.depth += 1;
        frontier = next;
    }
}

/// The one name of the bound `s`.
pub(crate) fn name() -> &'static str {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| match selvedge_spec::interpret::Value::from(&bound("s").keys[AGENT.0][0]) {
        selvedge_spec::interpret::Value::Text(text) => text.to_string(),
        other => panic!("a name is a text, not {other:?}"),
    })
}

/// A world that can be reached, with at most one agent.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) world: World,
}

/// No agent of this name.
pub(crate) fn absent() -> Place {
    Place { world: World::empty(system()) }
}

/// Every row of the bound `s` that rests in one of `states`.
pub(crate) fn agents(states: &[&str]) -> Vec<Place> {
    static WORLDS: OnceLock<BTreeSet<World>> = OnceLock::new();
    let worlds = WORLDS.get_or_init(|| explore(bound("s"), |_, _, _, _, _| ()).worlds);
    let places = worlds.iter().map(|world| Place { world: world.clone() });
    let places: Vec<_> = places.filter(|place| place.row().is_some() && states.contains(&&*place.state())).collect();
    assert!(states.iter().all(|state| places.iter().any(|place| place.state() == *state)), "a row in each state");
    places
}

impl Place {
    pub(crate) fn row(&self) -> Option<Json> {
        self.world.rows(AGENT).next().map(|row| wire::encode_row(system(), AGENT, row))
    }

    /// The same place with another row, reachable or not.
    pub(crate) fn with_row(&self, row: &Json) -> Self {
        let mut place = self.clone();
        place.world.put(AGENT, wire::decode_row(system(), AGENT, row).expect("a row"));
        place
    }

    pub(crate) fn state(&self) -> String {
        self.row().expect("an agent")["state"].as_str().expect("a state").to_owned()
    }

    pub(crate) fn generation(&self) -> i64 {
        self.row().expect("an agent")["observedGeneration"].as_i64().expect("a generation")
    }

    /// What `command` answers here; `inputs` go without the name.
    pub(crate) fn send(&self, command: &str, inputs: &Json) -> Answer {
        let request = json!({ command: with(Some(json!({ "name": name() })), inputs) });
        let (command, input) = wire::decode_command(system(), &request).expect("a command");
        let step = step(system(), &self.world, command, &input).expect("a checked declaration answers");
        let mut after = self.clone();
        apply(&mut after.world, &step);
        let reply = wire::encode_reply(system(), &wire::Reply::of(command, &step));
        Answer { request, reply, change: step.change, before: self.row(), after }
    }

    /// The place after an accepted command.
    pub(crate) fn then(&self, command: &str, inputs: &Json) -> Self {
        let answer = self.send(command, inputs);
        assert!(answer.reply.get("error").is_none(), "{}", answer.reply);
        answer.after
    }

    /// The rows that the view shows.
    pub(crate) fn view(&self) -> Vec<Json> {
        let view = &system().views[0];
        let rows = view_rows(system(), view, &self.world).expect("a view without a filter");
        rows.iter().map(|row| wire::encode_view_row(system(), view, row)).collect()
    }
}

/// `row` with other values under some keys; `null` takes the key away.
pub(crate) fn with(row: Option<Json>, changes: &Json) -> Json {
    let mut row = row.expect("a row");
    let object = row.as_object_mut().expect("an object");
    for (key, value) in changes.as_object().expect("an object of changes") {
        if value.is_null() {
            object.remove(key);
        } else {
            object.insert(key.clone(), value.clone());
        }
    }
    row
}

/// What a command answered.
pub(crate) struct Answer {
    pub(crate) request: Json,
    pub(crate) reply: Json,
    pub(crate) change: RowChange,
    pub(crate) before: Option<Json>,
    pub(crate) after: Place,
}

impl Answer {
    /// It was rejected so: no event, and the row is as it was.
    #[track_caller]
    pub(crate) fn rejected(&self, outcome: &str, error: &Json) {
        self.replied(&json!({ "outcome": outcome, "error": error }));
        assert_eq!(self.change, RowChange::Unchanged, "{}", self.request);
    }

    /// It succeeded without a change or an event.
    #[track_caller]
    pub(crate) fn kept(&self, outcome: &str) {
        self.replied(&json!({ "outcome": outcome }));
        assert_eq!(self.change, RowChange::Unchanged, "{}", self.request);
    }

    /// It emitted this, and left this row behind.
    #[track_caller]
    pub(crate) fn accepted(&self, outcome: &str, event: &Json, after: &Json) {
        self.replied(&json!({ "outcome": outcome, "event": event }));
        assert_eq!(self.after.row().as_ref(), Some(after), "{} in {:?}", self.request, self.before);
    }

    #[track_caller]
    pub(crate) fn replied(&self, expected: &Json) {
        let command = self.request.as_object().and_then(|object| object.keys().next()).expect("a command");
        let expected = with(Some(expected.clone()), &json!({ "command": command }));
        assert_eq!(self.reply, expected, "{} in {:?}", self.request, self.before);
    }
}

/// The error for a name that no row carries.
pub(crate) fn not_found() -> Json {
    json!({ "LoomAgentNotFound": { "name": name() } })
}

/// The error for a command in a wrong state.
pub(crate) fn conflict() -> Json {
    json!({ "LoomAgentStateConflict": { "name": name() } })
}

/// The error for a generation that is not the row's.
pub(crate) fn stale(generation: i64, observed: i64) -> Json {
    json!({ "StaleGeneration": { "name": name(), "generation": generation, "observed_generation": observed } })
}

/// What an observed run may carry beside its phase, as sent, and as stored in a record.
pub(crate) fn run_ends() -> [(Json, Json); 5] {
    [
        (json!({}), json!({})),
        (json!({ "exit_code": 0 }), json!({ "exitCode": 0 })),
        (json!({ "exit_code": -1, "reason": "r" }), json!({ "exitCode": -1, "reason": "r" })),
        (json!({ "finished_at": INSTANT }), json!({ "finishedAt": INSTANT })),
        (
            json!({ "exit_code": 1, "finished_at": INSTANT, "reason": "" }),
            json!({ "exitCode": 1, "finishedAt": INSTANT, "reason": "" }),
        ),
    ]
}

/// Every phase with everything it may carry.
pub(crate) fn runs() -> Vec<Json> {
    let ends = run_ends();
    let run = |phase: &str, sent: &Json| with(Some(sent.clone()), &json!({ "phase": phase }));
    PHASES.iter().flat_map(|phase| ends.iter().map(|(sent, _)| run(phase, sent)).collect::<Vec<_>>()).collect()
}

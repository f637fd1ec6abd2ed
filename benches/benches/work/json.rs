//! Commands of a life from JSON and back to it: by the generated strict codec, and by types of the same form with serde's derive,
//! which takes more than it should.

use super::Work;
use selvedge::wire;
use selvedge_benches::script::life;
use selvedge_model::loom_agent;
use serde::{Deserialize, Serialize};
use std::hint::black_box;

/// The commands of a life, as one would derive them.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Command {
    ApplyLoomAgent {
        name: String,
        generation: i64,
    },
    RecordCheck {
        name: String,
        generation: i64,
        exit_code: i64,
        message: String,
        variant: Variant,
    },
    ObserveDeployment {
        name: String,
        availability: Availability,
    },
    ObserveRun {
        name: String,
        phase: Phase,
        #[serde(skip_serializing_if = "Option::is_none")]
        exit_code: Option<i64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        finished_at: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
}

#[derive(Debug, Serialize, Deserialize)]
enum Variant {
    AgentServe,
    Command,
}

#[derive(Debug, Serialize, Deserialize)]
enum Availability {
    Available,
    Unavailable,
}

#[derive(Debug, Serialize, Deserialize)]
enum Phase {
    Active,
    Succeeded,
    Failed,
}

pub(crate) fn works() -> Vec<Work> {
    vec![
        Work {
            group: "json in",
            name: "selvedge",
            prepare: |units| texts(units, |text| drop(black_box(wire::from_str::<loom_agent::Command>(text)))),
        },
        Work {
            group: "json in",
            name: "serde's derive",
            prepare: |units| texts(units, |text| drop(black_box(serde_json::from_str::<Command>(text)))),
        },
        Work {
            group: "json out",
            name: "selvedge",
            prepare: |units| {
                let commands = life("agent", 1);
                Box::new(move || {
                    for _ in 0..units {
                        commands.iter().for_each(|command| drop(black_box(wire::to_string(black_box(command)))));
                    }
                })
            },
        },
        Work {
            group: "json out",
            name: "serde's derive",
            prepare: |units| {
                let read = |text: &String| serde_json::from_str::<Command>(text).expect("of the same form");
                let commands: Vec<Command> = life_texts().iter().map(read).collect();
                Box::new(move || {
                    for _ in 0..units {
                        commands.iter().for_each(|command| drop(black_box(serde_json::to_string(black_box(command)))));
                    }
                })
            },
        },
    ]
}

/// A life as it stands on the wire; the derived types write the same.
fn life_texts() -> Vec<String> {
    let texts =
        life("agent", 1).iter().map(|command| wire::to_string(command).expect("it encodes")).collect::<Vec<_>>();
    for text in &texts {
        let derived: Command = serde_json::from_str(text).expect("of the same form");
        assert_eq!(serde_json::to_string(&derived).expect("it encodes"), *text);
    }
    texts
}

fn texts(units: usize, take: fn(&str)) -> Box<dyn FnOnce()> {
    let texts = life_texts();
    Box::new(move || {
        for _ in 0..units {
            texts.iter().for_each(|text| take(black_box(text)));
        }
    })
}

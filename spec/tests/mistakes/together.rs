//! Many mistakes in one declaration: each gives its one message, at its place, and none brings another with it.

use super::{LOOM_AGENT, edited, told};
use selvedge_spec::Code;

/// What to find, what replaces it with the place to be told between `«` and `»`, and its code; without a
/// code it is a part of the next or the last one.
const PLANTED: &[(&str, &str, Option<Code>)] = &[
    // A missing `;` is noticed at what stands there instead.
    (
        "external AgentSpec = \"loom.agent.AgentSpec\";\n\n        enum AgentVariant",
        "external AgentSpec = \"loom.agent.AgentSpec\"\n\n        «enum» AgentVariant",
        Some(Code::Syntax),
    ),
    ("{ True, False, Unknown }", "{ True, False, Unknown, «True» }", Some(Code::DuplicateName)),
    ("record GitBoundary { upstream: String,", "record GitBoundary { upstream «String»,", Some(Code::Syntax)),
    (
        "record Workspace { mount_path: String,",
        "record Workspace { mount_path: String, «mountPath»: Int,",
        Some(Code::WireCollision),
    ),
    (
        "#[allow(field_never_written, reason = \"the source declares it and no outcome writes it (LA-08)\")]",
        "#[allow(«field_never_written»)]",
        Some(Code::UnknownLint),
    ),
    ("conditions: List<Condition>?;", "conditions: List<«Conditon»>?;", Some(Code::UnknownName)),
    (
        "move observe_degraded: Degraded -> Degraded;",
        "move observe_degraded: Degraded -> «Degrded»;",
        Some(Code::UnknownName),
    ),
    ("create, set { observed_generation = input.generation },", "create,", None),
    ("created     when absent", "«created»     when absent", Some(Code::FieldUnset)),
    ("self.observed_generation == input.generation", "self.observed_generation == «\"1\"»", Some(Code::TypeMismatch)),
    ("command DeleteLoomAgent(", "«comand» DeleteLoomAgent(", Some(Code::Syntax)),
    ("running      when input.exit_code == 0 ", "running      otherwise ", None),
    ("refused      otherwise  ", "«refused»      when input.exit_code == 0", Some(Code::OutcomeShadowed)),
    ("=> move degrade,", "=> move «degrad»,", Some(Code::UnknownName)),
    (
        "no_deployment  otherwise                                                  => reject LoomAgentStateConflict",
        "no_deployment  otherwise => reject «LoomAgentStateConflct»",
        Some(Code::UnknownName),
    ),
    (
        "event LoomAgentRunObserved { name: ResourceName,",
        "event LoomAgentRunObserved { since: Int, name: ResourceName,",
        None,
    ),
    ("emit LoomAgentRunObserved;", "emit «LoomAgentRunObserved»;", Some(Code::MissingPayload)),
    ("finished     when in", "no_run     when in", None),
    ("no_run       otherwise", "«no_run»       otherwise", Some(Code::DuplicateName)),
    ("command ObserveScheduledRun(", "command «ObserveScheduledRun»(", Some(Code::OutcomesNotTotal)),
    ("not_running        otherwise ", "not_running        when in {Pending, Refused}", None),
    ("show all; }", "show { name, «chek» }; }", Some(Code::UnknownName)),
    ("generation: 1..=3;", "generation: «3»..=1;", Some(Code::BadBound)),
    ("variant: {AgentServe};", "variant: {«AgentServ»};", Some(Code::UnknownName)),
    ("<= after.observed_generation;", "<= «afer».observed_generation;", Some(Code::UnknownName)),
    (
        "        /// One LoomAgent has both a run that ended and a schedule's last run (LH-4).\n        hazard run_and_last_run",
        "        hazard «run_and_last_run»",
        Some(Code::Syntax),
    ),
];

/// A text without its marks, and line and column (from 1) of each place that was marked.
fn unmarked(marked: &str) -> (String, Vec<(usize, usize)>) {
    let (mut text, mut places) = (String::new(), Vec::new());
    let (mut line, mut column) = (1, 1);
    for character in marked.chars() {
        match character {
            '«' => places.push((line, column)),
            '»' => {}
            '\n' => {
                (line, column) = (line + 1, 1);
                text.push('\n');
            }
            other => {
                column += 1;
                text.push(other);
            }
        }
    }
    (text, places)
}

#[test]
fn each_gives_its_one_message_at_its_place() {
    let mut marked = LOOM_AGENT.to_owned();
    for (find, replace, _) in PLANTED {
        marked = edited(&marked, find, replace);
    }
    let (text, places) = unmarked(&marked);
    let found: Vec<_> = told(&text).iter().map(|told| ((told.line, told.column), told.code.name())).collect();
    // The edits are listed in the order of the text, and so are the marks.
    let codes: Vec<_> = PLANTED.iter().filter_map(|planted| planted.2).map(Code::name).collect();
    assert_eq!(places.len(), codes.len(), "each code has its mark");
    let expected: Vec<_> = places.into_iter().zip(codes).collect();
    assert_eq!(found, expected);
}

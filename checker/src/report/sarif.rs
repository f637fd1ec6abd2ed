//! The report as SARIF 2.1.0, for code scanning: one run for all systems, because readers take one run of a tool.

use super::place::Place;
use super::words::{answer, difference, reason, says};
use super::{Report, RuleReport, ToldStep};
use crate::rules::Kind;
use crate::verdict::Verdict;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Where the schema of this format is published.
const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// All reports as one log.
#[must_use]
pub fn sarif(verdict: Verdict, reports: &[Report]) -> String {
    let mut rules = Rules::default();
    let told = reports.iter().flat_map(|report| report.rules.iter().map(move |rule| (report, rule)));
    let results: Vec<Value> =
        told.filter_map(|(report, rule)| result(report, rule, rules.index(report, rule))).collect();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "selvedge",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules.all,
            } },
            "invocations": [{
                "executionSuccessful": true,
                "exitCode": verdict.exit() as u8,
                "toolExecutionNotifications": reports.iter().filter_map(notification).collect::<Vec<_>>(),
            }],
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    let mut text = serde_json::to_string_pretty(&log).unwrap_or_default();
    text.push('\n');
    text
}

/// The rules of a log, each once, though several bounds may decide it.
#[derive(Default)]
struct Rules {
    ids: Vec<String>,
    all: Vec<Value>,
}

impl Rules {
    fn index(&mut self, report: &Report, rule: &RuleReport) -> usize {
        let id = rule_id(report, rule);
        self.ids.iter().position(|other| *other == id).unwrap_or_else(|| {
            self.all.push(descriptor(&id, rule));
            self.ids.push(id);
            self.ids.len() - 1
        })
    }
}

/// Declared rules carry the system's name before their own, so that two systems may call theirs alike.
fn rule_id(report: &Report, rule: &RuleReport) -> String {
    match rule.kind {
        Kind::Builtin => format!("builtin/{}", rule.name),
        _ => format!("{}/{}", report.system, rule.name),
    }
}

fn descriptor(id: &str, rule: &RuleReport) -> Value {
    let title = format!("{} {}", rule.kind.word(), rule.name);
    let help = help(rule);
    json!({
        "id": id,
        "name": rule.name,
        "shortDescription": { "text": title },
        "fullDescription": { "text": if rule.says.is_empty() { title.clone() } else { says(&rule.says) } },
        "help": { "text": help },
        "defaultConfiguration": { "level": if rule.kind == Kind::Hazard { "note" } else { "error" } },
        "properties": { "kind": rule.kind },
    })
}

fn help(rule: &RuleReport) -> String {
    let claim = match rule.kind {
        Kind::Builtin => "A built-in rule: it holds of every system.",
        Kind::Always => "Declared `always`: it holds in every world, or at every step, within the bound.",
        Kind::Never => "Declared `never`: no world, or no step, within the bound satisfies it.",
        Kind::Reach => "Declared `reach`: some world, or some step, within the bound satisfies it.",
        Kind::Eventually => "Declared `eventually`: what is owed comes about on every fair run within the bound.",
        Kind::Hazard => "A hazard: a danger that the declaration permits. The code flow is the shortest path to it.",
    };
    format!("{} {claim}", says(&rule.says)).trim().to_owned()
}

/// What is told of a rule: that it does not hold, or that a hazard is there.
fn result(report: &Report, rule: &RuleReport, index: usize) -> Option<Value> {
    let (level, message) = match (rule.verdict, rule.kind) {
        (Verdict::Holds, Kind::Hazard) => ("note", format!("The declaration permits a hazard. {}", says(&rule.says))),
        (Verdict::Holds, _) => return None,
        (Verdict::Violated, _) => ("error", reason(report, rule)),
        (Verdict::Incomplete | Verdict::Vacuous, _) => ("warning", reason(report, rule)),
    };
    let id = rule_id(report, rule);
    let mut result = json!({
        "ruleId": id,
        "ruleIndex": index,
        "level": level,
        "message": { "text": format!("{message} ({} {}, {}, bound {})", rule.kind.word(), rule.name, report.system, report.bound) },
        "locations": [{ "physicalLocation": physical(&report.deciding_place(rule)) }],
        "relatedLocations": [{
            "id": 1,
            "message": { "text": "the rule" },
            "physicalLocation": physical(&report.rule_place(rule)),
        }],
        "partialFingerprints": { "selvedgeRule/v1": format!("{id}/{}", report.bound) },
        "properties": {
            "bound": report.bound,
            "verdict": rule.verdict,
            "worldsExercised": rule.worlds_exercised,
        },
    });
    if let Some(path) = rule.path.as_ref().filter(|path| !path.is_empty()) {
        result["codeFlows"] = json!([{ "threadFlows": [{ "locations": flow(report, path) }] }]);
    }
    Some(result)
}

fn flow(report: &Report, path: &[ToldStep]) -> Vec<Value> {
    let steps = path.iter().enumerate().map(|(index, step)| {
        let changes: Vec<String> = step.changes.iter().map(difference).collect();
        let after = if changes.is_empty() { String::new() } else { format!("; {}", changes.join("; ")) };
        let mut location = json!({ "message": { "text": format!("{} → {}{after}", step.command, answer(step)) } });
        if let Some(place) = report.step_place(step) {
            location["physicalLocation"] = physical(&place);
        }
        json!({ "executionOrder": index + 1, "location": location })
    });
    steps.collect()
}

fn physical(place: &Place<'_>) -> Value {
    json!({
        "artifactLocation": { "uri": uri(place.path) },
        "region": { "startLine": place.line.max(1), "snippet": { "text": place.text } },
    })
}

/// A path as a URI reference: relative ones stay relative, to the root of the sources.
fn uri(path: &str) -> String {
    let path = path.replace('\\', "/");
    let path = path.strip_prefix("./").unwrap_or(&path);
    let mut out = String::from(if path.starts_with('/') { "file://" } else { "" });
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

fn notification(report: &Report) -> Option<Value> {
    let reason = report.incomplete.as_ref()?;
    let text = format!("{}, bound {}: not complete: {reason}", report.system, report.bound);
    Some(json!({ "level": "warning", "message": { "text": text } }))
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn paths_are_uri_references() {
        assert_eq!(uri("./model/a b.life"), "model/a%20b.life");
        assert_eq!(uri("/tmp/ü.life"), "file:///tmp/%C3%BC.life");
    }
}

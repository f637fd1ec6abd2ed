//! The survey for programs.

use super::super::{Case, Fate, Survey};
use super::{Counts, by_operator, why};
use serde::Serialize;

/// Raised when a field changes its meaning or goes; new fields do not raise it.
const SCHEMA_VERSION: u32 = 1;

#[derive(Serialize)]
struct Document<'a> {
    schema_version: u32,
    system: &'a str,
    declaration: &'a str,
    bounds: &'a [String],
    bounds_left_out: &'a [String],
    rules_disregarded: &'a [String],
    counts: Counts,
    operators: Vec<Operator>,
    mutants: Vec<Told<'a>>,
}

#[derive(Serialize)]
struct Operator {
    name: &'static str,
    says: &'static str,
    #[serde(flatten)]
    counts: Counts,
}

#[derive(Serialize)]
struct Told<'a> {
    id: &'a str,
    operator: &'static str,
    #[serde(flatten)]
    fate: ToldFate<'a>,
}

#[derive(Serialize)]
#[serde(tag = "fate", rename_all = "snake_case")]
enum ToldFate<'a> {
    Killed {
        rules: &'a [String],
        #[serde(skip_serializing_if = "Option::is_none")]
        path_length: Option<usize>,
        bound: &'a str,
    },
    Equivalent {
        proofs: Vec<ToldProof<'a>>,
        why: &'static str,
    },
    Survived {
        bound: &'a str,
        shows_after: u32,
    },
    Undecided {
        bound: &'a str,
    },
}

#[derive(Serialize)]
struct ToldProof<'a> {
    bound: &'a str,
    worlds: usize,
}

/// The survey as one JSON object.
#[must_use]
pub fn json(survey: &Survey) -> String {
    let operator = |(name, says, counts)| Operator { name, says, counts };
    let document = Document {
        schema_version: SCHEMA_VERSION,
        system: &survey.system,
        declaration: &survey.path,
        bounds: &survey.bounds,
        bounds_left_out: &survey.left_out,
        rules_disregarded: &survey.without,
        counts: Counts::of(&survey.cases),
        operators: by_operator(survey).into_iter().map(operator).collect(),
        mutants: survey.cases.iter().map(told).collect(),
    };
    let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
    text.push('\n');
    text
}

fn told(case: &Case) -> Told<'_> {
    let fate = match &case.fate {
        Fate::Killed { rules, path_length, bound } => ToldFate::Killed { rules, path_length: *path_length, bound },
        Fate::Equivalent(proofs) => ToldFate::Equivalent {
            proofs: proofs.iter().map(|proof| ToldProof { bound: &proof.bound, worlds: proof.worlds }).collect(),
            why: why(case.operator),
        },
        Fate::Survived { bound, shows_after } => ToldFate::Survived { bound, shows_after: *shows_after },
        Fate::Undecided { bound } => ToldFate::Undecided { bound },
    };
    Told { id: &case.id, operator: case.operator, fate }
}

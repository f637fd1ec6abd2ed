//! What is decided: the built-in rules of every system and the declared rules of one.

mod builtin;
mod declared;

pub use builtin::Builtin;
pub use declared::{Weighed, premise, weigh};

use selvedge_spec::ir::{Rule, RuleKind, System};
use serde::Serialize;

/// Where a rule comes from and what it claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Holds of every system.
    Builtin,
    /// Declared: holds in every world or at every step.
    Always,
    /// Declared: holds in no world or at no step.
    Never,
    /// Declared: some world or step satisfies it.
    Reach,
    /// Declared: a danger that the declaration permits.
    Hazard,
    /// Declared: what is owed comes about on every fair run.
    Eventually,
}

impl From<RuleKind> for Kind {
    fn from(kind: RuleKind) -> Self {
        match kind {
            RuleKind::Always => Self::Always,
            RuleKind::Never => Self::Never,
            RuleKind::Reach => Self::Reach,
            RuleKind::Hazard => Self::Hazard,
            RuleKind::Eventually => Self::Eventually,
        }
    }
}

impl Kind {
    /// Whether one world or step that satisfies the body decides the rule in its favour.
    #[must_use]
    pub fn is_search(self) -> bool {
        matches!(self, Self::Reach | Self::Hazard)
    }

    /// As printed.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Builtin => "built in",
            Self::Always => "always",
            Self::Never => "never",
            Self::Reach => "reach",
            Self::Hazard => "hazard",
            Self::Eventually => "eventually",
        }
    }
}

/// One rule of a check.
#[derive(Clone, Debug)]
pub struct RuleInfo {
    /// Its name: unique among declared rules; built-in ones have names of their own.
    pub name: String,
    /// Where it comes from.
    pub kind: Kind,
    /// What it says, in words.
    pub says: String,
}

/// Every rule of a system: the built-in ones in the order of [`Builtin::ALL`], then the declared ones.
#[must_use]
pub fn rules_of(system: &System) -> Vec<RuleInfo> {
    let builtin = Builtin::ALL.iter().map(|rule| RuleInfo {
        name: rule.name().to_owned(),
        kind: Kind::Builtin,
        says: rule.says().to_owned(),
    });
    let declared = system.rules.iter().map(|rule: &Rule| RuleInfo {
        name: rule.name.text.clone(),
        kind: rule.kind.into(),
        says: rule.docs.clone(),
    });
    builtin.chain(declared).collect()
}

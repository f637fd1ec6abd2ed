//! What is decided of every loop, what may be permitted, and what is claimed of one.

use super::{CommandOf, Controller};
use crate::rules::Kind;

/// Something claimed of one loop.
pub struct Claim<C: Controller> {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub says: &'static str,
    /// What it claims: `Never`, that nothing satisfies it; `Hazard`, that something does.
    pub kind: Kind,
    /// When it is weighed.
    pub moment: Moment,
    /// Whether what is seen satisfies it; `None`, where it says nothing of that.
    pub weigh: fn(&Seen<'_, C>) -> Option<bool>,
}

/// When a claim is weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// When a round has planned.
    Plans,
    /// When a step that makes a new row begins although the end of another row, earlier in the plan, came to nothing.
    Begins,
    /// The same, weighed on the rows that the plan was made on as well, which are then part of the world.
    BeginsAsListed,
    /// When a round has done all that it planned, undisturbed.
    Ends,
}

/// What a claim is weighed on.
pub struct Seen<'a, C: Controller> {
    /// What is wanted.
    pub wanted: &'a C::Wanted,
    /// All that may be wanted of that part.
    pub known: &'a [(String, C::Wanted)],
    /// The listed rows at that moment.
    pub listed: &'a C::Store,
    /// The rows that the plan was made on, if they are those of the round before and a claim asks for them.
    pub planned_on: Option<&'a C::Store>,
    /// The rule of the controller's own that the plan breaks, in words.
    pub breaks: Option<&'a str>,
    /// The plan.
    pub steps: Vec<SeenStep<'a>>,
    /// The command with which a step begins, and which step.
    pub begins: Option<(usize, &'a CommandOf<C>)>,
}

/// One step of a plan, as a claim sees it.
#[derive(Clone, Copy, Debug)]
pub struct SeenStep<'a> {
    /// What it is, as the plan says it.
    pub says: &'a str,
    /// The row that it is about.
    pub row: Option<&'a str>,
    /// Whether it ends that row.
    pub ends: bool,
}

/// Whether a rule is claimed of a world in which this is wanted and these rows are listed.
pub type ClaimedFrom<C> = fn(&<C as Controller>::Wanted, &<C as Controller>::Store) -> bool;

/// Dangers that a controller is known to run into: each must be found, and is reported as a hazard. What is not
/// permitted is proved not to happen. Rules that a permitted danger breaks are claimed of those worlds only from which
/// it is not met already.
pub struct Permits<C: Controller> {
    /// It may rest for good short of its goal: what that means here.
    pub wedged: Option<&'static str>,
    /// It may repair the same fault without end and without remembering: what that means here.
    pub unbounded: Option<&'static str>,
    /// A round that was interrupted may come to another end: what that means here.
    pub another_end: Option<&'static str>,
    /// Of what being wanted anything is claimed at all.
    pub speaks_of: fn(&C::Wanted) -> bool,
    /// Of which worlds it is claimed that the goal is reached.
    pub reaches_from: ClaimedFrom<C>,
    /// Of which worlds, before the round and after its interruption, it is claimed that an interrupted round comes to the
    /// same end.
    pub same_end_from: ClaimedFrom<C>,
}

impl<C: Controller> Permits<C> {
    /// Nothing is permitted, and every rule is claimed of every world.
    pub const NONE: Self = Self {
        wedged: None,
        unbounded: None,
        another_end: None,
        speaks_of: |_| true,
        reaches_from: |_, _| true,
        same_end_from: |_, _| true,
    };
}

/// A rule about every loop.
///
/// That it is stable is decided on every schedule. How many rounds that takes can only be told of the schedule on which
/// what has been begun ends between two rounds: on others any number of rounds may pass in which nothing is to be done but
/// wait. Ends are compared on that schedule as well; where both are the goal, they are on every one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Common {
    EventuallyStable,
    NothingSpared,
    WithinRounds,
    Idempotent,
    InterruptedSameEnd,
    OneActionPerRow,
    EndsBeforeStarts,
    UnlistedUntouched,
    Wedged,
    Unbounded,
    AnotherEnd,
}

impl Common {
    pub(super) const ALL: [Self; 11] = [
        Self::EventuallyStable,
        Self::NothingSpared,
        Self::WithinRounds,
        Self::Idempotent,
        Self::InterruptedSameEnd,
        Self::OneActionPerRow,
        Self::EndsBeforeStarts,
        Self::UnlistedUntouched,
        Self::Wedged,
        Self::Unbounded,
        Self::AnotherEnd,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::EventuallyStable => "eventually_stable",
            Self::NothingSpared => "nothing_spared",
            Self::WithinRounds => "within_rounds",
            Self::Idempotent => "idempotent",
            Self::InterruptedSameEnd => "interrupted_same_end",
            Self::OneActionPerRow => "one_action_per_row",
            Self::EndsBeforeStarts => "ends_before_starts",
            Self::UnlistedUntouched => "unlisted_untouched",
            Self::Wedged => "wedged",
            Self::Unbounded => "repairs_without_bound",
            Self::AnotherEnd => "interrupted_another_end",
        }
    }

    fn says(self, rounds: u16) -> String {
        let says = match self {
            Self::EventuallyStable => {
                "Once the environment rests, the controller alone reaches a world in which the goal holds and nothing is \
                 planned, and stays there: on every schedule of its rounds and of what has been begun."
            }
            Self::NothingSpared => {
                "Where it is not claimed that the goal is reached, some schedule does not reach it: a permitted danger spares \
                 no other world."
            }
            Self::WithinRounds => {
                let rounds = if rounds == 1 { "one round".to_owned() } else { format!("at most {rounds} rounds") };
                return format!(
                    "Once the environment rests, the goal is reached in {rounds}, where what has been begun comes to its \
                     end between two of them."
                );
            }
            Self::Idempotent => "What a round has done, the next one does not do again.",
            Self::InterruptedSameEnd => {
                "A round whose steps fail in any combination, or whose controller dies between any two commands, comes to \
                 the same end as an undisturbed one when it is run again."
            }
            Self::OneActionPerRow => "No plan has two steps about one row.",
            Self::EndsBeforeStarts => "No step that ends a row stands behind one that does not.",
            Self::UnlistedUntouched => "No command addresses a row that is not listed.",
            Self::Wedged => {
                "Something is wanted that is not there, nothing is under way, and nothing is planned, for good."
            }
            Self::Unbounded => "The same fault is repaired in the same way without end: nothing is remembered of it.",
            Self::AnotherEnd => "A round that is interrupted and run again comes to another end.",
        };
        says.to_owned()
    }
}

/// One rule of a check.
pub(super) struct Rule {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) says: String,
    pub(super) what: What,
}

/// What a rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Common(Common),
    /// The claim in this place.
    Claim(usize),
}

/// Every rule of a loop, hazards last.
pub(super) fn rules<C: Controller>(permits: &Permits<C>, claims: &[Claim<C>], rounds: u16) -> Vec<Rule> {
    let common = Common::ALL.iter().filter_map(|common| {
        let permitted = match common {
            Common::Wedged => permits.wedged,
            Common::Unbounded => permits.unbounded,
            // That it does not happen is a rule of its own.
            Common::AnotherEnd => Some(permits.another_end?),
            // Without a danger nothing is spared.
            Common::NothingSpared if permits.wedged.is_none() => return None,
            _ => None,
        };
        let kind = match common {
            _ if permitted.is_some() => Kind::Hazard,
            Common::EventuallyStable => Kind::Eventually,
            Common::Wedged | Common::Unbounded => Kind::Never,
            _ => Kind::Always,
        };
        let says = permitted.map_or_else(|| common.says(rounds), str::to_owned);
        Some(Rule { name: common.name(), kind, says, what: What::Common(*common) })
    });
    let claims = claims.iter().enumerate().map(|(place, claim)| Rule {
        name: claim.name,
        kind: claim.kind,
        says: claim.says.to_owned(),
        what: What::Claim(place),
    });
    let mut rules: Vec<Rule> = common.chain(claims).collect();
    rules.sort_by_key(|rule| rule.kind == Kind::Hazard);
    rules
}

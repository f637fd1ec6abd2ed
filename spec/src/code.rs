//! The stable codes of all problems, each with the page that `selvedge explain` prints.

use std::fmt;

macro_rules! codes {
    ($($(#[$attribute:meta])* $variant:ident = $name:literal, $allowable:literal, $page:literal;)*) => {
        /// A stable code. Errors cannot be allowed; lints can, with a reason.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {$(
            #[doc = $page]
            $variant,
        )*}

        impl Code {
            /// Every code, in the order of the reference.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The code as printed and as written in `#[allow(...)]`.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// Whether `#[allow(code, reason = "...")]` silences it.
            #[must_use]
            pub fn is_allowable(self) -> bool {
                match self { $(Self::$variant => $allowable),* }
            }

            /// Why it is refused and how to mend it.
            #[must_use]
            pub fn page(self) -> &'static str {
                match self { $(Self::$variant => $page),* }
            }
        }
    };
}

codes! {
    Syntax = "syntax", false,
        "The text does not follow the grammar. The message names what was expected; spec/LANGUAGE.md has the grammar.";
    NestingTooDeep = "nesting_too_deep", false,
        "Brackets are nested more than 128 deep. The limit keeps the compiler's own stack safe; no readable declaration comes near it.";
    UnknownName = "unknown_name", false,
        "A name is used that nothing declares. The nearest declared name is offered.";
    DuplicateName = "duplicate_name", false,
        "Two things that share a name space carry one name. Rename one of them.";
    ReservedName = "reserved_name", false,
        "The name cannot be a Rust identifier (`self`, `Self`, `super`, `crate`, `_`), or the language gives it a meaning of its own.";
    NameCollision = "name_collision", false,
        "Two declared names, or a declared name and an item that the expansion adds, come out as one Rust name. Rename the declared one.";
    WireCollision = "wire_collision", false,
        "Two fields, outcomes or moves have one name on the wire, so that a reader could not tell them apart. Rename one, or give it a wire name with `as`.";
    TypeMismatch = "type_mismatch", false,
        "A value of one type stands where another is needed. Newtypes are not interchangeable with their base.";
    RecursiveType = "recursive_type", false,
        "A type contains itself without a list in between, so that no value of it could exist or be stored.";
    MayBeAbsent = "may_be_absent", false,
        "A condition reads a value that may be absent. Put `... is some &&` before it: a condition is true or false, never a third thing.";
    RowMayBeAbsent = "row_may_be_absent", false,
        "A guard reads `self` where the row may not exist. Let an outcome `when absent` answer first, or put `present &&` before it.";
    AmbiguousPayload = "ambiguous_payload", false,
        "A payload field could be filled from two sources of different types. Write the source: `emit Event { field = input.field }`.";
    MissingPayload = "missing_payload", false,
        "A payload field has no source of its name in the input, the key or the stored fields. Write one: `emit Event { field = ... }`.";
    FieldUnset = "field_unset", false,
        "A row would come to be without a value in a field that is not optional. Set it in the outcome that creates the row.";
    BadEffect = "bad_effect", false,
        "The effects of an outcome do not go together: exactly one of create, move, keep, delete and reject, and only create and move may set, clear or emit (delete may emit).";
    OutcomesNotTotal = "outcomes_not_total", false,
        "Some input in some state is answered by no outcome. The message gives one. Add the missing outcome, or `otherwise`.";
    TooManyCases = "too_many_cases", false,
        "The guards of a command tell more than 200,000 cases apart, too many to prove that each is answered. Split the command up.";
    OutcomeShadowed = "outcome_shadowed", false,
        "The outcomes before it answer every case in which this one could. The first match answers, so it never would. Move it up, or remove it.";
    MoveNotFromHere = "move_not_from_here", false,
        "An outcome can answer in a state from which its move does not start. Guard it (`in {...}`, `elsewhere` before it), or let the move start there.";
    WrongPresence = "wrong_presence", false,
        "An outcome that creates a row can answer where one exists, or one that changes a row can answer where none does. Guard it with `absent` or `present`.";
    MissingCausation = "missing_causation", false,
        "No outcome takes the move. A transition that nothing can trigger is a sentence without meaning: take it, or remove it.";
    BadBound = "bad_bound", false,
        "A bound leaves an input without a domain, gives an empty one, or names something that is no input. Every input needs at least one value.";
    IdleFairness = "idle_fairness", false,
        "A rule over runs assumes fairness of a command or outcome that never changes a row. Nothing follows from that: only steps that change a row bring a run forward. Name the one that does.";
    NoWayBack = "no_way_back", false,
        "The entity is `resettable`, and from a state that is not final no moves lead back to the initial one. Declare a move back, or say `final`.";
    UnknownLint = "unknown_lint", false,
        "`#[allow(...)]` names a code that does not exist or cannot be allowed, or gives no reason, or allows what does not occur.";
    UnreachableState = "unreachable_state", true,
        "No row can come to rest in the state: no create and no move that is taken leads there.";
    DeadEndState = "dead_end_state", true,
        "No move leaves the state and it is not declared `final`. Say `final` if that is meant.";
    FieldNeverWritten = "field_never_written", true,
        "No outcome writes the field, so it is always absent.";
    UnusedType = "unused_type", true,
        "Nothing in the system reaches the type: it is vocabulary for something outside, or a leftover.";
    UnusedActor = "unused_actor", true,
        "No command is issued by the actor: no `by` names it.";
    EventNeverEmitted = "event_never_emitted", true,
        "No outcome emits the event.";
    ErrorNeverReported = "error_never_reported", true,
        "No outcome reports the error.";
    HiddenGuardField = "hidden_guard_field", true,
        "A guard reads a field that no view of the entity shows, so that a client cannot foresee the answer.";
}

impl Code {
    /// The code of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.name() == name)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

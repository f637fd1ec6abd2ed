//! The rules that hold of every system.

macro_rules! builtin {
    ($($(#[$doc:meta])* $variant:ident = $name:literal, $says:literal;)*) => {
        /// A rule that holds of every system.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Builtin {$(
            #[doc = $says]
            $variant,
        )*}

        impl Builtin {
            /// Every built-in rule, in the order of the report.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Its name.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// What it says.
            #[must_use]
            pub fn says(self) -> &'static str {
                match self { $(Self::$variant => $says),* }
            }

            /// Its place among the rules of a check.
            #[must_use]
            pub fn index(self) -> usize {
                self as usize
            }
        }
    };
}

builtin! {
    OneOutcome = "one_outcome", "Exactly one declared outcome answers, and it is the first whose guard holds.";
    DeclaredMoves = "declared_moves", "A row changes its state only along the move that its outcome declares.";
    RejectionsChangeNothing = "rejections_change_nothing", "A rejection changes no row and emits no event.";
    KeepsChangeNothing = "keeps_change_nothing", "An outcome that keeps the row changes no row and emits no event.";
    EffectsAsDeclared = "effects_as_declared", "Every row that a step speaks of is afterwards exactly what the declaration says.";
    OthersUntouched = "others_untouched", "No row is touched that the step does not speak of.";
    EventsAsDeclared = "events_as_declared", "The declared event is emitted with the declared payload, and no other.";
    ErrorsAsDeclared = "errors_as_declared", "The declared error is reported with the declared payload, and no other.";
    DeletedRowsGone = "deleted_rows_gone", "A deleted row is gone from the store and from every view.";
    ReadYourWrites = "read_your_writes", "Every view is current when the command returns.";
    EventualViewsConverge = "eventual_views_converge", "An eventual view shows what the rows are once nothing more happens.";
    EventsRebuildRows = "events_rebuild_rows", "Folding the events alone rebuilds every row that their commands name.";
    FactsHold = "facts_hold", "What the declaration proves of a row in each state is true of it.";
    RowsComeBack = "rows_come_back", "Each row of a resettable entity can come back to its initial state from every state that is not final.";
    WireAsDeclared = "wire_as_declared", "Rows, views, commands and replies are on the wire exactly as declared.";
    EveryOutcomeReached = "every_outcome_reached", "Every declared outcome answers some command.";
    EveryMoveReached = "every_move_reached", "Every declared move is taken.";
    EveryStateReached = "every_state_reached", "A row rests in every declared state.";
    EveryCellReached = "every_cell_reached", "Every outcome that can answer in a state does answer there, as far as no guard of its command reads other rows.";
}

#[cfg(test)]
mod tests {
    use super::Builtin;
    use selvedge_spec::names::BUILTIN_RULES;

    #[test]
    fn the_language_keeps_these_names_free() {
        let names: Vec<&str> = Builtin::ALL.iter().map(|rule| rule.name()).collect();
        assert_eq!(names, BUILTIN_RULES);
    }
}

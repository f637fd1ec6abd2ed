//! Faulty expansions: generated code whose declaration differs in one part from the one that it is checked against.

use super::support::{ENGINES, assert_violated, declared, ended, generated, within};
use selvedge::Store;
use selvedge_checker::check::EngineChoice;
use selvedge_checker::verdict::Verdict;

/// A declaration as generated code, and as a text.
macro_rules! expanded {
    ($module:ident { $($declaration:tt)* }) => {
        #[allow(unreachable_pub, reason = "a declaration's items are public in the module where it stands")]
        mod $module {
            selvedge::lifecycle! { $($declaration)* }
            pub(super) const SOURCE: &str = stringify!($($declaration)*);
        }
    };
}

/// An order of some goods, with every part that varies given.
macro_rules! order {
    (
        $module:ident,
        guard { $($guard:tt)* },
        target { $($target:tt)* },
        effect { $($effect:tt)* },
        events { $sent:ident, $lost:ident },
        payload { $($payload:tt)* },
        error { $($error:tt)* },
        shown { $($shown:tt)* } $(,)?
    ) => {
        expanded! { $module {
            /// Orders, from the basket to the door.
            context example.shop {
                wire { record fields: camelCase; outcomes: "kebab-case" }

                newtype OrderId(String);
                record Parcel { weight: Int, left_by: String? }

                entity Order {
                    key id: OrderId;
                    quantity: Int;
                    parcel: Parcel?;
                    note: String?;
                    states initial Open, Packed, Sent, final Lost;
                    move pack: Open -> Packed;
                    move send: Packed -> Sent;
                    move reopen: {Packed, Sent} -> $($target)*;
                    move lose: Sent -> Lost;
                }

                event Ordered { id: OrderId, quantity: Int, note: String? }
                event PackedUp { id: OrderId, weight: Int, left_by: String? }
                event SentOff { id: OrderId }
                event Reopened { id: OrderId }
                event Cancelled { id: OrderId }
                event WentMissing { id: OrderId }
                error NoOrder { id: OrderId }
                error TooLate { id: OrderId, quantity: Int }
                error TooHeavy { id: OrderId, quantity: Int }

                command Buy(id: OrderId, quantity: Int, note: String?) on Order[id] {
                    ordered when absent => create, set { quantity, note }, emit Ordered;
                    kept    otherwise   => keep;
                }

                command Pack(id: OrderId, weight: Int, left_by: String?) on Order[id] {
                    unknown  when absent => reject NoOrder;
                    heavy    when $($guard)* => reject TooHeavy;
                    too_late when elsewhere => reject $($error)*;
                    packed   otherwise => move pack, set { parcel = { weight, left_by } }, emit PackedUp $($payload)*;
                }

                command Send(id: OrderId) on Order[id] {
                    unknown when absent => reject NoOrder;
                    sent    when in Packed => move send, emit $sent;
                    lost    when in Sent => move lose, emit $lost;
                    kept    otherwise => keep;
                }

                command Return(id: OrderId) on Order[id] {
                    unknown  when absent => reject NoOrder;
                    too_late when in Lost => reject TooLate;
                    gone     when in Open => delete, emit Cancelled;
                    reopened otherwise => move reopen, clear { $($effect)* }, emit Reopened;
                }

                view Orders of Order { rows all; order none; fresh read_your_writes; show { $($shown)* }; }

                bound small { Order: 1; quantity: {1, 2}; weight: {1, 3}; note: {none, "gift"}; left_by: {none, "van"}; }

                reach every outcome, every move, every state;
            }
        } }
    };
}

order! {
    right,
    guard { input.weight > 2 && in Open }, target { Open }, effect { parcel }, events { SentOff, WentMissing },
    payload { }, error { TooLate }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_guard,
    guard { input.weight > 2 && in {Open, Packed} }, target { Open }, effect { parcel }, events { SentOff, WentMissing },
    payload { }, error { TooLate }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_comparison,
    guard { input.weight < 2 && in Open }, target { Open }, effect { parcel }, events { SentOff, WentMissing },
    payload { }, error { TooLate }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_target,
    guard { input.weight > 2 && in Open }, target { Packed }, effect { parcel }, events { SentOff, WentMissing },
    payload { }, error { TooLate }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_effect,
    guard { input.weight > 2 && in Open }, target { Open }, effect { parcel, note }, events { SentOff, WentMissing },
    payload { }, error { TooLate }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_event,
    guard { input.weight > 2 && in Open }, target { Open }, effect { parcel }, events { WentMissing, SentOff },
    payload { }, error { TooLate }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_payload,
    guard { input.weight > 2 && in Open }, target { Open }, effect { parcel }, events { SentOff, WentMissing },
    payload { { left_by = self.note } }, error { TooLate }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_error,
    guard { input.weight > 2 && in Open }, target { Open }, effect { parcel }, events { SentOff, WentMissing },
    payload { }, error { NoOrder }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_error_payload,
    guard { input.weight > 2 && in Open }, target { Open }, effect { parcel }, events { SentOff, WentMissing },
    payload { }, error { TooLate { quantity = input.weight } }, shown { id, quantity, parcel, note, state },
}
order! {
    wrong_view,
    guard { input.weight > 2 && in Open }, target { Open }, effect { parcel }, events { SentOff, WentMissing },
    payload { }, error { TooLate }, shown { id, quantity, parcel, state },
}

#[track_caller]
fn assert_found<S: Store + 'static>(rule: &str, steps: usize, what: &str) {
    let right = declared(right::SOURCE);
    for engine in ENGINES {
        assert_violated(&generated::<S>(&right, &within("small", engine)), rule, steps, what);
    }
}

#[test]
fn the_unchanged_twin_holds() {
    let right = declared(right::SOURCE);
    for engine in ENGINES {
        let report = generated::<right::Orders>(&right, &within("small", engine));
        assert_eq!(report.verdict, Verdict::Holds, "{:#?}", report.rules);
    }
}

#[test]
fn faulty_expansions_are_found() {
    assert_found::<wrong_guard::Orders>("one_outcome", 3, "guard");
    assert_found::<wrong_comparison::Orders>("one_outcome", 2, "comparison");
    assert_found::<wrong_target::Orders>("declared_moves", 3, "target");
    assert_found::<wrong_effect::Orders>("effects_as_declared", 3, "effect");
    assert_found::<wrong_event::Orders>("events_as_declared", 3, "event");
    assert_found::<wrong_payload::Orders>("events_as_declared", 2, "payload");
    assert_found::<wrong_payload::Orders>("events_rebuild_rows", 2, "payload");
    assert_found::<wrong_error::Orders>("errors_as_declared", 3, "error");
    assert_found::<wrong_error_payload::Orders>("errors_as_declared", 3, "payload of an error");
    assert_found::<wrong_view::Orders>("read_your_writes", 1, "view");
}

/// Each of them keeps to its own declaration: they are faulty only beside another.
#[test]
fn each_expansion_holds_beside_its_own_declaration() {
    fn verdict<S: Store + 'static>(source: &str) -> Verdict {
        generated::<S>(&declared(source), &within("small", EngineChoice::Exact)).verdict
    }
    let verdicts = [
        verdict::<wrong_guard::Orders>(wrong_guard::SOURCE),
        verdict::<wrong_comparison::Orders>(wrong_comparison::SOURCE),
        verdict::<wrong_target::Orders>(wrong_target::SOURCE),
        verdict::<wrong_effect::Orders>(wrong_effect::SOURCE),
        verdict::<wrong_event::Orders>(wrong_event::SOURCE),
        verdict::<wrong_error::Orders>(wrong_error::SOURCE),
        verdict::<wrong_error_payload::Orders>(wrong_error_payload::SOURCE),
        verdict::<wrong_view::Orders>(wrong_view::SOURCE),
    ];
    assert_eq!(verdicts, [Verdict::Holds; 8]);
    // Its event does not carry what is stored, whoever declared it so.
    let lossy = declared(wrong_payload::SOURCE);
    let report = generated::<wrong_payload::Orders>(&lossy, &within("small", EngineChoice::Exact));
    assert_eq!(ended(&report, Verdict::Violated), ["events_rebuild_rows"]);
}

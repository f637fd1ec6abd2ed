//! Systems of several entities: generated and checked in lock-step, by every engine alike.

use super::support::{ENGINES, declared, declared_rust, generated, within};
use selvedge::Store;
use selvedge_checker::declaration::Declaration;
use selvedge_checker::verdict::Verdict;

/// Two-phase commit, expanded from the text that the interpreter is checked with.
#[allow(unreachable_pub, missing_docs, clippy::pedantic, reason = "written for a crate of its own")]
mod two_phase {
    selvedge::lifecycle!(file = "tests/suite/two_phase.life");
}

/// Guards that ask, count, add up and compare what other rows hold, likewise.
#[allow(unreachable_pub, missing_docs, clippy::pedantic, reason = "written for a crate of its own")]
mod hall {
    selvedge::lifecycle!(file = "tests/suite/hall.life");
}

#[allow(unreachable_pub, missing_docs, clippy::pedantic, reason = "written for a crate of its own")]
#[path = "../../../runtime/tests/several/checkout.rs"]
mod checkout;
#[allow(unreachable_pub, missing_docs, clippy::pedantic, reason = "written for a crate of its own")]
#[path = "../../../runtime/tests/several/fleet.rs"]
mod fleet;
#[allow(unreachable_pub, missing_docs, clippy::pedantic, reason = "written for a crate of its own")]
#[path = "../../../runtime/tests/several/shop.rs"]
mod shop;

#[track_caller]
fn assert_holds<S: Store + 'static>(declaration: &Declaration, bound: &str, worlds: usize) {
    for engine in ENGINES {
        let report = generated::<S>(declaration, &within(bound, engine));
        let broken: Vec<_> = report.rules.iter().filter(|rule| rule.verdict != Verdict::Holds).collect();
        assert_eq!((report.verdict, report.worlds), (Verdict::Holds, worlds), "{engine:?}: {broken:#?}");
    }
}

/// An order is absent, or Open, Settled or Failed with one of two quantities; a payment is absent, or Open or Settled
/// with one of two amounts.
#[test]
fn a_shop_holds() {
    assert_holds::<shop::ShopStore>(&declared_rust(shop::SOURCE), "small", 7 * 7 * 5);
}

/// A worker is absent, alone or owned; a version absent, Building, Active, or Gone for one of two reasons; a rollout absent
/// or of two weights in two states.
#[test]
fn a_fleet_holds() {
    assert_holds::<fleet::FleetStore>(&declared_rust(fleet::SOURCE), "small", 3 * 5 * 5 * 5);
}

/// Sums, counts, quantifiers, uniqueness, `||` and `!` in guards; the worlds were counted by a search written apart from this project.
#[test]
fn a_hall_holds() {
    assert_holds::<hall::HallStore>(&declared(include_str!("hall.life")), "small", 978);
}

/// Guards that read other rows: the worlds of the classic model, and those before the transaction begins.
#[test]
fn two_phase_commit_holds() {
    assert_holds::<two_phase::TwoPhaseStore>(&declared(include_str!("two_phase.life")), "three", 288 + 8);
}

/// Steps that create, move and delete other rows; the worlds were counted by a search written apart from this project.
#[test]
fn a_checkout_holds() {
    assert_holds::<checkout::CheckoutStore>(&declared_rust(checkout::SOURCE), "small", 1250);
}

//! Systems of several entities: generated and checked in lock-step, by every engine alike.

use super::support::{ENGINES, declared_rust, generated, within};
use selvedge::Store;
use selvedge_checker::verdict::Verdict;

#[allow(unreachable_pub, missing_docs, clippy::pedantic, reason = "written for a crate of its own")]
#[path = "../../../runtime/tests/several/fleet.rs"]
mod fleet;
#[allow(unreachable_pub, missing_docs, clippy::pedantic, reason = "written for a crate of its own")]
#[path = "../../../runtime/tests/several/shop.rs"]
mod shop;

#[track_caller]
fn assert_holds<S: Store + 'static>(source: &str, worlds: usize) {
    let declaration = declared_rust(source);
    for engine in ENGINES {
        let report = generated::<S>(&declaration, &within("small", engine));
        let broken: Vec<_> = report.rules.iter().filter(|rule| rule.verdict != Verdict::Holds).collect();
        assert_eq!((report.verdict, report.worlds), (Verdict::Holds, worlds), "{engine:?}: {broken:#?}");
    }
}

/// An order is absent, or Open, Settled or Failed with one of two quantities; a payment is absent, or Open or Settled
/// with one of two amounts.
#[test]
fn a_shop_holds() {
    assert_holds::<shop::ShopStore>(shop::SOURCE, 7 * 7 * 5);
}

/// A worker is absent, alone or owned; a version absent, Building, Active, or Gone for one of two reasons; a rollout absent
/// or of two weights in two states.
#[test]
fn a_fleet_holds() {
    assert_holds::<fleet::FleetStore>(fleet::SOURCE, 3 * 5 * 5 * 5);
}

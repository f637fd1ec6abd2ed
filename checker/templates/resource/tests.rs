//! The resource, as its controller sees it.

use {crate}::{Apply, Delete, Observe, Outcome, Ready, Resource, ResourceName, Resources};

fn name() -> ResourceName {
    ResourceName::new("a")
}

/// A typed resource: what cannot be observed in a state does not compile.
#[test]
fn an_applied_resource_gets_ready() {
    let {crate}::absent::ApplyOutcome::Created { resource, .. } = {crate}::absent::apply(Apply { name: name(), generation: 2 });
    let stale = resource.observe(Observe { name: name(), generation: 1, failure: None }).expect_err("it is of an old one");
    let observed = stale.subject.observe(Observe { name: name(), generation: 2, failure: None }).expect("it is of this one");
    let {crate}::pending::ObserveOutcome::Ready { resource, .. } = observed else { panic!("{observed:?}") };
    let resource: Resource<Ready> = resource;
    assert_eq!(resource.observed_generation(), 2);
}

/// The dispatcher: commands in, replies out.
#[test]
fn what_is_deleted_is_gone() {
    let mut resources = Resources::new();
    let reply = resources.execute(Apply { name: name(), generation: 1 }.into());
    assert_eq!(reply.outcome, Outcome::ApplyCreated);
    assert!(resources.execute(Delete { name: name() }.into()).error.is_none());
    assert_eq!(resources.view().count(), 0);
}

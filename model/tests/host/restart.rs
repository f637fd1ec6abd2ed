//! A host that is opened again on its journal (WD-55, HA-09, HA-16).

use crate::support::{
    Hands, InMemory, Machine, Script, create, create_body, delete, deployed, host, spec, uid, update,
};
use selvedge_model::host::{Answer, Entry, Host, Journal, Memory, RETIREMENT, Snapshot, Unwritten};
use selvedge_model::worker_deployment::{ContextKind, ContextState, OperationState};

/// Ends a host and opens it again on what it wrote down.
fn restarted(host: InMemory, hands: &Hands) -> InMemory {
    let before = host.store().clone();
    let again = Host::open(host.into_journal(), hands.clone()).unwrap();
    let lost = again.store().iter_operation().filter(|row| row.state() == OperationState::Reconciling).count();
    assert!(lost > 0 || *again.store() == before, "all rows are there again");
    again
}

#[test]
fn ha_16_right_after_acceptance_the_request_and_its_key_are_kept() {
    let (mut host, hands) = host();
    let body = create_body("main", &spec(&[("v1", 10_000)]));
    let first = create(&mut host, "k", &body).unwrap();
    let mut host = restarted(host, &hands);
    let again = create(&mut host, "k", &body).unwrap();
    assert_eq!((&again.operation, again.replayed), (&first.operation, true));
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(host.operation(first.operation.as_str()).unwrap().state, OperationState::Succeeded);
}

#[test]
fn ha_16_after_a_possible_dispatch_nothing_is_inferred() {
    let (mut host, hands) = deployed();
    let accepted = update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap();
    host.settle(&mut Script::new(Answer::Continue)).unwrap();
    let mut host = restarted(host, &hands);
    assert_eq!(host.operation(accepted.operation.as_str()).unwrap().state, OperationState::Reconciling);
    // The same Operation is told to the backend again, and what it says counts.
    let mut backend = Script::new(Answer::Complete);
    host.settle(&mut backend).unwrap();
    assert_eq!(backend.told.iter().map(|work| &work.operation).collect::<Vec<_>>(), [&accepted.operation]);
    assert_eq!(host.operation(accepted.operation.as_str()).unwrap().state, OperationState::Succeeded);
}

#[test]
fn ha_16_after_success_everything_is_as_it_was_told() {
    let (host, hands) = deployed();
    let told = host.deployment("wd-1").unwrap();
    let mut host = restarted(host, &hands);
    assert_eq!(host.deployment("wd-1").unwrap(), told);
    assert_eq!(host.begin(&uid("w"), ContextKind::Http, b"", &mut Machine::default()).unwrap().version, uid("v1"));
}

#[test]
fn wd_55_what_ran_is_asked_after_and_its_time_goes_on() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    let context = host.begin(&uid("w"), ContextKind::Http, b"", &mut machine).unwrap().context;
    update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    hands.pass(RETIREMENT);
    let mut host = restarted(host, &hands);
    host.sweep(&mut machine).unwrap();
    assert_eq!(host.store().get_context(&context).unwrap().state(), ContextState::Live);
    hands.pass(1);
    host.sweep(&mut machine).unwrap();
    let mut host = restarted(host, &hands);
    assert_eq!(
        host.store().get_context(&context).unwrap().state(),
        ContextState::Cancelled,
        "not retired by a restart"
    );
    machine.running.clear();
    host.sweep(&mut machine).unwrap();
    assert_eq!(host.store().get_context(&context).unwrap().state(), ContextState::Retired);
}

#[test]
fn wd_55_a_deletion_goes_on_after_a_restart() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    let context = host.begin(&uid("w"), ContextKind::Http, b"", &mut machine).unwrap().context;
    let deletion = delete(&mut host, "k", 1).unwrap();
    let mut host = restarted(host, &hands);
    assert!(host.begin(&uid("w"), ContextKind::Http, b"", &mut machine).is_err());
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert!(!host.operation(deletion.operation.as_str()).unwrap().is_settled());
    host.sweep(&mut machine).unwrap();
    assert!(machine.cancelled.contains(&context));
}

/// Writes nothing from the moment when it is broken.
#[derive(Default)]
struct Fragile {
    written: Memory,
    broken: bool,
}

impl Journal for Fragile {
    fn append(&mut self, entry: &Entry) -> Result<(), Unwritten> {
        if self.broken { Err(Unwritten("broken".into())) } else { self.written.append(entry) }
    }

    fn checkpoint(&mut self, snapshot: &Snapshot) -> Result<(), Unwritten> {
        if self.broken { Err(Unwritten("broken".into())) } else { self.written.checkpoint(snapshot) }
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Unwritten> {
        self.written.snapshot()
    }

    fn entries(&self) -> Result<Vec<Entry>, Unwritten> {
        self.written.entries()
    }
}

#[test]
fn ha_13_what_cannot_be_written_down_is_not_done_and_the_host_says_so_from_then_on() {
    let mut host = Host::open(Fragile::default(), Hands::default()).unwrap();
    crate::support::furnish(&mut host).unwrap();
    let mut journal = host.into_journal();
    journal.broken = true;
    let mut host = Host::open(journal, Hands::default()).unwrap();
    assert!(host.deployments().is_ok());
    let body = create_body("main", &spec(&[("v1", 10_000)]));
    for _ in 0..2 {
        assert_eq!(create(&mut host, "k", &body).unwrap_err().code.status(), 503);
    }
    assert_eq!(host.operation("op-1").unwrap_err().code.status(), 503, "nobody knows whether there is one");
    assert_eq!(host.deployment("wd-1").unwrap_err().code.status(), 503);
    assert!(host.deployments().is_err() && host.checkpoint().is_err());
    assert!(host.settle(&mut Script::new(Answer::Complete)).is_err());
    let mut journal = host.into_journal();
    journal.broken = false;
    let mut host = Host::open(journal, Hands::default()).unwrap();
    assert!(!create(&mut host, "k", &body).unwrap().replayed);
}

#[test]
fn wd_55_a_snapshot_stands_for_all_entries_before_it() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    host.begin(&uid("w"), ContextKind::Workflow, b"", &mut machine).unwrap();
    update(&mut host, "k", 1, &[("v1", 1), ("v2", 9_999)]).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    update(&mut host, "last", 2, &[("v2", 10_000)]).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    let journal = host.into_journal();
    let (mut whole, mut short) =
        (Host::open(journal.clone(), hands.clone()).unwrap(), Host::open(journal, hands.clone()).unwrap());
    short.checkpoint().unwrap();
    let journal = short.into_journal();
    assert!(journal.entries().unwrap().is_empty());
    let snapshot = journal.snapshot().unwrap().unwrap();
    assert_eq!(Snapshot::from_json(&snapshot.to_json()).unwrap(), snapshot);
    let mut short = Host::open(journal, hands).unwrap();
    assert_eq!(short.store(), whole.store());
    assert_eq!(short.deployment("wd-1").unwrap(), whole.deployment("wd-1").unwrap());
    assert_eq!(short.operation("op-3").unwrap(), whole.operation("op-3").unwrap());
    // What comes after it stands behind it, and keys and deadlines are known.
    for host in [&mut short, &mut whole] {
        assert!(update(host, "last", 2, &[("v2", 10_000)]).unwrap().replayed);
        update(host, "next", 3, &[("v1", 10_000)]).unwrap();
        host.settle(&mut Script::new(Answer::Complete)).unwrap();
    }
    assert_eq!(short.store(), whole.store());
    assert_eq!(restarted(short, &Hands::default()).store(), whole.store());
}

#[test]
fn wd_55_a_host_that_lives_long_is_opened_as_quickly_as_a_young_one() {
    let (mut host, hands) = deployed();
    for _ in 0..1_500 {
        host.lose_readiness(&uid("v2")).unwrap();
        host.verify_version(&uid("v2")).unwrap();
    }
    let before = host.store().clone();
    let journal = host.into_journal();
    assert!(journal.snapshot().unwrap().is_some() && journal.entries().unwrap().len() < 1_000);
    assert_eq!(*Host::open(journal, hands).unwrap().store(), before);
}

#[test]
fn a_snapshot_that_is_none_of_this_declaration_is_named() {
    let mut journal = Memory::default();
    let row = ("Worker".to_owned(), serde_json::json!({ "worker": "w", "state": "Asleep" }));
    journal.checkpoint(&Snapshot { rows: vec![row], records: Vec::new() }).unwrap();
    let error = Host::open(journal, Hands::default()).unwrap_err();
    assert!(error.0.starts_with("the snapshot in the journal: Worker: "), "{error}");
}

#[test]
fn entries_are_read_as_they_were_written() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    host.begin(&uid("w"), ContextKind::Workflow, b"", &mut machine).unwrap();
    update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    hands.pass(RETIREMENT + 1);
    machine.running.clear();
    host.sweep(&mut machine).unwrap();
    for entry in host.into_journal().entries().unwrap() {
        assert_eq!(Entry::from_json(&entry.to_json()).unwrap(), entry);
    }
}

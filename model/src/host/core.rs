//! The host: rows, records and the journal, which change together or not at all.

use super::clock::{Clock, Moment};
use super::journal::{Entry, Journal, Snapshot, Unwritten};
use super::records::{Record, Records};
use super::refusal::{Code, Refusal};
use super::selection::Selection;
use crate::worker_deployment::{Command, LoseReply, OperationState, Reply, ShareState, Uid, WorkerDeploymentStore};
use fastrand::Rng;
use selvedge::Store;
use std::collections::{BTreeMap, BTreeSet};

/// How many entries are written at least before a snapshot takes their place.
const FEWEST: usize = 1_000;

/// A host of Deployments.
///
/// Whatever it changes is one entry of its journal, written before anything is done or answered. If an entry cannot be written,
/// nobody knows whether it will be found there: then the host refuses everything from that moment on, until it is opened again.
#[derive(Debug)]
pub struct Host<J, C> {
    pub(super) store: WorkerDeploymentStore,
    pub(super) records: Records,
    journal: J,
    pub(super) clock: C,
    pub(super) rng: Rng,
    /// What this step changed, and is not written down yet.
    pending: Entry,
    /// Whether the last entry could not be written.
    sealed: bool,
    /// How many more entries are written before a snapshot takes their place.
    left: usize,
    /// How many contexts were ever offered: none is forgotten.
    pub(super) begun: usize,
    /// The tables of the allocations in force, by Deployment.
    pub(super) selections: BTreeMap<Uid, Selection>,
    /// The Operations that the backend was told of since the host was opened.
    pub(super) told: BTreeSet<Uid>,
    /// When the contexts that shall stop were told so, since the host was opened.
    pub(super) signalled: BTreeMap<Uid, Moment>,
}

impl<J: Journal, C: Clock> Host<J, C> {
    /// Opens a host on its journal, from which everything is taken up where it was left (WD-55, HA-16): Operations of which
    /// nobody knows what became are asked after, and so is whatever ran.
    ///
    /// # Errors
    /// If the journal cannot be read or written.
    pub fn open(journal: J, clock: C) -> Result<Self, Unwritten> {
        let (snapshot, entries) = (journal.snapshot()?.unwrap_or_default(), journal.entries()?);
        let mut host = Self {
            store: WorkerDeploymentStore::new(),
            records: Records::default(),
            journal,
            clock,
            rng: Rng::new(),
            pending: Entry::default(),
            sealed: false,
            left: FEWEST,
            begun: 0,
            selections: BTreeMap::new(),
            told: BTreeSet::new(),
            signalled: BTreeMap::new(),
        };
        host.restore(snapshot)?;
        host.left = host.left.saturating_sub(entries.len()).max(1);
        for Entry { commands, records } in entries {
            for command in commands {
                let _ = host.store.execute(command);
            }
            records.into_iter().for_each(|record| host.records.put(record));
        }
        host.begun = host.store.iter_context().count();
        let deployments: Vec<Uid> = host.store.iter_deployment().map(|row| row.deployment().clone()).collect();
        deployments.iter().for_each(|deployment| host.select_anew(deployment));
        host.lose_replies()?;
        Ok(host)
    }

    /// The rows of the declaration.
    #[must_use]
    pub const fn store(&self) -> &WorkerDeploymentStore {
        &self.store
    }

    /// Draws Versions from now on as this generator says: for tests that must come out the same every time.
    pub fn draw_with(&mut self, rng: Rng) {
        self.rng = rng;
    }

    /// Gives the journal back.
    pub fn into_journal(self) -> J {
        self.journal
    }

    /// Takes up what a snapshot holds.
    fn restore(&mut self, snapshot: Snapshot) -> Result<(), Unwritten> {
        self.left = FEWEST.max(snapshot.rows.len());
        for (entity, row) in snapshot.rows {
            let loaded = self.store.load(&entity, &row);
            loaded.map_err(|error| Unwritten(format!("the snapshot in the journal: {entity}: {error}")))?;
        }
        snapshot.records.into_iter().for_each(|record| self.records.put(record));
        Ok(())
    }

    /// Writes down everything that is known, in the place of all entries so far, so that opening the host again takes no longer than
    /// reading what is known. This is also done whenever as many entries were written as there are rows, or 1,000.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn checkpoint(&mut self) -> Result<(), Unwritten> {
        self.usable()?;
        let rows: Vec<_> = self.store.rows().into_iter().map(|(entity, row)| (entity.to_owned(), row)).collect();
        self.left = FEWEST.max(rows.len());
        let written = self.journal.checkpoint(&Snapshot { rows, records: self.records.all() });
        self.sealed = written.is_err();
        written
    }

    /// Whatever was under way when the host ended may have been done or not (WD-65).
    fn lose_replies(&mut self) -> Result<(), Unwritten> {
        let running = self.store.iter_operation().filter(|row| row.state() == OperationState::Running);
        let running: Vec<Uid> = running.map(|row| row.operation().clone()).collect();
        for operation in running {
            let _ = self.run(LoseReply { operation });
        }
        self.commit()
    }

    /// Executes a command in this step.
    pub(super) fn run(&mut self, command: impl Into<Command>) -> Reply {
        let command = command.into();
        let reply = self.store.execute(command.clone());
        if !reply.outcome.is_rejection() {
            self.pending.commands.push(command);
        }
        reply
    }

    /// Writes down a record in this step.
    pub(super) fn note(&mut self, record: Record) {
        self.records.put(record.clone());
        self.pending.records.push(record);
    }

    /// Ends a step that changed something.
    pub(super) fn commit(&mut self) -> Result<(), Unwritten> {
        let entry = std::mem::take(&mut self.pending);
        if entry == Entry::default() {
            return Ok(());
        }
        let written = self.journal.append(&entry);
        self.sealed = written.is_err();
        written?;
        self.left -= 1;
        if self.left == 0 { self.checkpoint() } else { Ok(()) }
    }

    /// Ends a step that changed nothing.
    pub(super) fn discard(&mut self) {
        self.pending = Entry::default();
    }

    /// Whether the host may be asked for anything.
    pub(super) fn usable(&self) -> Result<(), Unwritten> {
        if self.sealed {
            return Err(Unwritten("the last step could not be written down: open the host again".into()));
        }
        Ok(())
    }

    /// Makes the table of the allocation in force of a Deployment.
    pub(super) fn select_anew(&mut self, deployment: &Uid) {
        let shares =
            self.store.iter_share().filter(|row| row.state() == ShareState::Weighted && row.deployment() == deployment);
        match Selection::new(shares.map(|row| (row.version().clone(), row.weight()))) {
            Some(selection) => self.selections.insert(deployment.clone(), selection),
            None => self.selections.remove(deployment),
        };
    }
}

impl From<Unwritten> for Refusal {
    fn from(unwritten: Unwritten) -> Self {
        Self::new(Code::Unavailable, unwritten.0)
    }
}

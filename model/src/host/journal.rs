//! What is written down before anything is done: the commands that changed rows, and the records beside them.

use super::records::Record;
use crate::worker_deployment::Command;
use selvedge::Json;
use selvedge::wire::{self, Decode, Doc, Fields, WireError};
use serde_json::{Value, json};
use std::fmt;

/// What one step of the host changed: all of it is written down, or none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entry {
    /// The commands, in the order in which they were executed.
    pub commands: Vec<Command>,
    /// The records that changed with them.
    pub records: Vec<Record>,
}

impl Entry {
    /// The entry as JSON text.
    #[must_use]
    pub fn to_json(&self) -> String {
        let records: Vec<Value> = self.records.iter().map(Record::to_value).collect();
        json!({ "commands": self.commands, "records": records }).to_string()
    }

    /// Reads an entry.
    ///
    /// # Errors
    /// If the text is no entry.
    pub fn from_json(text: &str) -> Result<Self, WireError> {
        wire::from_str(text)
    }
}

impl Decode for Entry {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["commands", "records"])?;
        Ok(Self { commands: fields.required("commands")?, records: fields.required("records")? })
    }
}

/// Everything that a host knew at one moment: what all entries until then amount to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Snapshot {
    /// All rows on the wire, each with its entity.
    pub rows: Vec<(String, Value)>,
    /// All records that count.
    pub records: Vec<Record>,
}

impl Snapshot {
    /// The snapshot as JSON text.
    #[must_use]
    pub fn to_json(&self) -> String {
        let records: Vec<Value> = self.records.iter().map(Record::to_value).collect();
        let rows: Vec<Value> = self.rows.iter().map(|(entity, row)| json!({ "entity": entity, "row": row })).collect();
        json!({ "rows": rows, "records": records }).to_string()
    }

    /// Reads a snapshot.
    ///
    /// # Errors
    /// If the text is no snapshot. Whether its rows are any of the declaration is seen when they are loaded.
    pub fn from_json(text: &str) -> Result<Self, WireError> {
        wire::from_str(text)
    }
}

impl Decode for Snapshot {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["rows", "records"])?;
        let rows: Vec<Loaded> = fields.required("rows")?;
        Ok(Self {
            rows: rows.into_iter().map(|Loaded(entity, row)| (entity, row)).collect(),
            records: fields.required("records")?,
        })
    }
}

/// One row of a snapshot.
struct Loaded(String, Value);

impl Decode for Loaded {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["entity", "row"])?;
        Ok(Self(fields.required("entity")?, fields.required::<Json>("row")?.0))
    }
}

/// An entry could not be written, or not read. Of one that could not be written nobody knows whether it will be found there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwritten(pub String);

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritten {}

/// Where entries are written.
pub trait Journal {
    /// Writes an entry behind all others, as a whole. Once this returns, it stays.
    ///
    /// # Errors
    /// If it is not known to stay.
    fn append(&mut self, entry: &Entry) -> Result<(), Unwritten>;

    /// Puts a snapshot in the place of all entries so far, and of the snapshot before them: all of this is done, or nothing.
    ///
    /// # Errors
    /// If it is not known which.
    fn checkpoint(&mut self, snapshot: &Snapshot) -> Result<(), Unwritten>;

    /// The last snapshot; none before there was any.
    ///
    /// # Errors
    /// If it cannot be read.
    fn snapshot(&self) -> Result<Option<Snapshot>, Unwritten>;

    /// All entries behind the last snapshot, in the order in which they were written.
    ///
    /// # Errors
    /// If they cannot be read.
    fn entries(&self) -> Result<Vec<Entry>, Unwritten>;
}

impl<J: Journal + ?Sized> Journal for Box<J> {
    fn append(&mut self, entry: &Entry) -> Result<(), Unwritten> {
        (**self).append(entry)
    }

    fn checkpoint(&mut self, snapshot: &Snapshot) -> Result<(), Unwritten> {
        (**self).checkpoint(snapshot)
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Unwritten> {
        (**self).snapshot()
    }

    fn entries(&self) -> Result<Vec<Entry>, Unwritten> {
        (**self).entries()
    }
}

/// A journal that lasts as long as it is held: for tests, and for hosts that need not outlive their process.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory {
    snapshot: Option<Snapshot>,
    entries: Vec<Entry>,
}

impl Journal for Memory {
    fn append(&mut self, entry: &Entry) -> Result<(), Unwritten> {
        self.entries.push(entry.clone());
        Ok(())
    }

    fn checkpoint(&mut self, snapshot: &Snapshot) -> Result<(), Unwritten> {
        *self = Self { snapshot: Some(snapshot.clone()), entries: Vec::new() };
        Ok(())
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Unwritten> {
        Ok(self.snapshot.clone())
    }

    fn entries(&self) -> Result<Vec<Entry>, Unwritten> {
        Ok(self.entries.clone())
    }
}

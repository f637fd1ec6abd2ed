//! A journal in one file, which outlives the process (`redb`): each entry is one transaction, on the disk before it returns.

use super::journal::{Entry, Journal, Snapshot, Unwritten};
use redb::backends::FileBackend;
use redb::{Database, ReadableDatabase, ReadableTable, StorageBackend, TableDefinition};
use std::fmt::Display;
use std::fs::File;
use std::path::Path;

/// Entries by their number, counted from 0, each as JSON text.
const ENTRIES: TableDefinition<'_, u64, &str> = TableDefinition::new("entries");

/// The last snapshot as JSON text, by how many entries it stands for.
const SNAPSHOTS: TableDefinition<'_, u64, &str> = TableDefinition::new("snapshots");

/// A journal in a file.
#[derive(Debug)]
pub struct Redb {
    database: Database,
    next: u64,
}

impl Redb {
    /// Opens the journal in a file, and makes it if it is not there.
    ///
    /// It is made under another name, with `.new` behind it, and takes its place as a whole: a file that is half made, because the
    /// process ended meanwhile, would be no journal for ever.
    ///
    /// # Errors
    /// If the file cannot be opened or made, is held by another process, or is no journal.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Unwritten> {
        let path = path.as_ref();
        if !path.try_exists().map_err(unwritten)? {
            let mut new = path.as_os_str().to_owned();
            new.push(".new");
            let file =
                File::options().read(true).write(true).create(true).truncate(true).open(&new).map_err(unwritten)?;
            drop(Self::open_in(FileBackend::new(file).map_err(unwritten)?)?);
            std::fs::rename(&new, path).and_then(|()| File::open(directory(path))?.sync_all()).map_err(unwritten)?;
        }
        Self::over(Database::open(path).map_err(unwritten)?)
    }

    /// Opens the journal in whatever stores bytes.
    ///
    /// # Errors
    /// If it cannot be read or written, or holds no journal.
    pub fn open_in(storage: impl StorageBackend) -> Result<Self, Unwritten> {
        Self::over(Database::builder().create_with_backend(storage).map_err(unwritten)?)
    }

    /// How many entries were written since the journal was made, those that a snapshot stands for as well.
    #[must_use]
    pub const fn written(&self) -> u64 {
        self.next
    }

    fn over(database: Database) -> Result<Self, Unwritten> {
        let write = database.begin_write().map_err(unwritten)?;
        let next = {
            let entries = write.open_table(ENTRIES).map_err(unwritten)?;
            let snapshots = write.open_table(SNAPSHOTS).map_err(unwritten)?;
            let before = snapshots.last().map_err(unwritten)?.map_or(0, |(number, _)| number.value());
            entries.last().map_err(unwritten)?.map_or(before, |(number, _)| number.value() + 1)
        };
        write.commit().map_err(unwritten)?;
        Ok(Self { database, next })
    }
}

impl Journal for Redb {
    fn append(&mut self, entry: &Entry) -> Result<(), Unwritten> {
        let write = self.database.begin_write().map_err(unwritten)?;
        write.open_table(ENTRIES).map_err(unwritten)?.insert(self.next, entry.to_json().as_str()).map_err(unwritten)?;
        write.commit().map_err(unwritten)?;
        self.next += 1;
        Ok(())
    }

    fn checkpoint(&mut self, snapshot: &Snapshot) -> Result<(), Unwritten> {
        let write = self.database.begin_write().map_err(unwritten)?;
        for table in [ENTRIES, SNAPSHOTS] {
            write.open_table(table).map_err(unwritten)?.retain(|_, _| false).map_err(unwritten)?;
        }
        write
            .open_table(SNAPSHOTS)
            .map_err(unwritten)?
            .insert(self.next, snapshot.to_json().as_str())
            .map_err(unwritten)?;
        write.commit().map_err(unwritten)
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Unwritten> {
        let read = self.database.begin_read().map_err(unwritten)?;
        let table = read.open_table(SNAPSHOTS).map_err(unwritten)?;
        let last = table.last().map_err(unwritten)?;
        last.map(|(_, text)| Snapshot::from_json(text.value()).map_err(unwritten)).transpose()
    }

    fn entries(&self) -> Result<Vec<Entry>, Unwritten> {
        let read = self.database.begin_read().map_err(unwritten)?;
        let table = read.open_table(ENTRIES).map_err(unwritten)?;
        let rows = table.iter().map_err(unwritten)?;
        rows.map(|row| Entry::from_json(row.map_err(unwritten)?.1.value()).map_err(unwritten)).collect()
    }
}

fn unwritten(error: impl Display) -> Unwritten {
    Unwritten(format!("the journal: {error}"))
}

/// Where a file lies: that its name stays is written down there.
fn directory(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

//! The bounded system as a machine over whole numbers, ready to be written down in any language.

use super::columns::Column;
use super::constants::Constant;
use super::symbolic::{Holder, Term, Test, When};
use std::collections::BTreeSet;

/// A bounded system in whole numbers.
#[derive(Debug)]
pub struct Machine {
    /// The context's name, with its version.
    pub title: String,
    /// The bound's name.
    pub bound: String,
    /// The values that occur, by name.
    pub constants: Vec<Constant>,
    /// The rows of each entity.
    pub tables: Vec<Table>,
    /// The commands.
    pub procedures: Vec<Procedure>,
    /// What holds in every world, each with an identifier.
    pub invariants: Vec<(String, Claim)>,
    /// The rules that are not claimed here, each with the reason.
    pub unclaimed: Vec<(String, &'static str)>,
    /// Identifiers of the machine's own.
    pub own: Own,
}

/// Identifiers that no declared name can take.
#[derive(Debug)]
pub struct Own {
    /// The number of the row that a command names.
    pub row: String,
    /// The module, where a language has modules.
    pub module: String,
    /// The beginning of the identifiers of bound rows; a number follows.
    pub bound: String,
    /// The invariants together, or the beginning of their names.
    pub rules: String,
}

/// The rows of one entity: as many as the bound has identities, each there or not.
#[derive(Debug)]
pub struct Table {
    /// Its identifier.
    pub name: String,
    /// The identifier of the type of a row.
    pub row_type: String,
    /// The identifier of the type of the rows' numbers.
    pub key_type: String,
    /// The identifier of a row that is not there.
    pub none: String,
    /// The identifier of the type of all rows together.
    pub all_type: String,
    /// The identifier of a copy of the rows as they were before a step.
    pub saved: String,
    /// The identity of each row.
    pub keys: Vec<Constant>,
    /// The states; a state's number is its code, and 0 is a row that is not there.
    pub states: Vec<Constant>,
    /// The columns; the first is the state.
    pub columns: Vec<Column>,
}

/// A command: what it does to the row it names, by its inputs.
#[derive(Debug)]
pub struct Procedure {
    /// Its identifier.
    pub name: String,
    /// The command's declared name.
    pub command: String,
    /// Who issues it, if that is declared.
    pub actor: Option<String>,
    /// The table of the row it names.
    pub table: usize,
    /// The rows of the table that it names within the bound, in order.
    pub rows: Vec<usize>,
    /// The inputs that conditions and effects can read, without the one that names the row.
    pub params: Vec<Param>,
    /// The outcomes in order: the first whose guard holds answers.
    pub branches: Vec<Branch>,
}

/// An input.
#[derive(Debug)]
pub struct Param {
    /// Its identifier.
    pub column: Column,
    /// The values that the bound gives it.
    pub values: Vec<Term>,
}

/// An outcome.
#[derive(Debug)]
pub struct Branch {
    /// Its name on the wire.
    pub name: String,
    /// When it answers; what is decided to hold is `otherwise`.
    pub guard: Test,
    /// What it does, in the words of the declaration.
    pub effect: String,
    /// What becomes of rows: first of the one that the command names. All is read before the step, and no row is changed twice.
    pub changes: Vec<Change>,
    /// What holds of the step.
    pub claims: Vec<Claim>,
}

/// What becomes of one row, or of each of some.
#[derive(Debug)]
pub struct Change {
    /// The row. Where it is each of some, [`Which::Bound`](super::symbolic::Which::Bound) of depth 0.
    pub row: Holder,
    /// Which rows of the table, where it is each of some.
    pub each: Option<Test>,
    /// What becomes of the columns.
    pub writes: Vec<(usize, Term)>,
}

/// A declared rule.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The rule's declared name.
    pub name: String,
    /// What holds.
    pub test: Test,
}

/// Columns, each as its table and its index.
pub(super) type Columns = BTreeSet<(usize, usize)>;

impl Branch {
    /// The claims that can be read before the step, or those that read rows as they are after it.
    pub(super) fn claims(&self, after: bool) -> impl Iterator<Item = &Claim> {
        self.claims.iter().filter(move |claim| {
            let mut reads_after = false;
            claim.test.visit(&mut |_, _, when| reads_after |= when == When::After);
            reads_after == after
        })
    }

    /// The columns that a language which takes one write after the other must copy first: they are read as they were
    /// before, once they are written.
    pub(super) fn kept(&self) -> Columns {
        let (mut written, mut kept) = (Columns::new(), Columns::new());
        for Change { row, each, writes } in &self.changes {
            let mut read = Columns::new();
            row.visit(&mut before(&mut read));
            if let Some(condition) = each {
                condition.visit(&mut before(&mut read));
                // What is asked of one row is asked after others have been written.
                written.extend(writes.iter().map(|(column, _)| (row.table, *column)));
            }
            for (column, term) in writes {
                term.visit(&mut before(&mut read));
                kept.extend(read.intersection(&written));
                written.insert((row.table, *column));
            }
        }
        let mut read = Columns::new();
        self.claims(true).for_each(|claim| claim.test.visit(&mut before(&mut read)));
        kept.extend(read.intersection(&written));
        kept
    }
}

/// Gathers the columns that are read as they were before the step.
fn before(read: &mut Columns) -> impl FnMut(usize, usize, When) {
    |table, column, when| {
        if when == When::Before {
            read.insert((table, column));
        }
    }
}

impl Machine {
    /// How many commands there are within the bound: each with each input.
    #[must_use]
    pub fn commands(&self) -> usize {
        let inputs = |procedure: &Procedure| procedure.params.iter().map(|param| param.values.len()).product::<usize>();
        self.procedures.iter().map(|procedure| procedure.rows.len() * inputs(procedure)).sum()
    }
}

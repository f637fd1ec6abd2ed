//! The bounded system as a machine over whole numbers, ready to be written down in any language.

use super::columns::Column;
use super::constants::Constant;
use super::symbolic::{Holder, Term, Test, Which};

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
    /// The beginning of the identifiers of bound rows and saved columns; a number follows.
    pub bound: String,
    /// As `bound`.
    pub saved: String,
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
    /// The table of the row it names.
    pub table: usize,
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
    /// What becomes of the columns, all read as they were before.
    pub writes: Vec<(usize, Term)>,
    /// What holds of the step, read before it.
    pub claims: Vec<Claim>,
}

/// A declared rule.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The rule's declared name.
    pub name: String,
    /// What holds.
    pub test: Test,
}

/// Writes for a language that takes one after the other.
#[derive(Debug)]
pub struct Sequence {
    /// The columns whose old value is still read after they are written.
    pub saved: Vec<usize>,
    /// The writes, in order.
    pub writes: Vec<(usize, Term)>,
}

impl Branch {
    /// The writes one after the other.
    #[must_use]
    pub fn sequence(&self) -> Sequence {
        let mut saved: Vec<usize> = Vec::new();
        let mut written: Vec<usize> = Vec::new();
        let mut writes = Vec::new();
        for (column, term) in &self.writes {
            let term = match term {
                Term::Cell(Holder { which: Which::Own, .. }, read) if written.contains(read) => {
                    let known = saved.iter().position(|column| column == read);
                    Term::Saved(known.unwrap_or_else(|| {
                        saved.push(*read);
                        saved.len() - 1
                    }))
                }
                other => other.clone(),
            };
            written.push(*column);
            writes.push((*column, term));
        }
        Sequence { saved, writes }
    }
}

impl Machine {
    /// How many commands there are within the bound: each with each input.
    #[must_use]
    pub fn commands(&self) -> usize {
        let inputs = |procedure: &Procedure| procedure.params.iter().map(|param| param.values.len()).product::<usize>();
        self.procedures.iter().map(|procedure| self.tables[procedure.table].keys.len() * inputs(procedure)).sum()
    }
}

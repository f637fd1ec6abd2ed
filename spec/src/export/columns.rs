//! Rows, flattened: every single value of a record is a column of its own.

use super::constants::Constants;
use super::names::Names;
use crate::ir::{Field, System, Type, TypeKind};
use std::collections::BTreeSet;

/// The shape of a field and where its columns are.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    /// One value in this column; 0 where it is absent.
    Single {
        /// The column.
        column: usize,
    },
    /// A record: whether it is there, where it may be absent, and its fields.
    Record {
        /// The column that is 1 where the record is there; none where it always is.
        mark: Option<usize>,
        /// The fields.
        fields: Vec<Shape>,
    },
    /// Nothing within the bound gives it a value, so that it is always absent.
    Nothing,
}

/// One column of a flat row, or one value of a flat input.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its identifier.
    pub name: String,
    /// Its values are 0 to this; 0 is absent.
    pub most: usize,
    /// The declared field, such as `check.exit_code`; of a record, whether it is there.
    pub meaning: String,
}

/// Lays out fields, one after the other.
pub(super) struct Layout<'a, 'n> {
    pub(super) system: &'a System,
    pub(super) constants: &'a Constants<'a>,
    pub(super) names: &'n mut Names,
    /// What is laid out.
    pub(super) columns: Vec<Column>,
    /// What nothing gives a value to, by its declared path; it takes no column.
    pub(super) empty: &'a BTreeSet<String>,
}

impl<'a> Layout<'a, '_> {
    /// Lays out a field whose identifiers begin with `prefix`.
    pub(super) fn field(&mut self, prefix: &str, field: &Field) -> Shape {
        self.shape(prefix, &field.name.text, &field.ty, field.optional)
    }

    fn shape(&mut self, prefix: &str, path: &str, ty: &Type, optional: bool) -> Shape {
        if self.empty.contains(path) {
            return Shape::Nothing;
        }
        if let Some(sort) = self.constants.sort_of(ty) {
            let most = self.constants.count(sort);
            return Shape::Single { column: self.column(&format!("{prefix}{path}"), path, most) };
        }
        let Some(fields) = self.record(ty) else { return Shape::Nothing };
        let mark = optional.then(|| self.column(&format!("{prefix}{path}"), path, 1));
        let mut field =
            |field: &Field| self.shape(prefix, &format!("{path}.{}", field.name), &field.ty, field.optional);
        Shape::Record { mark, fields: fields.iter().map(&mut field).collect() }
    }

    fn record(&self, ty: &Type) -> Option<&'a [Field]> {
        let Type::Named(id) = ty else { return None };
        match &self.system.type_def(*id).kind {
            TypeKind::Record(fields) => Some(fields),
            TypeKind::Newtype(inner, _) => self.record(inner),
            TypeKind::Enum(_) | TypeKind::External(_) => None,
        }
    }

    fn column(&mut self, name: &str, path: &str, most: usize) -> usize {
        let name = self.names.give(&name.replace('.', "_"));
        self.columns.push(Column { name, most, meaning: path.to_owned() });
        self.columns.len() - 1
    }
}

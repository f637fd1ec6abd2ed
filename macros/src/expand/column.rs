//! One member of an emitted struct: what Rust calls it, what the wire calls it, what it holds.

use super::scope::{Docs, Scope, doc};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use selvedge_spec::ir::{Entity, Field};

/// A member of an emitted struct.
pub(crate) struct Column {
    pub(crate) ident: Ident,
    /// Its type, with its optionality.
    pub(crate) ty: TokenStream,
    pub(crate) optional: bool,
    pub(crate) wire: String,
    pub(crate) docs: Docs,
}

impl Column {
    /// The member that holds a declared field.
    pub(crate) fn of(field: &Field, scope: &Scope<'_>) -> Self {
        let absent = if field.optional { "; may be absent" } else { "" };
        let what = if field.docs.is_empty() { format!("`{}` on the wire{absent}.", field.wire) } else { String::new() };
        Self {
            ident: scope.ident(&field.name),
            ty: scope.field_ty(field),
            optional: field.optional,
            wire: field.wire.clone(),
            docs: doc(&field.docs, &what),
        }
    }

    /// The members that hold declared fields.
    pub(crate) fn all<'f>(fields: impl IntoIterator<Item = &'f Field>, scope: &Scope<'_>) -> Vec<Self> {
        fields.into_iter().map(|field| Self::of(field, scope)).collect()
    }

    /// The member that holds a row's state.
    pub(crate) fn state(entity: &Entity, scope: &Scope<'_>) -> Self {
        let ty = scope.state_enum(entity);
        Self {
            ident: Ident::new("state", Span::call_site()),
            ty: quote!(#ty),
            optional: false,
            wire: "state".to_owned(),
            docs: doc("", "The state in which it rests."),
        }
    }

    /// Key, fields and state of a row.
    pub(crate) fn row(entity: &Entity, scope: &Scope<'_>) -> Vec<Self> {
        let fields = std::iter::once(&entity.key).chain(&entity.fields);
        let mut columns = Self::all(fields, scope);
        columns.push(Self::state(entity, scope));
        columns
    }

    /// What takes the member from the wire and gives it there.
    pub(crate) fn presence(&self) -> Ident {
        Ident::new(if self.optional { "optional" } else { "required" }, Span::call_site())
    }

    /// The same member under another name on the wire.
    pub(crate) fn spelled(mut self, wire: &str) -> Self {
        wire.clone_into(&mut self.wire);
        self
    }
}

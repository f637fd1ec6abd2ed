//! Views: the struct of a view's rows, and the method that reads them.

use super::column::Column;
use super::condition::emit;
use super::fold::{Where, fold, is_true};
use super::place::{Place, Roots};
use super::rows;
use super::scope::{Scope, doc};
use super::store::Table;
use super::types::record;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Slot, View};

/// The struct of a view's rows.
pub(crate) fn view_row(view: &View, scope: &Scope<'_>) -> TokenStream {
    let entity = scope.system.entity(view.entity);
    let columns: Vec<_> = view
        .fields
        .iter()
        .map(|field| {
            let column = match field.slot {
                Slot::Key => Column::of(&entity.key, scope),
                Slot::Field(id) => Column::of(entity.field(id), scope),
                Slot::State => Column::state(entity, scope),
            };
            column.spelled(&field.wire)
        })
        .collect();
    let docs = doc(&view.docs, &format!("What the view `{}` shows of a `{}`.", view.name, entity.name));
    record(&row_ident(view, scope), &docs, &columns, scope)
}

fn row_ident(view: &View, scope: &Scope<'_>) -> Ident {
    scope.derived(&format!("{}Row", view.name), &view.name)
}

/// The method of the store that reads a view.
pub(crate) fn view_method(view: &View, method: &Ident, scope: &Scope<'_>) -> TokenStream {
    let entity = scope.system.entity(view.entity);
    let (row, entity_row) = (row_ident(view, scope), scope.row(entity));
    let table = Table::of(entity, scope).rows;
    let roots = Roots::new(entity, quote!(row), None);
    let members = view.fields.iter().map(|field| match field.slot {
        Slot::Key => member(&entity.key, scope),
        Slot::Field(id) => member(entity.field(id), scope),
        Slot::State => quote!(state: row.state,),
    });
    let rows = quote!(self.#table.values());
    let filter = view.filter.as_ref().map(|filter| fold(filter, Where::Anywhere)).filter(|filter| !is_true(filter));
    let rows = match filter {
        Some(filter) => {
            let filter = emit(&filter, &roots, scope);
            let capture = rows::mentions(&filter, &format_ident!("self")).then(|| quote!(move));
            quote!(::core::iter::Iterator::filter(#rows, #capture |row: &&#entity_row| #filter))
        }
        None => rows,
    };
    let docs = doc(&view.docs, &format!("The rows of the view `{}`, current; in no promised order.", view.name));
    quote! {
        #docs
        pub fn #method(&self) -> impl ::core::iter::Iterator<Item = #row> + '_ {
            ::core::iter::Iterator::map(#rows, |row| #row { #(#members)* })
        }
    }
}

fn member(field: &selvedge_spec::ir::Field, scope: &Scope<'_>) -> TokenStream {
    let ident = scope.ident(&field.name);
    let value = Place::field(&quote!(row), field, scope).owned(field.optional, false, scope);
    quote!(#ident: #value,)
}

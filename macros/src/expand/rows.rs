//! Conditions and numbers over all rows of an entity.

use super::condition::{base, emit, referred};
use super::place::{Form, Place, Roots, read};
use super::scope::Scope;
use super::store::Table;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;
use selvedge_spec::ir::{Entity, Expr, Path, Rows, Type};

/// A condition over rows: every one, some one, no two alike.
pub(crate) fn condition<'a>(expr: &Expr, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    let private = scope.private();
    match expr {
        Expr::Quantified { all, entity, body } => {
            let entity = scope.system.entity(*entity);
            let (rows, is) = (all_rows(entity, scope), test(entity, body, roots, scope));
            if *all { quote!(#private::every(#rows, #is)) } else { quote!(#private::some(#rows, #is)) }
        }
        Expr::Unique(path, rows) => {
            let (all, is) = filtered(rows, roots, scope);
            let value = value(path, rows, roots, scope, |place| place.certain_ref(scope));
            quote!(#private::unique(#all, #is, #value))
        }
        _ => unreachable!("asked of conditions over rows only"),
    }
}

/// A number that rows amount to.
pub(crate) fn number<'a>(expr: &Expr, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    let private = scope.private();
    match expr {
        Expr::Count(rows) => {
            let (all, is) = filtered(rows, roots, scope);
            quote!(#private::count(#all, #is))
        }
        Expr::Sum(path, rows) => {
            let (all, is) = filtered(rows, roots, scope);
            let value = value(path, rows, roots, scope, |place| integer(&place, scope));
            quote!(#private::sum(#all, #is, #value))
        }
        _ => unreachable!("asked of numbers only"),
    }
}

/// All rows, and which of them are meant.
fn filtered<'a>(rows: &Rows, roots: &Roots<'a>, scope: &Scope<'a>) -> (TokenStream, TokenStream) {
    let entity = scope.system.entity(rows.entity);
    (all_rows(entity, scope), test(entity, &rows.condition, roots, scope))
}

/// The rows of an entity in the store.
pub(crate) fn all_rows(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let rows = Table::of(entity, scope).rows;
    quote!(&self.#rows)
}

/// A function of one row that says whether the condition holds of it.
pub(crate) fn test<'a>(entity: &'a Entity, condition: &Expr, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    let (inner, row) = roots.binding(entity);
    closure(&row, &emit(condition, &inner, scope))
}

fn value<'a>(
    path: &Path,
    rows: &Rows,
    roots: &Roots<'a>,
    scope: &Scope<'a>,
    of: impl FnOnce(Place<'a>) -> TokenStream,
) -> TokenStream {
    let (inner, row) = roots.binding(scope.system.entity(rows.entity));
    closure(&row, &of(read(path, &inner, scope)))
}

/// A function of a row, which it need not read.
fn closure(row: &Ident, body: &TokenStream) -> TokenStream {
    if mentions(body, row) { quote!(|#row| #body) } else { quote!(|_| #body) }
}

/// Whether the name stands somewhere in the tokens.
pub(crate) fn mentions(tokens: &TokenStream, name: &Ident) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// An integer without its newtypes.
fn integer(place: &Place<'_>, scope: &Scope<'_>) -> TokenStream {
    let (plain, mut ty) = (place.form == Form::Plain, referred(place.ty.clone(), scope));
    let tokens = if plain { place.tokens.clone() } else { place.certain_ref(scope) };
    let mut dots = TokenStream::new();
    while let Type::Named(id) = ty {
        ty = base(id, scope);
        dots.extend(quote!(.0));
    }
    if plain || !dots.is_empty() { quote!(#tokens #dots) } else { quote!(*#tokens) }
}

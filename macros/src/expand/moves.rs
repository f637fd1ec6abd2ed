//! Bare moves, and the marker of which state may become which.

use super::illegal::method_ident;
use super::scope::{Scope, doc};
use proc_macro2::TokenStream;
use quote::quote;
use selvedge_spec::ir::{Entity, MoveId, StateId};
use std::collections::BTreeSet;

/// Each move as a method of the states from which it starts.
///
/// A command decides with its input, writes fields and emits; a bare move has none of that. So it is made only if the
/// row has all that the target state promises, which is asked at run time.
pub(crate) fn moves(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let (krate, row, handle) = (scope.krate(), scope.row(entity), scope.ident(&entity.name));
    let of = |state: StateId| {
        let marker = scope.marker(entity, state);
        let legal = (0..entity.moves.len()).map(MoveId).filter(|id| entity.move_(*id).from.contains(&state));
        let methods: Vec<_> = legal.map(|id| method(entity, id, scope)).collect();
        quote! {
            impl<R: #krate::Hold<#row>> #handle<#marker, R> { #(#methods)* }
        }
    };
    entity.state_ids().map(of).collect()
}

fn method(entity: &Entity, id: MoveId, scope: &Scope<'_>) -> TokenStream {
    let (krate, private, mv, handle) = (scope.krate(), scope.private(), entity.move_(id), scope.ident(&entity.name));
    let (method, to, marker, state_enum) = (
        method_ident(entity, id, scope),
        scope.ident(&entity.state(mv.to).name),
        scope.marker(entity, mv.to),
        scope.state_enum(entity),
    );
    let what = format!(
        "The bare move `{}` to `{}`, without a command: no field is written and no event emitted.\n\n\
         # Errors\nIf the row has not all that every row in `{1}` has; it is given back unchanged.",
        mv.name,
        entity.state(mv.to).name
    );
    let docs = doc(&mv.docs, &what);
    quote! {
        #docs
        #[allow(clippy::result_large_err)]
        pub fn #method(mut self) -> ::core::result::Result<#handle<#marker, R>, #krate::Rejected<Self, #krate::Unmet>> {
            #private::moved!(self, #handle, #state_enum::#to)
        }
    }
}

/// `MayBecome<T>`: for generic code, a sealed marker with the declared pairs.
pub(crate) fn may_become(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let targets =
        |from: StateId| -> BTreeSet<StateId> { entity.state_ids().filter(|to| entity.may_become(from, *to)).collect() };
    let impls = entity.state_ids().flat_map(|from| {
        let from_ident = scope.ident(&entity.state(from).name);
        targets(from).into_iter().map(move |to| {
            let to = scope.ident(&entity.state(to).name);
            quote!(impl MayBecome<#to> for #from_ident {})
        })
    });
    let illegal = super::illegal::may_not_become(entity, scope);
    let docs = doc("", &format!("Some declared move of `{}` leads from this state to `T`. Sealed.", entity.name));
    quote! {
        #docs
        #[diagnostic::on_unimplemented(
            message = "`{Self}` may not become `{T}`",
            label = "no declared move leads there"
        )]
        pub trait MayBecome<T: State>: State {}

        #(#impls)*
        #illegal
    }
}

//! What a command can answer in one place: an enum of the outcomes that accept, and one of those that reject.

use super::effects::reads_row;
use super::fold::{Where, fold, is_true};
use super::scope::{Scope, doc, eq};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Command, CommandId, Effect, Entity, Expr, Outcome, StateId, System};

/// A command in a place: a state, or where no row carries the identity.
pub(crate) struct Answer<'a> {
    pub(crate) command: &'a Command,
    pub(crate) entity: &'a Entity,
    pub(crate) state: Option<StateId>,
    /// The outcomes that can answer here, in the order in which they are tried, each with what remains of its guard;
    /// the last one answers whatever is left.
    pub(crate) outcomes: Vec<(&'a Outcome, Expr)>,
}

impl<'a> Answer<'a> {
    pub(crate) fn new(system: &'a System, id: CommandId, state: Option<StateId>) -> Self {
        let command = system.command(id);
        let place = Where::place(state);
        let mut outcomes = Vec::new();
        for outcome in command.answers.at(state).iter().map(|id| command.outcome(*id)) {
            let guard = outcome.guard.as_ref().map_or(Expr::All(Vec::new()), |guard| fold(guard, place));
            let answers_all = is_true(&guard);
            outcomes.push((outcome, guard));
            if answers_all {
                break;
            }
        }
        Self { command, entity: system.entity(command.entity), state, outcomes }
    }

    pub(crate) fn accepted(&self) -> Vec<&'a Outcome> {
        self.outcomes.iter().map(|(outcome, _)| *outcome).filter(|outcome| !outcome.is_rejection()).collect()
    }

    pub(crate) fn rejected(&self) -> Vec<&'a Outcome> {
        self.outcomes.iter().map(|(outcome, _)| *outcome).filter(|outcome| outcome.is_rejection()).collect()
    }

    /// Whether the command is offered here.
    pub(crate) fn is_legal(&self) -> bool {
        !self.accepted().is_empty()
    }

    pub(crate) fn deletes(&self) -> bool {
        self.accepted().iter().any(|outcome| matches!(outcome.effect, Effect::Delete))
    }

    /// The module of the place.
    pub(crate) fn module(&self, scope: &Scope<'_>) -> Ident {
        self.state.map_or_else(|| format_ident!("absent"), |state| scope.snake(&self.entity.state(state).name))
    }

    /// The way from the top to an item in the module of the place.
    fn path(&self, item: &Ident, scope: &Scope<'_>) -> TokenStream {
        let module = scope.inside(self.entity, &self.module(scope));
        quote!(#module::#item)
    }

    /// The way from the top to the enum of the outcomes that accept.
    pub(crate) fn outcome_path(&self, scope: &Scope<'_>) -> TokenStream {
        self.path(&self.outcome_enum(scope), scope)
    }

    /// The way from the top to the enum of the outcomes that reject.
    pub(crate) fn rejection_path(&self, scope: &Scope<'_>) -> TokenStream {
        self.path(&self.rejection_enum(scope), scope)
    }

    /// The way from the top to the function that answers where there is no row.
    pub(crate) fn function_path(&self, scope: &Scope<'_>) -> TokenStream {
        self.path(&scope.snake(&self.command.name), scope)
    }

    /// The place, in words.
    pub(crate) fn place(&self) -> String {
        self.state.map_or_else(|| "absence".to_owned(), |state| format!("`{}`", self.entity.state(state).name))
    }

    pub(crate) fn outcome_enum(&self, scope: &Scope<'_>) -> Ident {
        scope.derived(&format!("{}Outcome", self.command.name), &self.command.name)
    }

    pub(crate) fn rejection_enum(&self, scope: &Scope<'_>) -> Ident {
        scope.derived(&format!("{}Rejection", self.command.name), &self.command.name)
    }

    /// Whether the enum of the outcomes that accept says the same in the other place: no row of the place itself is in it.
    pub(crate) fn accepts_like(&self, other: &Self) -> bool {
        let keeps = |outcome: &&Outcome| matches!(outcome.effect, Effect::Keep);
        self.is_beside(other) && !self.accepted().iter().any(keeps) && is_same(&self.accepted(), &other.accepted())
    }

    /// Whether the enum of the outcomes that reject says the same in the other place.
    pub(crate) fn rejects_like(&self, other: &Self) -> bool {
        self.is_beside(other) && is_same(&self.rejected(), &other.rejected())
    }

    /// Whether this is the same command in another state.
    fn is_beside(&self, other: &Self) -> bool {
        std::ptr::eq(self.command, other.command) && self.state.is_some() && other.state.is_some()
    }

    /// Whether some accepting outcome hands a row of the caller's on.
    pub(crate) fn passes_row(&self) -> bool {
        self.state.is_some() && self.accepted().iter().any(|outcome| !matches!(outcome.effect, Effect::Delete))
    }

    /// The error that a call reports, as named from the invoking module: an error, or an enum by outcome.
    pub(crate) fn error_ty(&self, scope: &Scope<'_>) -> Option<TokenStream> {
        match self.rejected().as_slice() {
            [] => None,
            [one] => Some(error_struct(one, scope)),
            _ => Some(self.rejection_path(scope)),
        }
    }

    /// The expression that makes a rejecting outcome's error; `row` is lent to it where it reads one.
    pub(crate) fn error_value(&self, outcome: &Outcome, row: &TokenStream, scope: &Scope<'_>) -> TokenStream {
        let error = raw_error(outcome, row, scope);
        if self.rejected().len() == 1 {
            return error;
        }
        let (rejection, variant) = (self.rejection_path(scope), scope.pascal(&outcome.name));
        quote!(#rejection::#variant(#error))
    }
}

fn is_same(outcomes: &[&Outcome], others: &[&Outcome]) -> bool {
    outcomes.len() == others.len() && outcomes.iter().zip(others).all(|(one, other)| std::ptr::eq(*one, *other))
}

/// The expression that makes a rejecting outcome's error struct.
pub(crate) fn raw_error(outcome: &Outcome, row: &TokenStream, scope: &Scope<'_>) -> TokenStream {
    let method = super::effects::method_ident(outcome, scope);
    let row = reads_row(outcome).then(|| row.clone());
    quote!(input.#method(#row))
}

/// The struct of the error that an outcome reports.
pub(crate) fn error_struct(outcome: &Outcome, scope: &Scope<'_>) -> TokenStream {
    let Effect::Reject { error, .. } = &outcome.effect else { unreachable!("asked of rejecting outcomes only") };
    let ident = scope.ident(&scope.system.errors[error.0].name);
    quote!(#ident)
}

/// The struct of the event that an outcome emits.
pub(crate) fn event_struct(outcome: &Outcome, scope: &Scope<'_>) -> Option<Ident> {
    outcome.emits.as_ref().map(|emission| scope.ident(&scope.system.events[emission.event.0].name))
}

/// The enum of the outcomes that accept, for the module of the first of the places where it is the same.
pub(crate) fn outcome_enum(answer: &Answer<'_>, places: &str, scope: &Scope<'_>) -> TokenStream {
    let (ident, derives, row, private) =
        (answer.outcome_enum(scope), scope.derives(), scope.row(answer.entity), scope.private());
    let out = scope.out_of_state();
    let generics = answer.passes_row().then(|| quote!(<R = #private::Box<#out #row>>));
    let eq = if answer.passes_row() {
        eq(&quote!(<R: ::core::cmp::Eq>), &quote!(#ident<R>))
    } else {
        eq(&quote!(), &quote!(#ident))
    };
    let variants = answer.accepted().into_iter().map(|outcome| variant(outcome, answer, scope));
    let what = format!("How `{}` is accepted in {places}.", answer.command.name);
    let docs = doc(&answer.command.docs, &what);
    quote! {
        #docs
        #[derive(#derives)]
        #[must_use]
        pub enum #ident #generics { #(#variants,)* }

        #eq
    }
}

fn variant(outcome: &Outcome, answer: &Answer<'_>, scope: &Scope<'_>) -> TokenStream {
    let ident = scope.pascal(&outcome.name);
    let docs = doc(&outcome.docs, &format!("`{}`: {}.", outcome.wire, effect_words(outcome, answer)));
    let row = row_ty(outcome, answer, scope).map(|ty| {
        let member = scope.snake(&answer.entity.name);
        let docs = doc("", "The row, as it is now.");
        quote!(#docs #member: #ty,)
    });
    let out = scope.out_of_state();
    let event = event_struct(outcome, scope).map(|event| {
        let docs = doc("", "What happened.");
        quote!(#docs event: #out #event,)
    });
    if row.is_none() && event.is_none() { quote!(#docs #ident) } else { quote!(#docs #ident { #row #event }) }
}

fn effect_words(outcome: &Outcome, answer: &Answer<'_>) -> String {
    match &outcome.effect {
        Effect::Create => format!("a `{}` comes to be", answer.entity.name),
        Effect::Move(id) => {
            let mv = answer.entity.move_(*id);
            format!("the move `{}` to `{}`", mv.wire, answer.entity.state(mv.to).name)
        }
        Effect::Keep => "nothing changes".to_owned(),
        Effect::Delete => "it is gone".to_owned(),
        Effect::Reject { .. } => "rejected".to_owned(),
    }
}

/// The typed row that an accepting outcome hands on, as named from the place's module.
fn row_ty(outcome: &Outcome, answer: &Answer<'_>, scope: &Scope<'_>) -> Option<TokenStream> {
    let (handle, out) = (scope.ident(&answer.entity.name), scope.out_of_state());
    let state = |id: StateId| scope.ident(&answer.entity.state(id).name);
    match (&outcome.effect, answer.state) {
        (Effect::Create, _) => {
            let initial = state(answer.entity.initial);
            Some(quote!(#out #handle<super::#initial>))
        }
        (Effect::Move(id), _) => {
            let to = state(answer.entity.move_(*id).to);
            Some(quote!(#out #handle<super::#to, R>))
        }
        (Effect::Keep, Some(here)) => {
            let here = state(here);
            Some(quote!(#out #handle<super::#here, R>))
        }
        _ => None,
    }
}

/// The enum of the outcomes that reject, where there are several, for the module of the first of the places where it is the same.
pub(crate) fn rejection_enum(answer: &Answer<'_>, places: &str, scope: &Scope<'_>) -> TokenStream {
    let rejected = answer.rejected();
    let (ident, out, derives) = (answer.rejection_enum(scope), scope.out_of_state(), scope.derives());
    let idents: Vec<_> = rejected.iter().map(|outcome| scope.pascal(&outcome.name)).collect();
    let errors = rejected.iter().map(|outcome| error_struct(outcome, scope));
    let (docs, eq) =
        (doc("", &format!("How `{}` is rejected in {places}.", answer.command.name)), eq(&quote!(), &quote!(#ident)));
    let variant_docs = rejected.iter().map(|outcome| doc(&outcome.docs, &format!("`{}`", outcome.wire)));
    quote! {
        #docs
        #[derive(#derives)]
        pub enum #ident { #(#variant_docs #idents(#out #errors),)* }

        #eq

        #[automatically_derived]
        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self { #(Self::#idents(error) => ::core::fmt::Display::fmt(error, f),)* }
            }
        }

        #[automatically_derived]
        impl ::core::error::Error for #ident {}
    }
}

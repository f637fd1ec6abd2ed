//! The typed calls: each command as a method of the states in which it is legal, or as a function where it creates.

use super::answers::{Answer, event_struct, outcome_enum, raw_error, rejection_enum};
use super::condition::emit;
use super::effects::method_ident;
use super::getters;
use super::place::Roots;
use super::relates::is_of_store;
use super::scope::{Docs, Scope, doc, listed, prose};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use selvedge_spec::ir::{Effect, Entity, EntityId, Expr, Outcome, StateId};

/// What a typed row offers in a state: getters and legal commands.
pub(crate) fn state(id: EntityId, state: StateId, scope: &Scope<'_>) -> TokenStream {
    let entity = scope.system.entity(id);
    let legal: Vec<_> = legal(id, Some(state), scope);
    let (handle, row, marker) = (scope.ident(&entity.name), scope.row(entity), scope.marker(entity, state));
    let krate = scope.krate();
    let getters = getters::in_state(entity, state, scope);
    let methods = legal.iter().map(|answer| method(answer, scope));
    quote! {
        impl<R: #krate::Hold<#row>> #handle<#marker, R> {
            #getters
            #(#methods)*
        }
    }
}

/// What the legal commands of an entity answer, by place: each state, then absence.
pub(crate) struct Modules<'a> {
    entity: &'a Entity,
    legal: Vec<Vec<Answer<'a>>>,
}

impl<'a> Modules<'a> {
    pub(crate) fn new(id: EntityId, scope: &Scope<'a>) -> Self {
        let entity = scope.system.entity(id);
        let places = entity.state_ids().map(Some).chain([None]);
        Self { entity, legal: places.map(|place| legal(id, place, scope)).collect() }
    }

    /// One module for each place: the outcomes, and the functions that bring a row to be.
    pub(crate) fn modules(&self, scope: &Scope<'_>) -> TokenStream {
        self.legal.iter().map(|legal| self.module(legal, scope)).collect()
    }

    /// Every typed outcome as the flat reply.
    pub(crate) fn replies(&self, scope: &Scope<'_>) -> TokenStream {
        let declared = self.answers().filter(|answer| is_first(answer, &self.alike(answer, Answer::accepts_like)));
        declared.map(|answer| reply(answer, scope)).collect()
    }

    fn answers(&self) -> impl Iterator<Item = &Answer<'a>> {
        self.legal.iter().flatten()
    }

    /// An answer and those whose enum reads the same: the first of them declares it, the others name it.
    fn alike(&self, answer: &Answer<'a>, is_alike: impl Fn(&Answer<'a>, &Answer<'a>) -> bool) -> Vec<&Answer<'a>> {
        self.answers().filter(|other| std::ptr::eq(*other, answer) || is_alike(answer, other)).collect()
    }

    fn module(&self, legal: &[Answer<'a>], scope: &Scope<'_>) -> TokenStream {
        let Some(first) = legal.first() else { return TokenStream::new() };
        let module = first.module(scope);
        let docs = match first.state {
            Some(_) => format!("What commands answer in the state {}.", first.place()),
            None => format!("What commands answer where no `{}` carries the identity.", self.entity.name),
        };
        let docs = doc("", &docs);
        let enums = legal.iter().map(|answer| self.enums(answer, scope));
        let functions = legal.iter().filter(|answer| answer.state.is_none()).map(|answer| function(answer, scope));
        quote! {
            #docs
            pub mod #module { #(#enums)* #(#functions)* }
        }
    }

    /// The enums of an answer, declared or named from where they are.
    fn enums(&self, answer: &Answer<'a>, scope: &Scope<'_>) -> TokenStream {
        let enum_of =
            |alike: &[&Answer<'a>], ident: Ident, declare: fn(&Answer<'_>, &str, &Scope<'_>) -> TokenStream| {
                if is_first(answer, alike) {
                    let places: Vec<_> = alike.iter().map(|answer| answer.place()).collect();
                    declare(answer, &listed(places), scope)
                } else {
                    let module = alike[0].module(scope);
                    quote!(pub use super::#module::#ident;)
                }
            };
        let accepted = enum_of(&self.alike(answer, Answer::accepts_like), answer.outcome_enum(scope), outcome_enum);
        let rejected = (answer.rejected().len() > 1)
            .then(|| enum_of(&self.alike(answer, Answer::rejects_like), answer.rejection_enum(scope), rejection_enum));
        quote!(#accepted #rejected)
    }
}

fn is_first(answer: &Answer<'_>, alike: &[&Answer<'_>]) -> bool {
    std::ptr::eq(alike[0], answer)
}

fn legal<'a>(id: EntityId, state: Option<StateId>, scope: &Scope<'a>) -> Vec<Answer<'a>> {
    let system = scope.system;
    let own = system.commands_on(id).filter(|(_, command)| !is_of_store(command));
    let answers = own.map(|(command, _)| Answer::new(system, command, state));
    answers.filter(Answer::is_legal).collect()
}

/// The rustdoc of a call: the command's own, and what it can answer here.
fn call_doc(answer: &Answer<'_>) -> Docs {
    let names = |outcomes: Vec<&Outcome>| prose(outcomes.iter().map(|outcome| outcome.wire.as_str()));
    let (command, place, accepted) = (&answer.command.name, answer.place(), names(answer.accepted()));
    let rejected = match answer.rejected() {
        none if none.is_empty() => String::new(),
        some => format!("; or rejected as {}", names(some)),
    };
    let errors = match (answer.rejected().is_empty(), answer.state) {
        (true, _) => "",
        (false, Some(_)) => "\n\n# Errors\nThe rejection, which gives the unchanged row back.",
        (false, None) => "\n\n# Errors\nThe rejection.",
    };
    let panics = answer.state.map_or("", |_| "\n\n# Panics\nIf the input names another row than this one.");
    doc(&answer.command.docs, &format!("`{command}` in {place}: {accepted}{rejected}.{errors}{panics}"))
}

fn method(answer: &Answer<'_>, scope: &Scope<'_>) -> TokenStream {
    let (krate, private, command) = (scope.krate(), scope.private(), answer.command);
    let (method, input, docs) = (scope.snake(&command.name), scope.ident(&command.name), call_doc(answer));
    let outcome = answer.outcome_path(scope);
    let generics = answer.passes_row().then(|| quote!(<R>));
    let accepted = quote!(#outcome #generics);
    let error = answer.error_ty(scope);
    let result = match &error {
        Some(error) => quote!(::core::result::Result<#accepted, #krate::Rejected<Self, #error>>),
        None => accepted,
    };
    let changes = answer.accepted().iter().any(|outcome| matches!(outcome.effect, Effect::Move(_)));
    let mutable = changes.then(|| quote!(mut));
    let row = scope.row(answer.entity);
    let owned = answer.deletes().then(|| quote!(where R: #krate::Owned<#row>));
    let (key, key_input) = (scope.ident(&answer.entity.key.name), scope.ident(&command.inputs[command.key_input].name));
    let name = &command.name.text;
    let roots = Roots::new(answer.entity, quote!(self.row), Some((command, quote!(input))));
    let body = chain(answer, &roots, scope, |outcome| method_arm(outcome, answer, scope));
    quote! {
        #docs
        #[inline]
        #[track_caller]
        #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
        pub fn #method(#mutable self, input: #input) -> #result #owned {
            #private::addressed(<R as #krate::Hold<#row>>::FOUND || self.row.#key == input.#key_input, #name);
            #body
        }
    }
}

/// The outcomes, tried in order; the last one needs no test, for the language's checker has proved them total.
pub(crate) fn chain<'a>(
    answer: &Answer<'a>,
    roots: &Roots<'a>,
    scope: &Scope<'a>,
    arm: impl Fn(&'a Outcome) -> TokenStream,
) -> TokenStream {
    let (last, tested) = answer.outcomes.split_last().expect("outcomes are total");
    let tests = tested.iter().map(|(outcome, guard)| {
        let (guard, arm) = (condition(guard, roots, scope), arm(outcome));
        quote!(if #guard { #arm } else)
    });
    let last = arm(last.0);
    if tested.is_empty() { last } else { quote!(#(#tests)* { #last }) }
}

fn condition<'a>(guard: &Expr, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    emit(guard, roots, scope)
}

fn method_arm(outcome: &Outcome, answer: &Answer<'_>, scope: &Scope<'_>) -> TokenStream {
    let krate = scope.krate();
    if outcome.is_rejection() {
        let error = answer.error_value(outcome, &quote!(&self.row), scope);
        return quote!(::core::result::Result::Err(#krate::Rejected { error: #error, subject: self }));
    }
    let (outcome_enum, variant) = (answer.outcome_path(scope), scope.pascal(&outcome.name));
    let (handle, member, effect) =
        (scope.ident(&answer.entity.name), scope.snake(&answer.entity.name), method_ident(outcome, scope));
    let path = quote!(#outcome_enum::#variant);
    let reads = super::effects::reads_row(outcome).then(|| quote!(&self.row));
    let (before, value) = match (&outcome.effect, outcome.emits.is_some()) {
        (Effect::Move(_), true) => {
            (quote!(let event = input.#effect(&mut self.row);), quote!(#path { #member: #handle::of(self.row), event }))
        }
        (Effect::Move(_), false) => {
            (quote!(input.#effect(&mut self.row);), quote!(#path { #member: #handle::of(self.row) }))
        }
        (Effect::Keep, _) => (quote!(), quote!(#path { #member: self })),
        (_, true) => (quote!(let event = input.#effect(#reads);), quote!(#path { event })),
        (_, false) => (quote!(), path),
    };
    if answer.rejected().is_empty() {
        quote!(#before #value)
    } else {
        quote!(#before ::core::result::Result::Ok(#value))
    }
}

/// A command that accepts where there is no row yet.
fn function(answer: &Answer<'_>, scope: &Scope<'_>) -> TokenStream {
    let command = answer.command;
    let (name, input, docs) = (scope.snake(&command.name), scope.ident(&command.name), call_doc(answer));
    let (outcome, out) = (answer.outcome_enum(scope), scope.out_of_state());
    let result = match answer.rejected().as_slice() {
        [] => quote!(#outcome),
        [one] => {
            let error = super::answers::error_struct(one, scope);
            quote!(::core::result::Result<#outcome, #out #error>)
        }
        _ => {
            let error = answer.rejection_enum(scope);
            quote!(::core::result::Result<#outcome, #error>)
        }
    };
    let roots = Roots::new(answer.entity, quote!(), Some((command, quote!(input)))).in_state(scope);
    let body = chain(answer, &roots, scope, |outcome| function_arm(outcome, answer, scope));
    quote! {
        #docs
        #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
        pub fn #name(input: #out #input) -> #result {
            #body
        }
    }
}

fn function_arm(outcome: &Outcome, answer: &Answer<'_>, scope: &Scope<'_>) -> TokenStream {
    let (private, out) = (scope.private(), scope.out_of_state());
    if outcome.is_rejection() {
        let mut error = raw_error(outcome, &quote!(), scope);
        if answer.rejected().len() > 1 {
            let (ident, variant) = (answer.rejection_enum(scope), scope.pascal(&outcome.name));
            error = quote!(#ident::#variant(#error));
        }
        return quote!(::core::result::Result::Err(#error));
    }
    let (outcome_enum, variant) = (answer.outcome_enum(scope), scope.pascal(&outcome.name));
    let (handle, member, effect) =
        (scope.ident(&answer.entity.name), scope.snake(&answer.entity.name), method_ident(outcome, scope));
    let value = match (&outcome.effect, outcome.emits.is_some()) {
        (Effect::Create, true) => quote! {{
            let (row, event) = input.#effect();
            #outcome_enum::#variant { #member: #out #handle::of(#private::Box::new(row)), event }
        }},
        (Effect::Create, false) => {
            quote!(#outcome_enum::#variant { #member: #out #handle::of(#private::Box::new(input.#effect())) })
        }
        _ => quote!(#outcome_enum::#variant),
    };
    if answer.rejected().is_empty() { value } else { quote!(::core::result::Result::Ok(#value)) }
}

/// A typed outcome as the flat reply.
fn reply(answer: &Answer<'_>, scope: &Scope<'_>) -> TokenStream {
    let outcome_enum = answer.outcome_path(scope);
    let generics = answer.passes_row().then(|| quote!(<R>));
    let arm = |outcome: &Outcome| {
        let (variant, flat) = (scope.pascal(&outcome.name), scope.outcome_ident(answer.command, outcome));
        let (bind, event) = event_parts(outcome, scope);
        quote!(#outcome_enum::#variant { #bind .. } => Self::accepted(Outcome::#flat, #event),)
    };
    let arms: TokenStream = answer.accepted().into_iter().map(arm).collect();
    quote! {
        #[automatically_derived]
        impl #generics ::core::convert::From<#outcome_enum #generics> for Reply {
            #[inline]
            fn from(outcome: #outcome_enum #generics) -> Self {
                match outcome { #arms }
            }
        }
    }
}

/// How an event is taken out of a typed outcome, and how it is put into a reply.
pub(crate) fn event_parts(outcome: &Outcome, scope: &Scope<'_>) -> (TokenStream, TokenStream) {
    let event = event_struct(outcome, scope);
    let told = event.map(|event| (quote!(event,), quote!(::core::option::Option::Some(Event::#event(event)))));
    told.unwrap_or_else(|| (quote!(), quote!(::core::option::Option::None)))
}

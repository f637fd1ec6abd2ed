//! The dispatcher: a command to the row it addresses, by way of the same typed calls that everyone uses.

use super::answers::{Answer, error_struct, raw_error};
use super::calls::{chain, event_parts};
use super::place::Roots;
use super::relates::is_of_store;
use super::scope::Scope;
use super::several_rows;
use super::store::Table;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Command, CommandId, Effect, Outcome, StateId};
use selvedge_spec::names::snake;

/// `execute`, and one method for each command.
pub(crate) fn dispatch(scope: &Scope<'_>) -> TokenStream {
    let commands = &scope.system.commands;
    let idents: Vec<_> = commands.iter().map(|command| scope.ident(&command.name)).collect();
    let methods: Vec<_> = commands.iter().map(method_ident).collect();
    let bodies = commands.iter().enumerate().map(|(id, command)| {
        let id = CommandId(id);
        if is_of_store(command) { several_rows::execute(id, command, scope) } else { execute(id, command, scope) }
    });
    let body = if commands.is_empty() {
        quote!(match command {})
    } else {
        quote!(match command { #(Command::#idents(input) => self.#methods(input),)* })
    };
    quote! {
        /// Executes a command: exactly one declared outcome answers, and every view is current when this returns.
        pub fn execute(&mut self, command: Command) -> Reply {
            #body
        }

        #(#bodies)*
    }
}

pub(crate) fn method_ident(command: &Command) -> Ident {
    format_ident!("execute_{}", snake(&command.name.text))
}

fn execute(id: CommandId, command: &Command, scope: &Scope<'_>) -> TokenStream {
    let entity = scope.system.entity(command.entity);
    let rows = Table::of(entity, scope).rows;
    let answers: Vec<_> = entity.state_ids().map(|state| Answer::new(scope.system, id, Some(state))).collect();
    // A row that may be deleted is lifted first: a deletion needs it owned.
    let owned = answers.iter().any(Answer::deletes);
    let (method, input) = (method_ident(command), scope.ident(&command.name));
    let key = scope.ident(&command.inputs[command.key_input].name);
    let absent = absent(&Answer::new(scope.system, id, None), scope);
    let (bind, take) = if owned { (quote!((vacancy, row)), quote!(lift)) } else { (quote!(row), quote!(get_mut)) };
    let arms = arms(&answers, scope, |answer, state| {
        if answer.is_legal() { legal(answer, state, owned, scope) } else { illegal(answer, owned, scope) }
    });
    quote! {
        #[inline]
        #[allow(clippy::needless_pass_by_value)]
        fn #method(&mut self, input: #input) -> Reply {
            let ::core::option::Option::Some(#bind) = self.#rows.#take(&input.#key) else { #absent };
            match row.state { #arms }
        }
    }
}

/// The arms, states with one and the same answer together.
pub(crate) fn arms<'a>(
    answers: &[Answer<'a>],
    scope: &Scope<'a>,
    body: impl Fn(&Answer<'a>, StateId) -> TokenStream,
) -> TokenStream {
    let mut arms: Vec<(Vec<TokenStream>, TokenStream, String)> = Vec::new();
    for answer in answers {
        let id = answer.state.expect("answers of states");
        let (state_enum, name) = (scope.state_enum(answer.entity), scope.ident(&answer.entity.state(id).name));
        let (state, body) = (quote!(#state_enum::#name), body(answer, id));
        let text = body.to_string();
        match arms.iter_mut().find(|(_, _, known)| *known == text) {
            Some((states, ..)) => states.push(state),
            None => arms.push((vec![state], body, text)),
        }
    }
    arms.into_iter().map(|(states, body, _)| quote!(#(#states)|* => #body)).collect()
}

/// Where the command is legal, the typed call answers.
fn legal(answer: &Answer<'_>, state: StateId, owned: bool, scope: &Scope<'_>) -> TokenStream {
    let (private, handle, marker) =
        (scope.private(), scope.ident(&answer.entity.name), scope.marker(answer.entity, state));
    let method = scope.snake(&answer.command.name);
    let call = quote!(#handle::<#marker, _>::of(#private::Found(row)).#method(input));
    let rows = Table::of(answer.entity, scope).rows;
    let give_up = owned.then(|| quote!(self.#rows.give_up(vacancy);));
    let accepted = accepted(answer, owned, scope);
    let rejected = rejected(answer, owned, scope);
    match (rejected, &accepted) {
        (None, Some(arms)) => quote!(match #call { #arms }),
        (None, None) if owned => quote!({ #give_up ::core::convert::From::from(#call) }),
        (None, None) => quote!(::core::convert::From::from(#call),),
        (Some(rejected), Some(arms)) => quote! {
            match #call {
                ::core::result::Result::Ok(outcome) => match outcome { #arms },
                #rejected
            }
        },
        (Some(rejected), None) => quote! {
            match #call {
                ::core::result::Result::Ok(outcome) => { #give_up ::core::convert::From::from(outcome) }
                #rejected
            }
        },
    }
}

/// The arms for accepting outcomes where a lifted row may have to be put back; else the conversion does it.
fn accepted(answer: &Answer<'_>, owned: bool, scope: &Scope<'_>) -> Option<TokenStream> {
    if !owned || !answer.passes_row() {
        return None;
    }
    let (outcome_enum, member) = (answer.outcome_path(scope), scope.snake(&answer.entity.name));
    let rows = Table::of(answer.entity, scope).rows;
    let arms = answer.accepted().into_iter().map(|outcome| {
        let (variant, flat) = (scope.pascal(&outcome.name), scope.outcome_ident(answer.command, outcome));
        let (bind, event) = event_parts(outcome, scope);
        let reply = quote!(Reply::accepted(Outcome::#flat, #event));
        if matches!(outcome.effect, Effect::Delete) {
            quote! {
                #outcome_enum::#variant { #bind .. } => {
                    self.#rows.give_up(vacancy);
                    #reply
                }
            }
        } else {
            quote! {
                #outcome_enum::#variant { #member: kept, #bind .. } => {
                    self.#rows.put_back(vacancy, kept.row.0);
                    #reply
                }
            }
        }
    });
    Some(arms.collect())
}

/// The arms for what the typed call rejects.
fn rejected(answer: &Answer<'_>, owned: bool, scope: &Scope<'_>) -> Option<TokenStream> {
    let rows = Table::of(answer.entity, scope).rows;
    let put_back = owned.then(|| quote!(self.#rows.put_back(vacancy, rejected.subject.row.0);));
    let reply = |outcome: &Outcome, error: TokenStream| {
        let (flat, ident) = (scope.outcome_ident(answer.command, outcome), error_struct(outcome, scope));
        quote!(Reply::rejected(Outcome::#flat, Error::#ident(#error)))
    };
    match answer.rejected().as_slice() {
        [] => None,
        [one] => {
            let reply = reply(one, quote!(rejected.error));
            Some(quote!(::core::result::Result::Err(rejected) => { #put_back #reply }))
        }
        several => {
            let rejection = answer.rejection_path(scope);
            let arms = several.iter().map(|outcome| {
                let (variant, reply) = (scope.pascal(&outcome.name), reply(outcome, quote!(error)));
                quote!(#rejection::#variant(error) => #reply,)
            });
            Some(quote!(::core::result::Result::Err(rejected) => { #put_back match rejected.error { #(#arms)* } }))
        }
    }
}

/// Where the command is illegal, its rejections answer; nobody is offered a call.
fn illegal(answer: &Answer<'_>, owned: bool, scope: &Scope<'_>) -> TokenStream {
    let lent = if owned { quote!(&row) } else { quote!(row) };
    let chain = rejections(answer, &lent, scope);
    let rows = Table::of(answer.entity, scope).rows;
    if owned { quote!({ let reply = #chain; self.#rows.put_back(vacancy, row); reply }) } else { quote!({ #chain }) }
}

fn rejections(answer: &Answer<'_>, lent: &TokenStream, scope: &Scope<'_>) -> TokenStream {
    let roots = Roots::new(answer.entity, quote!(row), Some((answer.command, quote!(input))));
    chain(answer, &roots, scope, |outcome| {
        let (flat, error) = (scope.outcome_ident(answer.command, outcome), error_struct(outcome, scope));
        let value = raw_error(outcome, lent, scope);
        quote!(Reply::rejected(Outcome::#flat, Error::#error(#value)))
    })
}

/// Where no row carries the identity.
fn absent(answer: &Answer<'_>, scope: &Scope<'_>) -> TokenStream {
    if !answer.is_legal() {
        let chain = rejections(answer, &quote!(), scope);
        return quote!(return #chain;);
    }
    let (function, member, outcome_enum) =
        (answer.function_path(scope), scope.snake(&answer.entity.name), answer.outcome_path(scope));
    let rows = Table::of(answer.entity, scope).rows;
    let arms = answer.accepted().into_iter().map(|outcome| {
        let (variant, flat) = (scope.pascal(&outcome.name), scope.outcome_ident(answer.command, outcome));
        let (bind, event) = event_parts(outcome, scope);
        let reply = quote!(Reply::accepted(Outcome::#flat, #event));
        if matches!(outcome.effect, Effect::Create) {
            quote! {
                #outcome_enum::#variant { #member: created, #bind .. } => {
                    self.#rows.insert(created.row);
                    #reply
                }
            }
        } else {
            quote!(#outcome_enum::#variant { #bind .. } => #reply,)
        }
    });
    let arms: TokenStream = arms.collect();
    let call = quote!(#function(input));
    match absent_rejected(answer, scope) {
        None => quote!(return match #call { #arms };),
        Some(rejected) => quote! {
            return match #call {
                ::core::result::Result::Ok(outcome) => match outcome { #arms },
                #rejected
            };
        },
    }
}

fn absent_rejected(answer: &Answer<'_>, scope: &Scope<'_>) -> Option<TokenStream> {
    let flat = |outcome: &Outcome| scope.outcome_ident(answer.command, outcome);
    match answer.rejected().as_slice() {
        [] => None,
        [one] => {
            let (flat, ident) = (flat(one), error_struct(one, scope));
            Some(quote!(::core::result::Result::Err(error) => Reply::rejected(Outcome::#flat, Error::#ident(error)),))
        }
        several => {
            let rejection = answer.rejection_path(scope);
            let arms = several.iter().map(|outcome| {
                let (variant, flat, ident) = (scope.pascal(&outcome.name), flat(outcome), error_struct(outcome, scope));
                quote! {
                    ::core::result::Result::Err(#rejection::#variant(error)) =>
                        Reply::rejected(Outcome::#flat, Error::#ident(error)),
                }
            });
            Some(arms.collect())
        }
    }
}

//! What does not compile: illegal commands and moves as hidden methods whose bound nothing satisfies.
//!
//! The bound's trait carries the message. The bound is deferred (`for<'illegal>`), so that the method may be declared
//! although the bound is false, and only a call is refused.

use super::scope::{Scope, doc, prose};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Command, CommandId, Entity, EntityId, MoveId, StateId};
use selvedge_spec::names::pascal;

/// A method that a state does not have.
struct Stub {
    state: StateId,
    method: Ident,
    input: Option<Ident>,
    /// The trait that nothing implements.
    bound: Ident,
    message: String,
    label: String,
    notes: [String; 2],
}

/// The hidden methods of illegal commands and moves, and the module of their traits.
pub(crate) fn stubs(id: EntityId, scope: &Scope<'_>) -> TokenStream {
    let entity = scope.system.entity(id);
    let mut stubs = Vec::new();
    for state in entity.state_ids() {
        let commands = scope.system.commands_on(id).filter(|(command, _)| !scope.system.is_legal(*command, state));
        stubs.extend(commands.map(|(id, command)| command_stub(id, command, state, scope)));
        let moves = (0..entity.moves.len()).map(MoveId).filter(|mv| !entity.move_(*mv).from.contains(&state));
        stubs.extend(moves.map(|mv| move_stub(entity, mv, state, scope)));
    }
    let methods = entity.state_ids().map(|state| {
        let of_state: Vec<_> = stubs.iter().filter(|stub| stub.state == state).collect();
        methods(entity, state, &of_state, scope)
    });
    let private = scope.private();
    let traits = stubs.iter().map(|Stub { bound, message, label, notes: [first, second], .. }| {
        quote! {
            #[diagnostic::on_unimplemented(message = #message, label = #label, note = #first, note = #second)]
            pub trait #bound {
                fn never() -> #private::Illegal;
            }
        }
    });
    quote! {
        #(#methods)*

        #[doc(hidden)]
        pub mod __illegal { #(#traits)* }
    }
}

fn methods(entity: &Entity, state: StateId, stubs: &[&Stub], scope: &Scope<'_>) -> TokenStream {
    if stubs.is_empty() {
        return TokenStream::new();
    }
    let (handle, marker, private) =
        (scope.ident(&entity.name), scope.ident(&entity.state(state).name), scope.private());
    let methods = stubs.iter().map(|Stub { method, input, bound, .. }| {
        let input = input.iter();
        quote! {
            #[doc(hidden)]
            pub fn #method(self, #(_: #input)*) -> #private::Illegal
            where
                for<'illegal> #marker: __illegal::#bound,
            {
                <#marker as __illegal::#bound>::never()
            }
        }
    });
    quote! {
        #[doc(hidden)]
        #[allow(clippy::unused_self, clippy::needless_pass_by_value, clippy::extra_unused_lifetimes)]
        impl<R> #handle<#marker, R> { #(#methods)* }
    }
}

fn command_stub(id: CommandId, command: &Command, state: StateId, scope: &Scope<'_>) -> Stub {
    let entity = scope.system.entity(command.entity);
    let here = &entity.state(state).name.text;
    let offered = scope.system.commands_on(command.entity).filter(|(id, _)| scope.system.is_legal(*id, state));
    Stub {
        state,
        method: scope.snake(&command.name),
        input: Some(scope.ident(&command.name)),
        bound: format_ident!("{}In{here}", command.name.text),
        message: format!("`{}` is not a legal command in state `{here}`", command.name),
        label: format!("in state `{here}`, `{}` can only be rejected", command.name),
        notes: [
            legal_in(id, command, scope),
            format!("legal commands in `{here}`: {}", prose(offered.map(|(_, command)| command.name.as_str()))),
        ],
    }
}

/// The sentence on where a command is legal.
fn legal_in(id: CommandId, command: &Command, scope: &Scope<'_>) -> String {
    let entity = scope.system.entity(command.entity);
    let states = scope.system.legal_states(id);
    let creates = command.answers.absent.iter().any(|id| !command.outcome(*id).is_rejection());
    let names = prose(states.iter().map(|state| entity.state(*state).name.as_str()));
    match (states.is_empty(), creates) {
        (false, false) => format!("`{}` is legal in {names}", command.name),
        (false, true) => format!("`{}` is legal in {names}, and where there is no row yet", command.name),
        (true, true) => format!("`{}` is legal only where there is no row yet", command.name),
        (true, false) => format!("`{}` is legal in no state", command.name),
    }
}

fn move_stub(entity: &Entity, id: MoveId, state: StateId, scope: &Scope<'_>) -> Stub {
    let (here, mv) = (&entity.state(state).name.text, entity.move_(id));
    let from = prose(mv.from.iter().map(|state| entity.state(*state).name.as_str()));
    let legal = entity.moves.iter().filter(|mv| mv.from.contains(&state));
    Stub {
        state,
        method: method_ident(entity, id, scope),
        input: None,
        bound: format_ident!("{}From{here}", pascal(&mv.name.text)),
        message: format!("`{}` is not a legal move from `{here}`", mv.name),
        label: format!("`{}` does not start in `{here}`", mv.name),
        notes: [
            format!("`{}` leads from {from} to `{}`", mv.name, entity.state(mv.to).name),
            format!("legal moves from `{here}`: {}", prose(legal.map(|mv| mv.name.as_str()))),
        ],
    }
}

/// The method of a bare move; with a prefix, because a field may have the move's name.
pub(crate) fn method_ident(entity: &Entity, id: MoveId, scope: &Scope<'_>) -> Ident {
    let name = &entity.move_(id).name;
    scope.derived(&format!("take_{name}"), name)
}

/// For generic code: one sealed trait for each command, which the states have in which it is legal.
pub(crate) fn accepts(id: EntityId, scope: &Scope<'_>) -> TokenStream {
    let entity = scope.system.entity(id);
    let of = |(id, command): (CommandId, &Command)| {
        let ident = scope.derived(&format!("Accepts{}", command.name), &command.name);
        let docs = doc("", &format!("A state in which `{}` is a legal command. Sealed.", command.name));
        let message = format!("`{}` is not a legal command in state `{{Self}}`", command.name);
        let note = legal_in(id, command, scope);
        let states = scope.system.legal_states(id).into_iter().map(|state| scope.ident(&entity.state(state).name));
        quote! {
            #docs
            #[diagnostic::on_unimplemented(message = #message, note = #note)]
            pub trait #ident: State {}

            #(impl #ident for #states {})*
        }
    };
    scope.system.commands_on(id).map(of).collect()
}

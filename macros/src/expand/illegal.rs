//! What does not compile: illegal commands and moves as hidden methods, and illegal pairs as hidden implementations,
//! each with a bound that nothing satisfies.
//!
//! The bound's trait carries the message. The bound is deferred (`for<'illegal>`), so that it may be written although
//! it is false, and only who needs it is refused. It stands at the declared name, where the compiler points.

use super::relates::{is_of_store, relation};
use super::scope::{Scope, doc, prose};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};
use selvedge_spec::ir::{Command, CommandId, Entity, EntityId, MoveId, StateId};
use selvedge_spec::names::pascal;

/// A trait that nothing implements, and what the compiler says of it.
struct Refusal {
    /// The state that lacks it.
    state: StateId,
    ident: Ident,
    message: String,
    label: String,
    notes: Vec<String>,
}

impl Refusal {
    /// The bound that asks for it, of the state itself; without the `for<'illegal>`, which defers it.
    fn bound(&self, entity: &Entity, scope: &Scope<'_>) -> TokenStream {
        let marker = self.located(&scope.marker(entity, self.state));
        let path = self.located(&self.path(entity, scope));
        quote!(#marker: #path)
    }

    /// The way from the top to the trait.
    fn path(&self, entity: &Entity, scope: &Scope<'_>) -> TokenStream {
        let (ident, module) = (&self.ident, scope.inside(entity, &format_ident!("__illegal")));
        quote!(#module::#ident)
    }

    /// The bound that asks for it, of a pair of types, written beside the states.
    ///
    /// Where an implementation for a state needs a trait of the same state, the compiler tells the implemented trait's
    /// general message; of another type it tells ours.
    fn bound_of_pair(&self, first: &TokenStream, second: &TokenStream) -> TokenStream {
        let (ident, first, second) = (&self.ident, self.located(first), self.located(second));
        quote_spanned!(ident.span()=> for<'illegal> (#first, #second): __illegal::#ident)
    }

    /// The path at the place where the compiler is to point.
    fn located(&self, path: &TokenStream) -> TokenStream {
        let at = |mut token: TokenTree| {
            token.set_span(self.ident.span());
            token
        };
        path.clone().into_iter().map(at).collect()
    }

    fn definition(&self) -> TokenStream {
        let Self { ident, message, label, notes, .. } = self;
        // The compiler also shows the trait; at the declared name, that is one line and not the whole declaration.
        quote_spanned! {ident.span()=>
            #[diagnostic::on_unimplemented(message = #message, label = #label, #(note = #notes),*)]
            pub trait #ident {}
        }
    }
}

/// A method that a state does not have.
struct Stub {
    method: Ident,
    input: Option<Ident>,
    refusal: Refusal,
}

/// What an entity does not allow.
pub(crate) struct Illegal<'a> {
    entity: &'a Entity,
    stubs: Vec<Stub>,
}

impl<'a> Illegal<'a> {
    pub(crate) fn new(id: EntityId, scope: &Scope<'a>) -> Self {
        let entity = scope.system.entity(id);
        let mut stubs = Vec::new();
        for state in entity.state_ids() {
            let commands = scope.system.commands_on(id);
            stubs.extend(commands.filter_map(|(id, command)| command_stub(id, command, state, scope)));
            let moves = (0..entity.moves.len()).map(MoveId).filter(|mv| !entity.move_(*mv).from.contains(&state));
            stubs.extend(moves.map(|mv| move_stub(entity, mv, state, scope)));
        }
        Self { entity, stubs }
    }

    /// The hidden methods of illegal commands and moves.
    pub(crate) fn methods(&self, scope: &Scope<'_>) -> TokenStream {
        let of_state = |state| {
            let stubs: Vec<_> = self.stubs.iter().filter(|stub| stub.refusal.state == state).collect();
            methods(self.entity, state, &stubs, scope)
        };
        self.entity.state_ids().map(of_state).collect()
    }

    /// The module of the traits that nothing implements.
    pub(crate) fn traits(&self, scope: &Scope<'_>) -> TokenStream {
        let pairs: Vec<_> = pairs(self.entity, scope).map(|(_, refusal)| refusal).collect();
        let refusals = self.stubs.iter().map(|stub| &stub.refusal).chain(&pairs);
        let traits: TokenStream = refusals.map(Refusal::definition).collect();
        quote! {
            #[doc(hidden)]
            #[allow(dead_code)]
            pub mod __illegal { #traits }
        }
    }
}

fn methods(entity: &Entity, state: StateId, stubs: &[&Stub], scope: &Scope<'_>) -> TokenStream {
    if stubs.is_empty() {
        return TokenStream::new();
    }
    let (handle, marker, private) = (scope.ident(&entity.name), scope.marker(entity, state), scope.private());
    let methods: TokenStream = stubs
        .iter()
        .map(|Stub { method, input, refusal }| {
            let bound = refusal.bound(entity, scope);
            quote!(#method(#input) [#bound];)
        })
        .collect();
    quote! {
        #private::illegal! {
            #handle<#marker> { #methods }
        }
    }
}

/// The stub of a command that the typed row does not have in the state.
fn command_stub(id: CommandId, command: &Command, state: StateId, scope: &Scope<'_>) -> Option<Stub> {
    let refusal = match (scope.system.is_legal(id, state), is_of_store(command)) {
        (false, _) => command_refusal(id, command, state, scope),
        (true, true) => store_refusal(id, command, state, scope),
        (true, false) => return None,
    };
    Some(Stub { method: scope.snake(&command.name), input: Some(scope.ident(&command.name)), refusal })
}

/// What the compiler says of a command that is legal in the state, but not answered by a row alone.
fn store_refusal(id: CommandId, command: &Command, state: StateId, scope: &Scope<'_>) -> Refusal {
    let here = &scope.system.entity(command.entity).state(state).name.text;
    Refusal {
        state,
        ident: scope.derived(&format!("{}In{here}", command.name), &command.name),
        message: format!("`{}` is answered by the store", command.name),
        label: format!("`{}` {}", command.name, relation(command, scope)),
        notes: vec!["send it to the store with `execute`".to_owned(), legal_in(id, command, scope)],
    }
}

fn command_refusal(id: CommandId, command: &Command, state: StateId, scope: &Scope<'_>) -> Refusal {
    let entity = scope.system.entity(command.entity);
    let (here, said) = (&entity.state(state).name.text, scope.said(entity, state));
    let offered = scope.system.commands_on(command.entity).filter(|(id, _)| scope.system.is_legal(*id, state));
    Refusal {
        state,
        ident: scope.derived(&format!("{}In{here}", command.name), &command.name),
        message: format!("`{}` is not a legal command in state {said}", command.name),
        label: format!("in state {said}, `{}` can only be rejected", command.name),
        notes: vec![
            legal_in(id, command, scope),
            format!("legal commands in {said}: {}", prose(offered.map(|(_, command)| command.name.as_str()))),
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
    let (here, said, mv) = (&entity.state(state).name.text, scope.said(entity, state), entity.move_(id));
    let from = prose(mv.from.iter().map(|state| entity.state(*state).name.as_str()));
    let legal = entity.moves.iter().filter(|mv| mv.from.contains(&state));
    let refusal = Refusal {
        state,
        ident: scope.derived(&format!("{}From{here}", pascal(&mv.name.text)), &mv.name),
        message: format!("`{}` is not a legal move from {said}", mv.name),
        label: format!("`{}` does not start in {said}", mv.name),
        notes: vec![
            format!("`{}` leads from {from} to `{}`", mv.name, entity.state(mv.to).name),
            format!("legal moves from {said}: {}", prose(legal.map(|mv| mv.name.as_str()))),
        ],
    };
    Stub { method: method_ident(entity, id, scope), input: None, refusal }
}

/// The pairs of states that no declared move joins.
fn pairs<'s>(entity: &'s Entity, scope: &'s Scope<'_>) -> impl Iterator<Item = (StateId, Refusal)> + 's {
    let all = entity.state_ids().flat_map(|from| entity.state_ids().map(move |to| (from, to)));
    let illegal = all.filter(|(from, to)| !entity.may_become(*from, *to));
    illegal.map(move |(from, to)| (to, pair_refusal(entity, from, to, scope)))
}

fn pair_refusal(entity: &Entity, from: StateId, to: StateId, scope: &Scope<'_>) -> Refusal {
    let (name, target) = (&entity.state(from).name, &entity.state(to).name.text);
    let said = scope.said(entity, from);
    let targets = entity.state_ids().filter(|to| entity.may_become(from, *to));
    let targets: Vec<_> = targets.map(|to| entity.state(to).name.as_str()).collect();
    Refusal {
        state: from,
        ident: scope.derived(&format!("{name}To{target}"), name),
        message: format!("{said} may not become `{target}`"),
        label: format!("no declared move leads from {said} to `{target}`"),
        notes: vec![if targets.is_empty() {
            format!("{said} may become nothing else")
        } else {
            format!("{said} may become {}", prose(targets))
        }],
    }
}

/// `MayBecome` for the illegal pairs, each on a bound that nothing satisfies and that says so in the domain's words.
pub(crate) fn may_not_become(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let impls = pairs(entity, scope).map(|(to, refusal)| {
        let from = scope.ident(&entity.state(refusal.state).name);
        let to = scope.ident(&entity.state(to).name);
        let bound = refusal.bound_of_pair(&quote!(#from), &quote!(#to));
        quote! {
            #[doc(hidden)]
            #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
            impl MayBecome<#to> for #from where #bound {}
        }
    });
    impls.collect()
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
        let message = format!("`{}` is not a legal command in `{{Self}}`", command.name);
        let note = legal_in(id, command, scope);
        let impls = entity.state_ids().map(|state| {
            let marker = scope.ident(&entity.state(state).name);
            let illegal = (!scope.system.is_legal(id, state)).then(|| {
                let refusal = command_refusal(id, command, state, scope);
                let (out, command) = (scope.out(), scope.ident(&command.name));
                let bound = refusal.bound_of_pair(&quote!(#out #command), &quote!(#marker));
                quote!(where #bound)
            });
            let hidden = illegal.as_ref().map(|_| {
                quote! {
                    #[doc(hidden)]
                    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
                }
            });
            quote!(#hidden impl #ident for #marker #illegal {})
        });
        quote! {
            #docs
            #[diagnostic::on_unimplemented(message = #message, note = #note)]
            pub trait #ident: State {}

            #(#impls)*
        }
    };
    scope.system.commands_on(id).map(of).collect()
}

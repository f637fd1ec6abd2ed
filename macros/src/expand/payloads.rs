//! What is sent and told: inputs, events and errors, each a struct, and the enums over all of them.

use super::column::Column;
use super::scope::{Scope, doc, prose};
use super::types::{displays, record};
use super::wire;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use selvedge_spec::ir::{Command, Effect, Field, Name, Outcome, Payload};
use selvedge_spec::names::snake;

/// The input of every command.
pub(crate) fn inputs(scope: &Scope<'_>) -> TokenStream {
    scope.system.commands.iter().map(|command| input(command, scope)).collect()
}

fn input(command: &Command, scope: &Scope<'_>) -> TokenStream {
    let outcomes = prose(command.outcomes.iter().map(|outcome| outcome.wire.as_str()));
    let what = format!("The input of the command `{}`, which answers {outcomes}.", command.name);
    payload(&command.name, &command.docs, &what, &command.inputs, scope)
}

fn payload(name: &Name, declared: &str, what: &str, fields: &[Field], scope: &Scope<'_>) -> TokenStream {
    record(&scope.ident(name), &doc(declared, what), &Column::all(fields, scope), scope)
}

/// Every event.
pub(crate) fn events(scope: &Scope<'_>) -> TokenStream {
    let system = scope.system;
    let of = |event: &Payload| {
        let emitters = outcomes(scope, |outcome| {
            outcome.emits.as_ref().is_some_and(|emission| system.events[emission.event.0].name.text == event.name.text)
        });
        let what = format!("The event `{}`, emitted by {}.", event.name, prose(emitters.iter().map(String::as_str)));
        payload(&event.name, &event.docs, &what, &event.fields, scope)
    };
    system.events.iter().map(of).collect()
}

/// Every error.
pub(crate) fn errors(scope: &Scope<'_>) -> TokenStream {
    let system = scope.system;
    let of = |error: &Payload| {
        let reporters = outcomes(
            scope,
            |outcome| matches!(outcome.effect, Effect::Reject { error: id, .. } if system.errors[id.0].name.text == error.name.text),
        );
        let what = format!("The error `{}`, reported by {}.", error.name, prose(reporters.iter().map(String::as_str)));
        let data = payload(&error.name, &error.docs, &what, &error.fields, scope);
        let display = error_display(error, scope);
        quote!(#data #display)
    };
    system.errors.iter().map(of).collect()
}

/// The outcomes of which something is true, as `Command.outcome`.
fn outcomes(scope: &Scope<'_>, hit: impl Fn(&Outcome) -> bool) -> Vec<String> {
    let all =
        scope.system.commands.iter().flat_map(|command| command.outcomes.iter().map(move |outcome| (command, outcome)));
    all.filter(|(_, outcome)| hit(outcome))
        .map(|(command, outcome)| format!("{}.{}", command.name, outcome.wire))
        .collect()
}

/// An error says what it is in the words of the domain, then what it carries.
fn error_display(error: &Payload, scope: &Scope<'_>) -> TokenStream {
    let (private, ident) = (scope.private(), scope.ident(&error.name));
    let words = snake(&error.name.text).replace('_', " ");
    let fields: Vec<_> = error.fields.iter().filter(|field| displays(&field.ty, scope)).collect();
    let sentence = (!fields.is_empty()).then(|| quote!(let mut sentence =));
    let fields = fields.into_iter().map(|field| said(field, scope));
    quote! {
        #[automatically_derived]
        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #sentence #private::Sentence::begin(f, #words)?;
                #(#fields)*
                ::core::result::Result::Ok(())
            }
        }

        #[automatically_derived]
        impl ::core::error::Error for #ident {}
    }
}

fn said(field: &Field, scope: &Scope<'_>) -> TokenStream {
    let (ident, words) = (scope.ident(&field.name), field.name.text.replace('_', " "));
    if field.optional {
        quote!(sentence.optional(#words, self.#ident.as_ref())?;)
    } else {
        quote!(sentence.field(#words, &self.#ident)?;)
    }
}

/// `Command`: any command with its input.
pub(crate) fn command_enum(scope: &Scope<'_>) -> TokenStream {
    let commands: Vec<_> = scope.system.commands.iter().map(|command| (&command.name, command.docs.as_str())).collect();
    let what = format!("Any command of `{}`, with its input.", scope.system.name);
    sum(&quote!(Command), &what, &commands, scope)
}

/// `Event`: any event with what it carries.
pub(crate) fn event_enum(scope: &Scope<'_>) -> TokenStream {
    let events: Vec<_> = scope.system.events.iter().map(|event| (&event.name, event.docs.as_str())).collect();
    sum(&quote!(Event), &format!("Any event of `{}`.", scope.system.name), &events, scope)
}

/// `Error`: any error with what it carries.
pub(crate) fn error_enum(scope: &Scope<'_>) -> TokenStream {
    let errors: Vec<_> = scope.system.errors.iter().map(|error| (&error.name, error.docs.as_str())).collect();
    let idents: Vec<_> = errors.iter().map(|(name, _)| scope.ident(name)).collect();
    let say = if idents.is_empty() {
        quote!(match *self {})
    } else {
        quote!(match self { #(Self::#idents(error) => ::core::fmt::Display::fmt(error, f),)* })
    };
    let formatter = if idents.is_empty() { quote!(_) } else { quote!(f) };
    let sum = sum(&quote!(Error), &format!("Any error of `{}`.", scope.system.name), &errors, scope);
    quote! {
        #sum

        #[automatically_derived]
        impl ::core::fmt::Display for Error {
            fn fmt(&self, #formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #say
            }
        }

        #[automatically_derived]
        impl ::core::error::Error for Error {}
    }
}

fn sum(ident: &TokenStream, what: &str, of: &[(&Name, &str)], scope: &Scope<'_>) -> TokenStream {
    let (derives, docs) = (scope.derives(), doc("", what));
    let variants: Vec<(Ident, &str)> = of.iter().map(|(name, _)| (scope.ident(name), name.text.as_str())).collect();
    let wire = wire::tagged(ident, &variants, scope);
    let idents: Vec<_> = variants.iter().map(|(ident, _)| ident).collect();
    let variant_docs =
        of.iter().map(|(name, docs)| doc(docs, &if docs.is_empty() { format!("`{name}`") } else { String::new() }));
    quote! {
        #docs
        #[derive(#derives)]
        pub enum #ident { #(#variant_docs #idents(#idents),)* }

        #wire
    }
}

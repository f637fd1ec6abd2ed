//! What a command answers: the flat `Outcome` and the `Reply`.

use super::scope::{Scope, doc, eq, order_derives};
use super::wire;
use proc_macro2::TokenStream;
use quote::quote;
use selvedge_spec::ir::{Command, Outcome};

/// `Outcome`: every declared outcome of every command.
pub(crate) fn outcome_enum(scope: &Scope<'_>) -> TokenStream {
    let all: Vec<_> = all(scope).collect();
    let (derives, order, private) = (scope.derives(), order_derives(), scope.private());
    let idents: Vec<_> = all.iter().map(|(command, outcome)| scope.outcome_ident(command, outcome)).collect();
    let docs = all.iter().map(|(command, outcome)| {
        let effect = if outcome.is_rejection() { "rejects" } else { "accepts" };
        doc(&outcome.docs, &format!("`{}` {effect}: `{}`.", command.name, outcome.wire))
    });
    let commands = all.iter().map(|(command, _)| &command.name.text);
    let names = all.iter().map(|(_, outcome)| &outcome.wire);
    let rejections = all.iter().map(|(_, outcome)| outcome.is_rejection());
    let eq = eq(&quote!(), &quote!(Outcome));
    let what = doc("", &format!("Every declared outcome of every command of `{}`.", scope.system.name));
    quote! {
        #what
        #[derive(#derives, ::core::marker::Copy, #order)]
        pub enum Outcome { #(#docs #idents,)* }

        #eq

        impl Outcome {
            /// Every outcome, in declared order.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];

            /// The outcome of this wire name of the command of this name.
            #[must_use]
            pub fn named(
                command: &::core::primitive::str,
                name: &::core::primitive::str,
            ) -> ::core::option::Option<Self> {
                #private::find(Self::ALL, |outcome| outcome.command() == command && outcome.name() == name)
            }

            /// The command that answers so.
            #[must_use]
            pub const fn command(self) -> &'static ::core::primitive::str {
                match self { #(Self::#idents => #commands,)* }
            }

            /// The name on the wire; unique for each command.
            #[must_use]
            pub const fn name(self) -> &'static ::core::primitive::str {
                match self { #(Self::#idents => #names,)* }
            }

            /// Whether it reports an error and changes nothing.
            #[must_use]
            pub const fn is_rejection(self) -> ::core::primitive::bool {
                match self { #(Self::#idents => #rejections,)* }
            }
        }
    }
}

fn all<'a>(scope: &Scope<'a>) -> impl Iterator<Item = (&'a Command, &'a Outcome)> {
    scope.system.commands.iter().flat_map(|command| command.outcomes.iter().map(move |outcome| (command, outcome)))
}

/// `Reply`: the outcome with its event or its error.
pub(crate) fn reply(scope: &Scope<'_>) -> TokenStream {
    let (derives, ty) = (scope.derives(), quote!(Reply));
    let eq = eq(&quote!(), &ty);
    let members = [
        quote!(map.required("command", self.outcome.command())?;),
        quote!(map.required("outcome", self.outcome.name())?;),
        quote!(map.optional("event", &self.event)?;),
        quote!(map.optional("error", &self.error)?;),
    ];
    let encoding = wire::encoding(&quote!(), &ty, &wire::encode_map(&ty, &members, scope), scope);
    let keys = quote!("command", "outcome", "event", "error");
    let decoding = wire::record_decoding(&ty, &keys, &take(scope), scope);
    quote! {
        /// What a command answered: exactly one outcome, with its event or its error.
        #[derive(#derives)]
        #[must_use]
        pub struct Reply {
            /// The outcome.
            pub outcome: Outcome,
            /// The event it emitted.
            pub event: ::core::option::Option<Event>,
            /// The error it reported.
            pub error: ::core::option::Option<Error>,
        }

        #eq

        impl Reply {
            #[inline]
            const fn accepted(outcome: Outcome, event: ::core::option::Option<Event>) -> Self {
                Self { outcome, event, error: ::core::option::Option::None }
            }

            #[inline]
            const fn rejected(outcome: Outcome, error: Error) -> Self {
                Self { outcome, event: ::core::option::Option::None, error: ::core::option::Option::Some(error) }
            }
        }

        #encoding
        #decoding
    }
}

fn take(scope: &Scope<'_>) -> TokenStream {
    let private = scope.private();
    quote! {
        let command: #private::String = from.required("command")?;
        let name: #private::String = from.required("outcome")?;
        let ::core::option::Option::Some(outcome) = Outcome::named(&command, &name) else {
            return ::core::result::Result::Err(#private::no_outcome(&command, &name).into());
        };
        let (event, error) = (from.optional("event")?, from.optional("error")?);
        ::core::result::Result::Ok(Self { outcome, event, error })
    }
}

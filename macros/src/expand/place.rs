//! Reading a path: from a root through records and absent fields, as a Rust expression.

use super::scope::Scope;
use proc_macro2::TokenStream;
use quote::quote;
use selvedge_spec::ir::{Command, Entity, Field, Path, Root, Slot, Step, Type, TypeKind};

/// Where the roots of paths are to be found in the emitted function.
pub(crate) struct Roots<'a> {
    /// The addressed entity, whose row is read as `row`.
    pub(crate) entity: &'a Entity,
    /// The row.
    pub(crate) row: TokenStream,
    /// The command whose input is read, and the input.
    pub(crate) input: Option<(&'a Command, TokenStream)>,
}

/// An expression that reads a value.
pub(crate) struct Place<'a> {
    pub(crate) tokens: TokenStream,
    pub(crate) ty: &'a Type,
    pub(crate) form: Form,
}

/// How the expression holds the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A place of type `T`.
    Plain,
    /// A place of type `Option<T>`.
    Optional,
    /// A value of type `Option<&T>`.
    Chain,
}

impl<'a> Place<'a> {
    /// A field of whatever `base` is, a struct of the expansion.
    pub(crate) fn field(base: &TokenStream, field: &'a Field, scope: &Scope<'_>) -> Self {
        let ident = scope.ident(&field.name);
        let form = if field.optional { Form::Optional } else { Form::Plain };
        Self { tokens: quote!(#base.#ident), ty: &field.ty, form }
    }

    /// A field of the record that stands here.
    pub(crate) fn step(self, field: &'a Field, scope: &Scope<'_>) -> Self {
        let ident = scope.ident(&field.name);
        let base = match self.form {
            Form::Plain => return Self::field(&self.tokens, field, scope),
            Form::Optional | Form::Chain => self.as_option_ref(),
        };
        let tokens = if field.optional {
            quote!(#base.and_then(|inner| inner.#ident.as_ref()))
        } else {
            quote!(#base.map(|inner| &inner.#ident))
        };
        Self { tokens, ty: &field.ty, form: Form::Chain }
    }

    /// The value as `Option<&T>`.
    pub(crate) fn as_option_ref(&self) -> TokenStream {
        let tokens = &self.tokens;
        match self.form {
            Form::Plain => quote!(::core::option::Option::Some(&#tokens)),
            Form::Optional => quote!(#tokens.as_ref()),
            Form::Chain => tokens.clone(),
        }
    }

    /// The value of its own, as `T` or, where `optional`, as `Option<T>`; `moved` where nobody reads it later.
    pub(crate) fn owned(&self, optional: bool, moved: bool, scope: &Scope<'_>) -> TokenStream {
        let (tokens, private) = (&self.tokens, scope.private());
        let copy = scope.is_copy(self.ty);
        let value = match self.form {
            Form::Chain if copy => quote!(#tokens.copied()),
            Form::Chain => quote!(#tokens.cloned()),
            _ if copy || moved => tokens.clone(),
            _ => quote!(::core::clone::Clone::clone(&#tokens)),
        };
        match (self.form, optional) {
            (Form::Plain, true) => quote!(::core::option::Option::Some(#value)),
            (Form::Plain, false) | (_, true) => value,
            (_, false) => quote!(#private::certain(#value)),
        }
    }

    /// The value lent to a caller: `&T`, or `T` where it is copied; in an `Option` where it may be absent.
    pub(crate) fn lent(&self, certain: bool, scope: &Scope<'_>) -> TokenStream {
        let (tokens, private) = (&self.tokens, scope.private());
        let value = match (self.form, scope.is_copy(self.ty)) {
            (Form::Plain, false) => return quote!(&#tokens),
            (Form::Plain, true) => return tokens.clone(),
            (Form::Optional, true) => tokens.clone(),
            (Form::Chain, true) => quote!(#tokens.copied()),
            (_, false) => self.as_option_ref(),
        };
        if certain { quote!(#private::certain(#value)) } else { value }
    }
}

/// The expression that reads a path.
pub(crate) fn read<'a>(path: &Path, roots: &Roots<'a>, scope: &Scope<'a>) -> Place<'a> {
    let mut steps = path.steps.iter();
    let first = steps.next().expect("a path has a step");
    let start = start(&path.root, *first, roots, scope);
    steps.fold(start, |place, step| {
        let Step::Field(index) = step else { unreachable!("only the first step leaves the root") };
        let field = &record_fields(place.ty, scope)[*index];
        place.step(field, scope)
    })
}

fn start<'a>(root: &Root, step: Step, roots: &Roots<'a>, scope: &Scope<'a>) -> Place<'a> {
    match (root, step) {
        (Root::Input, Step::Input(index)) => {
            let (command, input) = roots.input.as_ref().expect("inputs are read where there is a command");
            Place::field(input, &command.inputs[index], scope)
        }
        (Root::Row, Step::Slot(Slot::Key)) => Place::field(&roots.row, &roots.entity.key, scope),
        (Root::Row, Step::Slot(Slot::Field(id))) => Place::field(&roots.row, roots.entity.field(id), scope),
        (root, step) => unreachable!("the checker lets no command read {step:?} of {root:?}"),
    }
}

fn record_fields<'a>(ty: &Type, scope: &Scope<'a>) -> &'a [Field] {
    let Type::Named(id) = ty else { unreachable!("only records have fields") };
    let TypeKind::Record(fields) = &scope.system.type_def(*id).kind else { unreachable!("only records have fields") };
    fields
}

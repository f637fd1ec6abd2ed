//! Reading a path: from a root through records and absent fields, as a Rust expression.

use super::scope::Scope;
use super::store::Table;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Command, Entity, Field, Lookup, Path, Root, Slot, Step, Type, TypeKind};

/// Where the roots of paths are to be found in the emitted function.
#[derive(Clone)]
pub(crate) struct Roots<'a> {
    /// The addressed entity, whose row is read as `row`.
    pub(crate) entity: &'a Entity,
    /// The row.
    pub(crate) row: TokenStream,
    /// The command whose input is read, and the input.
    pub(crate) input: Option<(&'a Command, TokenStream)>,
    /// What leads to the top of the expansion.
    pub(crate) out: TokenStream,
    /// The entities of the rows that are bound by what ranges over rows, outermost first.
    pub(crate) bound: Vec<&'a Entity>,
}

impl<'a> Roots<'a> {
    /// A row of the entity, and the input; in a function at the top.
    pub(crate) fn new(entity: &'a Entity, row: TokenStream, input: Option<(&'a Command, TokenStream)>) -> Self {
        Self { entity, row, input, out: TokenStream::new(), bound: Vec::new() }
    }

    /// The same in the module of a state.
    pub(crate) fn in_state(mut self, scope: &Scope<'_>) -> Self {
        self.out = scope.out_of_state();
        self
    }

    /// The same where one more row is bound, and the name of that.
    pub(crate) fn binding(&self, entity: &'a Entity) -> (Self, Ident) {
        let mut inner = self.clone();
        inner.bound.push(entity);
        (inner, bound_ident(self.bound.len()))
    }
}

/// What the row bound at this depth is called.
pub(crate) fn bound_ident(depth: usize) -> Ident {
    format_ident!("row{depth}")
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
    pub(crate) fn step(&self, field: &'a Field, scope: &Scope<'_>) -> Self {
        match self.form {
            Form::Plain => Self::field(&self.tokens, field, scope),
            Form::Optional | Form::Chain => Self::inside(&self.as_option_ref(), field, scope),
        }
    }

    /// A field of what may be absent: a struct of the expansion in an `Option`, by reference.
    fn inside(base: &TokenStream, field: &'a Field, scope: &Scope<'_>) -> Self {
        let ident = scope.ident(&field.name);
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

    /// A reference to a value that is certainly there.
    pub(crate) fn certain_ref(&self, scope: &Scope<'_>) -> TokenStream {
        let (tokens, private, option) = (&self.tokens, scope.private(), self.as_option_ref());
        if self.form == Form::Plain { quote!(&#tokens) } else { quote!(#private::certain(#option)) }
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
        (Root::Row, Step::Slot(slot)) => Place::field(&roots.row, column(roots.entity, slot), scope),
        (Root::Bound(depth), Step::Slot(slot)) => {
            let row = bound_ident(*depth);
            Place::field(&quote!(#row), column(roots.bound[*depth], slot), scope)
        }
        (Root::Other(lookup), Step::Slot(slot)) => {
            let column = column(scope.system.entity(lookup.entity), slot);
            Place::inside(&looked_up(lookup, roots, scope), column, scope)
        }
        (root, step) => unreachable!("the checker lets no command read {step:?} of {root:?}"),
    }
}

fn column(entity: &Entity, slot: Slot) -> &Field {
    match slot {
        Slot::Key => &entity.key,
        Slot::Field(id) => entity.field(id),
        Slot::State => unreachable!("states are asked for by `in`"),
    }
}

/// The row that a value names, if it is in the store: an `Option` of a reference to its box.
pub(crate) fn looked_up<'a>(lookup: &Lookup, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    with_key(lookup, roots, scope, |rows, key| quote!(self.#rows.get(#key)), &quote!(and_then))
}

/// Whether the row that a value names is in the store.
pub(crate) fn is_there<'a>(lookup: &Lookup, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    with_key(lookup, roots, scope, |rows, key| quote!(self.#rows.contains_key(#key)), &quote!(is_some_and))
}

fn with_key<'a>(
    lookup: &Lookup,
    roots: &Roots<'a>,
    scope: &Scope<'a>,
    look: impl FnOnce(&Ident, &TokenStream) -> TokenStream,
    and_then: &TokenStream,
) -> TokenStream {
    let rows = Table::of(scope.system.entity(lookup.entity), scope).rows;
    let key = read(&lookup.key, roots, scope);
    let tokens = &key.tokens;
    if key.form == Form::Plain {
        return look(&rows, &quote!(&#tokens));
    }
    let (key, look) = (key.as_option_ref(), look(&rows, &quote!(key)));
    quote!(#key.#and_then(|key| #look))
}

fn record_fields<'a>(ty: &Type, scope: &Scope<'a>) -> &'a [Field] {
    let Type::Named(id) = ty else { unreachable!("only records have fields") };
    let TypeKind::Record(fields) = &scope.system.type_def(*id).kind else { unreachable!("only records have fields") };
    fields
}

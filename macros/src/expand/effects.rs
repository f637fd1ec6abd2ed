//! What each outcome does: one private method of the input for each outcome that makes or changes anything.
//!
//! Everything is read before anything is written, so that payloads and sets see the row before the change.

use super::condition::constant_value;
use super::place::{Roots, read};
use super::scope::Scope;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Command, Effect, Entity, Field, Outcome, Path, Root, Source, Step, TypeKind};
use std::collections::BTreeMap;

/// The methods of one command's input.
pub(crate) fn effects(command: &Command, scope: &Scope<'_>) -> TokenStream {
    let (ident, entity) = (scope.ident(&command.name), scope.system.entity(command.entity));
    let methods: Vec<_> =
        command.outcomes.iter().filter_map(|outcome| Writer::new(command, entity, scope).method(outcome)).collect();
    if methods.is_empty() {
        return TokenStream::new();
    }
    quote! {
        #[allow(clippy::unused_self, clippy::needless_pass_by_value)]
        impl #ident { #(#methods)* }
    }
}

/// The method of an outcome.
pub(crate) fn method_ident(outcome: &Outcome, scope: &Scope<'_>) -> Ident {
    scope.derived(&format!("answer_{}", outcome.name), &outcome.name)
}

/// Whether the outcome reads the row it does not change.
pub(crate) fn reads_row(outcome: &Outcome) -> bool {
    payload(outcome).iter().any(source_reads_row)
}

fn payload(outcome: &Outcome) -> &[Source] {
    match (&outcome.effect, &outcome.emits) {
        (Effect::Reject { payload, .. }, _) => payload,
        (_, Some(emission)) => &emission.payload,
        _ => &[],
    }
}

fn source_reads_row(source: &Source) -> bool {
    match source {
        Source::Path(path) => path.root == Root::Row,
        Source::Record(_, parts) => parts.iter().any(source_reads_row),
        Source::Literal(_) | Source::Absent => false,
    }
}

/// Writes the values of one outcome in the order in which they are evaluated, so that the last reader of an input
/// takes it and the others clone it.
pub(crate) struct Writer<'a, 's> {
    command: &'a Command,
    entity: &'a Entity,
    roots: Roots<'a>,
    scope: &'s Scope<'a>,
    /// How often each input is still to be read.
    remaining: BTreeMap<usize, usize>,
}

impl<'a, 's> Writer<'a, 's> {
    fn new(command: &'a Command, entity: &'a Entity, scope: &'s Scope<'a>) -> Self {
        let roots = Roots::new(entity, quote!(row), Some((command, quote!(self))));
        Self { command, entity, roots, scope, remaining: BTreeMap::new() }
    }

    /// Where the store answers, whose other rows may be read: nothing is taken out of the input.
    pub(crate) fn in_store(command: &'a Command, roots: Roots<'a>, scope: &'s Scope<'a>) -> Self {
        Self { command, entity: roots.entity, roots, scope, remaining: BTreeMap::new() }
    }

    fn method(mut self, outcome: &Outcome) -> Option<TokenStream> {
        let creates = matches!(outcome.effect, Effect::Create);
        for source in payload(outcome) {
            self.count(source);
        }
        if creates {
            self.count(&self.key());
        }
        for set in &outcome.sets {
            self.count(&set.value);
        }
        let row = self.scope.row(self.entity);
        let method = method_ident(outcome, self.scope);
        let (event_ty, event) = self.event(outcome);
        let read_row = reads_row(outcome).then(|| quote!(row: &#row));
        Some(match &outcome.effect {
            Effect::Keep => return None,
            Effect::Delete if outcome.emits.is_none() => return None,
            Effect::Reject { .. } | Effect::Delete => {
                quote!(#[inline] fn #method(self, #read_row) -> #event_ty { #event })
            }
            Effect::Move(_) => {
                let changes = self.changes(outcome);
                if outcome.emits.is_some() {
                    quote!(#[inline] fn #method(self, row: &mut #row) -> #event_ty { let told = #event; #changes told })
                } else {
                    quote!(#[inline] fn #method(self, row: &mut #row) { #changes })
                }
            }
            Effect::Create => {
                let told = outcome.emits.is_some().then(|| quote!(let told = #event;));
                let new = self.created(outcome);
                let (ty, value) = if told.is_some() {
                    (quote!((#row, #event_ty)), quote!((row, told)))
                } else {
                    (quote!(#row), quote!(row))
                };
                quote!(fn #method(self) -> #ty { #told let row = #new; #value })
            }
        })
    }

    /// The event or the error: its type, and the expression that makes it.
    pub(crate) fn event(&mut self, outcome: &Outcome) -> (TokenStream, TokenStream) {
        let told = match (&outcome.effect, &outcome.emits) {
            (Effect::Reject { error, .. }, _) => &self.scope.system.errors[error.0],
            (_, Some(emission)) => &self.scope.system.events[emission.event.0],
            _ => return (quote!(()), quote!()),
        };
        let ident = self.scope.ident(&told.name);
        let value = self.literal(&ident, &told.fields, payload(outcome));
        (quote!(#ident), value)
    }

    /// The statements that change the row.
    fn changes(&mut self, outcome: &Outcome) -> TokenStream {
        let Effect::Move(id) = outcome.effect else { return TokenStream::new() };
        let late = outcome.sets.iter().any(|set| source_reads_row(&set.value));
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for set in &outcome.sets {
            let field = self.entity.field(set.field);
            let (ident, value) = (self.scope.ident(&field.name), self.value(&set.value, field));
            if late {
                let new = format_ident!("new_{}", field.name.text);
                reads.push(quote!(let #new = #value;));
                writes.push(quote!(row.#ident = #new;));
            } else {
                writes.push(quote!(row.#ident = #value;));
            }
        }
        let cleared = outcome.clears.iter().map(|id| self.scope.ident(&self.entity.field(*id).name));
        let (state_enum, mv) = (self.scope.state_enum(self.entity), self.entity.move_(id));
        let state = self.scope.ident(&self.entity.state(mv.to).name);
        quote! {
            #(#reads)*
            #(#writes)*
            #(row.#cleared = ::core::option::Option::None;)*
            row.state = #state_enum::#state;
        }
    }

    /// The row that comes to be.
    fn created(&mut self, outcome: &Outcome) -> TokenStream {
        let (row, state_enum) = (self.scope.row(self.entity), self.scope.state_enum(self.entity));
        let state = self.scope.ident(&self.entity.state(self.entity.initial).name);
        let key = self.scope.ident(&self.entity.key.name);
        let key_value = self.value(&self.key(), &self.entity.key);
        let mut set = BTreeMap::new();
        for assignment in &outcome.sets {
            set.insert(assignment.field, self.value(&assignment.value, self.entity.field(assignment.field)));
        }
        let fields = self.entity.fields.iter().enumerate().map(|(index, field)| {
            let ident = self.scope.ident(&field.name);
            let value = set.remove(&selvedge_spec::ir::FieldId(index));
            let value = value.unwrap_or_else(|| quote!(::core::option::Option::None));
            quote!(#ident: #value,)
        });
        quote!(#row { #key: #key_value, #(#fields)* state: #state_enum::#state })
    }

    /// The input that names the row.
    fn key(&self) -> Source {
        Source::Path(Path { root: Root::Input, steps: vec![Step::Input(self.command.key_input)] })
    }

    fn count(&mut self, source: &Source) {
        match source {
            Source::Path(path) => {
                if let Some(Step::Input(index)) = path.steps.first() {
                    *self.remaining.entry(*index).or_default() += 1;
                }
            }
            Source::Record(_, parts) => parts.iter().for_each(|part| self.count(part)),
            Source::Literal(_) | Source::Absent => {}
        }
    }

    /// A value for a field.
    pub(crate) fn value(&mut self, source: &Source, field: &Field) -> TokenStream {
        let certain = match source {
            Source::Absent => return quote!(::core::option::Option::None),
            Source::Path(path) => {
                let moved = self.is_last(path);
                return read(path, &self.roots, self.scope).owned(field.optional, moved, self.scope);
            }
            Source::Literal(literal) => constant_value(literal, self.scope),
            Source::Record(id, parts) => {
                let def = self.scope.system.type_def(*id);
                let TypeKind::Record(fields) = &def.kind else { unreachable!("types agree") };
                self.literal(&self.scope.ident(&def.name), fields, parts)
            }
        };
        if field.optional { quote!(::core::option::Option::Some(#certain)) } else { certain }
    }

    fn literal(&mut self, ident: &Ident, fields: &[Field], sources: &[Source]) -> TokenStream {
        let members = fields.iter().zip(sources).map(|(field, source)| {
            let (ident, value) = (self.scope.ident(&field.name), self.value(source, field));
            quote!(#ident: #value,)
        });
        let members: TokenStream = members.collect();
        quote!(#ident { #members })
    }

    /// Whether this is the last time that the input is read, and it is read as a whole.
    fn is_last(&mut self, path: &Path) -> bool {
        let Some(Step::Input(index)) = path.steps.first() else { return false };
        let Some(remaining) = self.remaining.get_mut(index) else { return false };
        *remaining -= 1;
        *remaining == 0 && path.steps.len() == 1
    }
}

//! Commands that read or change rows which they do not name: the store answers them, one borrowed row could not.
//!
//! Everything is read before anything is written, and nothing that is written can fail: so all rows of a step change, or
//! none.

use super::answers::{Answer, error_struct, event_struct};
use super::calls::chain;
use super::dispatch::{arms, method_ident};
use super::effects::Writer;
use super::fold::{Where, fold};
use super::place::{self, Roots};
use super::rows;
use super::scope::Scope;
use super::store::Table;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Also, Assignment, Command, CommandId, Effect, Entity, Expr, FieldId, Outcome, Path, Target};

/// The store's method for a command that it answers by itself.
pub(crate) fn execute(id: CommandId, command: &Command, scope: &Scope<'_>) -> TokenStream {
    let entity = scope.system.entity(command.entity);
    let answer = |state| Answer::new(scope.system, id, state);
    let answers: Vec<_> = entity.state_ids().map(|state| answer(Some(state))).collect();
    let (rows, key) = (Table::of(entity, scope).rows, scope.ident(&command.inputs[command.key_input].name));
    let (method, input) = (method_ident(command), scope.ident(&command.name));
    let absent = first_match(&answer(None), scope);
    let arms = arms(&answers, scope, |answer, _| {
        let chain = first_match(answer, scope);
        quote!({ #chain })
    });
    quote! {
        #[inline]
        #[allow(clippy::needless_pass_by_value)]
        fn #method(&mut self, input: #input) -> Reply {
            let ::core::option::Option::Some(row) = self.#rows.get(&input.#key) else { return { #absent }; };
            match row.state { #arms }
        }
    }
}

fn first_match(answer: &Answer<'_>, scope: &Scope<'_>) -> TokenStream {
    let roots = Roots::new(answer.entity, quote!(row), Some((answer.command, quote!(input))));
    chain(answer, &roots, scope, |outcome| answered(outcome, answer, &roots, scope))
}

/// One outcome: what it reads, what it writes, the reply.
fn answered<'a>(outcome: &Outcome, answer: &Answer<'a>, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    let flat = scope.outcome_ident(answer.command, outcome);
    let (_, told) = Writer::in_store(answer.command, roots.clone(), scope).event(outcome);
    if outcome.is_rejection() {
        let error = error_struct(outcome, scope);
        return quote!(Reply::rejected(Outcome::#flat, Error::#error(#told)));
    }
    let event = event_struct(outcome, scope);
    let tell = event.iter().map(|_| quote!(let told = #told;));
    let event = if let Some(event) = &event {
        quote!(::core::option::Option::Some(Event::#event(told)))
    } else {
        quote!(::core::option::Option::None)
    };
    let own = own_change(outcome, answer, scope);
    let others = outcome.also.iter().enumerate().map(|(index, also)| other_change(index, also, scope));
    let changes: Vec<_> = own.into_iter().chain(others).collect();
    let reads = changes.iter().map(|change| change.read(answer.command, roots, scope));
    let writes = changes.iter().map(|change| change.write(scope));
    quote! {
        #(#tell)*
        #(#reads)*
        #(#writes)*
        Reply::accepted(Outcome::#flat, #event)
    }
}

/// What becomes of the row that the command names, if anything does.
fn own_change<'a>(outcome: &'a Outcome, answer: &Answer<'a>, scope: &Scope<'a>) -> Option<Change<'a>> {
    let key = scope.ident(&answer.command.inputs[answer.command.key_input].name);
    (!matches!(outcome.effect, Effect::Keep)).then(|| Change {
        entity: answer.entity,
        rows: Which::Own(key),
        effect: &outcome.effect,
        sets: &outcome.sets,
        clears: &outcome.clears,
        prefix: "new".to_owned(),
    })
}

/// What becomes of rows that the command does not name.
fn other_change<'a>(index: usize, also: &'a Also, scope: &Scope<'a>) -> Change<'a> {
    let rows = match &also.target {
        Target::One(lookup) => Which::One(&lookup.key),
        Target::Each { condition, .. } => Which::Each(condition),
    };
    Change {
        entity: scope.system.entity(also.entity()),
        rows,
        effect: &also.effect,
        sets: &also.sets,
        clears: &also.clears,
        prefix: format!("also{index}"),
    }
}

/// A change of one row, or of some rows of one entity alike.
struct Change<'a> {
    entity: &'a Entity,
    rows: Which<'a>,
    effect: &'a Effect,
    sets: &'a [Assignment],
    clears: &'a [FieldId],
    /// What its variables begin with.
    prefix: String,
}

/// Which rows are changed.
enum Which<'a> {
    /// The one that this input names.
    Own(Ident),
    /// The one that a value names.
    One(&'a Path),
    /// Every one that satisfies a condition.
    Each(&'a Expr),
}

impl Change<'_> {
    fn variable(&self, of: &str) -> Ident {
        format_ident!("{}_{of}", self.prefix)
    }

    /// The variables that hold what is written, in the order of the fields written.
    fn variables(&self) -> Vec<Ident> {
        self.sets.iter().map(|set| self.variable(&self.entity.field(set.field).name.text)).collect()
    }
}

impl<'a> Change<'a> {
    /// The statements that read everything that the change needs.
    fn read(&self, command: &'a Command, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
        let (private, key) = (scope.private(), self.variable("key"));
        let field = |set: &Assignment| self.entity.field(set.field);
        let values = |roots: &Roots<'a>| -> Vec<TokenStream> {
            let mut writer = Writer::in_store(command, roots.clone(), scope);
            self.sets.iter().map(|set| writer.value(&set.value, field(set))).collect()
        };
        let variables = self.variables();
        match &self.rows {
            Which::Each(condition) => {
                let (inner, row) = roots.binding(self.entity);
                let id = scope.ident(&self.entity.key.name);
                let values = values(&inner);
                let (all, is) = (
                    rows::all_rows(self.entity, scope),
                    rows::test(self.entity, &fold(condition, Where::Anywhere), roots, scope),
                );
                let take = quote!(|#row| (::core::clone::Clone::clone(&#row.#id), #(#values,)*));
                quote!(let #key = #private::each(#all, #is, #take);)
            }
            Which::One(path) => {
                let named = place::read(path, roots, scope).owned(false, false, scope);
                let values = values(roots);
                quote!(let #key = #named; #(let #variables = #values;)*)
            }
            Which::Own(input) => {
                let values = values(roots);
                let key = matches!(self.effect, Effect::Create)
                    .then(|| quote!(let #key = ::core::clone::Clone::clone(&input.#input);));
                quote!(#key #(let #variables = #values;)*)
            }
        }
    }

    /// The statements that change the rows.
    fn write(&self, scope: &Scope<'_>) -> TokenStream {
        let (key, variables) = (self.variable("key"), self.variables());
        match &self.rows {
            Which::Own(input) => self.write_one(&quote!(input.#input), scope),
            Which::One(_) => self.write_one(&quote!(#key), scope),
            Which::Each(_) => {
                let write = self.write_one(&quote!(key), scope);
                quote!(for (key, #(#variables,)*) in #key { #write })
            }
        }
    }

    /// The statement that changes the row of this key.
    fn write_one(&self, key: &TokenStream, scope: &Scope<'_>) -> TokenStream {
        let (private, variables, Table { rows, .. }) =
            (scope.private(), self.variables(), Table::of(self.entity, scope));
        let state_enum = scope.state_enum(self.entity);
        match self.effect {
            Effect::Create => {
                let row = self.created(scope);
                quote!(self.#rows.insert(#private::Box::new(#row));)
            }
            Effect::Move(id) => {
                let state = scope.ident(&self.entity.state(self.entity.move_(*id).to).name);
                let fields = self.sets.iter().map(|set| scope.ident(&self.entity.field(set.field).name));
                let cleared = self.clears.iter().map(|id| scope.ident(&self.entity.field(*id).name));
                quote! {{
                    let changed = #private::stored(self.#rows.get_mut(&#key));
                    #(changed.#fields = #variables;)*
                    #(changed.#cleared = ::core::option::Option::None;)*
                    changed.state = #state_enum::#state;
                }}
            }
            Effect::Delete => quote!(self.#rows.remove(&#key);),
            Effect::Keep | Effect::Reject { .. } => unreachable!("neither changes a row"),
        }
    }

    /// The row that comes to be.
    fn created(&self, scope: &Scope<'_>) -> TokenStream {
        let (row, state_enum) = (scope.row(self.entity), scope.state_enum(self.entity));
        let state = scope.ident(&self.entity.state(self.entity.initial).name);
        let (id, key) = (scope.ident(&self.entity.key.name), self.variable("key"));
        let fields = self.entity.fields.iter().enumerate().map(|(index, field)| {
            let ident = scope.ident(&field.name);
            let set = self.sets.iter().any(|set| set.field == FieldId(index));
            let variable = self.variable(&field.name.text);
            if set { quote!(#ident: #variable,) } else { quote!(#ident: ::core::option::Option::None,) }
        });
        quote!(#row { #id: #key, #(#fields)* state: #state_enum::#state })
    }
}

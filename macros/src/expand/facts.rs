//! What is certain of a row in each state, as a test at run time: for rows that come over the wire, and for bare moves.

use super::place::{Form, Place};
use super::scope::{Scope, prose};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use selvedge_spec::ir::{Entity, Fact, Field, IntSet, Known, Presence, StateId, Type, TypeKind};

/// One thing that must hold of a row in a state.
struct Claim {
    /// The way to the field, by wire names.
    path: String,
    must: String,
    holds: TokenStream,
}

/// `fn satisfies(&self, state)`: whether the row would be right in the state.
pub(crate) fn satisfies(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let (krate, private, state_enum) = (scope.krate(), scope.private(), scope.state_enum(entity));
    let arms = entity.state_ids().map(|id| {
        let (ident, name) = (scope.ident(&entity.state(id).name), &entity.state(id).name.text);
        let claims = claims(entity, id, scope);
        let test = |Claim { path, must, holds }: &Claim| quote!(#private::must(#holds, #name, #path, #must)?;);
        let tests: TokenStream = claims.iter().map(test).collect();
        quote!(#state_enum::#ident => { #tests })
    });
    quote! {
        /// Whether the row has what the declaration proves of every row in the state.
        fn satisfies(&self, state: #state_enum) -> ::core::result::Result<(), #krate::Unmet> {
            match state { #(#arms)* }
            ::core::result::Result::Ok(())
        }
    }
}

fn claims(entity: &Entity, state: StateId, scope: &Scope<'_>) -> Vec<Claim> {
    let mut claims = Vec::new();
    let Some(facts) = entity.facts.get(state.0).and_then(Option::as_ref) else {
        let must = "cannot be, for no row ever rests".to_owned();
        return vec![Claim { path: "state".to_owned(), must, holds: quote!(false) }];
    };
    for (field, fact) in entity.fields.iter().zip(&facts.fields) {
        claim(&field.wire, fact, field, &Place::field(&quote!(self), field, scope), scope, &mut claims);
    }
    claims
}

/// Adds what is known of one field, then of the fields inside it.
fn claim<'a>(
    path: &str,
    fact: &'a Fact,
    field: &'a Field,
    place: &Place<'a>,
    scope: &Scope<'a>,
    claims: &mut Vec<Claim>,
) {
    let mut add = |must: String, holds: TokenStream| claims.push(Claim { path: path.to_owned(), must, holds });
    let here = &place.tokens;
    match (field.optional, fact.presence) {
        (true, Presence::Absent) => return add("must be absent".to_owned(), quote!(#here.is_none())),
        (true, Presence::Present) => add("must be present".to_owned(), quote!(#here.is_some())),
        _ => {}
    }
    if let Some((must, pattern)) = known(&fact.value, &field.ty, scope) {
        let holds = if place.form == Form::Plain {
            quote!(::core::matches!(#here, #pattern))
        } else {
            let option = place.as_option_ref();
            quote!(#option.is_none_or(|value| ::core::matches!(*value, #pattern)))
        };
        add(must, holds);
    }
    let (Known::Record(facts), Type::Named(id)) = (&fact.value, &field.ty) else { return };
    let TypeKind::Record(fields) = &scope.system.type_def(*id).kind else { return };
    for (inner, fact) in fields.iter().zip(facts) {
        claim(&format!("{path}.{}", inner.wire), fact, inner, &place.step(inner, scope), scope, claims);
    }
}

/// What is known of a value: in words, and as a pattern.
fn known(known: &Known, ty: &Type, scope: &Scope<'_>) -> Option<(String, TokenStream)> {
    match (known, ty) {
        (Known::Bool(value), _) => Some((format!("must be {value}"), quote!(#value))),
        (Known::Int(set), Type::Int) => int(set),
        (Known::Enum(indices), Type::Named(id)) => {
            let def = scope.system.type_def(*id);
            let TypeKind::Enum(variants) = &def.kind else { return None };
            if indices.is_empty() || indices.len() == variants.len() {
                return None;
            }
            let ident = scope.ident(&def.name);
            let idents = indices.iter().map(|index| scope.ident(&variants[*index].0));
            let names = prose(indices.iter().map(|index| variants[*index].0.as_str()));
            let one = if indices.len() == 1 { "must be" } else { "must be one of" };
            Some((format!("{one} {names}"), quote!(#(#ident::#idents)|*)))
        }
        _ => None,
    }
}

fn int(set: &IntSet) -> Option<(String, TokenStream)> {
    let full = [(i64::MIN, i64::MAX)];
    if set.ranges.is_empty() || set.ranges == full {
        return None;
    }
    let patterns = set.ranges.iter().map(|(low, high)| {
        let (from, to) = (Literal::i64_unsuffixed(*low), Literal::i64_unsuffixed(*high));
        // Spelled out to the end: a macro takes no pattern that begins with `..=`.
        if low == high { quote!(#from) } else { quote!(#from..=#to) }
    });
    Some((format!("must be {}", words(set)), quote!(#(#patterns)|*)))
}

fn words(set: &IntSet) -> String {
    if let [(i64::MIN, below), (above, i64::MAX)] = set.ranges[..]
        && below.checked_add(2) == Some(above)
    {
        return format!("other than {}", below + 1);
    }
    let ranges = set.ranges.iter().map(|(low, high)| match (*low, *high) {
        (low, high) if low == high => low.to_string(),
        (i64::MIN, high) => format!("at most {high}"),
        (low, i64::MAX) => format!("at least {low}"),
        (low, high) => format!("{low} to {high}"),
    });
    ranges.collect::<Vec<_>>().join(" or ")
}

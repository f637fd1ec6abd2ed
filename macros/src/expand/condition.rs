//! Folded conditions and constants as Rust expressions.
//!
//! The checker of the language has seen to it that a condition never reads what may be absent, so a comparison through
//! an absent field may answer anything: it answers false.

use super::place::{Form, Roots, bound_ident, is_there, looked_up, read};
use super::rows;
use super::scope::Scope;
use proc_macro2::{Literal as Token, TokenStream};
use quote::quote;
use selvedge_spec::ir::{Comparison, Entity, Expr, Literal, Root, StateId, Type, TypeId, TypeKind};
use std::collections::BTreeSet;

/// The condition as an expression of type `bool`.
pub(crate) fn emit<'a>(expr: &Expr, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    match expr {
        Expr::All(parts) if parts.is_empty() => quote!(true),
        Expr::Any(parts) if parts.is_empty() => quote!(false),
        Expr::All(parts) => {
            let parts = parts.iter().map(|part| operand(part, roots, scope));
            quote!(#(#parts)&&*)
        }
        Expr::Any(parts) => {
            let parts = parts.iter().map(|part| operand(part, roots, scope));
            quote!(#(#parts)||*)
        }
        Expr::Not(inner) => {
            let inner = emit(inner, roots, scope);
            quote!(!(#inner))
        }
        Expr::Compare(comparison, left, right) => compare(*comparison, left, right, roots, scope),
        Expr::Is(path, some) => {
            let place = read(path, roots, scope);
            let tokens = &place.tokens;
            match (place.form, some) {
                (Form::Plain, some) => quote!(#some),
                (_, true) => quote!(#tokens.is_some()),
                (_, false) => quote!(#tokens.is_none()),
            }
        }
        Expr::In(root, states) => rests_in(root, states, roots, scope),
        Expr::Exists(Root::Other(lookup), there) => {
            let is_there = is_there(lookup, roots, scope);
            if *there { is_there } else { quote!(!#is_there) }
        }
        Expr::Quantified { .. } | Expr::Unique(..) => rows::condition(expr, roots, scope),
        // A truth value.
        Expr::Path(_) => with(expr, &quote!(value), roots, scope, |value| value.opened(0, scope)),
        Expr::Literal(_) | Expr::Exists(..) | Expr::Implies(..) => unreachable!("folded before"),
        Expr::Gone => unreachable!("only rules speak of what a command was issued on"),
        Expr::Count(_) | Expr::Sum(..) => unreachable!("a number is a side of a comparison"),
    }
}

/// Whether a row rests in one of some states; one that is not there does not.
fn rests_in<'a>(root: &Root, states: &BTreeSet<StateId>, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    let matches = |entity: &Entity, row: &TokenStream| {
        let (out, state_enum) = (&roots.out, scope.state_enum(entity));
        let states = states.iter().map(|state| scope.ident(&entity.state(*state).name));
        quote!(::core::matches!(#row.state, #(#out #state_enum::#states)|*))
    };
    match root {
        Root::Bound(depth) => {
            let row = bound_ident(*depth);
            matches(roots.bound[*depth], &quote!(#row))
        }
        Root::Other(lookup) => {
            let row = looked_up(lookup, roots, scope);
            let matches = matches(scope.system.entity(lookup.entity), &quote!(inner));
            quote!(#row.is_some_and(|inner| #matches))
        }
        _ => matches(roots.entity, &roots.row),
    }
}

/// A part of a conjunction or disjunction, in brackets where it is one itself.
fn operand<'a>(expr: &Expr, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    let tokens = emit(expr, roots, scope);
    match expr {
        Expr::All(parts) | Expr::Any(parts) if parts.len() > 1 => quote!((#tokens)),
        _ => tokens,
    }
}

fn compare<'a>(comparison: Comparison, left: &Expr, right: &Expr, roots: &Roots<'a>, scope: &Scope<'a>) -> TokenStream {
    let symbol: TokenStream = comparison.symbol().parse().expect("comparisons are Rust's");
    // A newtype's literal is compared by its base; the path beside it is opened as often.
    let depth = newtypes(left).max(newtypes(right));
    with(left, &quote!(left), roots, scope, |l| {
        let l = l.opened(depth, scope);
        with(right, &quote!(right), roots, scope, |r| {
            let r = r.opened(depth, scope);
            quote!(#l #symbol #r)
        })
    })
}

/// One side of a comparison.
struct Operand {
    /// A place of type `T`, or a name of type `&T`.
    tokens: TokenStream,
    is_ref: bool,
    /// The type of a path; a constant stands bare already.
    ty: Option<Type>,
}

impl Operand {
    /// The value with its newtypes opened; a text becomes a `str`, which has every comparison.
    fn opened(self, depth: usize, scope: &Scope<'_>) -> TokenStream {
        let tokens = self.tokens;
        let Some(ty) = self.ty else { return tokens };
        let (mut ty, mut dots) = (referred(ty, scope), TokenStream::new());
        for _ in 0..depth {
            let Type::Named(id) = ty else { unreachable!("types agree") };
            ty = base(id, scope);
            dots.extend(quote!(.0));
        }
        if ty == Type::String {
            dots.extend(quote!(.as_str()));
        }
        // A dot dereferences by itself.
        if self.is_ref && dots.is_empty() { quote!(*#tokens) } else { quote!(#tokens #dots) }
    }
}

/// Hands the value of an expression to `body`, which makes a truth value of it; `name` binds what may be absent.
fn with<'a>(
    expr: &Expr,
    name: &TokenStream,
    roots: &Roots<'a>,
    scope: &Scope<'a>,
    body: impl FnOnce(Operand) -> TokenStream,
) -> TokenStream {
    match expr {
        Expr::Literal(literal) => body(Operand { tokens: bare(literal, roots, scope), is_ref: false, ty: None }),
        Expr::Count(_) | Expr::Sum(..) => {
            body(Operand { tokens: rows::number(expr, roots, scope), is_ref: false, ty: None })
        }
        Expr::Path(path) => {
            let place = read(path, roots, scope);
            let ty = Some(place.ty.clone());
            if place.form == Form::Plain {
                return body(Operand { tokens: place.tokens, is_ref: false, ty });
            }
            let option = place.as_option_ref();
            let inner = body(Operand { tokens: name.clone(), is_ref: true, ty });
            quote!(#option.is_some_and(|#name| #inner))
        }
        _ => unreachable!("the checker compares paths and constants"),
    }
}

/// How many newtypes a literal is wrapped in.
fn newtypes(expr: &Expr) -> usize {
    let mut depth = 0;
    let mut literal = if let Expr::Literal(literal) = expr { Some(literal) } else { None };
    while let Some(Literal::Newtype(_, inner)) = literal {
        depth += 1;
        literal = Some(inner);
    }
    depth
}

/// The type itself, or that of the identities that it refers to.
pub(crate) fn referred(ty: Type, scope: &Scope<'_>) -> Type {
    if let Type::Ref(entity) = ty { scope.system.identity(entity).clone() } else { ty }
}

pub(crate) fn base(id: TypeId, scope: &Scope<'_>) -> Type {
    let TypeKind::Newtype(base, _) = &scope.system.type_def(id).kind else { unreachable!("types agree") };
    base.clone()
}

/// A constant as it is compared: without its newtypes, a text as `str`.
fn bare(literal: &Literal, roots: &Roots<'_>, scope: &Scope<'_>) -> TokenStream {
    match literal {
        Literal::Newtype(_, inner) => bare(inner, roots, scope),
        Literal::Text(text) => quote!(#text),
        Literal::Variant(..) => {
            let (out, variant) = (&roots.out, constant_value(literal, scope));
            quote!(#out #variant)
        }
        other => constant_value(other, scope),
    }
}

/// A constant as a value of its own type.
pub(crate) fn constant_value(literal: &Literal, scope: &Scope<'_>) -> TokenStream {
    let private = scope.private();
    match literal {
        Literal::Bool(value) => quote!(#value),
        Literal::Int(value) => {
            let token = Token::i64_unsuffixed(*value);
            quote!(#token)
        }
        Literal::Text(text) => quote!(#private::text(#text)),
        Literal::Timestamp(text) => quote!(#private::timestamp(#text)),
        Literal::Variant(id, index) => {
            let def = scope.system.type_def(*id);
            let TypeKind::Enum(variants) = &def.kind else { unreachable!("types agree") };
            let (ident, variant) = (scope.ident(&def.name), scope.ident(&variants[*index].0));
            quote!(#ident::#variant)
        }
        Literal::Newtype(id, inner) => {
            let (ident, inner) = (scope.ident(&scope.system.type_def(*id).name), constant_value(inner, scope));
            quote!(#ident(#inner))
        }
    }
}

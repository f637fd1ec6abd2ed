//! Types, fields and payloads.

use super::scope::{BASES, Scope};
use super::wire_names::{Style, Styles, distinct};
use crate::ast::{Context, FieldDecl, PayloadDecl, RangeDecl, TypeDeclKind, TypeRef};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{Field, IntRange, Name, Payload, Type, TypeDef, TypeKind};
use crate::parse::DEEPEST;

/// The declared types, in declared order.
pub(super) fn types(context: &Context, scope: &Scope<'_>, styles: &Styles) -> Vec<TypeDef> {
    let defs: Vec<TypeDef> = context
        .types
        .iter()
        .map(|decl| TypeDef {
            name: decl.name.clone(),
            docs: decl.attributes.docs.clone(),
            kind: kind(&decl.name, &decl.kind, scope, styles),
        })
        .collect();
    finite(&defs, scope);
    defs
}

fn kind(name: &Name, decl: &TypeDeclKind, scope: &Scope<'_>, styles: &Styles) -> TypeKind {
    match decl {
        TypeDeclKind::External(home) => TypeKind::External(home.clone()),
        TypeDeclKind::Record(decls) => TypeKind::Record(fields(decls, scope, styles.record_fields)),
        TypeDeclKind::Newtype(base, range) => newtype(name, base, *range, scope),
        TypeDeclKind::Enum(variants, whole) => {
            check_variants(name, variants, *whole, scope);
            TypeKind::Enum(variants.clone())
        }
    }
}

fn newtype(name: &Name, base: &TypeRef, range: Option<RangeDecl>, scope: &Scope<'_>) -> TypeKind {
    let base = match type_of(base, scope) {
        Some(Type::Named(_) | Type::Ref(_)) => {
            let message = format!("the newtype `{name}` wraps another declared type");
            let problem = Diagnostic::new(Code::TypeMismatch, name.at, message);
            scope.report(problem.help("a newtype wraps `Bool`, `Int`, `String` or `Timestamp`"));
            Type::String
        }
        base => base.unwrap_or(Type::String),
    };
    let range = range.and_then(|range| int_range(name, &base, range, scope));
    TypeKind::Newtype(base, range)
}

/// The range of a newtype, which must be one of integers and admit some.
fn int_range(name: &Name, base: &Type, range: RangeDecl, scope: &Scope<'_>) -> Option<IntRange> {
    let RangeDecl { at, low, high } = range;
    let (message, help) = if *base != Type::Int {
        (format!("a range of numbers for `{name}`, which wraps no `Int`"), "only a newtype of `Int` has one")
    } else if low > high {
        (format!("the range {low}..={high} is empty"), "the smaller number comes first")
    } else {
        return Some(IntRange { low, high });
    };
    scope.report(Diagnostic::new(Code::TypeMismatch, at, message).help(help));
    None
}

fn check_variants(name: &Name, variants: &[(Name, String)], whole: bool, scope: &Scope<'_>) {
    scope.distinct("variant", &mut variants.iter().map(|(name, _)| name));
    for (variant, _) in variants {
        if matches!(variant.text.as_str(), "true" | "false" | "none") {
            let message = format!("`{variant}` is a value of the language, so it cannot be a variant");
            scope.report(Diagnostic::new(Code::ReservedName, variant.at, message).help("choose another name"));
        }
    }
    if variants.is_empty() && whole {
        let message = format!("the enum `{name}` has no variant, so no value of it exists");
        scope.report(Diagnostic::new(Code::Syntax, name.at, message).help("declare a variant"));
    }
}

/// Fields of one shape, by different names here and on the wire; those whose type is unknown are left out.
pub(super) fn fields(decls: &[FieldDecl], scope: &Scope<'_>, style: Style) -> Vec<Field> {
    let fields: Vec<Field> = decls.iter().filter_map(|decl| field(decl, scope, style)).collect();
    scope.distinct("field", &mut decls.iter().map(|decl| &decl.name));
    distinct(fields.iter(), scope);
    fields
}

/// One field, or `None` if its type is unknown, which poisons its name.
pub(super) fn field(decl: &FieldDecl, scope: &Scope<'_>, style: Style) -> Option<Field> {
    let Some(ty) = type_of(&decl.ty, scope) else {
        scope.lose(&decl.name);
        return None;
    };
    let wire = decl.wire.clone().unwrap_or_else(|| style.spell(&decl.name.text));
    let docs = decl.attributes.docs.clone();
    Some(Field { name: decl.name.clone(), ty, optional: decl.optional, wire, docs })
}

/// Events or errors.
pub(super) fn payloads(decls: &[PayloadDecl], scope: &Scope<'_>, style: Style) -> Vec<Payload> {
    decls
        .iter()
        .map(|decl| Payload {
            name: decl.name.clone(),
            docs: decl.attributes.docs.clone(),
            fields: fields(&decl.fields, scope, style),
        })
        .collect()
}

fn type_of(reference: &TypeRef, scope: &Scope<'_>) -> Option<Type> {
    let name = match reference {
        TypeRef::List(element) => return Some(Type::List(Box::new(type_of(element, scope)?))),
        TypeRef::Ref(entity) => return scope.find("entity", entity, &scope.entities).map(Type::Ref),
        TypeRef::Named(name) => name,
    };
    if let Some((_, base)) = BASES.iter().find(|(base, _)| *base == name.text) {
        return Some(base.clone());
    }
    if let Some((id, declared)) = scope.types.get(&name.text) {
        scope.refer(name, *declared);
        return Some(Type::Named(*id));
    }
    let bases = BASES.iter().map(|(base, _)| *base);
    scope.unknown("type", name, &mut scope.types.names().chain(bases));
    None
}

/// No type contains itself, and none is nested too deep, except through a list. Walks with a stack of its own.
fn finite(defs: &[TypeDef], scope: &Scope<'_>) {
    let parts: Vec<Vec<usize>> = defs.iter().map(parts).collect();
    let mut depth: Vec<Option<usize>> = vec![None; defs.len()];
    let mut is_open = vec![false; defs.len()];
    for start in 0..defs.len() {
        // What was walked from an earlier type is not walked, nor reported, again.
        let mut path = if depth[start].is_none() { vec![(start, 0)] } else { Vec::new() };
        while let Some((current, next)) = path.last_mut() {
            let current = *current;
            is_open[current] = true;
            let Some(&child) = parts[current].get(*next) else {
                let deepest = parts[current].iter().filter_map(|child| depth[*child]).max();
                depth[current] = Some(deepest.map_or(0, |deepest| deepest + 1));
                is_open[current] = false;
                path.pop();
                continue;
            };
            *next += 1;
            if is_open[child] {
                report_cycle(&defs[child].name, scope);
            } else if depth[child].is_none() {
                path.push((child, 0));
            }
        }
        if depth[start] == Some(DEEPEST) {
            let message = format!("values of `{}` are nested more than {DEEPEST} deep", defs[start].name);
            scope.report(Diagnostic::new(Code::NestingTooDeep, defs[start].name.at, message));
        }
    }
}

fn report_cycle(name: &Name, scope: &Scope<'_>) {
    let message = format!("`{name}` contains itself");
    let problem = Diagnostic::new(Code::RecursiveType, name.at, message);
    scope.report(problem.help("put a `List` in between"));
}

/// The declared types that a value of this type always embeds.
fn parts(def: &TypeDef) -> Vec<usize> {
    let fields = match &def.kind {
        TypeKind::Record(fields) => fields.as_slice(),
        _ => &[],
    };
    let named = fields.iter().filter_map(|field| match &field.ty {
        Type::Named(id) => Some(id.0),
        _ => None,
    });
    named.collect()
}

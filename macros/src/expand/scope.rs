//! What every emitting function needs: the declaration, where its names stand, and how to name things in Rust.

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, TokenStreamExt, quote, quote_spanned};
use selvedge_spec::Spans;
use selvedge_spec::ir::{At, Command, Entity, Field, Name, Outcome, Type, TypeId, TypeKind};
use selvedge_spec::names::{pascal, snake};
use std::collections::BTreeSet;

use selvedge_spec::ir::System;

/// The declaration and the way to the runtime crate.
pub(crate) struct Scope<'a> {
    /// The declaration.
    pub(crate) system: &'a System,
    krate: Way,
    private: Way,
    derives: Way,
    spans: &'a Spans,
    ordered: BTreeSet<TypeId>,
    /// Types that repeat another's name, in an unsound declaration.
    pub(crate) repeated: BTreeSet<TypeId>,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(system: &'a System, spans: &'a Spans, krate: &'a TokenStream) -> Self {
        let private = Way::to(quote!(#krate::__private));
        Self {
            system,
            krate: Way::to(krate.clone()),
            private,
            derives: Way::to(derives()),
            spans,
            ordered: ordered_types(system),
            repeated: BTreeSet::new(),
        }
    }

    /// The runtime crate, as the invoking crate names it.
    pub(crate) const fn krate(&self) -> &Way {
        &self.krate
    }

    /// The hidden part of the runtime crate.
    pub(crate) const fn private(&self) -> &Way {
        &self.private
    }

    /// The traits that every generated type of data derives. It also has `Eq`, without the hidden method that a derived one
    /// brings.
    pub(crate) const fn derives(&self) -> &Way {
        &self.derives
    }

    /// A declared name, at its place.
    pub(crate) fn ident(&self, name: &Name) -> Ident {
        self.derived(&name.text, name)
    }

    /// A name made from a declared one, at the declared one's place.
    pub(crate) fn derived(&self, text: &str, from: &Name) -> Ident {
        identifier(text, self.span(from.at))
    }

    /// The module, variable or method named after a type, state or command.
    pub(crate) fn snake(&self, name: &Name) -> Ident {
        self.derived(&snake(&name.text), name)
    }

    /// The variant named after an outcome.
    pub(crate) fn pascal(&self, name: &Name) -> Ident {
        self.derived(&pascal(&name.text), name)
    }

    pub(crate) fn span(&self, at: At) -> Span {
        self.spans.span(at)
    }

    /// The variant of the flat `Outcome` enum.
    pub(crate) fn outcome_ident(&self, command: &Command, outcome: &Outcome) -> Ident {
        self.derived(&format!("{}{}", command.name, pascal(&outcome.name.text)), &outcome.name)
    }

    /// A type in Rust, as named in the invoking module.
    pub(crate) fn ty(&self, ty: &Type) -> TokenStream {
        let (krate, private) = (self.krate(), self.private());
        match ty {
            Type::Bool => quote!(::core::primitive::bool),
            Type::Int => quote!(::core::primitive::i64),
            Type::String => quote!(#private::String),
            Type::Timestamp => quote!(#krate::Timestamp),
            Type::Json => quote!(#krate::Json),
            Type::List(item) => {
                let item = self.ty(item);
                quote!(#private::Vec<#item>)
            }
            Type::Ref(entity) => self.ty(self.system.identity(*entity)),
            Type::Named(id) => {
                let ident = self.ident(&self.system.type_def(*id).name);
                quote!(#ident)
            }
        }
    }

    /// The type of a field, with its optionality.
    pub(crate) fn field_ty(&self, field: &Field) -> TokenStream {
        let ty = self.ty(&field.ty);
        if field.optional { quote!(::core::option::Option<#ty>) } else { ty }
    }

    /// Whether a value is copied rather than cloned or borrowed.
    pub(crate) fn is_copy(&self, ty: &Type) -> bool {
        match ty {
            Type::Bool | Type::Int | Type::Timestamp => true,
            Type::String | Type::Json | Type::List(_) => false,
            Type::Ref(entity) => self.is_copy(self.system.identity(*entity)),
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Enum(_) => true,
                TypeKind::Newtype(base, _) => self.is_copy(base),
                TypeKind::Record(_) | TypeKind::External(_) => false,
            },
        }
    }

    /// Whether the type gets an order: newtypes, enums, and all that a key is made of.
    pub(crate) fn is_ordered(&self, id: TypeId) -> bool {
        self.ordered.contains(&id)
    }

    /// The row type of an entity.
    pub(crate) fn row(&self, entity: &Entity) -> Ident {
        self.derived(&format!("{}Row", entity.name), &entity.name)
    }

    /// The enum of an entity's states.
    pub(crate) fn state_enum(&self, entity: &Entity) -> Ident {
        self.derived(&format!("{}State", entity.name), &entity.name)
    }

    /// The enum over an entity's typed states.
    pub(crate) fn any(&self, entity: &Entity) -> Ident {
        self.derived(&format!("Any{}", entity.name), &entity.name)
    }
}

/// Some tokens that stand in hundreds of places, such as a short path. A `TokenStream` is a handle to the compiler's, which is asked
/// for each time that one is put into another; these tokens are our own.
pub(crate) struct Way(Vec<TokenTree>);

impl Way {
    fn to(path: TokenStream) -> Self {
        Self(path.into_iter().collect())
    }
}

impl ToTokens for Way {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(self.0.iter().cloned());
    }
}

/// The words of Rust that are no identifiers, in any edition.
#[rustfmt::skip]
const KEYWORDS: [&str; 53] = [
    "Self", "_", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn", "else", "enum",
    "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override",
    "priv", "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized",
    "use", "virtual", "where", "while", "yield",
];

/// An identifier; raw where Rust has a keyword of that name, and with a `_` where not even raw would do.
pub(crate) fn identifier(text: &str, span: Span) -> Ident {
    if matches!(text, "self" | "Self" | "super" | "crate" | "_") {
        return Ident::new(&format!("{text}_"), span);
    }
    // The raw form is right in every edition, so a keyword of one is taken for one of all. None is longer than `abstract`.
    if text.len() <= 8 && KEYWORDS.binary_search(&text).is_ok() {
        return Ident::new_raw(text, span);
    }
    Ident::new(text, span)
}

/// Rustdoc, by its lines. It is put straight where it stands: every item has some, and a stream of its own is asked of the compiler.
pub(crate) struct Docs(Vec<String>);

impl ToTokens for Docs {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        for line in &self.0 {
            tokens.append(Punct::new('#', Spacing::Alone));
            tokens.append(Group::new(Delimiter::Bracket, quote!(doc = #line)));
        }
    }
}

/// Rustdoc: what was declared first, then what the item is.
pub(crate) fn doc(declared: &str, what: &str) -> Docs {
    let blank = if declared.is_empty() || what.is_empty() { None } else { Some("") };
    let lines = declared.lines().chain(blank).chain(what.lines());
    let apart =
        |line: &str| if line.is_empty() || line.starts_with(' ') { line.to_owned() } else { format!(" {line}") };
    Docs(lines.map(apart).collect())
}

fn derives() -> TokenStream {
    quote!(::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq, ::core::hash::Hash)
}

/// `Eq`; `generics` are the implementation's.
pub(crate) fn eq(generics: &TokenStream, ty: &TokenStream) -> TokenStream {
    quote! {
        #[automatically_derived]
        impl #generics ::core::cmp::Eq for #ty {}
    }
}

/// The traits that make an order.
pub(crate) fn order_derives() -> TokenStream {
    quote!(::core::cmp::PartialOrd, ::core::cmp::Ord)
}

/// A list in prose, each name in backquotes: "`A`", "`A` and `B`", "`A`, `B` and `C`".
pub(crate) fn prose<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    listed(names.into_iter().map(|name| format!("`{name}`")).collect())
}

/// A list in prose: "a", "a and b", "a, b and c".
pub(crate) fn listed(mut items: Vec<String>) -> String {
    match items.pop() {
        None => "none".to_owned(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} and {last}", items.join(", ")),
    }
}

/// A `compile_error!` at a span.
pub(crate) fn compile_error(span: Span, message: &str) -> TokenStream {
    quote_spanned!(span=> ::core::compile_error! { #message })
}

/// Newtypes and enums have an order where their contents allow one, and everything inside a key must have one.
fn ordered_types(system: &System) -> BTreeSet<TypeId> {
    let mut ordered = BTreeSet::new();
    for (index, def) in system.types.iter().enumerate() {
        if matches!(def.kind, TypeKind::Enum(_) | TypeKind::Newtype(..))
            && can_order(system, &Type::Named(TypeId(index)))
        {
            add_ordered(system, &Type::Named(TypeId(index)), &mut ordered);
        }
    }
    for entity in &system.entities {
        add_ordered(system, &entity.key.ty, &mut ordered);
    }
    ordered
}

fn can_order(system: &System, ty: &Type) -> bool {
    match ty {
        Type::Bool | Type::Int | Type::String | Type::Timestamp => true,
        Type::Json => false,
        Type::List(item) => can_order(system, item),
        Type::Ref(entity) => can_order(system, system.identity(*entity)),
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Enum(_) => true,
            TypeKind::Newtype(base, _) => can_order(system, base),
            // A record may hold itself in a list; only keys need an order on records, and they cannot.
            TypeKind::Record(_) | TypeKind::External(_) => false,
        },
    }
}

fn add_ordered(system: &System, ty: &Type, ordered: &mut BTreeSet<TypeId>) {
    match ty {
        Type::List(item) => add_ordered(system, item, ordered),
        Type::Named(id) if ordered.insert(*id) => match &system.type_def(*id).kind {
            TypeKind::Newtype(base, _) => add_ordered(system, base, ordered),
            TypeKind::Record(fields) => fields.iter().for_each(|field| add_ordered(system, &field.ty, ordered)),
            TypeKind::Enum(_) | TypeKind::External(_) => {}
        },
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::{Ident, KEYWORDS, Span, identifier};

    #[test]
    fn keywords_are_those_of_the_parser_and_of_later_editions() {
        assert!(KEYWORDS.is_sorted());
        assert!(KEYWORDS.iter().all(|word| word.len() <= 8));
        let is_word = |word: &&str| *word == "gen" || syn::parse_str::<Ident>(word).is_err();
        assert!(KEYWORDS.iter().all(is_word));
        let others = ["default", "union", "raw", "safe", "auto", "yeet", "r#type", "Type", "macro_rules", "a"];
        assert!(!others.iter().any(is_word));
    }

    #[test]
    fn every_keyword_becomes_an_identifier() {
        for word in KEYWORDS {
            let ident = identifier(word, Span::call_site()).to_string();
            assert!(syn::parse_str::<Ident>(&ident).is_ok(), "{ident}");
        }
    }
}

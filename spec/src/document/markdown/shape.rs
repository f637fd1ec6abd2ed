//! Declared types, kind by kind, with their names on the wire where those differ.

use super::differing;
use super::table::{Table, code, codes};
use crate::ir::{Field, System, TypeDef, TypeKind};
use crate::print::Printer;

pub(super) fn write(out: &mut String, system: &System) {
    if system.types.is_empty() {
        return;
    }
    out.push_str("## Types\n\n");
    let printer = Printer::new(system);
    let mut wrapped = Table::new(["Newtype", "Wraps", "Meaning"]);
    let mut enums = Table::new(["Enum", "One of", "Meaning"]);
    let mut records = Table::new(["Record", "Field", "Type", "On the wire", "Meaning"]);
    let mut external = Table::new(["External type", "Declared as", "Meaning"]);
    for declared in &system.types {
        let name = code(declared.name.as_str());
        match &declared.kind {
            TypeKind::Newtype(base, range) => {
                wrapped.row([name, code(&printer.wrapped(base, *range)), declared.docs.clone()]);
            }
            TypeKind::Enum(variants) => {
                let meaning =
                    variant_docs(declared, variants.iter().map(|(name, docs)| (name.as_str(), docs.as_str())));
                enums.row([name, codes(variants.iter().map(|(name, _)| name.as_str())), meaning]);
            }
            TypeKind::Record(fields) => record(&mut records, &printer, declared, fields),
            TypeKind::External(home) => external.row([name, code(home), declared.docs.clone()]),
        }
    }
    for table in [wrapped, enums, records, external] {
        table.write(out);
    }
}

/// The documentation of an enum and, paragraph by paragraph, of its variants.
fn variant_docs<'a>(declared: &TypeDef, variants: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let told = variants.filter(|(_, docs)| !docs.trim().is_empty());
    let told = told.map(|(name, docs)| format!("{}: {}", code(name), docs.trim()));
    std::iter::once(declared.docs.clone()).chain(told).collect::<Vec<_>>().join("\n\n")
}

/// A record's fields, one a row; its own documentation, if it has any, stands in a row above them.
fn record(table: &mut Table, printer: &Printer<'_>, declared: &TypeDef, fields: &[Field]) {
    let mut name = code(declared.name.as_str());
    if fields.is_empty() || !declared.docs.trim().is_empty() {
        let name = std::mem::take(&mut name);
        table.row([name, String::new(), String::new(), String::new(), declared.docs.clone()]);
    }
    for field in fields {
        let wire = differing(field.name.as_str(), &field.wire);
        let ty = code(&printer.field_type(field));
        table.row([std::mem::take(&mut name), code(field.name.as_str()), ty, wire, field.docs.clone()]);
    }
}

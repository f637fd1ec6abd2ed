//! `#[allow(code, reason = "...")]`: each names a lint, gives a reason, and silences something.

use super::scope::Scope;
use crate::ast::{Allow, Attributes, Context, TypeDeclKind};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::names::nearest;

/// Checks every `#[allow]`; whether it silences something is known only if the lints `ran`.
pub(super) fn check(context: &Context, scope: &Scope<'_>, ran: bool) {
    for allow in attributes(context).into_iter().flat_map(|attributes| &attributes.allows) {
        if let Some(problem) = wrong(allow, ran) {
            scope.report(problem);
        }
    }
}

fn wrong(allow: &Allow, ran: bool) -> Option<Diagnostic> {
    let name = &allow.code;
    let problem = |message: String| Diagnostic::new(Code::UnknownLint, name.at, message);
    let Some(code) = Code::named(&name.text) else {
        let lints = Code::ALL.iter().filter(|code| code.is_allowable()).map(|code| code.name());
        let help = nearest(&name.text, lints).map(|near| format!("did you mean `{near}`?"));
        return Some(problem(format!("no lint is called `{name}`")).maybe_help(help));
    };
    if !code.is_allowable() {
        return Some(problem(format!("`{code}` is an error and cannot be allowed")).help("mend it"));
    }
    if allow.reason.as_deref().is_none_or(|reason| reason.trim().is_empty()) {
        let help = format!("write `#[allow({code}, reason = \"...\")]`");
        return Some(problem("why is it allowed?".to_owned()).help(help));
    }
    let is_idle = ran && !allow.used.get();
    is_idle.then(|| problem(format!("`{code}` does not occur here")).help("remove the attribute"))
}

/// Every place at which an attribute can stand.
fn attributes(context: &Context) -> Vec<&Attributes> {
    let mut all = vec![&context.attributes];
    all.extend(context.actors.iter().map(|decl| &decl.attributes));
    for decl in &context.types {
        all.push(&decl.attributes);
        if let TypeDeclKind::Record(fields) = &decl.kind {
            all.extend(fields.iter().map(|field| &field.attributes));
        }
    }
    for decl in &context.entities {
        all.push(&decl.attributes);
        all.extend(decl.key.iter().chain(&decl.fields).map(|field| &field.attributes));
        all.extend(decl.states.iter().map(|state| &state.attributes));
        all.extend(decl.moves.iter().map(|mv| &mv.attributes));
    }
    for decl in context.events.iter().chain(&context.errors) {
        all.push(&decl.attributes);
        all.extend(decl.fields.iter().map(|field| &field.attributes));
    }
    for decl in &context.commands {
        all.push(&decl.attributes);
        all.extend(decl.inputs.iter().map(|field| &field.attributes));
        all.extend(decl.outcomes.iter().map(|outcome| &outcome.attributes));
    }
    all.extend(context.views.iter().map(|decl| &decl.attributes));
    all.extend(context.bounds.iter().map(|decl| &decl.attributes));
    all.extend(context.rules.iter().map(|decl| &decl.attributes));
    all
}

//! The items of a context, each known by its first word.

use super::cursor::Cursor;
use super::{Parsed, command, entity, promise, run, types, unknown_word, wire};
use crate::ast::{ActorDecl, Context};
use crate::ir::RuleKind;
use crate::names::nearest;

/// The words that items start with.
pub(super) const ALL: [&str; 17] = [
    "wire",
    "actor",
    "newtype",
    "enum",
    "record",
    "external",
    "entity",
    "error",
    "event",
    "command",
    "view",
    "bound",
    "always",
    "never",
    "reach",
    "hazard",
    "eventually",
];

/// Whether an item that starts with this word, or with one that was meant to be this, ends at `;` and not at a
/// closing brace.
pub(super) fn ends_at_semicolon(word: &str) -> bool {
    let meant = if ALL.contains(&word) { Some(word) } else { nearest(word, ALL) };
    matches!(meant, Some("actor" | "newtype" | "external" | "always" | "never" | "reach" | "hazard" | "eventually"))
}

/// Reads one item into the context.
pub(super) fn item(cursor: &mut Cursor<'_>, context: &mut Context) -> Parsed<()> {
    let attributes = types::attributes(cursor)?;
    let Some(word) = cursor.peek_any_word() else {
        return Err(cursor.expected("an item such as `entity` or `command`").into());
    };
    let at = cursor.at();
    cursor.next();
    match word.as_str() {
        "wire" => context.wire.extend(wire::wire(cursor)?),
        "actor" => context.actors.push(ActorDecl { attributes, name: cursor.name("an actor")? }),
        "newtype" => context.types.push(types::newtype(cursor, attributes)?),
        "enum" => context.types.push(types::enumeration(cursor, attributes)?),
        "record" => context.types.push(types::record(cursor, attributes)?),
        "external" => context.types.push(types::external(cursor, attributes)?),
        "entity" => context.entities.push(entity::entity(cursor, attributes)?),
        "error" => context.errors.push(types::payload(cursor, attributes, "an error")?),
        "event" => context.events.push(types::payload(cursor, attributes, "an event")?),
        "command" => context.commands.push(command::command(cursor, attributes)?),
        "view" => context.views.push(promise::view(cursor, attributes)?),
        "bound" => context.bounds.push(promise::bound(cursor, attributes)?),
        "always" => context.rules.push(promise::rule(cursor, attributes, RuleKind::Always)?),
        "never" => context.rules.push(promise::rule(cursor, attributes, RuleKind::Never)?),
        "hazard" => context.rules.push(promise::rule(cursor, attributes, RuleKind::Hazard)?),
        "eventually" => context.rules.push(run::eventually(cursor, attributes)?),
        "reach" => promise::reach(cursor, attributes, &mut context.rules)?,
        _ => {
            let message = format!("no item of a context starts with `{word}`");
            return Err(unknown_word(&word, at, message, "items", &ALL).into());
        }
    }
    Ok(())
}

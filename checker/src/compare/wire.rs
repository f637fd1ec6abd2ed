//! What one side writes, and whether the other can read it.

use super::samples::samples;
use super::{Changes, Concern, paired};
use selvedge_spec::interpret::wire;
use selvedge_spec::ir::{Command, Entity, Field, Payload, System};
use serde_json::json;

/// Commands written by the old, replies, events, errors and rows by the new, stored rows by the old.
pub(super) fn compare(old: &System, new: &System, changes: &mut Changes) {
    if old.name.text != new.name.text {
        let what = format!("the context `{}` is called `{}`", old.name, new.name);
        changes.breaks(Concern::Wire, what, None);
    }
    let (commands, gone, come) = paired(&old.commands, &new.commands, |command| command.name.as_str());
    gone.iter()
        .for_each(|command| changes.breaks(Concern::Wire, format!("the command `{}` is gone", command.name), None));
    come.iter().for_each(|command| changes.fits(Concern::Wire, format!("the command `{}` is new", command.name), None));
    for (before, after) in commands {
        let who = format!("the input of `{}`", before.name);
        read(changes, &who, (old, &before.inputs), (new, &after.inputs));
        outcomes(changes, before, after);
    }
    payloads(changes, "event", (old, &old.events), (new, &new.events));
    payloads(changes, "error", (old, &old.errors), (new, &new.errors));
    let (entities, gone, come) = paired(&old.entities, &new.entities, |entity| entity.name.as_str());
    gone.iter().for_each(|entity| changes.breaks(Concern::Wire, format!("the entity `{}` is gone", entity.name), None));
    come.iter().for_each(|entity| changes.fits(Concern::Wire, format!("the entity `{}` is new", entity.name), None));
    for (before, after) in entities {
        rows(changes, (old, before), (new, after));
    }
}

/// An outcome is part of the reply, and a client knows those that it was told of.
fn outcomes(changes: &mut Changes, old: &Command, new: &Command) {
    let (_, gone, come) = paired(&old.outcomes, &new.outcomes, |outcome| outcome.wire.as_str());
    for outcome in gone {
        changes.fits(Concern::Wire, format!("`{}` never answers `{}` any more", old.name, outcome.wire), None);
    }
    for outcome in come {
        let reply = json!({ "command": new.name.text, "outcome": outcome.wire });
        let what = format!("`{}` answers `{}`, which its clients do not know", new.name, outcome.wire);
        changes.breaks(Concern::Wire, what, Some(reply.to_string()));
    }
}

fn payloads(
    changes: &mut Changes,
    noun: &str,
    (old, before): (&System, &[Payload]),
    (new, after): (&System, &[Payload]),
) {
    let (both, gone, come) = paired(before, after, |payload| payload.name.as_str());
    gone.iter().for_each(|payload| changes.fits(Concern::Wire, format!("the {noun} `{}` is gone", payload.name), None));
    for payload in come {
        let what = format!("the {noun} `{}` is new: who reads {noun}s does not know it", payload.name);
        changes.breaks(Concern::Wire, what, None);
    }
    for (before, after) in both {
        let who = format!("the {noun} `{}`", before.name);
        read(changes, &who, (new, &after.fields), (old, &before.fields));
    }
}

/// Rows are stored by the old and read by the new, and shown by the new to readers of the old.
fn rows(changes: &mut Changes, (old, before): (&System, &Entity), (new, after): (&System, &Entity)) {
    let columns =
        |entity: &Entity| std::iter::once(entity.key.clone()).chain(entity.fields.iter().cloned()).collect::<Vec<_>>();
    let (first, second) = (columns(before), columns(after));
    read(changes, &format!("a stored row of `{}`", before.name), (old, &first), (new, &second));
    read(changes, &format!("a row of `{}`, for who reads it,", before.name), (new, &second), (old, &first));
    let (_, gone, come) = paired(&before.states, &after.states, |state| state.name.as_str());
    for state in gone {
        let what = format!("`{}` has no state `{}` any more: stored rows may rest in it", before.name, state.name);
        changes.breaks(Concern::Wire, what, Some(json!({ "state": state.name.text }).to_string()));
    }
    for state in come {
        let what = format!("`{}` has a state `{}` that its readers do not know", after.name, state.name);
        changes.breaks(Concern::Wire, what, Some(json!({ "state": state.name.text }).to_string()));
    }
}

/// Holds what is written against what is read, field by field.
fn read(changes: &mut Changes, who: &str, (writer, written): (&System, &[Field]), (reader, read): (&System, &[Field])) {
    let (both, unread, unwritten) = paired(written, read, |field| field.wire.as_str());
    for field in unread {
        let value = samples(writer, &field.ty).first().map(|value| wire::encode_value(writer, &field.ty, value));
        let what = format!("{who} has `{}`, which is not read", field.wire);
        changes.breaks(Concern::Wire, what, Some(json!({ &field.wire: value }).to_string()));
    }
    for field in unwritten {
        if field.optional {
            changes.fits(Concern::Wire, format!("{who} need not have `{}`", field.wire), None);
        } else {
            changes.breaks(
                Concern::Wire,
                format!("{who} has no `{}`, which is expected", field.wire),
                Some("{}".to_owned()),
            );
        }
    }
    for (written, read) in both {
        if written.optional && !read.optional {
            let what = format!("{who} may have no `{}`, which is expected", read.wire);
            changes.breaks(Concern::Wire, what, Some("{}".to_owned()));
        } else if read.optional && !written.optional {
            changes.fits(Concern::Wire, format!("{who} need not have `{}`", read.wire), None);
        }
        for value in samples(writer, &written.ty) {
            let json = wire::encode_value(writer, &written.ty, &value);
            if let Err(error) = wire::decode_value(reader, &read.ty, &json) {
                let what = format!("{who} has `{}` of another kind: {error}", written.wire);
                changes.breaks(Concern::Wire, what, Some(json!({ &written.wire: json }).to_string()));
            }
        }
    }
}

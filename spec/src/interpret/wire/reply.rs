//! Replies read: their keys may come in any order, and the outcome is one of the command's.

use super::super::Value;
use super::form::Form;
use super::message::Reply;
use super::object::{Entry, Key, Named, TWICE};
use super::read::{Reader, Typed};
use crate::ir::{CommandId, ErrorId, EventId, OutcomeId};
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};
use std::fmt;

/// What names something, and then what carries something.
const KEYS: [&str; 4] = ["command", "outcome", "event", "error"];

pub(super) struct Answer<'a>(pub(super) Reader<'a>);

impl<'de> DeserializeSeed<'de> for Answer<'_> {
    type Value = Reply;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Reply, D::Error> {
        let reader = self.0;
        from.deserialize_map(self).map_err(|_| reader.wrong("an object is expected"))
    }
}

impl<'de> Visitor<'de> for Answer<'_> {
    type Value = Reply;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a reply")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Reply, A::Error> {
        let system = self.0.system;
        let carriers = [Named::Payloads(&system.events), Named::Payloads(&system.errors)];
        let (mut names, mut carried) = ([None, None], [None, None]);
        let find = |name: &str| KEYS.iter().position(|key| *key == name);
        while let Some(index) = map.next_key_seed(Key { reader: self.0, find, unknown: "unknown key" })? {
            let path = self.0.key(KEYS[index]);
            let reader = self.0.under(&path);
            let is_twice = if index < names.len() {
                let name = Typed { reader, form: Form::Text, optional: false };
                names[index].replace(map.next_value_seed(name)?).is_some()
            } else {
                let payload = Entry { reader, named: carriers[index - names.len()] };
                carried[index - names.len()].replace(map.next_value_seed(payload)?).is_some()
            };
            if is_twice {
                return Err(reader.wrong(TWICE));
            }
        }
        let ([command, outcome], [event, error]) = (names, carried);
        let commands = system.commands.iter().map(|command| command.name.as_str());
        let command = CommandId(self.choice("command", command.as_ref(), commands)?);
        let outcomes = system.command(command).outcomes.iter().map(|outcome| outcome.wire.as_str());
        let outcome = OutcomeId(self.choice("outcome", outcome.as_ref(), outcomes)?);
        let event = event.map(|(index, values)| (EventId(index), values));
        let error = error.map(|(index, values)| (ErrorId(index), values));
        Ok(Reply { command, outcome, event, error })
    }
}

impl Answer<'_> {
    /// The position among `names` of what stands under `key`.
    fn choice<'a, E: Error>(
        &self,
        key: &str,
        name: Option<&Value>,
        mut names: impl Iterator<Item = &'a str>,
    ) -> Result<usize, E> {
        let path = self.0.key(key);
        let Some(Value::Text(text)) = name else { return Err(self.0.under(&path).wrong("missing key")) };
        let unknown = || self.0.under(&path).wrong(format!("no such {key}: `{text}`"));
        names.position(|name| *name == **text).ok_or_else(unknown)
    }
}

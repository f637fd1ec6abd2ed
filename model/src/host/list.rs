//! Lists in parts, each with a cursor to the next one (HA-14).

use super::clock::Clock;
use super::core::Host;
use super::journal::Journal;
use super::observe::Resource;
use super::principal::Principal;
use super::refusal::{Code, Refusal};
use rustc_stable_hash::{FromStableHash, SipHasher128Hash, StableSipHasher128};
use serde_json::{Value, json};
use std::hash::Hash;

/// How many Resources one part has at most, and how many it has if nobody says.
pub const MOST_ITEMS: usize = 100;

/// What a list shall hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// Only Resources of this Space.
    pub space: Option<String>,
    /// Only Resources of the Form of exactly this URL.
    pub form: Option<String>,
    /// How many Resources one part has at most.
    pub limit: usize,
    /// Where to go on: what the part before gave.
    pub cursor: Option<String>,
}

/// One part of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Resources, ascending by UID as ASCII.
    pub items: Vec<Resource>,
    /// Where the next part begins; none after the last one.
    pub cursor: Option<String>,
}

impl<J: Journal, C: Clock> Host<J, C> {
    /// The Deployments that are not deleted and that a principal may use. A walk from part to part is no snapshot: each part is
    /// what was there when it was asked for.
    ///
    /// # Errors
    /// If the cursor was given for another list or to somebody else, or if what is known could not be written down.
    pub fn list(&self, principal: &Principal, query: &Query) -> Result<Page, Refusal> {
        let after = query.cursor.as_deref().map(|cursor| query.after(principal, cursor)).transpose()?;
        let later = self.deployments()?.filter(|uid| after.is_none_or(|after| uid.as_str() > after));
        let wanted = later.map(|uid| self.deployment(uid.as_str())).filter(|found| {
            found.as_ref().map_or(true, |resource| principal.may_use(&resource.space) && query.holds(resource))
        });
        let limit = query.limit.clamp(1, MOST_ITEMS);
        let mut items = wanted.take(limit + 1).collect::<Result<Vec<_>, _>>()?;
        let more = items.len() > limit;
        items.truncate(limit);
        let last = items.last().filter(|_| more);
        let cursor = last.map(|last| query.cursor(principal, last.uid.as_str()));
        Ok(Page { items, cursor })
    }
}

impl Query {
    fn holds(&self, resource: &Resource) -> bool {
        self.space.as_ref().is_none_or(|space| *space == resource.space)
            && self.form.as_ref().is_none_or(|form| form == resource.form)
    }

    /// The cursor behind a UID: it is bound to the filters and to the principal.
    fn cursor(&self, principal: &Principal, last: &str) -> String {
        let mut hasher = StableSipHasher128::new();
        (principal.name(), &self.space, &self.form, last).hash(&mut hasher);
        let Bound(text) = hasher.finish();
        format!("{text}.{last}")
    }

    /// The UID behind which a cursor begins.
    fn after<'a>(&self, principal: &Principal, cursor: &'a str) -> Result<&'a str, Refusal> {
        let last = cursor.split_once('.').map(|(_, last)| last);
        last.filter(|last| self.cursor(principal, last) == cursor).ok_or_else(|| {
            let detail = "the cursor is of no list with these filters for this principal: begin without one";
            Refusal::new(Code::CursorExpired, detail)
        })
    }
}

impl Page {
    /// As it is written on the wire.
    #[must_use]
    pub fn to_value(&self) -> Value {
        let mut value = json!({ "items": self.items.iter().map(Resource::to_value).collect::<Vec<_>>() });
        if let Some(cursor) = &self.cursor {
            value["nextCursor"] = cursor.as_str().into();
        }
        value
    }
}

/// What binds a cursor.
struct Bound(String);

impl FromStableHash for Bound {
    type Hash = SipHasher128Hash;

    fn from(SipHasher128Hash([high, low]): SipHasher128Hash) -> Self {
        Self(format!("{high:016x}{low:016x}"))
    }
}

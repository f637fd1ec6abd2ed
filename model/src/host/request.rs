//! What a request to change something says, and when two are one (HA-08).

use super::canonical::canonical;
use super::principal::Principal;
use super::refusal::{Code, Refusal};
use super::spec::is_id;
use crate::worker_deployment::Digest;
use selvedge::Json;
use selvedge::wire::{self, Decode, Doc, Fields, WireError};
use serde_json::Value;

/// How a request changes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Creates a Resource.
    Post,
    /// Replaces the whole spec of a Resource.
    Put,
    /// Deletes a Resource.
    Delete,
}

/// A request to create, update or delete a Deployment, by somebody whom the host knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// Who asks. A key stands for a request of this principal only.
    pub principal: &'a Principal,
    /// The `Idempotency-Key`.
    pub key: &'a str,
    /// The `Takoform-Expected-Generation`, which an update and a deletion need.
    pub expected: Option<i64>,
    /// The body; empty for a deletion.
    pub body: &'a str,
}

impl Request<'_> {
    /// Reads the key and the body as far as must be known before anything else is asked (HA-09).
    pub(super) fn read(&self, method: Method, path: &str) -> Result<(Digest, Value), Refusal> {
        if !is_key(self.key) {
            let detail = "the Idempotency-Key is none: expected a letter or digit, then 15 to 127 of letters, digits, `.`, `_`, `:`, `-`";
            return Err(Refusal::new(Code::InvalidRequest, detail));
        }
        let body = match (method, self.body) {
            (Method::Delete, "") => Value::Null,
            (Method::Delete, _) => return Err(Refusal::new(Code::InvalidRequest, "a deletion has no body")),
            (_, text) => text_of(text)?,
        };
        let generation = self.expected.map_or(String::new(), |expected| expected.to_string());
        Ok((Digest::new(format!("{method:?} {path} {generation} {}", canonical(&body))), body))
    }

    /// The generation that the request is about; one that no Resource ever has, if it does not say.
    pub(super) fn generation(&self) -> i64 {
        self.expected.unwrap_or(-1)
    }
}

/// JSON without a duplicate key at any depth.
fn text_of(text: &str) -> Result<Value, Refusal> {
    let json: Json = wire::from_str(text).map_err(|error| Refusal::of_text(Code::InvalidRequest, &error))?;
    Ok(json.0)
}

fn is_key(key: &str) -> bool {
    (16..=128).contains(&key.len())
        && key.starts_with(|first: char| first.is_ascii_alphanumeric())
        && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._:-".contains(&byte))
}

/// The body of a request that creates a Resource; its spec is read once its Form is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Envelope {
    /// The exact URL of the Form (WD-01).
    pub form: String,
    /// The Space that it and all it refers to are in (WD-11).
    pub space: String,
    /// Its name, which no other Resource of the Space has (HA-12).
    pub name: String,
    /// What it shall be.
    pub spec: Value,
}

impl Envelope {
    /// Reads the body of a request that creates a Resource.
    pub(super) fn of_create(body: &Value) -> Result<Self, Refusal> {
        wire::from_value(body).map_err(|error| Refusal::of_text(Code::InvalidRequest, &error))
    }

    /// Reads the body of a request that replaces the spec of a Resource, and gives the spec.
    pub(super) fn of_update(body: &Value) -> Result<Value, Refusal> {
        let spec = Fields::read(Doc::from(body), &["spec"]).and_then(|mut fields| fields.required::<Json>("spec"));
        spec.map(|json| json.0).map_err(|error| Refusal::of_text(Code::InvalidRequest, &error))
    }
}

impl Decode for Envelope {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["form", "space", "name", "spec"])?;
        let mut id = |key: &str| match fields.required::<String>(key)? {
            text if is_id(&text) => Ok(text),
            text => Err(WireError::new(format!("{text:?} is no name")).under(key)),
        };
        let (space, name) = (id("space")?, id("name")?);
        Ok(Self { space, name, form: fields.required("form")?, spec: fields.required::<Json>("spec")?.0 })
    }
}

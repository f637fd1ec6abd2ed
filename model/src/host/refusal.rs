//! What a refused request is told: a code of the common Host API, and what is wrong where (HA-01, HA-13).

use super::request::Request;
use crate::worker_deployment::Error;
use selvedge::wire::WireError;
use std::fmt;

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Code {
    /// The envelope, the query or the JSON itself is wrong.
    InvalidRequest,
    /// Nobody is known by what the request shows.
    Unauthorized,
    /// The principal may not use the Space (WD-11).
    Forbidden,
    /// No such Resource or Operation.
    NotFound,
    /// The path does not know the method.
    MethodNotAllowed,
    /// The Resource was deleted.
    Gone,
    /// Another Resource of the Space has the name (HA-12).
    NameConflict,
    /// A request about the Resource is unfinished (HA-07).
    ResourceBusy,
    /// The expected generation is not the current one (HA-07).
    GenerationConflict,
    /// The key was given to another request (HA-08).
    IdempotencyConflict,
    /// Something the request leans on, or that leans on it, forbids it.
    DependencyConflict,
    /// The cursor is of no such list (HA-14).
    CursorExpired,
    /// The body is larger than the host takes.
    PayloadTooLarge,
    /// The body is not said to be JSON.
    UnsupportedMediaType,
    /// The Form is none of this host's.
    UnsupportedForm,
    /// The spec is not what its Form says.
    InvalidSpec,
    /// The request does not say which generation it is about (HA-07).
    ExpectedGenerationRequired,
    /// The host has as much to do as it takes on at once.
    TooManyRequests,
    /// The host failed; that proves nothing about whether the request was accepted.
    Internal,
    /// It could not be written down; that proves nothing about an earlier or later copy of it.
    Unavailable,
}

impl Code {
    /// How it is called on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.told().1
    }

    /// Its HTTP status.
    #[must_use]
    pub const fn status(self) -> u16 {
        self.told().0
    }

    const fn told(self) -> (u16, &'static str) {
        match self {
            Self::InvalidRequest => (400, "invalid_request"),
            Self::Unauthorized => (401, "unauthorized"),
            Self::Forbidden => (403, "forbidden"),
            Self::NotFound => (404, "not_found"),
            Self::MethodNotAllowed => (405, "method_not_allowed"),
            Self::NameConflict => (409, "name_conflict"),
            Self::ResourceBusy => (409, "resource_busy"),
            Self::GenerationConflict => (409, "generation_conflict"),
            Self::IdempotencyConflict => (409, "idempotency_conflict"),
            Self::DependencyConflict => (409, "dependency_conflict"),
            Self::CursorExpired => (409, "cursor_expired"),
            Self::Gone => (410, "gone"),
            Self::PayloadTooLarge => (413, "payload_too_large"),
            Self::UnsupportedMediaType => (415, "unsupported_media_type"),
            Self::UnsupportedForm => (422, "unsupported_form"),
            Self::InvalidSpec => (422, "invalid_spec"),
            Self::ExpectedGenerationRequired => (428, "expected_generation_required"),
            Self::TooManyRequests => (429, "too_many_requests"),
            Self::Internal => (500, "internal_error"),
            Self::Unavailable => (503, "unavailable"),
        }
    }
}

/// A request that was refused before it was accepted: nothing changed, and no Operation is left (HA-01).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub code: Code,
    /// What is wrong, and what to do about it.
    pub detail: String,
    /// The way to the wrong place in the body, such as `spec.versions[0].weight`; empty if no one place is wrong.
    pub path: String,
}

impl Refusal {
    /// A refusal that is about no one place in the body.
    #[must_use]
    pub fn new(code: Code, detail: impl Into<String>) -> Self {
        Self { code, detail: detail.into(), path: String::new() }
    }

    /// The refusal of a request that the declaration rejected.
    pub(super) fn answered(request: &Request<'_>, error: Error) -> Self {
        if request.expected.is_none() && matches!(error, Error::GenerationConflict(_)) {
            let detail = "say which generation the request is about: Takoform-Expected-Generation";
            return Self::new(Code::ExpectedGenerationRequired, detail);
        }
        error.into()
    }

    /// A refusal of what stands in the body.
    pub(super) fn of_text(code: Code, error: &WireError) -> Self {
        let detail = WireError { path: String::new(), ..error.clone() }.to_string();
        Self { code, detail, path: error.path.clone() }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        let (code, detail) = match error {
            Error::NotFound(about) => (Code::NotFound, format!("there is no `{}`", about.uid)),
            Error::Gone(about) => (Code::Gone, format!("`{}` was deleted", about.deployment)),
            Error::IdempotencyConflict(about) => (
                Code::IdempotencyConflict,
                format!("the key stands for another request: see the Operation `{}`", about.operation),
            ),
            Error::ResourceBusy(about) => {
                (Code::ResourceBusy, format!("a request about `{}` is unfinished: wait for its Operation", about.uid))
            }
            Error::GenerationConflict(about) => (
                Code::GenerationConflict,
                format!("`{}` is not of generation {}: read it again", about.deployment, about.expected),
            ),
            Error::InvalidSpec(about) => (Code::InvalidSpec, format!("the spec does not fit `{}`", about.uid)),
            Error::DependencyConflict(about) => {
                (Code::DependencyConflict, format!("`{}` does not fit what is there, or is in use", about.uid))
            }
        };
        Self::new(code, detail)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path.as_str() {
            "" => write!(f, "{}: {}", self.code.name(), self.detail),
            path => write!(f, "{}: at `{path}`: {}", self.code.name(), self.detail),
        }
    }
}

impl std::error::Error for Refusal {}

//! Who is known by which bearer token (WD-11).

use super::super::principal::Principal;
use super::super::refusal::{Code, Refusal};
use super::super::spec::is_id;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use selvedge::wire::{self, Decode, Doc, Fields, WireError};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use subtle::ConstantTimeEq;

/// How many letters a token has at least.
const SHORTEST: usize = 16;

/// The principals of a host.
#[derive(Clone)]
pub struct Tokens(Arc<[(Arc<Principal>, String)]>);

impl Tokens {
    /// Reads `{"principals": [{"name": ..., "token": ..., "spaces": [...]}]}`.
    ///
    /// # Errors
    /// If the text is anything else, a token is shorter than 16 letters or holds more than visible ASCII, or two principals share
    /// a name or a token. No error tells a token.
    pub fn from_json(text: &str) -> Result<Self, WireError> {
        wire::from_str(text)
    }

    /// Who sends a request.
    pub(super) fn principal(&self, headers: &HeaderMap) -> Result<Arc<Principal>, Refusal> {
        let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.split_once(' '));
        let shown =
            shown.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(|(_, token)| token.as_bytes());
        let known = shown.and_then(|shown| self.0.iter().find(|(_, token)| token.as_bytes().ct_eq(shown).into()));
        let unknown = || Refusal::new(Code::Unauthorized, "show a bearer token that this host knows");
        known.map(|(principal, _)| principal.clone()).ok_or_else(unknown)
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(principal, _)| principal)).finish()
    }
}

impl Decode for Tokens {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let known: Vec<Known> = Fields::read(doc, &["principals"])?.required("principals")?;
        let (mut names, mut tokens) = (BTreeSet::new(), BTreeSet::new());
        for (index, Known { principal, token }) in known.iter().enumerate() {
            let twice = match (names.insert(principal.name()), tokens.insert(token)) {
                (false, _) => "name",
                (_, false) => "token",
                _ => continue,
            };
            let error = WireError::new(format!("two principals have the same {twice}"));
            return Err(error.under(twice).at_index(index).under("principals"));
        }
        Ok(Self(known.into_iter().map(|Known { principal, token }| (Arc::new(principal), token)).collect()))
    }
}

struct Known {
    principal: Principal,
    token: String,
}

impl Decode for Known {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["name", "token", "spaces"])?;
        let (name, token): (String, String) = (fields.required("name")?, fields.required("token")?);
        let spaces: Vec<String> = fields.required("spaces")?;
        if token.len() < SHORTEST || !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            let message = format!("a token has at least {SHORTEST} letters, all of them visible ASCII");
            return Err(WireError::new(message).under("token"));
        }
        if let Some(wrong) = spaces.iter().chain([&name]).find(|text| !is_id(text)) {
            return Err(WireError::new(format!("{wrong:?} is no name")));
        }
        Ok(Self { principal: Principal::new(name, spaces), token })
    }
}

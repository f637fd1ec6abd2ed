//! What a request must show before the host is asked: who sends it, and a body that is not too large and said to be JSON.

use super::super::refusal::{Code, Refusal};
use axum::body::{Body, to_bytes};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};

/// The largest body that is taken, in bytes.
pub const MOST_BYTES: usize = 64 * 1024;

/// Who is known by which bearer token.
#[derive(Clone)]
pub struct Tokens(Vec<(String, String)>);

impl Tokens {
    /// Knows each principal by its token, given as principal and token.
    #[must_use]
    pub fn new(known: impl IntoIterator<Item = (String, String)>) -> Self {
        Self(known.into_iter().collect())
    }

    /// Who sends a request.
    pub(super) fn principal(&self, headers: &HeaderMap) -> Result<&str, Refusal> {
        let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        let known = shown.and_then(|shown| self.0.iter().find(|(_, token)| same(token, shown)));
        known.map(|(principal, _)| principal.as_str()).ok_or_else(|| {
            Refusal::new(Code::Unauthorized, "show a bearer token that this host knows")
        })
    }
}

/// Whether two texts are equal; how long it takes does not tell where they differ.
fn same(token: &str, shown: &str) -> bool {
    token.len() == shown.len() && token.bytes().zip(shown.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

/// The body as text.
pub(super) async fn text(headers: &HeaderMap, body: Body) -> Result<String, Refusal> {
    let Ok(bytes) = to_bytes(body, MOST_BYTES).await else {
        return Err(Refusal::new(Code::PayloadTooLarge, format!("the body is not read whole within {MOST_BYTES} bytes")));
    };
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let json = kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"));
    if !bytes.is_empty() && !json {
        return Err(Refusal::new(Code::UnsupportedMediaType, "the body must be of the type application/json"));
    }
    String::from_utf8(bytes.into()).map_err(|_| Refusal::new(Code::InvalidRequest, "the body is no UTF-8"))
}

/// A header that may be there once.
pub(super) fn header<'a>(headers: &'a HeaderMap, name: &str) -> Result<Option<&'a str>, Refusal> {
    let mut values = headers.get_all(name).iter();
    let (first, second) = (values.next(), values.next());
    let wrong = || Refusal::new(Code::InvalidRequest, format!("the header {name} is wrong: give it once, in ASCII"));
    match (first, second) {
        (None, _) => Ok(None),
        (Some(value), None) => value.to_str().map(Some).map_err(|_| wrong()),
        (Some(_), Some(_)) => Err(wrong()),
    }
}

/// The generation that a request says it is about (HA-07).
pub(super) fn generation(headers: &HeaderMap) -> Result<Option<i64>, Refusal> {
    let Some(text) = header(headers, "takoform-expected-generation")? else { return Ok(None) };
    let number = text.parse().ok().filter(|number: &i64| *number > 0 && number.to_string() == text);
    number.map(Some).ok_or_else(|| {
        Refusal::new(Code::InvalidRequest, format!("Takoform-Expected-Generation is no generation: {text:?}"))
    })
}

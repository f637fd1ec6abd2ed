//! What a request must show before the host is asked: headers once, a body that is not too large, and a query without surprises.

use super::super::list::{MOST_ITEMS, Query};
use super::super::refusal::{Code, Refusal};
use axum::body::{Body, Bytes, to_bytes};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use std::time::Duration;

/// The largest body that is taken, in bytes.
pub const MOST_BYTES: usize = 64 * 1024;

/// How long the head of a request may take to come, and how long its body.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// The largest generation (HA-05).
const LAST_GENERATION: i64 = (1 << 53) - 1;

/// The body.
pub(super) async fn bytes(body: Body) -> Result<Bytes, Refusal> {
    match tokio::time::timeout(PATIENCE, to_bytes(body, MOST_BYTES)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(Refusal::new(Code::PayloadTooLarge, format!("a body has at most {MOST_BYTES} bytes"))),
        Err(_) => {
            Err(Refusal::new(Code::InvalidRequest, format!("the body did not come within {} s", PATIENCE.as_secs())))
        }
    }
}

/// The body as text, said to be JSON.
pub(super) async fn text(headers: &HeaderMap, body: Body) -> Result<String, Refusal> {
    let bytes = bytes(body).await?;
    let kind = header(headers, CONTENT_TYPE.as_str())?.unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !bytes.is_empty() && !kind.eq_ignore_ascii_case("application/json") {
        return Err(Refusal::new(Code::UnsupportedMediaType, "the body must be said to be application/json"));
    }
    String::from_utf8(bytes.into()).map_err(|_| Refusal::new(Code::InvalidRequest, "the body is no UTF-8"))
}

/// A header that may be there once.
pub(super) fn header<'a>(headers: &'a HeaderMap, name: &str) -> Result<Option<&'a str>, Refusal> {
    let mut values = headers.get_all(name).iter();
    let wrong = || Refusal::new(Code::InvalidRequest, format!("the header {name} is wrong: give it once, in ASCII"));
    match (values.next(), values.next()) {
        (None, _) => Ok(None),
        (Some(value), None) => value.to_str().map(Some).map_err(|_| wrong()),
        (Some(_), Some(_)) => Err(wrong()),
    }
}

/// The generation that a request says it is about (HA-07).
pub(super) fn generation(headers: &HeaderMap) -> Result<Option<i64>, Refusal> {
    let Some(text) = header(headers, "takoform-expected-generation")? else { return Ok(None) };
    let number = text.parse().ok().filter(|number: &i64| number.to_string() == text);
    number.filter(|number| (1..=LAST_GENERATION).contains(number)).map(Some).ok_or_else(|| {
        let detail =
            format!("Takoform-Expected-Generation is no generation: {text:?}; expected 1 to {LAST_GENERATION}");
        Refusal::new(Code::InvalidRequest, detail)
    })
}

/// The query of a list (HA-14).
pub(super) fn list(query: Option<&str>) -> Result<Query, Refusal> {
    let mut read = Query { space: None, form: None, limit: MOST_ITEMS, cursor: None };
    let mut seen = Vec::new();
    for (name, value) in form_urlencoded::parse(query.unwrap_or_default().as_bytes()) {
        if seen.contains(&name) {
            return Err(Refusal::new(Code::InvalidRequest, format!("{name:?} stands twice in the query")));
        }
        let value = value.into_owned();
        match &*name {
            "space" => read.space = Some(value),
            "form" => read.form = Some(value),
            "cursor" => read.cursor = Some(value),
            "limit" => read.limit = limit(&value)?,
            _ => {
                let detail = format!("a list knows no {name:?}: expected space, form, limit, cursor");
                return Err(Refusal::new(Code::InvalidRequest, detail));
            }
        }
        seen.push(name);
    }
    Ok(read)
}

fn limit(text: &str) -> Result<usize, Refusal> {
    text.parse().ok().filter(|limit| (1..=MOST_ITEMS).contains(limit)).ok_or_else(|| {
        Refusal::new(Code::InvalidRequest, format!("the limit is {text:?}: expected a number from 1 to {MOST_ITEMS}"))
    })
}

/// Where nothing is asked by a query, there is none: it would be part of what the key stands for (HA-08).
pub(super) fn none(query: Option<&str>) -> Result<(), Refusal> {
    query.map_or(Ok(()), |_| Err(Refusal::new(Code::InvalidRequest, "this path takes no query")))
}

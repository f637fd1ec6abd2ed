//! What is answered: Operations with their Location, Resources, and refusals as Problem Details (HA-01, HA-13).

use super::super::observe::Status;
use super::super::refusal::Refusal;
use super::routes::ROOT;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, LOCATION, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// How long to wait before an unfinished Operation is asked after again, or a request is sent again, in seconds.
const WAIT: HeaderValue = HeaderValue::from_static("1");

impl IntoResponse for Refusal {
    /// As Problem Details (RFC 9457), with the code of the Host API and the way to the wrong place in the body.
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut problem = json!({
            "type": "about:blank", "title": status.canonical_reason(), "status": status.as_u16(), "code": self.code.name(),
            "detail": self.detail
        });
        if !self.path.is_empty() {
            problem["path"] = self.path.into();
        }
        let mut response = told(status, &problem, "application/problem+json");
        let headers = response.headers_mut();
        match status {
            StatusCode::UNAUTHORIZED => headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer")),
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => headers.insert(RETRY_AFTER, WAIT),
            _ => None,
        };
        response
    }
}

/// Answers a request that was accepted: 202 while it is unfinished, 200 once it is settled; never 201 or 204 (HA-01).
pub(super) fn accepted(operation: &Status) -> Response {
    let mut response = of_operation(operation);
    if !operation.is_settled() {
        *response.status_mut() = StatusCode::ACCEPTED;
    }
    if let Ok(location) = HeaderValue::from_str(&format!("{ROOT}/operations/{}", operation.id)) {
        response.headers_mut().insert(LOCATION, location);
    }
    response
}

/// Answers a read of an Operation.
pub(super) fn of_operation(operation: &Status) -> Response {
    let mut response = json_of(&operation.to_value());
    if !operation.is_settled() {
        response.headers_mut().insert(RETRY_AFTER, WAIT);
    }
    response
}

/// Answers a read.
pub(super) fn json_of(value: &Value) -> Response {
    told(StatusCode::OK, value, "application/json")
}

fn told(status: StatusCode, value: &Value, kind: &'static str) -> Response {
    let headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static(kind))]);
    (status, headers, Body::from(value.to_string())).into_response()
}

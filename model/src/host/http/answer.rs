//! What is answered: Operations with their Location, Resources, and refusals as Problem Details (HA-01, HA-13).

use super::super::observe::Status;
use super::super::refusal::Refusal;
use super::routes::ROOT;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, LOCATION, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// How long to wait before an unfinished Operation is asked after again, in seconds.
const WAIT: HeaderValue = HeaderValue::from_static("1");

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut problem = json!({
            "type": "about:blank", "title": self.code.name(), "status": self.code.status(), "code": self.code.name(),
            "detail": self.detail
        });
        if !self.path.is_empty() {
            problem["path"] = self.path.into();
        }
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = json_of(status, &problem, "application/problem+json");
        match status {
            StatusCode::UNAUTHORIZED => response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer")),
            StatusCode::SERVICE_UNAVAILABLE => response.headers_mut().insert(RETRY_AFTER, WAIT),
            _ => None,
        };
        response
    }
}

/// Answers a request that was accepted: 202 while it is unfinished, 200 once it is settled; never 201 or 204.
pub(super) fn accepted(operation: &Status) -> Response {
    let status = if operation.is_settled() { StatusCode::OK } else { StatusCode::ACCEPTED };
    let mut response = told(operation);
    *response.status_mut() = status;
    if let Ok(location) = HeaderValue::from_str(&format!("{ROOT}/operations/{}", operation.id)) {
        response.headers_mut().insert(LOCATION, location);
    }
    response
}

/// Answers a read of an Operation.
pub(super) fn told(operation: &Status) -> Response {
    let mut response = json_of(StatusCode::OK, &operation.to_value(), "application/json");
    if !operation.is_settled() {
        response.headers_mut().insert(RETRY_AFTER, WAIT);
    }
    response
}

/// Answers with a value.
pub(super) fn json_of(status: StatusCode, value: &Value, kind: &'static str) -> Response {
    let headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static(kind))]);
    (status, headers, Body::from(value.to_string())).into_response()
}

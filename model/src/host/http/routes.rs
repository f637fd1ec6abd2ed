//! Which path is what.

use super::super::accept::Accepted;
use super::super::refusal::{Code, Refusal};
use super::super::request::Request;
use super::answer::{accepted, json_of, told};
use super::read::{Tokens, generation, header, text};
use super::served::Served;
use crate::worker_deployment::{ContextKind, Uid};
use axum::Router;
use axum::body::Body;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;
use std::io::Read;
use std::sync::Arc;

/// Where the API begins.
pub const ROOT: &str = "/apis/forms.takoform.com/v2";

#[derive(Clone)]
struct Shared {
    served: Arc<Served>,
    tokens: Arc<Tokens>,
}

/// The API over a host, for those who are known by a token.
pub fn router(served: Arc<Served>, tokens: Tokens) -> Router {
    let api = Router::new()
        .route("/resources", get(list).post(create))
        .route("/resources/{uid}", get(read).put(change).delete(change))
        .route("/operations/{id}", get(operation))
        .route("/workers/{worker}/invoke", post(invoke));
    Router::new()
        .nest(ROOT, api)
        .fallback(async || Refusal::new(Code::NotFound, "there is nothing at this path"))
        .method_not_allowed_fallback(async || Refusal::new(Code::MethodNotAllowed, "this cannot be done at this path"))
        .with_state(Shared { served, tokens: Arc::new(tokens) })
}

async fn list(State(shared): State<Shared>, headers: HeaderMap) -> Result<Response, Refusal> {
    shared.tokens.principal(&headers)?;
    let (host, _) = &*shared.served.enter();
    let items = host.deployments().map(|uid| host.deployment(uid.as_str()).map(|resource| resource.to_value()));
    let items = items.collect::<Result<Vec<_>, _>>()?;
    Ok(json_of(StatusCode::OK, &json!({ "items": items }), "application/json"))
}

async fn read(State(shared): State<Shared>, Path(uid): Path<String>, headers: HeaderMap) -> Result<Response, Refusal> {
    shared.tokens.principal(&headers)?;
    let resource = shared.served.enter().0.deployment(&uid)?;
    Ok(json_of(StatusCode::OK, &resource.to_value(), "application/json"))
}

async fn operation(State(shared): State<Shared>, Path(id): Path<String>, headers: HeaderMap) -> Result<Response, Refusal> {
    shared.tokens.principal(&headers)?;
    let status = shared.served.enter().0.operation(&id)?;
    Ok(told(&status))
}

async fn create(
    State(shared): State<Shared>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    accept(&shared, query, &headers, body, |served, request| served.enter().0.create(request)).await
}

async fn change(
    State(shared): State<Shared>,
    method: Method,
    Path(uid): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    accept(&shared, query, &headers, body, |served, request| match method {
        Method::PUT => served.enter().0.update(&uid, request),
        _ => served.enter().0.delete(&uid, request),
    })
    .await
}

/// Reads what a request shows, asks the host, and tells its Operation.
async fn accept(
    shared: &Shared,
    query: Option<String>,
    headers: &HeaderMap,
    body: Body,
    ask: impl FnOnce(&Served, &Request<'_>) -> Result<Accepted, Refusal>,
) -> Result<Response, Refusal> {
    let principal = shared.tokens.principal(headers)?;
    let body = text(headers, body).await?;
    if query.is_some() {
        return Err(Refusal::new(Code::InvalidRequest, "this path takes no query"));
    }
    let key = header(headers, "idempotency-key")?.unwrap_or_default();
    let request = Request { principal, key, expected: generation(headers)?, body: &body };
    let accepting = ask(&shared.served, &request)?;
    let status = shared.served.enter().0.operation(accepting.operation.as_str())?;
    Ok(accepted(&status))
}

/// New HTTP work for a Worker: what the drawn Version writes is the answer.
async fn invoke(State(shared): State<Shared>, Path(worker): Path<String>, headers: HeaderMap) -> Result<Response, Refusal> {
    shared.tokens.principal(&headers)?;
    let (started, output) = {
        let (host, processes) = &mut *shared.served.enter();
        let started = host.begin(&Uid::new(worker), ContextKind::Http, processes)?;
        let output = processes.output(&started.context);
        (started, output)
    };
    let read = tokio::task::spawn_blocking(move || {
        let mut written = Vec::new();
        output.map_or(Ok(0), |mut output| output.read_to_end(&mut written)).map(|_| written)
    });
    match read.await {
        Ok(Ok(written)) => {
            let version = [("takoform-version", started.version.as_str()), ("takoform-context", started.context.as_str())];
            Ok((version, written).into_response())
        }
        _ => Err(Refusal::new(Code::Unavailable, format!("the output of `{}` could not be read", started.context))),
    }
}

//! Resources and Operations.

use super::super::accept::Accepted;
use super::super::forms::DEPLOYMENT_FORMS;
use super::super::principal::Principal;
use super::super::refusal::Refusal;
use super::super::request::Request;
use super::answer::{accepted, json_of, of_operation};
use super::keeper::{Served, SharedHost};
use super::read;
use super::routes::Place;
use axum::Extension;
use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::{Value, json};
use std::future::{Ready, ready};
use std::sync::Arc;

/// Who asks, as the layer before found out.
type Who = Extension<Arc<Principal>>;

/// The Forms of this host; none is fetched for that (HA-15).
pub(super) fn forms(RawQuery(query): RawQuery) -> Ready<Result<Response, Refusal>> {
    let items: Vec<Value> = DEPLOYMENT_FORMS.iter().map(|(form, _)| json!({ "form": form })).collect();
    ready(read::none(query.as_deref()).map(|()| json_of(&json!({ "items": items }))))
}

pub(super) async fn list(
    State(served): State<Served>,
    Extension(principal): Who,
    RawQuery(query): RawQuery,
) -> Result<Response, Refusal> {
    let query = read::list(query.as_deref())?;
    let page = served.ask(move |keeper| keeper.host.list(&principal, &query)).await?;
    Ok(json_of(&page.to_value()))
}

pub(super) async fn read(
    State(served): State<Served>,
    Extension(principal): Who,
    Place(uid): Place<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Refusal> {
    read::none(query.as_deref())?;
    let found = move |host: &SharedHost| {
        host.permits(&principal, &uid)?;
        host.deployment(&uid)
    };
    Ok(json_of(&served.ask(move |keeper| found(&keeper.host)).await?.to_value()))
}

pub(super) async fn operation(
    State(served): State<Served>,
    Extension(principal): Who,
    Place(id): Place<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Refusal> {
    read::none(query.as_deref())?;
    let found = move |host: &SharedHost| {
        host.permits(&principal, &id)?;
        host.operation(&id)
    };
    Ok(of_operation(&served.ask(move |keeper| found(&keeper.host)).await?))
}

pub(super) async fn create(
    State(served): State<Served>,
    Extension(principal): Who,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    change(&served, principal, query.as_deref(), &headers, body, SharedHost::create).await
}

pub(super) async fn update(
    State(served): State<Served>,
    Extension(principal): Who,
    Place(uid): Place<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    change(&served, principal, query.as_deref(), &headers, body, move |host, request| host.update(&uid, request)).await
}

pub(super) async fn delete(
    State(served): State<Served>,
    Extension(principal): Who,
    Place(uid): Place<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    change(&served, principal, query.as_deref(), &headers, body, move |host, request| host.delete(&uid, request)).await
}

/// Reads what a request shows, asks the host, and tells how far its Operation is.
async fn change(
    served: &Served,
    principal: Arc<Principal>,
    query: Option<&str>,
    headers: &HeaderMap,
    body: Body,
    ask: impl FnOnce(&mut SharedHost, &Request<'_>) -> Result<Accepted, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    let body = read::text(headers, body).await?;
    read::none(query)?;
    let expected = read::generation(headers)?;
    let key = read::header(headers, "idempotency-key")?.unwrap_or_default().to_owned();
    let status = served.ask(move |keeper| {
        let request = Request { principal: &principal, key: &key, expected, body: &body };
        let accepted = ask(&mut keeper.host, &request)?;
        keeper.settle()?;
        keeper.host.operation(accepted.operation.as_str())
    });
    Ok(accepted(&status.await?))
}

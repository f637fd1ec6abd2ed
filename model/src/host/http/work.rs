//! The entrance for new work of a Worker: what the drawn Version writes is the answer.

use super::super::principal::Principal;
use super::super::process::Output;
use super::super::refusal::{Code, Refusal};
use super::keeper::Served;
use super::read;
use super::routes::Place;
use crate::worker_deployment::ContextKind;
use axum::Extension;
use axum::body::Body;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{TryStream, try_unfold};
use std::io::{self, ErrorKind};
use std::sync::Arc;
use tokio::io::AsyncReadExt;
use tokio::net::unix::pipe::Receiver;

/// How the kinds of work are called in a path (WD-17).
const KINDS: [(&str, ContextKind); 5] = [
    ("http", ContextKind::Http),
    ("scheduled", ContextKind::Scheduled),
    ("queue", ContextKind::Queue),
    ("actor-event", ContextKind::ActorEvent),
    ("workflow", ContextKind::Workflow),
];

/// Begins a context. The answer says which one and on which Version; it ends with what the context writes, and is broken off if
/// the context is told to stop.
pub(super) async fn begin(
    State(served): State<Served>,
    Extension(principal): Extension<Arc<Principal>>,
    Place((worker, kind)): Place<(String, String)>,
    RawQuery(query): RawQuery,
    event: Body,
) -> Result<Response, Refusal> {
    read::none(query.as_deref())?;
    let Some((_, kind)) = KINDS.into_iter().find(|(name, _)| *name == kind) else {
        let kinds = KINDS.map(|(name, _)| name).join(", ");
        return Err(Refusal::new(Code::NotFound, format!("there is no such work: expected one of {kinds}")));
    };
    let event = read::bytes(event).await?;
    let (started, output) = served.ask(move |keeper| keeper.begin(&principal, &worker, kind, &event)).await?;
    let lost =
        |error| Refusal::new(Code::Internal, format!("what `{}` writes cannot be read: {error}", started.context));
    let written = written(output).map_err(lost)?;
    let headers = [("takoform-version", started.version.as_str()), ("takoform-context", started.context.as_str())];
    Ok((headers, Body::from_stream(written)).into_response())
}

/// What a context writes, until it ends or its streams are closed.
fn written(Output { stream, closed }: Output) -> io::Result<impl TryStream<Ok = Vec<u8>, Error = io::Error>> {
    let stream = Receiver::from_owned_fd(stream.into())?;
    Ok(try_unfold((stream, closed), async |(mut stream, mut closed)| {
        let mut part = vec![0; 8 * 1024];
        let told = || io::Error::new(ErrorKind::ConnectionAborted, "the context was told to stop");
        let read = tokio::select! {
            biased;
            Ok(_) = closed.wait_for(|closed| *closed) => return Err(told()),
            read = stream.read(&mut part) => read?,
        };
        part.truncate(read);
        Ok((read > 0).then_some((part, (stream, closed))))
    }))
}

//! Which path is what.

use super::super::refusal::{Code, Refusal};
use super::keeper::Served;
use super::resources::{create, delete, forms, list, operation, read, update};
use super::tokens::Tokens;
use super::work;
use axum::Router;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};

/// Where the common Host API begins.
pub const ROOT: &str = "/apis/forms.takoform.com/v2";

/// The API over a host, for those who are known by a token; without one nothing is told, not even what there is.
pub fn router(served: Served, tokens: Tokens) -> Router {
    let api = Router::new()
        .route("/forms", get(forms))
        .route("/resources", get(list).post(create))
        .route("/resources/{uid}", get(read).put(update).delete(delete))
        .route("/operations/{id}", get(operation));
    Router::new()
        .nest(ROOT, api)
        .route("/work/{worker}/{kind}", post(work::begin))
        .fallback(async || Refusal::new(Code::NotFound, "there is nothing at this path"))
        .method_not_allowed_fallback(async || Refusal::new(Code::MethodNotAllowed, "this cannot be done at this path"))
        .layer(from_fn_with_state(tokens, known))
        .with_state(served)
}

/// Lets through whoever shows a known token.
async fn known(State(tokens): State<Tokens>, mut request: Request, next: Next) -> Result<Response, Refusal> {
    let principal = tokens.principal(request.headers())?;
    request.extensions_mut().insert(principal);
    Ok(next.run(request).await)
}

/// What stands in a path; what cannot be read there is not there.
pub(super) struct Place<T>(pub(super) T);

impl<T, S: Send + Sync> FromRequestParts<S> for Place<T>
where
    Path<T>: FromRequestParts<S, Rejection = PathRejection>,
{
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let found = Path::from_request_parts(parts, state).await;
        found.map(|Path(found)| Self(found)).map_err(|error| Refusal::new(Code::NotFound, error.body_text()))
    }
}

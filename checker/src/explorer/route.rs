//! Which page answers which request.

use super::guide::{Guide, Lost, Place};
use super::page;
use super::request::{Refusal, Request, field};
use super::response::Response;
use crate::replay::saved;

/// Answers a request.
pub(super) fn route(guide: &Guide, request: &Request) -> Response {
    match request.path.as_str() {
        "/" => return Response::elsewhere(guide.link(&[])),
        "/style.css" => return Response::asset("text/css; charset=utf-8", include_str!("assets/style.css")),
        "/keys.js" => return Response::asset("text/javascript; charset=utf-8", include_str!("assets/keys.js")),
        "/icon.svg" | "/favicon.ico" => return Response::asset("image/svg+xml", include_str!("assets/icon.svg")),
        "/search" => return search(guide, &request.query),
        _ => {}
    }
    if let Some(named) = request.path.strip_prefix("/w/") {
        at(guide, named, |place| Response::page("200 OK", page::world(guide, place)))
    } else if let Some(named) = request.path.strip_prefix("/saved/") {
        at(guide, named, |place| {
            let system = &guide.declaration;
            Response::file("path.json", saved(system, &guide.bound, &place.told))
        })
    } else {
        Response::page("404 Not Found", page::nowhere(guide))
    }
}

fn at(guide: &Guide, named: &str, shown: impl FnOnce(&Place) -> Response) -> Response {
    match guide.path(named).and_then(|path| guide.place(path)) {
        Ok(place) => shown(&place),
        Err(Lost::Stale(steps)) => Response::page("410 Gone", page::stale(guide, &steps)),
        Err(Lost::NoPath(why)) => Response::page("404 Not Found", page::no_path(guide, &why)),
    }
}

fn search(guide: &Guide, query: &str) -> Response {
    // A search is asked from some world, and leads back there.
    let from = field(query, "at").and_then(|named| guide.path(&named).ok()).unwrap_or_default();
    let Some(condition) = field(query, "q").filter(|condition| !condition.trim().is_empty()) else {
        return Response::page("200 OK", page::search_help(guide, &from));
    };
    match guide.search(&condition) {
        Ok(found) => Response::page("200 OK", page::found(guide, &from, &condition, &found)),
        Err(problems) => Response::page("400 Bad Request", page::wrong_condition(guide, &from, &condition, &problems)),
    }
}

/// What is said to a request that is refused before anybody looks where it leads.
pub(super) fn refused(refusal: Refusal, port: u16) -> Response {
    let (status, words) = match refusal {
        Refusal::Gone | Refusal::TooSlow => ("408 Request Timeout", "The request took too long.".to_owned()),
        Refusal::TooLong => ("431 Request Header Fields Too Large", "The request is too long.".to_owned()),
        Refusal::Malformed => ("400 Bad Request", "This is no HTTP request to this server.".to_owned()),
        Refusal::OtherHost => {
            ("421 Misdirected Request", format!("This server is 127.0.0.1:{port} and localhost:{port}, nothing else."))
        }
        Refusal::OtherOrigin => ("403 Forbidden", "Pages of other origins may not ask here.".to_owned()),
        Refusal::OtherMethod => ("405 Method Not Allowed", "Nothing can be changed here.".to_owned()),
    };
    let response = Response::words(status, &words);
    if refusal == Refusal::OtherMethod { response.with("Allow", "GET, HEAD") } else { response }
}

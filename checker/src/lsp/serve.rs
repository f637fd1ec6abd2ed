//! The messages of an editor, answered one after the other.

use super::complete::complete;
use super::document::Document;
use super::rename::rename;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types::notification::{
    DidChangeTextDocument, DidCloseTextDocument, DidOpenTextDocument, Notification as _, PublishDiagnostics,
};
use lsp_types::request::{Completion, GotoDefinition, HoverRequest, Rename, Request as _};
use lsp_types::{
    CompletionOptions, CompletionParams, DidChangeTextDocumentParams, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, GotoDefinitionParams, Hover, HoverContents, HoverParams, HoverProviderCapability,
    Location, MarkupContent, MarkupKind, OneOf, Position, PublishDiagnosticsParams, RenameParams, ServerCapabilities,
    TextDocumentPositionParams, TextDocumentSyncCapability, TextDocumentSyncKind, Uri, WorkspaceEdit,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::error::Error;

/// Serves an editor until it says goodbye.
///
/// # Errors
/// If a message is none of the protocol, or cannot be written.
pub fn serve(connection: &Connection) -> Result<(), Box<dyn Error + Send + Sync>> {
    let capabilities = ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Kind(TextDocumentSyncKind::FULL)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        definition_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Left(true)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(vec![".".to_owned()]),
            ..CompletionOptions::default()
        }),
        ..ServerCapabilities::default()
    };
    connection.initialize(serde_json::to_value(capabilities)?)?;
    let mut server = Server { connection, open: BTreeMap::new() };
    for message in &connection.receiver {
        match message {
            Message::Request(request) if connection.handle_shutdown(&request)? => return Ok(()),
            Message::Request(request) => connection.sender.send(server.answer(&request).into())?,
            Message::Notification(notification) => server.hear(notification)?,
            // Nothing was asked.
            Message::Response(_) => {}
        }
    }
    Ok(())
}

struct Server<'c> {
    connection: &'c Connection,
    /// The open texts, by their addresses.
    open: BTreeMap<String, Document>,
}

/// What is wrong with a request, in words.
type Refused = (ErrorCode, String);

impl Server<'_> {
    fn hear(&mut self, notification: Notification) -> Result<(), Box<dyn Error + Send + Sync>> {
        let params = notification.params;
        match notification.method.as_str() {
            DidOpenTextDocument::METHOD => {
                let DidOpenTextDocumentParams { text_document } = serde_json::from_value(params)?;
                self.take(text_document.uri, text_document.text)
            }
            DidChangeTextDocument::METHOD => {
                let DidChangeTextDocumentParams { text_document, content_changes } = serde_json::from_value(params)?;
                // Each is the whole text, as was agreed on.
                let Some(last) = content_changes.into_iter().last() else { return Ok(()) };
                self.take(text_document.uri, last.text)
            }
            DidCloseTextDocument::METHOD => {
                let DidCloseTextDocumentParams { text_document } = serde_json::from_value(params)?;
                self.open.remove(text_document.uri.as_str());
                self.publish(text_document.uri, Vec::new())
            }
            _ => Ok(()),
        }
    }

    /// Reads a text and tells its mistakes.
    fn take(&mut self, uri: Uri, text: String) -> Result<(), Box<dyn Error + Send + Sync>> {
        let document = Document::read(&uri, text);
        let diagnostics = document.diagnostics(&uri);
        self.open.insert(uri.as_str().to_owned(), document);
        self.publish(uri, diagnostics)
    }

    fn publish(&self, uri: Uri, diagnostics: Vec<lsp_types::Diagnostic>) -> Result<(), Box<dyn Error + Send + Sync>> {
        let params = PublishDiagnosticsParams { uri, diagnostics, version: None };
        let told = Notification::new(PublishDiagnostics::METHOD.to_owned(), params);
        Ok(self.connection.sender.send(told.into())?)
    }

    fn answer(&self, request: &Request) -> Response {
        let params = request.params.clone();
        let answer = match request.method.as_str() {
            HoverRequest::METHOD => self.hover(params),
            GotoDefinition::METHOD => self.definition(params),
            Rename::METHOD => self.rename(params),
            Completion::METHOD => self.completion(params),
            method => Err((ErrorCode::MethodNotFound, format!("`{method}` is not served"))),
        };
        match answer {
            Ok(result) => Response::new_ok(request.id.clone(), result),
            Err((code, message)) => Response::new_err(request.id.clone(), code as i32, message),
        }
    }

    fn document(&self, uri: &Uri) -> Result<&Document, Refused> {
        let closed = || (ErrorCode::InvalidParams, format!("`{}` is not open", uri.as_str()));
        self.open.get(uri.as_str()).ok_or_else(closed)
    }

    fn at(&self, place: &TextDocumentPositionParams) -> Result<(&Document, Position), Refused> {
        Ok((self.document(&place.text_document.uri)?, place.position))
    }

    fn hover(&self, params: Value) -> Result<Value, Refused> {
        let params: HoverParams = read(params)?;
        let (document, position) = self.at(&params.text_document_position_params)?;
        let Some(name) = document.name_at(position) else { return Ok(Value::Null) };
        let pages: Vec<String> = name.declared.iter().map(|(_, thing)| thing.page()).collect();
        let value = pages.join("\n\n---\n\n");
        let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
        Ok(json!(Hover { contents, range: Some(name.range) }))
    }

    fn definition(&self, params: Value) -> Result<Value, Refused> {
        let params: GotoDefinitionParams = read(params)?;
        let place = params.text_document_position_params;
        let (document, position) = self.at(&place)?;
        let Some(name) = document.name_at(position) else { return Ok(Value::Null) };
        let uri = place.text_document.uri;
        let places = name.declared.iter().map(|(range, _)| Location { uri: uri.clone(), range: *range });
        Ok(json!(places.collect::<Vec<_>>()))
    }

    // The protocol's own table of edits is hashed; the key is an address, which nothing changes.
    #[allow(clippy::disallowed_types, clippy::mutable_key_type)]
    fn rename(&self, params: Value) -> Result<Value, Refused> {
        let params: RenameParams = read(params)?;
        let (document, position) = self.at(&params.text_document_position)?;
        let edits = rename(document, position, &params.new_name).map_err(|words| (ErrorCode::RequestFailed, words))?;
        let changes = [(params.text_document_position.text_document.uri, edits)].into_iter().collect();
        Ok(json!(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }))
    }

    fn completion(&self, params: Value) -> Result<Value, Refused> {
        let params: CompletionParams = read(params)?;
        let (document, position) = self.at(&params.text_document_position)?;
        Ok(json!(complete(document, position)))
    }
}

fn read<P: serde::de::DeserializeOwned>(params: Value) -> Result<P, Refused> {
    serde_json::from_value(params).map_err(|error| (ErrorCode::InvalidParams, error.to_string()))
}

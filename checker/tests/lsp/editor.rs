//! An editor: `selvedge lsp` as a process, spoken to over its pipes.

use lsp_server::{Message, Notification, Request, RequestId};
use serde_json::{Value, json};
use std::io::BufReader;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// An editor with its server. The server ends with it.
pub(crate) struct Editor {
    server: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
    asked: i32,
}

impl Editor {
    /// Starts a server and agrees with it on what it can do.
    pub(crate) fn start() -> (Self, Value) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
        let mut server =
            command.arg("lsp").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the command runs");
        let (to, from) = (server.stdin.take(), BufReader::new(server.stdout.take().expect("a pipe")));
        let mut editor = Self { server, to, from, asked: 0 };
        let agreed = editor.ask("initialize", &json!({ "capabilities": {} })).expect("it can do something");
        editor.tell("initialized", &json!({}));
        (editor, agreed["capabilities"].clone())
    }

    fn send(&mut self, message: impl Into<Message>) {
        message.into().write(self.to.as_mut().expect("it is open")).expect("the server reads");
    }

    fn hear(&mut self) -> Message {
        Message::read(&mut self.from).expect("the protocol").expect("the server is there")
    }

    pub(crate) fn tell(&mut self, method: &str, params: &Value) {
        self.send(Notification::new(method.to_owned(), params));
    }

    /// What a request is answered with, or why not.
    pub(crate) fn ask(&mut self, method: &str, params: &Value) -> Result<Value, String> {
        self.asked += 1;
        let id = RequestId::from(self.asked);
        self.send(Request::new(id.clone(), method.to_owned(), params));
        let Message::Response(response) = self.hear() else { panic!("a response comes next") };
        assert_eq!(response.id, id);
        let response = serde_json::to_value(response).expect("JSON");
        match response.get("error") {
            None => Ok(response["result"].clone()),
            Some(error) => Err(error["message"].as_str().expect("words").to_owned()),
        }
    }

    /// Opens a text, or puts another in its place; the mistakes that the server tells.
    pub(crate) fn show(&mut self, uri: &str, text: &str, is_open: bool) -> Vec<Value> {
        if is_open {
            let params = json!({ "textDocument": { "uri": uri, "version": 2 }, "contentChanges": [{ "text": text }] });
            self.tell("textDocument/didChange", &params);
        } else {
            let document = json!({ "uri": uri, "languageId": "selvedge", "version": 1, "text": text });
            self.tell("textDocument/didOpen", &json!({ "textDocument": document }));
        }
        self.mistakes(uri)
    }

    pub(crate) fn mistakes(&mut self, uri: &str) -> Vec<Value> {
        let Message::Notification(told) = self.hear() else { panic!("mistakes come next") };
        assert_eq!((told.method.as_str(), &told.params["uri"]), ("textDocument/publishDiagnostics", &uri.into()));
        told.params["diagnostics"].as_array().expect("a list").clone()
    }

    /// Says goodbye; how the server exits.
    pub(crate) fn end(mut self) -> Option<i32> {
        self.ask("shutdown", &Value::Null).expect("it ends");
        self.tell("exit", &Value::Null);
        self.to = None;
        self.server.wait().expect("it ends").code()
    }
}

impl Drop for Editor {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The place of the first `|` in a text, and the text without it.
pub(crate) fn cursor(text: &str) -> (String, Value) {
    let (before, after) = text.split_once('|').expect("a cursor");
    let line = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default().encode_utf16().count();
    (format!("{before}{after}"), json!({ "line": line, "character": column }))
}

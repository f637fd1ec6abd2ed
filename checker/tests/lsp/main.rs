//! The language server over its pipes: mistakes while a text is broken, hover, definition, rename, completion.

mod editor;

use editor::{Editor, cursor};
use serde_json::{Value, json};

const URI: &str = "file:///d/door.life";

fn door() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/door.life");
    std::fs::read_to_string(path).expect("the door")
}

/// The door with one place changed that must be there once.
fn changed(from: &str, to: &str) -> String {
    let door = door();
    assert_eq!(door.matches(from).count(), 1, "`{from}`");
    door.replace(from, to)
}

/// Opens a text with a cursor and asks something of that place.
fn asked(uri: &str, text: &str, method: &str, more: &Value) -> (String, Result<Value, String>) {
    let (text, position) = cursor(text);
    let (mut editor, _) = Editor::start();
    editor.show(uri, &text, false);
    let mut params = json!({ "textDocument": { "uri": uri }, "position": position });
    params.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    (text, editor.ask(method, &params))
}

fn hover(text: &str) -> String {
    let answer = asked(URI, text, "textDocument/hover", &json!({})).1.expect("an answer");
    answer["contents"]["value"].as_str().unwrap_or_default().to_owned()
}

fn labels(text: &str) -> Vec<String> {
    let answer = asked(URI, text, "textDocument/completion", &json!({})).1.expect("an answer");
    let items = answer.as_array().expect("a list").iter();
    items.map(|item| item["label"].as_str().expect("a label").to_owned()).collect()
}

/// The text after the edits of a rename.
fn renamed(text: &str, to: &str) -> Result<String, String> {
    let (text, answer) = asked(URI, text, "textDocument/rename", &json!({ "newName": to }));
    let edits = answer?["changes"][URI].as_array().expect("edits").clone();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let place = |edit: &Value, end: &str, key: &str| {
        usize::try_from(edit["range"][end][key].as_u64().expect("a number")).expect("it fits")
    };
    let mut edits: Vec<(usize, usize, usize)> = edits
        .iter()
        .map(|edit| (place(edit, "start", "line"), place(edit, "start", "character"), place(edit, "end", "character")))
        .collect();
    edits.sort_unstable();
    for (line, start, end) in edits.into_iter().rev() {
        lines[line].replace_range(start..end, to);
    }
    Ok(lines.join("\n") + "\n")
}

#[test]
fn it_says_what_it_can_do_and_ends_in_peace() {
    let (editor, can) = Editor::start();
    for what in ["hoverProvider", "definitionProvider", "renameProvider"] {
        assert_eq!(can[what], true, "{what}");
    }
    assert_eq!((&can["textDocumentSync"], &can["completionProvider"]["triggerCharacters"]), (&json!(1), &json!(["."])));
    assert_eq!(editor.end(), Some(0));
}

#[test]
fn mistakes_are_told_while_the_text_is_broken_and_gone_when_it_is_mended() {
    let (mut editor, _) = Editor::start();
    assert_eq!(editor.show(URI, &door(), false), Vec::<Value>::new());
    let broken = changed("reject DoorIsBricked;", "reject DoorIsBriked;");
    let mistakes = editor.show(URI, &broken, true);
    assert_eq!(
        (mistakes.len(), &mistakes[0]["code"], &mistakes[0]["source"]),
        (1, &json!("unknown_name"), &json!("selvedge"))
    );
    let message = mistakes[0]["message"].as_str().expect("words");
    assert!(message.contains("did you mean `DoorIsBricked`?"), "{message}");
    let line = broken.lines().position(|line| line.contains("DoorIsBriked;")).expect("the line");
    let column = broken.lines().nth(line).and_then(|line| line.find("DoorIsBriked")).expect("the column");
    let start = json!({ "line": line, "character": column });
    let end = json!({ "line": line, "character": column + "DoorIsBriked".len() });
    assert_eq!(mistakes[0]["range"], json!({ "start": start, "end": end }));
    // Not even tokens: a bracket is never closed.
    let mistakes = editor.show(URI, "context a {\n  entity B {", true);
    assert_eq!(mistakes.len(), 1);
    assert!(mistakes[0]["message"].as_str().is_some_and(|words| words.contains("never closed")), "{mistakes:?}");
    assert_eq!(editor.show(URI, "context", true).len(), 1);
    assert_eq!(editor.show(URI, "", true).len(), 1);
    assert_eq!(editor.show(URI, &door(), true), Vec::<Value>::new());
    editor.show(URI, &broken, true);
    editor.tell("textDocument/didClose", &json!({ "textDocument": { "uri": URI } }));
    assert_eq!(editor.mistakes(URI), Vec::<Value>::new(), "a closed text has no mistakes");
}

/// Every beginning of a text is answered: nothing that is typed ends the server.
#[test]
fn every_beginning_of_a_text_is_survived() {
    let (mut editor, _) = Editor::start();
    let door = door();
    editor.show(URI, &door, false);
    for end in (0..door.len()).step_by(37) {
        editor.show(URI, &door[..door.floor_char_boundary(end)], true);
        let line = door[..door.floor_char_boundary(end)].matches('\n').count();
        let place = json!({ "textDocument": { "uri": URI }, "position": { "line": line, "character": 9 } });
        for method in ["textDocument/hover", "textDocument/completion", "textDocument/definition"] {
            editor.ask(method, &place).expect("an answer");
        }
    }
    assert_eq!(editor.end(), Some(0));
}

#[test]
fn hover_tells_how_a_name_is_declared() {
    let state = hover(&changed("opened  when in Shut ", "opened  when in Sh|ut "));
    assert!(state.contains("state Shut of Door") && state.contains("// certain there: opened_by absent"), "{state}");
    let field =
        hover(&changed("door in Open implies door.opened_by is some", "door in Open implies door.op|ened_by is some"));
    assert!(field.contains("opened_by: String?   // of Door"), "{field}");
    let event = hover(&changed("emit DoorHung;", "emit DoorHung|;"));
    assert!(event.contains("event DoorHung { number: Int, width: Int }"), "{event}");
    let both = hover(&changed("create, set { width }", "create, set { |width }"));
    assert!(both.contains("// of Door") && both.contains("// an input of Hang"), "{both}");
    assert_eq!(hover(&changed("context example.door {", "con|text example.door {")), "");
}

#[test]
fn a_name_leads_to_where_it_is_declared() {
    let places = |text: &str| asked(URI, text, "textDocument/definition", &json!({})).1.expect("an answer");
    let door = door();
    let line_of = |words: &str| door.lines().position(|line| line.contains(words)).expect("a line");
    let found = places(&changed("=> move wall,", "=> move wa|ll,"));
    assert_eq!((&found[0]["uri"], &found[0]["range"]["start"]["line"]), (&json!(URI), &json!(line_of("move wall:"))));
    let found = places(&changed("create, set { width }", "create, set { wi|dth }"));
    assert_eq!(found.as_array().map(Vec::len), Some(2), "the field and the input");
    assert_eq!(places(&changed("rows all;", "rows a|ll;")), Value::Null);
}

#[test]
fn what_can_stand_somewhere_is_offered() {
    let states = labels(&changed("opened  when in Shut ", "opened  when in | "));
    assert_eq!(states, ["Bricked", "Open", "Shut"]);
    let fields = labels(&changed("door.opened_by is some;", "door.op| is some;"));
    assert_eq!(fields, ["number", "width", "opened_by"]);
    let inputs = labels(&changed("opened_by = input.who }", "opened_by = input.|who }"));
    assert_eq!(inputs, ["number", "who"]);
    let moves = labels(&changed("=> move wall,", "=> move |,"));
    assert_eq!(moves, ["open", "shut", "wall"]);
    assert!(labels(&changed("emit DoorHung;", "emit D|;")).contains(&"DoorBricked".to_owned()));
    assert_eq!(labels(&changed("rows all;", "rows al|l;")), Vec::<String>::new());
}

#[test]
fn a_name_is_changed_wherever_it_stands() {
    let text = renamed(&changed("move wall: {Shut, Open}", "move wall: {Sh|ut, Open}"), "Closed").expect("edits");
    // Comments and names that only begin so are let alone.
    let word = |text: &str, word: &str| {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        text.lines()
            .map(|line| line.split("//").next().unwrap_or_default())
            .flat_map(|line| line.split(|letter| !is_part(letter)))
            .filter(|found| *found == word)
            .count()
    };
    assert_eq!((word(&text, "Shut"), word(&text, "Closed")), (0, word(&door(), "Shut")));
    assert!(word(&text, "Closed") > 4 && text.contains("DoorShut"));
    assert_eq!(renamed(&text.replacen("Closed", "Clo|sed", 1), "Shut"), Ok(door()), "and back");
    let hidden = renamed(&changed("move wall: {Shut,", "move wall: {Sh|ut,"), "_Shut2").expect("edits");
    assert!(hidden.contains("states initial _Shut2, Open"), "{hidden}");
    for no_name in ["_", "2", "", "Shut!", "a b"] {
        let error = renamed(&changed("move wall: {Shut,", "move wall: {Sh|ut,"), no_name).expect_err("it is no name");
        assert!(error.contains("is no name"), "{error}");
    }
    let moved = renamed(&changed("=> move wall,", "=> move |wall,"), "brick_up").expect("edits");
    assert!(moved.contains("move brick_up: {Shut, Open} -> Bricked;") && moved.contains("=> move brick_up,"));
}

#[test]
fn what_would_not_mean_the_same_is_not_renamed() {
    let refused = [
        (changed("move wall: {Shut,", "move wall: {Sh|ut,"), "Open", "a second state `Open`"),
        (changed("move wall: {Shut,", "move wall: {Sh|ut,"), "not a name", "`not a name` is no name"),
        (changed("create, set { width }", "create, set { wi|dth }"), "span", "write `field = input.name` first"),
        (
            changed("event DoorHung { number: Int, width: Int }", "event DoorHung { number: Int, wi|dth: Int }"),
            "span",
            "nothing here is called `span`",
        ),
        (changed("rows all;", "rows a|ll;"), "some", "nothing that is declared stands here"),
        (
            changed("event DoorHung { number: Int, width: Int }", "event DoorHung { number: Int, wi|dth: Int }")
                .replace("command Hang(number: Int, width: Int)", "command Hang(number: Int, width: Int, height: Int)")
                .replace("bound two { Door: 2; width: {1, 2};", "bound two { Door: 2; width: {1, 2}; height: {3};")
                .replace("bound one { Door: 1; width: {1, 2};", "bound one { Door: 1; width: {1, 2}; height: {3};"),
            "height",
            "called `height` some name would stand for another thing",
        ),
    ];
    for (text, to, words) in refused {
        let error = renamed(&text, to).expect_err(words);
        assert!(error.contains(words), "`{words}` is missing in: {error}");
    }
}

/// In a Rust file only the `lifecycle!` is read, and columns count in UTF-16 as editors do.
#[test]
fn a_rust_file_is_read_where_its_declaration_stands() {
    let uri = "file:///d/door.rs";
    let rust = |declaration: &str| {
        format!("//! A door \u{1F6AA}.\nfn main() {{}}\nselvedge::lifecycle! {{\n{declaration}}}\n")
    };
    let (mut editor, _) = Editor::start();
    assert_eq!(editor.show(uri, &rust(&door()), false), Vec::<Value>::new());
    assert_eq!(editor.show(uri, "fn main( {", true), Vec::<Value>::new(), "what the compiler tells is not told twice");
    let wide = rust(&changed("reject DoorIsBricked;", "/* \u{1F6AA} */ reject DoorIsBriked;"));
    let mistakes = editor.show(uri, &wide, true);
    let line = wide.lines().find(|line| line.contains("DoorIsBriked")).expect("the line");
    let before = &line[..line.find("DoorIsBriked").expect("the name")];
    assert_eq!(mistakes[0]["range"]["start"]["character"], before.encode_utf16().count());
}

#[test]
fn what_is_not_served_is_said() {
    let (mut editor, _) = Editor::start();
    assert!(editor.ask("textDocument/formatting", &json!({})).is_err_and(|words| words.contains("not served")));
    let place = json!({ "textDocument": { "uri": URI }, "position": { "line": 0, "character": 0 } });
    assert!(editor.ask("textDocument/hover", &place).is_err_and(|words| words.contains("is not open")));
    assert!(editor.ask("textDocument/hover", &json!({})).is_err_and(|words| words.contains("missing field")));
}

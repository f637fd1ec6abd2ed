//! Lines: which bracket is opened over several of them, and what stands on each.

use super::inline::{Spaces, inline};
use super::node::{Kind, Node};
use super::outcome;
use super::statement::{Ends, Statement, statements};

/// How long a line may be before it is broken where it can be. Outcomes have a limit of their own.
pub(super) const WIDTH: usize = 120;
/// One level of indentation.
const STEP: usize = 4;

/// Brackets of these items are always opened over several lines.
const TALL: [&str; 3] = ["context", "entity", "command"];

/// A run of statements, each on lines of its own and indented so; every line ends with a line break.
pub(super) fn block(nodes: &[Node], indent: usize, ends: Ends) -> String {
    let statements = statements(nodes, ends);
    let aligned = outcome::Columns::of(&statements, indent);
    let mut out = String::new();
    for (index, statement) in statements.iter().enumerate() {
        if index > 0 && statement.lines() > 1 {
            out.push('\n');
        }
        lead(&mut out, statement, indent);
        if statement.body.is_empty() {
            continue;
        }
        let body = match ends {
            Ends::Items => item(statement.body, indent),
            Ends::Members => aligned.outcome(statement.body).unwrap_or_else(|| member(statement.body, indent)),
            Ends::Elements => inline(statement.body).unwrap_or_else(|| ragged(statement.body, indent)),
        };
        out.extend([&" ".repeat(indent), &*body]);
        for comment in statement.trail {
            out.push(' ');
            out.push_str(&ragged(std::slice::from_ref(comment), indent));
        }
        out.push('\n');
    }
    out
}

/// What stands before a statement, each on a line of its own.
fn lead(out: &mut String, statement: &Statement, indent: usize) {
    let mut is_behind_comment = false;
    for node in statement.lead.iter().chain(statement.body.first()) {
        if is_behind_comment && node.lines > 1 {
            out.push('\n');
        }
        is_behind_comment = matches!(node.kind, Kind::Comment(_));
        if node.leads() {
            out.extend([&" ".repeat(indent), ragged(std::slice::from_ref(node), indent).trim_end(), "\n"]);
        }
    }
}

/// An item of a context, or a context.
fn item(nodes: &[Node], indent: usize) -> String {
    let closed = nodes.last().filter(|last| last.is_operator(";")).map_or(nodes.len(), |_| nodes.len() - 1);
    let Some((last, header)) = nodes[..closed].split_last() else { return ragged(nodes, indent) };
    let Some(body) = last.group("{").filter(|_| !header.iter().any(|node| node.is_operator(":"))) else {
        return member(nodes, indent);
    };
    let word = header.iter().find_map(|node| if let Kind::Word(word) = node.kind { Some(word) } else { None });
    let is_tall = word.is_some_and(|word| TALL.contains(&word)) || nodes.iter().any(is_spread);
    if let Some(line) = inline(nodes).filter(|line| fits(line, indent) && (!is_tall || body.is_empty())) {
        return line;
    }
    let ends = match word {
        Some("context") => Ends::Items,
        _ if is_tall && word.is_some_and(|word| TALL.contains(&word)) => Ends::Members,
        _ if body.iter().any(|node| node.is_operator(";")) => Ends::Members,
        _ => Ends::Elements,
    };
    let behind = if closed < nodes.len() { ";" } else { "" };
    let gap = match header.last() {
        Some(last) if last.ends_line() => format!("\n{}", " ".repeat(indent)),
        _ => " ".to_owned(),
    };
    format!("{}{gap}{}{behind}", signature(header, indent), opened(last, indent, ends))
}

/// A bracket over several lines.
fn opened(group: &Node, indent: usize, ends: Ends) -> String {
    match &group.kind {
        Kind::Group(open, inner, close) => {
            format!("{open}\n{}{}{close}", block(inner, indent + STEP, ends), " ".repeat(indent))
        }
        _ => ragged(std::slice::from_ref(group), indent),
    }
}

/// What stands before the brace of an item; where it is long, its inputs stand on a line each.
fn signature(nodes: &[Node], indent: usize) -> String {
    let is_spread = nodes.iter().any(is_spread);
    if let Some(line) = inline(nodes).filter(|line| !is_spread && fits(line, indent + 2)) {
        return line;
    }
    let inputs = nodes.iter().position(|node| node.group("(").is_some_and(|inner| !inner.is_empty()));
    let cut = inputs.and_then(|at| Some((inline(&nodes[..at])?, &nodes[at], inline(&nodes[at + 1..])?)));
    match cut {
        Some((before, inputs, behind)) => format!("{before}{} {behind}", opened(inputs, indent, Ends::Elements)),
        None => inline(nodes).unwrap_or_else(|| ragged(nodes, indent)),
    }
}

/// Whether its last element has a comma behind it, by which an author asks for a line for each.
fn is_spread(node: &Node) -> bool {
    match &node.kind {
        Kind::Group(_, inner, _) => inner.iter().rfind(|node| !node.leads()).is_some_and(|last| last.is_operator(",")),
        _ => false,
    }
}

/// What ends with `;`.
fn member(nodes: &[Node], indent: usize) -> String {
    let line = inline(nodes);
    if let Some(line) = line.as_ref().filter(|line| fits(line, indent)) {
        return line.clone();
    }
    if nodes.first().is_some_and(|first| first.is_word("states")) {
        return listed(nodes, indent).unwrap_or_else(|| ragged(nodes, indent));
    }
    if line.is_some() { filled(nodes, indent) } else { ragged(nodes, indent) }
}

/// A word and its list, with a line for each element.
fn listed(nodes: &[Node], indent: usize) -> Option<String> {
    let (word, rest) = nodes.split_first()?;
    let (semicolon, elements) = rest.split_last()?;
    let is_whole = semicolon.is_operator(";") && !elements.last()?.leads();
    is_whole.then(|| {
        let lines = block(elements, indent + STEP, Ends::Elements);
        format!("{}\n{};", ragged(std::slice::from_ref(word), indent), lines.trim_end())
    })
}

/// A condition over several lines: what stands before it on the first, then as much as fits on each.
pub(super) fn filled(nodes: &[Node], indent: usize) -> String {
    let head = nodes.iter().rposition(|node| node.is_operator(":")).map_or(0, |colon| colon + 1);
    let next = |from: usize| {
        let breaks = |node: &Node| {
            ["&&", "||"].iter().any(|operator| node.is_operator(operator))
                || ["implies", "leads"].iter().any(|word| node.is_word(word))
        };
        nodes[from..].iter().skip(1).position(breaks).map_or(nodes.len(), |at| from + at + 1)
    };
    let mut out = inline(&nodes[..head]).unwrap_or_default();
    let (mut from, mut length) = (head, WIDTH);
    if head == 0 {
        length = indent;
    }
    while from < nodes.len() {
        let to = next(from);
        let part = inline(&nodes[from..to]).unwrap_or_default();
        let width = part.chars().count();
        if length + 1 + width > WIDTH && !out.is_empty() {
            out.extend(["\n", &" ".repeat(indent + STEP)]);
            length = indent + STEP;
        } else if !out.is_empty() {
            out.push(' ');
            length += 1;
        }
        out.push_str(&part);
        length += width;
        from = to;
    }
    out
}

/// Whether a line does not get too long.
pub(super) fn fits(line: &str, indent: usize) -> bool {
    indent + line.chars().count() <= WIDTH
}

/// Nodes with comments where none are expected: each comment ends its line or has its own, as it was.
pub(super) fn ragged(nodes: &[Node], indent: usize) -> String {
    let mut out = String::new();
    rag(&mut out, nodes, indent + STEP);
    out.trim_end().to_owned()
}

fn rag(out: &mut String, nodes: &[Node], indent: usize) {
    let spaces = Spaces::of(nodes);
    for (index, node) in nodes.iter().enumerate() {
        let has_own_line = match node.kind {
            Kind::Docs(_) | Kind::Attribute(_) => true,
            Kind::Comment(_) => node.lines > 0,
            _ => false,
        };
        if has_own_line && !out.is_empty() {
            line_break(out, indent);
        } else if spaces.before(index) && !out.ends_with([' ', '\n']) && !out.is_empty() {
            out.push(' ');
        }
        match &node.kind {
            Kind::Word(text) | Kind::Literal(text) | Kind::Operator(text) | Kind::Comment(text) | Kind::Docs(text) => {
                out.push_str(text);
            }
            Kind::Attribute(inner) => group(out, ("#[", inner, "]"), "", indent),
            Kind::Group(open, inner, close) => {
                let pad = if spaces.is_loose(index) && !inner.is_empty() { " " } else { "" };
                group(out, (open, inner, close), pad, indent);
            }
        }
        if has_own_line || node.ends_line() {
            line_break(out, indent);
        }
    }
}

fn group(out: &mut String, (open, inner, close): (&str, &[Node], &str), pad: &str, indent: usize) {
    out.extend([open, pad]);
    rag(out, inner, indent);
    if !out.ends_with([' ', '\n']) {
        out.push_str(pad);
    }
    out.push_str(close);
}

/// Ends the line, unless it has just begun.
fn line_break(out: &mut String, indent: usize) {
    let length = out.trim_end_matches(' ').len();
    out.truncate(length);
    if !out.ends_with('\n') {
        out.push('\n');
    }
    out.extend(std::iter::repeat_n(' ', indent));
}

//! Parts of `LoomAgent`'s declaration with random edits, and texts made of random words.

use crate::random::Random;
use crate::survive::survive;
use crate::{cases, loom_agent, words};

/// Words that the language knows, and some that no place expects.
const VOCABULARY: &[&str] = &[
    "context",
    "wire",
    "newtype",
    "enum",
    "record",
    "external",
    "entity",
    "error",
    "event",
    "command",
    "view",
    "bound",
    "always",
    "never",
    "reach",
    "hazard",
    "key",
    "states",
    "initial",
    "final",
    "move",
    "any",
    "on",
    "when",
    "otherwise",
    "absent",
    "present",
    "elsewhere",
    "in",
    "is",
    "some",
    "none",
    "all",
    "implies",
    "create",
    "keep",
    "delete",
    "set",
    "clear",
    "emit",
    "reject",
    "of",
    "rows",
    "order",
    "fresh",
    "show",
    "step",
    "every",
    "outcome",
    "within",
    "input",
    "self",
    "before",
    "after",
    "true",
    "false",
    "as",
    "state",
    "List",
    "Int",
    "String",
    "Bool",
    "Timestamp",
    "Json",
    "LoomAgent",
    "Pending",
    "Running",
    "name",
    "check",
    "run",
    "exit_code",
    "x",
    "r#type",
    "Self",
    "_",
    "crate",
    "0",
    "-1",
    "9223372036854775807",
    "9223372036854775808",
    "1.5",
    "1u8",
    "\"\"",
    "\"2026-01-01T00:00:00Z\"",
    "'c'",
    "b\"x\"",
    "'a",
    ":",
    ";",
    ",",
    ".",
    "?",
    "<",
    ">",
    "=",
    "=>",
    "->",
    "==",
    "!=",
    "<=",
    ">=",
    "&&",
    "||",
    "!",
    "-",
    "..=",
    "@",
    "#",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "{}",
    "()",
    "[]",
    "{ x }",
    "#[allow(dead_end_state, reason = \"x\")]",
    "/// words\n",
];

/// The items of the declaration, each as its words.
fn items() -> Vec<Vec<String>> {
    let words = words(loom_agent());
    let body = words.iter().position(|word| word == "{").expect("the context has a body") + 1;
    let (mut items, mut item, mut depth) = (Vec::new(), Vec::new(), 0usize);
    for word in &words[body..words.len() - 1] {
        item.push(word.clone());
        match word.as_str() {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth -= 1,
            _ => {}
        }
        let is_end = match word.as_str() {
            ";" => true,
            "}" => !["always", "never", "hazard", "reach"].iter().any(|rule| item.iter().any(|word| word == rule)),
            _ => false,
        };
        if depth == 0 && is_end {
            items.push(std::mem::take(&mut item));
        }
    }
    items
}

/// One random edit.
fn edit(words: &mut Vec<String>, random: &mut Random) {
    let (at, other) = (random.below(words.len()), random.below(words.len()));
    match random.below(7) {
        0 => drop(words.remove(at)),
        1 => words.insert(at, words[at].clone()),
        2 => words.swap(at, other),
        3 => words.insert(at, words[other].clone()),
        4 => words.insert(at, (*random.of(VOCABULARY)).to_owned()),
        5 => words[at] = words[other].clone(),
        _ => (*random.of(VOCABULARY)).clone_into(&mut words[at]),
    }
}

/// Tries so many cases and says how many were declarations without mistakes.
fn edited(seed: u64, cases: usize) -> usize {
    let items = items();
    assert!(items.len() > 60, "the declaration has lost its items: {}", items.len());
    let mut random = Random::new(seed);
    let mut sound = 0;
    for case in 0..cases {
        // Now and then all of it; mostly some of it, which is quicker and leaves names undeclared.
        let keep = if case % 64 == 0 { 100 } else { random.below(20) };
        let mut words: Vec<String> = ["context", "a", "{"].map(str::to_owned).to_vec();
        for item in &items {
            let is_core = item.iter().any(|word| word == "entity" || word == "newtype");
            if is_core || random.below(100) < keep {
                words.extend(item.iter().cloned());
            }
        }
        words.push("}".to_owned());
        for _ in 0..random.below(5) {
            edit(&mut words, &mut random);
        }
        let lines: Vec<String> = words.chunks(12).map(|words| words.join(" ")).collect();
        sound += usize::from(survive(&lines.join("\n")));
    }
    sound
}

#[test]
fn declarations_with_random_edits() {
    assert!(edited(1, cases() / 10) > 0, "no case reaches documents and interpreter");
}

/// The same with other chances; two tests run side by side.
#[test]
fn declarations_with_other_random_edits() {
    assert!(edited(5, cases() / 10) > 0, "no case reaches documents and interpreter");
}

#[test]
fn random_words() {
    let mut random = Random::new(2);
    for _ in 0..cases() / 10 {
        let length = random.below(60);
        let words: Vec<&str> = (0..length).map(|_| *random.of(VOCABULARY)).collect();
        survive(&words.join(" "));
        survive(&format!("context a {{ {} }}", words.join(" ")));
    }
}

#[test]
fn random_words_as_members() {
    let mut random = Random::new(3);
    let places = [
        "context a { entity E { key k: Int; states initial final Shut; § } }",
        "context a { entity E { key k: Int; f: Int?; states initial final Shut; } command C(k: Int, i: Bool?) on E[k] { o when § => keep; p otherwise => create; } }",
        "context a { entity E { key k: Int; f: Int?; states initial final Shut; } command C(k: Int, i: Bool?) on E[k] { o when absent => create; p when § => keep; q otherwise => keep; } }",
        "context a { entity E { key k: Int; f: Int?; states initial Shut, Open; move m: any -> Open; } command C(k: Int, f: Int?) on E[k] { o when absent => create; p otherwise => §; } }",
        "context a { entity E { key k: Int; f: Int?; states initial final Shut; } always r: §; }",
        "context a { entity E { key k: Int; f: Int?; states initial final Shut; } always r: step of E: §; view V of E { rows when §; fresh eventual; show all; } }",
        "context a { entity E { key k: Int; states initial final Shut; } bound b { E: 1; § } }",
        "context a { record R { § } wire { § } }",
    ];
    let spoken =
        ["self", "input", ".", "f", "k", "i", "==", "1", "in", "{S}", "is", "some", "none", "&&", "||", "!", "implies"];
    for case in 0..cases() / 2 {
        let length = random.below(12);
        let words: Vec<&str> = (0..length)
            .map(|_| if random.below(3) > 0 { *random.of(&spoken) } else { *random.of(VOCABULARY) })
            .collect();
        survive(&places[case % places.len()].replace('§', &words.join(" ")));
    }
}

#[test]
fn conditions_that_can_be_read() {
    let atoms = [
        "absent",
        "present",
        "elsewhere",
        "in {Shut}",
        "in {Open}",
        "self.f is some",
        "self.f is none",
        "self.f == input.f",
        "input.i is some",
        "input.i",
        "input.f is some",
        "input.f < 3",
        "self.k == input.k",
        "self.k != 2",
        "true",
        "self.r is some",
        "self.r.a == 1",
        "self.r.b is none",
        "self.e == A",
        "input.g == self.g",
        "input.g > self.g",
    ];
    let mut random = Random::new(4);
    let mut sound = 0;
    for _ in 0..cases() / 8 {
        let mut guard = || condition(&atoms, 3, &mut random);
        let (first, second, third) = (guard(), guard(), guard());
        let text = format!(
            "context a {{
                enum En {{ A, B }} record Re {{ a: Int, b: En? }}
                entity E {{ key k: Int; g: Int; f: Int?; r: Re?; e: En?; states initial Shut, Open; move m: Shut -> Open; move n: Open -> Shut; }}
                error No {{ k: Int }}
                command C(k: Int, f: Int?, g: Int, i: Bool?, a: Int, b: En?, e: En?) on E[k] {{
                    o when absent => create, set {{ g, f }};
                    p when {first} => keep;
                    q when in {{Shut}} && ({second}) => move m, set {{ r = {{ a, b }}, e = input.e }}, clear {{ f }};
                    u when in {{Open}} && ({third}) => move n, clear {{ r }};
                    v otherwise => reject No;
                }}
                view V of E {{ rows when self.g < 5 || self in {{Open}}; fresh eventual; show all; }}
                bound b {{ E: 2; f: {{none, 3, 4}}; g: {{1, 5}}; a: {{1}}; }}
                always z: all x in E: x.g < 9;
            }}"
        );
        sound += usize::from(survive(&text));
    }
    assert!(sound > 0, "no case reaches the interpreter");
}

fn condition(atoms: &[&str], depth: usize, random: &mut Random) -> String {
    if depth == 0 || random.below(3) == 0 {
        return (*random.of(atoms)).to_owned();
    }
    let mut part = || condition(atoms, depth - 1, random);
    let (left, right) = (part(), part());
    match random.below(5) {
        0 => format!("!({left})"),
        1 | 2 => format!("({left} && {right})"),
        3 => format!("({left} || {right})"),
        _ => format!("({left} implies {right})"),
    }
}

//! Texts that are no declarations, or end too early, or are written in unusual characters.

use crate::names::DECLARED;
use crate::survive::survive;
use crate::{loom_agent, stride};

const TEXTS: &[&str] = &[
    "",
    " ",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\u{feff}",
    "\u{feff}context a {}",
    "// words",
    "/* words */",
    "/* /* */",
    "//! words",
    "/// words",
    "/** words */",
    "#![a]",
    "#",
    "context",
    "context a",
    "context a {",
    "context a {}",
    "context a {} context b {}",
    "context a { context b {} }",
    "context a.b.c @ \"\" {}",
    "context a. {}",
    "context .a {}",
    "context a @ {}",
    "context a @ 1 {}",
    "context \u{0} {}",
    "\u{0}",
    "context a\u{0} {}",
    "context a { \u{0} }",
    "context a { \"\u{0}\" }",
    "context größe { enum Größe { Klein, Groß } }",
    "context 数据 { enum 色 { 赤, 青 } }",
    "context 🦀 {}",
    "context a🦀 {}",
    "context a { enum 🦀 { B } }",
    "context a { enum a\u{200d}b { B } }",
    "context \u{202e}a {}",
    "context a { external A = \"\u{202e}x\u{202c}\"; }",
    "context a { external A = \"\u{1f469}\u{200d}\u{1f469}\"; external A = \"é\"; }",
    "context a { /// \u{202e}words\n enum A { B, B } }",
    "context a { external A = r###\"x\"###; }",
    "context a { external A = \"\\u{10ffff}\\n\\x41\\\n   x\"; external B = b\"x\"; external C = c\"x\"; }",
    "context a { external A = 'x'; external B = 1.5e300; external C = 0xffff_ffff_ffff_ffff_ffff; external D = 1__0u8; }",
    "context a { wire { : ; record : ; record fields : ; record fields: \"\"; outcomes: \"kebab-case\"x } }",
    "context a { wire {} wire {} wire { moves: snake_case } wire { moves: PascalCase } }",
    "context a { entity E {} }",
    "context a { entity E { ; } }",
    "context a { entity E { key } }",
    "context a { entity E { key: ; } }",
    "context a { entity E { key k: Int; states; } }",
    "context a { entity E { key k: Int; states initial; } }",
    "context a { entity E { key k: Int; states initial initial, final final, initial final; } }",
    "context a { entity E { key k: Int; states initial A; move : A -> A; move m: -> A; move m: {} -> A; move n: {A} -> ; } }",
    "context a { entity E { key k: Json; states initial final A; } command C(k: Json) on E[k] { o when absent => create; p otherwise => keep; } bound b { E: 1; } bound c { E: {1}; } }",
    "context a { entity E { key k: List<Int>; states initial final A; } command C(k: List<Int>) on E[k] { o when absent => create; p otherwise => keep; } bound b { E: {}; } }",
    "context a { record K { a: Int } entity E { key k: K; states initial final A; } command C(k: K) on E[k] { o when absent => create; p when self.k == input.k => keep; q otherwise => keep; } bound b { E: 2; } }",
    "context a { enum K { X, Y } entity E { key k: K; states initial final A; } command C(k: K) on E[k] { o when absent => create; p when self.k == X => keep; q when input.k == Y => delete; } bound b { E: {X, Y}; } }",
    "context a { entity E { key k: Int; states initial final A; } command C(k: Int) on E[k] {} command D() on E[k] {} command F(k: Int) on E[] { ; } }",
    "context a { entity E { key k: Int; states initial final A; } view V of E {} view W of E { rows; order; fresh; show; } view X of E { show {}; fresh eventual; } }",
    "context a { bound b {} bound b { a; a: ; a.b: 1; a.b.c: 1; a: {; b: {,}; } }",
    "context a { always; always a; always a:; always a: ; never a: step; never b: step of; reach; reach every; reach every outcome, ; }",
    "context a { always a: 1; always b: \"x\"; always c: x; always d: 1 == 1; always e: all x in y: z; always f: true; }",
    "context a { always a: all x in E: all x in E: x.k == 1; entity E { key k: Int; states initial final A; } }",
    "context a { entity E { key k: Int; states initial final A; } entity E { key k: Int; states initial final A; } }",
    "context a { entity E { key k: Int; states initial final A; } entity F { key k: Int; e: Int?; states initial final B; } always a: all x in E: some y in F: x.k == y.k && y.e is some && y.e == x.k; }",
    "context a { #[allow()] #[allow(x)] #[allow(syntax, reason = \"\")] #[allow(dead_end_state, reason)] #[doc] #[doc = 1] #[x] enum A { B } }",
    "context a { record A { a: A } record B { b: C } record C { c: B } record D { d: List<D> } record E { e: E? } }",
    "context a { newtype A(B); newtype B(A); newtype C(List<C>); newtype D(Json); newtype F(Int?); newtype G(Int, Int); }",
];

#[test]
fn odd_texts() {
    for text in TEXTS {
        survive(text);
        survive(&format!("{text}\n"));
        survive(&text.replace('\n', "\r\n"));
        survive(&text.replace(' ', "\t\u{a0}"));
    }
}

#[test]
fn numbers_at_and_beyond_their_limits() {
    let numbers = [
        "0",
        "-0",
        "- 1",
        "--1",
        "9223372036854775807",
        "-9223372036854775808",
        "9223372036854775808",
        "-9223372036854775809",
        "0x7fff_ffff_ffff_ffff",
        "0b1",
        "0o7",
        "1_000",
        "1i64",
        "1.0",
        "1e3",
        "340282366920938463463374607431768211456",
    ];
    for number in numbers {
        for other in numbers {
            survive(&format!(
                "context a {{ entity E {{ key k: Int; f: Int?; states initial final Shut; }}
                 command C(k: Int, i: Int) on E[k] {{
                     o when absent => create, set {{ f = {number} }};
                     p when input.i < {number} || input.i == {other} => keep;
                     q when self.f is some && self.f >= {other} => keep;
                     r otherwise => keep;
                 }}
                 bound b {{ E: {number}; i: {number}..={other}; }} bound c {{ E: {{{number}, {other}}}; i: {{{number}}}; }} }}"
            ));
        }
    }
}

#[test]
fn instants_at_and_beyond_their_limits() {
    let instants = [
        "",
        "now",
        "2026-01-01",
        "2026-01-01T00:00:00Z",
        "9999-12-30T22:00:00.999999999Z",
        "-009999-01-02T01:59:59Z",
        "9999-12-31T23:59:59Z",
        "2026-01-01T00:00:00+23:59",
        "2026-02-30T00:00:00Z",
        "2026-01-01T00:00:60Z",
    ];
    for instant in instants {
        survive(&format!(
            "context a {{ entity E {{ key k: Timestamp; f: Timestamp?; states initial final Shut; }}
             command C(k: Timestamp, i: Timestamp, j: Timestamp) on E[k] {{
                 o when absent => create, set {{ f = \"{instant}\" }};
                 p when input.i < \"{instant}\" && input.j > input.i => keep;
                 r otherwise => keep;
             }}
             bound b {{ E: {{\"{instant}\"}}; Timestamp: {{\"{instant}\"}}; }} }}"
        ));
    }
}

/// The text with a closing bracket for each that is open at its end.
fn closed(text: &str) -> String {
    let mut open = Vec::new();
    for character in text.chars() {
        match character {
            '(' => open.push(')'),
            '{' => open.push('}'),
            '[' => open.push(']'),
            ')' | '}' | ']' => drop(open.pop()),
            _ => {}
        }
    }
    text.chars().chain(open.into_iter().rev()).collect()
}

#[test]
fn cut_off_at_every_byte() {
    for (text, stride) in [(DECLARED, 1), (loom_agent(), stride(11))] {
        for end in (0..text.len()).step_by(stride).filter(|end| text.is_char_boundary(*end)) {
            survive(&text[..end]);
        }
    }
}

#[test]
fn cut_off_and_closed() {
    for (text, stride) in [(DECLARED, 1), (loom_agent(), stride(31))] {
        for end in (0..text.len()).step_by(stride).filter(|end| text.is_char_boundary(*end)) {
            survive(&closed(&text[..end]));
        }
    }
}

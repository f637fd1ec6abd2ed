//! Names: case conversion and the nearest declared name.

/// The rules that the checker decides of every system, in its order. No declared rule may be called so.
pub const BUILTIN_RULES: [&str; 19] = [
    "one_outcome",
    "declared_moves",
    "rejections_change_nothing",
    "keeps_change_nothing",
    "effects_as_declared",
    "others_untouched",
    "events_as_declared",
    "errors_as_declared",
    "deleted_rows_gone",
    "read_your_writes",
    "eventual_views_converge",
    "events_rebuild_rows",
    "facts_hold",
    "rows_come_back",
    "wire_as_declared",
    "every_outcome_reached",
    "every_move_reached",
    "every_state_reached",
    "every_cell_reached",
];

/// `exit_code` to `exitCode`.
#[must_use]
pub fn camel(name: &str) -> String {
    let mut words = words(name).into_iter();
    let mut out = words.next().unwrap_or_default();
    out.extend(words.map(|word| capitalised(&word)));
    out
}

/// `exit_code` to `ExitCode`.
#[must_use]
pub fn pascal(name: &str) -> String {
    words(name).iter().map(|word| capitalised(word)).collect()
}

/// `still_running` to `still-running`.
#[must_use]
pub fn kebab(name: &str) -> String {
    words(name).join("-")
}

/// `RecordCheck` to `record_check`.
#[must_use]
pub fn snake(name: &str) -> String {
    words(name).join("_")
}

fn capitalised(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().to_string() + chars.as_str())
}

/// The words of a name, lower case: cut at `_` and where a capital follows a small letter or starts a new word.
fn words(name: &str) -> Vec<String> {
    let chars: Vec<char> = name.chars().collect();
    let mut words = vec![String::new()];
    for (index, &c) in chars.iter().enumerate() {
        let after_small = index > 0 && !chars[index - 1].is_uppercase() && chars[index - 1] != '_';
        let before_small = index > 0 && chars.get(index + 1).is_some_and(|next| next.is_lowercase());
        if c == '_' || (c.is_uppercase() && (after_small || before_small)) {
            words.push(String::new());
        }
        if c != '_' {
            let word = words.last_mut().expect("starts with one word");
            // Most names are ASCII, which needs none of Unicode's tables: every user of the macro waits for this.
            if c.is_ascii() { word.push(c.to_ascii_lowercase()) } else { word.extend(c.to_lowercase()) }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The candidate nearest to `name`, if one is near enough to be what was meant.
#[must_use]
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = lower(name);
    // A name of which nothing is kept is another name.
    let limit = (name.len() / 3 + 1).min(name.len().saturating_sub(1));
    candidates
        .into_iter()
        // No character takes more than four bytes, so that most others are told by their length.
        .filter(|candidate| candidate.len() + limit >= name.len() && candidate.len() <= 4 * (name.len() + limit))
        .map(|candidate| (distance(&name, &lower(candidate), limit), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

fn lower(name: &str) -> Vec<char> {
    name.chars().flat_map(char::to_lowercase).collect()
}

/// Edits (insert, delete, replace, exchange of neighbours) between two names; more than `limit` is told as
/// `limit + 1`.
fn distance(a: &[char], b: &[char], limit: usize) -> usize {
    if a.len().abs_diff(b.len()) > limit {
        return limit + 1;
    }
    let mut before = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut row = before.clone();
    for i in 1..=a.len() {
        row[0] = i;
        for j in 1..=b.len() {
            let replace = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replace.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        // No later row can fall below the least of this one by more than exchanges allow.
        if row.iter().chain(&last).all(|edits| *edits > limit) {
            return limit + 1;
        }
        std::mem::swap(&mut before, &mut last);
        std::mem::swap(&mut last, &mut row);
    }
    last[b.len()].min(limit + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases() {
        assert_eq!(camel("app_armor_profile"), "appArmorProfile");
        assert_eq!(pascal("last_run_failed"), "LastRunFailed");
        assert_eq!(kebab("still_running"), "still-running");
        assert_eq!(snake("ApplyLoomAgent"), "apply_loom_agent");
        assert_eq!(snake("HTTPRoute"), "http_route");
        assert_eq!(snake("Größe"), "größe");
        assert_eq!(snake("_"), "");
    }

    #[test]
    fn nearest_offers_only_what_is_near() {
        assert_eq!(nearest("Runnning", ["Running", "Refused"]), Some("Running"));
        assert_eq!(nearest("comand", ["command", "event"]), Some("command"));
        assert_eq!(nearest("xyz", ["Running", "Refused"]), None);
        assert_eq!(nearest("a", ["b", "A"]), Some("A"));
        assert_eq!(nearest("a", ["b"]), None);
        assert_eq!(nearest("", ["b"]), None);
    }

    #[test]
    fn words_begin_where_letters_change() {
        for (name, words) in [
            ("a", "a"),
            ("A", "a"),
            ("aB", "a-b"),
            ("AB", "ab"),
            ("ABc", "a-bc"),
            ("aBC", "a-bc"),
            ("a_b", "a-b"),
            ("a__B", "a-b"),
            ("_a_", "a"),
            ("a1B", "a1-b"),
            ("HTTPServer", "http-server"),
            ("getHTTP", "get-http"),
            ("A_B", "a-b"),
            ("ÄpfelBaum", "äpfel-baum"),
        ] {
            assert_eq!(kebab(name), words, "{name}");
        }
    }

    /// As it is defined, edit by edit.
    fn edits(a: &[char], b: &[char]) -> usize {
        let ([shorter_a @ .., last_a], [shorter_b @ .., last_b]) = (a, b) else { return a.len() + b.len() };
        let replaced = edits(shorter_a, shorter_b) + usize::from(last_a != last_b);
        let least = replaced.min(edits(shorter_a, b) + 1).min(edits(a, shorter_b) + 1);
        match (shorter_a, shorter_b) {
            ([first_a @ .., before_a], [first_b @ .., before_b]) if before_a == last_b && last_a == before_b => {
                least.min(edits(first_a, first_b) + 1)
            }
            _ => least,
        }
    }

    #[test]
    fn distances_are_as_defined() {
        let mut words: Vec<Vec<char>> = vec![vec![]];
        for length in 0..5 {
            let longer = words.iter().filter(|word| word.len() == length);
            let longer: Vec<_> =
                longer.flat_map(|word| ['a', 'b'].map(|letter| [&word[..], &[letter]].concat())).collect();
            words.extend(longer);
        }
        for (a, b) in words.iter().flat_map(|a| words.iter().map(move |b| (a, b))) {
            let defined = edits(a, b);
            for limit in 0..=5 {
                assert_eq!(distance(a, b, limit), defined.min(limit + 1), "{a:?} {b:?} {limit}");
            }
            let near = defined <= (a.len() / 3 + 1).min(a.len().saturating_sub(1));
            let [a, b] = [a, b].map(|word| word.iter().collect::<String>());
            assert_eq!(nearest(&a, [b.as_str()]).is_some(), near, "{a} {b}");
        }
    }
}

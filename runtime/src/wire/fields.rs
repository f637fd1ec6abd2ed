//! The fields of a map, and what is said of names that are not known.

use super::{Decode, Doc, Source, WireError};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The fields of one record, taken out one by one.
#[derive(Debug)]
pub struct Fields {
    known: &'static [&'static str],
    docs: Vec<Option<Doc>>,
}

impl Fields {
    /// Reads a map that has no key but the known ones, and none twice.
    ///
    /// # Errors
    /// If the document is no map, or has an unknown or a duplicate key.
    pub fn read(doc: Doc, known: &'static [&'static str]) -> Result<Self, WireError> {
        let Doc::Map(entries) = doc else { return Err(WireError::expected("a map", &doc)) };
        let mut docs: Vec<Option<Doc>> = known.iter().map(|_| None).collect();
        for (key, doc) in entries {
            let Some(index) = known.iter().position(|name| *name == key) else {
                return Err(WireError::new(unknown("key", &key, known)).under(&key));
            };
            if docs[index].replace(doc).is_some() {
                return Err(WireError::new("this key stands here twice").under(&key));
            }
        }
        Ok(Self { known, docs })
    }

    /// Takes out a field that must be there.
    ///
    /// # Errors
    /// If it is missing, or its value is not the one form of a `T`.
    pub fn required<T: Decode>(&mut self, name: &str) -> Result<T, WireError> {
        match self.take(name) {
            Some(doc) => T::decode(doc).map_err(|error| error.under(name)),
            None => Err(WireError::new("this key is missing").under(name)),
        }
    }

    /// Takes out a field that may be absent.
    ///
    /// # Errors
    /// If its value is not the one form of a `T`; `null` is not absence.
    pub fn optional<T: Decode>(&mut self, name: &str) -> Result<Option<T>, WireError> {
        match self.take(name) {
            Some(Doc::Null) => {
                Err(WireError::new("expected a value, found null: leave an absent field out").under(name))
            }
            Some(doc) => T::decode(doc).map(Some).map_err(|error| error.under(name)),
            None => Ok(None),
        }
    }

    fn take(&mut self, name: &str) -> Option<Doc> {
        let index = self.known.iter().position(|known| *known == name)?;
        self.docs[index].take()
    }
}

impl Source for Fields {
    type Error = WireError;

    fn required<T: Decode>(&mut self, name: &'static str) -> Result<T, WireError> {
        Self::required(self, name)
    }

    fn optional<T: Decode>(&mut self, name: &'static str) -> Result<Option<T>, WireError> {
        Self::optional(self, name)
    }
}

/// Says that a name is unknown, with the nearest known one if there is a near one, else with all of them.
pub(super) fn unknown(what: &str, name: &str, known: &[&str]) -> String {
    let nearest = known.iter().map(|candidate| (distance(name, candidate), candidate)).min();
    match nearest {
        Some((distance, candidate)) if distance <= 1 + candidate.len() / 4 => {
            format!("unknown {what} {name:?}, did you mean `{candidate}`?")
        }
        Some(_) => format!("unknown {what} {name:?}, expected one of {}", list(known)),
        None => format!("unknown {what} {name:?}, expected none"),
    }
}

pub(super) fn list(names: &[&str]) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    quoted.join(", ")
}

/// How many letters must be added, dropped or replaced (Levenshtein), upper and lower case being the same.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().flat_map(char::to_lowercase).collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, l) in left.chars().flat_map(char::to_lowercase).take(64).enumerate() {
        let mut diagonal = core::mem::replace(&mut row[0], i + 1);
        for (j, r) in right.iter().enumerate() {
            let replaced = diagonal + usize::from(l != *r);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[right.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, unknown};

    #[test]
    fn letters_that_differ_are_counted() {
        let counted = [
            ("", "", 0),
            ("", "ab", 2),
            ("ab", "", 2),
            ("ab", "a", 1),
            ("b", "ab", 1),
            ("Ab", "aB", 0),
            ("flaw", "lawn", 2),
        ];
        for (left, right, count) in counted {
            assert_eq!(distance(left, right), count, "{left} {right}");
        }
    }

    /// One letter may differ, and one more for each four that the name has.
    #[test]
    fn a_near_name_is_offered() {
        let is_offered =
            |name, known| unknown("key", name, &[known]).ends_with(&alloc::format!("did you mean `{known}`?"));
        for (known, near, far) in
            [("abc", "abx", "axy"), ("abcd", "abxy", "axyz"), ("abcdefgh", "abcdexyz", "abcdwxyz")]
        {
            assert!(is_offered(near, known) && !is_offered(far, known), "{known}");
        }
        assert_eq!(unknown("key", "x", &["abc", "def"]), "unknown key \"x\", expected one of `abc`, `def`");
        assert_eq!(unknown("key", "x", &[]), "unknown key \"x\", expected none");
    }
}

//! What goes by a name.
//!
//! Each kind of map is compiled anew for every user of the macro, so that one kind serves here, whatever has the names.

use std::collections::BTreeMap;

/// Names, each once.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// How many names there were before each.
    numbers: BTreeMap<String, usize>,
}

impl Names {
    /// Adds a name; whether it is new.
    pub(crate) fn insert(&mut self, name: impl Into<String>) -> bool {
        let before = self.numbers.len();
        self.number(name.into()) == before
    }

    /// Whether the name is among these.
    pub(crate) fn contains(&self, name: &str) -> bool {
        self.numbers.contains_key(name)
    }

    /// The names, in the order of the alphabet.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> {
        self.numbers.keys().map(String::as_str)
    }

    /// How many names there were before this one, which is added if it is new.
    fn number(&mut self, name: String) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(name).or_insert(next)
    }
}

impl<N: Into<String>> FromIterator<N> for Names {
    fn from_iter<I: IntoIterator<Item = N>>(names: I) -> Self {
        let mut all = Self::default();
        names.into_iter().for_each(|name| _ = all.insert(name));
        all
    }
}

/// Things by name.
#[derive(Debug)]
pub(crate) struct Named<T> {
    names: Names,
    /// By the number of its name.
    things: Vec<T>,
}

impl<T> Named<T> {
    /// The thing of this name.
    pub(crate) fn get(&self, name: &str) -> Option<&T> {
        self.names.numbers.get(name).map(|number| &self.things[*number])
    }

    /// Whether there is a thing of this name.
    pub(crate) fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Gives a name to this thing; the one that had it before, if any.
    pub(crate) fn insert(&mut self, name: impl Into<String>, thing: T) -> Option<T> {
        let number = self.names.number(name.into());
        if let Some(before) = self.things.get_mut(number) {
            return Some(std::mem::replace(before, thing));
        }
        self.things.push(thing);
        None
    }

    /// The thing of this name: this one, where there is none before.
    pub(crate) fn or_insert(&mut self, name: impl Into<String>, thing: T) -> &mut T {
        let number = self.names.number(name.into());
        if number == self.things.len() {
            self.things.push(thing);
        }
        &mut self.things[number]
    }

    /// The names, in the order of the alphabet.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter()
    }

    /// The things, in the order of their names.
    pub(crate) fn things(&self) -> impl Iterator<Item = &T> {
        self.names.numbers.values().map(|number| &self.things[*number])
    }
}

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self { names: Names::default(), things: Vec::new() }
    }
}

/// Of two equal names, the second counts.
impl<N: Into<String>, T> FromIterator<(N, T)> for Named<T> {
    fn from_iter<I: IntoIterator<Item = (N, T)>>(things: I) -> Self {
        let mut all = Self::default();
        things.into_iter().for_each(|(name, thing)| _ = all.insert(name, thing));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_new_once() {
        let mut names: Names = ["b", "a", "b"].into_iter().collect();
        assert!(names.iter().eq(["a", "b"]));
        assert!(names.insert("c") && !names.insert("b"));
        assert!(names.contains("c") && !names.contains("d"));
    }

    #[test]
    fn a_name_keeps_its_thing_or_gets_another() {
        let mut things: Named<i32> = [("b", 1), ("a", 2), ("b", 3)].into_iter().collect();
        assert_eq!((things.get("a"), things.get("b"), things.get("c")), (Some(&2), Some(&3), None));
        assert_eq!((things.insert("a", 4), things.insert("c", 5)), (Some(2), None));
        assert_eq!((*things.or_insert("a", 6), *things.or_insert("d", 7)), (4, 7));
        assert!(things.names().eq(["a", "b", "c", "d"]) && things.things().eq(&[4, 3, 5, 7]));
    }
}

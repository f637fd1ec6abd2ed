//! Declarations in files of their own: a sound one, one with mistakes, and one that is not even tokens.
#![deny(warnings, missing_docs, clippy::pedantic)]

/// Sound.
pub mod sound {
    selvedge::lifecycle!(file = "door.life");
}

/// Mistaken, but its types are there.
#[cfg(feature = "wrong")]
pub mod wrong {
    selvedge::lifecycle!(file = "wrong.life");

    /// Names what the file declares.
    #[must_use]
    pub fn id() -> Id {
        Id::new("front")
    }
}

/// Not tokens.
#[cfg(feature = "brackets")]
pub mod brackets {
    selvedge::lifecycle!(file = "brackets.life");
}

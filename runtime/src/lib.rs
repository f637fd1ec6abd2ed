//! Lifecycles declared once: typed states, a dispatcher, views and a strict wire format.
//!
//! [`lifecycle!`] reads a declaration and expands it to a typed-state API. What the expansion calls is written by
//! hand here: strict decoding ([`wire`]), the two ways of holding a row ([`Hold`]), what a refused call gives back
//! ([`Rejected`]), and stores that one or many threads use ([`Store`], [`Shared`]).
//!
//! The crate is `no_std + alloc` without its default feature `std`, which adds [`Shared`].
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod declared;
mod hold;
mod json;
mod range;
mod rejected;
mod rows;
#[cfg(all(test, feature = "std"))]
mod schedules;
#[cfg(feature = "std")]
mod shared;
mod store;
mod timestamp;
pub mod wire;

pub use hold::{Hold, Owned};
pub use json::Json;
pub use range::OutOfRange;
pub use rejected::{Rejected, Unmet};
pub use rows::Slot;
#[cfg(feature = "std")]
pub use shared::Shared;
pub use store::Store;
pub use timestamp::{NoTimestamp, Timestamp};

/// Expands a lifecycle declaration to its typed-state API, in the module where it stands.
///
/// The declaration is written between the braces, or lies in a file that is named relative to the crate's root:
/// `selvedge::lifecycle!(file = "src/agent.life")`.
#[macro_export]
macro_rules! lifecycle {
    ($($tokens:tt)*) => {
        $crate::__private::lifecycle_impl! { [$crate] $($tokens)* }
    };
}

/// What expansions call; no promise is made to anybody else.
#[doc(hidden)]
pub mod __private;

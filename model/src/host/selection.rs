//! Drawing a Version by weight (WD-17, WD-19).

use super::spec::WHOLE;
use crate::worker_deployment::{Uid, Weight};
use fastrand::Rng;

/// The Versions of one whole allocation, ready to be drawn from.
///
/// A draw allocates nothing and is unbiased: each Version comes up in exactly as many of the 10,000 equally likely cases as it
/// has basis points. No request is bound to a Version by what it says, and no short run has exact counts (WD-19).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// Each Version with the first case that is no longer its own.
    shares: Box<[(u16, Uid)]>,
}

impl Selection {
    /// Makes the table of an allocation.
    ///
    /// Returns none unless its weights amount to 10000: from a part of an allocation nothing is drawn (WD-48).
    #[must_use]
    pub fn new(versions: impl IntoIterator<Item = (Uid, Weight)>) -> Option<Self> {
        let mut end = 0;
        let shares = versions.into_iter().map(|(version, weight)| {
            end += weight.get();
            u16::try_from(end).ok().map(|end| (end, version))
        });
        let shares = shares.collect::<Option<_>>()?;
        (end == WHOLE).then_some(Self { shares })
    }

    /// Draws a Version.
    pub fn draw(&self, rng: &mut Rng) -> &Uid {
        // `fastrand` draws by rejection: no case is likelier than another.
        self.at(rng.u16(..10_000))
    }

    /// The Version of one of the 10,000 cases, counted from 0.
    ///
    /// # Panics
    /// If there is no such case.
    #[must_use]
    pub fn at(&self, case: u16) -> &Uid {
        let owner = self.shares.iter().find(|(end, _)| case < *end);
        &owner.expect("the shares of a whole allocation end at 10000").1
    }

    /// Its Versions with their weights in basis points, as they were given.
    pub fn versions(&self) -> impl Iterator<Item = (&Uid, u16)> {
        let starts = std::iter::once(0).chain(self.shares.iter().map(|(end, _)| *end));
        self.shares.iter().zip(starts).map(|((end, version), start)| (version, end - start))
    }
}

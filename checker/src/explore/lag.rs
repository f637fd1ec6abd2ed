//! Views that lag: bringing one up to date is a step of its own, and what counts is what it shows once it has come to rest.

use super::atlas::{Onward, Site};
use super::lockstep::{Landed, Lockstep, report_fault};
use super::moment::{Act, Moment};
use crate::rules::Builtin;
use crate::subject::{Fault, MOST_PROJECTIONS, Observed, Subject, ViewRows};
use selvedge_spec::interpret::World;
use selvedge_spec::ir::Freshness;
use std::sync::Arc;

impl<S: Subject> Lockstep<S> {
    /// The numbers of the views that may lag.
    pub(super) fn eventual_views(&self) -> impl Iterator<Item = usize> {
        let views = self.system.views.iter().enumerate();
        views.filter(|(_, view)| view.freshness == Freshness::Eventual).map(|(number, _)| number)
    }

    /// What is seen of a world, `eventual` views once they have come to rest; `None` for one that never does.
    pub(super) fn settled(&self, store: &S::World) -> Result<(World, Vec<Option<ViewRows>>), Fault> {
        let Observed { rows, views } = self.subject.observe(store)?;
        let mut views: Vec<Option<ViewRows>> = views.into_iter().map(Some).collect();
        if self.subject.lags() {
            for view in self.eventual_views() {
                views[view] = self.rested(store, view)?;
            }
        }
        Ok((rows, views))
    }

    fn rested(&self, store: &S::World, view: usize) -> Result<Option<ViewRows>, Fault> {
        let mut store = store.clone();
        for _ in 0..MOST_PROJECTIONS {
            match self.subject.project(&store, view)? {
                None => return Ok(Some(self.subject.observe(&store)?.views.swap_remove(view))),
                Some(after) => store = after,
            }
        }
        Ok(None)
    }

    /// Brings a view nearer to what the rows are. It is judged by the world that this leads to; only no row may change.
    pub(super) fn project(&self, from: u32, world: &Moment<S::World>, act: Act) -> Option<Landed<S::World>> {
        let projected = self.subject.project(&world.store, act.command as usize).transpose()?;
        self.with(|state| {
            let atlas = &mut state.atlas;
            atlas.steps += 1;
            let site = Site { world: from, act: Some(act) };
            let store = projected.map_err(|fault| report_fault(atlas, site, fault)).ok()?;
            let after = Arc::new(Moment { store, flights: world.flights.clone() });
            let known = atlas.find(&after);
            let to = known.unwrap_or_else(|| self.enter(atlas, Arc::clone(&after), Some((from, act))));
            if self.ruled.keeps_steps && to != from {
                atlas.lead_on(from, Onward { to, act, answer: None });
            }
            if atlas.rows(from) != atlas.rows(to) {
                let rule = Builtin::EventualViewsConverge.index();
                atlas.decide(rule, site, || "bringing a view up to date changed a row".to_owned());
            }
            Some(Landed { number: to, is_new: known.is_none(), world: after, answer: None })
        })
    }
}

//! Rows of `resettable` entities: whether each can come back to its initial state.

use crate::explore::atlas::{Atlas, Site};
use crate::explore::explored::Ruling;
use selvedge_spec::interpret::{Row, Value, World};
use selvedge_spec::ir::{EntityId, System};
use std::collections::BTreeSet;
use std::hash::Hash;

/// What an atlas says of the rule that rows can come back.
pub(in crate::explore) fn rows_come_back<W: Eq + Hash>(system: &System, atlas: &Atlas<W>) -> Ruling {
    let mut exercised: BTreeSet<u32> = BTreeSet::new();
    let mut nearest: Option<(u32, String)> = None;
    for (entity, key) in rows(system, atlas) {
        let declared = system.entity(entity);
        let is_away = |row: &Row| row.state != declared.initial && !declared.state(row.state).is_final;
        let comes_back = coming_back(atlas, system, entity, &key);
        for world in atlas.numbers() {
            let Some(rows) = atlas.rows(world) else { continue };
            let Some(row) = rows.row(entity, &key).filter(|row| is_away(row)) else { continue };
            exercised.insert(world);
            if !comes_back[world as usize] && nearest.as_ref().is_none_or(|(seen, _)| world < *seen) {
                let (state, initial) = (&declared.state(row.state).name, &declared.state(declared.initial).name);
                nearest = Some((world, format!("from `{state}` no commands lead this row back to `{initial}`")));
            }
        }
    }
    let (world, detail) = nearest.unzip();
    Ruling {
        exercised: exercised.len() as u64,
        decided: world.map(|world| atlas.taken(Site { world, act: None })),
        detail: detail.unwrap_or_default(),
        ..Ruling::default()
    }
}

/// The rows of resettable entities that are there in some world.
fn rows<W: Eq + Hash>(system: &System, atlas: &Atlas<W>) -> BTreeSet<(EntityId, Value)> {
    let worlds = atlas.numbers().filter_map(|world| atlas.rows(world));
    let resettable = |(entity, _): &(EntityId, &Row)| system.entity(*entity).is_resettable;
    let keys = |world: &World| {
        let rows = world.all_rows().filter(resettable);
        rows.map(|(entity, row)| (entity, row.key.clone())).collect::<Vec<_>>()
    };
    worlds.flat_map(|world| keys(&world)).collect()
}

/// By world: whether the row is initial, or some steps lead it there while it lives. Of a world that was not expanded the
/// steps are not known, so it is not said that none do.
fn coming_back<W: Eq + Hash>(atlas: &Atlas<W>, system: &System, entity: EntityId, key: &Value) -> Vec<bool> {
    let initial = system.entity(entity).initial;
    let state = |world: u32| atlas.rows(world).and_then(|rows| rows.row(entity, key).map(|row| row.state));
    let lives: Vec<bool> = atlas.numbers().map(|world| state(world).is_some()).collect();
    let mut before: Vec<Vec<u32>> = vec![Vec::new(); lives.len()];
    for world in atlas.numbers() {
        let onward = atlas.onward(world).iter().filter(|onward| lives[onward.to as usize]);
        onward.for_each(|onward| before[onward.to as usize].push(world));
    }
    let is_back = |world: &u32| state(*world) == Some(initial) || !atlas.is_expanded(*world);
    let mut open: Vec<u32> = atlas.numbers().filter(is_back).collect();
    let mut back = vec![false; lives.len()];
    while let Some(world) = open.pop() {
        if !std::mem::replace(&mut back[world as usize], true) {
            open.extend(before[world as usize].iter().filter(|before| lives[**before as usize]));
        }
    }
    back
}

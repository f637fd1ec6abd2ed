//! A crate as hostile to an expansion as a downstream crate can be: no `std`, another name for the runtime crate, every
//! lint that generated code could trip over, every prelude name shadowed, and fields named by keywords.
#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, missing_debug_implementations, unreachable_pub, rust_2018_idioms, unused)]
#![deny(future_incompatible, trivial_casts, unused_qualifications, single_use_lifetimes, unused_lifetimes)]
#![deny(clippy::all, clippy::pedantic)]

use shadowed::{AnyDoor, Build, Closed, Command, Door, Doors, Id, Knock, Level, Outcome, Reply, Type, Way};

mod shadows {
    #![allow(dead_code, non_camel_case_types, unreachable_pub)]
    macro_rules! types { ($($name:ident)*) => { $(pub(crate) struct $name;)* } }
    macro_rules! traits { ($($name:ident)*) => { $(pub(crate) trait $name {})* } }
    types! { Option Result Some None Ok Err Vec String Box str i64 bool usize u8 }
    traits! {
        Clone Copy Debug Default Display Drop Eq Extend Fn FnMut FnOnce From Hash Into IntoIterator Iterator Ord PartialEq
        PartialOrd Send Serialize Sized Sync ToOwned ToString
    }
}

/// A declaration among shadows.
pub mod shadowed {
    #[allow(unused_imports)]
    use crate::shadows::*;

    #[allow(dead_code)]
    mod core {}
    #[allow(dead_code)]
    mod alloc {}
    #[allow(dead_code)]
    mod std {}
    #[allow(dead_code)]
    mod selvedge {}
    #[allow(unused_macros)]
    macro_rules! matches { () => {}; }
    #[allow(unused_macros)]
    macro_rules! include_bytes { () => {}; }

    renamed::lifecycle! {
        /// A door.
        context house.door {
            newtype Id(String);
            newtype Level(Int);
            enum Way { In, Out }
            record Knock { way: Way, type: String?, gen: Bool, levels: List<Level> }

            entity Door {
                key id: Id;
                r#move: Int;
                level: Level;
                last: Knock?;
                at: Timestamp?;
                seen: Json?;
                states initial Closed, Open, final Broken;
                move open: Closed -> Open;
                move close: Open -> Closed;
                move smash: any -> Broken;
                move slam: Open -> Open;
            }

            error NoDoor { id: Id }
            error Stuck { id: Id, way: Way, note: String?, knock: Knock? }
            event Opened { id: Id, last: Knock?, level: Level }
            event Gone { id: Id }

            command Build(id: Id, level: Level) on Door[id] {
                built when absent => create, set { r#move = 0, level }, emit Gone;
                there otherwise   => keep;
            }
            command Type(id: Id, level: Level, way: Way, last: Knock, note: String?, at: Timestamp?, seen: Json?) on Door[id] {
                none    when absent => reject NoDoor;
                broken  when in {Broken} => reject Stuck { knock = self.last };
                late    when input.at is some && self.at is some && input.at < self.at => reject Stuck { knock = none };
                high    when self.level != input.level && input.level == 3 => reject NoDoor;
                open    when in {Closed} && (input.way == In || input.last.gen) => move open, set { last, at, seen }, emit Opened { last = self.last };
                slammed when in {Open} && self.last is some && self.last.way == Out => move slam, set { last }, clear { at }, emit Opened;
                closed  when in {Open} => move close;
                same    otherwise => keep;
            }
            command Wreck(id: Id) on Door[id] {
                none    when absent => reject NoDoor;
                gone    when in {Broken} => delete, emit Gone;
                fine    when in {Open} && self.level != 7 => keep;
                stuck   when in {Open} => reject NoDoor;
                wrecked otherwise => move smash;
            }

            view Doors of Door { rows all; order none; fresh read_your_writes; show all; }
            view OpenDoors of Door { rows when in {Open}; order none; fresh read_your_writes; show { id, state }; }
        }
    }
}

/// Several entities among shadows: with states of one name, which are those of the other entity, and of the prelude.
pub mod several {
    #[allow(unused_imports)]
    use crate::shadows::*;

    #[allow(dead_code)]
    mod core {}
    #[allow(dead_code)]
    mod std {}

    renamed::lifecycle! {
        /// Keys and locks.
        context house.r#type {
            enum State { Worn, New }
            newtype Level(Int in -3..=7);
            entity Key {
                key id: Int;
                state_of: State;
                fits: ref Lock?;
                level: Level;
                states initial Option, final Lock, Some;
                move absent_mindedly: Option -> Lock;
                move some: Option -> Some;
                move none: Some -> Option;
            }
            entity Lock {
                key id: String;
                by: Int?;
                states initial Option, Key;
                move shut: Option -> Key;
                move r#move: Key -> Option;
            }

            error Jammed { id: String, by: Int? }
            error Full { id: Int, level: Level }
            event Cut { id: Int, state_of: State }
            event Fitted { id: Int, by: Int? }

            /// Reads and changes other rows in every way there is.
            command Fit(id: Int, lock: ref Lock, level: Level) on Key[id] {
                full   when absent && count(k in Key) >= 9 => reject Full;
                high   when absent && sum(k.level for k in Key: k.fits is some && k in {Option, Some}) > 20 => reject Full;
                alike  when !unique(k.level for k in Key: k.fits is some && k.fits == input.lock) => reject Full { level = input.level };
                alone  when absent && Lock[input.lock] is none && all k in Key: k.level != input.level =>
                       create, set { state_of = New, level, fits = input.lock }, emit Cut { state_of = New }, also Lock[input.lock] { create, set { by = input.id } };
                spare  when absent => create, set { state_of = Worn, level }, emit Cut { state_of = Worn };
                gone   when self.fits is some && Lock[self.fits] in {Key} && in {Some} =>
                       delete, emit Fitted { by = Lock[self.fits].by }, also Lock[self.fits] { move r#move, clear { by } },
                       also each k in Key: k.id != self.id && k.level == self.level { delete };
                none   when in {Some} && some k in Key: some l in Lock: k.fits is some && k.fits == l.id && l in {Option} =>
                       move none, set { level }, emit Fitted { by = none }, also each l in Lock: l in {Option} && l.id != input.lock { move shut, set { by = self.id } };
                kept   otherwise => keep;
            }
            command MakeKey(id: Int, state_of: State, level: Level) on Key[id] {
                made  when absent                                => create, set { state_of, level }, emit Cut;
                lost  when in {Option} && input.state_of == Worn => move absent_mindedly;
                found when in {Option}                           => move some;
                back  when in {Some}                             => move none;
                there otherwise                                  => keep;
            }
            command Turn(id: String, by: Int?, again: Bool) on Lock[id] {
                hung   when absent && input.again => create, set { by };
                nobody when absent                => reject Jammed { by = none };
                jammed when in {Key} && input.by is some && self.by is some && input.by != self.by => reject Jammed { by = self.by };
                gone   when in {Key} && input.again => delete;
                opened when in {Key}                => move r#move, clear { by };
                shut   otherwise                    => move shut, set { by };
            }

            view Keys of Key { rows when in {Some} && count(l in Lock) > 0; order none; fresh read_your_writes; show all; }
            view Locks of Lock { rows all; order none; fresh read_your_writes; show all; }
        }
    }
}

/// One store for the rows of all entities.
#[must_use]
pub fn use_several(store: &several::TypeStore) -> (usize, Option<&several::LockRow>) {
    let (keys, locks) = (store.keys().count(), store.iter_lock().count());
    (keys + locks + store.len(), store.iter_lock().next())
}

/// A shut lock's fields.
#[must_use]
pub fn by(lock: &several::Lock<several::lock::Key>) -> (&str, Option<i64>) {
    (lock.id(), lock.by())
}

/// The generated API is whole: typed calls, dispatcher, views.
pub fn use_it(store: &mut Doors, id: &Id, knock: Knock) -> Option<Reply> {
    let reply = store.execute(Command::from(Build { id: id.clone(), level: Level::new(1) }));
    if reply.outcome != Outcome::BuildBuilt {
        return Some(reply);
    }
    let Some(AnyDoor::Closed(door)) = store.get_mut(id) else { return None };
    let opened = open(door.row().id(), knock);
    let _ = door.r#type(opened);
    let _: Option<AnyDoor> = store.remove(id);
    let open = store.open_doors().count();
    if open == 0 { None } else { Some(store.execute(Command::from(Build { id: id.clone(), level: Level::new(2) }))) }
}

fn open(id: &Id, last: Knock) -> Type {
    Type { id: id.clone(), level: Level::new(1), way: Way::In, last, note: None, at: None, seen: None }
}

/// A closed door's fields.
#[must_use]
pub fn read(door: &Door<Closed>) -> (&Id, i64, Option<&Knock>) {
    (door.id(), door.r#move(), door.last())
}

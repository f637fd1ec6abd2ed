//! Situations in which "holds" would be a lie, in one table: none may end so, under any engine, with one thread or two.

mod faulty;
mod situations;

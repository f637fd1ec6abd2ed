//! The checker under test: it must find every fault that is planted, and say "holds" only where that is proved.

mod cli;
mod cli_files;
mod declared;
mod doors;
mod expansions;
mod faults;
mod interrupt;
mod planted;
mod several;
mod slicing;
mod stores;
mod support;
mod symmetry;
mod systems;
mod two_phase;
mod verdicts;

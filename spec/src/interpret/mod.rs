//! The reference interpreter: what a declaration means, taken step by step.
//!
//! It is written from the meaning of the language alone. It shares no code with the expansion, and it reads neither
//! [`Command::answers`](crate::ir::Command::answers) nor [`Entity::facts`](crate::ir::Entity::facts): those are
//! conclusions of the static analysis, and the checker holds this interpreter against them.
//!
//! ```text
//! domain: bound -> commands        step: world, command, input -> outcome, row change, event, error
//! view:   world -> view rows       fold: row, event -> row        wire: JSON <-> rows, commands, replies
//! ```

mod also;
mod domain;
mod effect;
mod error;
mod eval;
mod fold;
mod range;
mod step;
mod value;
mod view;
pub mod wire;
mod world;

pub use domain::{CommandFactors, Factor, command_count, commands, factors, inputs};
pub use error::{EvalError, FoldError};
pub use eval::Scope;
pub use fold::{event_key, fold, fold_kept};
pub use step::{OtherChange, RowChange, StepResult, apply, step};
pub use value::{Input, Row, Value};
pub use view::view_rows;
pub use world::World;

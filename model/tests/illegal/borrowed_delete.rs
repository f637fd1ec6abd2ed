//! A row that a store still keeps cannot be deleted behind its back.

use selvedge_model::loom_agent::*;

fn main() {
    let mut store = LoomAgents::new();
    let name = ResourceName::new("web");
    let _ = store.execute(Command::from(ApplyLoomAgent { name: name.clone(), generation: 1 }));
    if let Some(AnyLoomAgent::Pending(agent)) = store.get_mut(&name) {
        let _ = agent.delete_loom_agent(DeleteLoomAgent { name });
    }
}

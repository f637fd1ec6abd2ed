//! Three entities: one that never moves, one without a view, and one whose name is that of a state of another.

selvedge::lifecycle! {
    /// Workers, their versions, and how these are rolled out.
    context fleet {
        newtype Name(String);
        enum Reason { Asked, Broken }

        entity Worker {
            key name: Name;
            owner: Name?;
            states initial final Active;
        }
        entity Version {
            key number: Int;
            reason: Reason?;
            states initial Building, Active, final Gone;
            move activate: Building -> Active;
            move retire: {Building, Active} -> Gone;
        }
        entity Rollout {
            key name: Name;
            #[allow(hidden_guard_field, reason = "a weight is nobody's business")]
            weight: Int;
            states initial Version, final Worker;
            move finish: Version -> Worker;
        }

        error Unknown { name: Name }
        error NoVersion { number: Int }
        event Hired { name: Name, owner: Name? }
        event HiredAlone { name: Name }
        event Fired { name: Name }
        event Built { number: Int }
        event Activated { number: Int }
        event Retired { number: Int, reason: Reason }
        event Started { name: Name, weight: Int }
        event Finished { name: Name }
        event Gone { name: Name }

        command Hire(name: Name, owner: Name?, why: Reason) on Worker[name] {
            hired when absent && input.owner is some && input.why == Asked => create, set { owner }, emit Hired;
            alone when absent => create, emit HiredAlone;
            fired otherwise   => delete, emit Fired;
        }
        command Build(number: Int) on Version[number] {
            built     when absent      => create, emit Built;
            activated when in Building => move activate, emit Activated;
            kept      otherwise        => keep;
        }
        command Retire(number: Int, reason: Reason) on Version[number] {
            unknown when absent  => reject NoVersion;
            gone    when in Gone => reject NoVersion;
            retired otherwise    => move retire, set { reason }, emit Retired;
        }
        command Roll(name: Name, weight: Int) on Rollout[name] {
            nothing  when absent && input.weight == 0      => reject Unknown;
            started  when absent                           => create, set { weight }, emit Started;
            unknown  when in Worker                        => reject Unknown;
            finished when self.weight == input.weight      => move finish, emit Finished;
            gone     when input.weight == 0                => delete, emit Gone;
            kept     otherwise                             => keep;
        }

        view Workers of Worker { rows all; order none; fresh read_your_writes; show all; }
        view Rollouts of Rollout { rows all; order none; fresh read_your_writes; show { name, state }; }

        bound small { Worker: 1; Version: 2; Rollout: 1; owner: {none, "ann"}; weight: {0, 1, 2}; }

        reach every outcome, every move, every state;
    }
}

/// The text of this file.
pub const SOURCE: &str = include_str!("fleet.rs");

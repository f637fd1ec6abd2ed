//! A pump, small enough that every library of state machines can say it: five moves in a ring, one of them guarded, with two
//! numbers as data.

selvedge::lifecycle! {
    /// A pump.
    context plant.pump {
        newtype Id(Int);

        entity Pump {
            key id: Id;
            generation: Int;
            level: Int?;
            states initial Idle, Running, Degraded, Done;
            move start: Idle -> Running;
            move degrade: Running -> Degraded;
            move recover: Degraded -> Running;
            move finish: Running -> Done;
            move reset: Done -> Idle;
        }

        error NoPump { id: Id }
        error Stale { id: Id }
        error NotNow { id: Id }
        event Built { id: Id }
        event Started { id: Id, generation: Int }
        event Sagged { id: Id, level: Int }
        event Recovered { id: Id, level: Int }
        event Finished { id: Id }
        event WasReset { id: Id }

        command Build(id: Id) on Pump[id] {
            built when absent => create, set { generation = 0 }, emit Built;
            there otherwise   => keep;
        }
        command Start(id: Id, generation: Int) on Pump[id] {
            unknown when absent => reject NoPump;
            stale   when in {Idle} && input.generation <= self.generation => reject Stale;
            started when in {Idle} => move start, set { generation }, emit Started;
            not_now otherwise => reject NotNow;
        }
        command Degrade(id: Id, level: Int) on Pump[id] {
            unknown  when absent => reject NoPump;
            degraded when in {Running} => move degrade, set { level }, emit Sagged;
            not_now  otherwise => reject NotNow;
        }
        command Recover(id: Id, level: Int) on Pump[id] {
            unknown   when absent => reject NoPump;
            recovered when in {Degraded} => move recover, set { level }, emit Recovered;
            not_now   otherwise => reject NotNow;
        }
        command Finish(id: Id) on Pump[id] {
            unknown  when absent => reject NoPump;
            finished when in {Running} => move finish, emit Finished;
            not_now  otherwise => reject NotNow;
        }
        command Reset(id: Id) on Pump[id] {
            unknown when absent => reject NoPump;
            reset   when in {Done} => move reset, clear { level }, emit WasReset;
            not_now otherwise => reject NotNow;
        }

        view Pumps of Pump { rows all; order none; fresh read_your_writes; show all; }
    }
}

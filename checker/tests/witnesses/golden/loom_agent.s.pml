/*
 * loom.resource @ v1alpha1 within the bound s: 25 commands.
 *
 * Written by `selvedge export`; change the declaration instead.
 *
 * A row is flat: every single value of a record is a column, 0 is what is absent, and a row whose state
 * is 0 is not there; all its other columns are 0 then. Values of one type count from 1 in their order.
 * Events and errors are told and not stored, so they are left out.
 *
 * One process rests at the head of its loop between steps, and each step is one `d_step`, so that there is one
 * state for each world: "states, stored" of `pan` is the number of worlds, the first and empty one among them.
 * The rules over worlds are asserted in a step of their own, which leads from each world to itself.
 *
 *   spin -a FILE && cc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m1000000
 *
 * Rules that are not claimed here:
 *   checked: speaks of runs, and only worlds and steps are exported
 *   every_outcome: seeks a path; nothing is broken where there is none
 *   every_move: seeks a path; nothing is broken where there is none
 *   every_state: seeks a path; nothing is broken where there is none
 *   crossed_generation: not decided within this bound
 *   check_of_the_deleted: not decided within this bound
 *   deployment_of_a_command: seeks a path; nothing is broken where there is none
 *   job_of_a_server: seeks a path; nothing is broken where there is none
 *   run_and_last_run: seeks a path; nothing is broken where there is none
 *   run_and_deployment: seeks a path; nothing is broken where there is none
 *   completed_without_exit_code: seeks a path; nothing is broken where there is none
 *   failed_with_exit_code_0: seeks a path; nothing is broken where there is none
 *   end_while_degraded: seeks a path; nothing is broken where there is none
 *   last_run_goes_back: not decided within this bound
 *   contradicting_end: seeks a path; nothing is broken where there is none
 */

#define Int_0 1 /* 0 */
#define Int_1 2 /* 1 */
#define Int_2 3 /* 2 */
#define Text_1 1 /* "a" */
#define Text_2 2 /* "m" */
#define AgentVariant_AgentServe 1 /* AgentServe */
#define AgentVariant_Command 2 /* Command */
#define DeploymentAvailability_Available 1 /* Available */
#define DeploymentAvailability_Unavailable 2 /* Unavailable */
#define RunPhase_Active 1 /* Active */
#define RunPhase_Succeeded 2 /* Succeeded */
#define RunPhase_Failed 3 /* Failed */
#define LoomAgent_Pending 1 /* LoomAgent rests in Pending */
#define LoomAgent_Running 2 /* LoomAgent rests in Running */
#define LoomAgent_Refused 3 /* LoomAgent rests in Refused */
#define LoomAgent_Degraded 4 /* LoomAgent rests in Degraded */
#define LoomAgent_Completed 5 /* LoomAgent rests in Completed */
#define LoomAgent_Failed 6 /* LoomAgent rests in Failed */

typedef LoomAgent_row {
    byte state; /* the state, to 6 */
    byte observed_generation; /* observed_generation, to 3 */
    byte check; /* check, to 1 */
    byte check_exit_code; /* check.exit_code, to 3 */
    byte check_message; /* check.message, to 2 */
    byte deployment; /* deployment, to 1 */
    byte deployment_availability; /* deployment.availability, to 2 */
    byte variant; /* variant, to 2 */
    byte run_; /* run, to 1 */
    byte run_exit_code; /* run.exit_code, to 3 */
    byte last_run; /* last_run, to 1 */
    byte last_run_phase; /* last_run.phase, to 3 */
    byte last_run_exit_code; /* last_run.exit_code, to 3 */
};
LoomAgent_row LoomAgent[1];

inline ApplyLoomAgent(row, in_generation) {
    if
    :: (LoomAgent[row].state == 0) -> LoomAgent[row].state = LoomAgent_Pending; LoomAgent[row].observed_generation = in_generation /* created: create */
    :: else ->
    if
    :: (LoomAgent[row].observed_generation > in_generation) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* stale: reject StaleGeneration */
    :: else ->
    if
    :: (LoomAgent[row].observed_generation == in_generation) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* unchanged: keep */
    :: else ->
    assert(LoomAgent[row].state == 0 || LoomAgent[row].observed_generation <= in_generation) /* only_growing */; LoomAgent[row].state = LoomAgent_Pending; LoomAgent[row].observed_generation = in_generation; LoomAgent[row].check = 0; LoomAgent[row].check_exit_code = 0; LoomAgent[row].check_message = 0; LoomAgent[row].deployment = 0; LoomAgent[row].deployment_availability = 0; LoomAgent[row].variant = 0; LoomAgent[row].run_ = 0; LoomAgent[row].run_exit_code = 0; LoomAgent[row].last_run = 0; LoomAgent[row].last_run_phase = 0; LoomAgent[row].last_run_exit_code = 0 /* respecified: move respecify */
    fi fi fi
}

inline DeleteLoomAgent(row) {
    if
    :: (LoomAgent[row].state == 0) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* unknown: reject LoomAgentNotFound */
    :: else ->
    LoomAgent[row].state = 0; LoomAgent[row].observed_generation = 0; LoomAgent[row].check = 0; LoomAgent[row].check_exit_code = 0; LoomAgent[row].check_message = 0; LoomAgent[row].deployment = 0; LoomAgent[row].deployment_availability = 0; LoomAgent[row].variant = 0; LoomAgent[row].run_ = 0; LoomAgent[row].run_exit_code = 0; LoomAgent[row].last_run = 0; LoomAgent[row].last_run_phase = 0; LoomAgent[row].last_run_exit_code = 0 /* deleted: delete */
    fi
}

inline RecordCheck(row, in_generation, in_exit_code, in_message, in_variant) {
    if
    :: (LoomAgent[row].state == 0) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* unknown: reject LoomAgentNotFound */
    :: else ->
    if
    :: (LoomAgent[row].observed_generation != in_generation) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* stale: reject StaleGeneration */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running || LoomAgent[row].state == LoomAgent_Refused || LoomAgent[row].state == LoomAgent_Degraded || LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* out-of-order: reject LoomAgentStateConflict */
    :: else ->
    if
    :: (in_exit_code == Int_0) -> LoomAgent[row].state = LoomAgent_Running; LoomAgent[row].check = 1; LoomAgent[row].check_exit_code = in_exit_code; LoomAgent[row].check_message = in_message; LoomAgent[row].variant = in_variant /* running: move run */
    :: else ->
    LoomAgent[row].state = LoomAgent_Refused; LoomAgent[row].check = 1; LoomAgent[row].check_exit_code = in_exit_code; LoomAgent[row].check_message = in_message; LoomAgent[row].variant = in_variant /* refused: move refuse */
    fi fi fi fi
}

inline ObserveDeployment(row, in_availability) {
    if
    :: (LoomAgent[row].state == 0) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* unknown: reject LoomAgentNotFound */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running && in_availability == DeploymentAvailability_Unavailable) -> LoomAgent[row].state = LoomAgent_Degraded; LoomAgent[row].deployment = 1; LoomAgent[row].deployment_availability = in_availability /* degraded: move degrade */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running) -> LoomAgent[row].state = LoomAgent_Running; LoomAgent[row].deployment = 1; LoomAgent[row].deployment_availability = in_availability /* still-running: move observe_running */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Degraded && in_availability == DeploymentAvailability_Available) -> LoomAgent[row].state = LoomAgent_Running; LoomAgent[row].deployment = 1; LoomAgent[row].deployment_availability = in_availability /* recovered: move recover */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Degraded) -> LoomAgent[row].state = LoomAgent_Degraded; LoomAgent[row].deployment = 1; LoomAgent[row].deployment_availability = in_availability /* still-degraded: move observe_degraded */
    :: else ->
    assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* no-deployment: reject LoomAgentStateConflict */
    fi fi fi fi fi
}

inline ObserveRun(row, in_phase, in_exit_code) {
    if
    :: (LoomAgent[row].state == 0) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* unknown: reject LoomAgentNotFound */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running && in_phase == RunPhase_Active) -> LoomAgent[row].state = LoomAgent_Running /* still-active: move observe_running */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running && in_phase == RunPhase_Succeeded) -> LoomAgent[row].state = LoomAgent_Completed; LoomAgent[row].run_ = 1; LoomAgent[row].run_exit_code = in_exit_code /* completed: move complete */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running && in_phase == RunPhase_Failed) -> LoomAgent[row].state = LoomAgent_Failed; LoomAgent[row].run_ = 1; LoomAgent[row].run_exit_code = in_exit_code /* failed: move fail */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* finished: keep */
    :: else ->
    assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* no-run: reject LoomAgentStateConflict */
    fi fi fi fi fi
}

inline ObserveScheduledRun(row, in_phase, in_exit_code) {
    if
    :: (LoomAgent[row].state == 0) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* unknown: reject LoomAgentNotFound */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running && in_phase == RunPhase_Succeeded) -> LoomAgent[row].state = LoomAgent_Running; LoomAgent[row].last_run = 1; LoomAgent[row].last_run_phase = in_phase; LoomAgent[row].last_run_exit_code = in_exit_code /* last-run-succeeded: move observe_running */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running && in_phase == RunPhase_Failed) -> LoomAgent[row].state = LoomAgent_Running; LoomAgent[row].last_run = 1; LoomAgent[row].last_run_phase = in_phase; LoomAgent[row].last_run_exit_code = in_exit_code /* last-run-failed: move observe_running */
    :: else ->
    if
    :: (LoomAgent[row].state == LoomAgent_Running) -> assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* run-active: keep */
    :: else ->
    assert(LoomAgent[row].state == 0 || !((LoomAgent[row].state == LoomAgent_Completed || LoomAgent[row].state == LoomAgent_Failed) && LoomAgent[row].run_ == 0)) /* second_ending */ /* not-running: reject LoomAgentStateConflict */
    fi fi fi fi
}

inline rules() {
    assert((LoomAgent[0].state == 0 || !(LoomAgent[0].check != 0 && LoomAgent[0].check_exit_code != Int_0) || LoomAgent[0].state == LoomAgent_Refused)) /* failed_check_refuses */;
    assert(!((LoomAgent[0].state != 0 && (LoomAgent[0].state == LoomAgent_Running || LoomAgent[0].state == LoomAgent_Degraded || LoomAgent[0].state == LoomAgent_Completed || LoomAgent[0].state == LoomAgent_Failed) && LoomAgent[0].check == 0))) /* unchecked_run */;
}

active proctype world() {
    do
    :: d_step { rules() }
    :: d_step { ApplyLoomAgent(0, Int_1) }
    :: d_step { ApplyLoomAgent(0, Int_2) }
    :: d_step { DeleteLoomAgent(0) }
    :: d_step { RecordCheck(0, Int_1, Int_0, Text_2, AgentVariant_AgentServe) }
    :: d_step { RecordCheck(0, Int_1, Int_0, Text_2, AgentVariant_Command) }
    :: d_step { RecordCheck(0, Int_1, Int_1, Text_2, AgentVariant_AgentServe) }
    :: d_step { RecordCheck(0, Int_1, Int_1, Text_2, AgentVariant_Command) }
    :: d_step { RecordCheck(0, Int_2, Int_0, Text_2, AgentVariant_AgentServe) }
    :: d_step { RecordCheck(0, Int_2, Int_0, Text_2, AgentVariant_Command) }
    :: d_step { RecordCheck(0, Int_2, Int_1, Text_2, AgentVariant_AgentServe) }
    :: d_step { RecordCheck(0, Int_2, Int_1, Text_2, AgentVariant_Command) }
    :: d_step { ObserveDeployment(0, DeploymentAvailability_Available) }
    :: d_step { ObserveDeployment(0, DeploymentAvailability_Unavailable) }
    :: d_step { ObserveRun(0, RunPhase_Active, 0) }
    :: d_step { ObserveRun(0, RunPhase_Active, Int_0) }
    :: d_step { ObserveRun(0, RunPhase_Succeeded, 0) }
    :: d_step { ObserveRun(0, RunPhase_Succeeded, Int_0) }
    :: d_step { ObserveRun(0, RunPhase_Failed, 0) }
    :: d_step { ObserveRun(0, RunPhase_Failed, Int_0) }
    :: d_step { ObserveScheduledRun(0, RunPhase_Active, 0) }
    :: d_step { ObserveScheduledRun(0, RunPhase_Active, Int_0) }
    :: d_step { ObserveScheduledRun(0, RunPhase_Succeeded, 0) }
    :: d_step { ObserveScheduledRun(0, RunPhase_Succeeded, Int_0) }
    :: d_step { ObserveScheduledRun(0, RunPhase_Failed, 0) }
    :: d_step { ObserveScheduledRun(0, RunPhase_Failed, Int_0) }
    od
}

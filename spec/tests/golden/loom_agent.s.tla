---- MODULE loom_resource_s ----
\* loom.resource @ v1alpha1 within the bound s: 25 commands.
\*
\* Written by `selvedge export`; change the declaration instead.
\*
\* A row is flat: every single value of a record is a column, 0 is what is absent, and a row whose state
\* is 0 is not there; all its other columns are 0 then. Values of one type count from 1 in their order.
\* Events and errors are told and not stored, so they are left out.
\*
\* There is one state for each world, the first and empty one among them: the "distinct states found" of TLC are the
\* worlds. Each command with each input is one step, and what changes nothing is a step as well.
\*
\*   java -cp tla2tools.jar tlc2.TLC -config MODULE.cfg MODULE.tla
\*
\* The configuration stands behind the end of the module.
\*
\* Rules that are not claimed here:
\*   checked: speaks of runs, and only worlds and steps are exported
\*   every_outcome: seeks a path; nothing is broken where there is none
\*   every_move: seeks a path; nothing is broken where there is none
\*   every_state: seeks a path; nothing is broken where there is none
\*   crossed_generation: not decided within this bound
\*   check_of_the_deleted: not decided within this bound
\*   deployment_of_a_command: seeks a path; nothing is broken where there is none
\*   job_of_a_server: seeks a path; nothing is broken where there is none
\*   run_and_last_run: seeks a path; nothing is broken where there is none
\*   run_and_deployment: seeks a path; nothing is broken where there is none
\*   completed_without_exit_code: seeks a path; nothing is broken where there is none
\*   failed_with_exit_code_0: seeks a path; nothing is broken where there is none
\*   end_while_degraded: seeks a path; nothing is broken where there is none
\*   last_run_goes_back: not decided within this bound
\*   contradicting_end: seeks a path; nothing is broken where there is none
EXTENDS Integers, TLC

Int_0 == 1 \* 0
Int_1 == 2 \* 1
Int_2 == 3 \* 2
Text_1 == 1 \* "a"
Text_2 == 2 \* "m"
AgentVariant_AgentServe == 1 \* AgentServe
AgentVariant_Command == 2 \* Command
DeploymentAvailability_Available == 1 \* Available
DeploymentAvailability_Unavailable == 2 \* Unavailable
RunPhase_Active == 1 \* Active
RunPhase_Succeeded == 2 \* Succeeded
RunPhase_Failed == 3 \* Failed
LoomAgent_Pending == 1 \* LoomAgent rests in Pending
LoomAgent_Running == 2 \* LoomAgent rests in Running
LoomAgent_Refused == 3 \* LoomAgent rests in Refused
LoomAgent_Degraded == 4 \* LoomAgent rests in Degraded
LoomAgent_Completed == 5 \* LoomAgent rests in Completed
LoomAgent_Failed == 6 \* LoomAgent rests in Failed

VARIABLES LoomAgent
vars == <<LoomAgent>>

LoomAgent_key == 0..0
LoomAgent_row == [state: 0..6, observed_generation: 0..3, check: 0..1, check_exit_code: 0..3, check_message: 0..2, deployment: 0..1, deployment_availability: 0..2, variant: 0..2, run: 0..1, run_exit_code: 0..3, last_run: 0..1, last_run_phase: 0..3, last_run_exit_code: 0..3]
LoomAgent_none == [state |-> 0, observed_generation |-> 0, check |-> 0, check_exit_code |-> 0, check_message |-> 0, deployment |-> 0, deployment_availability |-> 0, variant |-> 0, run |-> 0, run_exit_code |-> 0, last_run |-> 0, last_run_phase |-> 0, last_run_exit_code |-> 0]

Types ==
  /\ LoomAgent \in [LoomAgent_key -> LoomAgent_row]

Init ==
  /\ LoomAgent = [row \in LoomAgent_key |-> LoomAgent_none]

ApplyLoomAgent(row, in_generation) ==
  IF LoomAgent[row].state = 0 THEN \* created: create
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Pending, ![row].observed_generation = in_generation]
  ELSE IF LoomAgent[row].observed_generation > in_generation THEN \* stale: reject StaleGeneration
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE IF LoomAgent[row].observed_generation = in_generation THEN \* unchanged: keep
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE \* respecified: move respecify
    /\ Assert(LoomAgent[row].state = 0 \/ LoomAgent[row].observed_generation =< in_generation, "only_growing")
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Pending, ![row].observed_generation = in_generation, ![row].check = 0, ![row].check_exit_code = 0, ![row].check_message = 0, ![row].deployment = 0, ![row].deployment_availability = 0, ![row].variant = 0, ![row].run = 0, ![row].run_exit_code = 0, ![row].last_run = 0, ![row].last_run_phase = 0, ![row].last_run_exit_code = 0]

DeleteLoomAgent(row) ==
  IF LoomAgent[row].state = 0 THEN \* unknown: reject LoomAgentNotFound
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE \* deleted: delete
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = 0, ![row].observed_generation = 0, ![row].check = 0, ![row].check_exit_code = 0, ![row].check_message = 0, ![row].deployment = 0, ![row].deployment_availability = 0, ![row].variant = 0, ![row].run = 0, ![row].run_exit_code = 0, ![row].last_run = 0, ![row].last_run_phase = 0, ![row].last_run_exit_code = 0]

RecordCheck(row, in_generation, in_exit_code, in_message, in_variant) ==
  IF LoomAgent[row].state = 0 THEN \* unknown: reject LoomAgentNotFound
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE IF LoomAgent[row].observed_generation # in_generation THEN \* stale: reject StaleGeneration
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE IF LoomAgent[row].state = LoomAgent_Running \/ LoomAgent[row].state = LoomAgent_Refused \/ LoomAgent[row].state = LoomAgent_Degraded \/ LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed THEN \* out-of-order: reject LoomAgentStateConflict
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE IF in_exit_code = Int_0 THEN \* running: move run
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Running, ![row].check = 1, ![row].check_exit_code = in_exit_code, ![row].check_message = in_message, ![row].variant = in_variant]
  ELSE \* refused: move refuse
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Refused, ![row].check = 1, ![row].check_exit_code = in_exit_code, ![row].check_message = in_message, ![row].variant = in_variant]

ObserveDeployment(row, in_availability) ==
  IF LoomAgent[row].state = 0 THEN \* unknown: reject LoomAgentNotFound
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE IF LoomAgent[row].state = LoomAgent_Running /\ in_availability = DeploymentAvailability_Unavailable THEN \* degraded: move degrade
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Degraded, ![row].deployment = 1, ![row].deployment_availability = in_availability]
  ELSE IF LoomAgent[row].state = LoomAgent_Running THEN \* still-running: move observe_running
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Running, ![row].deployment = 1, ![row].deployment_availability = in_availability]
  ELSE IF LoomAgent[row].state = LoomAgent_Degraded /\ in_availability = DeploymentAvailability_Available THEN \* recovered: move recover
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Running, ![row].deployment = 1, ![row].deployment_availability = in_availability]
  ELSE IF LoomAgent[row].state = LoomAgent_Degraded THEN \* still-degraded: move observe_degraded
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Degraded, ![row].deployment = 1, ![row].deployment_availability = in_availability]
  ELSE \* no-deployment: reject LoomAgentStateConflict
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars

ObserveRun(row, in_phase, in_exit_code) ==
  IF LoomAgent[row].state = 0 THEN \* unknown: reject LoomAgentNotFound
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE IF LoomAgent[row].state = LoomAgent_Running /\ in_phase = RunPhase_Active THEN \* still-active: move observe_running
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Running]
  ELSE IF LoomAgent[row].state = LoomAgent_Running /\ in_phase = RunPhase_Succeeded THEN \* completed: move complete
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Completed, ![row].run = 1, ![row].run_exit_code = in_exit_code]
  ELSE IF LoomAgent[row].state = LoomAgent_Running /\ in_phase = RunPhase_Failed THEN \* failed: move fail
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Failed, ![row].run = 1, ![row].run_exit_code = in_exit_code]
  ELSE IF LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed THEN \* finished: keep
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE \* no-run: reject LoomAgentStateConflict
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars

ObserveScheduledRun(row, in_phase, in_exit_code) ==
  IF LoomAgent[row].state = 0 THEN \* unknown: reject LoomAgentNotFound
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE IF LoomAgent[row].state = LoomAgent_Running /\ in_phase = RunPhase_Succeeded THEN \* last-run-succeeded: move observe_running
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Running, ![row].last_run = 1, ![row].last_run_phase = in_phase, ![row].last_run_exit_code = in_exit_code]
  ELSE IF LoomAgent[row].state = LoomAgent_Running /\ in_phase = RunPhase_Failed THEN \* last-run-failed: move observe_running
    /\ LoomAgent' = [LoomAgent EXCEPT ![row].state = LoomAgent_Running, ![row].last_run = 1, ![row].last_run_phase = in_phase, ![row].last_run_exit_code = in_exit_code]
  ELSE IF LoomAgent[row].state = LoomAgent_Running THEN \* run-active: keep
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars
  ELSE \* not-running: reject LoomAgentStateConflict
    /\ Assert(LoomAgent[row].state = 0 \/ ~((LoomAgent[row].state = LoomAgent_Completed \/ LoomAgent[row].state = LoomAgent_Failed) /\ LoomAgent[row].run = 0), "second_ending")
    /\ UNCHANGED vars

Next ==
  \/ \E row \in LoomAgent_key, in_generation \in {Int_1, Int_2}: ApplyLoomAgent(row, in_generation)
  \/ \E row \in LoomAgent_key: DeleteLoomAgent(row)
  \/ \E row \in LoomAgent_key, in_generation \in {Int_1, Int_2}, in_exit_code \in {Int_0, Int_1}, in_message \in {Text_2}, in_variant \in {AgentVariant_AgentServe, AgentVariant_Command}: RecordCheck(row, in_generation, in_exit_code, in_message, in_variant)
  \/ \E row \in LoomAgent_key, in_availability \in {DeploymentAvailability_Available, DeploymentAvailability_Unavailable}: ObserveDeployment(row, in_availability)
  \/ \E row \in LoomAgent_key, in_phase \in {RunPhase_Active, RunPhase_Succeeded, RunPhase_Failed}, in_exit_code \in {0, Int_0}: ObserveRun(row, in_phase, in_exit_code)
  \/ \E row \in LoomAgent_key, in_phase \in {RunPhase_Active, RunPhase_Succeeded, RunPhase_Failed}, in_exit_code \in {0, Int_0}: ObserveScheduledRun(row, in_phase, in_exit_code)

Spec == Init /\ [][Next]_vars

rule_failed_check_refuses == (\A other_0 \in LoomAgent_key: LoomAgent[other_0].state = 0 \/ ~(LoomAgent[other_0].check # 0 /\ LoomAgent[other_0].check_exit_code # Int_0) \/ LoomAgent[other_0].state = LoomAgent_Refused)

rule_unchecked_run == ~((\E other_0 \in LoomAgent_key: LoomAgent[other_0].state # 0 /\ (LoomAgent[other_0].state = LoomAgent_Running \/ LoomAgent[other_0].state = LoomAgent_Degraded \/ LoomAgent[other_0].state = LoomAgent_Completed \/ LoomAgent[other_0].state = LoomAgent_Failed) /\ LoomAgent[other_0].check = 0))
====

loom_resource_s.cfg:

SPECIFICATION Spec
CHECK_DEADLOCK FALSE
INVARIANTS Types rule_failed_check_refuses rule_unchecked_run

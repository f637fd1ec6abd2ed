-- loom.resource @ v1alpha1 within the bound s: 25 commands.
--
-- Written by `selvedge export`; change the declaration instead.
--
-- A row is flat: every single value of a record is a column, 0 is what is absent, and a row whose state
-- is 0 is not there; all its other columns are 0 then. Values of one type count from 1 in their order.
-- Events and errors are told and not stored, so they are left out.
--
-- There is one state for each world, the first and empty one among them, and each command with each input is one
-- rule that is always enabled: the states that are found are the worlds, and the rules fired the steps.
--
--   rumur --deadlock-detection off -o pan.c FILE && cc -O3 -march=native -o pan pan.c -lpthread && ./pan
--
-- Rules that are not claimed here:
--   checked: speaks of runs, and only worlds and steps are exported
--   every_outcome: seeks a path; nothing is broken where there is none
--   every_move: seeks a path; nothing is broken where there is none
--   every_state: seeks a path; nothing is broken where there is none
--   crossed_generation: not decided within this bound
--   check_of_the_deleted: not decided within this bound
--   deployment_of_a_command: seeks a path; nothing is broken where there is none
--   job_of_a_server: seeks a path; nothing is broken where there is none
--   run_and_last_run: seeks a path; nothing is broken where there is none
--   run_and_deployment: seeks a path; nothing is broken where there is none
--   completed_without_exit_code: seeks a path; nothing is broken where there is none
--   failed_with_exit_code_0: seeks a path; nothing is broken where there is none
--   end_while_degraded: seeks a path; nothing is broken where there is none
--   last_run_goes_back: not decided within this bound
--   contradicting_end: seeks a path; nothing is broken where there is none

const
  Int_0: 1; -- 0
  Int_1: 2; -- 1
  Int_2: 3; -- 2
  Text_1: 1; -- "a"
  Text_2: 2; -- "m"
  AgentVariant_AgentServe: 1; -- AgentServe
  AgentVariant_Command: 2; -- Command
  DeploymentAvailability_Available: 1; -- Available
  DeploymentAvailability_Unavailable: 2; -- Unavailable
  RunPhase_Active: 1; -- Active
  RunPhase_Succeeded: 2; -- Succeeded
  RunPhase_Failed: 3; -- Failed
  LoomAgent_Pending: 1; -- LoomAgent rests in Pending
  LoomAgent_Running: 2; -- LoomAgent rests in Running
  LoomAgent_Refused: 3; -- LoomAgent rests in Refused
  LoomAgent_Degraded: 4; -- LoomAgent rests in Degraded
  LoomAgent_Completed: 5; -- LoomAgent rests in Completed
  LoomAgent_Failed: 6; -- LoomAgent rests in Failed

type
  LoomAgent_key: 0..0;
  LoomAgent_row: record
    state: 0..6; -- the state
    observed_generation: 0..3; -- observed_generation
    check: 0..1; -- check
    check_exit_code: 0..3; -- check.exit_code
    check_message: 0..2; -- check.message
    deployment: 0..1; -- deployment
    deployment_availability: 0..2; -- deployment.availability
    variant: 0..2; -- variant
    run: 0..1; -- run
    run_exit_code: 0..3; -- run.exit_code
    last_run: 0..1; -- last_run
    last_run_phase: 0..3; -- last_run.phase
    last_run_exit_code: 0..3; -- last_run.exit_code
  end;
  LoomAgent_rows: array [LoomAgent_key] of LoomAgent_row;

var
  LoomAgent: LoomAgent_rows;

procedure ApplyLoomAgent(row: LoomAgent_key; in_generation: 0..3);
begin
  if LoomAgent[row].state = 0 then -- created: create
    LoomAgent[row].state := LoomAgent_Pending;
    LoomAgent[row].observed_generation := in_generation;
  elsif LoomAgent[row].observed_generation > in_generation then -- stale: reject StaleGeneration
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  elsif LoomAgent[row].observed_generation = in_generation then -- unchanged: keep
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  else -- respecified: move respecify
    assert LoomAgent[row].state = 0 | LoomAgent[row].observed_generation <= in_generation "only_growing";
    LoomAgent[row].state := LoomAgent_Pending;
    LoomAgent[row].observed_generation := in_generation;
    LoomAgent[row].check := 0;
    LoomAgent[row].check_exit_code := 0;
    LoomAgent[row].check_message := 0;
    LoomAgent[row].deployment := 0;
    LoomAgent[row].deployment_availability := 0;
    LoomAgent[row].variant := 0;
    LoomAgent[row].run := 0;
    LoomAgent[row].run_exit_code := 0;
    LoomAgent[row].last_run := 0;
    LoomAgent[row].last_run_phase := 0;
    LoomAgent[row].last_run_exit_code := 0;
  end;
end;

procedure DeleteLoomAgent(row: LoomAgent_key);
begin
  if LoomAgent[row].state = 0 then -- unknown: reject LoomAgentNotFound
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  else -- deleted: delete
    LoomAgent[row].state := 0;
    LoomAgent[row].observed_generation := 0;
    LoomAgent[row].check := 0;
    LoomAgent[row].check_exit_code := 0;
    LoomAgent[row].check_message := 0;
    LoomAgent[row].deployment := 0;
    LoomAgent[row].deployment_availability := 0;
    LoomAgent[row].variant := 0;
    LoomAgent[row].run := 0;
    LoomAgent[row].run_exit_code := 0;
    LoomAgent[row].last_run := 0;
    LoomAgent[row].last_run_phase := 0;
    LoomAgent[row].last_run_exit_code := 0;
  end;
end;

procedure RecordCheck(row: LoomAgent_key; in_generation: 0..3; in_exit_code: 0..3; in_message: 0..2; in_variant: 0..2);
begin
  if LoomAgent[row].state = 0 then -- unknown: reject LoomAgentNotFound
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  elsif LoomAgent[row].observed_generation != in_generation then -- stale: reject StaleGeneration
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  elsif LoomAgent[row].state = LoomAgent_Running | LoomAgent[row].state = LoomAgent_Refused | LoomAgent[row].state = LoomAgent_Degraded | LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed then -- out-of-order: reject LoomAgentStateConflict
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  elsif in_exit_code = Int_0 then -- running: move run
    LoomAgent[row].state := LoomAgent_Running;
    LoomAgent[row].check := 1;
    LoomAgent[row].check_exit_code := in_exit_code;
    LoomAgent[row].check_message := in_message;
    LoomAgent[row].variant := in_variant;
  else -- refused: move refuse
    LoomAgent[row].state := LoomAgent_Refused;
    LoomAgent[row].check := 1;
    LoomAgent[row].check_exit_code := in_exit_code;
    LoomAgent[row].check_message := in_message;
    LoomAgent[row].variant := in_variant;
  end;
end;

procedure ObserveDeployment(row: LoomAgent_key; in_availability: 0..2);
begin
  if LoomAgent[row].state = 0 then -- unknown: reject LoomAgentNotFound
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  elsif LoomAgent[row].state = LoomAgent_Running & in_availability = DeploymentAvailability_Unavailable then -- degraded: move degrade
    LoomAgent[row].state := LoomAgent_Degraded;
    LoomAgent[row].deployment := 1;
    LoomAgent[row].deployment_availability := in_availability;
  elsif LoomAgent[row].state = LoomAgent_Running then -- still-running: move observe_running
    LoomAgent[row].state := LoomAgent_Running;
    LoomAgent[row].deployment := 1;
    LoomAgent[row].deployment_availability := in_availability;
  elsif LoomAgent[row].state = LoomAgent_Degraded & in_availability = DeploymentAvailability_Available then -- recovered: move recover
    LoomAgent[row].state := LoomAgent_Running;
    LoomAgent[row].deployment := 1;
    LoomAgent[row].deployment_availability := in_availability;
  elsif LoomAgent[row].state = LoomAgent_Degraded then -- still-degraded: move observe_degraded
    LoomAgent[row].state := LoomAgent_Degraded;
    LoomAgent[row].deployment := 1;
    LoomAgent[row].deployment_availability := in_availability;
  else -- no-deployment: reject LoomAgentStateConflict
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  end;
end;

procedure ObserveRun(row: LoomAgent_key; in_phase: 0..3; in_exit_code: 0..3);
begin
  if LoomAgent[row].state = 0 then -- unknown: reject LoomAgentNotFound
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  elsif LoomAgent[row].state = LoomAgent_Running & in_phase = RunPhase_Active then -- still-active: move observe_running
    LoomAgent[row].state := LoomAgent_Running;
  elsif LoomAgent[row].state = LoomAgent_Running & in_phase = RunPhase_Succeeded then -- completed: move complete
    LoomAgent[row].state := LoomAgent_Completed;
    LoomAgent[row].run := 1;
    LoomAgent[row].run_exit_code := in_exit_code;
  elsif LoomAgent[row].state = LoomAgent_Running & in_phase = RunPhase_Failed then -- failed: move fail
    LoomAgent[row].state := LoomAgent_Failed;
    LoomAgent[row].run := 1;
    LoomAgent[row].run_exit_code := in_exit_code;
  elsif LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed then -- finished: keep
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  else -- no-run: reject LoomAgentStateConflict
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  end;
end;

procedure ObserveScheduledRun(row: LoomAgent_key; in_phase: 0..3; in_exit_code: 0..3);
begin
  if LoomAgent[row].state = 0 then -- unknown: reject LoomAgentNotFound
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  elsif LoomAgent[row].state = LoomAgent_Running & in_phase = RunPhase_Succeeded then -- last-run-succeeded: move observe_running
    LoomAgent[row].state := LoomAgent_Running;
    LoomAgent[row].last_run := 1;
    LoomAgent[row].last_run_phase := in_phase;
    LoomAgent[row].last_run_exit_code := in_exit_code;
  elsif LoomAgent[row].state = LoomAgent_Running & in_phase = RunPhase_Failed then -- last-run-failed: move observe_running
    LoomAgent[row].state := LoomAgent_Running;
    LoomAgent[row].last_run := 1;
    LoomAgent[row].last_run_phase := in_phase;
    LoomAgent[row].last_run_exit_code := in_exit_code;
  elsif LoomAgent[row].state = LoomAgent_Running then -- run-active: keep
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  else -- not-running: reject LoomAgentStateConflict
    assert LoomAgent[row].state = 0 | !((LoomAgent[row].state = LoomAgent_Completed | LoomAgent[row].state = LoomAgent_Failed) & LoomAgent[row].run = 0) "second_ending";
  end;
end;

startstate "nothing is there"
begin
  clear LoomAgent; -- all 0
end;

ruleset row: LoomAgent_key; in_generation: 2..3 do
  rule "ApplyLoomAgent" true ==> begin
    ApplyLoomAgent(row, in_generation);
  end;
end;

ruleset row: LoomAgent_key do
  rule "DeleteLoomAgent" true ==> begin
    DeleteLoomAgent(row);
  end;
end;

ruleset row: LoomAgent_key; in_generation: 2..3; in_exit_code: 1..2; in_message: 2..2; in_variant: 1..2 do
  rule "RecordCheck" true ==> begin
    RecordCheck(row, in_generation, in_exit_code, in_message, in_variant);
  end;
end;

ruleset row: LoomAgent_key; in_availability: 1..2 do
  rule "ObserveDeployment" true ==> begin
    ObserveDeployment(row, in_availability);
  end;
end;

ruleset row: LoomAgent_key; in_phase: 1..3; in_exit_code: 0..1 do
  rule "ObserveRun" true ==> begin
    ObserveRun(row, in_phase, in_exit_code);
  end;
end;

ruleset row: LoomAgent_key; in_phase: 1..3; in_exit_code: 0..1 do
  rule "ObserveScheduledRun" true ==> begin
    ObserveScheduledRun(row, in_phase, in_exit_code);
  end;
end;

invariant "failed_check_refuses"
  forall other0: LoomAgent_key do LoomAgent[other0].state = 0 | !(LoomAgent[other0].check != 0 & LoomAgent[other0].check_exit_code != Int_0) | LoomAgent[other0].state = LoomAgent_Refused end;

invariant "unchecked_run"
  !(exists other0: LoomAgent_key do LoomAgent[other0].state != 0 & (LoomAgent[other0].state = LoomAgent_Running | LoomAgent[other0].state = LoomAgent_Degraded | LoomAgent[other0].state = LoomAgent_Completed | LoomAgent[other0].state = LoomAgent_Failed) & LoomAgent[other0].check = 0 end);

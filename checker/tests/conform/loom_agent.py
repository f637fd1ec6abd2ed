#!/usr/bin/env python3
"""LoomAgent once more, by hand: an example of an implementation that `selvedge conform` drives.

A line comes in and a line goes out, as checker/CONFORM.md describes. `--fault NAME` plants one of the faults below, each of
which a vector must find; the other options show an implementation that cannot do everything, or does not answer.
"""

import argparse
import json
import os
import sys
import time

FAULTS = [
    "stale-is-accepted",
    "equal-generation-respecifies",
    "check-kept-on-respecify",
    "exit-code-ignored",
    "reason-dropped",
    "event-of-another-state",
    "degraded-agent-completes",
    "active-run-recorded",
    "delete-keeps-the-row",
    "deployment-cleared-on-completion",
]


class Agents:
    """The rows, and what each command does with them."""

    def __init__(self, rows, fault):
        self.rows = {row["name"]: dict(row) for row in rows}
        self.fault = fault

    def execute(self, name, given):
        answer = getattr(self, name)(given["name"], self.rows.get(given["name"]), given)
        outcome, payload = answer[0], answer[1:]
        reply = {"command": name, "outcome": outcome}
        for kind, title, fields in payload:
            reply[kind] = {title: {key: value for key, value in fields.items() if value is not None}}
        return reply

    def ApplyLoomAgent(self, name, row, given):
        generation = given["generation"]
        applied = ("event", "LoomAgentApplied", {"name": name, "generation": generation})
        if row is None:
            self.rows[name] = {"name": name, "observedGeneration": generation, "state": "Pending"}
            return "created", applied
        observed = row["observedGeneration"]
        if observed > generation and self.fault != "stale-is-accepted":
            return "stale", stale(name, generation, observed)
        if observed == generation and self.fault != "equal-generation-respecifies":
            return ("unchanged",)
        kept = {"check": row.get("check")} if self.fault == "check-kept-on-respecify" else {}
        fresh = {"name": name, "observedGeneration": generation, "state": "Pending", **kept}
        if "conditions" in row:
            fresh["conditions"] = row["conditions"]
        self.rows[name] = present(fresh)
        return "respecified", applied

    def DeleteLoomAgent(self, name, row, given):
        if row is None:
            return "unknown", ("error", "LoomAgentNotFound", {"name": name})
        if self.fault != "delete-keeps-the-row":
            del self.rows[name]
        return "deleted", ("event", "LoomAgentDeleted", {"name": name})

    def RecordCheck(self, name, row, given):
        if row is None:
            return "unknown", ("error", "LoomAgentNotFound", {"name": name})
        if row["observedGeneration"] != given["generation"]:
            return "stale", stale(name, given["generation"], row["observedGeneration"])
        if row["state"] != "Pending":
            return "out-of-order", conflict(name)
        passes = given["exit_code"] == 0 or self.fault == "exit-code-ignored"
        row["check"] = {"exitCode": given["exit_code"], "message": given["message"]}
        row["variant"] = given["variant"]
        row["state"] = "Running" if passes else "Refused"
        title = "LoomAgentRunning" if passes else "LoomAgentRefused"
        fields = {key: given[key] for key in ("name", "exit_code", "message", "variant")}
        return "running" if passes else "refused", ("event", title, fields)

    def ObserveDeployment(self, name, row, given):
        if row is None:
            return "unknown", ("error", "LoomAgentNotFound", {"name": name})
        if row["state"] not in ("Running", "Degraded"):
            return "no-deployment", conflict(name)
        availability = given["availability"]
        before, after = row["state"], "Running" if availability == "Available" else "Degraded"
        row["deployment"] = {"availability": availability}
        row["state"] = after
        outcome, title = {
            ("Running", "Degraded"): ("degraded", "LoomAgentDegraded"),
            ("Running", "Running"): ("still-running", "LoomAgentObserved"),
            ("Degraded", "Running"): ("recovered", "LoomAgentRecovered"),
            ("Degraded", "Degraded"): ("still-degraded", "LoomAgentObserved"),
        }[before, after]
        if self.fault == "event-of-another-state" and outcome == "recovered":
            title = "LoomAgentObserved"
        return outcome, ("event", title, {"name": name, "availability": availability})

    def ObserveRun(self, name, row, given):
        if row is None:
            return "unknown", ("error", "LoomAgentNotFound", {"name": name})
        if row["state"] in ("Completed", "Failed"):
            return ("finished",)
        running = ("Running", "Degraded") if self.fault == "degraded-agent-completes" else ("Running",)
        if row["state"] not in running:
            return "no-run", conflict(name)
        if given["phase"] == "Active":
            return "still-active", ("event", "LoomAgentRunObserved", {"name": name, "phase": "Active"})
        ended = {"name": name, **end(given)}
        row["run"] = present({"exitCode": given.get("exit_code"), "finishedAt": given.get("finished_at"), "reason": given.get("reason")})
        if self.fault == "reason-dropped":
            row["run"].pop("reason", None)
        if self.fault == "deployment-cleared-on-completion":
            row.pop("deployment", None)
        if given["phase"] == "Succeeded":
            row["state"] = "Completed"
            return "completed", ("event", "LoomAgentCompleted", ended)
        row["state"] = "Failed"
        return "failed", ("event", "LoomAgentFailed", ended)

    def ObserveScheduledRun(self, name, row, given):
        if row is None:
            return "unknown", ("error", "LoomAgentNotFound", {"name": name})
        if row["state"] != "Running":
            return "not-running", conflict(name)
        if given["phase"] == "Active" and self.fault != "active-run-recorded":
            return ("run-active",)
        row["lastRun"] = present(
            {
                "phase": given["phase"],
                "exitCode": given.get("exit_code"),
                "finishedAt": given.get("finished_at"),
                "reason": given.get("reason"),
            }
        )
        outcome = {"Succeeded": "last-run-succeeded", "Failed": "last-run-failed", "Active": "run-active"}[given["phase"]]
        return outcome, ("event", "LoomAgentLastRunObserved", {"name": name, "phase": given["phase"], **end(given)})


def present(fields):
    return {key: value for key, value in fields.items() if value is not None}


def end(given):
    return {key: given.get(key) for key in ("exit_code", "finished_at", "reason")}


def stale(name, generation, observed):
    return "error", "StaleGeneration", {"name": name, "generation": generation, "observed_generation": observed}


def conflict(name):
    return "error", "LoomAgentStateConflict", {"name": name}


def answer(question, options):
    if "protocol" in question:
        return {"protocol": 1}
    (command, given), = question["command"].items()
    if command in options.unsupported:
        return {"id": question["id"], "unsupported": f"{command} is not there yet"}
    agents = Agents([row["row"] for row in question["rows"]], options.fault)
    reply = agents.execute(command, given)
    rows = [{"entity": "LoomAgent", "row": row} for row in agents.rows.values()]
    return {"id": question["id"], "reply": reply, "rows": rows}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fault", choices=FAULTS)
    parser.add_argument("--unsupported", action="append", default=[], help="a command that is not there yet")
    parser.add_argument("--after", type=int, default=0, help="so many lines before it does what the next options say")
    parser.add_argument("--then", choices=["die", "hang", "babble", "close", "repeat"])
    options = parser.parse_args()
    for count, line in enumerate(sys.stdin):
        if options.then and count >= options.after:
            if options.then == "die":
                sys.exit("out of thread")
            if options.then == "hang":
                time.sleep(3600)
            if options.then == "babble":
                print("weaving...", flush=True)
                continue
            if options.then == "close":
                os.close(1)
                time.sleep(3600)
        said = json.dumps(answer(json.loads(line), options))
        print(said, flush=True)
        if options.then == "repeat" and count >= options.after:
            print(said, flush=True)


if __name__ == "__main__":
    main()

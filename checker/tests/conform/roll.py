#!/usr/bin/env python3
"""A rollout in small (checker/tests/suite/roll.life), by hand: an implementation whose steps read and change several rows.

As `loom_agent.py`, it answers each line with a line, as checker/CONFORM.md describes. `--fault NAME` plants one of the faults below;
each is about rows that the command does not name, so that a vector must show those.
"""

import argparse
import json
import sys

FAULTS = [
    "retired-keeps-its-weight",
    "old-version-is-not-retired",
    "refused-switch-retires",
    "no-context-is-cancelled",
    "operation-not-created",
    "operation-of-another-version",
    "used-operation-is-taken-over",
    "opened-on-any-version",
    "settles-every-operation",
    "cancelled-context-is-dropped",
]

KEYS = {"Version": "version", "Context": "context", "Operation": "operation"}


class Rollout:
    """The rows of every entity, and what each command does with them."""

    def __init__(self, rows, fault):
        self.rows = {(row["entity"], row["row"][KEYS[row["entity"]]]): dict(row["row"]) for row in rows}
        self.fault = fault

    def of(self, entity, state):
        """The rows of an entity that rest in a state, by identity."""
        return [row for (of, _), row in sorted(self.rows.items()) if of == entity and row["state"] == state]

    def execute(self, name, given):
        outcome, error = getattr(self, name)(given)
        reply = {"command": name, "outcome": outcome}
        if error is not None:
            reply["error"] = error
        return reply

    def Publish(self, given):
        if ("Version", given["version"]) in self.rows:
            return "stays", None
        self.rows["Version", given["version"]] = {"version": given["version"], "state": "Fresh"}
        return "published", None

    def Switch(self, given):
        version, operation = given["version"], given["operation"]
        row = self.rows.get(("Version", version))
        if row is None:
            return "unknown", {"Unknown": {"version": version}}
        if ("Operation", operation) in self.rows and self.fault != "used-operation-is-taken-over":
            return "taken", {"Taken": {"operation": operation}}
        if row["state"] != "Fresh":
            if self.fault == "refused-switch-retires":
                self.retire(version)
            return "not_fresh", {"NotFresh": {"version": version}}
        self.retire(version)
        row.update(state="Active", weight=given["weight"])
        if self.fault != "operation-not-created":
            target = operation if self.fault == "operation-of-another-version" else version
            created = {"operation": operation, "target": target, "status": "Queued", "state": "Queued"}
            self.rows["Operation", operation] = created
        return "switched", None

    def retire(self, version):
        """What becomes of the other versions, and of the contexts that are pinned to them."""
        for old in self.of("Version", "Active"):
            if old["version"] == version or self.fault == "old-version-is-not-retired":
                continue
            old["state"] = "Retired"
            if self.fault != "retired-keeps-its-weight":
                del old["weight"]
        for context in self.of("Context", "Live"):
            if context["version"] == version or self.fault == "no-context-is-cancelled":
                continue
            context["state"] = "Cancelled"
            if self.fault == "cancelled-context-is-dropped":
                del self.rows["Context", context["context"]]

    def Settle(self, given):
        row = self.rows.get(("Operation", given["operation"]))
        if row is None:
            return "unknown", {"NoOperation": {"operation": given["operation"]}}
        if row["state"] != "Queued":
            return "stays", None
        settled = self.of("Operation", "Queued") if self.fault == "settles-every-operation" else [row]
        for each in settled:
            each.update(state="Done", status="Done")
        return "settled", None

    def Open(self, given):
        if ("Context", given["context"]) in self.rows:
            return "stays", None
        version = self.rows.get(("Version", given["version"]))
        if version is not None and (version["state"] == "Active" or self.fault == "opened-on-any-version"):
            opened = {"context": given["context"], "version": given["version"], "state": "Live"}
            self.rows["Context", given["context"]] = opened
            return "opened", None
        return "refused", {"Unknown": {"version": given["version"]}}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fault", choices=FAULTS)
    options = parser.parse_args()
    for line in sys.stdin:
        question = json.loads(line)
        if "protocol" in question:
            print(json.dumps({"protocol": 1}), flush=True)
            continue
        rollout = Rollout(question["rows"], options.fault)
        ((name, given),) = question["command"].items()
        reply = rollout.execute(name, given)
        rows = [{"entity": entity, "row": row} for (entity, _), row in rollout.rows.items()]
        print(json.dumps({"id": question["id"], "reply": reply, "rows": rows}), flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Turns the watch of a cluster into lines that `selvedge trace` reads."""

import json
import sys


def rows(events):
    for event in events:
        resource, kind = event["object"], event["type"]
        if kind == "ERROR":
            sys.exit(f"the watch ends: {json.dumps(resource)}")
        if kind == "BOOKMARK" or "status" not in resource:
            continue
        name = resource["metadata"]["name"]
        if kind == "DELETED":
            yield {"deleted": name}
        else:
            yield {"row": {"name": name, **resource["status"]}}


if __name__ == "__main__":
    for row in rows(json.loads(line) for line in sys.stdin if line.strip()):
        print(json.dumps(row), flush=True)

"""Prints which collectives the transfers of a trace went by, and how many of each."""
import collections
import json
import sys

events = json.load(open(sys.argv[1]))["traceEvents"]
ways = {e["name"]: e["args"].get("by", "messages") for e in events
        if e["ph"] == "X" and e["cat"] in ("fetch", "reduce") and "by" in e["args"]}
counts = collections.Counter(ways.values())
print(", ".join(f"{way}: {counts[way]}" for way in sorted(counts)))

"""compare-memory.py one.json split.json devices: what a rank needs against one device."""
import json
import sys

one, split = (json.load(open(name))[0]["peak_bytes_per_rank"] for name in sys.argv[1:3])
devices = int(sys.argv[3])
moved = split["fetches"] + split["partials"]
print("temporaries of a rank:", split["temporaries"], "of", one["temporaries"])
print("transfers of a rank:", moved, "of", split["arena"])
assert split["temporaries"] <= 1.05 * one["temporaries"] / devices
assert moved <= 0.25 * split["arena"]
for memory in (one, split):
    assert memory["bound"] <= memory["arena"] <= 1.05 * memory["bound"]
print("fine")

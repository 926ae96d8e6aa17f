"""Reads a plan as JSON; says how its transfers are started and waited for."""
import json
import sys

operations = json.load(open(sys.argv[1]))["operations"]
starts = {}  # name: place
between = 0
waited = []
for place, operation in enumerate(operations):
    name, kind = operation["name"], operation["kind"]
    if kind in ("fetch", "reduce"):
        starts[name] = place
    elif kind == "wait":
        waited.append(name)
        meanwhile = operations[starts[name] : place]
        between += any(other["kind"] == "compute" for other in meanwhile)
isAll = sorted(waited) == sorted(starts)
print("transfers that are waited for once:", "all" if isAll else waited)
print("with computation in between:", between)

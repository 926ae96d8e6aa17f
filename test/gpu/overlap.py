"""Prints the rows of a trace, and how many moves have computation of the same rank
beside them."""
import json
import sys


def main():
    events = json.load(open(sys.argv[1]))["traceEvents"]
    names = {e["tid"]: e["args"]["name"] for e in events if e["ph"] == "M"}
    print(", ".join(sorted(names.values())))
    spans = {}
    for e in events:
        if e["ph"] == "X":
            spans.setdefault(names[e["tid"]], []).append(
                (e["ts"], e["ts"] + e["dur"], e["cat"]))
    beside = moves = 0
    for row, own in spans.items():
        if not row.endswith(" moves"):
            continue
        computed = [s for s in spans[row.removesuffix(" moves")]
                    if s[2] == "compute"]
        for begin, end, _ in own:
            moves += 1
            beside += any(b < end and begin < e for b, e, _ in computed)
    print(f"moves beside computation: {beside} of {moves}")


if __name__ == "__main__":
    main()

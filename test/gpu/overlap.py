"""Prints the rows of a trace, how many moves have computation of the same rank beside
them, and what each step says that this hid.

A step's `hidden_us` is the sum of what its waits say, and each wait's is at most what
its transfer's moves took."""
import json
import sys


def main():
    events = json.load(open(sys.argv[1]))["traceEvents"]
    names = {e["tid"]: e["args"]["name"] for e in events if e["ph"] == "M"}
    print(", ".join(sorted(names.values())))
    spans = {}
    for e in events:
        if e["ph"] == "X":
            spans.setdefault(names[e["tid"]], []).append(e)
    beside = moves = 0
    moved = hidden = 0.0
    for row, own in spans.items():
        if not row.endswith(" moves"):
            continue
        rank = spans[row.removesuffix(" moves")]
        for move in own:
            moves += 1
            moved += move["dur"]
            beside += any(
                e["cat"] == "compute" and e["ts"] < move["ts"] + move["dur"]
                and move["ts"] < e["ts"] + e["dur"] for e in rank)
        hidden += sum(e["args"]["hidden_us"] for e in rank if e["cat"] == "wait")
    print(f"moves beside computation: {beside} of {moves}")
    ofSteps = sum(e["args"]["hidden_us"] for e in spans["steps"])
    if not hidden <= moved or abs(ofSteps - hidden) > 0.01 * len(events):
        sys.exit(f"steps say that {ofSteps} us are hidden, waits {hidden}; moves took {moved}")
    print(f"hidden: {ofSteps:.0f} of {moved:.0f} us")


if __name__ == "__main__":
    main()

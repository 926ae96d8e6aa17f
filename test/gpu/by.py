"""Prints where in the source the operations stand that each library computes, by a
trace, and how many the program's own kernels do."""
import json
import sys


def main():
    libraries, own = {}, set()
    for e in json.load(open(sys.argv[1]))["traceEvents"]:
        if e["ph"] != "X" or e["cat"] != "compute":
            continue
        library = e["args"].get("by")
        line = e["args"]["location"].split(":")[-2]
        (libraries.setdefault(library, set()) if library else own).add(int(line))
    for library, lines in sorted(libraries.items()):
        print(f"{library}: {len(lines)}: lines {' '.join(map(str, sorted(lines)))}")
    print(f"own: {len(own)}: lines {' '.join(map(str, sorted(own)))}")


if __name__ == "__main__":
    main()

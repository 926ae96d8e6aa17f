"""Lets a call of each function of the driver's not return, and sees that all processes
end soon, with one sentence each, which names a rank, and the call.

    hang.py [--processes=K [--killed]] COMMAND...

Where a process is killed in the middle of its steps, all others hang as they give back
what they have. The command has a --timeout and a --silence, so that this is quick. Six
runs go on side by side: they wait more than they do.
"""
import concurrent.futures
import os
import re
import sys
import tempfile
import time

from launch import launch

# By other ways than calls of a function that a run counts.
MORE = ["exit"]
# That are called after a failure only, or at the end: the first call hangs.
CLEAN = ["cuGraphExecDestroy", "cuStreamDestroy_v2", "cuEventDestroy_v2", "cuMemFreeHost", "cuMemFree_v2",
         "cuModuleUnload", "cuDevicePrimaryCtxRelease_v2"]
SECONDS = 25  # on a machine that does other things, too


def count(command, ranks):
    """How often each of the driver's functions is called by all processes, at least."""
    counts = []
    with tempfile.TemporaryDirectory() as folder:
        reports = [os.path.join(folder, str(rank)) for rank in range(ranks)]
        said = launch(ranks, command, settings={rank: [("TOFU_GPU_REPORT", report)] for rank, report in enumerate(reports)})
        if any(status for _, status in said):
            sys.exit("\n".join(line for lines, _ in said for line in lines))
        for report in reports:
            with open(report) as file:
                counts.append({name: int(number) for name, number in
                               re.findall(r"^gpu: calls of (cu[A-Z]\w*): (\d+)$", file.read(), re.M)})
    return {name: min(each[name] for each in counts) for name in counts[0] if all(name in each for each in counts)}


class Case:
    def __init__(self, variable, name, number, broken, killed=None):
        self.name, self.broken, self.killed = name, broken, killed
        self.settings = {rank: [(variable, f"{name}:{number}:hang")] for rank in broken}

    def run(self, command, ranks):
        """What is bad about how it ends, and if any call hung."""
        begin = time.time()
        said = launch(ranks, command, settings=self.settings, killed=self.killed)
        seconds = time.time() - begin
        bad, isFound = [], False
        if seconds > SECONDS:
            bad.append(f"took {seconds:.0f} seconds")
        others = [status for rank, (_, status) in enumerate(said) if rank not in self.broken]
        isDone = "bytes moved" in "\n".join(said[0][0]) or not any(others)
        for rank, (lines, status) in enumerate(said):
            if rank == self.killed:
                continue
            errors = [line for line in lines if ": error: " in line]
            named = re.search(r"error: .*\b(ranks?|process) \d", errors[0]) if len(errors) == 1 else None
            # What hangs behind their last byte is none of the others.
            isWell = status == 1 and named or status == 0 and not errors and isDone and rank not in self.broken
            if not isWell:
                bad.append(f"rank {rank} ends with {status}: {lines}")
            isFound |= any(re.search("has not returned for|does not return", line) for line in errors)
        return bad, isFound or self.name == "exit"


def main():
    arguments, ranks = sys.argv[1:], 1
    if arguments[0].startswith("--processes="):
        ranks = int(arguments.pop(0).split("=")[1])
    killed = arguments[0] == "--killed" and arguments.pop(0)
    if killed:
        others = list(range(ranks - 1))
        cases = [Case("TOFU_GPU_FAIL", name, 1, others, ranks - 1) for name in CLEAN + MORE]
        cases.append(Case("TOFU_NCCL_FAIL", "ncclCommAbort", 1, others, ranks - 1))
    else:
        # The last call of each, on one rank and the next. How often one asks if a stream is done depends on time.
        calls = count(arguments, ranks)
        calls.update({name: 1 for name in MORE}, cuStreamQuery=min(calls["cuStreamQuery"], 9))
        cases = [Case("TOFU_GPU_FAIL", name, calls[name], [i % ranks]) for i, name in enumerate(sorted(calls))]
    badly = found = 0
    with concurrent.futures.ThreadPoolExecutor(6) as pool:
        for case, (bad, isFound) in zip(cases, pool.map(lambda case: case.run(arguments, ranks), cases)):
            badly += bool(bad)
            found += isFound
            for line in bad:
                print(f"{case.name}, rank {case.broken}: {line}")
            if not isFound:
                print(f"{case.name}, rank {case.broken}: is not named")
    print(f"{len(cases)} calls hang, {found} are named, {badly} badly")
    sys.exit(badly != 0)


if __name__ == "__main__":
    main()

"""Lets one call of the driver after the other fail, and sees that a run ends soon with
one sentence, or goes on and notes why it does without a graph or peers' memory, and
leaves nothing behind.

    inject.py [--processes=K] STRIDE COMMAND...         each STRIDE-th call
    inject.py [--processes=K] NAME,NAME... COMMAND...   all calls of these functions

With --processes, as many processes run the command, and calls fail in one after the
other of them; all have to end, and to say which one has failed. Two runs go on side by
side.
"""
import concurrent.futures
import os
import re
import sys
import tempfile

from launch import launch

# Of these nothing is said where they fail as all is given back.
ENDS = {"cuCtxSetCurrent", "cuStreamQuery", "cuStreamSynchronize", "cuModuleUnload", "cuDevicePrimaryCtxRelease_v2"}
# What frees at the end and fails cannot free: a graph then still has work of a communicator.
LEFT = ("leak", "captured", "findings")
MOST_QUERIES = 20
NO_GRAPH = "note: steps are not captured as a graph"
NO_PEERS = "so that pieces go between them by NCCL"  # with --peer-memory


class Run:
    """With a call to fail in one of the processes, as TOFU_GPU_FAIL says it; or without."""

    def __init__(self, command, ranks, broken=0, failure=""):
        with tempfile.TemporaryDirectory() as folder:
            reports = [os.path.join(folder, str(rank)) for rank in range(ranks)]
            settings = {rank: [("TOFU_GPU_REPORT", report)] for rank, report in enumerate(reports)}
            if failure:
                settings[broken].append(("TOFU_GPU_FAIL", failure))
            self.said = launch(ranks, command, settings=settings)
            self.broken = broken
            self.reports = [open(report).read() if os.path.exists(report) else "" for report in reports]
        found = re.search("^gpu: failed: (.*)$", self.reports[broken], re.M)
        self.failed = found[1] if found else None

    def get_calls(self):
        """How often each of the driver's functions is called, where that is most often."""
        calls = {}
        for report in self.reports:
            for name, number in re.findall(r"^gpu: calls of (cu[A-Z]\w*): (\d+)$", report, re.M):
                calls[name] = max(calls.get(name, 0), int(number))
        return calls

    def is_noted(self, note):
        return any(note in line for lines, _ in self.said for line in lines)

    def is_done(self):
        return "bytes moved" in "\n".join(self.said[0][0])

    def is_well(self):
        return all(self.is_well_on(rank) for rank in range(len(self.said)))

    def is_well_on(self, rank):
        lines, status = self.said[rank]
        errors = [line for line in lines if ": error: " in line]
        findings = [line for line in lines if line.startswith("gpu: ")]
        if status == 0 and rank != self.broken:
            # What fails behind their last byte is none of the others.
            others = [status for other, (_, status) in enumerate(self.said) if other != self.broken]
            return not errors and not findings and (self.is_done() or not any(others))
        if status == 0:
            is_known = self.failed in ENDS or self.is_noted(NO_GRAPH) or self.is_noted(NO_PEERS)
            return self.is_done() and not errors and not findings and is_known
        is_end = rank == self.broken and self.is_done() and all(
            any(what in line for what in LEFT) for line in findings)
        # One that is alone is the only one that can have failed.
        is_told = len(errors) == 1 and not findings and (
            len(self.said) == 1 or re.search(rf"\b(rank|process) {self.broken}\b", errors[0]) is not None)
        return status is not None and status > 0 and (is_end or is_told)


def main():
    arguments, ranks = sys.argv[1:], 1
    if arguments[0].startswith("--processes="):
        ranks = int(arguments.pop(0).split("=")[1])
    which, command = arguments[0], arguments[1:]
    clean = Run(command, ranks)
    if any(status for _, status in clean.said):
        sys.exit("\n".join(line for lines, _ in clean.said for line in lines))
    calls = clean.get_calls()
    # How often one asks whether a stream is done depends on the machine.
    calls["cuStreamQuery"] = min(calls.get("cuStreamQuery", 0), MOST_QUERIES)
    wanted = sorted(calls) if which.isdigit() else which.split(",")
    failures = [f"{name}:{n}:999" for name in wanted for n in range(1, calls.get(name, 0) + 1)]
    turns = [(number % ranks, failure)
             for number, failure in enumerate(failures[::int(which) if which.isdigit() else 1])]
    done = bad = without = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for (rank, failure), run in zip(turns, pool.map(lambda turn: Run(command, ranks, *turn), turns)):
            if not run.failed and not any(status for _, status in run.said):
                continue  # it called less often this time
            done += 1
            without += run.is_noted(NO_GRAPH)
            if not run.is_well():
                print(f"rank {rank}, {failure} ({run.failed}):")
                for lines, status in run.said:
                    print(*lines, f"exit status {status}", sep="\n")
                bad += 1
    print(f"{done} failures, {without} without a graph, {bad} badly")
    sys.exit(bad != 0)


if __name__ == "__main__":
    main()

"""Lets one call of NCCL after the other go wrong on one rank, each STRIDE-th, and
sees that all ranks end soon, each with one sentence that names a rank and what it was
doing, and that they leave nothing behind.

    inject-nccl.py RANKS WHAT STRIDE COMMAND...

WHAT is as in TOFU_NCCL_FAIL. Two runs go on side by side.
"""
import concurrent.futures
import re
import sys
import time

from launch import launch

# Before a step there is no operation, but the call that fails.
NAMED = re.compile(r"error: (rank \d+: )?(\w+\d+ \(.*?\): .+|nccl\w+: .+|((between steps|as the session opens|the end of the step): )?process \d+ (is gone|has ended|says nothing: .+))$")
SECONDS = 20  # on a machine that does other things, too


def run(ranks, what, number, command):
    """None if nothing went wrong; else what is bad about how it ended."""
    broken = number % ranks
    settings = {rank: [("TOFU_GPU_LEAKS", "1")] for rank in range(ranks)}
    settings[broken].append(("TOFU_NCCL_FAIL", f"{number}:{what}"))
    begin = time.time()
    said = launch(ranks, command, settings=settings)
    seconds = time.time() - begin
    if all(status == 0 for _, status in said):
        return None
    bad = []
    if seconds > SECONDS:
        bad.append(f"took {seconds:.0f} seconds")
    # A failure behind the last byte is none of others.
    others = [status for rank, (_, status) in enumerate(said) if rank != broken]
    isOver = not any(others) or any("bytes moved" in line for lines, _ in said for line in lines)
    for rank, (lines, status) in enumerate(said):
        if rank == broken and what == "die" and status == -9:
            continue
        errors = [line for line in lines if "error: " in line]
        isRight = status == 1 and len(errors) == 1 and NAMED.search(errors[0])
        if not (isRight or isOver and status == 0) or any(
                line.startswith("gpu: ") for line in lines):
            bad.append(f"rank {rank} ends with {status}: {lines}")
    return bad


def main():
    ranks, what, stride = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    command = sys.argv[4:]
    failed = badly = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        number, isOver = 1, False
        while not isOver:
            numbers = [number, number + stride]
            number += 2 * stride
            runs = pool.map(lambda n: run(ranks, what, n, command), numbers)
            for n, bad in zip(numbers, runs):
                isOver |= bad is None
                failed += bad is not None
                badly += bool(bad)
                for line in bad or []:
                    print(f"call {n}: {line}")
    print(f"{what}: {failed} failures, {badly} badly")
    sys.exit(badly != 0)


if __name__ == "__main__":
    main()

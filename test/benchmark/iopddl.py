"""Runs tofu-solve on IOPDDL graphs and prints a table in Markdown.

    python3 test/benchmark/iopddl.py build/bin/tofu-solve graphs/*.json.xz
        [--seconds=10,30,60,300] [--seeds=1,2,3] [--threads=N]

Each plan is checked and its cost counted here, apart from the solver. Seconds
are those of the process, loading included.
"""

import argparse
import concurrent.futures
import json
import lzma
import os
import pathlib
import subprocess
import sys
import time

BEST_KNOWN = {  # of the contest, 8 cores, 60 to 300 s
    "A": 6548641531,
    "G": 217039,
    "M": 49928460991,
    "S": 1534613444,
}


def load(path):
    opened = lzma.open(path) if path.suffix == ".xz" else open(path, "rb")
    with opened as file:
        return json.load(file)["problem"]


def evaluate(path, plan):
    """The cost of a plan, or what is wrong with it."""
    problem = load(path)
    nodes, edges = problem["nodes"], problem["edges"]
    if len(plan) != len(nodes["costs"]):
        return f"{len(plan)} strategies"
    cost = sum(costs[s] for costs, s in zip(nodes["costs"], plan))
    for (a, b), table in zip(edges["nodes"], edges["costs"]):
        cost += table[plan[a] * len(nodes["costs"][b]) + plan[b]]
    if cost >= 10**18:
        return "forbidden"
    changes = {}
    for (begin, end), usages, s in zip(nodes["intervals"], nodes["usages"], plan):
        if begin < end:
            changes[begin] = changes.get(begin, 0) + usages[s]
            changes[end] = changes.get(end, 0) - usages[s]
    used = 0
    for moment in sorted(changes):
        used += changes[moment]
        if used > problem["usage_limit"]:
            return f"{used} bytes at time {moment}"
    return cost


def solve(tool, path, seconds, seed, threads):
    command = [tool, path, f"--seconds={seconds}", f"--seed={seed}"]
    if threads:
        command.append(f"--threads={threads}")
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    output = process.stdout.read().splitlines()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.monotonic() - begin
    if process.returncode != 0:
        return None, 0, wall, usage
    bound = int(next(l for l in output if l.startswith("bound ")).split()[1])
    return json.loads(output[-1]), bound, wall, usage


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tool")
    parser.add_argument("graphs", nargs="+", type=pathlib.Path)
    parser.add_argument("--seconds", default="10,30,60,300")
    parser.add_argument("--seeds", default="1,2,3")
    parser.add_argument("--threads", type=int)
    arguments = parser.parse_args()
    # In a process of its own: a child's peak memory counts what its parent held.
    with concurrent.futures.ProcessPoolExecutor(max_workers=1) as checker:
        print_table(arguments, checker)


def print_table(arguments, checker):
    print("| graph | seconds | seed | cost | to best known | bound | to best known "
          "| wall s | user s | MiB |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for path in arguments.graphs:
        name = path.name.split(".")[0]
        best = BEST_KNOWN.get(name)
        for seconds in arguments.seconds.split(","):
            for seed in arguments.seeds.split(","):
                plan, bound, wall, usage = solve(
                    arguments.tool, path, seconds, seed, arguments.threads)
                cost = (
                    "none" if plan is None
                    else checker.submit(evaluate, path, plan).result())
                ratio = lambda x: f"{x / best:.5f}" if best and isinstance(x, int) else ""
                print(f"| {name} | {seconds} | {seed} | {cost:,} | {ratio(cost)} "
                      if isinstance(cost, int) else
                      f"| {name} | {seconds} | {seed} | {cost} | ",
                      f"| {bound:,} | {ratio(bound)} | {wall:.1f} "
                      f"| {usage.ru_utime:.1f} | {usage.ru_maxrss // 1024} |",
                      flush=True)


if __name__ == "__main__":
    sys.exit(main())

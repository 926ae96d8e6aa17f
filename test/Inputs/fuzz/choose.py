#!/usr/bin/env python3
"""Chooses programs of test/fuzz and writes them here, with JAX's numbers and ways to run them.

    choose.py [CANDIDATES [PROGRAMS]]      2500 and 100
    choose.py add SEED...                  more, beside those that there are

First come the seeds in FAILED, which Tofu once got wrong. Then, among the candidates, again and again the program that
shows most that is new for its size: a primitive in a type or in a form, a pair of primitives where one reads the other, an
extent of 0, a number of steps. jobs.json has a line for each program, as tofu-trials reads it. Programs that are not right
now are named and left out.
"""
import json
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "fuzz"))
from fuzz import Made, NoProgram, export, store  # noqa: E402
from flat import Flat  # noqa: E402
from program import Program  # noqa: E402
from trials import Trials  # noqa: E402

FAILED = [14, 16, 20, 27, 159, 195, 201, 256, 276, 292, 297, 315, 334, 402, 434, 456, 1051]
LONGEST = 16000  # bytes of a program
MESHES = [[2], [3], [2, 2], [5], [3, 2], [2, 3], [7], [2, 2, 2], [3, 3], [2, 1, 2], [11], [2, 2, 3]]


def get_features(program, flat):
    features = {("steps", program.form, program.steps), ("numbers", program.form, program.numbers)}
    made_by = {}
    for n in flat.nodes:
        name, types = n.primitive.name, {str(a.dtype) for a in n.avals}
        features |= {("type", name, t) for t in types} | {("form", name, program.form)}
        features |= {("reads", made_by[i], name) for i in n.ins if i in made_by}
        features |= {("empty", name) for a in n.avals if 0 in a.shape}
        made_by.update(dict.fromkeys(n.outs, name))
    return features


def get_candidates(count):
    """Seeds with the length of their text and their features."""
    for seed in range(count):
        try:
            program = Program(seed)
            traced, _, text, _ = export(program.function, program.arguments, program.donated)
        except Exception:
            continue
        arrays = sum(a.nbytes + 300 for a in program.arguments) + sum(v.aval.size * v.aval.dtype.itemsize for v in traced.jaxpr.jaxpr.outvars)
        if len(text) + arrays < LONGEST:
            yield seed, len(text) + arrays, get_features(program, Flat(traced.jaxpr))


def draw_trials(seed):
    """Interpreted on one device and on meshes, as planned and as compiled, and compiled."""
    draw = random.Random(seed)
    plans = ["mesh=" + "x".join(map(str, m)) for m in draw.sample(MESHES, 6)]
    plans[1] += draw.choice([" partial=false", " count=per-use", " tie=none", " form=paper"])
    return [{"tool": "interpret", "devices": 1}, *({"tool": "interpret", "plan": p} for p in plans[:3]), {"tool": "fused", "plan": plans[3]},
            {"tool": "run", "plan": plans[4] if seed % 3 else "devices=1", "libraries": seed % 2 == 0},
            {"tool": "run", "plan": plans[5], "cpu": draw.choice(["x86-64-v3", "x86-64-v3", "x86-64"])}]


def write(seed, runner):
    """The program's job, or None if it cannot be judged or is not right."""
    try:
        made = Made(seed, HERE)
    except NoProgram as e:
        return print(seed, e)
    made.write(made.results)
    # Twice what this machine needs, for other CPUs and libraries.
    tolerances, trials = [float(f"{2 * t:.2g}") for t in made.tolerances], draw_trials(seed)
    outcomes = runner.run(made.path, trials, made.arrays, made.steps, tolerances)
    if bad := [message for name, message, _ in outcomes if name != "ok"]:
        made.path.unlink()
        made.arrays.unlink()
        return print(seed, bad[0].split("\n")[0])
    return {"program": made.path.name, "arrays": made.arrays.name, "steps": made.steps, "tolerances": tolerances, "trials": trials}


def choose(count, wanted, runner):
    for old in [*HERE.glob("*.mlir"), *HERE.glob("*.npz")]:
        old.unlink()
    candidates, jobs, seen = {seed: rest for seed, *rest in get_candidates(count)}, [], set()
    failed = list(FAILED)
    while len(jobs) < wanted and (candidates or failed):
        seed = failed.pop(0) if failed else max(candidates, key=lambda s: len(candidates[s][1] - seen) / (2000 + candidates[s][0]))
        _, features = candidates.pop(seed, (0, set()))
        if job := write(seed, runner):
            jobs.append(job)
            seen |= features
    print(f"{len(seen)} features")
    return jobs


def add(seeds, runner):
    jobs = [json.loads(line) for line in (HERE / "jobs.json").read_text().splitlines()]
    names = {job["program"] for job in jobs}
    return jobs + [job for seed in seeds if f"{seed}.mlir" not in names and (job := write(seed, runner))]


def main():
    runner = Trials()
    if sys.argv[1:2] == ["add"]:
        jobs = add(map(int, sys.argv[2:]), runner)
    else:
        jobs = choose(*map(int, (sys.argv[1:] + ["2500", "100"][len(sys.argv) - 1:])), runner)
    jobs.sort(key=lambda job: int(job["program"].split(".")[0]))
    (HERE / "jobs.json").write_text("".join(json.dumps(job) + "\n" for job in jobs))
    print(f"{len(jobs)} programs, {sum(f.stat().st_size for f in HERE.iterdir() if f.is_file())} bytes")


if __name__ == "__main__":
    main()

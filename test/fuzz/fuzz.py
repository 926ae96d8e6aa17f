#!/usr/bin/env python3
"""Random JAX programs, computed by JAX and by Tofu.

    fuzz.py run [--seeds=A:B] [--seconds=S] [--jobs=N] [--out=FILE]   one JSON line for each program; exit status 1 after a failure
    fuzz.py report FILE...                                            tables of those lines
    fuzz.py show SEED                                                 writes a seed's program, and prints how to run its trials
    fuzz.py reduce SEED [N]                                           makes the N-th failure (0) of a seed small

A seed gives a function of some tens of primitives, its arguments, and ways to run it. What JAX computes is judged by conditioning:
the program is also computed with noise of a few units in the last place after every inexact primitive, and on the terms of every
sum; results that noise moves far are dropped, the others get 20 times that as tolerance. Integers, and floats that are small
integers all along, are compared exactly. A difference counts if XLA and numpy (numpy_primitives.py) agree.

Files go to build/fuzz; $TOFU_BUILD says where the build is.
"""
import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import time
import warnings

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true --xla_cpu_multi_thread_eigen=false")
try:
    import jax
    import numpy as np
    import scipy  # noqa: F401
except ImportError:
    sys.exit("fuzz: JAX is not installed: python3 -m venv build/jax && build/jax/bin/pip install -r test/fuzz/requirements.txt, "
             "then run build/jax/bin/python test/fuzz/fuzz.py")

from flat import Flat, distance, feed, judge
from program import Program
from trials import BUILD, Trials, draw_trials, get_commands

FOLDER = BUILD / "fuzz"
LARGEST = 500  # primitives of a program
FINE = ("ok", "not covered")
WORST_FIRST = ("crash", "hang", "wrong", "bytes", "error", "not covered", "ok")


class NoProgram(Exception):
    """A seed that gives no program to judge."""


def export(function, arguments, donated):
    """A traced function, its text as generic StableHLO, and the argument that each result replaces."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what is donated in vain
        traced = jax.jit(function, keep_unused=True, donate_argnums=donated).trace(*arguments)
        lowered = traced.lower()
    text = lowered.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True)
    attributes = re.search(r"arg_attrs = \[(.*?)\], function_type", text)
    found = [re.search(r"tf.aliasing_output = (\d+)", a) for a in re.findall(r"\{(.*?)\}", attributes[1])] if attributes else []
    return traced, lowered, text, {int(m[1]): i for i, m in enumerate(found) if m}


def run_xla(lowered, arguments, steps, replaced):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        compiled = lowered.compile()
    for _ in range(steps):
        results = [np.asarray(r) for r in compiled(*map(np.array, arguments))]
        arguments = feed(arguments, results, replaced)
    return results


def as_donated(trial):
    devices = trial.pop("devices", None)
    plan = re.sub(" (tie=none|form=paper)", "", trial.pop("plan", f"devices={devices}"))
    return trial | {"plan": plan + " tie=donated"}


class Made:
    """A seed's program in two files, with the numbers that it should give."""

    def __init__(self, seed, folder):
        self.source = Program(seed)
        self.path, self.arrays = folder / f"{seed}.mlir", folder / f"{seed}.npz"
        self.arguments = [np.asarray(a) for a in self.source.arguments]
        try:
            self.take(self.source.function)
        except Exception as e:
            raise NoProgram(f"not generated: {type(e).__name__}: {str(e)[:150]}")
        if len(self.flat.nodes) > LARGEST:
            raise NoProgram("too large")
        self.steps = self.source.steps if self.replaced else 1
        self.judge()
        keep = [i for i, o in enumerate(self.flat.outs) if self.limits[o] is not None]
        if not keep:
            raise NoProgram("ill-conditioned")
        if len(keep) < len(self.flat.outs):  # only these, and one step
            self.take(lambda *v: [self.source.function(*v)[i] for i in keep])
            self.steps = 1
            self.judge()
        self.tolerances = [self.limits[o] for o in self.flat.outs]
        if None in self.tolerances:
            raise NoProgram("ill-conditioned")
        self.results = run_xla(self.lowered, self.arguments, self.steps, self.replaced)
        self.trials = draw_trials(random.Random(f"trials {seed}"))
        if self.steps > 1:  # results are fed as XLA takes donations
            self.trials = [as_donated(t) for t in self.trials]

    def take(self, function):
        traced, self.lowered, self.text, self.replaced = export(function, self.arguments, self.source.donated)
        self.flat = Flat(traced.jaxpr)

    def judge(self):
        self.values, self.limits = judge(self.flat, self.arguments, self.steps, self.replaced)

    def by_numpy(self):
        return [self.values[o] for o in self.flat.outs]

    def write(self, results):
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.text)
        store(self.arrays, self.arguments, results)

    def run(self, runner):
        """Outcomes, and whether XLA is alone with its results."""
        self.write(self.results)
        ask = lambda: runner.run(self.path, self.trials, self.arrays, self.steps, self.tolerances)
        outcomes = ask()
        if all(name != "wrong" for name, *_ in outcomes):
            return outcomes, False
        if all(distance(a, b) <= t for a, b, t in zip(self.results, self.by_numpy(), self.tolerances)):
            return outcomes, False
        self.write(self.by_numpy())
        again = ask()
        return (again, True) if all(name != "wrong" for name, *_ in again) else (outcomes, False)


def store(path, arguments, results):
    np.savez_compressed(path, **{f"arg{i}": a for i, a in enumerate(arguments)}, **{f"out{i}": a for i, a in enumerate(results)})


# ---- run ---------------------------------------------------------------------------------------


def run_seed(seed, folder, runner):
    begin, line = time.process_time(), {"seed": seed}
    try:
        made = Made(seed, folder)
    except NoProgram as e:
        return line | {"skip": str(e)}
    generated = time.process_time() - begin
    outcomes, by_xla = made.run(runner)
    failed = any(name not in FINE for name, *_ in outcomes)
    if not failed:
        made.path.unlink()
        made.arrays.unlink()
    nodes = made.flat.nodes
    types = {str(a.dtype) for a in [*made.arguments, *(a for n in nodes for a in n.avals)]}
    return line | {"form": made.source.form, "numbers": made.source.numbers, "steps": made.steps, "size": len(nodes), "types": sorted(types),
                   "primitives": sorted({n.primitive.name for n in nodes}), "xla": by_xla,
                   "runs": [[t, *o] for t, o in zip(made.trials, outcomes)], "seconds": round(generated, 3)}


def run_some(first, last, step, seconds):
    """Seeds first, first + step, ...: one line of JSON each to stdout."""
    runner, end = Trials(), time.monotonic() + seconds
    for done, seed in enumerate(range(first, last, step)):
        if time.monotonic() > end:
            break
        print(json.dumps(run_seed(seed, FOLDER, runner)), flush=True)
        if done % 20 == 19:
            jax.clear_caches()


def run(options):
    """Several processes that share the seeds; failures are printed as they come."""
    first, last = map(int, options.seeds.split(":"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    shares = [Share(first + n, last, options) for n in range(options.jobs)]
    lines, begin = [], time.monotonic()
    with open(options.out or FOLDER / "run.jsonl", "w") as out:
        for text in read_lines(shares):
            out.write(text)
            out.flush()
            lines.append(line := json.loads(text))
            for trial, name, message, _ in line.get("runs", []):
                if name not in FINE:
                    print(line["seed"], name, json.dumps(trial), message.split("\n")[0][:300], flush=True)
    print_summary(lines)
    print(f"{time.monotonic() - begin:.0f} seconds")
    return any(get_worst(line) not in FINE for line in lines if "runs" in line) or any(share.process.wait() for share in shares)


class Share:
    """A process with each `jobs`th of the seeds."""

    def __init__(self, first, last, options):
        self.next, self.last, self.options, self.end = first, last, options, time.monotonic() + options.seconds
        self.start()

    def start(self):
        left = max(self.end - time.monotonic(), 0)
        self.process = subprocess.Popen([sys.executable, __file__, "some", str(self.next), str(self.last), str(self.options.jobs), str(left)],
                                        stdout=subprocess.PIPE, text=True)

    def read(self):
        """A line; of a seed at which the process was killed, as XLA aborts at what it has wrong, one that says so. None at the end."""
        text = self.process.stdout.readline()
        if not text and self.process.wait() >= 0:
            return None
        if not text:
            text = json.dumps({"seed": self.next, "skip": f"no JAX: signal {-self.process.returncode}"}) + "\n"
        self.next += self.options.jobs
        return text


def read_lines(shares):
    """Lines of several processes as they come."""
    import selectors
    with selectors.DefaultSelector() as ready:
        for share in shares:
            ready.register(share.process.stdout, selectors.EVENT_READ, share)
        while ready.get_map():
            for key, _ in ready.select():
                share = key.data
                if text := share.read():
                    yield text
                if share.process.returncode is None:
                    continue
                ready.unregister(key.fileobj)
                if text and share.next < share.last:
                    share.start()
                    ready.register(share.process.stdout, selectors.EVENT_READ, share)


def get_worst(line):
    names = [r[1] for r in line["runs"]]
    return next(w for w in WORST_FIRST if w in names)


def print_summary(lines):
    count = collections.Counter(get_worst(line) if "runs" in line else line["skip"].split(":")[0] for line in lines)
    runs = collections.Counter(r[1] for line in lines for r in line.get("runs", []))
    print(f"{len(lines)} programs:", ", ".join(f"{n} {name}" for name, n in count.most_common()))
    print(f"{sum(runs.values())} runs:", ", ".join(f"{n} {name}" for name, n in runs.most_common()))
    print("XLA alone:", [line["seed"] for line in lines if line.get("xla")])


def report(options):
    lines = [json.loads(text) for name in options.files for text in open(name)]
    families, slow = collections.defaultdict(collections.Counter), []
    for line in lines:
        if "runs" not in line:
            continue
        for family in [line["form"], line["numbers"], *line["types"], *line["primitives"]]:
            families[family][get_worst(line)] += 1
        for trial, name, message, seconds in line["runs"]:
            slow.append((seconds, line["seed"], line["size"], json.dumps(trial)))
            if name != "ok":
                print(line["seed"], name, json.dumps(trial), message[:200])
    for family, count in sorted(families.items(), key=lambda item: -item[1].total()):
        print(f"{family:24}", ", ".join(f"{n} {name}" for name, n in count.most_common()))
    print("slowest:", *sorted(slow, reverse=True)[:10], sep="\n")
    made = [line["seconds"] for line in lines if "runs" in line]
    print(f"CPU seconds a program: {np.mean(made):.3f} to make, {sum(s for s, *_ in slow) / max(len(made), 1):.3f} to run")
    print_summary(lines)


# ---- one seed ----------------------------------------------------------------------------------


def show(options):
    made = Made(options.seed, FOLDER)
    outcomes, _ = made.run(Trials())
    print(made.source.form, made.source.numbers, len(made.flat.nodes), "primitives,", made.steps, "steps, tolerances", made.tolerances)
    for trial, outcome in zip(made.trials, outcomes):
        print(*outcome, *get_commands(made.path, made.arrays, trial, max(made.tolerances) + 1e-9, made.steps), sep="\n  ")


def reduce(options):
    """Cuts a failing program: values become arguments with the numbers that they had, results are dropped."""
    made, runner = Made(options.seed, FOLDER), Trials()
    outcomes, _ = made.run(runner)
    failing = [(t, o) for t, o in zip(made.trials, outcomes) if o[0] not in FINE]
    if not failing:
        return print("no failure")
    trial, (name, message, _) = failing[options.which]
    print(json.dumps(trial), name, message, flush=True)
    path, arrays = FOLDER / f"{options.seed}.small.mlir", FOLDER / f"{options.seed}.small.npz"
    flat, values, steps = made.flat, made.values, 1
    alike = lambda text: "" if name == "wrong" else re.sub(r"\S+\.mlir\S*|[\d.]+|[\"'].*?[\"']", "", text)

    def try_(cuts, outs):
        """The nodes that are left, if it still fails."""
        used, live = set(outs), []
        for n in reversed(flat.nodes):
            if set(n.outs) & used - cuts:
                used |= set(n.ins)
                live.insert(0, n)
        inputs = [i for i in sorted(used) if i in flat.inputs or i in cuts]
        function = lambda *v: [flat.bind(dict(zip(inputs, v)), live)[o] for o in outs]
        try:
            text = export(function, [values[i] for i in inputs], ())[2]
        except Exception:
            return None
        path.write_text(text)
        store(arrays, [values[i] for i in inputs], [values[o] for o in outs])
        limits = [(made.limits[o] or 0) * 10 + (1e-3 if values[o].dtype.kind not in "biu" else 0) for o in outs]  # far off
        got = runner.run(path, [trial], arrays, steps, limits)[0]
        return live if got[0] == name and alike(got[1]) == alike(message) else None

    cuts, outs = set(), [o for o in dict.fromkeys(flat.outs) if o not in flat.constants]
    live = try_(cuts, outs)
    if live is None:
        print("fails only as it was exported (steps, donation, calls):")
        return show(options)
    for o in outs:
        if try_(cuts, [o]) is not None:
            outs = [o]
            break
    live = try_(cuts, outs)
    changed = True
    while changed:
        changed = False
        for n in live[::-1]:  # later ones first: with one cut, all before it goes
            if n in live and not set(n.outs) & set(outs) and not set(n.outs) <= cuts and (fewer := try_(cuts | set(n.outs), outs)) is not None:
                cuts, live, changed = cuts | set(n.outs), fewer, True
        for n in live[:-1]:  # an earlier result
            if n.outs[0] not in outs and made.limits.get(n.outs[0]) is not None and (fewer := try_(cuts, n.outs[:1])) is not None:
                outs, live, changed = n.outs[:1], fewer, True
                break
    try_(cuts, outs)
    print(len(live), "primitives:", *(n.primitive.name for n in live))
    print(path.read_text())
    print(*runner.run(path, [trial], arrays, steps, [1e-3])[0], *get_commands(path, arrays, trial, 1e-3, steps), sep="\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    verb = verbs.add_parser("run")
    verb.add_argument("--seeds", default="0:1000000000")
    verb.add_argument("--seconds", type=float, default=600)
    verb.add_argument("--jobs", type=int, default=os.cpu_count())
    verb.add_argument("--out")
    verb = verbs.add_parser("some")
    for name in ("first", "last", "step"):
        verb.add_argument(name, type=int)
    verb.add_argument("seconds", type=float)
    verb = verbs.add_parser("report")
    verb.add_argument("files", nargs="+")
    for name in ("show", "reduce"):
        verb = verbs.add_parser(name)
        verb.add_argument("seed", type=int)
        verb.add_argument("which", type=int, nargs="?", default=0)
    options = parser.parse_args()
    if options.verb == "some":
        return run_some(options.first, options.last, options.step, options.seconds)
    return {"run": run, "report": report, "show": show, "reduce": reduce}[options.verb](options)


if __name__ == "__main__":
    sys.exit(main())

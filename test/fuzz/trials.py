"""Ways to run a program by Tofu, drawn at random, and the tofu-trials process that runs them."""
import json
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TOFU_BUILD", ROOT / "build"))
MESHES = [[2, 2], [2, 3], [3, 2], [4], [4, 2], [2, 4], [6], [5], [8], [3, 3], [2, 1, 3], [9], [7, 2], [2, 2, 3], [1, 4], [2, 2, 2], [3], [1],
          [2, 2, 2, 2], [16], [3, 5]]
OPTIONS = ["partial=false", "order=nested", "count=per-use", "refine=true", "tie=none", "effort=1", "form=paper"]
NOT_COVERED = re.compile("not covered|covered only|covered with|only those are imported")
BYTES = re.compile("fault of the compiler")


def get_levels():
    """The CPU levels that this machine can run."""
    with open("/proc/cpuinfo") as f:
        flags = set(next((line for line in f if line.startswith("flags")), "").split())
    needs = {"x86-64": "sse2", "x86-64-v2": "sse4_2", "x86-64-v3": "avx2", "x86-64-v4": "avx512vl"}
    return [level for level, flag in needs.items() if flag in flags] + ["native"]


LEVELS = get_levels()


def draw_plan(draw):
    """The number of devices, or options of a plan."""
    if draw.random() < .5:
        return {"devices": 16 if draw.random() < .08 else draw.randint(2, 12)}
    options = [o for o in OPTIONS if draw.random() < .15]
    return {"plan": " ".join(["mesh=" + "x".join(map(str, draw.choice(MESHES))), *options])}


def draw_run(draw):
    return {"tool": "run", "cpu": draw.choice(LEVELS) if draw.random() < .2 else "x86-64-v3", "libraries": draw.random() < .7,
            "threads": 2 if draw.random() < .1 else 1}


def draw_trials(draw):
    """One device and several, interpreted as planned and as compiled, and compiled."""
    trials = [{"tool": "interpret", "devices": 1}]
    trials += [{"tool": draw.choice(["interpret", "interpret", "fused"]), **draw_plan(draw)} for _ in range(3)]
    trials += [{**draw_run(draw), "devices": 1}] * (draw.random() < .4)
    return trials + [{**draw_run(draw), **draw_plan(draw)}]


def classify(name, message):
    if name == "refused":
        return "not covered" if NOT_COVERED.search(message) else "bytes" if BYTES.search(message) else "error"
    return name


class Trials:
    """A tofu-trials process."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="tofu-fuzz-")
        self.process = subprocess.Popen([BUILD / "test/fuzz/tofu-trials"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env=os.environ | {"TMPDIR": self.folder.name})

    def run(self, program, trials, arrays="", steps=1, tolerances=(1e-5,), **more):
        """For each trial [class, message, seconds]."""
        job = {"program": str(program), "arrays": str(arrays), "steps": steps, "tolerances": list(tolerances), "trials": trials, **more}
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"tofu-trials ended at {program}")
        return [[classify(name, message), message, round(seconds, 3)] for name, message, seconds in json.loads(line)]


def get_commands(program, arrays, trial, tolerance, steps):
    """What to type to see a trial."""
    bin_, lines, split = BUILD / "bin", [], f"--devices={trial['devices']}" if "devices" in trial else ""
    check = f"--inputs={arrays} --expect={arrays} --tolerance={tolerance:.3g}"
    if "plan" in trial or trial["tool"] == "fused":
        pipeline = "-tofu-compile-pipeline" if trial["tool"] == "fused" else "-tofu-partition"
        lines.append(f"{bin_}/tofu-opt {program} {pipeline}='{trial.get('plan', 'devices=%s' % trial.get('devices'))}' -o {program}.part.mlir")
        program, split = f"{program}.part.mlir", ""
    if trial["tool"] != "run":
        return lines + [f"{bin_}/tofu-interpret {program} {split} {check}"]
    return lines + [f"{bin_}/tofu-compile {program} {split} --quiet --mcpu={trial.get('cpu', 'x86-64-v3')} -o {program}.so",
                    f"{bin_}/tofu-run {program}.so {check} --steps={steps} --threads-per-rank={trial.get('threads', 1)}"
                    + " --no-libraries" * (not trial.get("libraries", True))]

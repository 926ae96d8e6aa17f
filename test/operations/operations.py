"""The operations of cases.py as programs, and what JAX computes of them.

operations.py write FOLDER             a program and its numbers, FAMILY.mlir and FAMILY.npz, of every family
operations.py run FOLDER [FAMILY...]   each case by itself, whole and in parts, interpreted and compiled; says which fail.
                                       Families of library_cases.py are run, too, but not written
"""
import os
import pathlib
import subprocess
import sys
import types

os.environ["JAX_PLATFORMS"] = "cpu"
import jax  # noqa: E402
import numpy as np  # noqa: E402
from jax._src.lax import linalg as lax_linalg  # noqa: E402

jax.config.update("jax_enable_x64", True)
from cases import FAMILIES, PLATFORMS  # noqa: E402
from library_cases import LIBRARY  # noqa: E402
import pattern_cases  # noqa: E402,F401  (adds its families)
import platform_cases  # noqa: E402,F401  (adds its families)
import small_type_cases  # noqa: E402,F401  (adds its families)
import window_cases  # noqa: E402,F401  (adds its families)


def stored(values):
    """As Tofu writes it: integers of fewer bits than a byte are sign extended."""
    array = np.asarray(values, order="C")
    rest = {"int2": 6, "uint2": 6, "int4": 4, "uint4": 4}.get(array.dtype.name)
    return array if rest is None else array.astype(np.int8) << rest >> rest


def write(path, cases, platform=None):
    """One program of these cases: their arguments and results one after the other."""
    flat = [a for case in cases for a in case.arguments]

    def program(*arguments):
        rest, results = list(arguments), []
        for case in cases:
            own, rest = rest[:len(case.arguments)], rest[len(case.arguments):]
            results += jax.tree.leaves(case.function(*own))
        return results
    # Which version CUDA's libraries are is asked where there are some.
    word, *version = (platform or "cpu").split()
    lax_linalg.cuda_versions = types.SimpleNamespace(cusolver_get_version=lambda: 11701) if version else None
    traced = jax.jit(program, keep_unused=True).trace(*flat)
    module = traced.lower(lowering_platforms=(word,)).compiler_ir("stablehlo")
    path.with_suffix(".mlir").write_text(module.operation.get_asm(print_generic_op_form=True))
    outs = [stored(r) for case in cases for r in jax.tree.leaves(jax.jit(case.function)(*case.arguments))]
    np.savez_compressed(path.with_suffix(".npz"), **{f"arg{i}": stored(a) for i, a in enumerate(flat)}, **{f"out{i}": r for i, r in enumerate(outs)})


def run(folder, name):
    accuracy, cases = (FAMILIES | LIBRARY)[name]
    failures = 0
    for case in cases:
        path = folder / f"{name}_{case.name}"
        try:
            write(path, [case], PLATFORMS.get(name))
        except Exception as error:  # JAX does not know it
            print(f"{name}.{case.name}: no case: {str(error).splitlines()[0]}")
            continue
        numbers = [f"--inputs={path}.npz", f"--expect={path}.npz", f"--tolerance={accuracy}" if 0 < accuracy < 1 else f"--units={accuracy}"]
        for k in (1, 2, 3):
            commands = [["tofu-interpret", f"{path}.mlir", f"--devices={k}", *numbers]]
            if "--interpret" not in sys.argv:
                commands += [["tofu-compile", f"{path}.mlir", f"--devices={k}", "--quiet", "-o", f"{path}.so"], ["tofu-run", f"{path}.so", *numbers]]
            bad = next((c for c in commands if (done := subprocess.run(c, capture_output=True, text=True)).returncode), None)
            if bad:
                print(f"{name}.{case.name}: {bad[0]} of {k}: {(done.stdout + done.stderr)[:600]}", flush=True)
                failures += 1
                break
    print(f"{name}: {failures} of {len(cases)} cases failed", flush=True)
    return failures


def main():
    words = [w for w in sys.argv[1:] if not w.startswith("--")]
    folder = pathlib.Path(words[1])
    folder.mkdir(parents=True, exist_ok=True)
    if words[0] == "write":
        for name, (_, cases) in FAMILIES.items():
            if not words[2:] or name in words[2:]:
                write(folder / name, cases, PLATFORMS.get(name))
    else:
        sys.exit(sum(run(folder, name) for name in words[2:] or FAMILIES | LIBRARY) > 0)


if __name__ == "__main__":
    main()

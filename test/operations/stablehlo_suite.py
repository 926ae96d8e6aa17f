#!/usr/bin/env python3
"""StableHLO's own programs, which say what they should compute.

stablehlo_suite.py FOLDER [--every=N] [--split-every=N]   the tests of a checkout of openxla/stablehlo: says what is refused or far off

A test checks values against others: here it returns both. Each is interpreted whole, and judged by units in the last place of its
type; of every N-th one (10) what two parts compute, and compiled code of one and of two, is held against that. $TOFU_BUILD says
where the build is. Nothing of the checkout is kept.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

import ml_dtypes
import numpy as np
from jax._src.interpreters import mlir
from jaxlib.mlir import ir

sys.path.append(str(pathlib.Path(__file__).parents[1] / "fuzz"))
from trials import BUILD, Trials  # noqa: E402

SUITES = {"stablehlo/testdata": "JAX's operations", "stablehlo/tests/interpret": "the interpreter's tests"}
# check.expect_eq_const %x, dense<...> : type, and check.expect_close %x, %y, ... : type, type
CONSTANT = re.compile(r"check\.expect_\w+_const (%[\w#]+),\s*(dense<[^%]*?>)\s*(?:\{[^}]*\})?\s*:\s*(tensor<[^\n]*>)\s*$", re.M | re.S)
VALUES = re.compile(r"check\.expect_\w+ (%[\w#]+), (%[\w#]+) *(?:,[^:\n]*)?(?:\{[^}]*\})? *: (tensor<[^\n]*?>)(?:, tensor[^\n]*)?\s*$", re.M)
DTYPES = {"bf16": ml_dtypes.bfloat16} | {
    f"f{bits}{form}": getattr(ml_dtypes, f"float{bits}_{form.lower()}") for bits, form in re.findall(
        r"(\d)(\w+)", "8E5M2 8E4M3 8E3M4 8E4M3FN 8E5M2FNUZ 8E4M3FNUZ 8E4M3B11FNUZ 8E8M0FNU 6E2M3FN 6E3M2FN 4E2M1FN")}
FAR = float("inf")


def get_name(op):
    return op.operation.name


def get_pairs(text, context):
    """The test as generic text that returns what it checks, and the types of that; None without checks."""
    number = iter(range(1 << 30))

    def of_constant(found):
        name = f"%expected_{next(number)}"
        return f'{name} = stablehlo.constant {found[2]} : {found[3]}\n' + mark(found[1], name, found[3])

    def mark(actual, expected, kind):
        return f'stablehlo.custom_call @check({actual}, {expected}) {{has_side_effect = true}} : ({kind}, {kind}) -> ()'
    text = VALUES.sub(lambda m: mark(m[1], m[2], m[3]), CONSTANT.sub(of_constant, text))
    with context, ir.Location.unknown():
        module, types = ir.Module.parse(text), None
        for function in module.body.operations:
            if get_name(function) != "func.func":
                continue
            block = function.regions[0].blocks[0]
            checks = [op for op in block.operations if get_name(op) == "stablehlo.custom_call" and str(op.attributes["call_target_name"]).startswith('"check')]
            if not checks:
                continue
            values = [operand for op in checks for operand in op.operands]
            last = list(block.operations)[-1]
            with ir.InsertionPoint(last):
                ir.Operation.create("func.return", operands=values)
            for op in [last, *checks]:
                op.operation.erase()
            types = [value.type for value in values]
            function.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get([a.type for a in block.arguments], types))
            if "res_attrs" in function.attributes:
                del function.attributes["res_attrs"]
            function.attributes["sym_name"] = ir.StringAttr.get("main")
            break
        if types is None:
            return None
        return module.operation.get_asm(print_generic_op_form=True), [str(ir.RankedTensorType(t).element_type) for t in types]


def get_units(actual, expected, kind):
    """How far arrays are apart in units in the last place, of each element and of the largest one, whose sums may cancel."""
    if kind in DTYPES:
        actual, expected = (np.asarray(x).view(DTYPES[kind]) for x in (actual, expected))
    if actual.shape != expected.shape:
        return FAR, FAR
    if actual.dtype.kind == "c":
        actual, expected = (np.atleast_1d(x).view(x.real.dtype) for x in (actual, expected))
    if kind not in DTYPES and actual.dtype.kind != "f":
        return (0, 0) if np.array_equal(actual, expected) else (FAR, FAR)
    epsilon, wide = float(ml_dtypes.finfo(actual.dtype).eps), np.longdouble
    with np.errstate(all="ignore"):
        x, y = actual.astype(wide), expected.astype(wide)
        same = (x == y) | (np.isnan(x) & np.isnan(y))
        off = np.where(same, 0, np.abs(x - y))
        unit = epsilon * np.exp2(np.floor(np.log2(np.maximum(np.abs(y), wide(ml_dtypes.finfo(actual.dtype).tiny)))))
        apart = np.where(same, 0, off / unit)
    if not np.isfinite(apart).all():
        return FAR, FAR
    return float(apart.max(initial=0)), float(off.max(initial=0) / np.max(unit, initial=1e-300, where=np.isfinite(unit)))


def run_whole(folder):
    """Results of the program, by pairs, or why there are none."""
    done = subprocess.run([BUILD / "bin/tofu-interpret", folder / "program.mlir", f"--save={folder}/out.npz"], capture_output=True, text=True)
    if done.returncode:
        errors = re.findall(r"error: (.*)", done.stderr) or [f"status {done.returncode}"]
        return None, re.sub(r"^\S*?program.mlir\S* ", "", errors[0])
    arrays = np.load(folder / "out.npz")
    return [arrays[name] for name in sorted(arrays.files, key=lambda name: int(re.sub(r"\D", "", name)))], ""


def run_split(trials, folder, results, types):
    """What is wrong with other ways to run it."""
    np.savez(folder / "expected.npz", **{f"out{i}": result for i, result in enumerate(results)})
    tolerances = [1e-13 if "64" in t else 1e-5 if "32" in t else 2e-2 if t in ("f16", "bf16") else .3 for t in types]
    ways = [{"tool": "interpret", "devices": 2}, {"tool": "run", "devices": 1}, {"tool": "run", "devices": 2}]
    found = trials.run(folder / "program.mlir", ways, folder / "expected.npz", tolerances=tolerances)
    return [f"{way['tool']} of {way['devices']}: {outcome} {message}" for way, (outcome, message, _) in zip(ways, found) if outcome != "ok"]


def get_tests(folder):
    for path in sorted(folder.rglob("*.mlir")):
        parts = re.split(r"^// -----.*$", path.read_text(), flags=re.M)
        yield from ((f"{path.stem}.{i}", part) for i, part in enumerate(parts))


def run_suite(folder, title, options, trials):
    counts, context = collections.Counter(), mlir.make_ir_context()
    context.allow_unregistered_dialects = True
    for number, (name, text) in enumerate(list(get_tests(folder))[::options.every]):
        try:
            pairs = get_pairs(text, context)
        except ir.MLIRError:
            counts["quantised, or not read by JAX"] += 1
            continue
        if not pairs:
            counts["without checks, or of dynamic shapes"] += 1
            continue
        with tempfile.TemporaryDirectory() as scratch:
            scratch = pathlib.Path(scratch)
            (scratch / "program.mlir").write_text(pairs[0])
            results, error = run_whole(scratch)
            if results is None:
                counts["refused"] += 1
                print(f"{name[:80]}: refused: {error[:200]}", flush=True)
                continue
            apart, of_largest = np.max([get_units(*results[i:i + 2], pairs[1][i]) for i in range(0, len(results), 2)], axis=0)
            counts["equal" if apart == 0 else "within 4 units" if apart <= 4 else "within 4 of the largest" if of_largest <= 4 else "further off"] += 1
            if apart > 4:
                print(f"{name[:80]}: {apart:.3g} units, {of_largest:.3g} of the largest value", flush=True)
            # What bytes are is not said in a file of numbers.
            if number % options.split_every == 0 and not any(kind in DTYPES and kind != "bf16" for kind in pairs[1]):
                wrong = run_split(trials, scratch, results, pairs[1])
                counts["run in other ways"] += 1
                counts["of these wrong"] += bool(wrong)
                for line in wrong:
                    print(f"{name[:80]}: {line[:300]}", flush=True)
    print(f"{title}: {dict(counts)}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--split-every", type=int, default=10)
    options = parser.parse_args()
    trials = Trials()
    for suite, title in SUITES.items():
        run_suite(options.folder / suite, title, options, trials)


if __name__ == "__main__":
    main()

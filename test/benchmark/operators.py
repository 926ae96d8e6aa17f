#!/usr/bin/env python3
"""Times operators of tdl-stdlib and their gradients, compiled from the operator's one lambda, beside the same in JAX,
jitted: on the same cores, in turns, in one process. Prints one table, and what is not timed and why.

    operators.py [--build=build] [--only=REGEX] [--cores=2] [--calls=12] [--processor] [--forward]

What operators are compared with stands in operator_references.py. JAX is installed from PyPI into build/compare-jax, once;
programs stay in build/operators, and are compiled again when their text, the library or tofu-compile is another."""
import argparse
import glob
import os
import re
import subprocess
import sys
import time

import jax_python

SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIBRARY = sorted(glob.glob(os.path.join(SOURCE, "tdl-stdlib", "*.tdl")))
LIMIT = 3.0  # over JAX: what is slower is timed again, and flagged
TYPES = {"float64": "f64", "float32": "f32", "float16": "f16", "int8": "i8", "int32": "i32", "int64": "i64", "bool": "i1"}


def spell(value):
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(spell, value))}]"
    return {bool: lambda: str(value).lower(), str: lambda: f'"{value}"', float: lambda: f"{value!r} : f64"}.get(type(value), lambda: str(value))()


def get_type(array):
    return f"tensor<{''.join(f'{n}x' for n in array.shape)}{TYPES[array.dtype.name]}>"


def write_program(reference):
    """A function that applies the operator."""
    operands, results = reference.operands, reference.results
    values = ", ".join(f"%a{i}" for i in range(len(operands)))
    arguments = ", ".join(f"%a{i}: {get_type(x)}" for i, x in enumerate(operands))
    given = ", ".join(f"{name} = {spell(value)}" for name, value in reference.attributes.items())
    types, kinds = ", ".join(map(get_type, operands)), ", ".join(map(get_type, results))
    made = ", ".join(f"%r{i}" for i in range(len(results)))
    return (f"func.func @main({arguments}) -> ({kinds}) {{\n"
            f"  {made} = tdl.apply @{reference.operator}({values}) {{{given}}} : ({types}) -> ({kinds})\n"
            f"  return {made} : {kinds}\n}}\n")


def compile_program(build, reference):
    """The shared object of an operator's application, which a file keeps."""
    base, compiler = os.path.join(build, "operators", reference.operator), os.path.join(build, "bin", "tofu-compile")
    text = f"// {reference.definition}\n{write_program(reference)}"
    if not (os.path.exists(base + ".so") and open(base + ".mlir").read() == text
            and os.path.getmtime(base + ".so") > max(map(os.path.getmtime, [compiler, *LIBRARY]))):
        with open(base + ".mlir", "w") as file:
            file.write(text)
        operators = LIBRARY
        if reference.definition:  # is of what its file defines
            operators = [base + ".tdl"]
            with open(base + ".tdl", "w") as file:
                file.write(find_file(reference.definition) + reference.definition)
        done = subprocess.run([compiler, base + ".mlir", "-I", os.path.join(SOURCE, "tdl-stdlib"), *(f"--operators={file}" for file in operators),
                               "--tie=none", "--quiet", "-o", base + ".so"], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(next((line for line in done.stderr.splitlines() if "error:" in line), done.stderr).split("error: ")[-1])
    return base + ".so"


def find_file(definition):
    """The text of the library's file with what this is the gradient of."""
    operator = re.search(r"gradient of (\w+)", definition)[1]
    return next(text for text in (open(path).read() for path in LIBRARY) if re.search(rf"^op {operator}\(", text, re.M)) + "\n"


def make_reference(name, operator, operands, attributes, function, signatures):
    """Of the operator, or of its gradient by all parameters that have one."""
    from operator_references import Operand, Reference, differentiate
    forward = Reference(operator, operands, attributes, function)
    if name == operator:
        return forward
    parameters, by = signatures[operator]
    by = [p for p in by if operands[parameters.index(p)].dtype.kind == "f"]
    if not by:
        raise ValueError("its operands are integers")
    cotangents = [Operand(x.shape, x.dtype) for x in forward.results if x.dtype.kind == "f"]
    places = [parameters.index(p) for p in by]
    return Reference(name, operands + cotangents, attributes, differentiate(function, len(operands), places),
                     f"op {name} = gradient of {operator} by {', '.join(by)}\n")


def describe(operand):
    kind = TYPES[operand.dtype.name]
    return "x".join([*map(str, operand.shape), *[kind] * (kind != "f32" or not operand.shape)])


def read_signatures():
    """Of each operator its parameters, and by which of them it has a gradient."""
    with open(os.path.join(SOURCE, "docs", "Operators.md")) as file:
        lines = re.findall(r"^\| `(\w+)\((.*?)\) -> .* \| (.*) \|$", file.read(), re.M)
    signatures = {}
    for name, parameters, by in lines:
        typed = re.findall(r"(\w+): [^;]*?\](?: of (\w+))?(?=, |;|$)", re.sub(r";.*", "", parameters))
        numbers = [p for p, kind in typed if kind not in ("int", "bool")]
        signatures[name] = [p for p, _ in typed], numbers if by == "all" else [p for p in numbers if f"`{p}`" in by]
    return signatures


def measure(program, function, operands, options):
    """The quickest of so many calls of each, in turns; and what each gave."""
    import jax

    def clock():
        if not options.processor:
            return time.perf_counter()
        time.sleep(.002)  # until other threads are at rest
        return time.process_time()
    with program.open(threads_per_rank=1 if options.processor else 0) as session:  # threads that wait for each other take time
        for i, x in enumerate(operands):
            session.set(i, x)
        given = [jax.device_put(x) for x in operands]
        ours, theirs = [], []
        for _ in range(options.calls):
            times = [clock()]
            session.step()
            times.append(clock())
            want = jax.block_until_ready(function(*given))
            times.append(clock())
            ours.append(times[1] - times[0])
            theirs.append(times[2] - times[1])
            if sum(ours) + sum(theirs) > 3:
                break
        return min(ours), min(theirs), [session.get(i) for i in range(len(program.results))], want


def compare(ours, theirs):
    """How far results differ, relative to the largest value."""
    import numpy as np
    far = 0.0
    for a, b in zip(ours, theirs):
        a, b = np.asarray(a, np.float64), np.asarray(b, np.float64)
        finite = np.isfinite(a) & np.isfinite(b)
        if a.size and finite.any():
            far = max(far, float(abs(a[finite] - b[finite]).max() / max(1e-30, abs(b[finite]).max())))
    return far


def time_one(build, reference, options):
    import tofu
    program = tofu.load(compile_program(build, reference))
    operands = [x.draw() for x in reference.operands]
    function = reference.compile()
    ours, theirs, *results = measure(program, function, operands, options)
    if ours > LIMIT * theirs:
        ours, theirs = map(min, zip((ours, theirs), measure(program, function, operands, options)[:2]))
    return ours, theirs, compare(*results)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument("--only", default="", help="a regular expression of whole names")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--calls", type=int, default=12)
    parser.add_argument("--processor", action="store_true", help="processor time of all threads, on a machine that others use")
    parser.add_argument("--forward", action="store_true", help="no gradients")
    options = parser.parse_args()
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: options.cores])
    os.makedirs(os.path.join(options.build, "operators"), exist_ok=True)
    python = jax_python.get(os.path.join(options.build, "compare-jax"))
    if os.path.realpath(sys.executable) != os.path.realpath(python) or sys.prefix == sys.base_prefix:
        os.execv(python, [python, *sys.argv])

    os.environ["TOFU_RUNTIME"] = os.path.join(os.path.abspath(options.build), "lib", "libtofu-runtime.so")
    sys.path.insert(0, os.path.join(SOURCE, "tools", "python"))
    import operator_references
    signatures = read_signatures()
    wanted = re.compile(options.only or ".*")
    rows = []
    print("| operator | operands | Tofu, ms | JAX, ms | over JAX |\n| --- | --- | ---: | ---: | ---: |")
    every = [name for operator, (_, by) in signatures.items() for name in [operator] + ["gradient_of_" + operator] * bool(by)]
    left = {name: "no reference" for name in every if wanted.fullmatch(name)}
    if options.forward:
        left = {name: why for name, why in left.items() if not name.startswith("gradient_of_")}
    for case in operator_references.find(lambda operator: operator in left or "gradient_of_" + operator in left):
        for name in (case[0], "gradient_of_" + case[0]):
            if name not in left:
                continue
            try:
                reference = make_reference(name, *case, signatures)
                ours, theirs, far = time_one(options.build, reference, options)
            except Exception as error:  # JAX says much: the first line
                left[name] = f"{type(error).__name__}: {(str(error).splitlines() or [''])[0][:200]}"
                continue
            del left[name]
            rows.append((ours / theirs, name))
            print(f"| {name} | {' '.join(map(describe, reference.operands))} | {1e3 * ours:.3f} | {1e3 * theirs:.3f} | {ours / theirs:.2f} |"
                  + (" slow" if ours > LIMIT * theirs else "") + ("" if far < 1e-3 else f" differs by {far:.1e}"), flush=True)
    for name, why in left.items():
        operator = name.removeprefix("gradient_of_")
        print(f"{name}: {operator_references.UNTIMED.get(name) or operator_references.UNTIMED.get(operator, why)}")
    slow = sorted((row for row in rows if row[0] > LIMIT), reverse=True)
    print(f"{len(rows)} timed, {len(left)} not, {len(slow)} over {LIMIT:g} times JAX" + "".join(f"; {name} {ratio:.1f}" for ratio, name in slow))


if __name__ == "__main__":
    main()

"""Applications of the library's operators of today's models, and what JAX, numpy or scipy compute of the same.

models.py write FOLDER [FAMILY...]   a program and its numbers, FAMILY.mlir and FAMILY.npz, of every family
models.py try FOLDER [FAMILY...]     each application by itself, whole and in 3 parts, interpreted; says which fail
models.py count                      how many operators and applications there are
"""
import collections
import os
import pathlib
import subprocess
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
import jax  # noqa: E402
import numpy as np  # noqa: E402

jax.config.update("jax_enable_x64", True)
SOURCE = pathlib.Path(__file__).resolve().parents[3]
Case = collections.namedtuple("Case", "operator operands attributes results")
FAMILIES = {}  # name: (files of the library, cases)
TYPES = {"float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16", "int32": "i32", "int64": "i64", "bool": "i1"}


def family(*files):
    def add(function):
        FAMILIES[function.__name__.strip('_')] = files, function
        return function
    return add


def numbers(*shape, seed=0, dtype="float32", low=None):
    """Of the normal distribution, or the sizes of them and `low`."""
    values = np.random.default_rng([seed, *shape]).standard_normal(shape)
    return np.asarray(values if low is None else np.abs(values) + low).astype(dtype)


def integers(limit, *shape, seed=0):
    return np.asarray(np.random.default_rng([seed, limit, *shape]).integers(0, limit, shape), dtype=np.int32)


def case(operator, operands, results, **attributes):
    """Results are computed in f64 and have the type of the first operand of floats, unless they say which they have."""
    operands = [np.asarray(x) for x in operands]
    kind = next((x.dtype for x in operands if TYPES[x.dtype.name][0] in "fb"), np.dtype("float32"))
    results = [np.asarray(x) for x in (results if isinstance(results, (list, tuple)) else [results])]
    results = [x.astype(kind) if x.dtype == np.float64 else x for x in results]
    return Case(operator, operands, attributes, results)


def wide(*operands):
    """The operands in f64, for the reference."""
    return [np.asarray(x).astype(np.float64) if np.asarray(x).dtype.name in TYPES and TYPES[np.asarray(x).dtype.name][0] in "fb" else np.asarray(x)
            for x in operands]


def spell(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(spell, value)) + "]"
    return f"{value!r} : f64" if isinstance(value, float) else str(value)


def get_type(array):
    return "tensor<" + "".join(f"{n}x" for n in array.shape) + TYPES[array.dtype.name] + ">"


def write(path, cases):
    """One program of these cases: their operands and results one after the other."""
    operands = [x for each in cases for x in each.operands]
    results = [x for each in cases for x in each.results]
    lines, used, made = [], 0, 0
    for each in cases:
        values = ", ".join(f"%a{used + i}" for i in range(len(each.operands)))
        names = ", ".join(f"%r{made + i}" for i in range(len(each.results)))
        given = ", ".join(f"{name} = {spell(value)}" for name, value in each.attributes.items())
        kinds = ", ".join(map(get_type, each.results))
        lines.append(f"  {names} = tdl.apply @{each.operator}({values}) {{{given}}} : ({', '.join(map(get_type, each.operands))}) -> "
                     + (kinds if len(each.results) == 1 else f"({kinds})"))
        used, made = used + len(each.operands), made + len(each.results)
    kinds = ", ".join(map(get_type, results))
    path.with_suffix(".mlir").write_text("\n".join([
        "func.func @main(" + ",\n    ".join(f"%a{i}: {get_type(x)}" for i, x in enumerate(operands)) + f")\n    -> ({kinds}) {{", *lines,
        "  return " + ", ".join(f"%r{i}" for i in range(made)) + f" : {kinds}", "}", ""]))
    np.savez_compressed(path.with_suffix(".npz"), **{f"arg{i}": x for i, x in enumerate(operands)}, **{f"out{i}": x for i, x in enumerate(results)})


def attempt(folder, name):
    files, cases = FAMILIES[name][0], list(FAMILIES[name][1]())
    failures = 0
    for i, each in enumerate(cases):
        path = folder / f"{name}_{i}_{each.operator}"
        write(path, [each])
        for k in (1, 3):
            done = subprocess.run(["tofu-interpret", f"{path}.mlir", f"--devices={k}", f"--inputs={path}.npz", f"--expect={path}.npz",
                                   "--tolerance=" + ("2e-2" if name == "mixed" else "1e-5"),
                                   *(f"--operators={SOURCE}/tdl-stdlib/{file}.tdl" for file in files)], capture_output=True, text=True)
            if done.returncode:
                print(f"{name} {i} {each.operator} {each.attributes} of {k}: {(done.stdout + done.stderr)[:900]}", flush=True)
                failures += 1
                break
    print(f"{name}: {failures} of {len(cases)} cases failed", flush=True)
    return failures


def main():
    import basic_cases, data_cases, layer_cases, train_cases, window_cases  # noqa: E401,F401  (each adds its families)
    sys.modules["__main__"].FAMILIES.update(sys.modules["models"].FAMILIES)
    if sys.argv[1] == "count":
        every = {name: [each.operator for each in make()] for name, (_, make) in FAMILIES.items()}
        for name, operators in [*every.items(), ("all", sum(every.values(), []))]:
            print(f"{name:10} {len(set(operators)):4} operators {len(operators):4} applications")
        return
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    names = sys.argv[3:] or FAMILIES
    if sys.argv[1] == "write":
        for name in names:
            write(folder / name, list(FAMILIES[name][1]()))
    else:
        sys.exit(sum(attempt(folder, name) for name in names) > 0)


if __name__ == "__main__":
    main()

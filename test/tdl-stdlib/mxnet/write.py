#!/usr/bin/env python3
"""write.py FOLDER [FAMILY...]: the cases of cases.py as one program a family, FAMILY.mlir, with operands and what NumPy
computes, FAMILY.npz. --one: only the cases of operators whose names are given, for a look at one. Needs NumPy, SciPy."""
import pathlib
import sys

import numpy as np
from cases import FAMILIES


def spell(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    return f"{value!r} : f64" if isinstance(value, float) else str(value)


def get_type(array):
    element = {"b": "i1", "f": "f", "i": "i"}[array.dtype.kind]
    if array.dtype.kind != "b":
        element += str(array.dtype.itemsize * 8)
    return f"tensor<{''.join(f'{n}x' for n in array.shape)}{element}>"


def write(path, cases):
    arguments, results, lines = [], [], []
    for case in cases:
        values = ", ".join(f"%a{len(arguments) + i}" for i in range(len(case.operands)))
        names = f"%r{len(results)}" + (f":{len(case.results)}" if len(case.results) > 1 else "")
        given = ", ".join(f"{name} = {spell(value)}" for name, value in case.attributes.items())
        types = ", ".join(map(get_type, case.results))
        lines.append(f"  {names} = tdl.apply @{case.name}({values}) {{{given}}} : ({', '.join(map(get_type, case.operands))}) -> "
                     + (f"({types})" if len(case.results) > 1 else types))
        arguments += case.operands
        results += [(len(results), i, len(case.results), r) for i, r in enumerate(case.results)]
    values = ", ".join(f"%r{first if n > 1 else first}" + (f"#{i}" if n > 1 else "") for first, i, n, _ in results)
    types = ", ".join(get_type(r) for *_, r in results)
    operands = ", ".join(f"%a{i}: {get_type(a)}" for i, a in enumerate(arguments))
    path.with_suffix(".mlir").write_text(f"func.func @main({operands}) -> ({types}) {{\n" + "\n".join(lines) + f"\n  return {values} : {types}\n}}\n")
    np.savez_compressed(path.with_suffix(".npz"), **{f"arg{i}": a for i, a in enumerate(arguments)},
                        **{f"out{i}": r for i, (*_, r) in enumerate(results)})


def main():
    folder, *names = [w for w in sys.argv[1:] if not w.startswith("--")]
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    for name, (_, make) in FAMILIES.items():
        cases = list(make())
        if "--one" in sys.argv:
            cases = [case for case in cases if case.name in names]
        elif names and name not in names:
            continue
        if cases:
            write(pathlib.Path(folder) / name, cases)


if __name__ == "__main__":
    main()

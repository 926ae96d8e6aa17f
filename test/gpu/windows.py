# Updates of windows in place, on devices of the stand-in: what lies in a stack
# is written where a window is, at a place from data, and nowhere else: as one
# element after the other is looked at in Python.
#
#   python windows.py DIRECTORY WRITE-NPZ
import itertools
import math
import subprocess
import sys

TYPES = {"i32": "i4", "i64": "i8", "i8": "i1"}


class Case:
    """A stack, a window of it, an index of the window for each dimension (from
    the stack's, i, and the place, p), and places to try; how it is split."""

    def __init__(self, stack, window, indices, places, type="i32", pins=("",)):
        self.stack, self.window, self.indices = stack, window, indices
        self.places, self.type, self.pins = places, type, pins


ROWS = ("", "arg0=12/a x 6; out0=12/a x 6")
CASES = [
    Case([12, 6], [3, 6], ["i - p", "i"], [(0,), (9,), (11,), (-2,), (40,), (-90,)], "i32", ROWS),
    Case([12, 6], [1, 6], ["i - p", "i"], [(2**63 - 1024,), (-(2**63),), (11,)], "i64", ROWS),
    Case([12, 6], [5, 3], ["i - p", "i - p"], [(0, 0), (10, 4), (-3, -1), (5, 6)], "i8", ROWS),
    Case([12, 6], [5, 3], ["i - p", "i - 2"], [(3,), (-1,)], "i32", ROWS + ("arg0=12 x 6/a; out0=12 x 6/a",)),
    Case([12, 6], [4, 6], ["p - i", "i"], [(0,), (3,), (14,), (20,)], "i32", ROWS),
    Case([12, 6], [5, 6], ["2 * i - p", "i"], [(0,), (3,), (20,), (-3,)], "i32", ROWS),
    # Only a corner that no place moves.
    Case([12, 6], [2, 3], ["i - 10", "i - 3"], [()], "i32", ROWS),
]


def get_program(case):
    places = sum("p" in index for index in case.indices)
    sizes = lambda shape: "x".join(map(str, shape)) + "xf32"
    stack, window = sizes(case.stack), sizes(case.window)
    ranked = [f"tensor<{stack}>", f"tensor<{window}>"] + [f"tensor<{case.type}>"] * places
    names = ["%stack", "%window"] + [f"%at{i}" for i in range(places)]
    lines = [
        "func.func @main(%s) -> tensor<%s> {" % (", ".join(f"{n}: {t}" for n, t in zip(names, ranked)), stack),
        "  %%y = tdl.lambda (%s) in %s on (%s) : (%s) -> tensor<%s> {"
        % (
            ", ".join(f"%i{dim}" for dim in range(len(case.stack))),
            case.stack,
            ", ".join(f"%x{i} = {name}" for i, name in enumerate(names)),
            ", ".join(ranked),
            stack,
        ),
    ]
    read, number = [], 0
    for dim, index in enumerate(case.indices):
        text = index.replace("i", f"%i{dim}")
        if "p" in index:
            lines.append(f"    %s{number} = tdl.read %x{2 + number}[] : tensor<{case.type}>")
            lines.append(f"    %p{number} = arith.index_cast %s{number} : {case.type} to index")
            text = text.replace("p", f"symbol(%p{number})")
            number += 1
        read.append(text)
    own = ", ".join(f"%i{dim}" for dim in range(len(case.stack)))
    lines += [
        f"    %old = tdl.read %x0[{own}] : tensor<{stack}>",
        f"    %new = tdl.read %x1[{', '.join(read)}] else %old : tensor<{window}>",
        "    tdl.yield %new : f32",
        "  }",
        f"  return %y : tensor<{stack}>",
        "}",
    ]
    return "\n".join(lines) + "\n"


def get_offset(shape, at):
    offset = 0
    for extent, index in zip(shape, at):
        offset = offset * extent + index
    return offset


def get_expected(case, stack, window, places):
    result = list(stack)
    for at in itertools.product(*map(range, case.stack)):
        left, read = list(places), []
        for i, index in zip(at, case.indices):
            read.append(eval(index, {"i": i, "p": left.pop(0) if "p" in index else 0}))
        if all(0 <= i < size for i, size in zip(read, case.window)):
            result[get_offset(case.stack, at)] = window[get_offset(case.window, read)]
    return result


def main(directory, write):
    runs = 0
    for number, case in enumerate(CASES):
        source, program = f"{directory}/{number}.mlir", f"{directory}/program.so"
        with open(source, "w") as file:
            file.write(get_program(case))
        stack = [float(i) for i in range(math.prod(case.stack))]
        window = [-1.0 - i for i in range(math.prod(case.window))]
        as_argument = lambda name, shape, values: f"{name}=f4:{'x'.join(map(str, shape))}:{','.join(map(str, values))}"
        build = ["tofu-compile", source, "--target=cuda", "--ptxas=none"]
        loops = subprocess.run(build + ["--emit=loops"], check=True, stdout=subprocess.PIPE, text=True).stdout
        assert f"for each i0 in [0, {case.stack[0]})" not in loops, "all of the stack is visited: " + loops
        for pin in case.pins:
            options = ["--devices=4", f"--pin={pin}"] if pin else ["--devices=1"]
            subprocess.run(build + options + ["--quiet", "-o", program], check=True)
            for seed, places in enumerate(case.places):
                arguments = [as_argument("arg0", case.stack, stack), as_argument("arg1", case.window, window)]
                arguments += [f"arg{2 + i}={TYPES[case.type]}::{place}" for i, place in enumerate(places)]
                expected = get_expected(case, stack, window, places)
                given, results = f"{directory}/in.npz", f"{directory}/out.npz"
                subprocess.run([sys.executable, write, given] + arguments, check=True)
                subprocess.run([sys.executable, write, results, as_argument("out0", case.stack, expected)], check=True)
                run = ["env", f"TOFU_GPU_SEED={seed + 1}", "tofu-run", program, f"--inputs={given}"]
                run += [f"--expect={results}", "--tolerance=0"]
                subprocess.run(run, check=True, stdout=subprocess.DEVNULL)
                runs += 1
    print(f"{len(CASES)} windows, {runs} updates")


if __name__ == "__main__":
    main(*sys.argv[1:])

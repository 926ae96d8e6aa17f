"""random-folds.py COUNT: so many operators that fold by combiners of several values, on the standard output.

What is drawn: one, two or three indices; which values are constant, so that these depend on the parameters by the
combiner alone; conditions of indices and of data; cumulative folds; gradients of gradients. It is the same each time.
"""

import random
import sys

COMBINERS = """\
def scaled(s, m, top) = select(s == 0, 0, s * exp(m - top))
combiner log_sum(m, s; n, t) from (-inf, 0) =
  (max(m, n), scaled(s, m, max(m, n)) + scaled(t, n, max(m, n)))
combiner welford(n, m, q; k, p, r) from (0, 0, 0) =
  (n + k, select(n + k == 0, 0, (n * m + k * p) / (n + k)),
    q + r + select(n + k == 0, 0, n * k * (m - p) * (m - p) / (n + k)))
combiner complex_times(a, b; c, d) from (1, 0) = (a * c - b * d, a * d + b * c)
combiner steps(a, x; b, y) from (1, 0) = (a * b, b * x + y)
combiner steps_back(a, x; b, y) from (1, 0) = (a * b, a * y + x)
combiner matrices(a, b, c, d; e, f, g, h) from (1, 0, 0, 1) =
  (e * a + f * c, e * b + f * d, g * a + h * c, g * b + h * d)
combiner widest(a, s; b, t) from (-inf, 0) = (max(a, b), s + t)
combiner largest(a, i; b, j) from (-inf, 0) = (select(a >= b, a, b), select(a >= b, i, j))
combiner top_and_low(a, i; b, j) from (-inf, inf) = (select(a >= b, a, b), select(i <= j, i, j))
"""

# What is made of a combiner's values, and constants that each of them may be.
FOLDS = {
    "log_sum": ("select({b} == 0, 0, {a} + log({b}))", [[0.3], [1.0, 2.0]]),
    "welford": ("{b} + select({a} == 0, 0, {c} / {a})", [[1.0, 0.5], [0.7], [0.0, 0.2]]),
    "complex_times": ("{a} - 2 * {b} + {a} * {b}", [[0.5, 1.0], [0.5, 0.0]]),
    "steps": ("{a} + {b} * {b}", [[0.5, 1.0], [1.0, 0.0]]),
    "steps_back": ("{a} * {b} + {b}", [[0.5, 1.0], [1.0, 0.0]]),
    "matrices": ("{a} + 2 * {b} - {c} * {d}", [[0.5], [1.0, 0.0], [0.3], [0.5, 1.0]]),
    "widest": ("max({a}, -3) * {b}", [[0.5], [1.0]]),
    "largest": ("max({a}, -3) + {b} * {b}", [[0.5], [1.0]]),
    "top_and_low": ("max({a}, -3) * min({b}, 3)", [[0.5], [0.5]]),
}


class Operator:
    """`x` has a dimension for each index that is folded, perhaps behind one of the result's own; `w` has the first."""

    def __init__(self, number, draw):
        self.name = f"f{number}"
        self.combiner = list(FOLDS)[number % len(FOLDS)]
        self.result, constants = FOLDS[self.combiner]
        self.count = len(constants)
        self.indices = "ijk"[: draw.randrange(1, 4)]
        self.dims = list("nml"[: len(self.indices)])
        self.own = [("r", "rows")] if draw.randrange(3) == 0 else []  # of the result: indices and their extents
        self.shape = ", ".join([extent for _, extent in self.own] + self.dims)
        self.elements = self.draw_elements(draw, constants)
        self.where = self.draw_where(draw)
        self.extents = ", ".join(extent for _, extent in self.own)

    def draw_elements(self, draw, constants):
        x = "x[" + ", ".join([index for index, _ in self.own] + list(self.indices)) + "]"
        w = f"w[{self.indices[0]}]"
        elements = [
            str(draw.choice([draw.choice(own), draw.choice([x, w, f"{x} * {x}", f"{x} * {w}"])])) for own in constants
        ]
        elements[draw.randrange(len(elements))] = x
        return ", ".join(elements)

    def draw_where(self, draw):
        first, last = self.indices[0], self.indices[-1]
        kind = draw.choice(["", "data", "folded", "row", "running"])
        if kind == "data":
            return f"ids[{first}] > 0"
        if kind == "folded":
            return f"{first} <= {last} + 1"
        if kind == "row" and self.own:
            return f"{first} <= r"
        if kind == "running":
            self.own.append(("t", self.dims[-1]))
            return draw.choice(
                [f"{last} <= t", f"{last} < t", f"{last} >= t", f"t < {last}", f"{last} <= t and t < {last} + 2"]
            )
        return ""

    def write(self):
        at = ", ".join(index for index, _ in self.own)
        bound = ", ".join(f"{index} in {extent}" for index, extent in self.own)
        where = f" where {self.where}" if self.where else ""
        parts = {name: f"{name}[{at}]" for name in "abcd"[: self.count]}
        return (
            f"op {self.name}(x: [{self.shape}], w: [n], ids: [n] of int) -> [{self.extents}] =\n"
            f"  let ({', '.join(parts)})[{bound}] = {self.combiner}({', '.join(self.indices)}{where}: {self.elements})\n"
            f"  lambda {at}: {self.result.format(**parts)}\n"
        ).replace("lambda :", "lambda:")

    def write_again(self):
        """An operator whose gradients are those of its gradient."""
        at = ", ".join(f"i{number}" for number in range(self.shape.count(",") + 1))
        return (
            f"op {self.name}_slopes = gradient of {self.name} by x\n"
            f"op {self.name}_again(x: [{self.shape}], w: [n], ids: [n] of int, v: [{self.extents}]) -> [] =\n"
            f"  let d = {self.name}_slopes(x, w, ids, v)\n"
            f"  lambda: sum({at}: d[{at}] * x[{at}])\n"
        )


def main():
    draw = random.Random(7)
    print(COMBINERS)
    for number in range(int(sys.argv[1])):
        operator = Operator(number, draw)
        print(operator.write())
        if number % 5 == 0:
            print(operator.write_again())


main()

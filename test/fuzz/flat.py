"""A traced program as a list of primitives, and what noise does to its results."""
import collections
import itertools

import jax
import ml_dtypes
import numpy as np
from jax.extend.core import ClosedJaxpr, Literal

from numpy_primitives import evaluate, kind

CALLS = {"jit", "pjit", "closed_call", "custom_jvp_call", "custom_vjp_call", "remat", "remat2", "checkpoint"}
SUMS = {"reduce_sum", "dot_general", "scatter-add", "reduce_prod"}
EXACT = set("""broadcast_in_dim reshape transpose squeeze expand_dims slice pad concatenate rev iota gather
  dynamic_slice dynamic_update_slice select_n neg abs sign max min reduce_max reduce_min clamp copy copy_p
  stop_gradient floor ceil round convert_element_type bitcast_convert_type split stack optimization_barrier""".split())
POLYNOMIAL = {"add", "add_any", "sub", "mul", "square", "integer_pow"}

# By type: the size of the noise, the least tolerance, and the largest that still says something.
NOISE = {"float64": (2e-15, 1e-12, 1e-6), "float32": (5e-7, 3e-6, 2e-3), "bfloat16": (4e-3, 2e-2, .3), "float16": (1e-3, 5e-3, .1)}
MOVES = {"neg", "reshape", "transpose", "broadcast_in_dim", "slice", "squeeze", "pad", "concatenate", "rev", "copy", "convert_element_type", "select_n"}
FACTOR = 20  # a tolerance is this much of what noise does

Node = collections.namedtuple("Node", "primitive params ins outs avals")


class Flat:
    """Values have numbers; calls are inlined."""

    def __init__(self, closed):
        self.nodes, self.constants, self.new = [], {}, itertools.count()
        self.inputs = [next(self.new) for _ in closed.jaxpr.invars]
        self.outs = self.inline(closed.jaxpr, closed.consts, self.inputs)
        self.is_polynomial = all(n.primitive.name in EXACT | SUMS | POLYNOMIAL or all(kind(a.dtype) != "f" for a in n.avals)
                                 for n in self.nodes)

    def add_constant(self, value):
        number = next(self.new)
        is_key = jax.dtypes.issubdtype(getattr(value, "dtype", np.float32), jax.dtypes.prng_key)
        self.constants[number] = value if is_key else np.asarray(value)
        return number

    def inline(self, jaxpr, consts, ins):
        numbers = dict(zip(jaxpr.invars, ins)) | {v: self.add_constant(c) for v, c in zip(jaxpr.constvars, consts)}

        def read(atom):
            return self.add_constant(np.asarray(atom.val, atom.aval.dtype)) if isinstance(atom, Literal) else numbers[atom]
        for e in jaxpr.eqns:
            ins = [read(a) for a in e.invars]
            inner = next((e.params[k] for k in ("jaxpr", "call_jaxpr", "fun_jaxpr") if k in e.params), None)
            if e.primitive.name in CALLS:
                inner = inner if isinstance(inner, ClosedJaxpr) else ClosedJaxpr(inner, ())
                outs = self.inline(inner.jaxpr, inner.consts, ins)
            else:
                outs = [next(self.new) for _ in e.outvars]
                self.nodes.append(Node(e.primitive, e.params, ins, outs, [v.aval for v in e.outvars]))
            numbers.update(zip(e.outvars, outs))
        return [read(a) for a in jaxpr.outvars]

    def compute(self, arguments, noise=lambda x, times=1: x):
        """All values by number."""
        values = self.constants | dict(zip(self.inputs, arguments))
        for n in self.nodes:
            ins = [values[i] for i in n.ins]
            if n.primitive.name in SUMS:
                ins = [noise(x, 8) for x in ins]
            outs = evaluate(n.primitive, n.params, ins, n.avals)
            values.update(zip(n.outs, outs if n.primitive.name in EXACT else map(noise, outs)))
        return values

    def bind(self, values, nodes):
        """The same by JAX, with tracers for arrays: for what `nodes` compute from `values`."""
        values = self.constants | values
        for n in nodes:
            outs = n.primitive.bind(*(values[i] for i in n.ins), **n.primitive.get_bind_params(n.params))
            values.update(zip(n.outs, outs if n.primitive.multiple_results else [outs]))
        return values


def make_noise(sign, seed=0):
    draws = np.random.RandomState(seed)

    def noise(x, times=1):
        if np.iscomplexobj(x):  # where a part cancels, what is left has the size of the other's noise
            with np.errstate(all="ignore"):
                size = abs(x)
                real, imaginary = (noise(size) - size for _ in range(2))
                return np.where(np.isfinite(size), x + real + 1j * imaginary, x).astype(x.dtype)
        if kind(x.dtype) != "f":
            return x
        # Sums of 16 bits may round after each term.
        size = NOISE[str(x.dtype)][0] * (times if x.dtype.itemsize == 2 else times ** .5) * sign
        wide = x.astype(np.float64)
        with np.errstate(all="ignore"):
            return (wide * (1 + size * draws.choice([-1., -.5, .7, 1.], x.shape))).astype(x.dtype)
    return noise


def feed(arguments, results, replaced):
    arguments = list(arguments)
    for result, argument in replaced.items():
        arguments[argument] = results[result]
    return arguments


def iterate(step, arguments, steps, replaced, outs):
    """The values of the last step; `step` gives values by number from arguments."""
    for i in range(steps):
        values = step(arguments)
        arguments = feed(arguments, [values[o] for o in outs], replaced)
    return values


def distance(want, got):
    """Largest error over the largest finite value; what is flushed to zero is no error. As Distance.cpp."""
    if kind(want.dtype) != "f":
        return 0. if np.array_equal(want, got) else float("inf")
    least = 1.2e-2 if want.dtype == np.float16 else 1e-30
    want, got = want.astype(np.float64), got.astype(np.float64)
    with np.errstate(all="ignore"):
        error = np.where((want == got) | np.isnan(want) & np.isnan(got), 0, np.abs(want - got))
        largest = np.max(np.abs(want), initial=least, where=np.isfinite(want))
    return float("inf") if np.any(np.isnan(error)) else float(np.max(error, initial=0)) / largest


def get_tolerance(want, noisy):
    """None where noise moves the results too far to judge them."""
    spread = max(distance(want, n) for n in noisy)
    if kind(want.dtype) != "f":
        return None if spread else 0.
    _, least, most = NOISE[str(want.dtype)]
    return None if FACTOR * spread > most else max(least, FACTOR * spread)


def is_small_integer(x):
    if kind(x.dtype) != "f":
        return True
    with np.errstate(all="ignore"):
        return x.dtype.itemsize > 2 and bool(np.all(~np.isfinite(x) | (x == np.round(x)) & (np.abs(x) < 1e5)))


def overflows(n, ins):
    """A sum whose terms may leave the type: in another order it may be infinite, or NaN."""
    if n.primitive.name not in SUMS or not ins:
        return False
    most = [np.max(np.abs(x), initial=0, where=np.isfinite(x)) for x in ins]
    most = np.prod(most) if n.primitive.name.startswith(("dot", "conv")) else max(most)
    with np.errstate(over="ignore"):
        return most * max(x.size for x in ins) > float(ml_dtypes.finfo(n.avals[0].dtype).max)


def shows_nan(n, ins):
    """The sign and the payload of a NaN that was computed are nobody's promise."""
    return n.primitive.name == "bitcast_convert_type" and any(np.isnan(x).any() for x in ins)


def masks_infinity(n, ins):
    """0 times what is not finite, which is NaN or is not met: in the gather that a product with a one-hot matrix becomes, in what
    a convolution pads with, and in XLA's convolution of groups of the batch, which masks the others (docs/Import.md)."""
    if len(ins) != 2 or all(np.all(np.isfinite(x)) for x in ins):
        return False
    return n.primitive.name == "conv_general_dilated" or n.primitive.name == "dot_general" and any(
        np.all((x == 0) | (x == 1)) for x in ins)


def find_dependent(flat, values, is_such):
    """Numbers of what depends on such a primitive."""
    found = set()
    for n in flat.nodes:
        ins = [values[i].astype(np.float64) for i in n.ins if kind(values[i].dtype) == "f"]
        if found.intersection(n.ins) or is_such(n, ins):
            found.update(n.outs)
    return found


def find_contracted(flat, values):
    """Numbers of what depends on a sum with a product that overflows: computed at once, the product does not."""
    large = set()
    for n in flat.nodes:
        if n.primitive.name in ("mul", "square", "integer_pow") and kind(n.avals[0].dtype) == "f":
            finite = np.all(np.broadcast_arrays(*(np.isfinite(values[i].astype(np.float64)) for i in n.ins)), axis=0)
            if np.any(finite & np.isinf(values[n.outs[0]].astype(np.float64))):
                large.update(n.outs)
        elif n.primitive.name in MOVES and large.intersection(n.ins):
            large.update(n.outs)
    return find_dependent(flat, values, lambda n, ins: n.primitive.name in ("add", "sub", "add_any") and large.intersection(n.ins))


def judge(flat, arguments, steps, replaced):
    """Values of the last step and their tolerances, by number."""
    def run(noise):
        return iterate(lambda arrays: flat.compute(arrays, noise), arguments, steps, replaced, flat.outs)
    values = run(lambda x, times=1: x)
    unsure = find_contracted(flat, values)
    for is_such in (shows_nan, masks_infinity):
        unsure |= find_dependent(flat, values, is_such)
    if flat.is_polynomial and all(map(is_small_integer, values.values())):
        return values, {i: None if i in unsure else 0. for i in values}
    # Several times: of a single number's noises some cancel.
    noisy = [run(make_noise(sign, seed)) for seed, sign in enumerate((1, -1, 1, -1))]
    unsure |= find_dependent(flat, values, overflows)
    return values, {i: None if i in unsure else get_tolerance(v, [n[i] for n in noisy]) for i, v in values.items()}

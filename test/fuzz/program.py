"""What a seed says: a function, its arguments, which of them results replace, and for how many steps it runs."""
import random

import jax
import jax.numpy as jnp
import numpy as np

import layers  # noqa: F401, adds to the operations
import regions  # noqa: F401
from builder import LARGEST, Builder
from numpy_primitives import kind
from operations import OPERATIONS

FORMS = {"forward": 42, "gradient": 22, "step": 14, "alias": 12, "rotate": 5, "tangent": 5}
REALS = [([jnp.float32], 50), ([jnp.bfloat16], 12), ([jnp.float16], 8), ([jnp.float64], 10), ([jnp.float32, jnp.bfloat16], 12),
         ([jnp.float32, jnp.float16], 4), ([jnp.float64, jnp.float32], 4)]
INTEGERS = [jnp.int32] * 4 + [jnp.int8, jnp.uint8, jnp.int16, jnp.uint16, jnp.uint32]
SPECIAL = [np.nan, np.inf, -np.inf, -0., 0., 1e9, -1e20, 1e-40, 3e38]


class Program:
    def __init__(self, seed):
        draw = self.draw = random.Random(f"tofu {seed}")
        self.form = draw.choices(list(FORMS), FORMS.values())[0]
        self.reals = draw.choices(*zip(*REALS))[0]
        self.is_wide = jnp.float64 in self.reals or draw.random() < .04
        jax.config.update("jax_enable_x64", self.is_wide)
        self.integers = INTEGERS + [jnp.int64, jnp.uint64] * 2 * self.is_wide
        self.numbers = draw.choices(["normal", "small", "special"], [6, 3, 1.2 if self.form in ("forward", "alias") else 0])[0]
        self.extents = [draw.choice([1, 2, 3, 4, 5, 6, 7, 8, 9]) for _ in range(draw.randint(2, 4))]
        self.extents += [0] * (draw.random() < .06) + [draw.choice([10, 11, 12, 13, 16, 17, 24, 31, 33, 64, 100, 257])] * (draw.random() < .25)
        self.data = np.random.RandomState(draw.getrandbits(32))
        types = [*self.reals] * 6 + self.integers + [jnp.bool_]
        first = [self.reals[0]] * (self.form not in ("forward", "alias")) + [draw.choice(self.reals), jnp.int32]
        self.arguments = [self.make_array(self.make_shape(), t) for t in first + draw.choices(types, k=draw.randint(0, 4))]
        self.count = min(2 + int(draw.expovariate(.22 if self.form in ("forward", "alias", "rotate") else .35)), 30)
        self.inner = draw.getrandbits(32)
        self.donated, self.steps = (), 1
        self.function = getattr(self, f"make_{self.form}")()

    def make_shape(self):
        shape = [self.draw.choice(self.extents) for _ in range(self.draw.choice([0, 1, 1, 2, 2, 2, 3, 3, 4]))]
        while np.prod(shape, dtype=np.int64) > LARGEST:
            shape.pop()
        return tuple(shape)

    def make_array(self, shape, dtype):
        data = self.data
        if dtype == jnp.bool_:
            return data.rand(*shape) < .5 if shape else np.asarray(data.rand() < .5)
        if kind(dtype) != "f":
            info, extreme = np.iinfo(dtype), self.numbers == "special" and data.rand(*shape) < .2
            ends, small = np.array([info.min, info.max], dtype), data.randint(0 if kind(dtype) == "u" else -4, 9, shape).astype(dtype)
            return np.where(extreme, data.choice(ends, shape), small)
        values = np.asarray(data.randint(-3, 4, shape) if self.numbers == "small" else data.randn(*shape), np.float64)
        if self.numbers == "special":
            values = np.where(data.rand(*shape) < .2, data.choice(SPECIAL, shape), values)
        with np.errstate(all="ignore"):
            return values.astype(dtype)

    # ---- forms: each gives a function of the arguments to a list of results ----

    def grow(self, values):
        builder = Builder(random.Random(self.inner), values, self.extents, self.reals, self.integers)
        for _ in range(self.count):
            builder.grow(OPERATIONS)
        return builder

    def make_forward(self):
        def forward(*values):
            b = self.grow(values)
            return b.values[-b.draw.randint(1, 3):] + [b.pick() for _ in range(b.draw.choice([0, 0, 1, 2]))]
        return forward

    def get_floats(self):
        return [i for i, a in enumerate(self.arguments) if kind(a.dtype) == "f"]

    def make_loss(self):
        """A number that depends on all that was grown."""
        real = self.reals[0]

        def loss(*values):
            b = self.grow(values)
            ends = b.values[-b.draw.randint(1, 3):]
            terms = [jnp.mean(jnp.tanh(v.astype(real)) * (i + 1)) for i, v in enumerate(ends) if kind(v.dtype) == "f" and v.size]
            return sum(terms, jnp.sum(values[0] * .25).astype(real))
        return loss

    def make_gradient(self):
        loss, floats = self.make_loss(), self.get_floats()
        if self.draw.random() < .2:
            loss = jax.checkpoint(loss)

        def gradient(*values):
            value, gradients = jax.value_and_grad(loss, floats)(*values)
            return [*gradients, value]
        return gradient

    def make_tangent(self):
        """Forward mode, and backward over forward."""
        loss, floats = self.make_loss(), self.get_floats()
        over = self.draw.random() < .4

        def tangent(*values):
            chosen = [values[i] for i in floats]

            def of_floats(*parameters):
                full = list(values)
                for i, p in zip(floats, parameters):
                    full[i] = p
                return loss(*full)
            along = lambda *p: jax.jvp(of_floats, p, tuple(jnp.ones_like(v) for v in p))[1]
            return list(jax.grad(along, range(len(chosen)))(*chosen)) if over else [along(*chosen)]
        return tangent

    def make_step(self):
        """A training step by one of several optimisers; parameters and their state are donated."""
        loss, floats = self.make_loss(), self.get_floats()
        kinds = {"descent": 0, "momentum": 1, "adam": 2, "average": 1}
        optimiser = self.draw.choice(list(kinds))
        clips, decays = self.draw.random() < .3, self.draw.random() < .3
        m, n, states = len(self.arguments), len(floats), kinds[optimiser]
        self.arguments += [np.zeros_like(self.arguments[i]) for _ in range(states) for i in floats]
        counts = optimiser == "adam"
        self.arguments += [np.asarray(1, np.int32)] * counts
        self.donated = (*floats, *range(m, len(self.arguments)))
        self.steps = self.draw.randint(1, 3)

        def step(*values):
            value, gradients = jax.value_and_grad(loss, floats)(*values[:m])
            old = [values[i] for i in floats]
            state = [values[m + s * n:m + (s + 1) * n] for s in range(states)]
            if clips:  # by the norm of all
                norm = jnp.sqrt(sum(jnp.sum(jnp.square(g.astype(value.dtype))) for g in gradients))
                gradients = [g * jnp.minimum(1, 1 / (norm + .1)).astype(g.dtype) for g in gradients]
            if decays:
                gradients = [g + jnp.asarray(.01, g.dtype) * p for g, p in zip(gradients, old)]
            more = []
            if optimiser == "adam":
                t = values[-1].astype(value.dtype)
                first = [(.9 * u + .1 * g).astype(u.dtype) for u, g in zip(state[0], gradients)]
                second = [(.99 * v + .01 * g * g).astype(v.dtype) for v, g in zip(state[1], gradients)]
                new = [(p - .1 * (u / (1 - .9 ** t)) / (jnp.sqrt(v / (1 - .99 ** t)) + .1)).astype(p.dtype) for p, u, v in zip(old, first, second)]
                more = [*first, *second, values[-1] + 1]
            elif optimiser == "momentum":
                momenta = [.9 * u + g for u, g in zip(state[0], gradients)]
                new, more = [p - .1 * u for p, u in zip(old, momenta)], momenta
            else:
                new = [p - .1 * g for p, g in zip(old, gradients)]
                more = [.9 * a + .1 * p for a, p in zip(state[0], new)] if optimiser == "average" else []
            return [*new, *more, value]
        return step

    def make_alias(self):
        """Results in the place of arguments that have their type by chance."""
        self.donated = tuple(i for i in range(len(self.arguments)) if self.draw.random() < .6)
        self.steps = self.draw.randint(1, 3)

        def alias(*values):
            b = self.grow(values)
            return [b.values[-1]] + [b.pick() for _ in range(b.draw.randint(2, 5))]
        return alias

    def make_rotate(self):
        """Arguments of one type that change places from step to step, some of them changed."""
        shape, dtype = self.make_shape(), self.draw.choice(self.reals)
        n = self.draw.randint(2, 4)
        self.arguments = [self.make_array(shape, dtype) for _ in range(n)] + self.arguments
        self.donated, self.steps = tuple(range(n)), self.draw.randint(1, 3)

        def rotate(*values):
            b = self.grow(values)
            turned = list(values[1:n]) + [values[0]]
            for i in range(n):
                if b.chance(.5):
                    turned[i] = turned[i] + b.fit(b.pick("f"), shape, dtype) * jnp.asarray(.5, dtype)
            return turned + [b.pick() for _ in range(b.draw.randint(0, 1))]
        return rotate

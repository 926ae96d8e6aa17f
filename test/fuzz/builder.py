"""Grows a program: draws an operation, and operands for it among the values that there are.

Extents come from a small pool, so that shapes meet; where an operation needs another shape, `fit` brings a value to it,
which by itself is a source of broadcasts, slices, reshapes and concatenations.
"""
import jax
import jax.numpy as jnp
import numpy as np

from numpy_primitives import kind

LARGEST = 4000  # elements of a tensor


class Misfit(Exception):
    """The operation does not suit the values that there are."""


class Builder:
    """Values, and the draws that choose among them."""

    def __init__(self, draw, values, extents, reals, integers):
        self.draw, self.values, self.extents = draw, list(values), extents
        self.reals, self.integers = reals, integers

    def grow(self, operations):
        """Appends what a random operation gives; nothing if it does not fit."""
        functions, weights = zip(*operations)
        operation = self.draw.choices(functions, weights)[0]
        try:
            found = operation(self)
        except (Misfit, TypeError, ValueError, ZeroDivisionError, IndexError, OverflowError):
            return
        for x in found if isinstance(found, (list, tuple)) else [found]:
            if x.size <= LARGEST and x.ndim <= 6:
                self.values.append(x)

    def chance(self, probability):
        return self.draw.random() < probability

    def pick(self, kinds="fiub", least=0, most=6):
        """A value, rather a late one."""
        some = [v for v in self.values if kind(v.dtype) in kinds and least <= v.ndim <= most]
        if not some:
            raise Misfit
        return self.draw.choice(some[-4:] if self.chance(.6) else some)

    def real(self):
        return self.draw.choice(self.reals)

    def extent(self):
        return self.draw.choice(self.extents)

    def shape(self, least=0, most=3):
        shape = [self.extent() for _ in range(self.draw.randint(least, most))]
        while np.prod(shape, dtype=np.int64) > LARGEST:
            shape[shape.index(max(shape))] = 1
        return tuple(shape)

    def axes(self, rank, count=None):
        return tuple(sorted(self.draw.sample(range(rank), self.draw.randint(0, rank) if count is None else count)))

    def fit(self, x, shape, dtype=None):
        """x in another shape, by one of several ways."""
        shape, size = tuple(shape), int(np.prod(shape, dtype=np.int64))
        if size > LARGEST:
            raise Misfit
        x = x if dtype is None else self.cast(x, dtype)
        if x.shape == shape:
            return x
        if x.ndim <= len(shape) and all(a in (1, b) for a, b in zip(x.shape[::-1], shape[::-1])):
            return jnp.broadcast_to(x, shape)
        if x.ndim == len(shape) and x.size and self.chance(.6):  # dimension by dimension
            for d, n in enumerate(shape):
                if x.shape[d] > n:
                    x = jax.lax.slice_in_dim(x, x.shape[d] - n, x.shape[d], axis=d) if self.chance(.5) else x[(slice(None),) * d + (slice(n),)]
                elif x.shape[d] < n:
                    grow = [(0, 0)] * x.ndim
                    grow[d] = (n - x.shape[d], 0) if self.chance(.5) else (0, n - x.shape[d])
                    x = jnp.pad(x, grow)
            return x
        if not x.size and size:
            return jnp.zeros(shape, x.dtype)
        flat = x.reshape(-1)
        if flat.size < size:
            flat = jnp.concatenate([flat] * -(-size // flat.size))
        return flat[:size].reshape(shape)

    def cast(self, x, dtype):
        """As another type; a float becomes a small integer."""
        if x.dtype == dtype:
            return x
        if kind(x.dtype) == "f" and kind(dtype) in "iu":
            x = jnp.clip(x, 0 if kind(dtype) == "u" else -100, 100)
        return x.astype(dtype)

    def like(self, x, kinds=None):
        """Another value of the type and shape of x."""
        try:
            same = [v for v in self.values if v.dtype == x.dtype and v.shape == x.shape and v is not x]
            if same and self.chance(.5):
                return self.draw.choice(same)
            return self.fit(self.pick(kinds or kind(x.dtype)), x.shape, x.dtype)
        except Misfit:
            return x

    def scalar(self, dtype):
        """A number that is often a sum of something."""
        x = self.pick("fiu")
        how = self.draw.randrange(5)
        x = x if not x.ndim else jnp.sum(x) if how < 2 else jnp.max(x, initial=0) if how == 2 else jnp.sum(x * x) if how == 3 else x[(0,) * x.ndim]
        return self.cast(tame(x) if kind(x.dtype) == "f" else x, dtype)

    def positions(self, shape, limit):
        """Integers that are mostly valid for a dimension of `limit`."""
        dtype = self.draw.choice([jnp.int32] * 4 + [jnp.int8, jnp.uint32, jnp.uint8, jnp.int16])
        if self.chance(.4):
            lowest = 0 if kind(dtype) == "u" else -2
            drawn = [self.draw.randint(lowest, max(limit, 0) + 1) for _ in range(int(np.prod(shape, dtype=np.int64)))]
            return jnp.asarray(np.clip(drawn, lowest, 120).reshape(shape), dtype)
        return self.fit(self.pick("iu"), shape, dtype)


def tame(x):
    return jnp.clip(x, -3, 3)


def near(x):
    """A float that is safe to divide by."""
    return jnp.abs(x) + jnp.asarray(.5, x.dtype)

"""recurrences.npz: linear recurrences of f32 along the first dimension, by jax.lax.associative_scan in f64."""
import pathlib

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)
rng = np.random.default_rng(0)
a = rng.uniform(0.7, 1.1, (37, 3)).astype(np.float32) * rng.choice([-1, 1], (37, 3)).astype(np.float32)
x = rng.normal(size=(37, 3)).astype(np.float32)
x[20, 1], x[11, 2] = np.inf, np.nan


def steps(left, right):
    return left[0] * right[0], right[0] * left[1] + right[1]


def scan(a, x, exclusive):
    found = jax.lax.associative_scan(steps, (jnp.asarray(a, jnp.float64), jnp.asarray(x, jnp.float64)))
    if exclusive:
        found = [jnp.concatenate([jnp.full((1, 3), first), each[:-1]]) for first, each in zip((1.0, 0.0), found)]
    return [np.asarray(each, np.float32) for each in found]


upto, before = scan(a, x, False), scan(a, x, True)
back = [[each[::-1] for each in scan(a[::-1], x[::-1], exclusive)] for exclusive in (False, True)]
results = [*upto, *before, *back[0], *back[1], *(each[-1] for each in upto)]
np.savez(pathlib.Path(__file__).with_suffix(".npz"), arg0=a, arg1=x, **{f"out{i}": each for i, each in enumerate(results)})

"""Writes training steps as generic StableHLO, and arrays for the tiny ones.

    python export.py NAME...     NAME: mlp, tiny_mlp, tiny_mlp_bf16, tiny_transformer

See README.md for how its output relates to the files beside it.
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np


def dense(key, rows, columns):
    return jax.random.normal(key, (rows, columns)) / rows**0.5


# A stack of linear layers with relu, cross entropy, SGD with momentum.


def mlp_loss(parameters, x, labels):
    *hidden, (w, b) = parameters
    for u, c in hidden:
        x = jax.nn.relu(x @ u + c)
    chances = jax.nn.log_softmax(x @ w + b)
    return -jnp.mean(jnp.sum(chances * jax.nn.one_hot(labels, b.size), axis=1))


def mlp_step(parameters, velocity, x, labels, get_loss=mlp_loss):
    loss, gradient = jax.value_and_grad(get_loss)(parameters, x, labels)
    velocity = jax.tree.map(lambda v, g: 0.9 * v + g, velocity, gradient)
    parameters = jax.tree.map(lambda p, v: p - 0.1 * v, parameters, velocity)
    return parameters, velocity, loss


def make_mlp(sizes, batch, dtype=jnp.float32):
    keys = jax.random.split(jax.random.key(0), len(sizes) + 1)
    parameters = [
        (dense(key, m, n), jnp.zeros(n)) for key, m, n in zip(keys, sizes, sizes[1:])
    ]
    parameters = jax.tree.map(lambda p: p.astype(dtype), parameters)
    velocity = jax.tree.map(jnp.zeros_like, parameters)
    x = jax.random.normal(keys[-2], (batch, sizes[0])).astype(dtype)
    labels = jax.random.randint(keys[-1], (batch,), 0, sizes[-1])
    return mlp_step, (parameters, velocity, x, labels)


# A GPT with layer norms before attention and before the MLP; Adam.

WIDTH, HEADS, LAYERS, TOKENS, WORDS, BATCH = 32, 2, 2, 16, 50, 4


def norm(p, x):
    mean = jnp.mean(x, -1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), -1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * p["g"] + p["b"]


def attention(p, x):
    q, k, v = jnp.split(x @ p["qkv"]["w"] + p["qkv"]["b"], 3, axis=-1)
    q, k, v = (a.reshape(*a.shape[:2], HEADS, -1) for a in (q, k, v))
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / q.shape[-1] ** 0.5
    past = jnp.tril(jnp.ones(scores.shape[-2:], bool))
    chances = jax.nn.softmax(jnp.where(past, scores, -1e9))
    return jnp.einsum("bhts,bshd->bthd", chances, v).reshape(x.shape)


def gpt_loss(p, words, targets):
    x = jnp.take(p["wte"], words, axis=0) + p["wpe"]
    for h in p["h"]:
        x = x + attention(h, norm(h["ln1"], x)) @ h["o"]["w"] + h["o"]["b"]
        y = jax.nn.gelu(norm(h["ln2"], x) @ h["up"]["w"] + h["up"]["b"])
        x = x + y @ h["down"]["w"] + h["down"]["b"]
    chances = jax.nn.log_softmax(norm(p["lnf"], x) @ p["wte"].T)
    return -jnp.mean(jnp.sum(chances * jax.nn.one_hot(targets, WORDS), -1))


def gpt_step(parameters, state, words, targets, get_loss=gpt_loss):
    count, m, v = state
    loss, gradient = jax.value_and_grad(get_loss)(parameters, words, targets)
    count = count + 1
    m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, gradient)
    v = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, v, gradient)
    t = count.astype(jnp.float32)
    m_scale, v_scale = 1 - 0.9**t, 1 - 0.999**t

    def update(p, m, v):
        return p - 1e-4 * (m / m_scale) / (jnp.sqrt(v / v_scale) + 1e-8)

    return jax.tree.map(update, parameters, m, v), (count, m, v), loss


def make_gpt():
    keys = iter(jax.random.split(jax.random.key(0), 64))

    def linear(m, n):
        return {"w": dense(next(keys), m, n), "b": jnp.zeros(n)}

    def scale():
        return {"g": jnp.ones(WIDTH), "b": jnp.zeros(WIDTH)}

    def layer():
        return {
            "ln1": scale(),
            "qkv": linear(WIDTH, 3 * WIDTH),
            "o": linear(WIDTH, WIDTH),
            "ln2": scale(),
            "up": linear(WIDTH, 4 * WIDTH),
            "down": linear(4 * WIDTH, WIDTH),
        }

    parameters = {
        "wte": dense(next(keys), WORDS, WIDTH),
        "wpe": dense(next(keys), TOKENS, WIDTH),
        "h": [layer() for _ in range(LAYERS)],
        "lnf": scale(),
    }
    zeros = jax.tree.map(jnp.zeros_like, parameters)
    words, targets = jax.random.randint(next(keys), (2, BATCH, TOKENS), 0, WORDS)
    state = (jnp.int32(0), zeros, zeros)
    return gpt_step, (parameters, state, words, targets)


MODELS = {
    "mlp": lambda: make_mlp([784, 2048, 2048, 10], 256),
    "tiny_mlp": lambda: make_mlp([32, 64, 10], 16),
    "tiny_mlp_bf16": lambda: make_mlp([32, 64, 10], 16, jnp.bfloat16),
    "tiny_transformer": make_gpt,
}


def write(name):
    step, arguments = MODELS[name]()
    step = jax.jit(step, keep_unused=True)
    module = step.lower(*arguments).compiler_ir("stablehlo")
    with open(f"{name}.mlir", "w") as file:
        file.write(module.operation.get_asm(print_generic_op_form=True))
    if not name.startswith("tiny"):
        return
    results = step(*arguments)
    arrays = {f"arg{i}": np.asarray(a) for i, a in enumerate(jax.tree.leaves(arguments))}
    arrays |= {f"out{i}": np.asarray(a) for i, a in enumerate(jax.tree.leaves(results))}
    np.savez_compressed(f"{name}.npz", **arrays)


if __name__ == "__main__":
    jax.config.update("jax_default_matmul_precision", "highest")
    for name in sys.argv[1:] or MODELS:
        write(name)

"""A Llama of 4 layers: grouped heads, rotations, RMS norms, gated layers, Adam. With weights and products
of bf16, norms, softmax, the loss and Adam's moments stay f32.

llama.py LAYERS FILE.mlir    writes its step with so many layers as generic text"""
import pathlib
import sys

import jax
import jax.numpy as jnp

WORDS, WIDTH, HIDDEN, HEADS, PAIRS, LAYERS, SENTENCES, TOKENS = 1000, 256, 688, 8, 2, 4, 4, 128
SIZE = WIDTH // HEADS


def normalize(x, gain):
    wide = x.astype(jnp.float32)
    return (wide * jax.lax.rsqrt(jnp.mean(wide * wide, -1, keepdims=True) + 1e-5)).astype(
        x.dtype) * gain


def rotate(x):
    rates = 10000 ** (-jnp.arange(0, SIZE, 2, dtype=jnp.float32) / SIZE)
    angles = (jnp.arange(TOKENS, dtype=jnp.float32)[:, None] * rates)[None, :, None, :]
    a, b = jnp.split(x.astype(jnp.float32), 2, -1)
    c, s = jnp.cos(angles), jnp.sin(angles)
    return jnp.concatenate([a * c - b * s, b * c + a * s], -1).astype(x.dtype)


def attend(p, x):
    heads = (SENTENCES, TOKENS)
    q = rotate((x @ p["q"]).reshape(*heads, HEADS, SIZE)).reshape(*heads, PAIRS, -1, SIZE)
    k = rotate((x @ p["k"]).reshape(*heads, PAIRS, SIZE))
    v = (x @ p["v"]).reshape(*heads, PAIRS, SIZE)
    scores = jnp.einsum("btkgd,bskd->bkgts", q, k).astype(jnp.float32) / SIZE**0.5
    scores = jnp.where(jnp.tril(jnp.ones((TOKENS, TOKENS), bool)), scores, -1e30)
    weights = jax.nn.softmax(scores, -1).astype(x.dtype)
    return jnp.einsum("bkgts,bskd->btkgd", weights, v).reshape(*heads, WIDTH) @ p["o"]


def get_loss(p, words, targets):
    x = p["embedding"][words]
    for layer in p["layers"]:
        x = x + attend(layer, normalize(x, layer["norm1"]))
        y = normalize(x, layer["norm2"])
        x = x + (jax.nn.silu(y @ layer["gate"]) * (y @ layer["up"])) @ layer["down"]
    scores = (normalize(x, p["norm"]) @ p["w"]).astype(jnp.float32)
    chances = jnp.take_along_axis(jax.nn.log_softmax(scores), targets[..., None], -1)
    return -jnp.mean(chances)


def step(parameters, moments, words, targets):
    loss, gradient = jax.value_and_grad(get_loss)(parameters, words, targets)
    gradient = jax.tree.map(lambda g: g.astype(jnp.float32), gradient)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], gradient)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments[1], gradient)
    parameters = jax.tree.map(
        lambda p, m, v: (p - 1e-3 * m / (jnp.sqrt(v) + 1e-8)).astype(p.dtype),
        parameters, first, second)
    return parameters, (first, second), loss


def make(dtype, layers=LAYERS):
    keys = iter(jax.random.split(jax.random.key(0), max(64, 7 * layers + 3)))

    def dense(*shape):
        return (jax.random.normal(next(keys), shape) * 0.02).astype(dtype)

    gain, pairs = jnp.ones(WIDTH, dtype), PAIRS * SIZE
    stack = [{"q": dense(WIDTH, WIDTH), "k": dense(WIDTH, pairs), "v": dense(WIDTH, pairs),
              "o": dense(WIDTH, WIDTH), "gate": dense(WIDTH, HIDDEN), "up": dense(WIDTH, HIDDEN),
              "down": dense(HIDDEN, WIDTH), "norm1": gain, "norm2": gain} for _ in range(layers)]
    parameters = {"embedding": dense(WORDS, WIDTH), "layers": stack, "norm": gain,
                  "w": dense(WIDTH, WORDS)}
    zeros = jax.tree.map(lambda p: jnp.zeros(p.shape), parameters)
    words, targets = jax.random.randint(next(keys), (2, SENTENCES, TOKENS), 0, WORDS)
    return step, (parameters, (zeros, zeros), words, targets)


def main():
    shapes = jax.eval_shape(lambda: make(jnp.float32, int(sys.argv[1]))[1])
    module = jax.jit(step).lower(*shapes).compiler_ir("stablehlo")
    pathlib.Path(sys.argv[2]).write_text(module.operation.get_asm(print_generic_op_form=True))


if __name__ == "__main__":
    main()

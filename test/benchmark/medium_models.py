"""Training steps of medium size in JAX: an MLP, a residual CNN, a transformer, an LSTM, a Llama.

    python medium_models.py NAME FILE.mlir    writes one as generic StableHLO

A step's state comes first and goes out in the same order, so that a host can donate it. Of each there is one in f32
and one in bf16, NAME_bf16: the Llama's as llama.py says, the others' as PyTorch's autocast has it."""
import functools
import os
import sys

import jax
import jax.numpy as jnp

SOURCE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(SOURCE, "test", "Inputs", "jax"))
import export  # the MLP, and the transformer with other sizes
import llama


def get_sgd(loss):
    """A step of gradient descent with momentum."""

    def step(parameters, velocity, *batch):
        value, gradient = jax.value_and_grad(loss)(parameters, *batch)
        velocity = jax.tree.map(lambda v, g: 0.9 * v + g, velocity, gradient)
        parameters = jax.tree.map(lambda p, v: p - 0.01 * v, parameters, velocity)
        return parameters, velocity, value

    return step


def narrow(arrays):
    return jax.tree.map(lambda a: a.astype(jnp.bfloat16) if a.dtype == jnp.float32 else a, arrays)


def mix(get_loss):
    """A loss that is computed in bf16, of weights that stay f32 and are updated so."""
    return lambda *arguments: get_loss(*narrow(arguments)).astype(jnp.float32)


def cross_entropy(scores, labels):
    chances = jax.nn.log_softmax(scores)
    return -jnp.mean(jnp.sum(chances * jax.nn.one_hot(labels, scores.shape[-1]), -1))


# A ResNet for images of 32 x 32: three stages of residual blocks, two of them
# with steps of two, batch norms, NHWC.

CHANNELS, BLOCKS, IMAGES = (32, 64, 128), 2, 64


def convolve(x, w, step=1):
    return jax.lax.conv_general_dilated(
        x, w, (step, step), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def normalize(p, x):
    mean = jnp.mean(x, (0, 1, 2))
    variance = jnp.mean(jnp.square(x - mean), (0, 1, 2))
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * p["g"] + p["b"]


def cnn_loss(p, x, labels):
    x = jax.nn.relu(normalize(p["stem_norm"], convolve(x, p["stem"])))
    for block in p["blocks"]:
        step = 2 if "skip" in block else 1
        y = jax.nn.relu(normalize(block["norm1"], convolve(x, block["conv1"], step)))
        y = normalize(block["norm2"], convolve(y, block["conv2"]))
        x = jax.nn.relu(y + (convolve(x, block["skip"], step) if step == 2 else x))
    return cross_entropy(jnp.mean(x, (1, 2)) @ p["w"] + p["b"], labels)


def make_cnn():
    keys = iter(jax.random.split(jax.random.key(0), 64))

    def filters(size, m, n):
        return jax.random.normal(next(keys), (size, size, m, n)) / (size * m**0.5)

    def scale(n):
        return {"g": jnp.ones(n), "b": jnp.zeros(n)}

    blocks, m = [], CHANNELS[0]
    for n in CHANNELS:
        for _ in range(BLOCKS):
            block = {"conv1": filters(3, m, n), "norm1": scale(n),
                     "conv2": filters(3, n, n), "norm2": scale(n)}
            if m != n:
                block["skip"] = filters(1, m, n)
            blocks.append(block)
            m = n
    parameters = {"stem": filters(3, 3, CHANNELS[0]), "stem_norm": scale(CHANNELS[0]),
                  "blocks": blocks, "w": export.dense(next(keys), m, 10), "b": jnp.zeros(10)}
    x = jax.random.normal(next(keys), (IMAGES, 32, 32, 3))
    labels = jax.random.randint(next(keys), (IMAGES,), 0, 10)
    return get_sgd(cnn_loss), (parameters, jax.tree.map(jnp.zeros_like, parameters), x, labels)


# Two layers of LSTM over 64 tokens, as a scan, and a classifier of each token.

HIDDEN, WORDS, TOKENS, SENTENCES = 256, 1000, 64, 32


def lstm_layer(p, x):
    def cell(state, x):
        h, c = state
        i, f, g, o = jnp.split(x @ p["x"] + h @ p["h"] + p["b"], 4, -1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    zeros = jnp.zeros((x.shape[1], HIDDEN), x.dtype)
    return jax.lax.scan(cell, (zeros, zeros), x)[1]


def lstm_loss(p, words, targets):
    x = jnp.take(p["embedding"], words, axis=0)
    for layer in p["layers"]:
        x = lstm_layer(layer, x)
    return cross_entropy(x @ p["w"] + p["b"], targets)


def make_lstm():
    keys = iter(jax.random.split(jax.random.key(0), 64))

    def layer():
        return {"x": export.dense(next(keys), HIDDEN, 4 * HIDDEN),
                "h": export.dense(next(keys), HIDDEN, 4 * HIDDEN), "b": jnp.zeros(4 * HIDDEN)}

    parameters = {"embedding": export.dense(next(keys), WORDS, HIDDEN),
                  "layers": [layer(), layer()],
                  "w": export.dense(next(keys), HIDDEN, WORDS), "b": jnp.zeros(WORDS)}
    words, targets = jax.random.randint(next(keys), (2, TOKENS, SENTENCES), 0, WORDS)
    return get_sgd(lstm_loss), (parameters, jax.tree.map(jnp.zeros_like, parameters), words,
                                targets)


def make_transformer():
    export.WIDTH, export.HEADS, export.LAYERS = 256, 8, 4
    export.TOKENS, export.WORDS, export.BATCH = 128, 1000, 8
    return export.make_gpt()


MODELS = {"mlp": export.MODELS["mlp"], "cnn": make_cnn, "transformer": make_transformer,
          "lstm": make_lstm, "llama": lambda: llama.make(jnp.float32)}
MIXED = {"mlp": functools.partial(export.mlp_step, get_loss=mix(export.mlp_loss)),
         "cnn": get_sgd(mix(cnn_loss)), "lstm": get_sgd(mix(lstm_loss)),
         "transformer": functools.partial(export.gpt_step, get_loss=mix(export.gpt_loss))}


def make_mixed(name):
    return MIXED[name], MODELS[name]()[1]


MODELS |= {f"{name}_bf16": functools.partial(make_mixed, name) for name in MIXED}
MODELS["llama_bf16"] = lambda: llama.make(jnp.bfloat16)

if __name__ == "__main__":
    step, arguments = MODELS[sys.argv[1]]()
    step = jax.jit(step, keep_unused=True, donate_argnums=(0, 1))
    module = step.lower(*arguments).compiler_ir("stablehlo")
    with open(sys.argv[2], "w") as file:
        file.write(module.operation.get_asm(print_generic_op_form=True))

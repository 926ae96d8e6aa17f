"""What JAX writes for GPUs and TPUs where that is other than for CPUs, in the manner of cases.py: the numbers are those of a CPU."""
import jax
import jax.numpy as jnp
import jax.scipy.linalg as jsl
import numpy as np
from jax import lax
from jax._src.lax import linalg as lax_linalg

from cases import Case, eigen, family, plain


def products(u, s, v):
    """What does not depend on the signs of vectors."""
    return s, abs(u), abs(v), jnp.matmul(u * s[..., None, :], v)


def routines(dtype):
    a, tall, wide = plain(dtype, 2, 4, 4), plain(dtype, 2, 5, 3), plain(dtype, 3, 5, seed=1)
    definite = a @ a.conj().transpose(0, 2, 1) + 4 * np.eye(4, dtype=dtype)
    yield Case(f"cholesky_{dtype}", jnp.linalg.cholesky, [definite])
    yield Case(f"lu_{dtype}", lax.linalg.lu, [tall])
    yield Case(f"solve_{dtype}", jnp.linalg.solve, [a, plain(dtype, 2, 4, 2)])
    yield Case(f"slogdet_{dtype}", jnp.linalg.slogdet, [a])
    yield Case(f"qr_{dtype}", jnp.linalg.qr, [tall])
    yield Case(f"complete_{dtype}", lambda x: jnp.linalg.qr(x, mode="complete"), [wide.T.copy()])
    for lower in (True, False):
        yield Case(f"eigh_{lower}_{dtype}", lambda x, low=lower: lax.linalg.eigh(x, lower=low, symmetrize_input=False), [definite])
    for name, x in dict(tall=tall, wide=wide).items():
        for full in (True, False):
            def svd(x, full=full):
                u, s, v = jnp.linalg.svd(x, full_matrices=full)
                return products(u[..., :3], s, v[..., :3, :])
            yield Case(f"svd_{name}_{full}_{dtype}", svd, [x])
    yield Case(f"svdvals_{dtype}", jnp.linalg.svdvals, [tall])


@family(2e-6, platform="cuda")
def of_gpus():
    for dtype in ["float32", "complex64"]:
        yield from routines(dtype)
        square, tall = plain(dtype, 2, 4, 4), plain(dtype, 2, 5, 3)
        for left in (True, False):
            yield Case(f"eig_{left}_{dtype}", lambda x, left=left: lax.linalg.eig(x, compute_left_eigenvectors=left, compute_right_eigenvectors=not left), [square])
        yield Case(f"pivoted_{dtype}", lambda x: jsl.qr(x, pivoting=True, mode="economic"), [plain(dtype, 5, 3)])
        yield Case(f"multiply_{dtype}", lambda x, y: jsl.qr_multiply(x, y, mode="left"), [plain(dtype, 5, 3), plain(dtype, 3, 4)])
        yield Case(f"tridiagonal_{dtype}", lambda x: lax_linalg.tridiagonal(x), [square @ square.conj().transpose(0, 2, 1)])
        diagonals = [plain(dtype, 2, 4, seed=i) + (6 if i == 1 else 0) for i in range(3)]
        diagonals[0][:, 0] = 0
        diagonals[2][:, -1] = 0
        for perturbed in (False, True):
            yield Case(f"tridiagonal_solve_{perturbed}_{dtype}", lambda *x, p=perturbed: lax.linalg.tridiagonal_solve(*x, perturb_singular=p), [*diagonals, tall[:, :4]])


@family(2e-6, platform="cuda 12.6")
def of_new_gpus():
    """What only NVIDIA's libraries have."""
    for dtype in ("float32", "complex64"):
        yield Case(f"eig_{dtype}", eigen(jnp.linalg.eig), [plain(dtype, 2, 5, 5)])
        yield Case(f"eigvals_{dtype}", jnp.linalg.eigvals, [plain(dtype, 4, 4)])
    definite = plain("float32", 4, 4) @ plain("float32", 4, 4).T + np.eye(4, dtype="float32")
    for name, w in dict(vector=plain("float32", 4, seed=1), zeros=np.array([0, 0, 2, 0], "float32")).items():
        yield Case(f"update_{name}", lambda r, w: jnp.triu(lax.linalg.cholesky_update(r, w)), [-np.linalg.cholesky(definite).T, w])
    for batch in ((), (2,)):
        yield Case(f"symmetric_product_{len(batch)}", lambda a, c: lax.linalg.symmetric_product(a, c, alpha=.5, beta=2., symmetrize_output=True), [plain("float32", *batch, 5, 3), plain("float32", *batch, 5, 5, seed=1)])


@family(2e-5, platform="tpu")
def of_tpus():
    for dtype in ["float32", "complex64"]:
        yield from (case for case in routines(dtype) if "svd" not in case.name or dtype == "float32" and "True" not in case.name)


@family(2e-6, platform="tpu")
def ragged():
    def dot(contracted, batch, row, group):
        numbers = lax.RaggedDotDimensionNumbers((contracted, batch), [row], group)
        return lambda x, y, sizes: lax.ragged_dot_general(x, y, sizes, numbers)
    sizes, some = np.array([2, 0, 5], "int32"), np.array([2, 0, 3], "int32")
    x, matrices, y = plain("float32", 7, 4), plain("float32", 3, 4, 5), plain("float32", 7, 5)
    batches = np.array([[2, 0, 3], [1, 2, 4]], "int32")
    for name, groups in dict(all=sizes, some=some).items():
        yield Case(f"free_{name}", lax.ragged_dot, [x, matrices, groups])
        yield Case(f"summed_{name}", dot(((0,), (0,)), ((), ()), 0, []), [x, y, groups])
        yield Case(f"gradient_{name}", jax.grad(lambda x, w, sizes: jnp.sum(lax.ragged_dot(x, w, sizes) ** 2), (0, 1)), [x, matrices, groups])
    yield Case("batch", dot(((2,), (1,)), ((0,), (0,)), 0, []), [plain("float32", 7, 2, 4), plain("float32", 7, 4, 5), sizes])
    yield Case("free_batch", jax.vmap(lax.ragged_dot), [plain("float32", 2, 7, 4), plain("float32", 2, 3, 4, 5), batches])
    yield Case("summed_batch", jax.vmap(dot(((0,), (0,)), ((), ()), 0, [])), [plain("float32", 2, 7, 4), plain("float32", 2, 7, 5), batches])
    # Sizes at each place of what comes before.
    yield Case("free_outer", dot(((2,), (1,)), ((), ()), 1, [0]), [plain("float32", 2, 7, 4), matrices, batches])
    yield Case("summed_outer", dot(((0, 1), (0, 1)), ((), ()), 1, []), [plain("float32", 2, 7, 4), plain("float32", 2, 7, 5), batches])
    yield Case("batch_outer", dot(((2,), (2,)), ((0, 1), (0, 1)), 1, []), [plain("float32", 2, 7, 4), plain("float32", 2, 7, 4, seed=1), np.array([[2, 0, 5], [1, 2, 4]], "int32")])
    for dtype in ["bfloat16", "int32"]:
        yield Case(f"free_{dtype}", lax.ragged_dot, [plain("int8", 7, 4).astype(dtype), plain("int8", 3, 4, 5).astype(dtype), some])

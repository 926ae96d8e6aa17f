# functions.py FILE.npz: arguments of functions.test, and what numpy computes.
import sys

import numpy as np

random = np.random.default_rng(0)
x = random.standard_normal((8, 16)).astype("f")
y = random.integers(0, 100, (8, 16)).astype("i4")
x[3, 2] = x[3, 7]  # the order of what is alike stays
m = random.standard_normal((4, 6, 6))
m = (m @ m.transpose(0, 2, 1) + 6 * np.eye(6)).astype("f")
order = np.argsort(-x, axis=1, kind="stable")
v = np.take_along_axis(x, order, 1)
f = np.fft.fft(x.astype("d") + 1j * x[::-1])
results = [v, np.take_along_axis(y, order, 1), np.linalg.cholesky(m.astype("d")).astype("f"),
           np.sort(v.T[::-1], axis=1), f.real.astype("f"), f.imag.astype("f")]
np.savez(sys.argv[1], arg0=x, arg1=y, arg2=m,
         **{f"out{i}": np.ascontiguousarray(result) for i, result in enumerate(results)})

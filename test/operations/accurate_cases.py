"""Functions of which XLA's values are less accurate than ours, and what mpmath (from PyPI) computes of them.

accurate_cases.py FOLDER     programs of f32 and of f64 and their numbers, accurate and accurate_double
"""
import pathlib
import sys

import mpmath
import numpy as np

from text_cases import plain, write

mpmath.mp.prec = 200
# Where each is hard: near zeros and poles, where terms cancel, near the ends of the type.
HARD = dict(
    erfc=([.5, 1, 2, 4, 6, 8, 9], [10, 15, 20, 26]), digamma=([.01, .3, .99, 1.4, 1.4616, 1.47, 1.9, 2.1, 3.3, 4.9, 5.1, 9, 50], [1.46163, 1e5]),
    lgamma=([-1e-44, -1e-20, -1e-7, .01, .4, .6, .97, 1.03, 1.4, 1.6, 1.97, 2.01, 2.4, 2.8, 3.6, 4.4, 5.4, 5.6, 9, 50], [-1e-320, -1e-17, .9999, 2.0001, 1e5]),
    atanh=([1e-4, .05, .3, .45, .6, .9, .999], [1e-9, .99999999]), log_plus_one=([-.99, -.6, -.4, 1e-4, .3, .5, 2, 1e6], [1e-9, -.42]),
    sinh=([1e-4, .3, .47, 1, 10, 80, 83.8, 88.5], [600, 700.7, 710]), cosh=([1e-4, .3, .47, 1, 10, 80, 88.5], [600, 705.6, 710]),
    erf_inv=([1e-4, .2, .4, .47, .9, .99, .9998, .99999], [.999998, .9999999999]), acos=([-.99, -.3, 1e-3, .4, .9, .9999], [.99999999]))
VALUES = dict(erfc=mpmath.erfc, digamma=mpmath.digamma, lgamma=mpmath.loggamma, atanh=mpmath.atanh, log_plus_one=mpmath.log1p, sinh=mpmath.sinh,
              cosh=mpmath.cosh, erf_inv=mpmath.erfinv, acos=mpmath.acos)


def cases(dtype):
    for name, (always, double) in HARD.items():
        x = np.array(always + double * (dtype == "float64"), dtype)
        exact = np.array([float(mpmath.re(VALUES[name](mpmath.mpf(float(value))))) for value in x]).astype(dtype)
        yield plain(("stablehlo." if name == "log_plus_one" else "chlo.") + name), [x], [exact]


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    write(folder / "accurate", cases("float32"))
    write(folder / "accurate_double", cases("float64"))

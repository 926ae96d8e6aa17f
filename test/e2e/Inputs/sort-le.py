# sort-le.py FOLDER: rows of integers, many of them equal, and what numpy makes of them.
import sys

import numpy as np

x = np.random.default_rng(0).integers(0, 5, (3, 12)).astype("i4")
np.savez(sys.argv[1] + "/sort-le.npz", arg0=x, out0=np.sort(x, axis=1), out1=-np.sort(-x, axis=1))

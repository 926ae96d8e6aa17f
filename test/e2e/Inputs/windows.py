# windows.py FILE.npz: arguments of windows.test, and what numpy computes.
import sys

import numpy as np

random = np.random.default_rng(0)
x = random.standard_normal((4, 64, 8)).astype("f")
u = random.standard_normal((4, 3, 8)).astype("f")
places = np.array([-5, 0, 30, 31, 60, 100], "i4")
x[0, 0, 0] = np.inf  # of which no other device makes a NaN
slices = np.stack([x[:, min(max(p, 0), 60):][:, :4] for p in places])
y = x.copy()
for p in places:
    p = min(max(p, 0), 61)
    y[:, p:p + 3] += u
np.savez(sys.argv[1], arg0=x, arg1=u, arg2=places, out0=y, out1=slices)

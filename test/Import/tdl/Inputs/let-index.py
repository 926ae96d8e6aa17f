# The arrays of let-index.test, and what NumPy computes of them: let-index.py let-index.npz
import sys

import numpy as np

t = np.arange(20, dtype=np.float32).reshape(5, 4) + 1
i = np.array([2, 0, 4, 0, 1, 2], np.int32)
x = np.array([3, 1, 4, 1, 5, 9], np.float32)
p = np.array([-2, 0, .5, 1, 1.7, 40], np.float32)
f = t[i] * i[:, None].astype(np.float32)
g = np.where(i[:, None] > 0, t[i], np.float32(0))
h = x[np.clip((p * np.float32(3)).astype(np.int64), 0, 5)]
s = np.array([x[i == v].sum() for v in range(3)], np.float32)
np.savez_compressed(sys.argv[1], arg0=t, arg1=i, arg2=x, arg3=p, out0=f, out1=g, out2=h, out3=s)

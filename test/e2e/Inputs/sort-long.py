# More elements than are compared each with each. `sort-long.py DIRECTORY`
import sys
import numpy as np

i = np.arange(8193)
x = np.stack([i * i % 255 - 127, i % 3 - 1], axis=1).astype(np.int8)
places = np.argsort(np.abs(x), axis=0, kind="stable").astype(np.int32)
np.savez_compressed(sys.argv[1] + "/sort-long.npz", arg0=x, out0=np.take_along_axis(x, places, 0), out1=places)

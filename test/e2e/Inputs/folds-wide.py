# Folds in a type that is wider than the operands'. `folds-wide.py DIRECTORY`
import sys
import numpy as np

rng = np.random.default_rng(3)
x = rng.integers(-999, 1000, (3, 64)).astype(np.float16) + np.float16(2048)
n = rng.integers(128, 256, (3, 64)).astype(np.uint8)
start = np.uint8(200)
places = np.array([[5], [0], [5], [63], [64]], np.int32)
updates = np.array([2048.5, 3, 1.25, -7, 9], np.float16)[:, None].repeat(3, 1)
source = rng.integers(-2000, 2000, (3, 16)).astype(np.float16)

wide = x.astype(np.float32)
added, kept, pooled = wide.T.copy(), wide.T.copy(), np.full((3, 64), 0.5, np.float32)
for place, update in zip(places[:, 0], updates):
    if place < 64:
        added[place] += update.astype(np.float32)
        kept[place] = update
for row in range(3):
    for i in range(16):
        window = x[row, 4 * i:4 * i + 4]
        pooled[row, 4 * i + int(np.argmax(window))] += np.float32(source[row, i])
np.savez(sys.argv[1] + "/folds-wide.npz", arg0=x, arg1=n, arg2=start, arg3=x.T.copy(), arg4=places, arg5=updates, arg6=source,
         out0=(1.5 + wide.sum(axis=1)), out1=start.astype(np.uint32) + n.sum(axis=1, dtype=np.uint32),
         out2=wide.reshape(3, 16, 4).sum(axis=2), out3=added, out4=kept, out5=pooled)

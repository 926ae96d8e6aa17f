"""Prints the arguments of write-npz.py for swap.mlir: a batch for each of STEPS steps.

    batches.py STEPS
"""
import random
import sys

steps = int(sys.argv[1])
draw = random.Random(1)
numbers = ",".join(f"{draw.uniform(-0.3, 0.3):.3f}" for _ in range(256 * steps))
print(f"arg0=f4:4x8x8:0.1 arg1=f4:4x8x8:0.2 arg2=f4:{steps}x4x8x8:{numbers}")

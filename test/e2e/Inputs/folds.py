#!/usr/bin/env python3
"""Writes folds.npz: arguments and results of folds.test, by numpy.

    folds.py folds.npz
"""
import sys
import numpy
x = numpy.round(numpy.random.default_rng(1).normal(size=(11, 9)) * 2).astype(numpy.float32)
x[3, 4] = x[3].max()  # a tie
wide = x.astype(numpy.float64)
counts = numpy.round(x * 3).astype(numpy.int32)
results = [x.max(1), x.argmax(1).astype(numpy.int32), wide.mean(), ((wide - wide.mean()) ** 2).mean(),
           numpy.log(numpy.exp(wide).sum(0)),
           numpy.cumsum(wide, 0), numpy.cumsum(wide[::-1], 0)[::-1] - wide, numpy.maximum.accumulate(x, 1),
           numpy.cumprod(counts, 1, dtype=numpy.int32)]
results = [numpy.asarray(r, numpy.float32 if r.dtype.kind == 'f' else r.dtype) for r in results]
numpy.savez(sys.argv[1], arg0=x, arg1=counts, **{f'out{i}': result for i, result in enumerate(results)})

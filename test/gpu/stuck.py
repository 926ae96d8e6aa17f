"""A host that is told of a call which does not return, and decides itself what becomes
of its process."""
import ctypes
import os
import sys

import tofu


@ctypes.CFUNCTYPE(None, ctypes.c_char_p)
def end(sentence):
    print("the host hears:", sentence.decode(), flush=True)
    os._exit(3)


program = tofu.load(sys.argv[1])
options = tofu._Options(timeout=1, silence=1, stuck=ctypes.cast(end, ctypes.c_void_p))
with tofu.Session(program, options) as session:
    for value in program.arguments:
        session.set(value.name, bytes(value.nbytes))
    session.step()

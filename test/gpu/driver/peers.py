"""Two devices: a kernel of the first adds to memory of the second.

    peers.py FILE.ptx with|without
"""

import ctypes
import sys

from gpu import Gpu

second = Gpu(1)
buffer = second.put(bytes(16))
first = Gpu(0)
if sys.argv[2] == "with":
    first("cuCtxEnablePeerAccess", second.context, 0)
module = first.module(sys.argv[1])
first.launch(first.function(module, "add"), [1], [4], [buffer, ctypes.c_float(1)])
error = first.code("cuCtxSynchronize")
print(first.error(error) if error else first.floats(buffer, 4))
if not error:
    first("cuModuleUnload", module)
    first("cuCtxSetCurrent", second.context)
    second.free(buffer)
    second.close()
    first.close()

"""Two processes and one buffer: the child writes what the parent allocated."""

import ctypes
import os
import subprocess
import sys

from gpu import Gpu


class Handle(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_char * 64)]


if len(sys.argv) == 1:
    gpu = Gpu()
    buffer = gpu.put(bytes(16))
    handle = (ctypes.c_char * 64)()
    gpu("cuIpcGetMemHandle", handle, buffer)
    subprocess.run([sys.executable, __file__, bytes(handle.raw).hex()], check=True)
    print("the parent reads", gpu.get(buffer, 16).decode())
    gpu.free(buffer)
else:
    gpu = Gpu()
    handle = Handle.from_buffer_copy(bytes.fromhex(sys.argv[1]))
    at = ctypes.c_uint64()
    gpu("cuIpcOpenMemHandle_v2", ctypes.byref(at), handle, 1)
    gpu("cuMemcpyHtoD_v2", at, b"from the child!!", ctypes.c_size_t(16))
    gpu("cuIpcCloseMemHandle", at)
gpu.close()

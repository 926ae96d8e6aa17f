"""The CUDA driver from Python, as far as tests call it."""

import ctypes
import struct
import sys


class Gpu:
    """A device's primary context. `gpu("cuCtxSynchronize")` calls a function
    and ends the test if it returns an error; `gpu.code(...)` returns what it
    returned."""

    def __init__(self, ordinal=0):
        self.cu = ctypes.CDLL("libcuda.so.1")
        self.ordinal = ordinal
        self("cuInit", 0)
        self.context = ctypes.c_void_p()
        self("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), ordinal)
        self("cuCtxSetCurrent", self.context)

    def code(self, name, *args):
        return getattr(self.cu, name)(*args)

    def __call__(self, name, *args):
        error = self.code(name, *args)
        if error:
            sys.exit(f"{name} returns {self.error(error)}")

    def error(self, code):
        name = ctypes.c_char_p()
        self.cu.cuGetErrorName(code, ctypes.byref(name))
        return name.value.decode() if name.value else str(code)

    def made(self, name, *args):
        """A handle that a function writes to its first argument."""
        result = ctypes.c_void_p()
        self(name, ctypes.byref(result), *args)
        return result

    def module(self, path):
        with open(path, "rb") as file:
            return self.made("cuModuleLoadData", file.read() + b"\0")

    def function(self, module, name):
        return self.made("cuModuleGetFunction", module, name.encode())

    def allocate(self, size):
        at = ctypes.c_uint64()
        self("cuMemAlloc_v2", ctypes.byref(at), ctypes.c_size_t(size))
        return at

    def put(self, data):
        """A new buffer with these bytes."""
        at = self.allocate(len(data))
        self("cuMemcpyHtoD_v2", at, data, ctypes.c_size_t(len(data)))
        return at

    def get(self, at, size):
        data = ctypes.create_string_buffer(size)
        self("cuMemcpyDtoH_v2", data, at, ctypes.c_size_t(size))
        return data.raw

    def floats(self, at, count):
        return list(struct.unpack(f"{count}f", self.get(at, 4 * count)))

    def free(self, *buffers):
        for at in buffers:
            self("cuMemFree_v2", at)

    def launch(self, function, grid, block, args, stream=None, shared=0):
        places = (ctypes.c_void_p * len(args))(*[ctypes.addressof(a) for a in args])
        grid, block = (list(d) + [1] * (3 - len(d)) for d in (grid, block))
        self("cuLaunchKernel", function, *grid, *block, shared, stream, places, None)

    def close(self):
        self("cuDevicePrimaryCtxRelease_v2", self.ordinal)

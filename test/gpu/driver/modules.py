"""Images and names: PTX in a fat binary, libraries, addresses of functions."""

import ctypes
import struct
import sys

from gpu import Gpu

with open(sys.argv[1], "rb") as file:
    ptx = file.read() + b"\0"
gpu = Gpu()


def entry(kind, capability, data, flags=0):
    data += bytes(-len(data) % 8)
    return struct.pack("<HHIQIIHHIIIQQQ", kind, 0x101, 64, len(data), 0, 0, 0, 8, capability, 0, 0, flags, 0, 0) + data


def fat(*entries):
    body = b"".join(entries)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def load(image):
    module = ctypes.c_void_p()
    error = gpu.code("cuModuleLoadData", ctypes.byref(module), image)
    return gpu.error(error) if error else module


machine = entry(2, 80, b"\x7fELF machine code")
module = load(fat(machine, entry(1, 80, ptx), entry(1, 120, b"not for this one\0")))
buffer = gpu.allocate(4)
gpu.launch(gpu.function(module, "one"), [1], [1], [buffer])
print("from a fat binary:", struct.unpack("i", gpu.get(buffer, 4)))
gpu("cuModuleUnload", module)
print("no PTX:", load(fat(machine)))
print("PTX for a later one:", load(fat(entry(1, 90, ptx))))
print("compressed:", load(fat(entry(1, 80, ptx, 0x2000))))

library, kernel, function = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
gpu("cuLibraryLoadData", ctypes.byref(library), ptx, None, None, 0, None, None, 0)
gpu("cuLibraryGetKernel", ctypes.byref(kernel), library, b"one")
gpu("cuKernelGetFunction", ctypes.byref(function), kernel)
gpu.launch(function, [1], [1], [buffer])
print("from a library:", struct.unpack("i", gpu.get(buffer, 4)))
value = ctypes.c_int()
gpu("cuFuncGetAttribute", ctypes.byref(value), 0, function)
print("threads:", value.value)
gpu("cuOccupancyMaxActiveBlocksPerMultiprocessor", ctypes.byref(value), function, 256, ctypes.c_size_t(0))
print("blocks:", value.value)
gpu("cuLibraryUnload", library)

address = ctypes.c_void_p()
for name in [b"cuMemAlloc", b"cuLaunchKernel", b"cuGraphInstantiate", b"cuStreamSynchronize_ptsz", b"cuNoSuchThing"]:
    error = gpu.code("cuGetProcAddress", name, ctypes.byref(address), 12000, ctypes.c_uint64(0))
    print(name.decode(), "found" if address.value else gpu.error(error))
gpu.free(buffer)
gpu.close()

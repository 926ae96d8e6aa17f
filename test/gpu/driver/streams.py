"""Programs with streams, each right or with one planted fault.

    streams.py FILE.ptx PROGRAM
"""

import ctypes
import struct
import sys

from gpu import Gpu

gpu = Gpu()
module = gpu.module(sys.argv[1])
add = gpu.function(module, "add")


def stream():
    return gpu.made("cuStreamCreate", 1)


def event():
    return gpu.made("cuEventCreate", 2)


def zeros():
    return gpu.put(bytes(16))


def add_to(buffer, x, on):
    gpu.launch(add, [1], [4], [buffer, ctypes.c_float(x)], on)


def end(*buffers):
    gpu.free(*buffers)
    gpu("cuModuleUnload", module)
    gpu.close()


def destroy(*streams):
    for s in streams:
        gpu("cuStreamDestroy_v2", s)


def order(first, second):
    e = event()
    gpu("cuEventRecord", e, first)
    gpu("cuStreamWaitEvent", second, e, 0)
    gpu("cuEventDestroy_v2", e)


def ordered():
    a, s, t = zeros(), stream(), stream()
    add_to(a, 1, s)
    order(s, t)
    add_to(a, 1, t)
    gpu("cuStreamSynchronize", t)
    print(gpu.floats(a, 4))
    destroy(s, t)
    end(a)


def polled():
    """Who asks if a stream is done knows it, whoever's question let it go on."""
    a, b, s, t = zeros(), zeros(), stream(), stream()
    add_to(a, 1, s)
    for _ in range(20):
        add_to(b, 1, t)
    for each in (t, s):
        while gpu.code("cuStreamQuery", each):
            pass
    add_to(a, 1, t)
    gpu("cuStreamSynchronize", t)
    print(gpu.floats(a, 4))
    destroy(s, t)
    end(a, b)


def no_event():
    a, s, t = zeros(), stream(), stream()
    add_to(a, 1, s)
    add_to(a, 1, t)
    gpu("cuCtxSynchronize")
    # What the host waits for between them orders them too.
    add_to(a, 1, s)
    gpu("cuStreamSynchronize", s)
    add_to(a, 1, t)
    gpu("cuStreamSynchronize", t)
    destroy(s, t)
    end(a)


def disjoint():
    a, s, t = gpu.put(bytes(32)), stream(), stream()
    add_to(a, 1, s)
    add_to(ctypes.c_uint64(a.value + 16), 1, t)
    gpu("cuCtxSynchronize")
    destroy(s, t)
    end(a)
    print("done")


def default_stream():
    a, s = zeros(), gpu.made("cuStreamCreate", 0)
    add_to(a, 1, s)
    add_to(a, 1, None)
    add_to(a, 1, s)
    gpu("cuCtxSynchronize")
    assert gpu.floats(a, 4) == [3] * 4
    destroy(s)
    end(a)
    print("done")


def freed():
    a = zeros()
    gpu.free(a)
    add_to(a, 1, None)
    print(gpu.error(gpu.code("cuCtxSynchronize")))


def freed_async():
    a, s, t = zeros(), stream(), stream()
    add_to(a, 1, s)
    gpu("cuMemFreeAsync", a, t)
    gpu.code("cuCtxSynchronize")


def leak():
    zeros()
    stream()
    event()
    gpu("cuModuleUnload", module)
    gpu.close()


def capture(between):
    a, b, s, t = zeros(), zeros(), stream(), stream()
    gpu("cuStreamBeginCapture_v2", s, 0)
    order(s, t)
    add_to(a, 1, s)
    between(a, b, s, t)
    order(t, s)
    graph = ctypes.c_void_p()
    gpu("cuStreamEndCapture", s, ctypes.byref(graph))
    program = gpu.made("cuGraphInstantiateWithFlags", graph, ctypes.c_ulonglong(0))
    gpu("cuGraphDestroy", graph)
    for _ in range(5):
        gpu("cuGraphLaunch", program, s)
    gpu("cuStreamSynchronize", s)
    print(gpu.floats(a, 4), gpu.floats(b, 4))
    gpu("cuGraphExecDestroy", program)
    destroy(s, t)
    end(a, b)


def graph():
    def between(a, b, s, t):
        add_to(b, 1, t)
        order(s, t)
        add_to(a, 1, t)

    capture(between)


def graph_no_event():
    capture(lambda a, b, s, t: (add_to(b, 1, s), add_to(a, 1, t)))


def captures():
    def code(name, *args):
        return gpu.error(gpu.code(name, *args))

    graph = ctypes.c_void_p()
    s, t, e = stream(), stream(), event()
    gpu("cuStreamBeginCapture_v2", s, 0)
    print("synchronize:", code("cuStreamSynchronize", s))
    print("end:", code("cuStreamEndCapture", s, ctypes.byref(graph)))

    a = zeros()
    gpu("cuStreamBeginCapture_v2", s, 0)
    order(s, t)
    add_to(a, 1, t)
    print("unjoined:", code("cuStreamEndCapture", s, ctypes.byref(graph)))

    gpu("cuStreamBeginCapture_v2", s, 0)
    print("allocation:", code("cuMemAlloc_v2", ctypes.byref(graph), ctypes.c_size_t(4)))
    code("cuStreamEndCapture", s, ctypes.byref(graph))

    gpu("cuEventRecord", e, t)
    gpu("cuStreamBeginCapture_v2", s, 0)
    print("wait for what was before:", code("cuStreamWaitEvent", s, e, 0))
    code("cuStreamEndCapture", s, ctypes.byref(graph))


def host_work():
    a, s = zeros(), stream()
    add_to(a, 1, s)
    pinned = ctypes.c_void_p()
    gpu("cuMemHostAlloc", ctypes.byref(pinned), ctypes.c_size_t(16), 0)
    gpu("cuMemcpyDtoHAsync_v2", pinned, a, ctypes.c_size_t(16), s)

    @ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    def see(_):
        print("host function after", list(struct.unpack("4f", ctypes.string_at(pinned, 16))))

    gpu("cuLaunchHostFunc", s, see, None)

    # As the stand-in of a library does: work of several steps, in the stream.
    class Range(ctypes.Structure):
        _fields_ = [("address", ctypes.c_uint64), ("bytes", ctypes.c_size_t), ("is_write", ctypes.c_int)]

    gpu.cu.tofuGpuHost.restype = ctypes.c_void_p
    at = gpu.cu.tofuGpuHost(a, ctypes.c_size_t(16))

    @ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64)
    def step(_, attempt):
        if attempt < 2:
            return 1
        print("library work in", attempt + 1, "steps")
        ctypes.memmove(at, struct.pack("4f", 2, 2, 2, 2), 16)
        return 0

    gpu("tofuGpuEnqueue", s, b"library work", ctypes.byref(Range(a.value, 16, 1)),
        ctypes.c_size_t(1), step, None, None)
    add_to(a, 1, s)
    gpu("cuStreamSynchronize", s)
    print(gpu.floats(a, 4))
    gpu("cuMemFreeHost", pinned)
    destroy(s)
    end(a)


def orders():
    """Work that nothing orders comes now in one order, now in another."""
    streams = [stream() for _ in range(3)]
    seen = set()
    for _ in range(20):
        said = []
        functions = []
        for k, s in enumerate(streams):
            functions.append(ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _, k=k: said.append(k)))
            gpu("cuLaunchHostFunc", s, functions[-1], None)
        gpu("cuCtxSynchronize")
        assert sorted(said) == [0, 1, 2]
        seen.add(tuple(said))
    print("several orders" if len(seen) > 3 else seen)


globals()[sys.argv[2]]()

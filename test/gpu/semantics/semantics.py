"""Compares PTX that is simulated with the host's own code.

Functions of LLVM IR, one for each operation and type, are compiled twice: by
the NVPTX back end, run on the stand-in GPU, and by the host's back end. The
results must be equal, bit by bit but for NaN, or within a tolerance where the
IR asks for an approximation.

    semantics.py FOLDER TARGET FEATURE STEM

llc and clang are in FOLDER, libcuda.so.1 where LD_LIBRARY_PATH says; files
that are made begin with STEM.
"""

import ctypes
import itertools
import math
import random
import struct
import subprocess
import sys

from gpu import Gpu

INTS = ["i8", "i16", "i32", "i64", "i128"]
FLOATS = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
PACKED = {"<2 x half>": "v2f16", "<2 x bfloat>": "v2bf16", "<2 x float>": "v2f32"}
THREADS = 256


def bits(t):
    return int(t[1:])


class Case:
    """`body` computes %r from %a0, %a1, ..."""

    def __init__(self, name, args, result, body, tolerance=0.0, zeros=False):
        self.name, self.args, self.result = name, args, result
        self.body, self.tolerance, self.zeros = body, tolerance, zeros


def integer_cases():
    for t in INTS:
        w = bits(t)
        two = [t, t]
        for op in ["add", "sub", "mul", "and", "or", "xor"]:
            yield Case(op, two, t, f"%r = {op} {t} %a0, %a1\n")
        for op in ["shl", "lshr", "ashr"]:
            yield Case(op, two, t, f"%s = and {t} %a1, {w - 1}\n%r = {op} {t} %a0, %s\n")
        for op in ["udiv", "sdiv", "urem", "srem"] if w < 128 else []:
            yield Case(
                op, two, t,
                f"%h = ashr {t} %a0, 1\n%s = or {t} %a1, 1\n%r = {op} {t} %h, %s\n")
        for c in ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"]:
            yield Case("icmp " + c, two, "i1", f"%r = icmp {c} {t} %a0, %a1\n")
        for f in ["ctpop", "bitreverse"] + (["bswap"] if w > 8 else []):
            yield Case(f, [t], t, f"%r = call {t} @llvm.{f}.{t}({t} %a0)\n")
        for f in ["ctlz", "cttz", "abs"]:
            yield Case(f, [t], t, f"%r = call {t} @llvm.{f}.{t}({t} %a0, i1 false)\n")
        for f in ["umin", "umax", "smin", "smax", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"]:
            yield Case(f, two, t, f"%r = call {t} @llvm.{f}.{t}({t} %a0, {t} %a1)\n")
        for f in ["fshl", "fshr"] if w < 128 else []:
            yield Case(f, [t] * 3, t, f"%r = call {t} @llvm.{f}.{t}({t} %a0, {t} %a1, {t} %a2)\n")
        yield Case("select", [t, t, "i1"], t, f"%r = select i1 %a2, {t} %a0, {t} %a1\n")
        # The upper half of a product, a field of bits.
        if w in (16, 32, 64):
            for x in ["sext", "zext"]:
                v = f"i{2 * w}"
                yield Case(
                    "upper half", two, t,
                    f"%x = {x} {t} %a0 to {v}\n%y = {x} {t} %a1 to {v}\n%m = mul {v} %x, %y\n"
                    f"%h = lshr {v} %m, {w}\n%r = trunc {v} %h to {t}\n")
                yield Case(
                    "wide product", two, v,
                    f"%x = {x} {t} %a0 to {v}\n%y = {x} {t} %a1 to {v}\n%r = mul {v} %x, %y\n")
    for a, b in itertools.permutations(INTS, 2):
        for op in ["trunc"] if bits(a) > bits(b) else ["zext", "sext"]:
            yield Case(op, [a], b, f"%r = {op} {a} %a0 to {b}\n")
    for v, n in [("<4 x i8>", 4), ("<2 x i16>", 2), ("<4 x i32>", 4), ("<2 x i64>", 2), ("<16 x i8>", 16)]:
        yield Case("add", [v, v], v, f"%r = add {v} %a0, %a1\n")


def float_cases():
    for t, n in {**FLOATS, **PACKED}.items():
        two = [t, t]
        for op in ["fadd", "fsub", "fmul", "fdiv"]:
            yield Case(op, two, t, f"%r = {op} {t} %a0, %a1\n")
        yield Case("fneg", [t], t, f"%r = fneg {t} %a0\n")
        for f in ["fabs", "sqrt", "floor", "ceil", "trunc", "rint", "roundeven"]:
            yield Case(f, [t], t, f"%r = call {t} @llvm.{f}.{n}({t} %a0)\n")
        for f in ["minnum", "maxnum", "minimum", "maximum", "copysign"]:
            yield Case(f, two, t, f"%r = call {t} @llvm.{f}.{n}({t} %a0, {t} %a1)\n",
                       zeros=f.endswith("num"))
        if t in ("float", "double", "<2 x float>"):
            yield Case("fma", [t] * 3, t, f"%r = call {t} @llvm.fma.{n}({t} %a0, {t} %a1, {t} %a2)\n")
    for t in ["float"]:
        close = 1e-6
        yield Case("fdiv fast", [t, t], t, f"%r = fdiv fast {t} %a0, %a1\n", close)
        yield Case("sqrt fast", [t], t, f"%r = call fast {t} @llvm.sqrt.f32({t} %a0)\n", close, zeros=True)
        for f in ["sin", "cos", "exp2"]:
            yield Case(f, [t], t, f"%r = call afn {t} @llvm.{f}.f32({t} %a0)\n", close)
    for t, n in FLOATS.items():
        for c in ["oeq", "one", "olt", "ole", "ogt", "oge", "ord",
                  "ueq", "une", "ult", "ule", "ugt", "uge", "uno"]:
            yield Case("fcmp " + c, [t, t], "i1", f"%r = fcmp {c} {t} %a0, %a1\n")
        for i in ["i8", "i16", "i32", "i64"]:
            for op in ["sitofp", "uitofp"]:
                # The host rounds 64 bits to a narrow type twice.
                if (i, t) in [("i64", "half"), ("i64", "bfloat"), ("i32", "half"), ("i32", "bfloat")]:
                    continue
                yield Case(op, [i], t, f"%r = {op} {i} %a0 to {t}\n")
            for op in ["fptosi", "fptoui"]:
                yield Case(op + ".sat", [t], i, f"%r = call {i} @llvm.{op}.sat.{i}.{n}({t} %a0)\n")
    for a, b in itertools.permutations(FLOATS, 2):
        if {a, b} == {"half", "bfloat"}:
            continue
        size = {"half": 2, "bfloat": 2, "float": 4, "double": 8}
        op = "fptrunc" if size[a] > size[b] else "fpext"
        yield Case(op, [a], b, f"%r = {op} {a} %a0 to {b}\n")
    for t in ["half", "bfloat"]:
        yield Case("fptrunc", ["<2 x float>"], f"<2 x {t}>",
                   f"%r = fptrunc <2 x float> %a0 to <2 x {t}>\n")


def declarations(text):
    """The intrinsics that are called, from how they are called."""
    found = {}
    for line in text.split("\n"):
        if "@llvm." not in line:
            continue
        head, rest = line.split("@", 1)
        name, values = rest.split("(", 1)
        result = head.split("call", 1)[1].replace("fast", "").replace("afn", "").strip()
        depth, types = 0, []
        for part in values.rstrip(")").split(", "):
            types.append(part.rsplit(" ", 1)[0])
        found[name] = f"declare {result} @{name}({', '.join(types)})"
    return "\n".join(found.values())


def module(cases, is_device):
    """Case k is @k<k>: of one thread's element, or of all elements in a loop."""
    out = []
    space = "addrspace(1)" if is_device else ""
    for k, c in enumerate(cases):
        inside = "".join("  " + line + "\n" for line in c.body.strip().split("\n"))
        if k % 2:  # every other one by a call
            args = ", ".join(f"{t} %a{i}" for i, t in enumerate(c.args))
            out.append(f"define internal {c.result} @f{k}({args}) noinline {{\n{inside}  ret {c.result} %r\n}}\n")
            inside = f"  %r = call {c.result} @f{k}({args})\n"
        head = "".join(
            f"  %p{i}.i = getelementptr {t}, ptr {space} %p{i}, i32 %t\n"
            f"  %a{i} = load {t}, ptr {space} %p{i}.i\n" for i, t in enumerate(c.args))
        tail = (f"  %o.i = getelementptr {c.result}, ptr {space} %o, i32 %t\n"
                f"  store {c.result} %r, ptr {space} %o.i\n")
        ptrs = "".join(f"ptr {space} %p{i}, " for i in range(len(c.args))) + f"ptr {space} %o"
        if is_device:
            out.append(f"define ptx_kernel void @k{k}({ptrs}) {{\n"
                       f"  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{head}{inside}{tail}  ret void\n}}\n")
        else:
            out.append(f"define void @k{k}({ptrs}) {{\n  br label %loop\nloop:\n"
                       f"  %t = phi i32 [0, %0], [%n, %loop]\n{head}{inside}{tail}  %n = add i32 %t, 1\n"
                       f"  %m = icmp ult i32 %n, {THREADS}\n  br i1 %m, label %loop, label %end\nend:\n  ret void\n}}\n")
    text = "\n".join(out)
    return declarations("\n".join(c.body for c in cases)) + (
        "\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n" if is_device else "\n") + text


def shape(t):
    """Scalar type and count."""
    if t.startswith("<"):
        n, scalar = t[1:-1].split(" x ")
        return scalar, int(n)
    return t, 1


def size_of(t):
    scalar, n = shape(t)
    return n * {"i1": 1, "half": 2, "bfloat": 2, "float": 4, "double": 8}.get(scalar, 0) or n * bits(scalar) // 8


PATTERNS = {
    "half": ("H", [0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x3C00, 0xBC00, 0x3800, 0x3E00, 0x4100, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00, 0x4248, 0x5BFF, 0x5C00]),
    "bfloat": ("H", [0, 0x8000, 1, 0x8001, 0x7F, 0x80, 0x3F80, 0xBF80, 0x3F00, 0x3FC0, 0x4020, 0x7F7F, 0xFF7F, 0x7F80, 0xFF80, 0x7FC0, 0x4049, 0x4B00]),
    "float": ("I", [0, 0x80000000, 1, 0x80000001, 0x7FFFFF, 0x800000, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000, 0x40200000, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x477FF000, 0x477FEFFF, 0x38800000, 0x387FE000, 0x33000000, 0x33000001, 0x4F000000, 0x4EFFFFFF, 0xCF000000, 0x4F800000, 0x5F000000, 0xDF000000, 0x3F808000, 0x3F818000, 0x3F808001, 0x3F801000, 0x3F803000]),
    "double": ("Q", [0, 1 << 63, 1, 0xFFFFFFFFFFFFF, 0x10000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FE0000000000000, 0x3FF8000000000000, 0x4004000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x41DFFFFFFFC00000, 0x41E0000000000000, 0xC1E0000000000000, 0xC1E0000000200000, 0x41EFFFFFFFE00000, 0x43E0000000000000, 0xC3E0000000000000, 0x47EFFFFFE0000000, 0x47EFFFFFF0000000, 0x40EFFC0000000000, 0x40EFFE0000000000]),
}


def inputs(t, random):
    """Edges first, then random patterns, of which half are of middling size."""
    scalar, n = shape(t)
    out = b""
    for k in range(THREADS * n):
        if scalar == "i1":
            out += bytes([random.getrandbits(1)])
        elif scalar in PATTERNS:
            code, edges = PATTERNS[scalar]
            width = struct.calcsize(code) * 8
            v = random.getrandbits(width)
            if random.random() < 0.4:
                v = random.choice(edges)
            elif random.random() < 0.6:
                x = random.uniform(-40, 40)
                if scalar == "half":
                    v = struct.unpack("H", struct.pack("e", x))[0]
                elif scalar == "bfloat":
                    v = struct.unpack("I", struct.pack("f", x))[0] >> 16
                else:
                    v = struct.unpack(code, struct.pack("f" if width == 32 else "d", x))[0]
            # No signalling NaN: the two minima of it are both right.
            mantissa = {"half": 10, "bfloat": 7, "float": 23, "double": 52}[scalar]
            exponent = (1 << (width - 1 - mantissa)) - 1
            if v >> mantissa & exponent == exponent and v & ((1 << mantissa) - 1):
                v |= 1 << (mantissa - 1)
            out += struct.pack(code, v)
        else:
            w = bits(scalar)
            top = 1 << (w - 1)
            v = random.getrandbits(w)
            if random.random() < 0.5:
                v = random.choice([0, 1, 2, 3, 7, w - 1, w, top - 1, top, top + 1, 2 * top - 1, 2 * top - 2, 0x55, v >> (w // 2)])
            out += (v % (2 * top)).to_bytes(w // 8, "little")
    return out


def value(scalar, raw):
    if scalar == "half":
        return struct.unpack("e", raw)[0]
    if scalar == "bfloat":
        return struct.unpack("f", b"\0\0" + raw)[0]
    if scalar == "float":
        return struct.unpack("f", raw)[0]
    if scalar == "double":
        return struct.unpack("d", raw)[0]
    return int.from_bytes(raw, "little")


def equal(c, scalar, got, wanted):
    if got == wanted:
        return True
    if scalar not in PATTERNS:
        return False
    x, y = value(scalar, got), value(scalar, wanted)
    if "fast" in c.name and not (math.isfinite(x) and math.isfinite(y)):
        return True
    if math.isnan(x) or math.isnan(y):
        return math.isnan(x) and math.isnan(y)
    if c.zeros and x == 0 and y == 0:
        return True
    if c.tolerance and math.isfinite(x) and math.isfinite(y):
        # Below the normal numbers an approximation may be 0.
        return abs(x - y) <= c.tolerance * max(1.0 if c.name in ("sin", "cos") else 0, abs(y)) + (1e-18 if c.zeros else 1e-37)
    return False


def build(tools, cases, is_device, stem, *flags):
    with open(stem + ".ll", "w") as file:
        file.write(module(cases, is_device))
    subprocess.run([tools + "/llc", stem + ".ll", "-o", stem + (".ptx" if is_device else ".o"), *flags], check=True)


def main():
    tools, target, feature, stem = sys.argv[1:]
    cases = list(integer_cases()) + list(float_cases())
    build(tools, cases, True, stem + "-gpu", "-mtriple=nvptx64-nvidia-cuda", "-mcpu=" + target, "-mattr=" + feature)
    build(tools, cases, False, stem + "-cpu", "-mtriple=x86_64-linux-gnu", "-filetype=obj", "-relocation-model=pic", "-O1")
    subprocess.run([tools + "/clang", "-shared", stem + "-cpu.o", "-o", stem + ".so", "--rtlib=compiler-rt", "-lm"], check=True)
    host = ctypes.CDLL(stem + ".so")
    gpu = Gpu()
    loaded = gpu.module(stem + "-gpu.ptx")
    generator = random.Random(1)
    wrong = 0
    for k, c in enumerate(cases):
        data = [inputs(t, generator) for t in c.args]
        size = size_of(c.result)
        wanted = ctypes.create_string_buffer(THREADS * size + 16)
        held = [ctypes.create_string_buffer(d + bytes(16)) for d in data]

        def aligned(buffer):
            return ctypes.c_void_p(ctypes.addressof(buffer) + 15 & ~15)

        places = []
        for buffer, d in zip(held, data):
            ctypes.memmove(aligned(buffer), d, len(d))
            places.append(aligned(buffer))
        getattr(host, f"k{k}")(*places, aligned(wanted))
        wanted_bytes = ctypes.string_at(aligned(wanted), THREADS * size)

        buffers = [gpu.put(d) for d in data] + [gpu.allocate(THREADS * size)]
        gpu.launch(gpu.function(loaded, f"k{k}"), [1], [THREADS], buffers)
        got = gpu.get(buffers[-1], THREADS * size)
        gpu.free(*buffers)
        scalar, n = shape(c.result)
        each = size // n
        for i in range(THREADS * n):
            x, y = got[i * each:(i + 1) * each], wanted_bytes[i * each:(i + 1) * each]
            if equal(c, scalar, x, y):
                continue
            wrong += 1
            args = [d[i // n * size_of(t):][:size_of(t)].hex() for d, t in zip(data, c.args)]
            if wrong < 40:
                print(f"{c.name} {c.args} -> {c.result}, k{k}: of {args} (bytes) got {x.hex()}, the host {y.hex()}")
            break
    gpu("cuModuleUnload", loaded)
    gpu.close()
    print(f"{len(cases)} operations, {wrong} differ")


main()

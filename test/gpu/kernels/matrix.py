"""Tiles multiplied by a warp: through shared memory with cp.async, ldmatrix and
mma, compared with the product of the matrices.

    matrix.py STEM
"""

import random
import struct
import sys

from gpu import Gpu

HEAD = """.version 8.0
.target sm_80
.address_size 64
"""

# A is 16 x 16, row by row; B 16 x 8, row by row (so ldmatrix transposes it).
LDMATRIX = HEAD + """
.visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc)
{
  .shared .align 16 .b8 sa[512];
  .shared .align 16 .b8 sb[256];
  .reg .b64 %rd<12>;
  .reg .b32 %r<40>;
  .reg .pred %p<2>;
  ld.param.u64 %rd1, [pa];
  ld.param.u64 %rd2, [pb];
  ld.param.u64 %rd3, [pc];
  mov.u32 %r1, %tid.x;
  // 16 bytes a lane: all of A, half of the lanes all of B.
  shl.b32 %r2, %r1, 4;
  cvt.u64.u32 %rd4, %r2;
  add.s64 %rd5, %rd1, %rd4;
  mov.u32 %r3, sa;
  add.s32 %r4, %r3, %r2;
  cp.async.cg.shared.global [%r4], [%rd5], 16;
  setp.lt.u32 %p1, %r1, 16;
  add.s64 %rd6, %rd2, %rd4;
  mov.u32 %r5, sb;
  add.s32 %r6, %r5, %r2;
  @%p1 cp.async.ca.shared.global [%r6], [%rd6], 16, 16;
  cp.async.commit_group;
  WAIT
  bar.sync 0;
  // Lane l: row l % 16 of A, its left half for l < 16.
  and.b32 %r7, %r1, 15;
  shl.b32 %r8, %r7, 5;
  and.b32 %r9, %r1, 16;
  add.s32 %r10, %r8, %r9;
  add.s32 %r11, %r3, %r10;
  ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r20, %r21, %r22, %r23}, [%r11];
  shl.b32 %r12, %r7, 4;
  add.s32 %r13, %r5, %r12;
  ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%r24, %r25}, [%r13];
  mov.b32 %r30, 0f3F800000;
  mma.sync.aligned.m16n8k16.row.col.f32.TYPE.TYPE.f32 {%r26, %r27, %r28, %r29}, {%r20, %r21, %r22, %r23}, {%r24, %r25}, {%r30, %r30, %r30, %r30};
  // Lane l: row l / 4 (and + 8), columns 2 (l % 4) and the next.
  shr.u32 %r14, %r1, 2;
  shl.b32 %r15, %r14, 5;
  and.b32 %r16, %r1, 3;
  shl.b32 %r17, %r16, 3;
  add.s32 %r18, %r15, %r17;
  cvt.u64.u32 %rd7, %r18;
  add.s64 %rd8, %rd3, %rd7;
  st.global.v2.b32 [%rd8], {%r26, %r27};
  st.global.v2.b32 [%rd8+256], {%r28, %r29};
  ret;
}
"""

# A is 16 x 8, B 8 x 8, in f32; each lane loads its elements.
TF32 = HEAD + """
.visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc)
{
  .reg .b64 %rd<12>;
  .reg .b32 %r<40>;
  ld.param.u64 %rd1, [pa];
  ld.param.u64 %rd2, [pb];
  ld.param.u64 %rd3, [pc];
  mov.u32 %r1, %tid.x;
  shr.u32 %r2, %r1, 2;
  and.b32 %r3, %r1, 3;
  shl.b32 %r4, %r2, 5;
  shl.b32 %r5, %r3, 2;
  add.s32 %r6, %r4, %r5;
  cvt.u64.u32 %rd4, %r6;
  add.s64 %rd5, %rd1, %rd4;
  ld.global.b32 %r20, [%rd5];
  ld.global.b32 %r21, [%rd5+256];
  ld.global.b32 %r22, [%rd5+16];
  ld.global.b32 %r23, [%rd5+272];
  shl.b32 %r7, %r3, 5;
  shl.b32 %r8, %r2, 2;
  add.s32 %r9, %r7, %r8;
  cvt.u64.u32 %rd6, %r9;
  add.s64 %rd7, %rd2, %rd6;
  ld.global.b32 %r24, [%rd7];
  ld.global.b32 %r25, [%rd7+128];
  cvt.rna.tf32.f32 %r20, %r20;
  cvt.rna.tf32.f32 %r24, %r24;
  mov.b32 %r30, 0f3F800000;
  mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%r26, %r27, %r28, %r29}, {%r20, %r21, %r22, %r23}, {%r24, %r25}, {%r30, %r30, %r30, %r30};
  shl.b32 %r17, %r3, 3;
  add.s32 %r18, %r4, %r17;
  cvt.u64.u32 %rd8, %r18;
  add.s64 %rd9, %rd3, %rd8;
  st.global.v2.b32 [%rd9], {%r26, %r27};
  st.global.v2.b32 [%rd9+256], {%r28, %r29};
  ret;
}
"""


def pack(kind, values):
    if kind == "f16":
        return struct.pack(f"{len(values)}e", *values)
    if kind == "bf16":
        return b"".join(struct.pack("f", v)[2:] for v in values)
    return struct.pack(f"{len(values)}f", *values)


def main():
    stem = sys.argv[1]
    gpu = Gpu()
    generator = random.Random(3)
    wait = "cp.async.wait_group 0;"
    programs = {
        "f16": (LDMATRIX.replace("TYPE", "f16").replace("WAIT", wait), 16, "f16"),
        "bf16": (LDMATRIX.replace("TYPE", "bf16").replace("WAIT", wait), 16, "bf16"),
        "tf32": (TF32, 8, "f32"),
        # Nobody waits: what comes from shared memory was never written.
        "no wait": (LDMATRIX.replace("TYPE", "f16").replace("WAIT", ""), 16, "f16"),
    }
    for name, (text, depth, kind) in programs.items():
        path = f"{stem}.{kind}.{'wrong' if ' ' in name else 'right'}.ptx"
        with open(path, "w") as file:
            file.write(text)
        # Few bits: products and sums are exact in every format.
        a = [generator.randint(-8, 8) / 4 for _ in range(16 * depth)]
        b = [generator.randint(-8, 8) / 4 for _ in range(depth * 8)]
        module = gpu.module(path)
        buffers = [gpu.put(pack(kind, a)), gpu.put(pack(kind, b)), gpu.allocate(16 * 8 * 4)]
        gpu.launch(gpu.function(module, "k"), [1], [32], buffers)
        got = gpu.floats(buffers[2], 16 * 8)
        wanted = [1 + sum(a[i * depth + k] * b[k * 8 + j] for k in range(depth)) for i in range(16) for j in range(8)]
        print(f"{name}: {'equal' if got == wanted else 'differs'}", flush=True)
        gpu.free(*buffers)
        gpu("cuModuleUnload", module)
    gpu.close()


main()

; One planted fault a kernel; `clean` kernels beside them have none.
; RUN: %nvptx %s -o %t.ptx
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx clean --block=64 f32:iota:64 out:f32:64 2>&1 | FileCheck %s --check-prefix=CLEAN
; RUN: not gpu-ptx-run %t.ptx off_by_one --block=64 f32:iota:64 out:f32:64 2>&1 | FileCheck %s --check-prefix=BOUNDS
; RUN: not gpu-ptx-run %t.ptx clean --block=64 x16:iota:65 out:f32:64 2>&1 | FileCheck %s --check-prefix=SHORT
; RUN: not gpu-ptx-run %t.ptx shared_bounds --block=64 f32:iota:64 out:f32:64 2>&1 | FileCheck %s --check-prefix=SHARED
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx unwritten --block=4 out:f32:4 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx shared_unwritten --block=4 out:f32:4 2>&1 | FileCheck %s --check-prefix=SHARED-UNWRITTEN
; RUN: not gpu-ptx-run %t.ptx misaligned --block=1 f32:iota:8 out:f32:4 2>&1 | FileCheck %s --check-prefix=MISALIGNED
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx two_blocks --grid=2 --block=4 io:i32:0 2>&1 | FileCheck %s --check-prefix=BLOCKS
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx atomic_blocks --grid=2 --block=4 io:i32:0 2>&1 | FileCheck %s --check-prefix=ATOMIC
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx neighbours --block=64 io:f32:iota:64 2>&1 | FileCheck %s --check-prefix=NEIGHBOURS
; RUN: not gpu-ptx-run %t.ptx trapped --block=4 2>&1 | FileCheck %s --check-prefix=TRAP

; RUN: not env TOFU_GPU_INSTRUCTIONS=10000 gpu-ptx-run %t.ptx endless --block=4 2>&1 | FileCheck %s --check-prefix=ENDLESS

; A finding makes the process fail.
; RUN: not gpu-ptx-run %t.ptx two_blocks --grid=2 --block=4 io:i32:0
; The seed decides who comes first: it does not decide what is found.
; RUN: env TOFU_GPU_SEED=7 TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx two_blocks --grid=2 --block=4 io:i32:0 2>&1 | FileCheck %s --check-prefix=BLOCKS

@sm = internal addrspace(3) global [64 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.trap()

; CLEAN: 1: 0 1 2 3
; CLEAN-NOT: gpu:
; SHORT: cuCtxSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS
; SHORT: gpu: out-of-bounds: kernel 'clean' PTX line {{[0-9]+}}: block (0,0,0) thread ({{[0-9]+}},0,0) reads 4 bytes at offset {{[0-9]+}} from buffer 0 of 130 bytes
define ptx_kernel void @clean(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr float, ptr addrspace(1) %p, i32 %t
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %o, i32 %t
  store float %x, ptr addrspace(1) %b
  ret void
}

; BOUNDS: gpu: out-of-bounds: kernel 'off_by_one' PTX line {{[0-9]+}}: block (0,0,0) thread (63,0,0) reads 4 bytes at offset 256 from buffer 0 of 256 bytes
; BOUNDS: gpu: findings: 1
define ptx_kernel void @off_by_one(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = add i32 %t, 1
  %a = getelementptr float, ptr addrspace(1) %p, i32 %n
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %o, i32 %t
  store float %x, ptr addrspace(1) %b
  ret void
}

; SHARED: gpu: out-of-bounds: kernel 'shared_bounds' PTX line {{[0-9]+}}: block (0,0,0) thread (63,0,0) writes 4 bytes at offset 256 of shared memory, which no variable holds
define ptx_kernel void @shared_bounds(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = add i32 %t, 1
  %s = getelementptr float, ptr addrspace(3) @sm, i32 %n
  store float 1.0, ptr addrspace(3) %s
  ret void
}

; UNWRITTEN: gpu: unwritten: kernel 'unwritten' PTX line {{[0-9]+}}: block (0,0,0) thread (0,0,0) reads 4 bytes at offset 0 of buffer 0 of 16 bytes, which nobody wrote (4 times)
; UNWRITTEN: gpu: findings: 1
define ptx_kernel void @unwritten(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = getelementptr float, ptr addrspace(1) %o, i32 %t
  %x = load float, ptr addrspace(1) %b
  %y = fadd float %x, 1.0
  store float %y, ptr addrspace(1) %b
  ret void
}

; SHARED-UNWRITTEN: gpu: unwritten: kernel 'shared_unwritten' PTX line {{[0-9]+}}: {{.*}} reads 4 bytes at offset 0 of 'sm' in shared memory, which nobody wrote
define ptx_kernel void @shared_unwritten(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = getelementptr float, ptr addrspace(3) @sm, i32 %t
  %x = load volatile float, ptr addrspace(3) %s
  %b = getelementptr float, ptr addrspace(1) %o, i32 %t
  store float %x, ptr addrspace(1) %b
  ret void
}

; MISALIGNED: cuCtxSynchronize: CUDA_ERROR_MISALIGNED_ADDRESS
; MISALIGNED: gpu: misaligned: kernel 'misaligned' PTX line {{[0-9]+}}: block (0,0,0) thread (0,0,0) accesses 16 bytes at an address that is no multiple of this
define ptx_kernel void @misaligned(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %a = getelementptr float, ptr addrspace(1) %p, i32 1
  %x = load <4 x float>, ptr addrspace(1) %a, align 16
  store <4 x float> %x, ptr addrspace(1) %o, align 16
  ret void
}

; BLOCKS: gpu: race-of-blocks: kernel 'two_blocks' PTX line {{[0-9]+}}: block ({{[01]}},0,0) thread ({{[0-3]}},0,0) and block ({{[01]}},0,0) thread ({{[0-3]}},0,0) meet at offset 0 of buffer 0
define ptx_kernel void @two_blocks(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %end
write:
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %b, ptr addrspace(1) %o
  br label %end
end:
  ret void
}

; ATOMIC: 0: 8
; ATOMIC-NOT: gpu:
define ptx_kernel void @atomic_blocks(ptr addrspace(1) %o) {
  %old = atomicrmw add ptr addrspace(1) %o, i32 1 syncscope("device") monotonic
  ret void
}

; NEIGHBOURS: gpu: race-in-block: kernel 'neighbours' PTX line {{[0-9]+}}: {{.*}} meet at offset {{[0-9]+}} of buffer 0
define ptx_kernel void @neighbours(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = xor i32 %t, 1
  %a = getelementptr float, ptr addrspace(1) %o, i32 %n
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %o, i32 %t
  store float %x, ptr addrspace(1) %b
  ret void
}

; TRAP: cuCtxSynchronize: CUDA_ERROR_LAUNCH_FAILED
; TRAP: gpu: trap: kernel 'trapped'
define ptx_kernel void @trapped() {
  call void @llvm.trap()
  ret void
}

; ENDLESS: cuCtxSynchronize: CUDA_ERROR_LAUNCH_TIMEOUT
; ENDLESS: gpu: endless: kernel 'endless': it does not come to an end
define ptx_kernel void @endless() {
  br label %loop
loop:
  store volatile float 0.0, ptr addrspace(3) @sm
  br label %loop
}

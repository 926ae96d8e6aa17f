; Barriers that not all come to, and reductions with a barrier too few.
; RUN: %nvptx %s -o %t.ptx
; RUN: gpu-ptx-run %t.ptx sum --block=64 f32:iota:64 out:f32:1 | FileCheck %s --check-prefix=SUM
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx missing --block=64 f32:iota:64 out:f32:1 2>&1 | FileCheck %s --check-prefix=MISSING
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx in_branch --block=64 2>&1 | FileCheck %s --check-prefix=BRANCH
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx two_barriers --block=64 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not gpu-ptx-run %t.ptx hangs --block=64 2>&1 | FileCheck %s --check-prefix=HANGS
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx shuffle_in_branch --block=32 out:i32:32 2>&1 | FileCheck %s --check-prefix=SHUFFLE
; RUN: gpu-ptx-run %t.ptx warp_sync --block=32 out:i32:32 | FileCheck %s --check-prefix=WARP
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx no_warp_sync --block=32 out:i32:32 2>&1 | FileCheck %s --check-prefix=NO-WARP

@sm = internal addrspace(3) global [64 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

; SUM: 1: 2016
; SUM-NOT: gpu:
define ptx_kernel void @sum(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr float, ptr addrspace(1) %p, i32 %t
  %x = load float, ptr addrspace(1) %a
  %s = getelementptr float, ptr addrspace(3) @sm, i32 %t
  store float %x, ptr addrspace(3) %s
  br label %loop
loop:
  %h = phi i32 [32, %0], [%half, %next]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = icmp ult i32 %t, %h
  br i1 %c, label %do, label %next
do:
  %k = add i32 %t, %h
  %s2 = getelementptr float, ptr addrspace(3) @sm, i32 %k
  %y = load float, ptr addrspace(3) %s2
  %z = load float, ptr addrspace(3) %s
  %sum = fadd float %y, %z
  store float %sum, ptr addrspace(3) %s
  br label %next
next:
  %half = lshr i32 %h, 1
  %more = icmp ne i32 %half, 0
  br i1 %more, label %loop, label %end
end:
  %f = icmp eq i32 %t, 0
  br i1 %f, label %write, label %done
write:
  %r = load float, ptr addrspace(3) %s
  store float %r, ptr addrspace(1) %o
  br label %done
done:
  ret void
}

; Half of the loads come before the stores that they need.
; MISSING: gpu: race-in-block: kernel 'missing' PTX line {{[0-9]+}}: {{.*}} meet at offset {{[0-9]+}} of 'sm' in shared memory with nothing between that orders them
define ptx_kernel void @missing(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr float, ptr addrspace(1) %p, i32 %t
  %x = load float, ptr addrspace(1) %a
  %s = getelementptr float, ptr addrspace(3) @sm, i32 %t
  store float %x, ptr addrspace(3) %s
  %c = icmp ult i32 %t, 32
  br i1 %c, label %do, label %done
do:
  %k = add i32 %t, 32
  %s2 = getelementptr float, ptr addrspace(3) @sm, i32 %k
  %y = load float, ptr addrspace(3) %s2
  store float %y, ptr addrspace(3) %s
  br label %done
done:
  ret void
}

; BRANCH: gpu: barrier-not-met: kernel 'in_branch' PTX line {{[0-9]+}}: 16 of 64 threads come to the barrier; the others have ended
define ptx_kernel void @in_branch() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  br i1 %c, label %do, label %done
do:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}

; TWO: gpu: barrier-not-met: kernel 'two_barriers' PTX line {{[0-9]+}}: some threads are at this barrier while others are at that of PTX line {{[0-9]+}}
define ptx_kernel void @two_barriers() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store volatile float 0.0, ptr addrspace(3) @sm
  br label %done
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %done
done:
  ret void
}

; HANGS: cuCtxSynchronize: CUDA_ERROR_LAUNCH_FAILED
; HANGS: gpu: barrier-not-met: kernel 'hangs': block 0 hangs: 32 lanes of warp 0 wait at PTX line {{[0-9]+}} (barrier 1); 32 lanes of warp 1 wait at PTX line {{[0-9]+}} (barrier 2)
define ptx_kernel void @hangs() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  br i1 %c, label %a, label %b
a:
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 64)
  br label %done
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 2, i32 64)
  br label %done
done:
  ret void
}

; SHUFFLE: gpu: lane-ended: kernel 'shuffle_in_branch' PTX line {{[0-9]+}}: a warp-wide operation names lanes that have ended or never were
define ptx_kernel void @shuffle_in_branch(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  br i1 %c, label %do, label %done
do:
  %v = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %b
  br label %done
done:
  ret void
}

; WARP: 0: 1 0 3 2 5 4
; WARP-NOT: gpu:
define ptx_kernel void @warp_sync(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = getelementptr i32, ptr addrspace(3) @sm, i32 %t
  store i32 %t, ptr addrspace(3) %s
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %n = xor i32 %t, 1
  %s2 = getelementptr i32, ptr addrspace(3) @sm, i32 %n
  %v = load i32, ptr addrspace(3) %s2
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %b
  ret void
}

; The lanes of a warp are not ordered by going together.
; NO-WARP: gpu: race-in-block: kernel 'no_warp_sync'
define ptx_kernel void @no_warp_sync(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = getelementptr i32, ptr addrspace(3) @sm, i32 %t
  store i32 %t, ptr addrspace(3) %s
  %n = xor i32 %t, 1
  %s2 = getelementptr i32, ptr addrspace(3) @sm, i32 %n
  %v = load i32, ptr addrspace(3) %s2
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %b
  ret void
}

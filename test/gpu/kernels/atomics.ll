; Atomics of every kind and type, in global and in shared memory.
; RUN: %nvptx %s -o %t.ptx
; RUN: gpu-ptx-run %t.ptx integers --grid=2 --block=50 io:i32:0,1000,-1000,-1,0,0,7,0,-1 | FileCheck %s --check-prefix=INTEGERS
; RUN: gpu-ptx-run %t.ptx wide --block=64 io:i64:0,1000,5 | FileCheck %s --check-prefix=WIDE
; RUN: gpu-ptx-run %t.ptx floats --block=64 io:f32:0 io:f64:0 | FileCheck %s --check-prefix=FLOATS
; RUN: gpu-ptx-run %t.ptx halves --block=64 io:x16:0,0 | FileCheck %s --check-prefix=HALVES
; RUN: gpu-ptx-run %t.ptx shared --block=64 out:i32:1 | FileCheck %s --check-prefix=SHARED
; RUN: gpu-ptx-run %t.ptx old --block=64 io:i32:0 out:i32:64 | FileCheck %s --check-prefix=OLD
; RUN: env TOFU_GPU_EXIT=0 gpu-ptx-run %t.ptx mixed --block=64 io:i32:0 2>&1 | FileCheck %s --check-prefix=MIXED

@total = internal addrspace(3) global i32 undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; INTEGERS: 0: 2450 0 49 0 127 0 7 0 4
define ptx_kernel void @integers(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 3
  %p4 = getelementptr i32, ptr addrspace(1) %p, i32 4
  %p5 = getelementptr i32, ptr addrspace(1) %p, i32 5
  %p6 = getelementptr i32, ptr addrspace(1) %p, i32 6
  %p7 = getelementptr i32, ptr addrspace(1) %p, i32 7
  %p8 = getelementptr i32, ptr addrspace(1) %p, i32 8
  %a = atomicrmw add ptr addrspace(1) %p, i32 %t syncscope("device") monotonic
  %b = atomicrmw min ptr addrspace(1) %p1, i32 %t syncscope("device") monotonic
  %c = atomicrmw max ptr addrspace(1) %p2, i32 %t syncscope("device") monotonic
  %d = atomicrmw and ptr addrspace(1) %p3, i32 0 syncscope("device") monotonic
  %t64 = or i32 %t, 64
  %e = atomicrmw or ptr addrspace(1) %p4, i32 %t64 syncscope("device") monotonic
  %f = atomicrmw xor ptr addrspace(1) %p5, i32 %t syncscope("device") monotonic
  %g = cmpxchg ptr addrspace(1) %p6, i32 8, i32 9 syncscope("device") monotonic monotonic
  ; 100 increments that wrap above 4: 0 again after every 5th.
  %h = atomicrmw uinc_wrap ptr addrspace(1) %p7, i32 4 syncscope("device") monotonic
  %i = atomicrmw umin ptr addrspace(1) %p8, i32 4 syncscope("device") monotonic
  ret void
}

; WIDE: 0: 2016 0 63
define ptx_kernel void @wide(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p1 = getelementptr i64, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr i64, ptr addrspace(1) %p, i32 2
  %a = atomicrmw add ptr addrspace(1) %p, i64 %w syncscope("device") monotonic
  %b = atomicrmw min ptr addrspace(1) %p1, i64 %w syncscope("device") monotonic
  %c = atomicrmw umax ptr addrspace(1) %p2, i64 %w syncscope("device") monotonic
  ret void
}

; FLOATS: 0: 32
; FLOATS: 1: 32
define ptx_kernel void @floats(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = atomicrmw fadd ptr addrspace(1) %p, float 0.5 syncscope("device") monotonic
  %b = atomicrmw fadd ptr addrspace(1) %q, double 0.5 syncscope("device") monotonic
  ret void
}

; 64 times 0.5 and 64 times -0.25.
; HALVES: 0: 5000 cc00
define ptx_kernel void @halves(ptr addrspace(1) %p) {
  %a = atomicrmw fadd ptr addrspace(1) %p, <2 x half> <half 0.5, half -0.25> syncscope("device") monotonic
  ret void
}

; SHARED: 0: 2016
define ptx_kernel void @shared(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %zero, label %all
zero:
  store i32 0, ptr addrspace(3) @total
  br label %all
all:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = atomicrmw add ptr addrspace(3) @total, i32 %t monotonic
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %first, label %write, label %end
write:
  %r = load i32, ptr addrspace(3) @total
  store i32 %r, ptr addrspace(1) %o
  br label %end
end:
  ret void
}

; Each gets another number.
; OLD: 0: 64
define ptx_kernel void @old(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %a
  store i32 1, ptr addrspace(1) %b
  ret void
}

; MIXED: gpu: race-in-block: kernel 'mixed'
define ptx_kernel void @mixed(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 40
  br i1 %first, label %plain, label %atomic
plain:
  store i32 5, ptr addrspace(1) %p
  ret void
atomic:
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
  ret void
}

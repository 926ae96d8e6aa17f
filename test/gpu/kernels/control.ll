; Lanes that part and meet: loops of unlike lengths, switches, calls.
; RUN: %nvptx %s -o %t.ptx
; RUN: gpu-ptx-run %t.ptx lengths --block=40 out:i32:40 | FileCheck %s --check-prefix=LENGTHS
; RUN: gpu-ptx-run %t.ptx chosen --block=8 out:i32:8 | FileCheck %s --check-prefix=CHOSEN
; RUN: gpu-ptx-run %t.ptx nested --block=6 out:i32:6 | FileCheck %s --check-prefix=NESTED
; RUN: gpu-ptx-run %t.ptx spin --block=32 io:i32:0,0 | FileCheck %s --check-prefix=SPIN
; RUN: gpu-ptx-run %t.ptx meet --block=32 out:i32:32 | FileCheck %s --check-prefix=MEET
; RUN: gpu-ptx-run %t.ptx last_block --grid=4 --block=32 out:f32:4 io:i32:0 out:f32:1 | FileCheck %s --check-prefix=LAST
; RUN: env TOFU_GPU_SEED=3 gpu-ptx-run %t.ptx last_block --grid=4 --block=32 out:f32:4 io:i32:0 out:f32:1 | FileCheck %s --check-prefix=LAST
; RUN: gpu-ptx-run %t.ptx grid_wait --grid=3 --block=32 io:i32:0 out:i32:3 | FileCheck %s --check-prefix=GRID

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare void @llvm.nvvm.membar.gl()
@flag = internal addrspace(3) global i32 undef, align 4

; Lane t adds 0 to t - 1.
; LENGTHS: 0: 0 0 1 3 6 10 15 21 28 36 {{.*}} 703 741
define ptx_kernel void @lengths(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %none = icmp eq i32 %t, 0
  br i1 %none, label %end, label %loop
loop:
  %i = phi i32 [0, %0], [%i2, %loop]
  %s = phi i32 [0, %0], [%s2, %loop]
  %s2 = add i32 %s, %i
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %t
  br i1 %c, label %loop, label %end
end:
  %r = phi i32 [0, %0], [%s2, %loop]
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %r, ptr addrspace(1) %b
  ret void
}

; CHOSEN: 0: 10 21 32 43 54 99 99 99
define ptx_kernel void @chosen(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  switch i32 %t, label %e [ i32 0, label %a0
                            i32 1, label %a1
                            i32 2, label %a2
                            i32 3, label %a3
                            i32 4, label %a4 ]
a0:
  store volatile i32 10, ptr addrspace(1) %b
  ret void
a1:
  store volatile i32 21, ptr addrspace(1) %b
  ret void
a2:
  store volatile i32 32, ptr addrspace(1) %b
  ret void
a3:
  store volatile i32 43, ptr addrspace(1) %b
  ret void
a4:
  store volatile i32 54, ptr addrspace(1) %b
  ret void
e:
  store volatile i32 99, ptr addrspace(1) %b
  ret void
}

define i32 @collatz(i32 %n, ptr %count) noinline {
  %odd = trunc i32 %n to i1
  br i1 %odd, label %up, label %down
up:
  %m = mul i32 %n, 3
  %u = add i32 %m, 1
  ret i32 %u
down:
  %old = load i32, ptr %count
  %new = add i32 %old, 1
  store i32 %new, ptr %count
  %d = lshr i32 %n, 1
  ret i32 %d
}

; Calls whose lanes return at unlike places, with a pointer to local memory:
; how often n is halved on the way to 1.
; NESTED: 0: 0 1 5 2 4 6
define ptx_kernel void @nested(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %count = alloca i32
  store i32 0, ptr %count
  %n0 = add i32 %t, 1
  br label %head
head:
  %n = phi i32 [%n0, %0], [%n2, %loop]
  %done = icmp eq i32 %n, 1
  br i1 %done, label %end, label %loop
loop:
  %n2 = call i32 @collatz(i32 %n, ptr %count)
  br label %head
end:
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %c = load i32, ptr %count
  store i32 %c, ptr addrspace(1) %b
  ret void
}

; A lock that lanes of one warp take in turn: who holds it must go on.
; SPIN: 0: 0 32
define ptx_kernel void @spin(ptr addrspace(1) %o) {
  br label %loop
loop:
  %c = cmpxchg ptr addrspace(1) %o, i32 0, i32 1 syncscope("device") acquire monotonic
  %got = extractvalue {i32, i1} %c, 1
  br i1 %got, label %hold, label %loop
hold:
  %n = getelementptr i32, ptr addrspace(1) %o, i32 1
  %x = atomicrmw add ptr addrspace(1) %n, i32 1 syncscope("device") monotonic
  %y = atomicrmw xchg ptr addrspace(1) %o, i32 0 syncscope("device") release
  ret void
}

; Both sides of a branch, then a shuffle of all: they wait for each other.
; MEET: 0: 101 0 103 2 105 4
define ptx_kernel void @meet(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %odd = trunc i32 %t to i1
  br i1 %odd, label %x, label %y
x:
  %v = add i32 %t, 100
  store volatile i32 %v, ptr addrspace(1) %b
  br label %z
y:
  store volatile i32 %t, ptr addrspace(1) %b
  br label %z
z:
  %w = phi i32 [%v, %x], [%t, %y]
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %w, i32 1, i32 31)
  store i32 %s, ptr addrspace(1) %b
  ret void
}

; The last block adds what all blocks wrote: a fence and an atomic order it.
; LAST: 1: 4
; LAST: 2: 6
define ptx_kernel void @last_block(ptr addrspace(1) %part, ptr addrspace(1) %count, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %wait
write:
  %f = uitofp i32 %k to float
  %p = getelementptr float, ptr addrspace(1) %part, i32 %k
  store float %f, ptr addrspace(1) %p
  call void @llvm.nvvm.membar.gl()
  %old = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("device") monotonic
  call void @llvm.nvvm.membar.gl()
  store i32 %old, ptr addrspace(3) @flag
  br label %wait
wait:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %n = load i32, ptr addrspace(3) @flag
  %last = icmp eq i32 %n, 3
  %both = and i1 %last, %first
  br i1 %both, label %sum, label %end
sum:
  %p1 = getelementptr float, ptr addrspace(1) %part, i32 1
  %p2 = getelementptr float, ptr addrspace(1) %part, i32 2
  %p3 = getelementptr float, ptr addrspace(1) %part, i32 3
  %x0 = load float, ptr addrspace(1) %part
  %x1 = load float, ptr addrspace(1) %p1
  %x2 = load float, ptr addrspace(1) %p2
  %x3 = load float, ptr addrspace(1) %p3
  %s1 = fadd float %x0, %x1
  %s2 = fadd float %s1, %x2
  %s3 = fadd float %s2, %x3
  store float %s3, ptr addrspace(1) %o
  br label %end
end:
  ret void
}

; Blocks that wait until all have come.
; GRID: 1: 3 3 3
define ptx_kernel void @grid_wait(ptr addrspace(1) %count, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %end
write:
  %old = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("device") acq_rel
  br label %loop
loop:
  %n = load atomic i32, ptr addrspace(1) %count syncscope("device") acquire, align 4
  %c = icmp ult i32 %n, 3
  br i1 %c, label %loop, label %done
done:
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %k
  store i32 %n, ptr addrspace(1) %b
  br label %end
end:
  ret void
}

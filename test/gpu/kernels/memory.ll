; Every space, vectors of every width, parameters of every kind.
; RUN: %nvptx %s -o %t.ptx
; RUN: gpu-ptx-run %t.ptx vectors --block=2 f32:iota:16 out:f32:16 | FileCheck %s --check-prefix=VECTORS
; RUN: gpu-ptx-run %t.ptx halves --block=4 x16:iota:16 out:x16:16 | FileCheck %s --check-prefix=HALVES
; RUN: gpu-ptx-run %t.ptx bytes --block=4 i8:1,-2,3,-4 out:i32:8 | FileCheck %s --check-prefix=BYTES
; RUN: gpu-ptx-run %t.ptx constants --block=4 out:i32:4 | FileCheck %s --check-prefix=CONSTANTS
; RUN: gpu-ptx-run %t.ptx globals --block=1 out:i32:3 | FileCheck %s --check-prefix=GLOBALS
; RUN: gpu-ptx-run %t.ptx dynamic_shared --block=32 --shared=128 out:i32:32 | FileCheck %s --check-prefix=DYNAMIC
; RUN: not gpu-ptx-run %t.ptx dynamic_shared --block=32 --shared=64 out:i32:32 2>&1 | FileCheck %s --check-prefix=TOO-LITTLE
; RUN: gpu-ptx-run %t.ptx generic --block=8 out:i32:8 | FileCheck %s --check-prefix=GENERIC
; RUN: gpu-ptx-run %t.ptx local --block=8 =i32:3 out:i32:8 | FileCheck %s --check-prefix=LOCAL
; RUN: gpu-ptx-run %t.ptx params --block=1 =i8:-1 =i64:5000000000 =f32:2.5 =i16:-7 =f64:0.5 out:f64:5 | FileCheck %s --check-prefix=PARAMS
; RUN: gpu-ptx-run %t.ptx by_value --block=2 "x32:1" =x64:0000000200000001 out:i32:2 | FileCheck %s --check-prefix=BY-VALUE

@four = internal addrspace(4) constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 4
@counter = addrspace(1) global i32 7, align 4
@second = addrspace(1) global [2 x i16] [i16 -1, i16 5], align 4
@pointer = addrspace(1) global ptr addrspace(1) @counter, align 8
@dynamic = external addrspace(3) global [0 x i8], align 16
@tile = internal addrspace(3) global [8 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; VECTORS: 1: 7 6 5 4 3 2 1 0 15 14 13 12 11 10 9 8
define ptx_kernel void @vectors(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr <8 x float>, ptr addrspace(1) %p, i32 %t
  %x = load <8 x float>, ptr addrspace(1) %a
  %y = shufflevector <8 x float> %x, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %b = getelementptr <8 x float>, ptr addrspace(1) %o, i32 %t
  store <8 x float> %y, ptr addrspace(1) %b
  ret void
}

; HALVES: 1: 0003 0002 0001 0000 0007 0006 0005 0004
define ptx_kernel void @halves(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr <4 x i16>, ptr addrspace(1) %p, i32 %t
  %x = load <4 x i16>, ptr addrspace(1) %a
  %y = shufflevector <4 x i16> %x, <4 x i16> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %b = getelementptr <4 x i16>, ptr addrspace(1) %o, i32 %t
  store <4 x i16> %y, ptr addrspace(1) %b
  ret void
}

; BYTES: 1: 1 1 -2 254 3 3 -4 252
define ptx_kernel void @bytes(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i8, ptr addrspace(1) %p, i32 %t
  %x = load i8, ptr addrspace(1) %a
  %s = sext i8 %x to i32
  %u = zext i8 %x to i32
  %v = insertelement <2 x i32> poison, i32 %s, i32 0
  %w = insertelement <2 x i32> %v, i32 %u, i32 1
  %b = getelementptr <2 x i32>, ptr addrspace(1) %o, i32 %t
  store <2 x i32> %w, ptr addrspace(1) %b
  ret void
}

; CONSTANTS: 0: 40 30 20 10
define ptx_kernel void @constants(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = sub i32 3, %t
  %a = getelementptr i32, ptr addrspace(4) @four, i32 %n
  %x = load i32, ptr addrspace(4) %a
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %x, ptr addrspace(1) %b
  ret void
}

; GLOBALS: 0: 7 -1 7
define ptx_kernel void @globals(ptr addrspace(1) %o) {
  %x = load i32, ptr addrspace(1) @counter
  store i32 %x, ptr addrspace(1) %o
  %y = load i16, ptr addrspace(1) @second
  %z = sext i16 %y to i32
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %z, ptr addrspace(1) %o1
  %p = load volatile ptr addrspace(1), ptr addrspace(1) @pointer
  %w = load i32, ptr addrspace(1) %p
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %w, ptr addrspace(1) %o2
  ret void
}

; DYNAMIC: 0: 31 30 29
; TOO-LITTLE: out-of-bounds: {{.*}} of shared memory, which no variable holds
define ptx_kernel void @dynamic_shared(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = getelementptr i32, ptr addrspace(3) @dynamic, i32 %t
  store i32 %t, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %n = sub i32 31, %t
  %s2 = getelementptr i32, ptr addrspace(3) @dynamic, i32 %n
  %x = load i32, ptr addrspace(3) %s2
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %x, ptr addrspace(1) %b
  ret void
}

; A pointer that is to shared memory for some lanes, to global for others.
; GENERIC: 0: 100 7 102 7 104 7 106 7
define ptx_kernel void @generic(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  %v = add i32 %t, 100
  store i32 %v, ptr addrspace(3) %s
  %odd = trunc i32 %t to i1
  %sg = addrspacecast ptr addrspace(3) %s to ptr
  %gg = addrspacecast ptr addrspace(1) @counter to ptr
  %p = select i1 %odd, ptr %gg, ptr %sg
  %x = load i32, ptr %p
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %x, ptr addrspace(1) %b
  ret void
}

; LOCAL: 1: 0 2 0 2 0 2 0 2
define ptx_kernel void @local(i32 %n, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = alloca [4 x i32]
  br label %loop
loop:
  %i = phi i32 [0, %0], [%i2, %loop]
  %a = getelementptr i32, ptr %m, i32 %i
  %v = mul i32 %i, %t
  store volatile i32 %v, ptr %a
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, 4
  br i1 %c, label %loop, label %end
end:
  %k = and i32 %t, 1
  %k2 = shl i32 %k, 1
  %q = getelementptr i32, ptr %m, i32 %k2
  %x = load volatile i32, ptr %q
  %z = icmp eq i32 %t, 0
  %d = select i1 %z, i32 1, i32 %t
  %y = udiv i32 %x, %d
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %y, ptr addrspace(1) %b
  ret void
}

; PARAMS: 5: -1 5000000000 2.5 -7 0.5
define ptx_kernel void @params(i8 %a, i64 %b, float %c, i16 %d, double %e, ptr addrspace(1) %o) {
  %fa = sitofp i8 %a to double
  store double %fa, ptr addrspace(1) %o
  %fb = sitofp i64 %b to double
  %o1 = getelementptr double, ptr addrspace(1) %o, i32 1
  store double %fb, ptr addrspace(1) %o1
  %fc = fpext float %c to double
  %o2 = getelementptr double, ptr addrspace(1) %o, i32 2
  store double %fc, ptr addrspace(1) %o2
  %fd = sitofp i16 %d to double
  %o3 = getelementptr double, ptr addrspace(1) %o, i32 3
  store double %fd, ptr addrspace(1) %o3
  %o4 = getelementptr double, ptr addrspace(1) %o, i32 4
  store double %e, ptr addrspace(1) %o4
  ret void
}

; A structure by value, indexed at run time: parameters have addresses.
; BY-VALUE: 2: 1 2
define ptx_kernel void @by_value(ptr addrspace(1) %p, ptr byval([2 x i32]) align 8 %s, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr i32, ptr %s, i32 %t
  %x = load i32, ptr %a
  %b = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %x, ptr addrspace(1) %b
  ret void
}

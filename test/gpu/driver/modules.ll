; RUN: %nvptx %s -o %t.ptx
; RUN: env TOFU_GPU_EXIT=0 %python %S/modules.py %t.ptx 2>&1 | FileCheck %s
; CHECK: from a fat binary: (1,)
; CHECK: no PTX: CUDA_ERROR_NO_BINARY_FOR_GPU
; CHECK: PTX for a later one: CUDA_ERROR_NO_BINARY_FOR_GPU
; CHECK: compressed: CUDA_ERROR_NO_BINARY_FOR_GPU
; CHECK: from a library: (1,)
; CHECK: threads: 256
; CHECK: blocks: 8
; CHECK: cuMemAlloc found
; CHECK: cuLaunchKernel found
; CHECK: cuGraphInstantiate found
; CHECK: cuStreamSynchronize_ptsz found
; CHECK: cuNoSuchThing CUDA_ERROR_NOT_FOUND
define ptx_kernel void @one(ptr addrspace(1) %o) "nvvm.maxntid"="256" {
  store i32 1, ptr addrspace(1) %o
  ret void
}

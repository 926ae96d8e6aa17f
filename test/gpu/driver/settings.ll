; What the environment sets, and calls that are to fail.
; RUN: %nvptx %s -o %t.ptx
; RUN: %llc -mtriple=nvptx64-nvidia-cuda -mcpu=sm_90 -mattr=+ptx80 %s -o %t.90.ptx
; RUN: gpu-ptx-run %t.ptx one out:i32:1 | FileCheck %s
; CHECK: 0: 1

; RUN: not env TOFU_GPU_DEVICES=0 gpu-ptx-run %t.ptx one out:i32:1 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: cuInit: CUDA_ERROR_NO_DEVICE
; RUN: not env TOFU_GPU_MEMORY=1000 gpu-ptx-run %t.ptx one out:i32:251 2>&1 | FileCheck %s --check-prefix=MEMORY
; MEMORY: cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY
; RUN: not gpu-ptx-run %t.90.ptx one out:i32:1 2>&1 | FileCheck %s --check-prefix=OLD
; OLD: PTX for sm_90, but the device has sm_80
; OLD: cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX
; RUN: env TOFU_GPU_CAPABILITY=9.0 gpu-ptx-run %t.90.ptx one out:i32:1 | FileCheck %s
; RUN: env TOFU_GPU_UNWRITTEN=0 gpu-ptx-run %t.ptx none out:i32:1 | FileCheck %s --check-prefix=UNWRITTEN
; UNWRITTEN: 0: -1

; RUN: not env TOFU_GPU_FAIL=cuMemAlloc_v2:1:2 gpu-ptx-run %t.ptx one out:i32:1 2>&1 | FileCheck %s --check-prefix=FAIL
; FAIL: cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY
; RUN: not env TOFU_GPU_FAIL=4:719 gpu-ptx-run %t.ptx one out:i32:1 2>&1 | FileCheck %s --check-prefix=FOURTH
; FOURTH: cuModuleLoadDataEx: CUDA_ERROR_LAUNCH_FAILED

; A process without a finding says how often it called: so many calls can fail.
; RUN: rm -f %t.report
; RUN: env TOFU_GPU_REPORT=%t.report gpu-ptx-run %t.ptx one out:i32:1
; RUN: FileCheck %s --check-prefix=REPORT < %t.report
; REPORT: gpu: findings: 0
; REPORT: gpu: calls: {{[0-9]+$}}

; RUN: not gpu-ptx-run %t.ptx one 2>&1 | FileCheck %s --check-prefix=PARAMETERS
; PARAMETERS: cuLaunchKernel: CUDA_ERROR_INVALID_VALUE
; RUN: not gpu-ptx-run %t.ptx one --block=1025 out:i32:1 2>&1 | FileCheck %s --check-prefix=PARAMETERS
; RUN: not gpu-ptx-run %t.ptx two out:i32:1 2>&1 | FileCheck %s --check-prefix=NAME
; NAME: cuModuleGetFunction: CUDA_ERROR_NOT_FOUND

define ptx_kernel void @one(ptr addrspace(1) %o) {
  store i32 1, ptr addrspace(1) %o
  ret void
}
define ptx_kernel void @none(ptr addrspace(1) %o) {
  ret void
}

; RUN: %python %S/every-call.py %t.ptx %t.calls | FileCheck %s --check-prefix=EVERY
; EVERY: every call failed once

; Streams, events and graphs: what is ordered is not found, what is not is.
; RUN: %nvptx %s -o %t.ptx
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx ordered 2>&1 | FileCheck %s --check-prefix=ORDERED
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx polled 2>&1 | FileCheck %s --check-prefix=ORDERED
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx no_event 2>&1 | FileCheck %s --check-prefix=NO-EVENT
; RUN: env TOFU_GPU_EXIT=0 TOFU_GPU_SEED=5 %python %S/streams.py %t.ptx no_event 2>&1 | FileCheck %s --check-prefix=NO-EVENT
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx disjoint 2>&1 | FileCheck %s --check-prefix=DISJOINT
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx default_stream 2>&1 | FileCheck %s --check-prefix=DISJOINT
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx freed 2>&1 | FileCheck %s --check-prefix=FREED
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx freed_async 2>&1 | FileCheck %s --check-prefix=FREED-ASYNC
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx leak 2>&1 | FileCheck %s --check-prefix=LEAK
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx graph 2>&1 | FileCheck %s --check-prefix=GRAPH
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx graph_no_event 2>&1 | FileCheck %s --check-prefix=GRAPH-NO-EVENT
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx captures 2>&1 | FileCheck %s --check-prefix=CAPTURES
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx host_work 2>&1 | FileCheck %s --check-prefix=HOST
; RUN: env TOFU_GPU_EXIT=0 %python %S/streams.py %t.ptx orders 2>&1 | FileCheck %s --check-prefix=ORDERS
; RUN: env TOFU_GPU_DEVICES=2 %python %S/peers.py %t.ptx with 2>&1 | FileCheck %s --check-prefix=WITH
; RUN: env TOFU_GPU_EXIT=0 TOFU_GPU_DEVICES=2 %python %S/peers.py %t.ptx without 2>&1 | FileCheck %s --check-prefix=WITHOUT

; WITH: [1.0, 1.0, 1.0, 1.0]
; WITH-NOT: gpu:
; WITHOUT: CUDA_ERROR_ILLEGAL_ADDRESS
; WITHOUT: gpu: peer: kernel 'add' PTX line {{[0-9]+}}: device 0 touches memory of device 1, to which it has no access
; ORDERED: [2.0, 2.0, 2.0, 2.0]
; ORDERED-NOT: gpu:
; NO-EVENT: gpu: unordered: kernel 'add' on stream 1 and kernel 'add' on stream 2: both write offset 0 of buffer 0 of 16 bytes, and no event or stream orders them
; NO-EVENT: gpu: findings: 1
; DISJOINT: done
; DISJOINT-NOT: gpu:
; FREED: CUDA_ERROR_ILLEGAL_ADDRESS
; FREED: gpu: use-after-free: kernel 'add' PTX line {{[0-9]+}}: block (0,0,0) thread (0,0,0) reads 4 bytes of buffer 0 of 16 bytes, which is freed
; FREED-ASYNC: gpu: {{use-after-free: kernel 'add' PTX line|unordered: freeing of buffer 0 of 16 bytes on stream 2 and kernel 'add' on stream 1}}
; LEAK: gpu: leak: buffer 0 of 16 bytes: it was not freed
; LEAK: gpu: leak: stream 1: it was not destroyed
; LEAK: gpu: leak: 1 events: not all were destroyed
; GRAPH: [10.0, 10.0, 10.0, 10.0] [5.0, 5.0, 5.0, 5.0]
; GRAPH-NOT: gpu:
; GRAPH-NO-EVENT: gpu: unordered: kernel 'add' on stream 1 (graph) and kernel 'add' on stream 2 (graph)
; CAPTURES: synchronize: CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
; CAPTURES: end: CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
; CAPTURES: unjoined: CUDA_ERROR_STREAM_CAPTURE_UNJOINED
; CAPTURES: allocation: CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
; CAPTURES: wait for what was before: CUDA_ERROR_STREAM_CAPTURE_ISOLATION
; HOST: host function after [1.0, 1.0, 1.0, 1.0]
; HOST: library work in 3 steps
; HOST: [3.0, 3.0, 3.0, 3.0]
; HOST-NOT: gpu:
; ORDERS: several orders
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @add(ptr addrspace(1) %p, float %x) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr float, ptr addrspace(1) %p, i32 %t
  %v = load float, ptr addrspace(1) %a
  %s = fadd float %v, %x
  store float %s, ptr addrspace(1) %a
  ret void
}

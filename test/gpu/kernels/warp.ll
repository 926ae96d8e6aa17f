; What the lanes of a warp do together.
; RUN: %nvptx %s -o %t.ptx
; RUN: gpu-ptx-run %t.ptx shuffles --block=32 out:i32:128 | FileCheck %s --check-prefix=SHUFFLES
; RUN: gpu-ptx-run %t.ptx segments --block=32 out:i32:64 | FileCheck %s --check-prefix=SEGMENTS
; RUN: gpu-ptx-run %t.ptx votes --block=32 out:x32:4 | FileCheck %s --check-prefix=VOTES
; RUN: gpu-ptx-run %t.ptx reductions --block=32 out:i32:6 | FileCheck %s --check-prefix=REDUCTIONS
; RUN: gpu-ptx-run %t.ptx matches --block=32 out:x32:32 | FileCheck %s --check-prefix=MATCHES
; RUN: gpu-ptx-run %t.ptx active --block=32 out:x32:2 | FileCheck %s --check-prefix=ACTIVE
; RUN: gpu-ptx-run %t.ptx block_votes --block=64 out:i32:3 | FileCheck %s --check-prefix=BLOCK
; RUN: gpu-ptx-run %t.ptx places --grid=2,1,2 --block=2,3,4 out:i32:6 | FileCheck %s --check-prefix=PLACES

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare {i32, i1} @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.redux.sync.min(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)
declare i32 @llvm.nvvm.redux.sync.and(i32, i32)
declare i32 @llvm.nvvm.redux.sync.or(i32, i32)
declare i32 @llvm.nvvm.redux.sync.xor(i32, i32)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.activemask()
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare i32 @llvm.nvvm.barrier0.and(i32)
declare i32 @llvm.nvvm.barrier0.or(i32)

; SHUFFLES: 0: 0 1 0 1 2 3 4 5 {{.*}} 27 28 29 2 3 4 5 {{.*}} 30 31 30 31 1 0 3 2 {{.*}} 31 30 5 5 5
define ptx_kernel void @shuffles(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %t, i32 2, i32 0)
  %b = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %t, i32 2, i32 31)
  %c = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  %d = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %t, i32 5, i32 31)
  %pa = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %a, ptr addrspace(1) %pa
  %pb = getelementptr i32, ptr addrspace(1) %pa, i32 32
  store i32 %b, ptr addrspace(1) %pb
  %pc = getelementptr i32, ptr addrspace(1) %pa, i32 64
  store i32 %c, ptr addrspace(1) %pc
  %pd = getelementptr i32, ptr addrspace(1) %pa, i32 96
  store i32 %d, ptr addrspace(1) %pd
  ret void
}

; Segments of 8 lanes (mask 0x18, clamp 31): the predicate says who got one.
; SEGMENTS: 0: 1 2 3 4 5 6 7 7 9 10 11 12 13 14 15 15 17
; SEGMENTS-SAME: 31 31 1 1 1 1 1 1 1 0 1 1
define ptx_kernel void @segments(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = call {i32, i1} @llvm.nvvm.shfl.sync.down.i32p(i32 -1, i32 %t, i32 1, i32 6175)
  %v = extractvalue {i32, i1} %r, 0
  %p = extractvalue {i32, i1} %r, 1
  %z = zext i1 %p to i32
  %pa = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %pa
  %pb = getelementptr i32, ptr addrspace(1) %pa, i32 32
  store i32 %z, ptr addrspace(1) %pb
  ret void
}

; VOTES: 0: aaaaaaaa 00000000 00000001 00000000
define ptx_kernel void @votes(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %odd)
  %a1 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %odd)
  %y1 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %odd)
  %u1 = call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %odd)
  %a = zext i1 %a1 to i32
  %y = zext i1 %y1 to i32
  %u = zext i1 %u1 to i32
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %end
write:
  store i32 %b, ptr addrspace(1) %o
  %p1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %a, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %y, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %o, i32 3
  store i32 %u, ptr addrspace(1) %p3
  br label %end
end:
  ret void
}

; Of -1 to 30: the sum, the least; of 0 to 31: the most, and, or, xor.
; REDUCTIONS: 0: 464 -1 31 0 31 0
define ptx_kernel void @reductions(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = sub i32 %t, 1
  %a = call i32 @llvm.nvvm.redux.sync.add(i32 %m, i32 -1)
  %b = call i32 @llvm.nvvm.redux.sync.min(i32 %m, i32 -1)
  %c = call i32 @llvm.nvvm.redux.sync.umax(i32 %t, i32 -1)
  %d = call i32 @llvm.nvvm.redux.sync.and(i32 %t, i32 -1)
  %e = call i32 @llvm.nvvm.redux.sync.or(i32 %t, i32 -1)
  %f = call i32 @llvm.nvvm.redux.sync.xor(i32 %t, i32 -1)
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %end
write:
  store i32 %a, ptr addrspace(1) %o
  %p1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %b, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %c, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %o, i32 3
  store i32 %d, ptr addrspace(1) %p3
  %p4 = getelementptr i32, ptr addrspace(1) %o, i32 4
  store i32 %e, ptr addrspace(1) %p4
  %p5 = getelementptr i32, ptr addrspace(1) %o, i32 5
  store i32 %f, ptr addrspace(1) %p5
  br label %end
end:
  ret void
}

; MATCHES: 0: 11111111 22222222 44444444 88888888 11111111
define ptx_kernel void @matches(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %k = and i32 %t, 3
  %m = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %k)
  %pa = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %m, ptr addrspace(1) %pa
  ret void
}

; ACTIVE: 0: ffffffff 0000000f
define ptx_kernel void @active(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %all = call i32 @llvm.nvvm.activemask()
  %few = icmp ult i32 %t, 4
  br i1 %few, label %in, label %end
in:
  %m = call i32 @llvm.nvvm.activemask()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %end
write:
  store i32 %all, ptr addrspace(1) %o
  %p1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %m, ptr addrspace(1) %p1
  br label %end
end:
  ret void
}

; BLOCK: 0: 40 0 1
define ptx_kernel void @block_votes(ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 40
  %z = zext i1 %c to i32
  %n = call i32 @llvm.nvvm.barrier0.popc(i32 %z)
  %a = call i32 @llvm.nvvm.barrier0.and(i32 %z)
  %b = call i32 @llvm.nvvm.barrier0.or(i32 %z)
  %an = icmp ne i32 %a, 0
  %az = zext i1 %an to i32
  %bn = icmp ne i32 %b, 0
  %bz = zext i1 %bn to i32
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %end
write:
  store i32 %n, ptr addrspace(1) %o
  %p1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %az, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %bz, ptr addrspace(1) %p2
  br label %end
end:
  ret void
}

; The last thread of the last block.
; PLACES: 0: 2 3 1 1 3 2
define ptx_kernel void @places(ptr addrspace(1) %o) {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %bz = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %nz = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %l = icmp eq i32 %lane, 23
  %b = icmp eq i32 %bx, 1
  %c = icmp eq i32 %bz, 1
  %lb = and i1 %l, %b
  %lbc = and i1 %lb, %c
  br i1 %lbc, label %write, label %end
write:
  store i32 %y, ptr addrspace(1) %o
  %p1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %z, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %x, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %o, i32 3
  store i32 %bz, ptr addrspace(1) %p3
  %p4 = getelementptr i32, ptr addrspace(1) %o, i32 4
  store i32 %ny, ptr addrspace(1) %p4
  %p5 = getelementptr i32, ptr addrspace(1) %o, i32 5
  store i32 %nz, ptr addrspace(1) %p5
  br label %end
end:
  ret void
}

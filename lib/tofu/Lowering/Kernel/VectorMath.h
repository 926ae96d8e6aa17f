//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions of numbers as glibc's functions of vectors (libmvec).
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_VECTORMATH_H
#define TOFU_LOWERING_KERNEL_VECTORMATH_H

#include <vector>

namespace llvm {
class Module;
class TargetMachine;
struct VecDesc;
} // namespace llvm

namespace tofu::lowering {

/// The functions of vectors that a machine has. Each is for one kind of
/// register, which its name says: "b" for SSE's, "d" for AVX2's.
std::vector<llvm::VecDesc> getVectorMath(const llvm::TargetMachine &machine);

/// Has each function of numbers computed by one of them, that of the widest
/// registers, wherever it is applied: in vectors of a loop, in narrower ones,
/// and in the elements that are left behind them. The others round otherwise,
/// by a unit in the last place or two; one tensor's equal elements would get
/// different results, and the largest of them would be found where it is not.
void unifyMath(llvm::Module &module,
               const std::vector<llvm::VecDesc> &functions);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_VECTORMATH_H

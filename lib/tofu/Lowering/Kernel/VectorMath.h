//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions of numbers as glibc's functions of vectors (libmvec). One function
// computes exp wherever it stands: in the vectors of a loop, in narrower ones,
// in the elements that are left behind them, of what is known and what is not.
// glibc's function of one number rounds otherwise, by a unit in the last place
// or two, and so does what LLVM computes of constants; equal elements would get
// different results, and the largest of them would be found where it is not.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_VECTORMATH_H
#define TOFU_LOWERING_KERNEL_VECTORMATH_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/StringSaver.h"

namespace llvm {
class CallInst;
class Module;
class TargetMachine;
} // namespace llvm

namespace tofu::lowering {

class VectorMath {
public:
  /// With the widest registers that the machine has.
  explicit VectorMath(const llvm::TargetMachine &machine);

  /// What takes the place of hidden functions in vectors.
  llvm::ArrayRef<llvm::VecDesc> getVectors() const { return vectors; }

  /// Gives functions names that LLVM does not know, so that it neither computes
  /// nor replaces what it sees of them.
  void hide(llvm::Module &module) const;
  /// Has each call, of one number or of any vector, be one of the widest.
  void widen(llvm::Module &module) const;

private:
  struct Function {
    llvm::StringRef name; // C's, of f64
    llvm::StringRef widest;
    unsigned lanes;
  };
  void add(llvm::StringRef name, unsigned numOperands, bool isF64,
           bool hasAVX2);
  llvm::FunctionCallee getWidest(llvm::Module &module, const Function &function,
                                 llvm::FunctionType *type) const;
  void widen(llvm::CallInst &call, const Function &function) const;

  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver{allocator};
  std::vector<llvm::VecDesc> vectors;
  llvm::StringMap<Function> byName; // of hidden ones, and of vectors
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_VECTORMATH_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is known of a definition: how it is split, and what parts then read. A
// page and a line of a table say the same, as both are written from this.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_OPERATORFACTS_H
#define TOFU_OPERATORS_OPERATORFACTS_H

#include "tofu/Operators/Splits.h"
#include "tofu/Operators/SymbolicReads.h"

namespace tofu {

/// What a part reads beyond [step*lo, step*hi).
struct Halo {
  Formula before, behind;
};

/// What one read of a tensor needs for a part.
struct PartRegion {
  std::string tensor;
  std::optional<unsigned> step; // that computes the tensor
  llvm::SmallVector<SymbolicDim, 2> dims;
  bool isClipped = false, isGuarded = false;
  /// Of a read that no part moves, the dimensions of which it needs one place.
  std::vector<SymbolicDim> fixed = {};
};

class OperatorFacts {
public:
  explicit OperatorFacts(tdl::OpOp definition);

  /// At some settings, of which the first has what is said, and the others what
  /// is otherwise there. None if it cannot be looked at: a sentence why.
  llvm::ArrayRef<Splits> getSplits() const { return splits; }
  std::string describeNone() const;

  /// One lambda of the definition.
  struct Step {
    SymbolicLambda symbolic;
    unsigned number;
    /// At each setting the definition's indices that the variables are.
    llvm::SmallVector<llvm::SmallVector<unsigned>> indices;
  };
  /// Whether regions are formulas, which were compared, at all settings, with
  /// what expansion does; else they are those of the first setting.
  bool areFormulas() const { return holds; }
  /// If they are.
  llvm::MutableArrayRef<Step> getSteps() { return steps; }

  /// All tensors have one shape by its names, and only own elements are read:
  /// extents that only happen to be equal, where none of them is 1, are not
  /// enough.
  bool isElementwise();

  /// How a variable of a step is split at the first setting; data have to say
  /// what is read of a small window at any.
  Split getSplit(unsigned step, unsigned variable) const;

  /// What a part [lo, hi) of the step's variable reads, read by read. A
  /// reduction that is outlined reads what stands in it, but for what is a step
  /// before it.
  llvm::SmallVector<PartRegion, 2> getRegions(unsigned step, unsigned variable);
  Formula getLo(unsigned step) const;
  Formula getHi(unsigned step) const;

  /// Whether what is read is the part itself.
  bool isPart(unsigned step, const SymbolicDim &dim) const;

  /// None if no end moves with those of the part alone; a shift of both is
  /// nothing.
  std::optional<Halo> getHalo(unsigned step, const SymbolicDim &dim);
  /// Whether what neighbouring parts read overlaps, be it by several reads.
  bool hasHalo(unsigned step, unsigned variable);

private:
  bool match(Step &step);
  Formula getExtent(unsigned step, unsigned variable) const;
  bool isAny(unsigned step, const Formula &count);
  llvm::SmallVector<PartRegion, 2> getFormulas(unsigned step,
                                               unsigned variable);
  llvm::SmallVector<PartRegion, 2> getNumbers(unsigned step,
                                              unsigned variable) const;

  tdl::OpOp definition;
  std::string why;
  llvm::SmallVector<Setting> settings;
  llvm::SmallVector<Splits, 0> splits; // at those settings
  llvm::SmallVector<Step, 0> steps;
  bool holds = false;
};

} // namespace tofu

#endif // TOFU_OPERATORS_OPERATORFACTS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How the index variables of a definition are split at one setting, in words.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_SPLITS_H
#define TOFU_OPERATORS_SPLITS_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Operators/Setting.h"

namespace tofu {

/// The reduction that a variable is an index of; null if it is of none.
tdl::ReduceOp getReduction(const tdl::IndexVariable &variable);

class Splits {
public:
  Splits(tdl::OpOp definition, const Setting &setting,
         mlir::OwningOpRef<mlir::ModuleOp> instance);

  const Setting &getSetting() const { return *setting; }
  /// The author's lambdas.
  llvm::ArrayRef<tdl::LambdaAnalysis> getSteps() const { return steps; }

  /// Where a variable is split: in its lambda, or once -tdl-outline has made a
  /// lambda of its reduction, which it may only do of a large one.
  enum class Place { Here, OwnStep, LargeStep };
  struct Split {
    std::string how; // empty: it is not
    Place place = Place::Here;
  };
  Split get(const tdl::LambdaAnalysis &step, unsigned variable) const;

  /// The reduction that becomes a step of its own and computes the same, this
  /// or one that it is merged with; null if there is none.
  tdl::ReduceOp findOutlined(tdl::ReduceOp reduce) const;

private:
  void addOutlined(tdl::OpOp definition, tdl::Shared shared, Place place);

  const Setting *setting;
  mlir::OwningOpRef<mlir::ModuleOp> instance;
  llvm::SmallVector<tdl::LambdaAnalysis, 0> steps;
  llvm::StringMap<Split> outlined; // by the place of an index in the definition
};

/// `sum of the parts' results`; empty if the variable is not split.
std::string describeCombination(const tdl::IndexVariable &variable,
                                unsigned number);

} // namespace tofu

#endif // TOFU_OPERATORS_SPLITS_H

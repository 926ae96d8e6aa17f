//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How the index variables of a definition are split at one setting.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_SPLITS_H
#define TOFU_OPERATORS_SPLITS_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Operators/Setting.h"

namespace tofu {

/// The reduction that a variable is an index of; null if it is of none.
tdl::ReduceOp getReduction(const tdl::IndexVariable &variable);

/// How one variable is split.
struct Split {
  using Kind = tdl::IndexVariable::Kind;
  /// Where: in its lambda, or once -tdl-outline has made a lambda of its
  /// reduction, which it may only do of a large one, or of what is read at
  /// places from data, if that is less than there is.
  enum class Place { Here, OwnStep, LargeStep, SmallWindow };

  explicit operator bool() const { return kind != Kind::Fixed; }

  Kind kind = Kind::Fixed;
  mlir::Attribute combiner = {}; // of Reduction, Data and Prefix
  unsigned dim = 0;              // Output: of the result
  std::string along = {};        // Prefix: the result's index that is cut alike
  bool isReverse = false;        // Prefix: of those behind, not those before
  Place place = Place::Here;
};

/// `sum of the parts' results`; empty if the variable is not split.
std::string describe(const Split &split);

class Splits {
public:
  Splits(tdl::OpOp definition, const Setting &setting,
         mlir::OwningOpRef<mlir::ModuleOp> instance);

  const Setting &getSetting() const { return *setting; }
  /// The author's lambdas.
  llvm::ArrayRef<tdl::LambdaAnalysis> getSteps() const { return steps; }
  /// The number of the step that computes a tensor of the instance; none, if
  /// it is a parameter.
  std::optional<unsigned> findStep(mlir::Value tensor) const;
  /// The tensors that it gives.
  mlir::ValueRange getResults() const;

  Split get(const tdl::LambdaAnalysis &step, unsigned variable) const;

  /// The reduction that becomes a step of its own and computes the same, this
  /// or one that it is merged with; null if there is none.
  tdl::ReduceOp findOutlined(tdl::ReduceOp reduce) const;

private:
  void addOutlined(tdl::OpOp definition, tdl::Shared shared,
                   Split::Place place);

  const Setting *setting;
  mlir::OwningOpRef<mlir::ModuleOp> instance;
  llvm::SmallVector<tdl::LambdaAnalysis, 0> steps;
  /// By the place in the definition of an index, or of a read and its
  /// dimension.
  llvm::StringMap<Split> outlined;
};

} // namespace tofu

#endif // TOFU_OPERATORS_SPLITS_H

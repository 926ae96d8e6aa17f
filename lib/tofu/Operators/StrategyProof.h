//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Proves of each strategy of a lambda that it is sound:
// - parts hold every value of the variable once;
// - what a part fetches contains the exact set of elements that its points
//   read: with the ends of the part as symbols, and for some numbers of parts
//   with the very boxes of expansion, which are also held against the bounding
//   box of that set: what they have beyond it is the excess;
// - results of parts, combined, are the result; and what a device without a
//   term contributes adds nothing.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_STRATEGYPROOF_H
#define TOFU_OPERATORS_STRATEGYPROOF_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/TDL/Combiners.h"
#include <functional>

namespace tofu {

/// What expansion goes by. Tests distort it: a checker has to be able to fail.
struct ExpansionRules {
  std::function<tdl::BoxAttr(const tdl::Access &, llvm::ArrayRef<int64_t>,
                             llvm::ArrayRef<tdl::VariableSplit>,
                             llvm::ArrayRef<int64_t>)>
      getRegion = tdl::getRegion;
  std::function<tdl::SymbolicRegion(
      const tdl::Access &, llvm::ArrayRef<int64_t>, llvm::ArrayRef<int64_t>,
      const llvm::BitVector &)>
      getSymbolicRegion = tdl::getSymbolicRegion;
  std::function<tdl::BoxAttr(mlir::MLIRContext *,
                             llvm::ArrayRef<tdl::VariableSplit>,
                             llvm::ArrayRef<int64_t>)>
      getPartBox = tdl::getPartBox;
  std::function<mlir::TypedAttr(tdl::Combiner, mlir::Type)> getNeutral =
      tdl::getNeutral;
  /// Whether a variable is split, and how, besides what the analysis says.
  std::function<tdl::IndexVariable::Kind(const tdl::IndexVariable &)> getKind =
      [](const tdl::IndexVariable &variable) { return variable.kind; };
};

enum class Verdict { Proved, Enumerated, Assumed, Unsound };

struct StrategyProof {
  /// The variable that is split, or `partial in {a, b}`.
  std::string name;
  bool isPending = false;
  Verdict verdict = Verdict::Proved;
  /// Why it is unsound or assumed, as a sentence.
  std::string reason;
  /// Elements that all parts fetch beyond the bounding boxes of what they read,
  /// and those boxes' elements.
  int64_t excess = 0, needed = 0;
  /// Regions were proved with the ends of parts as symbols.
  bool isSymbolic = false;
};

/// One per variable that can be split, then one per linear set, of a lambda
/// with one access per operand (prepareForAnalysis()).
llvm::SmallVector<StrategyProof>
proveStrategies(const tdl::LambdaAnalysis &analysis,
                const ExpansionRules &rules = {},
                llvm::ArrayRef<int64_t> partCounts = {2, 3, 4});

} // namespace tofu

#endif // TOFU_OPERATORS_STRATEGYPROOF_H

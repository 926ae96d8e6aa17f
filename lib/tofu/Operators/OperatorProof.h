//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The strategies of a definition, proved at some settings.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_OPERATORPROOF_H
#define TOFU_OPERATORS_OPERATORPROOF_H

#include "tofu/Operators/Instances.h"
#include "tofu/Operators/Setting.h"
#include "tofu/Operators/StrategyProof.h"

namespace tofu {

/// Strategies, each counted once per setting: splits of a variable, and sets of
/// operands that may be pending sums.
struct ProofCounts {
  unsigned operators = 0, instances = 0, settings = 0, splits = 0, pending = 0;
  unsigned verdicts[4] = {0, 0, 0, 0}; // by Verdict
  unsigned symbolic = 0;               // splits, for all ends of parts
  unsigned tight = 0; // splits that fetch nothing beyond the bounding box
  int64_t excess = 0, needed = 0; // elements

  ProofCounts &operator+=(const ProofCounts &other);
  unsigned get(Verdict verdict) const { return verdicts[int(verdict)]; }
};

struct OperatorProof {
  ProofCounts counts;
  /// What is unsound or assumed, as sentences, with the setting.
  llvm::SmallVector<std::string> faults;
  /// The strategies that fetch more than a bounding box, likewise.
  llvm::SmallVector<std::string> excesses;
};

/// Proves the strategies of a definition, of all its instances.
OperatorProof proveDefinition(Instances &instances, mlir::Operation *definition,
                              unsigned settings = 4,
                              const ExpansionRules &rules = {});

/// Proves the strategies of all lambdas that the definition becomes. A
/// definition of which no setting is found has a fault.
OperatorProof proveOperator(tdl::OpOp definition, unsigned settings = 4,
                            const ExpansionRules &rules = {});

/// A table of families, with a row for all of them where there are several.
void printProofs(llvm::ArrayRef<std::pair<std::string, ProofCounts>> families,
                 llvm::raw_ostream &os);

} // namespace tofu

#endif // TOFU_OPERATORS_OPERATORPROOF_H

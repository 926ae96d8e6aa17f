//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/PendingSets.h"

#include "tofu/Analysis/Folds.h"

using namespace mlir;
using namespace tofu;

PendingSets::PendingSets(const tdl::LambdaAnalysis &analysis) {
  for (const tdl::Access &access : analysis.getAccesses())
    if (access.input < 64)
      read |= uint64_t(1) << access.input;
  tdl::LambdaOp op = analysis.getOp();
  tdl::LambdaAnalysis ofFinite(op, /*finite=*/true);
  folds.push_back({kSums, SmallVector<uint64_t>(analysis.getLinearSets())});
  folds.push_back(
      {kFiniteSums, SmallVector<uint64_t>(ofFinite.getLinearSets())});
  for (tdl::Combiner combiner : tdl::getFolds(analysis))
    folds.push_back({stringifyCombiner(combiner),
                     SmallVector<uint64_t>(tdl::findFoldSets(op, combiner))});
}

bool PendingSets::holds(StringRef fold, uint64_t set) const {
  // What is alike on all devices is folded with itself.
  bool isIdempotent = llvm::is_contained({"max", "min", "all", "any"}, fold);
  return (isIdempotent && !(set & read)) ||
         llvm::any_of(folds, [&](const Fold &own) {
           return own.name == fold && llvm::is_contained(own.sets, set & read);
         });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scatter: `out[v, j] = sum(i where ids[i] == v: g[i, j])`, which looks at
// every row for every row. It is computed the other way round: each term is
// added to the row that its index names.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_SCATTER_H
#define TOFU_ANALYSIS_SCATTER_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

struct Scatter {
  ReduceOp reduce;
  mlir::BlockArgument variable; // the index of the results that is compared
  mlir::Value position;         // with this, which does not depend on it
  mlir::Value term;             // nor does this, which is folded there
};

/// How the lambda is a scatter, if it is nothing else.
std::optional<Scatter> matchScatter(LambdaOp lambda);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_SCATTER_H

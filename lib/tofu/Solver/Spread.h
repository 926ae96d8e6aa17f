//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Values that hang together change together: one variable takes another value,
// and those around it follow. That is no plan yet, but a proposal: which part
// of it is worth while, a neighbourhood finds.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_SPREAD_H
#define TOFU_SOLVER_SPREAD_H

#include "tofu/Solver/Neighbourhood.h"

namespace tofu::solver {

struct Spread {
  std::vector<unsigned> values;  // of all variables
  std::vector<unsigned> reached; // those that may have changed
};

/// A random variable gets a random value; its neighbours get what is best with
/// it, and lead on as far as they change. At most `most` are reached.
Spread spreadChange(const Core &core, llvm::ArrayRef<unsigned> values,
                    llvm::ArrayRef<double> memoryCosts, size_t most,
                    std::mt19937_64 &random);

} // namespace tofu::solver

#endif // TOFU_SOLVER_SPREAD_H

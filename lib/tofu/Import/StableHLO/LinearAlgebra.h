//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Linear algebra of the last two dimensions.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_LINEARALGEBRA_H
#define TOFU_IMPORT_STABLEHLO_LINEARALGEBRA_H

#include "tofu/Import/StableHLO/Rules.h"

namespace tofu {

/// Sets the first result to the triangular factor of operand 0, of which that
/// triangle is read; false if the operation has failed.
bool factor(SourceOp &op, bool lower);

struct TriangularSystem {
  bool onLeft = true;        // a x = b, else x a = b
  bool isLower = true;       // the triangle of operand 0 that is read
  bool isUnit = false;       // its diagonal is taken to be ones
  bool isTransposed = false; // a is the operand transposed
  bool isConjugate = false;  // and conjugate
};
/// Sets the result, which is of operand 1's type, to the solution x; nothing if
/// the operation has failed.
void solve(SourceOp &op, const TriangularSystem &system);

/// The rule of a routine of LAPACK, by the target that JAX calls it by
/// (`lapack_sgetrf_ffi`); null of other targets.
Rule findLapack(llvm::StringRef target);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_LINEARALGEBRA_H

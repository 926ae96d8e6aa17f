//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SPARSE_H
#define TOFU_IMPORT_STABLEHLO_SPARSE_H

#include "tofu/Import/StableHLO/SourceOp.h"

namespace tofu {

/// The product of a matrix of compressed rows and a vector or matrix, the
/// custom call that jax.experimental.sparse writes for CPUs.
void importCompressedRows(SourceOp &op);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SPARSE_H

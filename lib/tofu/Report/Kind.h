//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How an operation computes, in one word.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_KIND_H
#define TOFU_REPORT_KIND_H

#include "mlir/IR/Operation.h"
#include <string>

namespace tofu {

/// Of a lambda: contraction, convolution, reduction, gather, movement,
/// element-wise, constant, or the function that it applies; of any other
/// operation its name.
std::string getKind(mlir::Operation *op);

} // namespace tofu

#endif // TOFU_REPORT_KIND_H

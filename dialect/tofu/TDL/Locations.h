//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Places in the source, as reports and compiled programs say them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_LOCATIONS_H
#define TOFU_TDL_LOCATIONS_H

#include "mlir/IR/Location.h"
#include <string>

namespace tofu::tdl {

/// `step.mlir:12:8`; else the name that the source gives, or "".
std::string describe(mlir::Location loc);

} // namespace tofu::tdl

#endif // TOFU_TDL_LOCATIONS_H

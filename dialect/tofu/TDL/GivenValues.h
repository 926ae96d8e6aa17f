//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a program's attributes are as values of a definition: nothing is
// wrapped around, and what does not fit is none.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_GIVENVALUES_H
#define TOFU_TDL_GIVENVALUES_H

#include "mlir/IR/BuiltinAttributes.h"
#include <optional>

namespace tofu::tdl {

/// An integer of that type. One without a sign is negative if its first bit is
/// set, but of one bit it is 1: true. Nothing if it needs more than an i64.
std::optional<int64_t> getInteger(const llvm::APInt &value, mlir::Type type);
inline std::optional<int64_t> getInteger(mlir::IntegerAttr value) {
  return getInteger(value.getValue(), value.getType());
}

/// Nothing if no double is the integer: beyond 2^53.
std::optional<double> getExactNumber(int64_t value);

/// Why a finite number is none of that type: `is 1.000000e+300, but the largest
/// f32 is 3.402823e+38`; or nothing. It may be rounded, also to 0.
std::string whyNotNumber(double value, mlir::FloatType type);

} // namespace tofu::tdl

#endif // TOFU_TDL_GIVENVALUES_H

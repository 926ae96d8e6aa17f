//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/GivenValues.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace mlir;

std::optional<int64_t> tofu::tdl::getInteger(const APInt &value, Type type) {
  bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
  if (isUnsigned)
    return value.getActiveBits() < 64
               ? std::optional<int64_t>(value.getZExtValue())
               : std::nullopt;
  return value.trySExtValue();
}

std::optional<double> tofu::tdl::getExactNumber(int64_t value) {
  constexpr int64_t kMost = int64_t(1) << 53;
  if (value < -kMost || value > kMost)
    return std::nullopt;
  return double(value);
}

std::string tofu::tdl::whyNotNumber(double value, FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  APFloat rounded(value);
  if (!rounded.isFinite())
    return "";
  bool losesInfo;
  rounded.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  if (rounded.isFinite())
    return "";
  APFloat largest = APFloat::getLargest(semantics);
  largest.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  std::string text;
  llvm::raw_string_ostream(text)
      << "is " << llvm::format("%e", value) << ", but the largest " << type
      << " is " << llvm::format("%e", largest.convertToDouble());
  return text;
}

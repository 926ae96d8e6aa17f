//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/GivenValues.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
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

/// Whether it is one of those that a type without infinities makes its largest.
static bool isSaturated(double value, const llvm::fltSemantics &semantics) {
  if (APFloat::semanticsHasInf(semantics) ||
      APFloat::semanticsHasNaN(semantics))
    return false;
  APFloat next = APFloat::getLargest(semantics);
  double largest = next.convertToDouble();
  next.next(/*nextDown=*/true);
  return std::abs(value) - largest >= (largest - next.convertToDouble()) / 2;
}

std::string tofu::tdl::whyNotNumber(double value, FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  std::string text;
  llvm::raw_string_ostream os(text);
  if (std::isnan(value)) {
    if (!APFloat::semanticsHasNaN(semantics))
      os << "is nan, which " << type << " does not have";
    return text;
  }
  bool losesInfo;
  APFloat rounded(value);
  rounded.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  bool isTooSmall = (value == 0 && !APFloat::semanticsHasZero(semantics)) ||
                    (value < 0 && !APFloat::semanticsHasSignedRepr(semantics));
  bool isTooLarge = std::isinf(value)
                        ? !APFloat::semanticsHasInf(semantics)
                        : !rounded.isFinite() || isSaturated(value, semantics);
  if (isTooSmall)
    os << "is " << llvm::format("%e", value) << ", but the smallest " << type
       << " is "
       << llvm::format("%e", APFloat::getSmallest(semantics).convertToDouble());
  else if (isTooLarge)
    os << "is " << llvm::format("%e", value) << ", but the largest " << type
       << " is "
       << llvm::format("%e", APFloat::getLargest(semantics).convertToDouble());
  return text;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Known.h"
#include "llvm/ADT/APFloat.h"
#include <cmath>

using namespace mlir;
using namespace tofu::test;

static const llvm::fltSemantics &getSemantics(Type type) {
  return cast<FloatType>(type).getFloatSemantics();
}

int tofu::test::getMaxScale(Type type) {
  const llvm::fltSemantics &semantics = getSemantics(type);
  return -llvm::APFloat::semanticsMinExponent(semantics) +
         llvm::APFloat::semanticsPrecision(semantics) - 1;
}

double tofu::test::getEpsilon(Type type) {
  return std::ldexp(
      1, 1 - int(llvm::APFloat::semanticsPrecision(getSemantics(type))));
}

Known tofu::test::getFullRange(Type integer) {
  unsigned width = integer.isIndex() ? 64 : integer.getIntOrFloatBitWidth();
  Known known;
  known.hi = int64_t(~uint64_t(0) >> 1 >> (64 - width));
  known.lo = -known.hi - 1;
  return known;
}

bool tofu::test::fits(Type type, const Known &known, bool isExact) {
  const llvm::fltSemantics &semantics = getSemantics(type);
  double size = std::ldexp(known.most, -known.scale);
  // Far from the largest number; powers of two until then.
  if (size > std::ldexp(1, llvm::APFloat::semanticsMaxExponent(semantics) - 2))
    return false;
  if (!isExact)
    return size <= 1e4 && known.error <= 0.25 * size;
  return known.scale <= getMaxScale(type) &&
         known.most <=
             std::ldexp(1, llvm::APFloat::semanticsPrecision(semantics));
}

/// In units of 2^-scale.
static double getMost(const Known &known, int scale) {
  return std::ldexp(known.most, scale - known.scale);
}

static Known wrap(Type integer, __int128 lo, __int128 hi) {
  Known full = getFullRange(integer);
  if (lo < full.lo || hi > full.hi)
    return full;
  full.lo = int64_t(lo);
  full.hi = int64_t(hi);
  return full;
}

Known tofu::test::addKnown(Type type, const Known &a, const Known &b,
                           bool isExact) {
  if (!isa<FloatType>(type))
    return wrap(type, __int128(a.lo) + b.lo, __int128(a.hi) + b.hi);
  Known sum;
  sum.scale = std::max(a.scale, b.scale);
  sum.most = getMost(a, sum.scale) + getMost(b, sum.scale);
  if (!isExact)
    sum.error = a.error + b.error + sum.most * getEpsilon(type);
  return sum;
}

Known tofu::test::multiplyKnown(Type type, const Known &a, const Known &b,
                                bool isExact) {
  if (!isa<FloatType>(type)) {
    __int128 ends[] = {__int128(a.lo) * b.lo, __int128(a.lo) * b.hi,
                       __int128(a.hi) * b.lo, __int128(a.hi) * b.hi};
    return wrap(type, *std::min_element(ends, ends + 4),
                *std::max_element(ends, ends + 4));
  }
  Known product;
  product.scale = a.scale + b.scale;
  product.most = a.most * b.most;
  if (!isExact)
    product.error = a.most * b.error + b.most * a.error + a.error * b.error +
                    product.most * getEpsilon(type);
  return product;
}

Known tofu::test::joinKnown(const Known &a, const Known &b) {
  Known either;
  either.scale = std::max(a.scale, b.scale);
  either.most = std::max(getMost(a, either.scale), getMost(b, either.scale));
  either.error = std::max(a.error, b.error);
  either.lo = std::min(a.lo, b.lo);
  either.hi = std::max(a.hi, b.hi);
  return either;
}

Known tofu::test::sumKnown(Type type, const Known &a, int64_t count,
                           bool isExact) {
  if (!isa<FloatType>(type))
    return wrap(type, std::min<__int128>(0, __int128(a.lo) * count),
                std::max<__int128>(0, __int128(a.hi) * count));
  Known sum = a;
  sum.most = a.most * count;
  if (!isExact)
    sum.error = count * (a.error + sum.most * getEpsilon(type));
  return sum;
}

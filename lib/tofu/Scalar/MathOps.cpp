//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Scalar/Handlers.h"

using namespace tofu::interpreter;

/// x to an integer power, by squaring.
static constexpr auto powerByInteger = [](auto x, int64_t n) {
  uint64_t count = n < 0 ? -uint64_t(n) : n;
  decltype(x) result = 1;
  for (; count; count >>= 1, x *= x)
    if (count & 1)
      result *= x;
  return n < 0 ? 1 / result : result;
};

static void addPowers(OpTable &table) {
  table["math.sqrt"] = unaryFloat<[](auto a) { return std::sqrt(a); }>();
  table["math.rsqrt"] = unaryFloat<[](auto a) { return 1 / std::sqrt(a); }>();
  table["math.cbrt"] = unaryFloat<[](auto a) { return std::cbrt(a); }>();
  table["math.powf"] =
      binaryFloat<[](auto a, auto b) { return std::pow(a, b); }>();
  table["math.fpowi"] = floatWithInteger<powerByInteger>();
  table["math.fma"] =
      ternaryFloat<[](auto a, auto b, auto c) { return std::fma(a, b, c); }>();
  table["math.exp"] = unaryFloat<[](auto a) { return std::exp(a); }>();
  table["math.exp2"] = unaryFloat<[](auto a) { return std::exp2(a); }>();
  table["math.expm1"] = unaryFloat<[](auto a) { return std::expm1(a); }>();
  table["math.log"] = unaryFloat<[](auto a) { return std::log(a); }>();
  table["math.log2"] = unaryFloat<[](auto a) { return std::log2(a); }>();
  table["math.log10"] = unaryFloat<[](auto a) { return std::log10(a); }>();
  table["math.log1p"] = unaryFloat<[](auto a) { return std::log1p(a); }>();
  table["math.erf"] = unaryFloat<[](auto a) { return std::erf(a); }>();
  table["math.erfc"] = unaryFloat<[](auto a) { return std::erfc(a); }>();
}

static void addAngles(OpTable &table) {
  table["math.sin"] = unaryFloat<[](auto a) { return std::sin(a); }>();
  table["math.cos"] = unaryFloat<[](auto a) { return std::cos(a); }>();
  table["math.tan"] = unaryFloat<[](auto a) { return std::tan(a); }>();
  table["math.asin"] = unaryFloat<[](auto a) { return std::asin(a); }>();
  table["math.acos"] = unaryFloat<[](auto a) { return std::acos(a); }>();
  table["math.atan"] = unaryFloat<[](auto a) { return std::atan(a); }>();
  table["math.atan2"] =
      binaryFloat<[](auto a, auto b) { return std::atan2(a, b); }>();
  table["math.sinh"] = unaryFloat<[](auto a) { return std::sinh(a); }>();
  table["math.cosh"] = unaryFloat<[](auto a) { return std::cosh(a); }>();
  table["math.tanh"] = unaryFloat<[](auto a) { return std::tanh(a); }>();
  table["math.asinh"] = unaryFloat<[](auto a) { return std::asinh(a); }>();
  table["math.acosh"] = unaryFloat<[](auto a) { return std::acosh(a); }>();
  table["math.atanh"] = unaryFloat<[](auto a) { return std::atanh(a); }>();
  table["math.sincos"] = table["math.sin"];
  table["math.sincos#1"] = table["math.cos"];
}

static void addRounding(OpTable &table) {
  table["math.absf"] = unaryFloat<[](auto a) { return std::fabs(a); }>();
  table["math.copysign"] =
      binaryFloat<[](auto a, auto b) { return std::copysign(a, b); }>();
  table["math.floor"] = unaryFloat<[](auto a) { return std::floor(a); }>();
  table["math.ceil"] = unaryFloat<[](auto a) { return std::ceil(a); }>();
  table["math.trunc"] = unaryFloat<[](auto a) { return std::trunc(a); }>();
  table["math.round"] = unaryFloat<[](auto a) { return std::round(a); }>();
  table["math.roundeven"] =
      unaryFloat<[](auto a) { return std::nearbyint(a); }>();
  table["math.isnan"] = testFloat<[](auto a) { return std::isnan(a); }>();
  table["math.isinf"] = testFloat<[](auto a) { return std::isinf(a); }>();
  table["math.isfinite"] = testFloat<[](auto a) { return std::isfinite(a); }>();
}

void tofu::interpreter::addMathOps(OpTable &table) {
  addPowers(table);
  addAngles(table);
  addRounding(table);
}

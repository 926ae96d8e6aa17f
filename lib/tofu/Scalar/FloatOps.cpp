//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Scalar/Handlers.h"

using namespace tofu::interpreter;

// std::fmod is exact, as arith.remf asks.
void tofu::interpreter::addFloatOps(OpTable &table) {
  table["arith.addf"] = binaryFloat<[](auto a, auto b) { return a + b; }>();
  table["arith.subf"] = binaryFloat<[](auto a, auto b) { return a - b; }>();
  table["arith.mulf"] = binaryFloat<[](auto a, auto b) { return a * b; }>();
  table["arith.divf"] = binaryFloat<[](auto a, auto b) { return a / b; }>();
  table["arith.remf"] =
      binaryFloat<[](auto a, auto b) { return std::fmod(a, b); }>();
  table["arith.negf"] = unaryFloat<[](auto a) { return -a; }>();
  table["arith.maximumf"] = binaryFloat<floatMax>();
  table["arith.minimumf"] = binaryFloat<floatMin>();
  table["arith.maxnumf"] =
      binaryFloat<[](auto a, auto b) { return std::fmax(a, b); }>();
  table["arith.minnumf"] =
      binaryFloat<[](auto a, auto b) { return std::fmin(a, b); }>();

  // arith.cmpf, by the name of its predicate.
  auto ordered = [](auto a, auto b) {
    return !std::isnan(a) && !std::isnan(b);
  };
  table["cmpf.false"] = compareFloat<[](auto, auto) { return false; }>();
  table["cmpf.true"] = compareFloat<[](auto, auto) { return true; }>();
  table["cmpf.ord"] = compareFloat<ordered>();
  table["cmpf.uno"] =
      compareFloat<[](auto a, auto b) { return std::isunordered(a, b); }>();
  table["cmpf.oeq"] = compareFloat<[](auto a, auto b) { return a == b; }>();
  table["cmpf.ogt"] = compareFloat<[](auto a, auto b) { return a > b; }>();
  table["cmpf.oge"] = compareFloat<[](auto a, auto b) { return a >= b; }>();
  table["cmpf.olt"] = compareFloat<[](auto a, auto b) { return a < b; }>();
  table["cmpf.ole"] = compareFloat<[](auto a, auto b) { return a <= b; }>();
  table["cmpf.one"] =
      compareFloat<[](auto a, auto b) { return a < b || a > b; }>();
  table["cmpf.ueq"] =
      compareFloat<[](auto a, auto b) { return !(a < b || a > b); }>();
  table["cmpf.ugt"] = compareFloat<[](auto a, auto b) { return !(a <= b); }>();
  table["cmpf.uge"] = compareFloat<[](auto a, auto b) { return !(a < b); }>();
  table["cmpf.ult"] = compareFloat<[](auto a, auto b) { return !(a >= b); }>();
  table["cmpf.ule"] = compareFloat<[](auto a, auto b) { return !(a > b); }>();
  table["cmpf.une"] = compareFloat<[](auto a, auto b) { return a != b; }>();
}

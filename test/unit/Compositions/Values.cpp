//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

static double makeSpecial(Random &random) {
  const double values[] = {-0.0, INFINITY, -INFINITY, double(NAN)};
  return values[random.pick(4)];
}

static double makeFloat(Random &random, const Known &known, const Style &style,
                        bool isSpecial) {
  if (isSpecial && random.pick(6) == 0)
    return makeSpecial(random);
  if (!style.isExact)
    return known.most * (random.pick(2001) / 1000.0 - 1);
  double units = double(random.pick(2 * uint32_t(known.most) + 1)) - known.most;
  double value = std::ldexp(units, -known.scale);
  return value == 0 && style.hasSpecials && random.pick(2) ? -0.0 : value;
}

static int64_t makeInteger(Random &random, const Known &known) {
  uint64_t count = uint64_t(known.hi) - uint64_t(known.lo) + 1;
  if (count && count < 1000)
    return known.lo + int64_t(random.next() % count);
  const int64_t ends[] = {known.lo, known.hi, known.lo + 1, 0, -1, 1};
  if (random.pick(2))
    return ends[random.pick(6)];
  return random.pick(2) ? int64_t(random.pick(9)) - 4
                        : int64_t(random.next() | 1);
}

interpreter::Tensor tofu::test::makeElements(RankedTensorType type,
                                             const Known &known,
                                             const Style &style,
                                             Choices &choices) {
  interpreter::Tensor tensor(type.getElementType(), type.getShape());
  bool isSpecial = style.hasSpecials && choices.chance(50);
  Random random(choices.pick(1 << 16));
  interpreter::Kind kind =
      interpreter::getScalarType(type.getElementType())->kind;
  for (int64_t i = 0, count = tensor.getNumElements(); i != count; ++i) {
    interpreter::Register element;
    if (kind == interpreter::Kind::Int)
      element.i = makeInteger(random, known);
    else if (kind == interpreter::Kind::F64)
      element.d = makeFloat(random, known, style, isSpecial);
    else
      element.f = float(makeFloat(random, known, style, isSpecial));
    tensor.set(i, element);
  }
  return tensor;
}

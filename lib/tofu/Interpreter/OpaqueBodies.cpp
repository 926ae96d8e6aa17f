//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What sort and fft compute, in the plainest way.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/OpaqueBodies.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace tofu::interpreter;
using llvm::createStringError;
using llvm::Error;

static void setNumber(Tensor &tensor, int64_t at, double value) {
  tensor.set(at, tensor.elementType.isF64() ? Register{.d = value}
                                            : Register{.f = float(value)});
}

static bool isReal(const Tensor &tensor) {
  return tensor.elementType.isF32() || tensor.elementType.isF64();
}

static bool areAlike(const Tensor &a, const Tensor &b) {
  return a.elementType == b.elementType && a.shape == b.shape;
}

static bool isTrue(const OpaqueCall &call, StringRef name) {
  auto value = call.attributes.getAs<IntegerAttr>(name);
  return value && !value.getValue().isZero();
}

/// A flag of all, or a list of one for each.
static bool isTrueOf(const OpaqueCall &call, StringRef name, size_t number) {
  auto list = call.attributes.getAs<DenseI64ArrayAttr>(name);
  return list ? list[number] != 0 : isTrue(call, name);
}

Error tofu::interpreter::transformFourier(const OpaqueCall &call) {
  bool isGood = call.operands.size() == 2 && call.results.size() == 2 &&
                call.operands[0].shape.size() == 1 && isReal(call.operands[0]);
  for (const Tensor &tensor : llvm::concat<const Tensor>(
           call.operands, ArrayRef<Tensor>(call.results)))
    isGood &= areAlike(tensor, call.operands[0]);
  if (!isGood)
    return createStringError("transforms real and imaginary parts, slices of "
                             "one dimension of f32 or f64");
  int64_t n = call.operands[0].shape[0];
  bool isInverse = isTrue(call, "inverse");
  for (int64_t k = 0; k != n; ++k) {
    double real = 0, imaginary = 0;
    for (int64_t j = 0; j != n; ++j) {
      double angle = (isInverse ? 2 : -2) * M_PI * double(j * k % n) / n;
      double x = call.operands[0].getNumber(j);
      double y = call.operands[1].getNumber(j);
      real += x * std::cos(angle) - y * std::sin(angle);
      imaginary += x * std::sin(angle) + y * std::cos(angle);
    }
    setNumber(call.results[0], k, isInverse ? real / n : real);
    setNumber(call.results[1], k, isInverse ? imaginary / n : imaginary);
  }
  return Error::success();
}

namespace {
/// Compares elements of one operand.
struct Order {
  const Tensor &tensor;
  bool isUnsigned, isCanonical;

  /// An element as sign, and distance from 0 in its type.
  std::pair<bool, uint64_t> getParts(int64_t at) const {
    int64_t size = getByteSize(tensor.elementType);
    uint64_t bits = 0;
    std::memcpy(&bits, tensor.bytes.data() + at * size, size);
    auto type = cast<FloatType>(tensor.elementType);
    bool isSigned = APFloat::semanticsHasSignedRepr(type.getFloatSemantics());
    uint64_t sign = isSigned ? uint64_t(1) << (type.getWidth() - 1) : 0;
    double value = tensor.getNumber(at);
    if (isCanonical && std::isnan(value))
      return {false, sign - 1};
    if (isCanonical && value == 0)
      return {false, 0};
    return {bits & sign, bits & (sign - 1)};
  }

  bool isLess(int64_t a, int64_t b) const {
    if (isa<FloatType>(tensor.elementType)) {
      auto [isNegativeA, sizeA] = getParts(a);
      auto [isNegativeB, sizeB] = getParts(b);
      if (isNegativeA != isNegativeB)
        return isNegativeA;
      return isNegativeA ? sizeA > sizeB : sizeA < sizeB;
    }
    int64_t x = tensor.get(a).i, y = tensor.get(b).i;
    // Sign extended: true is -1.
    return isUnsigned || tensor.elementType.isInteger(1)
               ? uint64_t(x) < uint64_t(y)
               : x < y;
  }
};
} // namespace

Error tofu::interpreter::sortStably(const OpaqueCall &call) {
  if (call.operands.empty() || call.results.size() != call.operands.size())
    return createStringError(
        "gives as many results as it takes operands, at least one");
  for (auto [operand, result] : llvm::zip(call.operands, call.results))
    if (operand.shape.size() != 1 || operand.shape != call.operands[0].shape ||
        operand.elementType != result.elementType || result.shape.size() != 1 ||
        result.shape != call.results[0].shape ||
        result.shape[0] > operand.shape[0])
      return createStringError("sorts slices of one dimension and one extent, "
                               "and gives as many elements of each or fewer");
  auto keys = call.attributes.getAs<IntegerAttr>("keys");
  int64_t numKeys = keys ? keys.getInt() : 1;
  if (numKeys < 1 || numKeys > int64_t(call.operands.size()))
    return createStringError(
        "has 'keys' operands to compare, of which there are others");
  for (StringRef name : {"canonical", "descending", "unsigned"})
    if (auto flags = call.attributes.getAs<DenseI64ArrayAttr>(name);
        flags && flags.size() != numKeys)
      return createStringError("has a list that is not of a number for each of "
                               "its 'keys' operands");
  auto isBefore = [&](int64_t a, int64_t b) {
    for (auto [key, operand] :
         llvm::enumerate(call.operands.take_front(numKeys))) {
      Order order{operand, isTrueOf(call, "unsigned", key),
                  isTrueOf(call, "canonical", key)};
      bool isDescending = isTrueOf(call, "descending", key);
      if (order.isLess(a, b))
        return !isDescending;
      if (order.isLess(b, a))
        return isDescending;
    }
    return false;
  };
  // Each element behind those that are not after it.
  std::vector<int64_t> order;
  for (int64_t i = 0; i != call.operands[0].shape[0]; ++i)
    order.insert(llvm::upper_bound(order, i, isBefore), i);
  for (auto [operand, result] : llvm::zip(call.operands, call.results))
    for (int64_t to = 0; to != result.shape[0]; ++to)
      result.set(to, operand.get(order[to]));
  return Error::success();
}

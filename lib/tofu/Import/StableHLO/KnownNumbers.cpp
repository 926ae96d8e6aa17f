//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/KnownNumbers.h"

#include "tofu/Import/OpaqueAttr.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tofu;

/// More are no extents, but a table of the program.
static constexpr int64_t kMaxNumbers = 64;

std::optional<SmallVector<int64_t>> KnownNumbers::getList(Value value) const {
  DenseIntElementsAttr numbers = lookup(value);
  if (!numbers)
    return std::nullopt;
  bool isUnsigned = numbers.getElementType().isUnsignedInteger();
  return llvm::map_to_vector(
      numbers.getValues<APInt>(), [&](const APInt &number) {
        return isUnsigned ? int64_t(number.getLimitedValue(INT64_MAX))
                          : number.getSExtValue();
      });
}

std::optional<SmallVector<int64_t>> tofu::readList(Attribute attr) {
  if (auto array = dyn_cast_or_null<DenseI64ArrayAttr>(attr))
    return llvm::to_vector(array.asArrayRef());
  auto dense = dyn_cast_or_null<DenseIntElementsAttr>(attr);
  if (!dense || !dense.getElementType().isInteger(64))
    return std::nullopt;
  return llvm::map_to_vector(dense.getValues<APInt>(), [](const APInt &number) {
    return number.getSExtValue();
  });
}

//===----------------------------------------------------------------------===//
// Of numbers at one place
//===----------------------------------------------------------------------===//

static APInt getMinimum(const APInt &x, const APInt &y, bool isUnsigned) {
  return (isUnsigned ? x.ult(y) : x.slt(y)) ? x : y;
}

static APInt getMaximum(const APInt &x, const APInt &y, bool isUnsigned) {
  return (isUnsigned ? x.ult(y) : x.slt(y)) ? y : x;
}

static std::optional<APInt> applyUnary(StringRef name, const APInt &x,
                                       bool isUnsigned) {
  if (name == "abs")
    return isUnsigned ? x : x.abs();
  if (name == "negate")
    return -x;
  if (name == "not")
    return ~x;
  if (name == "sign")
    return !isUnsigned && x.isNegative()
               ? APInt::getAllOnes(x.getBitWidth())
               : APInt(x.getBitWidth(), x.isZero() ? 0 : 1);
  return std::nullopt;
}

static std::optional<APInt> applyBinary(StringRef name, const APInt &x,
                                        const APInt &y, bool isUnsigned) {
  if (name == "add")
    return x + y;
  if (name == "and")
    return x & y;
  if (name == "divide" && !y.isZero())
    return isUnsigned ? x.udiv(y) : x.sdiv(y);
  if (name == "maximum")
    return getMaximum(x, y, isUnsigned);
  if (name == "minimum")
    return getMinimum(x, y, isUnsigned);
  if (name == "multiply")
    return x * y;
  if (name == "or")
    return x | y;
  if (name == "remainder" && !y.isZero())
    return isUnsigned ? x.urem(y) : x.srem(y);
  if (name == "subtract")
    return x - y;
  if (name == "xor")
    return x ^ y;
  return std::nullopt;
}

static std::optional<APInt> applyTernary(StringRef name, const APInt &x,
                                         const APInt &y, const APInt &z,
                                         bool isUnsigned) {
  if (name == "clamp")
    return getMinimum(getMaximum(y, x, isUnsigned), z, isUnsigned);
  if (name == "select")
    return x.isZero() ? z : y;
  return std::nullopt;
}

static std::optional<APInt> compare(Operation &op, const APInt &x,
                                    const APInt &y, bool isUnsigned) {
  std::optional<OpaqueParts> parts;
  if (Attribute direction = op.getAttr("comparison_direction"))
    parts = parseOpaqueAttr(direction);
  if (!parts)
    return std::nullopt;
  bool isLess = isUnsigned ? x.ult(y) : x.slt(y), isEqual = x == y;
  auto result = llvm::StringSwitch<std::optional<bool>>(parts->word)
                    .Case("EQ", isEqual)
                    .Case("NE", !isEqual)
                    .Case("LT", isLess)
                    .Case("LE", isLess || isEqual)
                    .Case("GT", !isLess && !isEqual)
                    .Case("GE", !isLess)
                    .Default(std::nullopt);
  if (!result)
    return std::nullopt;
  return APInt(1, *result);
}

static APInt convert(const APInt &x, bool isUnsigned, unsigned width) {
  if (width == 1)
    return APInt(1, !x.isZero());
  return isUnsigned ? x.zextOrTrunc(width) : x.sextOrTrunc(width);
}

/// The operation's number where the operands' are `x`, which are read as
/// `element`; a number of `width` bits.
static std::optional<APInt> apply(Operation &op, StringRef name,
                                  ArrayRef<APInt> x, Type element,
                                  unsigned width) {
  bool isUnsigned = element.isUnsignedInteger() || element.isInteger(1);
  if (name == "convert" && x.size() == 1)
    return convert(x[0], isUnsigned, width);
  // A choice is between the last two; nothing has been verified.
  if (x.size() > 1 && x[x.size() - 2].getBitWidth() != x.back().getBitWidth())
    return std::nullopt;
  if (name == "compare" && x.size() == 2)
    return compare(op, x[0], x[1], isUnsigned);
  if (x.size() == 3 && (name == "select" || x[0].getBitWidth() == width))
    return applyTernary(name, x[0], x[1], x[2], isUnsigned);
  // Of truth values sums and products are others.
  if (element.isInteger(1) &&
      !llvm::is_contained({"and", "not", "or", "xor"}, name))
    return std::nullopt;
  if (x.size() == 1)
    return applyUnary(name, x[0], isUnsigned);
  if (x.size() == 2)
    return applyBinary(name, x[0], x[1], isUnsigned);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Of numbers at other places
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> getCoordinates(int64_t number,
                                           ArrayRef<int64_t> shape) {
  SmallVector<int64_t> at(shape.size());
  for (size_t dim = shape.size(); dim--;) {
    at[dim] = number % shape[dim];
    number /= shape[dim];
  }
  return at;
}

/// The number at these coordinates; none if they are outside.
static std::optional<APInt> read(DenseIntElementsAttr from,
                                 ArrayRef<int64_t> at) {
  ArrayRef<int64_t> shape = from.getType().getShape();
  if (at.size() != shape.size())
    return std::nullopt;
  int64_t number = 0;
  for (auto [coordinate, extent] : llvm::zip(at, shape)) {
    if (coordinate < 0 || coordinate >= extent)
      return std::nullopt;
    number = number * extent + coordinate;
  }
  return from.getValues<APInt>()[number];
}

/// broadcast_in_dim, concatenate, reshape and slice: the number of the result
/// at these coordinates.
static std::optional<APInt> move(Operation &op, StringRef name,
                                 ArrayRef<DenseIntElementsAttr> operands,
                                 SmallVector<int64_t> at, int64_t number) {
  DenseIntElementsAttr from = operands.front();
  if (name == "reshape") {
    if (number >= from.getNumElements())
      return std::nullopt;
    return from.getValues<APInt>()[number];
  }
  if (name == "concatenate") {
    auto along = op.getAttrOfType<IntegerAttr>("dimension");
    if (!along || along.getInt() < 0 || along.getInt() >= int64_t(at.size()))
      return std::nullopt;
    int64_t &place = at[along.getInt()];
    for (DenseIntElementsAttr part : operands) {
      if (part.getType().getRank() != int64_t(at.size()))
        return std::nullopt;
      int64_t extent = part.getType().getDimSize(along.getInt());
      if (place < extent)
        return read(part, at);
      place -= extent;
    }
    return std::nullopt;
  }
  size_t rank = from.getType().getRank();
  SmallVector<int64_t> source;
  if (name == "broadcast_in_dim") {
    std::optional<SmallVector<int64_t>> dims =
        readList(op.getAttr("broadcast_dimensions"));
    if (!dims || dims->size() != rank)
      return std::nullopt;
    for (auto [dim, extent] : llvm::zip(*dims, from.getType().getShape())) {
      if (dim < 0 || dim >= int64_t(at.size()))
        return std::nullopt;
      source.push_back(extent == 1 ? 0 : at[dim]);
    }
    return read(from, source);
  }
  std::optional<SmallVector<int64_t>> starts =
                                          readList(op.getAttr("start_indices")),
                                      strides = readList(op.getAttr("strides"));
  if (!starts || !strides || starts->size() != rank ||
      strides->size() != rank || at.size() != rank)
    return std::nullopt;
  for (size_t dim = 0; dim != rank; ++dim)
    source.push_back((*starts)[dim] + at[dim] * (*strides)[dim]);
  return read(from, source);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static DenseIntElementsAttr getSize(Operation &op, RankedTensorType type) {
  auto tensor = op.getNumOperands() == 1
                    ? dyn_cast<RankedTensorType>(op.getOperand(0).getType())
                    : RankedTensorType();
  auto dim = op.getAttrOfType<IntegerAttr>("dimension");
  if (!tensor || !dim || dim.getInt() < 0 || dim.getInt() >= tensor.getRank() ||
      tensor.isDynamicDim(dim.getInt()) || type.getRank() != 0)
    return {};
  return DenseIntElementsAttr::get(type, APInt(type.getElementTypeBitWidth(),
                                               tensor.getDimSize(dim.getInt()),
                                               /*isSigned=*/true,
                                               /*implicitTrunc=*/true));
}

DenseIntElementsAttr KnownNumbers::compute(Operation &op) const {
  StringRef name = op.getName().getStringRef();
  if (!name.consume_front("stablehlo.") || op.getNumResults() != 1)
    return {};
  auto type = dyn_cast<RankedTensorType>(op.getResult(0).getType());
  if (!type || !type.hasStaticShape() ||
      !isa<IntegerType>(type.getElementType()) ||
      type.getNumElements() > kMaxNumbers)
    return {};
  if (name == "constant") {
    auto value = op.getAttrOfType<DenseIntElementsAttr>("value");
    return value && value.getType() == type ? value : DenseIntElementsAttr();
  }
  if (name == "get_dimension_size")
    return getSize(op, type);
  SmallVector<DenseIntElementsAttr> operands;
  for (Value operand : op.getOperands())
    if (!operands.emplace_back(lookup(operand)))
      return {};
  if (operands.empty())
    return {};

  bool isMove = llvm::is_contained(
      {"broadcast_in_dim", "concatenate", "reshape", "slice"}, name);
  unsigned width = type.getElementTypeBitWidth();
  SmallVector<APInt> results;
  for (int64_t i = 0; i != type.getNumElements(); ++i) {
    std::optional<APInt> result;
    if (isMove) {
      result = move(op, name, operands, getCoordinates(i, type.getShape()), i);
    } else {
      SmallVector<APInt> x;
      for (DenseIntElementsAttr operand : operands) {
        bool isScalar = operand.getType().getRank() == 0;
        if (!isScalar && operand.getType().getShape() != type.getShape())
          return {};
        x.push_back(operand.getValues<APInt>()[isScalar ? 0 : i]);
      }
      result = apply(op, name, x, operands.back().getElementType(), width);
    }
    if (!result || result->getBitWidth() != width)
      return {};
    results.push_back(*result);
  }
  return cast<DenseIntElementsAttr>(DenseElementsAttr::get(type, results));
}

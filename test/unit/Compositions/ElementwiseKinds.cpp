//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operators that compute each element from a few elements of others.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

/// An index of the result as a number.
static Scalar readIndex(Body &body, unsigned variable, Type type) {
  Scalar index{body.getIndexValue(variable), {}};
  index.known.hi = std::max<int64_t>(body.getExtent(variable) - 1, 0);
  return body.getScalars().convert(index, type);
}

void Generator::addElementwise() {
  Entry first = pickTensor();
  Shape shape(first.getShape());
  SmallVector<Entry> operands = {first};
  for (unsigned more = choices.pick(3); more > 0; --more)
    operands.push_back(pickTensor());
  Type type = choices.chance(80) ? first.getElementType() : pickType();
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    SmallVector<Scalar> values;
    for (auto [number, operand] : llvm::enumerate(operands)) {
      SmallVector<AffineExpr> own;
      for (unsigned d = 0; d != shape.size(); ++d)
        own.push_back(body.index(d));
      bool isAlike = operand.getShape() == ArrayRef(shape);
      values.push_back(isAlike && !choices.chance(15)
                           ? body.read(operand, own)
                           : body.readSomewhere(operand));
    }
    Scalars scalars = body.getScalars();
    if (!shape.empty() && choices.chance(10))
      values.push_back(readIndex(body, choices.pick(shape.size()), type));
    SmallVector<Scalar> results = {scalars.combine(values, type)};
    if (choices.chance(15))
      results.push_back(scalars.combine(values, pickType()));
    return results;
  });
}

void Generator::addMovement() {
  Entry source = pickTensor();
  Shape shape = pickShape(3);
  if (choices.chance(50)) { // transposed
    shape.assign(source.getShape().begin(), source.getShape().end());
    for (size_t i = shape.size(); i > 1; --i)
      std::swap(shape[i - 1], shape[choices.pick(i)]);
  }
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    Scalar value = body.readSomewhere(source);
    if (choices.chance(20)) // the same tensor twice
      value = body.getScalars().applyBinary(value, body.readSomewhere(source));
    return {value};
  });
}

/// The coordinate of a row-major position.
static void readPosition(AffineExpr position, ArrayRef<int64_t> shape,
                         SmallVectorImpl<AffineExpr> &coordinates) {
  int64_t step = 1;
  coordinates.assign(shape.size(), position);
  for (size_t dim = shape.size(); dim-- > 0; step *= shape[dim]) {
    coordinates[dim] = position.floorDiv(step);
    if (dim > 0)
      coordinates[dim] = coordinates[dim] % shape[dim];
  }
}

void Generator::addReshape() {
  Entry source =
      pickTensor([](const Entry &entry) { return entry.getShape().size() > 1; },
                 {extents[0], extents[1]});
  ArrayRef<int64_t> from = source.getShape();
  int64_t count = source.getType().getNumElements();
  Shape shape;
  switch (choices.pick(3)) {
  case 0: // all dimensions as one
    shape = {count};
    break;
  case 1: { // the first ones as one
    size_t merged = 2 + choices.pick(from.size() - 1);
    shape = {1};
    for (auto [dim, extent] : llvm::enumerate(from))
      if (dim < merged)
        shape[0] *= extent;
      else
        shape.push_back(extent);
    break;
  }
  default: // cut anew
    for (int64_t divisor : {2, 3})
      if (count % divisor == 0 && count)
        shape = {divisor, count / divisor};
    if (shape.empty())
      shape = {count, 1};
  }
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    AffineExpr position = body.getBuilder().getAffineConstantExpr(0);
    for (auto [dim, extent] : llvm::enumerate(shape))
      position = position * std::max<int64_t>(extent, 1) + body.index(dim);
    SmallVector<AffineExpr> coordinates;
    if (count)
      readPosition(position, from, coordinates);
    else
      coordinates.assign(from.size(),
                         body.getBuilder().getAffineConstantExpr(0));
    return {body.read(source, coordinates)};
  });
}

void Generator::addConcatenation() {
  Entry first =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0]});
  Shape shape(first.getShape());
  unsigned along = choices.pick(shape.size());
  SmallVector<Entry> parts = {first};
  SmallVector<int64_t> starts = {0};
  for (unsigned more = 1 + choices.pick(3); more > 0; --more) {
    // Of the same type; other dimensions are read as they can be, and a scalar
    // is stacked as a part of one element.
    Entry part = pickTensor(
        [&](const Entry &entry) {
          return entry.getElementType() == first.getElementType() &&
                 (entry.getShape().empty() ||
                  entry.getShape().size() == shape.size());
        },
        shape);
    starts.push_back(shape[along]);
    shape[along] += part.getShape().empty() ? 1 : part.getShape()[along];
    parts.push_back(part);
  }
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    Scalars scalars = body.getScalars();
    Type type = first.getElementType();
    Scalar value = scalars.getZero(type);
    for (unsigned i = parts.size(); i-- > 0;) {
      ArrayRef<int64_t> from = parts[i].getShape();
      SmallVector<AffineExpr> coordinates;
      for (unsigned dim = 0; dim != from.size(); ++dim)
        coordinates.push_back(body.index(dim) - (dim == along ? starts[i] : 0));
      SmallVector<Constraint> guard;
      if (from.empty())
        guard.push_back({body.index(along) - starts[i], true});
      if (parts[i].getElementType() == type) {
        value = body.read(parts[i], coordinates, value, guard);
        continue;
      }
      Scalar other =
          body.read(parts[i], coordinates,
                    scalars.getZero(parts[i].getElementType()), guard);
      value = scalars.applyBinary(value, scalars.convert(other, type));
    }
    return {value};
  });
}

void Generator::addPad() {
  Entry source = pickTensor();
  Entry value = pickTensor(
      [&](const Entry &entry) {
        return entry.getShape().empty() &&
               entry.getElementType() == source.getElementType();
      },
      {});
  bool isRead = value.getElementType() == source.getElementType() &&
                value.getShape().empty() && choices.chance(40);
  Shape shape(source.getShape()), low(shape.size()), interior(shape.size());
  int64_t count = 1;
  for (size_t dim = 0; dim != shape.size(); ++dim) {
    low[dim] = int64_t(choices.pick(4)) - 1;
    interior[dim] = choices.chance(25) ? 1 : 0;
    shape[dim] += std::max<int64_t>(shape[dim] - 1, 0) * interior[dim] +
                  low[dim] + choices.pick(3);
    shape[dim] = std::max<int64_t>(shape[dim], 0);
    count *= shape[dim];
  }
  if (count > 300)
    return addElementwise();
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    SmallVector<AffineExpr> coordinates;
    SmallVector<Constraint> guard;
    for (size_t dim = 0; dim != shape.size(); ++dim) {
      AffineExpr place = body.index(dim) - low[dim];
      coordinates.push_back(place.floorDiv(interior[dim] + 1));
      if (interior[dim])
        guard.push_back({place % (interior[dim] + 1), true});
    }
    Scalar otherwise =
        isRead ? body.read(value, {})
               : body.getScalars().makeConstant(source.getElementType());
    return {body.read(source, coordinates, otherwise, guard)};
  });
}

void Generator::addMasked() {
  Entry source =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  Shape shape(source.getShape());
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    Scalars scalars = body.getScalars();
    SmallVector<AffineExpr> own;
    for (unsigned d = 0; d != shape.size(); ++d)
      own.push_back(body.index(d));
    Type type = source.getElementType();
    Scalar other = scalars.makeConstant(type);
    if (choices.chance(50))
      return {body.read(source, own, other, body.makeConstraint())};
    Scalar i{body.getIndexValue(choices.pick(shape.size())), {}};
    Scalar j{body.getIndexValue(choices.pick(shape.size())), {}};
    Scalar value = body.read(source, own);
    return {{scalars.emit<arith::SelectOp>(scalars.makeCondition(i, j),
                                           value.value, other.value),
             joinKnown(value.known, other.known)}};
  });
}

/// A tensor like an argument, to be it in the next step: within what is known
/// of it, so that a second step is as exact as the first one.
void Generator::addUpdate() {
  if (depth)
    return addElementwise(); // not returned
  SmallVector<unsigned> candidates;
  for (unsigned i = 0; i != arguments.size(); ++i)
    if (!program.function.getBody().front().getArgument(i).getUsers().empty())
      candidates.push_back(i);
  if (candidates.empty())
    return addElementwise();
  unsigned number = choices.pickFrom(candidates);
  for (const Entry &tensor : tensors)
    if (Operation *op = tensor.value.getDefiningOp())
      if (auto replaced = op->getAttrOfType<IntegerAttr>(kReplaces);
          replaced && replaced.getInt() == number)
        return addElementwise(); // it is replaced already
  Entry argument{block->getArgument(number), arguments[number]};
  addChange(argument, pickTensor());
  tensors.back().value.getDefiningOp()->setAttr(
      kReplaces, builder.getI32IntegerAttr(number));
}

Entry Generator::addChange(const Entry &like, Entry change) {
  if (change.known.error > 0)
    change = like; // its sign may be another one on other devices
  Shape shape(like.getShape());
  Type type = like.getElementType();
  const Known known = like.known;
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    Scalars scalars = body.getScalars();
    SmallVector<AffineExpr> own;
    for (unsigned d = 0; d != shape.size(); ++d)
      own.push_back(body.index(d));
    Scalar value = body.read(like, own);
    Scalar other = scalars.convert(body.readSomewhere(change), type);
    if (!isa<FloatType>(type)) {
      value = scalars.applyBinary(value, other);
      return {type.isInteger(1) ? value
                                : scalars.clamp(value, known.lo, known.hi)};
    }
    // Nothing is rounded: what is fed has no error that a second step adds to.
    Value isGreater = scalars.emit<arith::CmpFOp>(
        arith::CmpFPredicate::OGT, other.value, scalars.getZero(type).value);
    Scalar negated{scalars.emit<arith::NegFOp>(value.value), known};
    return {
        {scalars.emit<arith::SelectOp>(isGreater, negated.value, value.value),
         known}};
  });
  return tensors.back();
}

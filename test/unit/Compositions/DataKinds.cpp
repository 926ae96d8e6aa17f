//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operators that read where data says, and those that need no data.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include "Values.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

//===----------------------------------------------------------------------===//
// Where data says
//===----------------------------------------------------------------------===//

static bool isIndexLike(const Entry &entry) {
  Type type = entry.getElementType();
  return isa<IntegerType>(type) && !type.isInteger(1);
}

/// A coordinate of [0, extent) from data: proved, clamped, or with `else`
/// (true), when it may fall outside.
static std::pair<Scalar, bool> placeInside(Body &body, Scalar at,
                                           int64_t extent) {
  at = body.getScalars().convert(at, body.getBuilder().getIndexType());
  bool isInside = at.known.lo >= 0 && at.known.hi < extent;
  if (isInside && body.getChoices().chance(60))
    return {at, false};
  if (extent > 0 && body.getChoices().chance(50))
    return {body.getScalars().clamp(at, 0, extent - 1), false};
  return {at, true};
}

void Generator::addGather() {
  Entry table =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  ArrayRef<int64_t> from = table.getShape();
  unsigned along = choices.pick(from.size());
  Entry places = pickTensor(isIndexLike, pickShape(2));
  if (!isIndexLike(places) || choices.chance(40))
    places = addIndexArgument(pickShape(2), choices.chance(30) ? -2 : 0,
                              from[along] - !choices.chance(20));
  // The result has the places' dimensions, then the table's others; or, along
  // dimensions that are alike, both are read at one index.
  Shape shape(places.getShape());
  SmallVector<int> at(from.size(), -1); // of the table, in the result
  SmallVector<bool> isUsed(shape.size());
  for (unsigned dim = 0; dim != from.size(); ++dim) {
    if (dim == along)
      continue;
    bool isBatch = choices.chance(25);
    for (unsigned i = 0; i != places.getShape().size() && isBatch; ++i)
      if (!isUsed[i] && shape[i] == from[dim] && at[dim] < 0) {
        at[dim] = i;
        isUsed[i] = true;
      }
    if (at[dim] < 0) {
      at[dim] = shape.size();
      shape.push_back(from[dim]);
    }
  }
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  if (count > 300)
    return addMovement();
  Entry factor = choices.chance(40) ? pickTensor() : table;
  unsigned after = choices.pick(4);
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    SmallVector<AffineExpr> placeAt, coordinates;
    for (unsigned i = 0; i != places.getShape().size(); ++i)
      placeAt.push_back(body.index(i));
    Scalar data = body.read(places, placeAt);
    if (choices.chance(10))
      data = body.getScalars().applyUnary(data);
    auto [place, mayMiss] = placeInside(body, data, from[along]);
    for (unsigned dim = 0; dim != from.size(); ++dim) {
      AffineExpr coordinate;
      if (dim == along)
        coordinate = body.symbol(place);
      else
        coordinate = body.index(at[dim]);
      if (dim == along && mayMiss && !shape.empty() && choices.chance(15))
        coordinate = coordinate + body.index(choices.pick(shape.size()));
      coordinates.push_back(coordinate);
    }
    Scalars scalars = body.getScalars();
    Type type = table.getElementType();
    std::optional<Scalar> otherwise;
    if (mayMiss)
      otherwise = choices.chance(70) ? scalars.getZero(type)
                                     : scalars.makeConstant(type);
    Scalar value = body.read(table, coordinates, otherwise);
    if (after == 1)
      value = scalars.applyLinear(
          value, scalars.convert(body.readSomewhere(factor), type));
    if (after == 2)
      value = scalars.applyUnary(value);
    return {value};
  });
}

void Generator::addDynamicSlice() {
  Entry source =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  Shape shape(source.getShape());
  unsigned along = choices.pick(shape.size());
  int64_t whole = shape[along];
  shape[along] = choices.pick(unsigned(whole) + 1);
  Entry start = pickTensor(
      [](const Entry &entry) {
        return isIndexLike(entry) && entry.getShape().empty();
      },
      {});
  if (!isIndexLike(start))
    start = addIndexArgument({}, -1, whole);
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    SmallVector<AffineExpr> coordinates;
    Scalars scalars = body.getScalars();
    Scalar from = body.read(
        start,
        SmallVector<AffineExpr>(start.getShape().size(),
                                body.getBuilder().getAffineConstantExpr(0)),
        scalars.getZero(start.getElementType()));
    from = scalars.clamp(scalars.convert(from, builder.getIndexType()), 0,
                         whole - shape[along]);
    for (unsigned dim = 0; dim != shape.size(); ++dim)
      coordinates.push_back(dim == along ? body.index(dim) + body.symbol(from)
                                         : body.index(dim));
    return {body.read(source, coordinates)};
  });
}

/// out[v, ...] folds the updates whose place is v.
void Generator::addScatter() {
  Entry updates =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  ArrayRef<int64_t> from = updates.getShape();
  // Updates are numbered by their first dimension; sometimes the second one is
  // of places, too, alike in the result.
  bool isBatched = from.size() > 1 && choices.chance(35);
  Shape placesShape = {from[0]};
  if (isBatched)
    placesShape.push_back(from[1]);
  int64_t count = pickExtent();
  Entry places = pickTensor(
      [&](const Entry &entry) {
        return isIndexLike(entry) && entry.getShape() == ArrayRef(placesShape);
      },
      placesShape);
  if (!isIndexLike(places) || places.getShape() != ArrayRef(placesShape))
    places = addIndexArgument(placesShape, -1, count);
  Shape shape = {count};
  shape.append(from.begin() + 1, from.end());
  Type type = updates.getElementType();
  auto combiner = choices.chance(70) ? getCombiners(type).front()
                                     : choices.pickFrom(getCombiners(type));
  bool isWindow = choices.chance(15);
  Entry base = choices.chance(30) ? pickTensor() : updates;
  bool hasBase = choices.chance(25);
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    unsigned number = shape.size();
    Scalar sum = body.fold(combiner, from[0], choices.chance(10), [&] {
      Scalars scalars = body.getScalars();
      SmallVector<AffineExpr> placeAt = {body.index(number)};
      if (isBatched)
        placeAt.push_back(body.index(1));
      Scalar place =
          scalars.convert(body.read(places, placeAt), builder.getIndexType());
      SmallVector<AffineExpr> coordinates = {body.index(number)};
      for (unsigned dim = 1; dim != from.size(); ++dim)
        coordinates.push_back(body.index(dim));
      Type element = updates.getElementType();
      if (isWindow) { // two elements from the place on
        coordinates[0] = body.index(0) - body.symbol(place);
        return body.read(updates, coordinates, scalars.getZero(element));
      }
      Value isHit = scalars.emit<arith::CmpIOp>(
          arith::CmpIPredicate::eq, place.value, body.getIndexValue(0));
      Scalar update = body.read(updates, coordinates);
      auto identity = tdl::getIdentity(combiner, element);
      Value otherwise = scalars.emit<arith::ConstantOp>(identity);
      Known known = update.known;
      if (!isa<FloatType>(element))
        known = combiner == tdl::Combiner::sum ? joinKnown(known, Known())
                                               : getFullRange(element);
      if (combiner == tdl::Combiner::prod)
        known.most = std::max(known.most, std::ldexp(1.0, known.scale));
      return Scalar{
          scalars.emit<arith::SelectOp>(isHit, update.value, otherwise), known};
    });
    if (!hasBase)
      return {sum};
    return {body.getScalars().applyBinary(
        sum, body.getScalars().convert(body.readSomewhere(base), type))};
  });
}

//===----------------------------------------------------------------------===//
// Without data
//===----------------------------------------------------------------------===//

void Generator::addFree() {
  Shape shape = pickShape(3);
  Type type = pickType();
  switch (choices.pick(4)) {
  case 0: { // a constant, small or large
    note("free: constant");
    Choices::Scope scope(choices);
    Known known = getFullRange(builder.getI8Type());
    if (type.isInteger(1))
      known = getFullRange(type);
    known.most = 2;
    auto tensorType = RankedTensorType::get(shape, type);
    interpreter::Tensor elements =
        makeElements(tensorType, known, program.style, choices);
    SmallVector<Attribute> attributes;
    for (int64_t i = 0; i != elements.getNumElements(); ++i) {
      interpreter::Register element = elements.get(i);
      if (!isa<FloatType>(type))
        attributes.push_back(builder.getIntegerAttr(type, element.i));
      else
        attributes.push_back(builder.getFloatAttr(
            type, type.isF64() ? element.d : double(element.f)));
    }
    if (choices.chance(25) && !attributes.empty())
      return addConstant(DenseElementsAttr::get(tensorType, attributes[0]),
                         known);
    return addConstant(DenseElementsAttr::get(tensorType, attributes), known);
  }
  case 1:
    note("free: iota");
    if (shape.empty())
      shape = {pickExtent()};
    return addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
      Scalar index{body.getIndexValue(choices.pick(shape.size())), {}};
      index.known.hi = 8;
      Scalar value = body.getScalars().convert(index, type);
      return {choices.chance(50) ? value : body.getScalars().applyUnary(value)};
    });
  case 2:
    note("free: splat");
    return addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
      return {body.getScalars().makeConstant(type)};
    });
  default: { // of a free one
    note("free: of free ones");
    Entry source = pickTensor(
        [](const Entry &entry) {
          auto lambda = entry.value.getDefiningOp<tdl::LambdaOp>();
          return entry.value.getDefiningOp<arith::ConstantOp>() ||
                 (lambda && lambda.getInputs().empty());
        },
        shape);
    return addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
      return {body.getScalars().applyUnary(body.readSomewhere(source))};
    });
  }
  }
}

/// Reads scalars alone, or tensors of one element.
void Generator::addScalars() {
  auto isScalar = [](const Entry &entry) {
    return entry.getType().getNumElements() == 1;
  };
  SmallVector<Entry> scalars;
  for (unsigned count = 1 + choices.pick(2); count > 0; --count)
    scalars.push_back(pickTensor(isScalar, {}));
  Shape shape = pickShape(2);
  Type type = scalars[0].getElementType();
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    SmallVector<Scalar> values;
    for (const Entry &scalar : scalars)
      values.push_back(body.readSomewhere(scalar));
    Scalars code = body.getScalars();
    if (!shape.empty() && choices.chance(50)) {
      Scalar index{body.getIndexValue(choices.pick(shape.size())), {}};
      index.known.hi = 8;
      values.push_back(code.convert(index, type));
    }
    return {code.combine(values, type)};
  });
}

//===----------------------------------------------------------------------===//
// Opaque functions
//===----------------------------------------------------------------------===//

/// Sorts along one dimension; the others are indices, in any order. Where
/// numbers are rounded nothing follows the order of others.
void Generator::addOpaque() {
  Entry source =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  ArrayRef<int64_t> from = source.getShape();
  SmallVector<Entry> operands{source};
  if (isExact() && choices.chance(60))
    operands.push_back(pickTensor(
        [&](const Entry &entry) { return entry.getShape() == from; }, from));
  if (operands.back().getShape() != from)
    operands.pop_back();
  unsigned along = choices.pick(from.size());
  SmallVector<unsigned> batch;
  for (unsigned dim = 0; dim != from.size(); ++dim)
    if (dim != along)
      batch.insert(batch.begin() + choices.pick(batch.size() + 1), dim);
  Shape shape;
  for (unsigned dim : batch)
    shape.push_back(from[dim]);
  NamedAttrList attributes;
  size_t keys = 1 + choices.pick(operands.size());
  attributes.set("keys", builder.getI64IntegerAttr(keys));
  auto setFlag = [&](StringRef name, bool value) {
    if (value)
      attributes.set(name, builder.getBoolAttr(true));
  };
  setFlag("descending", choices.chance(40));
  setFlag("unsigned", choices.chance(30));
  // The sign of a NaN is nobody's promise, and any program may make one: a
  // quotient by 0, the maximum of nothing times 0.
  bool hasFloats = llvm::any_of(operands, [](const Entry &entry) {
    return isa<FloatType>(entry.getElementType());
  });
  setFlag("canonical", choices.chance(40) || hasFloats);
  if (keys == 2 && choices.chance(50)) // each in a direction of its own
    attributes.set("descending",
                   builder.getDenseI64ArrayAttr(
                       {int64_t(choices.pick(2)), int64_t(choices.pick(2))}));
  addLambda(shape, [&](Body &body) {
    return body.applyOpaque("tofu_sort", operands, along, batch,
                            attributes.getDictionary(getContext()));
  });
}

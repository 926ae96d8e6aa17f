//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Body.h"

#include "mlir/IR/IntegerSet.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

ArrayRef<tdl::Combiner> tofu::test::getCombiners(Type type) {
  static const tdl::Combiner numbers[] = {
      tdl::Combiner::sum, tdl::Combiner::max, tdl::Combiner::min,
      tdl::Combiner::prod};
  static const tdl::Combiner booleans[] = {tdl::Combiner::any,
                                           tdl::Combiner::all};
  return type.isInteger(1) ? ArrayRef(booleans) : ArrayRef(numbers);
}

AffineExpr Body::symbol(Scalar integer) {
  symbols.push_back(
      getScalars().convert(integer, builder.getIndexType()).value);
  return builder.getAffineSymbolExpr(symbols.size() - 1);
}

Value Body::getInput(Value tensor) {
  auto *found = llvm::find(inputs, tensor);
  unsigned number = found - inputs.begin();
  if (found == inputs.end()) {
    inputs.push_back(tensor);
    block->addArgument(tensor.getType(), loc);
  }
  return block->getArgument(block->getNumArguments() - inputs.size() + number);
}

Scalar Body::read(const Entry &entry, ArrayRef<AffineExpr> coordinates,
                  std::optional<Scalar> otherwise, ArrayRef<Constraint> guard) {
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> equalities;
  for (const Constraint &constraint : guard) {
    constraints.push_back(constraint.expr);
    equalities.push_back(constraint.isZero);
  }
  IntegerSetAttr set;
  SmallVector<Value> guardIndices, indices(variables);
  if (!guard.empty()) {
    set = IntegerSetAttr::get(
        IntegerSet::get(variables.size(), 0, constraints, equalities));
    guardIndices = variables;
  }
  llvm::append_range(indices, symbols);
  auto map = AffineMap::get(variables.size(), symbols.size(), coordinates,
                            builder.getContext());
  Value value = tdl::ReadOp::create(
      builder, loc, entry.getElementType(), getInput(entry.value), indices,
      guardIndices, otherwise ? otherwise->value : Value(),
      AffineMapAttr::get(map), set);
  return {value,
          otherwise ? joinKnown(entry.known, otherwise->known) : entry.known};
}

std::pair<AffineExpr, bool> Body::makeCoordinate(int64_t extent) {
  SmallVector<unsigned> alike, others;
  for (auto [variable, count] : llvm::enumerate(extents))
    (count == extent ? alike : others).push_back(variable);
  auto constant = [&](int64_t value) {
    return builder.getAffineConstantExpr(value);
  };
  if (!alike.empty() && !choices.chance(others.empty() ? 15 : 25)) {
    AffineExpr i = index(choices.pickFrom(alike));
    if (!choices.chance(15))
      return {i, false};
    switch (choices.pick(4)) {
    case 0:
      return {constant(extent - 1) - i, false};
    case 1:
      return {i - 1, true};
    case 2:
      return {i + 1, true};
    default:
      return {(i + 1) % std::max<int64_t>(extent, 1), extent == 0};
    }
  }
  unsigned variable =
      extents.empty() ? 0 : choices.pick(unsigned(extents.size()) + 1);
  if (variable == extents.size() || extents.empty())
    return {constant(extent / 2), extent == 0};
  AffineExpr i = index(variable);
  int64_t count = extents[variable];
  unsigned how = choices.pick(6);
  if (how == 5 && extents.size() > 1) { // a window
    unsigned other = choices.pick(extents.size());
    int64_t factor = 1 + choices.pick(2), offset = choices.pick(3);
    return {i * factor + index(other) - offset, true};
  }
  if (extent == 0 || how == 4)
    return {i - int64_t(choices.pick(3)), true};
  if (count <= extent) {
    if (how == 0 && 2 * (count - 1) < extent)
      return {i * 2, false};
    return {i + (extent - count), false};
  }
  if (how <= 1)
    return {i % extent, false};
  return {i.floorDiv((count + extent - 1) / extent), false};
}

Constraint Body::makeConstraint() {
  AffineExpr i = index(choices.pick(std::max(1u, getNumVariables())));
  if (getNumVariables() == 0)
    i = builder.getAffineConstantExpr(0);
  if (getNumVariables() > 1 && choices.chance(60)) {
    AffineExpr j = index(choices.pick(getNumVariables()));
    int64_t offset = int64_t(choices.pick(4)) - 1;
    return choices.chance(25) ? Constraint{i + j - offset - 1, true}
                              : Constraint{i - j + offset, false};
  }
  switch (choices.pick(4)) {
  case 0:
    return {i - int64_t(choices.pick(3)), false};
  case 1:
    return {int64_t(choices.pick(4)) - i, false};
  case 2:
    return {i % 2, true};
  default:
    return {i - int64_t(choices.pick(4)), true};
  }
}

Scalar Body::readSomewhere(const Entry &entry) {
  SmallVector<AffineExpr> coordinates;
  bool mayMiss = false;
  for (int64_t extent : entry.getShape()) {
    auto [coordinate, isOutside] = makeCoordinate(extent);
    coordinates.push_back(coordinate);
    mayMiss |= isOutside;
  }
  SmallVector<Constraint> guard;
  if (choices.chance(8))
    for (unsigned count = 1 + choices.pick(2); count > 0; --count)
      guard.push_back(makeConstraint());
  std::optional<Scalar> otherwise;
  if (mayMiss || !guard.empty()) {
    Scalars scalars = getScalars();
    otherwise = choices.chance(30)
                    ? scalars.makeConstant(entry.getElementType())
                    : scalars.getZero(entry.getElementType());
  }
  return read(entry, coordinates, otherwise, guard);
}

SmallVector<Scalar> Body::reduce(Attribute combiner,
                                 ArrayRef<int64_t> ownExtents,
                                 ArrayRef<Type> types, bool isGuarded,
                                 function_ref<SmallVector<Scalar>()> term) {
  Region region;
  Block *own = &region.emplaceBlock();
  size_t outer = variables.size(), outerSymbols = symbols.size();
  for (int64_t extent : ownExtents) {
    variables.push_back(own->addArgument(builder.getIndexType(), loc));
    extents.push_back(extent);
  }
  IntegerSetAttr guard;
  if (isGuarded) {
    Constraint constraint = makeConstraint();
    guard = IntegerSetAttr::get(IntegerSet::get(
        variables.size(), 0, constraint.expr, constraint.isZero));
  }
  SmallVector<Scalar> terms;
  {
    OpBuilder::InsertionGuard insertion(builder);
    builder.setInsertionPointToStart(own);
    terms = term();
    SmallVector<Value> values;
    for (const Scalar &scalar : terms)
      values.push_back(scalar.value);
    tdl::YieldOp::create(builder, loc, values);
  }
  variables.truncate(outer);
  extents.truncate(outer);
  symbols.truncate(outerSymbols);
  TypeAttr accumulator;
  Type type = types.front();
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() < 32 &&
      isa<tdl::CombinerAttr>(combiner) && choices.chance(50))
    accumulator = TypeAttr::get(builder.getF32Type());
  auto op = tdl::ReduceOp::create(builder, loc, types, combiner, ValueRange{},
                                  guard ? ValueRange(variables) : ValueRange(),
                                  builder.getDenseI64ArrayAttr(ownExtents),
                                  accumulator, guard);
  op.getBody().takeBody(region);
  for (auto [scalar, result] : llvm::zip(terms, op.getResults()))
    scalar.value = result;
  return terms;
}

Scalar Body::fold(tdl::Combiner combiner, ArrayRef<int64_t> ownExtents,
                  bool isGuarded, function_ref<Scalar()> term) {
  int64_t count = 1;
  for (int64_t extent : ownExtents)
    count *= extent;
  Type type;
  Known known;
  // The type is known once the term is written.
  SmallVector<Scalar> folded =
      reduce(tdl::CombinerAttr::get(builder.getContext(), combiner), ownExtents,
             {builder.getF32Type()}, isGuarded, [&]() -> SmallVector<Scalar> {
               Scalar scalar = term();
               type = scalar.getType();
               known = scalar.known;
               return {scalar};
             });
  auto op = folded[0].value.getDefiningOp<tdl::ReduceOp>();
  op.getResult(0).setType(type);
  if (!isa<FloatType>(type) || type.getIntOrFloatBitWidth() >= 32)
    op.removeAccumulatorAttr();
  if (!llvm::is_contained(getCombiners(type), combiner)) {
    combiner =
        getCombiners(type)[unsigned(combiner) % getCombiners(type).size()];
    op.setCombinerAttr(tdl::CombinerAttr::get(builder.getContext(), combiner));
  }
  bool addsUp =
      combiner == tdl::Combiner::sum || combiner == tdl::Combiner::prod;
  if (!addsUp)
    op.removeAccumulatorAttr();
  if (!isa<FloatType>(type)) {
    folded[0].known = combiner == tdl::Combiner::sum
                          ? sumKnown(type, known, count, true)
                          : getFullRange(type);
    return folded[0];
  }
  if (!addsUp)
    return folded[0];
  Known result = sumKnown(type, known, count, style.isExact);
  if (combiner == tdl::Combiner::prod) {
    result = Known();
    result.most = 1;
    for (int64_t i = 0; i != count && result.most < 1e30; ++i) // 1e30: too much
      result = multiplyKnown(type, result, known, style.isExact);
    // A part of the points may give more than all of them.
    result.most = std::max(result.most, std::ldexp(known.most, result.scale));
  }
  if (!fits(type, result, style.isExact)) {
    op.setCombinerAttr(
        tdl::CombinerAttr::get(builder.getContext(), tdl::Combiner::max));
    op.removeAccumulatorAttr();
    return folded[0];
  }
  folded[0].known = result;
  return folded[0];
}

void Body::guard(Scalar folded, Constraint constraint) {
  auto op = folded.value.getDefiningOp<tdl::ReduceOp>();
  unsigned count = variables.size() + op.getIndices().size();
  op.setGuardAttr(IntegerSetAttr::get(
      IntegerSet::get(count, 0, constraint.expr, constraint.isZero)));
  op.getGuardIndicesMutable().assign(variables);
}

SmallVector<Scalar> Body::applyOpaque(StringRef function,
                                      ArrayRef<Entry> operands, unsigned along,
                                      ArrayRef<unsigned> batch,
                                      DictionaryAttr attributes) {
  SmallVector<Value> sources, indices(variables);
  SmallVector<Type> types;
  SmallVector<Attribute> maps, dims;
  for (const Entry &operand : operands) {
    sources.push_back(getInput(operand.value));
    types.push_back(RankedTensorType::get({operand.getShape()[along]},
                                          operand.getElementType()));
    SmallVector<int64_t> given;
    SmallVector<AffineExpr> coordinates;
    for (unsigned dim = 0; dim != operand.getShape().size(); ++dim)
      if (dim != along) {
        given.push_back(dim);
        coordinates.push_back(index(llvm::find(batch, dim) - batch.begin()));
      }
    dims.push_back(builder.getDenseI64ArrayAttr(given));
    maps.push_back(AffineMapAttr::get(
        AffineMap::get(indices.size(), 0, coordinates, builder.getContext())));
  }
  auto opaque = tdl::OpaqueOp::create(
      builder, loc, types, builder.getStringAttr(function), sources, indices,
      ValueRange(), builder.getArrayAttr(maps), builder.getArrayAttr(dims),
      builder.getArrayAttr({}), attributes, FlatSymbolRefAttr());
  SmallVector<Scalar> results;
  for (auto [value, operand] : llvm::zip(opaque.getResults(), operands))
    results.push_back({value, operand.known});
  return results;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reads, reductions and opaque functions.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Import/TDL/BodyBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

/// Bound indices are dimensions of the map; attributes, extents and values that
/// are read are symbols, which may be factors and divisors.
AffineMap BodyBuilder::buildCoordinates(ArrayRef<ExprId> ids,
                                        Operands &operands) {
  auto leaf = [&](ExprId id) {
    const auto *name = definition[id].getIf<NameUse>();
    if (name && name->binding == Binding::Index)
      return operands.addDim(getNamed(*name));
    return operands.addSymbol(name ? getNamed(*name) : buildIndex(id));
  };
  AffineBuilder affine(definition, import, AffineBuilder::Symbols, leaf);
  SmallVector<AffineExpr> coordinates;
  for (ExprId id : ids)
    coordinates.push_back(affine.build(id));
  return AffineMap::get(operands.dims.size(), operands.symbols.size(),
                        coordinates, import.getContext());
}

/// An index alone is inside: check() has compared the extents. Any other read
/// without `else` may leave the tensor at a point that is left out.
bool BodyBuilder::mustStayInside(const Read &node) {
  return node.orElse == ExprId::None && speculative != 0 &&
         !llvm::all_of(node.indices, [&](ExprId id) {
           const auto *name = definition[id].getIf<NameUse>();
           return name && name->binding == Binding::Index;
         });
}

Value BodyBuilder::visit(ExprId id, const Read &node) {
  Value source = tensors[node.parameter];
  mlir::Type type = cast<RankedTensorType>(source.getType()).getElementType();
  Value otherwise;
  if (node.orElse != ExprId::None)
    otherwise = build(node.orElse, type);
  else if (mustStayInside(node))
    otherwise = getZero(getLoc(id), type);
  Operands operands;
  AffineMap map = buildCoordinates(node.indices, operands);
  Guard guard;
  if (node.where != ExprId::None) {
    SmallVector<ExprId> rest;
    guard = buildGuard(node.where, {}, rest);
    assert(rest.empty() && "a read binds no index");
  }
  llvm::append_range(operands.dims, operands.symbols);
  return tdl::ReadOp::create(
      builder, getLoc(id), type, source, operands.dims, guard.operands.dims,
      otherwise, AffineMapAttr::get(map),
      guard.set ? IntegerSetAttr::get(guard.set) : IntegerSetAttr());
}

Value BodyBuilder::buildReduce(ExprId id, const Reduce &node, mlir::Type type) {
  static constexpr tdl::Combiner combiners[] = {
      tdl::Combiner::sum, tdl::Combiner::prod, tdl::Combiner::max,
      tdl::Combiner::min};
  tdl::Combiner combiner = combiners[unsigned(node.reducer)];
  Location loc = getLoc(id);
  SmallVector<ExprId> ranges;
  for (const ReduceIndex &index : node.indices)
    ranges.push_back(index.range);
  Extents extents = buildExtents(ranges);
  SmallVector<ExprId> rest;
  Guard guard;
  if (node.where != ExprId::None)
    guard = buildGuard(node.where, node.indices, rest);

  // The type of the result is that of the body, which is built first.
  Region region;
  Block &block = region.emplaceBlock();
  for (const ReduceIndex &index : node.indices)
    bindIndex(index.name.text, block.addArgument(builder.getIndexType(),
                                                 import.getLoc(index.name)));
  Value value;
  {
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToEnd(&block);
    Value condition;
    for (ExprId comparison : rest) {
      Value next = build(comparison);
      condition = condition
                      ? arith::AndIOp::create(builder, loc, condition, next)
                      : next;
    }
    speculative += bool(condition);
    value = type ? build(node.body, type) : build(node.body);
    speculative -= bool(condition);
    if (condition) {
      bool isIndex = value.getType().isIndex();
      TypedAttr identity = tdl::getIdentity(
          combiner, isIndex ? builder.getI64Type() : value.getType());
      if (isIndex)
        identity = builder.getIndexAttr(cast<IntegerAttr>(identity).getInt());
      Value leftOut = arith::ConstantOp::create(builder, loc, identity);
      value = arith::SelectOp::create(builder, loc, condition, value, leftOut);
    }
    tdl::YieldOp::create(builder, getLoc(node.body), value);
  }
  for (const ReduceIndex &index : node.indices)
    indices.erase(index.name.text);
  auto reduce = tdl::ReduceOp::create(
      builder, loc, TypeRange(value.getType()),
      tdl::CombinerAttr::get(import.getContext(), combiner), extents.values,
      guard.operands.dims, extents.constants, /*accumulator=*/TypeAttr(),
      guard.set ? IntegerSetAttr::get(guard.set) : IntegerSetAttr());
  reduce.getBody().takeBody(region);
  return reduce.getResult(0);
}

void BodyBuilder::buildOpaque(const Opaque &node, ArrayRef<mlir::Type> types) {
  SmallVector<Value> sources;
  SmallVector<SmallVector<AffineExpr>> slices;
  SmallVector<mlir::Attribute> dims;
  Guard values; // all are dimensions, as in a guard
  AffineBuilder affine(
      definition, import, AffineBuilder::Constants,
      [&](ExprId leaf) { return buildDimension(leaf, values); });
  for (const Slice &slice : node.arguments) {
    sources.push_back(tensors[slice.parameter]);
    SmallVector<int64_t> given;
    auto &coordinates = slices.emplace_back();
    for (auto [dim, index] : llvm::enumerate(slice.indices))
      if (index != ExprId::None) {
        given.push_back(dim);
        coordinates.push_back(affine.build(index));
      }
    dims.push_back(builder.getDenseI64ArrayAttr(given));
  }
  SmallVector<AffineMap> maps;
  for (ArrayRef<AffineExpr> coordinates : slices)
    maps.push_back(AffineMap::get(values.operands.dims.size(), 0, coordinates,
                                  import.getContext()));
  SmallVector<mlir::Attribute> names;
  SmallVector<Value> parameters;
  for (const NamedValue &attribute : node.attributes) {
    names.push_back(builder.getStringAttr(attribute.name.text));
    bool isNumber = definition[attribute.value].type == syntax::Type::Number;
    parameters.push_back(isNumber ? build(attribute.value)
                                  : buildIndex(attribute.value));
  }
  SmallVector<mlir::Type> results;
  for (mlir::Type type : types) {
    auto tensor = cast<RankedTensorType>(type);
    results.push_back(RankedTensorType::get(
        tensor.getShape().drop_front(definition.indices.size()),
        tensor.getElementType()));
  }
  Location loc = getLoc(definition.body);
  auto opaque = tdl::OpaqueOp::create(
      builder, loc, results, node.function.text, sources, values.operands.dims,
      parameters, builder.getAffineMapArrayAttr(maps),
      builder.getArrayAttr(dims), builder.getArrayAttr(names),
      builder.getDictionaryAttr({}), FlatSymbolRefAttr());
  tdl::YieldOp::create(builder, loc, opaque.getResults());
}

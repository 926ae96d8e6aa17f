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
#include "tofu/TDL/Extents.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

/// Bound indices are dimensions of the map; attributes, extents and values that
/// are read are symbols, which may be factors and divisors.
AffineMapAttr BodyBuilder::buildCoordinates(ArrayRef<ExprId> ids,
                                            Operands &operands) {
  auto leaf = [&](ExprId id) {
    const auto *name = op[id].getIf<NameUse>();
    if (name && name->binding == Binding::Index)
      return operands.addDim(getNamed(*name));
    bool isIndex = name && name->binding != Binding::Bound;
    return operands.addSymbol(isIndex ? getNamed(*name) : buildIndex(id));
  };
  AffineBuilder affine(op, import, AffineBuilder::Symbols, leaf);
  SmallVector<AffineExpr> coordinates;
  for (ExprId id : ids)
    coordinates.push_back(affine.build(id));
  AffineMap last = lastMap ? lastMap.getValue() : AffineMap();
  if (!last || last.getNumDims() != operands.dims.size() ||
      last.getNumSymbols() != operands.symbols.size() ||
      last.getResults() != ArrayRef(coordinates))
    lastMap = AffineMapAttr::get(
        AffineMap::get(operands.dims.size(), operands.symbols.size(),
                       coordinates, import.getContext()));
  return lastMap;
}

/// An index alone is inside: check() has compared the extents. Any other read
/// without `else` may leave the tensor at a point that is left out.
bool BodyBuilder::mustStayInside(const Read &node) {
  return node.orElse == ExprId::None && speculative != 0 &&
         !llvm::all_of(node.indices, [&](ExprId id) {
           const auto *name = op[id].getIf<NameUse>();
           return name && name->binding == Binding::Index;
         });
}

Value BodyBuilder::visit(ExprId id, const Read &node) {
  Value source = tensors[node.tensor];
  mlir::Type type = cast<RankedTensorType>(source.getType()).getElementType();
  Value otherwise;
  if (node.orElse != ExprId::None)
    otherwise = build(node.orElse, type);
  else if (mustStayInside(node))
    otherwise = getZero(getLoc(id), type);
  Operands operands;
  AffineMapAttr map = buildCoordinates(node.indices, operands);
  Guard guard;
  SmallVector<ExprId> rest; // conditions on data choose what was read
  if (node.where != ExprId::None)
    guard = buildGuard(node.where, {}, rest);
  llvm::append_range(operands.dims, operands.symbols);
  Value value = tdl::ReadOp::create(
      builder, getLoc(id), type, source, operands.dims, guard.operands.dims,
      otherwise, map,
      guard.set ? IntegerSetAttr::get(guard.set) : IntegerSetAttr());
  for (ExprId condition : rest)
    value = arith::SelectOp::create(builder, getLoc(id), build(condition),
                                    value, otherwise);
  // Numbers that meet no element take the type of their use.
  if (op.exact && isa<FloatType>(type))
    return convert(getLoc(id), value, getFloatType(id));
  return value;
}

/// What a value that is left out of a reduction is instead.
Value BodyBuilder::getLeftOut(Location loc, tdl::Combiner combiner,
                              mlir::Type type) {
  TypedAttr identity =
      tdl::getIdentity(combiner, type.isIndex() ? builder.getI64Type() : type);
  if (type.isIndex())
    identity = builder.getIndexAttr(cast<IntegerAttr>(identity).getInt());
  auto constant = arith::ConstantOp::create(builder, loc, identity);
  // Another number where the elements are of another type.
  if (type.isInteger())
    constant->setAttr(tdl::kLeftOut,
                      tdl::CombinerAttr::get(import.getContext(), combiner));
  return constant;
}

tdl::ReduceOp BodyBuilder::buildReduce(ExprId id, const Reduce &node,
                                       mlir::Type type) {
  static constexpr tdl::Combiner builtins[] = {
      tdl::Combiner::sum, tdl::Combiner::prod, tdl::Combiner::max,
      tdl::Combiner::min, tdl::Combiner::all,  tdl::Combiner::any};
  bool isNamed = node.reducer == Reducer::Named;
  tdl::Combiner combiner =
      isNamed ? tdl::Combiner::sum : builtins[unsigned(node.reducer)];
  Location loc = getLoc(id);
  SmallVector<ExprId> ranges;
  for (const BoundName &index : node.indices)
    ranges.push_back(index.range);
  Extents extents = buildExtents(ranges);
  SmallVector<ExprId> rest;
  Guard guard;
  if (node.where != ExprId::None)
    guard = buildGuard(node.where, node.indices, rest);

  // The types of the results are those of the body, which is built first.
  Region region;
  Block &block = region.emplaceBlock();
  for (const BoundName &index : node.indices)
    bindIndex(index.name.text, block.addArgument(builder.getIndexType(),
                                                 import.getLoc(index.name)));
  SmallVector<Value> values;
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
    for (auto [i, each] : llvm::enumerate(node.values)) {
      Value value = isNamed
                        ? buildTerm(each, getIdentity(node.number, i).getType())
                    : type ? build(each, type)
                           : build(each);
      if (condition) {
        Value leftOut = isNamed ? arith::ConstantOp::create(
                                      builder, loc, getIdentity(node.number, i))
                                : getLeftOut(loc, combiner, value.getType());
        value =
            arith::SelectOp::create(builder, loc, condition, value, leftOut);
      }
      values.push_back(value);
    }
    speculative -= bool(condition);
    tdl::YieldOp::create(builder, getLoc(node.values[0]), values);
  }
  for (const BoundName &index : node.indices)
    indices.erase(index.name.text);
  mlir::Attribute folds =
      isNamed ? mlir::Attribute(combiners[node.number].first)
              : tdl::CombinerAttr::get(import.getContext(), combiner);
  auto reduce = tdl::ReduceOp::create(
      builder, loc, ValueRange(values).getTypes(), folds, extents.values,
      guard.operands.dims, extents.constants, /*accumulator=*/TypeAttr(),
      guard.set ? IntegerSetAttr::get(guard.set) : IntegerSetAttr());
  reduce.getBody().takeBody(region);
  return reduce;
}

/// What a function is told in so many words; null if it is the value of a name.
static mlir::Attribute getSetting(const Operator &op, ExprId id,
                                  Builder &builder) {
  const Expr &expr = op[id];
  if (const auto *word = expr.getIf<syntax::StringLiteral>())
    return builder.getStringAttr(word->text);
  if (const auto *truth = expr.getIf<BoolLiteral>())
    return builder.getBoolAttr(truth->value);
  if (const auto *number = expr.getIf<FloatLiteral>())
    return builder.getF64FloatAttr(number->value);
  if (const auto *integer = expr.getIf<IntegerLiteral>();
      integer && expr.type == syntax::Type::Integer)
    return builder.getI64IntegerAttr(integer->value);
  const auto *list = expr.getIf<ListLiteral>();
  if (!list)
    return {};
  SmallVector<int64_t> values;
  for (ExprId each : list->elements)
    values.push_back(op[each].getIf<IntegerLiteral>()->value);
  return builder.getDenseI64ArrayAttr(values);
}

void BodyBuilder::buildOpaque(const Stage &stage, ArrayRef<mlir::Type> types) {
  const Opaque &node = *op[stage.body].getIf<Opaque>();
  SmallVector<Value> sources;
  SmallVector<SmallVector<AffineExpr>> slices;
  SmallVector<mlir::Attribute> dims;
  Guard values; // all are dimensions, as in a guard
  AffineBuilder affine(op, import, AffineBuilder::Constants, [&](ExprId leaf) {
    return buildDimension(leaf, values);
  });
  for (const Slice &slice : node.arguments) {
    sources.push_back(tensors[slice.tensor]);
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
  NamedAttrList settings;
  SmallVector<mlir::Attribute> names;
  SmallVector<Value> parameters;
  for (const NamedValue &attribute : node.attributes) {
    if (mlir::Attribute setting = getSetting(op, attribute.value, builder)) {
      settings.append(attribute.name.text, setting);
      continue;
    }
    names.push_back(builder.getStringAttr(attribute.name.text));
    bool isNumber = op[attribute.value].type == syntax::Type::Number;
    parameters.push_back(isNumber ? build(attribute.value)
                                  : buildIndex(attribute.value));
  }
  // Nothing else tells the extents of slices that the operator does not give.
  for (auto [number, tensor] : llvm::enumerate(stage.tensors)) {
    if (llvm::is_contained(op.yields, tensor))
      continue;
    ArrayRef<ExprId> extents = op.tensors[tensor].extents;
    for (auto [dim, extent] :
         llvm::enumerate(extents.drop_front(stage.indices.size()))) {
      names.push_back(
          builder.getStringAttr(tdl::getExtentParameter(number, dim)));
      parameters.push_back(buildIndex(extent));
    }
  }
  SmallVector<mlir::Type> results;
  for (mlir::Type type : types) {
    auto tensor = cast<RankedTensorType>(type);
    results.push_back(RankedTensorType::get(
        tensor.getShape().drop_front(stage.indices.size()),
        tensor.getElementType()));
  }
  Location loc = getLoc(stage.body);
  auto opaque = tdl::OpaqueOp::create(
      builder, loc, results, node.function.text, sources, values.operands.dims,
      parameters, builder.getAffineMapArrayAttr(maps),
      builder.getArrayAttr(dims), builder.getArrayAttr(names),
      settings.getDictionary(import.getContext()), FlatSymbolRefAttr());
  tdl::YieldOp::create(builder, loc, opaque.getResults());
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Bodies of lambdas and combiners: opaque functions, and values to yield.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Export/BodyWriter.h"
#include "tofu/TDL/Extents.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

//===----------------------------------------------------------------------===//
// Opaque functions
//===----------------------------------------------------------------------===//

FailureOr<ExprId> BodyWriter::writeSetting(tdl::OpaqueOp opaque,
                                           NamedAttribute setting) {
  mlir::Attribute value = setting.getValue();
  if (auto truth = dyn_cast<BoolAttr>(value))
    return make(BoolLiteral{truth.getValue()});
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return writeInteger(integer.getInt());
  if (auto number = dyn_cast<FloatAttr>(value))
    return writeNumber(number.getValue());
  if (auto list = dyn_cast<DenseI64ArrayAttr>(value)) {
    ListLiteral literal;
    for (int64_t each : list.asArrayRef())
      literal.elements.push_back(writeInteger(each));
    return make(std::move(literal));
  }
  StringRef word = cast<StringAttr>(value).getValue();
  if (word.find_first_of("\"\n\r") == StringRef::npos)
    return make(syntax::StringLiteral{names.save(word)});
  return opaque.emitOpError("has a setting ")
         << setting.getName()
         << " with a quote or a line's end in it, which no word of the "
            "language has";
}

FailureOr<ExprId> BodyWriter::writeOpaque(tdl::OpaqueOp opaque) {
  if (opaque.getMeaning())
    return opaque.emitOpError("says what it means, which the language does "
                              "not; leave 'means' out");
  Opaque node;
  node.function = {opaque.getCallee(), {}};
  FormulaWriter writer(code, [&](AffineExpr leaf) {
    return useIndex(
        opaque.getIndices()[cast<AffineDimExpr>(leaf).getPosition()]);
  });
  for (auto [i, source] : llvm::enumerate(opaque.getSources())) {
    const Tensor &tensor = getTensor(source);
    Slice slice;
    slice.name = {tensor.name, {}};
    slice.whole = opaque.getGivenDims(i).empty();
    for (auto [coordinate, extent] :
         llvm::zip_equal(opaque.getCoordinates(i), tensor.extents)) {
      slice.indices.push_back(coordinate ? writer.write(coordinate)
                                         : ExprId::None);
      if (auto dim = dyn_cast_or_null<AffineDimExpr>(coordinate))
        slice.indices.back() =
            access(opaque.getIndices()[dim.getPosition()], slice.indices.back(),
                   extent, /*hasElse=*/false);
    }
    node.arguments.push_back(std::move(slice));
  }
  auto add = [&](StringRef name, ExprId value) -> LogicalResult {
    if (!isName(name))
      return opaque.emitOpError("has a setting '")
             << name << "', which is no name of the language";
    node.attributes.push_back({{name, {}}, value});
    return success();
  };
  for (auto [name, value] :
       llvm::zip_equal(opaque.getParameterNames().getAsValueRange<StringAttr>(),
                       opaque.getParameters())) {
    if (tdl::isExtentParameter(name))
      continue;
    ExprId id = useIndex(value);
    if (!code[id].getIf<NameUse>())
      return opaque.emitOpError("has a setting '")
             << name << "' that is computed, but one of the language is an "
             << "attribute, a dimension or a literal";
    if (failed(add(name, id)))
      return failure();
  }
  for (NamedAttribute setting : opaque.getOpAttributes()) {
    FailureOr<ExprId> value = writeSetting(opaque, setting);
    if (failed(value) || failed(add(setting.getName(), *value)))
      return failure();
  }
  return make(std::move(node));
}

//===----------------------------------------------------------------------===//
// Lambdas and combiners
//===----------------------------------------------------------------------===//

/// The reduction whose results the lambda yields, as they are or as integers of
/// other types; or null.
static tdl::ReduceOp getTuple(tdl::LambdaOp lambda) {
  tdl::ReduceOp reduce;
  for (auto [i, value] : llvm::enumerate(lambda.getYield().getValues())) {
    Operation *cast = value.getDefiningOp();
    if (isa_and_nonnull<arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp>(
            cast))
      value = cast->getOperand(0);
    auto result = dyn_cast<OpResult>(value);
    if (!result || result.getResultNumber() != i)
      return {};
    auto own = dyn_cast<tdl::ReduceOp>(result.getOwner());
    if (!own || (reduce && own != reduce))
      return {};
    reduce = own;
  }
  bool isAll = reduce && !reduce.getBuiltin() &&
               reduce.getNumResults() == lambda.getNumResults();
  return isAll ? reduce : tdl::ReduceOp();
}

bool BodyWriter::isTuple(tdl::LambdaOp lambda) {
  return lambda.getOpaque() || (lambda.getNumResults() > 1 && getTuple(lambda));
}

/// Dimensions that are more than an extent of a reduction; no index of the body
/// has the name of one.
void BodyWriter::collectHidden(tdl::LambdaOp lambda) {
  hidden.clear();
  for (BlockArgument argument : lambda.getInputArguments()) {
    bool isValue = argument.getType().isIndex() &&
                   llvm::any_of(argument.getUses(), [](OpOperand &use) {
                     auto reduce = dyn_cast<tdl::ReduceOp>(use.getOwner());
                     return !reduce || use.getOperandNumber() >=
                                           reduce.getDynamicExtents().size();
                   });
    if (!isValue)
      continue;
    SmallVector<ExprId> pending{infos[argument].id};
    while (!pending.empty()) {
      const Expr &expr = code[pending.pop_back_val()];
      if (const auto *name = expr.getIf<NameUse>())
        hidden.insert(name->text);
      llvm::append_range(pending, getOperands(expr));
    }
  }
}

FailureOr<SmallVector<ExprId>>
BodyWriter::writeLambda(tdl::LambdaOp lambda, std::vector<BoundName> &indices,
                        ArrayRef<ExprId> extents, bool isResult) {
  for (auto [index, extent] : llvm::zip_equal(lambda.getIndices(), extents))
    ranges[index] = {extent, isResult ? Range::Result : Range::Free};
  for (auto [input, argument] :
       llvm::zip_equal(lambda.getInputs(), lambda.getInputArguments()))
    if (isa<RankedTensorType>(input.getType()))
      defineTensor(argument, getTensor(input));
    else
      define(argument, get(input));
  collectHidden(lambda);
  indices = pushIndices(lambda.getIndices());
  Block &block = *lambda.getBlock();
  SmallVector<ExprId> roots;
  if (tdl::OpaqueOp opaque = lambda.getOpaque()) {
    SmallVector<Value> operands(opaque.getIndices());
    llvm::append_range(operands, opaque.getParameters());
    survey(block, operands, /*hasLets=*/false);
    if (failed(writeBlock(block)))
      return failure();
    FailureOr<ExprId> id = writeOpaque(opaque);
    if (failed(id))
      return failure();
    roots.push_back(*id);
  } else if (isTuple(lambda)) {
    tdl::ReduceOp reduce = getTuple(lambda);
    survey(block, reduce.getResults(), /*hasLets=*/false);
    if (failed(writeBlock(block)))
      return failure();
    ExprId first = infos[reduce.getResult(0)].id;
    roots.push_back(code[first].getIf<Element>()->operand);
  } else {
    SmallVector<Value> values;
    for (Value value : lambda.getYield().getValues())
      values.push_back(getElement(value));
    survey(block, values, /*hasLets=*/true);
    if (failed(writeBlock(block)))
      return failure();
    for (Value value : lambda.getYield().getValues()) {
      Value element = getElement(value);
      bool isLiteral = element.getDefiningOp<arith::ConstantOp>();
      bool isInteger =
          value.getType().isInteger() && !value.getType().isInteger(1);
      ExprId id = isLiteral && isInteger && isExact
                      ? cast(spellType(value.getType()), use(element).id)
                  : element == value ? close(value)
                                     : useElement(value);
      roots.push_back(addLets(block, id));
    }
  }
  names.popIndices(indices.size());
  return roots;
}

static bool isNarrow(mlir::Type type) { return type.isBF16() || type.isF16(); }

/// Whether a value is computed in a narrow type, not chosen of those given.
static bool rounds(Block &block) {
  return llvm::any_of(block.without_terminator(), [](Operation &op) {
    return isNarrow(op.getResult(0).getType()) &&
           !isa<arith::ConstantOp, arith::SelectOp, arith::MaximumFOp,
                arith::MinimumFOp>(op);
  });
}

/// What rounds is folded in f32 where it is read again, unless it says its own
/// type.
FailureOr<SmallVector<ExprId>>
BodyWriter::writeCombiner(tdl::CombinerOp combiner) {
  Block &block = combiner.getBody().front();
  ValueRange values = block.getTerminator()->getOperands();
  survey(block, values, /*hasLets=*/true);
  if (failed(writeBlock(block)))
    return failure();
  SmallVector<ExprId> roots;
  for (Value value : values) {
    ExprId id = use(value).id;
    if (isNarrow(value.getType()) && rounds(block))
      id = cast(spellType(value.getType()), id);
    roots.push_back(addLets(block, id));
  }
  return roots;
}

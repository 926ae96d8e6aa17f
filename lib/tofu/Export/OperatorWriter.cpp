//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/OperatorWriter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Export/BodyWriter.h"
#include "tofu/Export/ParameterFormulas.h"
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Import/TDL/ElementTypes.h"
#include "tofu/Syntax/Printer.h"
#include "tofu/TDL/Extents.h"
#include "tofu/TDL/Locations.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

namespace {
class OperatorWriter {
public:
  OperatorWriter(tdl::OpOp op, SharedNames &shared)
      : op(op), isExact(op.getExact()),
        body(definition, names, shared, isExact) {}

  FailureOr<std::string> run(StringRef name);

private:
  LogicalResult nameAttributes();
  LogicalResult writeHeading(StringRef name);
  FailureOr<ElementType> getElement(Value tensor);
  LogicalResult writeParameters();
  LogicalResult writeConstraint(tdl::RequireOp require);
  LogicalResult writeLambda(tdl::LambdaOp lambda);
  bool isBody(tdl::LambdaOp lambda);
  void dropImplied(Value tensor);
  LogicalResult writeResults();
  SmallVector<ExprId> getLambdaExtents(tdl::LambdaOp lambda);
  SmallVector<ExprId> getExtents(Value tensor);
  AffineExpr getAffine(ExprId extent);
  bool statesResult(tdl::LambdaOp lambda, unsigned number);
  std::string spell(ExprId id) {
    std::string text;
    llvm::raw_string_ostream os(text);
    print(definition, id, os);
    return text;
  }

  template <typename N> ExprId make(N node) {
    return definition.add({{}, std::move(node)});
  }

  tdl::OpOp op;
  bool isExact;
  Definition definition;
  Names names;
  BodyWriter body;
  SmallVector<StringRef> constants;        // dimensions, then attributes
  llvm::DenseMap<Value, unsigned> results; // where the operator yields it
  std::vector<Step> bodies;
};
} // namespace

//===----------------------------------------------------------------------===//
// Heading
//===----------------------------------------------------------------------===//

/// Whoever applies the operator writes these names.
LogicalResult OperatorWriter::nameAttributes() {
  for (NamedAttribute attribute : op.getOpAttributes()) {
    StringRef name = attribute.getName();
    if (!isName(name))
      return op.emitOpError("has an attribute '")
             << name
             << "', which is no name of the language: letters, digits and '_', "
                "and no digit in front";
    names.take(name);
    syntax::Attribute written;
    written.name = {name, {}};
    if (auto number = dyn_cast<FloatAttr>(attribute.getValue())) {
      written.type = syntax::Type::Number;
      written.initial = body.writeNumber(number.getValue());
    } else if (auto integer = dyn_cast<IntegerAttr>(attribute.getValue())) {
      written.initial = body.writeInteger(integer.getInt());
    }
    definition.attributes.push_back(written);
  }
  for (auto [argument, written] :
       llvm::zip_equal(op.getAttributeArguments(), definition.attributes)) {
    if (isa<FloatType>(argument.getType()))
      written.type = syntax::Type::Number;
    body.define(argument, make(NameUse{written.name.text}));
  }
  return success();
}

/// Types of an operator that is not exact stand for those of the operands.
FailureOr<ElementType> OperatorWriter::getElement(Value tensor) {
  mlir::Type type = cast<RankedTensorType>(tensor.getType()).getElementType();
  if (!isExact && isa<FloatType>(type))
    return ElementType{};
  if (!isExact && type.isInteger(32))
    return ElementType{syntax::Type::Integer, Scalar::Generic, {}};
  std::optional<ElementType> written = getWritten(type);
  if (written && isExact)
    return *written;
  op.emitOpError("has elements of type ")
      << type
      << (written ? ", which operators that are 'exact' can have alone"
                  : ", which the language does not name; it has bf16, f16, "
                    "f32, f64, i8, i16, i32, i64 and bool");
  return failure();
}

LogicalResult OperatorWriter::writeParameters() {
  unsigned numOperands = op.getOperandShapes().size();
  Block &block = op.getBody().front();
  for (auto [i, dim] :
       llvm::enumerate(op.getDims().getAsValueRange<StringAttr>()))
    constants.push_back(names.chooseDimension(dim));
  for (auto [name, argument] :
       llvm::zip(constants, block.getArguments().drop_front(numOperands)))
    body.define(argument, make(NameUse{name, Binding::Dimension}));
  for (auto [shape, argument] :
       llvm::zip_first(op.getOperandShapes().getAsValueRange<AffineMapAttr>(),
                       block.getArguments())) {
    FailureOr<ElementType> element = getElement(argument);
    if (failed(element))
      return failure();
    Parameter parameter;
    parameter.name = {names.choose(tdl::getName(argument, "x")), {}};
    parameter.element = *element;
    FormulaWriter extents(definition, [&](AffineExpr leaf) {
      unsigned dim = cast<AffineDimExpr>(leaf).getPosition();
      return make(NameUse{constants[dim], Binding::Dimension});
    });
    for (AffineExpr extent : shape.getResults())
      parameter.extents.push_back(extents.write(extent));
    parameter.isOwn.resize(parameter.extents.size());
    body.defineTensor(argument, {parameter.name.text,
                                 llvm::to_vector<12>(parameter.extents)});
    definition.parameters.push_back(std::move(parameter));
  }
  return success();
}

LogicalResult OperatorWriter::writeHeading(StringRef name) {
  definition.name = {name, {}};
  if (op.getDefines()) {
    definition.operation = op.getDefines()->str();
    if (StringRef(definition.operation).find_first_of("\"\n\r") !=
        StringRef::npos)
      return op.emitOpError("is for an operation that has a quote or a line's "
                            "end in its name, which no text of the language "
                            "has");
  }
  if (failed(nameAttributes()) || failed(writeParameters()))
    return failure();
  for (const syntax::Attribute &attribute : definition.attributes)
    constants.push_back(attribute.name.text);
  for (auto [i, value] :
       llvm::enumerate(op.getBody().front().getTerminator()->getOperands()))
    results.try_emplace(value, i);
  for (auto [shape, value] :
       llvm::zip_equal(op.getResultShapes().getAsValueRange<AffineMapAttr>(),
                       op.getBody().front().getTerminator()->getOperands())) {
    // Dimensions are those of the map, or its first symbols.
    unsigned numDims = shape.getNumDims();
    FormulaWriter extents(definition, [&](AffineExpr leaf) {
      auto dim = dyn_cast<AffineDimExpr>(leaf);
      unsigned number =
          dim ? dim.getPosition()
              : numDims + cast<AffineSymbolExpr>(leaf).getPosition();
      return make(NameUse{constants[number]});
    });
    FailureOr<ElementType> element = getElement(value);
    if (failed(element))
      return failure();
    Result &result = definition.results.emplace_back();
    result.element = *element;
    for (AffineExpr extent : shape.getResults())
      result.extents.push_back(extents.write(extent));
  }
  return success();
}

LogicalResult OperatorWriter::writeConstraint(tdl::RequireOp require) {
  std::string message = require.getMessage().str();
  if (StringRef(message).find_first_of("\"\n\r") != StringRef::npos)
    return require.emitOpError("has a quote or a line's end in its message, "
                               "which no text of the language has");
  ExprId condition = body.get(require.getCondition());
  // What the constraint says is added to every message.
  std::string added =
      "'" + definition.name.text.str() + "' requires " + spell(condition);
  StringRef rest = message;
  if (rest.consume_back(added) && (rest.empty() || rest.consume_back(": ")))
    message = rest.str();
  definition.constraints.push_back({condition, message});
  body.addConstraint(condition);
  return success();
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

/// Of names by their numbers; null, where it is none.
AffineExpr OperatorWriter::getAffine(ExprId id) {
  const Expr &expr = definition[id];
  MLIRContext *context = op.getContext();
  if (const auto *literal = expr.getIf<IntegerLiteral>())
    return getAffineConstantExpr(literal->value, context);
  if (const auto *name = expr.getIf<NameUse>())
    return getAffineSymbolExpr(
        llvm::find(constants, name->text) - constants.begin(), context);
  if (const auto *node = expr.getIf<Negate>()) {
    AffineExpr operand = getAffine(node->operand);
    return operand ? operand * -1 : operand;
  }
  const auto *node = expr.getIf<Binary>();
  AffineExpr lhs = node ? getAffine(node->lhs) : AffineExpr();
  AffineExpr rhs = lhs ? getAffine(node->rhs) : AffineExpr();
  return rhs ? makeAffine(node->op, lhs, rhs) : AffineExpr();
}

SmallVector<ExprId> OperatorWriter::getLambdaExtents(tdl::LambdaOp lambda) {
  SmallVector<ExprId> extents;
  auto dynamic = lambda.getDynamicExtents().begin();
  for (int64_t extent : lambda.getStaticExtents())
    extents.push_back(ShapedType::isDynamic(extent)
                          ? body.get(*dynamic++)
                          : body.writeInteger(extent));
  return extents;
}

/// Those of a slice are what the heading states, or what the opaque function is
/// told; fewer than there are, if nothing says them.
SmallVector<ExprId> OperatorWriter::getExtents(Value tensor) {
  auto lambda = tensor.getDefiningOp<tdl::LambdaOp>();
  SmallVector<ExprId> extents = getLambdaExtents(lambda);
  auto type = cast<RankedTensorType>(tensor.getType());
  ArrayRef<int64_t> shape = type.getShape().drop_front(extents.size());
  unsigned number = cast<OpResult>(tensor).getResultNumber();
  auto yielded = results.find(tensor);
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    if (!ShapedType::isDynamic(extent)) {
      extents.push_back(body.writeInteger(extent));
      continue;
    }
    if (yielded != results.end()) {
      extents.push_back(
          definition.results[yielded->second].extents[extents.size()]);
      continue;
    }
    tdl::OpaqueOp opaque = lambda.getOpaque();
    std::string name = tdl::getExtentParameter(number, dim);
    for (auto [own, value] : llvm::zip_equal(
             opaque.getParameterNames().getAsValueRange<StringAttr>(),
             opaque.getParameters()))
      if (own == name)
        extents.push_back(body.get(value));
  }
  return extents;
}

/// Whether the heading states the extents of what the lambda makes.
bool OperatorWriter::statesResult(tdl::LambdaOp lambda, unsigned number) {
  Result &result = definition.results[number];
  for (auto [own, stated] :
       llvm::zip(getLambdaExtents(lambda), result.extents)) {
    AffineExpr have = getAffine(own);
    if (!have || have != getAffine(stated))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Lambdas
//===----------------------------------------------------------------------===//

/// A lambda that makes results and nothing else is one of the bodies.
bool OperatorWriter::isBody(tdl::LambdaOp lambda) {
  bool isTuple = BodyWriter::isTuple(lambda) && lambda.getNumResults() > 1;
  if (isTuple && lambda.getNumResults() != definition.results.size())
    return false;
  for (auto [i, value] : llvm::enumerate(lambda.getResults())) {
    auto yielded = results.find(value);
    if (!value.hasOneUse() || yielded == results.end() ||
        (isTuple && yielded->second != i) ||
        !statesResult(lambda, yielded->second))
      return false;
  }
  return true;
}

/// The results as `let` names them.
LogicalResult OperatorWriter::writeLambda(tdl::LambdaOp lambda) {
  if (lambda.getPart() || lambda.getMasks() || lambda.getCarry())
    return lambda.emitOpError("is of a partitioned program, whose parts the "
                              "language does not say");
  bool isTuple = BodyWriter::isTuple(lambda), isLet = !isBody(lambda);
  bool isOpaque = bool(lambda.getOpaque());
  SmallVector<StringRef> own;
  auto loc = dyn_cast<NameLoc>(lambda.getLoc());
  for (unsigned i = 0; isLet && i != lambda.getNumResults(); ++i)
    own.push_back(names.choose(loc ? loc.getName().getValue() : "y"));
  std::vector<BoundName> indices;
  SmallVector<ExprId> extents = getLambdaExtents(lambda);
  FailureOr<SmallVector<ExprId>> values = body.writeLambda(
      lambda, indices, extents, /*isResult=*/!isLet || isOpaque);
  if (failed(values))
    return failure();
  if (!isLet) {
    for (auto [i, value] : llvm::enumerate(*values)) {
      unsigned number = results.lookup(lambda.getResult(i));
      // As the lambda's own, which say the same.
      if (!isOpaque)
        definition.results[number].extents.assign(extents.begin(),
                                                  extents.end());
      else
        llvm::copy(extents, definition.results[number].extents.begin());
      Step &step = bodies[number];
      step.indices = indices;
      step.body = value;
    }
    if (isTuple && lambda.getNumResults() > 1)
      bodies.resize(1);
    return success();
  }
  for (auto [i, value] : llvm::enumerate(*values)) {
    Step step;
    size_t count = isTuple ? lambda.getNumResults() : 1;
    for (size_t j = 0; j != count; ++j)
      step.names.push_back({own[i + j], {}});
    step.indices = indices;
    step.body = value;
    // Element types of several values are those that are folded, unless they
    // are stated.
    bool isStated = isOpaque || (isTuple && count > 1);
    for (size_t j = 0; isStated && j != count; ++j) {
      Value tensor = lambda.getResult(j);
      FailureOr<ElementType> element = getElement(tensor);
      if (failed(element))
        return failure();
      Result &result = step.results.emplace_back();
      result.element = *element;
      SmallVector<ExprId> all = getExtents(tensor);
      result.extents.assign(all.begin(), all.end());
      if (all.size() !=
          cast<RankedTensorType>(tensor.getType()).getShape().size())
        return lambda.emitOpError("gives slices whose extents nothing says");
    }
    for (auto [index, argument, extent] :
         llvm::zip_equal(step.indices, lambda.getIndices(), extents)) {
      index.range = isStated ? ExprId::None : extent;
      index.inferred = values->size() == 1 && body.isInferred(argument, extent);
    }
    definition.lets.push_back(std::move(step));
  }
  for (auto [name, tensor] : llvm::zip_equal(own, lambda.getResults()))
    body.defineTensor(tensor, {name, isOpaque ? getExtents(tensor) : extents});
  return success();
}

/// That a tensor has the extents of the result is required where it is the
/// result; it is not said twice.
void OperatorWriter::dropImplied(Value tensor) {
  const Result &result = definition.results[results.lookup(tensor)];
  for (auto [have, want] :
       llvm::zip(body.getTensor(tensor).extents, result.extents)) {
    std::string implied = spell(have) + " == " + spell(want);
    auto same = llvm::find_if(
        definition.constraints, [&](const Constraint &constraint) {
          return StringRef(constraint.message)
                     .ends_with("has to be of the result's extents") &&
                 spell(constraint.condition) == implied;
        });
    if (same != definition.constraints.end())
      definition.constraints.erase(same);
  }
}

/// Results that no body makes are tensors that are there.
LogicalResult OperatorWriter::writeResults() {
  Operation *yield = op.getBody().front().getTerminator();
  if (yield->getNumOperands() == 0)
    return op.emitOpError("has no results, but a definition has");
  for (auto [step, value] : llvm::zip(bodies, yield->getOperands())) {
    if (step.body != ExprId::None)
      continue;
    step.tensor.name = {body.getTensor(value).name, {}};
    dropImplied(value);
  }
  definition.bodies = std::move(bodies);
  return success();
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

FailureOr<std::string> OperatorWriter::run(StringRef name) {
  if (failed(writeHeading(name)))
    return failure();
  definition.doc = op.getDoc().value_or("").str();
  bodies.resize(definition.results.size());
  for (Operation &each : op.getBody().front().without_terminator()) {
    LogicalResult result = success();
    if (auto require = dyn_cast<tdl::RequireOp>(each))
      result = writeConstraint(require);
    else if (auto lambda = dyn_cast<tdl::LambdaOp>(each))
      result = writeLambda(lambda);
    else if (each.getNumRegions() != 0)
      result = each.emitOpError("has no counterpart in the language, whose "
                                "operators are lambdas alone");
    else
      result = body.writeOutside(&each);
    if (failed(result))
      return failure();
  }
  if (failed(writeResults()))
    return failure();
  restoreFormulas(definition);
  size_t size = 0;
  for (const std::vector<Step> *steps : {&definition.lets, &definition.bodies})
    for (const Step &step : *steps)
      size += step.body == ExprId::None ? 0 : body.getSize(step.body);
  if (size >= maxSize)
    return op.emitOpError("has more than ")
           << maxSize << " expressions when what is used more than once is "
           << "written out";
  std::string text;
  llvm::raw_string_ostream os(text);
  print(definition, os);
  return text;
}

FailureOr<std::string> tofu::writeOperator(tdl::OpOp op, StringRef name,
                                           SharedNames &shared) {
  return OperatorWriter(op, shared).run(name);
}

/// The least integer is what becomes of -inf; its digits alone are too many.
static FailureOr<ExprId> writeIdentity(tdl::CombinerOp combiner,
                                       mlir::Attribute identity,
                                       CombinerDefinition &definition,
                                       BodyWriter &body) {
  if (auto number = dyn_cast<FloatAttr>(identity))
    return body.writeNumber(number.getValue());
  auto integer = dyn_cast<IntegerAttr>(identity);
  if (integer && integer.getType().isInteger(1))
    return definition.add({{}, BoolLiteral{integer.getValue().isOne()}});
  if (integer && integer.getValue().isMinSignedValue())
    return body.writeNumber(
        APFloat::getInf(APFloat::IEEEdouble(), /*Negative=*/true));
  if (integer && integer.getType().isSignlessInteger())
    return body.writeInteger(integer.getInt());
  combiner.emitOpError("has the identity ")
      << identity << ", of whose type the language has no literals";
  return failure();
}

FailureOr<std::string> tofu::writeCombiner(tdl::CombinerOp combiner,
                                           StringRef name) {
  CombinerDefinition definition;
  Names names;
  SharedNames shared; // it folds nothing itself
  BodyWriter body(definition, names, shared, /*isExact=*/true);
  definition.name = {name, {}};
  auto arguments = combiner.getBody().getArguments();
  size_t count = combiner.getIdentity().size();
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    StringRef side = i < count ? "a" : "b";
    StringRef own =
        names.choose(count == 1 ? side.str() : (side + Twine(i % count)).str());
    (i < count ? definition.left : definition.right).push_back({own, {}});
    body.define(argument, definition.add({{}, NameUse{own, Binding::Bound}}));
  }
  for (mlir::Attribute identity : combiner.getIdentity()) {
    FailureOr<ExprId> literal =
        writeIdentity(combiner, identity, definition, body);
    if (failed(literal))
      return failure();
    definition.identities.push_back(*literal);
  }
  FailureOr<SmallVector<ExprId>> values = body.writeCombiner(combiner);
  if (failed(values))
    return failure();
  definition.values.assign(values->begin(), values->end());
  std::string text;
  llvm::raw_string_ostream os(text);
  print(definition, os);
  return text;
}

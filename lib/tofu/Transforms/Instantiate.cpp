//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Clones a definition with everything concrete that the definition leaves open:
// extents and attributes become constants, the float type the operands' own.
//
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Instantiate.h"
#include "tofu/Source/IntegerRange.h"
#include "tofu/TDL/Extents.h"

#include "tofu/TDL/Application.h"
#include "tofu/TDL/GivenValues.h"
#include "tofu/TDL/Intact.h"
#include "tofu/TDL/Limits.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/Reads.h"
#include "tofu/TDL/Rounding.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/FoldBody.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/Transforms/WidenTerms.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
/// One application.
class Instance {
public:
  Instance(ApplyOp apply, OpOp definition, StringRef name)
      : apply(apply), definition(definition), builder(apply), name(name) {}

  LogicalResult run();

private:
  InFlightDiagnostic emitError(StringRef then = " ") {
    return apply.emitError() << "'" << name << "'" << then;
  }
  LogicalResult bindTypes();
  void bindArguments();
  LogicalResult cloneOp(Operation &op);
  LogicalResult cloneLambda(LambdaOp lambda);
  void addUses(LambdaOp lambda);
  void separateOperands(LambdaOp old, LambdaOp lambda);
  LogicalResult fixOpaque(LambdaOp old, OpaqueOp opaque);
  LogicalResult checkDivisor(Operation *op);
  LogicalResult fail(const BodyFault &fault);
  void evaluate(Operation *op);
  std::string whyNotElement(Operation *op);
  std::string makeConcrete(Operation *op, FloatType number);
  Type getConcrete(Type type);
  /// Replaces extent operands by constants.
  template <typename OpTy> LogicalResult fixExtents(OpTy op);

  ApplyOp apply;
  OpOp definition;
  OpBuilder builder;
  StringRef name; // of the operation that the program has
  IRMapping mapping;
  FloatType floatType; // of the operands; else of the results, or the usual one
  DenseMap<Type, Type> elementTypes;  // written -> of the operands
  DenseMap<Value, int64_t> constants; // of the lambda that is made
};
} // namespace

/// Finds what the definition's element types stand for.
LogicalResult Instance::bindTypes() {
  if (definition.getExact()) {
    for (auto [argument, input] :
         llvm::zip(definition.getBody().getArguments(), apply.getInputs())) {
      Type given = getElementTypeOrSelf(input.getType());
      if (getElementTypeOrSelf(argument.getType()) != given)
        return emitError(": ")
               << describeOperand(definition, argument.getArgNumber())
               << " has elements of type " << given << ", but '"
               << getWrittenName(definition) << "' states "
               << getElementTypeOrSelf(argument.getType());
    }
    return success();
  }
  for (auto [argument, input] :
       llvm::zip(definition.getBody().getArguments(), apply.getInputs())) {
    Type written = cast<RankedTensorType>(argument.getType()).getElementType();
    Type given = cast<RankedTensorType>(input.getType()).getElementType();
    if (auto itsFloat = dyn_cast<FloatType>(given)) {
      if (floatType && floatType != itsFloat)
        return emitError() << "has operands with elements of type " << floatType
                           << " and " << itsFloat
                           << "; an operator takes one float type";
      floatType = itsFloat;
    }
    if (isa<FloatType>(written) != isa<FloatType>(given))
      return emitError(": ")
             << describeOperand(definition, argument.getArgNumber())
             << " has elements of type " << given << ", but '"
             << getWrittenName(definition) << "' states "
             << (isa<FloatType>(written) ? "float" : "int");
    elementTypes.insert({written, given});
  }
  for (Type type : apply.getResultTypes())
    if (auto asked = dyn_cast<FloatType>(getElementTypeOrSelf(type));
        asked && !floatType)
      floatType = asked;
  if (!floatType)
    floatType =
        cast<FloatType>(getUsualElement(definition, builder.getF64Type()));
  return success();
}

Type Instance::getConcrete(Type type) {
  if (definition.getExact())
    return type;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.clone(getConcrete(tensor.getElementType()));
  if (isa<FloatType>(type))
    return floatType;
  if (auto found = elementTypes.find(type); found != elementTypes.end())
    return found->second;
  return type;
}

void Instance::bindArguments() {
  Block::BlockArgListType arguments = definition.getBody().getArguments();
  SmallVector<int64_t> dims(definition.getDims().size());
  for (auto [input, map] : llvm::zip(
           apply.getInputs(),
           definition.getOperandShapes().getAsValueRange<AffineMapAttr>())) {
    mapping.map(arguments.front(), input);
    arguments = arguments.drop_front();
    auto shape = cast<RankedTensorType>(input.getType()).getShape();
    for (auto [extent, expr] : llvm::zip(shape, map.getResults()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        dims[dim.getPosition()] = extent;
  }
  for (auto [argument, extent] : llvm::zip(arguments, dims))
    mapping.map(argument, arith::ConstantIndexOp::create(
                              builder, argument.getLoc(), extent));
  for (auto [attribute, argument] : llvm::zip(
           definition.getOpAttributes(), definition.getAttributeArguments())) {
    Attribute given = apply.getOpAttributes().get(attribute.getName());
    Attribute value =
        given ? toAttributeOf(given, argument) : attribute.getValue();
    TypedAttr constant =
        isa<FloatAttr>(value)
            ? TypedAttr(cast<FloatAttr>(value))
            : builder.getIndexAttr(cast<IntegerAttr>(value).getInt());
    auto op = arith::ConstantOp::create(builder, argument.getLoc(), constant);
    op.getResult().setType(argument.getType());
    makeConcrete(op, builder.getF64Type());
    mapping.map(argument, op);
  }
}

template <typename OpTy> LogicalResult Instance::fixExtents(OpTy op) {
  SmallVector<int64_t> extents(op.getStaticExtents());
  auto dynamic = op.getDynamicExtents().begin();
  for (auto [number, extent] : llvm::enumerate(extents)) {
    if (!ShapedType::isDynamic(extent))
      continue;
    APInt value;
    if (!matchPattern(*dynamic++, m_ConstantInt(&value))) {
      InFlightDiagnostic diag = emitError()
                                << "makes an operator with an extent that does "
                                   "not fold to a constant";
      diag.attachNote(op.getLoc()) << "extent used here";
      return failure();
    }
    extent = value.getSExtValue();
    if (extent < 0 || extent > kMaxExtent) {
      std::string index = getName(op.getIndices()[number], "");
      InFlightDiagnostic diag =
          emitError() << "makes an operator with the extent " << extent
                      << (index.empty() ? "" : " of index '" + index + "'")
                      << "; extents are not negative, and at most 2^"
                      << llvm::Log2_64(kMaxExtent);
      diag.attachNote(op.getLoc()) << "extent used here";
      return failure();
    }
  }
  op.getDynamicExtentsMutable().clear();
  op.setStaticExtents(extents);
  return success();
}

/// Why an attribute's value, or else a literal, is none of its type.
static std::string describeMisfit(Location loc, StringRef literal,
                                  const Twine &why) {
  auto attribute = dyn_cast<NameLoc>(loc);
  return ((attribute ? "'" + attribute.getName().str() + "' "
                     : "this " + literal.str() + " ") +
          why)
      .str();
}

/// What integer arithmetic of constants alone gives. Operands come before.
void Instance::evaluate(Operation *op) {
  APInt value;
  if (matchPattern(op, m_ConstantInt(&value))) {
    constants[op->getResult(0)] = value.getSExtValue();
    return;
  }
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op) ||
      !op->getResult(0).getType().isIndex())
    return;
  auto lhs = constants.find(op->getOperand(0));
  auto rhs = constants.find(op->getOperand(1));
  if (lhs == constants.end() || rhs == constants.end())
    return;
  int64_t result = 0;
  bool wraps = isa<arith::AddIOp>(op)
                   ? llvm::AddOverflow(lhs->second, rhs->second, result)
               : isa<arith::SubIOp>(op)
                   ? llvm::SubOverflow(lhs->second, rhs->second, result)
                   : llvm::MulOverflow(lhs->second, rhs->second, result);
  if (!wraps)
    constants[op->getResult(0)] = result;
}

/// What is made an element, or is one of several beside elements, is an
/// attribute, an extent or what is computed of them that is none.
std::string Instance::whyNotElement(Operation *op) {
  auto type = dyn_cast<IntegerType>(op->getResult(0).getType());
  if (!type)
    return "";
  SetVector<Value> chosen;
  chosen.insert(op->getOperand(0));
  bool isOfElements = false;
  for (unsigned i = 0; i != chosen.size(); ++i) {
    Operation *made = chosen[i].getDefiningOp();
    if (isa_and_present<arith::MaxSIOp, arith::MinSIOp>(made))
      chosen.insert_range(made->getOperands());
    else if (isa_and_present<arith::SelectOp>(made))
      chosen.insert_range(made->getOperands().drop_front());
    else if (isa_and_present<arith::IndexCastOp>(made))
      isOfElements |= made->getOperand(0).getType() == type;
  }
  for (Value each : chosen) {
    auto known = constants.find(each);
    if (known == constants.end() || (chosen.size() > 1 && !isOfElements))
      continue;
    std::string why = whyNotInteger(known->second, type.getWidth());
    if (!why.empty())
      return describeMisfit(each.getLoc(), "integer", why);
  }
  return "";
}

/// What computes takes integers whose type says no sign.
static std::string whyNotComputed(Operation *op) {
  if (!isa<arith::ArithDialect, math::MathDialect>(op->getDialect()))
    return "";
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes())))
    if (auto integer = dyn_cast<IntegerType>(type);
        integer && !integer.isSignless())
      return llvm::formatv("computes with elements of type {0}, which a "
                           "definition can only move; convert them before, as "
                           "to i{1}",
                           type, std::min(64u, 2 * integer.getWidth()));
  return "";
}

/// Operands that are all `of int` may have several types, which do not meet.
static std::string whyMixed(Operation *op) {
  if (!isa<ReadOp, arith::CmpIOp, arith::SelectOp>(op) &&
      !op->hasTrait<OpTrait::SameOperandsAndResultType>())
    return "";
  IntegerType one;
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes()))) {
    auto other = dyn_cast<IntegerType>(type);
    if (!other || other.isInteger(1))
      continue;
    one = one ? one : other;
    if (one != other)
      return llvm::formatv("mixes {0} with {1}, which operands 'of int' have "
                           "here; write 'i{2}(...)' around each of them",
                           one, other,
                           std::max(one.getWidth(), other.getWidth()));
  }
  return "";
}

/// Gives the operation's results, and constants, concrete element types; of
/// scalar numbers this one, unless the definition is exact. Says why it cannot.
std::string Instance::makeConcrete(Operation *op, FloatType number) {
  for (Value result : op->getResults())
    result.setType(isa<FloatType>(result.getType()) && !definition.getExact()
                       ? number
                       : getConcrete(result.getType()));
  if (std::string why = whyNotComputed(op); !why.empty())
    return why;
  if (isa<arith::IndexCastOp, arith::TruncIOp>(op))
    return whyNotElement(op);
  auto constant = dyn_cast<arith::ConstantOp>(op);
  if (!constant)
    return "";
  Type type = constant.getType();
  if (auto combiner = constant->getAttrOfType<CombinerAttr>(kLeftOut)) {
    constant->removeAttr(kLeftOut);
    constant.setValueAttr(getIdentity(combiner.getValue(), type));
    return "";
  }
  if (auto value = dyn_cast<FloatAttr>(constant.getValue())) {
    auto element = cast<FloatType>(type);
    constant.setValueAttr(FloatAttr::get(
        type, roundTo(value.getValue(), element.getFloatSemantics())));
    std::string why = whyNotNumber(value.getValueAsDouble(), element);
    if (!why.empty())
      return describeMisfit(op->getLoc(), "number", why);
  } else if (auto value = dyn_cast<IntegerAttr>(constant.getValue());
             value && value.getType() != type) {
    if (auto integer = dyn_cast<IntegerType>(type))
      if (std::string why = whyNotInteger(value.getInt(), integer.getWidth());
          !why.empty())
        return describeMisfit(op->getLoc(), "integer", why);
    constant.setValueAttr(IntegerAttr::get(type, value.getInt()));
  }
  return "";
}

/// Says what is wrong where the definition says it, and who applies it.
LogicalResult Instance::fail(const BodyFault &fault) {
  InFlightDiagnostic diag = fault.op->emitError() << fault.text;
  diag.attachNote(apply.getLoc()) << "applied here, by '" << name << "'";
  return diag;
}

/// `floordiv` and `mod` of values; those in coordinates are in maps.
LogicalResult Instance::checkDivisor(Operation *op) {
  auto division = dyn_cast<arith::FloorDivSIOp>(op);
  APInt divisor;
  if (!division || !matchPattern(division.getRhs(), m_ConstantInt(&divisor)) ||
      divisor.isStrictlyPositive())
    return success();
  return fail({op, describeBadDivisor(divisor.getSExtValue(),
                                      getName(division.getRhs(), ""))});
}

/// Parameters become attributes, and the extents of slices constants: those of
/// the definition's own results, if the lambda's results are these; of others
/// they are parameters, too.
LogicalResult Instance::fixOpaque(LambdaOp old, OpaqueOp opaque) {
  NamedAttrList attributes(opaque.getOpAttributes());
  llvm::StringMap<int64_t> extents;
  for (auto [name, value] :
       llvm::zip(opaque.getParameterNames(), opaque.getParameters())) {
    TypedAttr constant;
    if (!matchPattern(value, m_Constant(&constant))) {
      InFlightDiagnostic diag = emitError()
                                << "gives an opaque function a parameter "
                                << name << " that does not fold to a constant";
      diag.attachNote(opaque.getLoc()) << "applied here";
      return failure();
    }
    if (tdl::isExtentParameter(cast<StringAttr>(name))) {
      extents[cast<StringAttr>(name)] = cast<IntegerAttr>(constant).getInt();
      continue;
    }
    if (auto number = dyn_cast<IntegerAttr>(constant))
      constant = builder.getI64IntegerAttr(number.getInt());
    else
      constant =
          builder.getF64FloatAttr(cast<FloatAttr>(constant).getValueAsDouble());
    attributes.set(cast<StringAttr>(name), constant);
  }
  opaque.getParametersMutable().clear();
  opaque.setParameterNamesAttr(builder.getStrArrayAttr({}));
  opaque.setOpAttributesAttr(attributes.getDictionary(opaque.getContext()));
  Operation *yield = definition.getBody().front().getTerminator();
  for (auto [number, pair] :
       llvm::enumerate(llvm::zip(old.getResults(), opaque.getResults()))) {
    auto [result, slice] = pair;
    auto type = cast<RankedTensorType>(getConcrete(slice.getType()));
    SmallVector<int64_t> shape(type.getShape());
    for (auto [dim, extent] : llvm::enumerate(shape))
      if (auto known = extents.find(tdl::getExtentParameter(number, dim));
          known != extents.end())
        extent = known->second;
    type = type.clone(shape);
    for (auto [value, given] :
         llvm::zip(yield->getOperands(), apply.getResultTypes()))
      if (value == result)
        type = type.clone(
            cast<RankedTensorType>(given).getShape().drop_front(old.getRank()));
    if (!type.hasStaticShape()) {
      InFlightDiagnostic diag =
          opaque.emitError() << "'" << opaque.getCallee() << "' gives " << type
                             << ", whose extents are not known: only what "
                                "the definition gives has known ones";
      diag.attachNote(apply.getLoc()) << "applied here, by '" << name << "'";
      return diag;
    }
    slice.setType(type);
  }
  return success();
}

/// What is compared in a guard is subtracted, which wraps around where data are
/// very large. No index is: all data beyond 2^57 compare alike.
static void clampGuards(LambdaOp lambda) {
  constexpr int64_t kMost = int64_t(1) << (kMaxIndexBits + 1);
  auto clamp = [&](MutableOperandRange operands) {
    for (OpOperand &operand : operands) {
      auto cast = operand.get().getDefiningOp<arith::IndexCastOp>();
      if (!cast || !cast.getIn().getType().isInteger(64))
        continue;
      OpBuilder builder(lambda.getContext());
      builder.setInsertionPointAfter(cast);
      Location loc = cast.getLoc();
      Value most = arith::ConstantIndexOp::create(builder, loc, kMost);
      Value least = arith::ConstantIndexOp::create(builder, loc, -kMost);
      Value low = arith::MinSIOp::create(builder, loc, cast, most);
      operand.set(arith::MaxSIOp::create(builder, loc, low, least));
    }
  };
  lambda.getBody().walk([&](Operation *op) {
    if (auto read = dyn_cast<ReadOp>(op))
      clamp(read.getGuardIndicesMutable());
    else if (auto reduce = dyn_cast<ReduceOp>(op))
      clamp(reduce.getGuardIndicesMutable());
  });
}

/// From here on two uses can be told apart. An operator by itself, as a tool
/// applies it, is nobody's use.
void Instance::addUses(LambdaOp lambda) {
  if (apply.getLoc() == definition.getLoc())
    return;
  Location named = lambda.getLoc();
  lambda->walk([&](Operation *op) {
    op->setLoc(addUse(op->getLoc(), apply.getLoc()));
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments())
        if (argument.getLoc() == named) // none of its own
          argument.setLoc(lambda.getLoc());
  });
}

/// Notes which operand each tensor is that the lambda takes, or -1, before
/// folding makes one access of two.
void Instance::separateOperands(LambdaOp old, LambdaOp lambda) {
  SmallVector<int64_t> numbers;
  for (Value input : old.getInputs())
    if (isa<TensorType>(input.getType())) {
      auto argument = dyn_cast<BlockArgument>(input);
      numbers.push_back(argument ? int64_t(argument.getArgNumber()) : -1);
    }
  lambda->setAttr(kOperands, builder.getDenseI64ArrayAttr(numbers));
  dedup(*lambda.getBlock());
  separateInputs(lambda);
}

LogicalResult Instance::cloneLambda(LambdaOp old) {
  auto lambda = cast<LambdaOp>(builder.clone(*old, mapping));
  if (failed(fixExtents(lambda)))
    return failure();
  for (auto [argument, input] :
       llvm::zip(lambda.getInputArguments(), lambda.getInputs()))
    argument.setType(input.getType());
  // Dims and attributes become constants of the body; tensors are operands,
  // also constant ones.
  auto inside = OpBuilder::atBlockBegin(lambda.getBlock());
  for (unsigned i = lambda.getInputs().size(); i-- != 0;) {
    TypedAttr value;
    if (isa<TensorType>(lambda.getInputs()[i].getType()) ||
        !matchPattern(lambda.getInputs()[i], m_Constant(&value)))
      continue;
    BlockArgument argument = lambda.getInputArguments()[i];
    argument.replaceAllUsesWith(
        arith::ConstantOp::create(inside, argument.getLoc(), value));
    lambda.getBlock()->eraseArgument(argument.getArgNumber());
    lambda.getInputsMutable().erase(i);
  }
  // A function's settings are an i64 or an f64, whatever the elements are.
  bool isOpaque = lambda.getOpaque();
  FloatType number = isOpaque ? builder.getF64Type() : floatType;
  constants.clear();
  std::optional<BodyFault> misfit;
  lambda.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    std::string why;
    if (auto read = dyn_cast<ReadOp>(op))
      read.getResult().setType(
          cast<RankedTensorType>(read.getSource().getType()).getElementType());
    else
      why = makeConcrete(op, number);
    if (why.empty())
      why = whyMixed(op);
    if (!why.empty())
      misfit = {op, why};
    else if (!isa<ReadOp>(op))
      evaluate(op);
    return misfit ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (misfit)
    return fail(*misfit);
  // Folding would make numbers of what is divided by a negative one.
  if (std::optional<BodyFault> fault = findBadDivisor(lambda))
    return fail(*fault);
  WalkResult divisors = lambda.getBody().walk([&](Operation *op) {
    return failed(checkDivisor(op)) ? WalkResult::interrupt()
                                    : WalkResult::advance();
  });
  if (divisors.wasInterrupted())
    return failure();
  // Folding would wrap around.
  if (std::optional<BodyFault> fault = findWideIndex(lambda))
    return fail(*fault);
  widenTerms(lambda);
  foldOperations(lambda);
  for (ReduceOp reduce : lambda.getReductions())
    if (failed(fixExtents(reduce)))
      return failure();
  if (OpaqueOp opaque = lambda.getOpaque())
    if (failed(fixOpaque(old, opaque)))
      return failure();
  if (apply->hasAttr(kIntact) || getIntactOperands(apply))
    separateOperands(old, lambda);
  foldBody(lambda);
  clampGuards(lambda);
  for (auto [result, value] :
       llvm::zip(lambda.getResults(), lambda.getYield().getValues())) {
    SmallVector<int64_t> extents(lambda.getStaticExtents());
    auto slice = dyn_cast<RankedTensorType>(value.getType());
    if (slice)
      llvm::append_range(extents, slice.getShape());
    result.setType(RankedTensorType::get(extents, slice ? slice.getElementType()
                                                        : value.getType()));
  }
  completeReads(lambda);
  if (std::optional<BodyFault> fault = findReadOutside(lambda))
    return fail(*fault);
  addUses(lambda);
  return success();
}

LogicalResult Instance::cloneOp(Operation &op) {
  if (isa<RequireOp>(op)) // which the application was verified to meet
    return success();
  if (auto lambda = dyn_cast<LambdaOp>(op))
    return cloneLambda(lambda);
  Operation *copy = builder.clone(op, mapping);
  makeConcrete(copy, builder.getF64Type());
  if (failed(checkDivisor(copy)))
    return failure();
  SmallVector<Value> folded;
  if (!matchPattern(copy, m_Constant()) &&
      succeeded(builder.tryFold(copy, folded)) && !folded.empty()) {
    for (auto [old, value] : llvm::zip(op.getResults(), folded))
      mapping.map(old, value);
    copy->erase();
  }
  return success();
}

LogicalResult Instance::run() {
  if (failed(bindTypes()))
    return failure();
  bindArguments();
  for (Operation &op : definition.getBody().front().without_terminator())
    if (failed(cloneOp(op)))
      return failure();
  Operation *yield = definition.getBody().front().getTerminator();
  SmallVector<Value> results;
  for (auto [value, result] :
       llvm::zip(yield->getOperands(), apply.getResults())) {
    results.push_back(mapping.lookup(value));
    if (results.back().getType() != result.getType())
      return emitError() << "has result " << result.getResultNumber()
                         << " of type " << result.getType() << ", but '"
                         << getWrittenName(definition) << "' gives "
                         << results.back().getType();
  }
  SmallVector<int64_t> read;
  if (Operation *computes =
          results.empty() ? nullptr : results[0].getDefiningOp())
    if (DenseI64ArrayAttr operands = getIntactOperands(computes))
      read.assign(operands.asArrayRef().begin(), operands.asArrayRef().end());
  if (failed(keepNotes(apply, results, name, read)))
    return failure();
  apply.replaceAllUsesWith(results);
  return success();
}

/// Per operand of what the operation means, the operation's operand that it is,
/// or -1. Of one that is given several times, each time is another.
static SmallVector<int64_t> findOperands(Operation *op, Operation *meaning) {
  SmallVector<int64_t> numbers;
  DenseMap<Value, unsigned> begins;
  for (Value input : meaning->getOperands()) {
    unsigned &begin = begins[input];
    auto given = op->getOperands();
    auto at = std::find(given.begin() + begin, given.end(), input);
    if (at == given.end())
      at = llvm::find(given, input);
    bool isOwn = at != given.end();
    numbers.push_back(isOwn ? at - given.begin() : -1);
    if (isOwn)
      begin = numbers.back() + 1;
  }
  return numbers;
}

/// True of several results that several operators compute.
static bool isOneEach(ValueRange results) {
  llvm::SmallPtrSet<Operation *, 4> computing;
  for (Value result : results)
    computing.insert(result.getDefiningOp());
  return computing.size() > 1 && computing.size() == results.size();
}

/// The operation is to stay one: what it means notes its operands.
static LogicalResult keepIntact(Operation *op, ValueRange results,
                                StringRef name, ArrayRef<int64_t> read) {
  DenseI64ArrayAttr known = getIntactOperands(op);
  if (!known && !op->hasAttr(kIntact))
    return success();
  auto computesNothing = [&](Value result) {
    return !result.getDefiningOp() ||
           result.getDefiningOp<arith::ConstantOp>() ||
           llvm::is_contained(op->getOperands(), result);
  };
  Operation *one = results.empty() ? nullptr : results[0].getDefiningOp();
  if (!one || !llvm::equal(one->getResults(), results) ||
      llvm::is_contained(op->getOperands(), results[0]))
    one = nullptr;
  SmallVector<int64_t> numbers(read);
  if (one && one->getNumOperands() != numbers.size())
    numbers = findOperands(op, one);
  if (!one || isa<arith::ConstantOp>(one) || llvm::is_contained(numbers, -1))
    return op->emitError()
           << "'" << name << "' has '" << kIntact << "', but means "
           << (llvm::all_of(results, computesNothing)
                   ? "no operator: nothing computes its results"
               : isOneEach(results)
                   ? "more than one operator on its operands, one for each "
                     "result; write one result with one more dimension, or an "
                     "opaque function"
                   : "more than one operator on its operands; write it as one "
                     "lambda without 'let', or as an opaque function");
  if (known)
    for (int64_t &number : numbers)
      number = known[number];
  one->removeAttr(kIntact);
  one->setAttr(kOperands, DenseI64ArrayAttr::get(op->getContext(), numbers));
  if (auto lambda = dyn_cast<LambdaOp>(one))
    separateInputs(lambda);
  return success();
}

LogicalResult tofu::tdl::keepNotes(Operation *op, ValueRange results,
                                   StringRef name, ArrayRef<int64_t> read) {
  for (Value result : results) {
    Operation *computes = result.getDefiningOp();
    if (!computes || computes->hasTrait<OpTrait::ConstantLike>() ||
        llvm::is_contained(op->getOperands(), result))
      continue;
    for (NamedAttribute note : op->getDiscardableAttrs())
      if (note.getName().strref().contains('.'))
        computes->setDiscardableAttr(note.getName(), note.getValue());
  }
  return keepIntact(op, results, name, read);
}

LogicalResult tofu::tdl::instantiate(ApplyOp apply, OpOp definition,
                                     StringRef name) {
  if (failed(Instance(apply, definition, name).run()))
    return failure();
  apply.erase();
  return success();
}

void tofu::tdl::copyWithSymbols(OpOp definition, ModuleOp target) {
  auto source = definition->getParentOfType<ModuleOp>();
  SmallVector<Operation *> needed{definition};
  for (size_t i = 0; i != needed.size(); ++i)
    needed[i]->walk([&](Operation *op) {
      for (NamedAttribute attribute : op->getAttrs())
        attribute.getValue().walk([&](SymbolRefAttr name) {
          Operation *found = SymbolTable::lookupSymbolIn(source, name);
          if (found && !llvm::is_contained(needed, found))
            needed.push_back(found);
        });
    });
  for (Operation *op : needed)
    target.push_back(op->clone());
}

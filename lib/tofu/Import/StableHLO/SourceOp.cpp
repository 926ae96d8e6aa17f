//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/SourceOp.h"

#include "tofu/Import/StableHLO/Complex.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/TDL/Limits.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;

Type tofu::getSignless(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return IntegerType::get(type.getContext(), integer.getWidth());
  return type;
}

RankedTensorType tofu::getSignless(RankedTensorType type) {
  return RankedTensorType::get(type.getShape(),
                               getSignless(type.getElementType()));
}

RankedTensorType tofu::getPartType(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  if (auto complex = dyn_cast<ComplexType>(tensor.getElementType()))
    return tensor.clone(complex.getElementType());
  return tensor;
}

SmallVector<Type> tofu::getFlatTypes(TypeRange types) {
  SmallVector<Type> flat;
  for (Type type : types)
    flat.append(ValueTable::countParts(type), getSignless(getPartType(type)));
  return flat;
}

/// Whether a type is of the dialect of quantised ones, be that loaded or not.
static bool isQuantised(Type type) {
  auto opaque = dyn_cast<OpaqueType>(type);
  return (opaque ? opaque.getDialectNamespace()
                 : type.getDialect().getNamespace()) == "quant";
}

/// What is wrong with a type, as the end of a sentence about it; or "".
static StringRef findTypeProblem(RankedTensorType tensor) {
  if (tensor.getEncoding())
    return "has an encoding, with which no tensor is imported";
  if (!tensor.hasStaticShape())
    return "has an extent that is not constant; export the program with "
           "concrete shapes";
  if (isQuantised(tensor.getElementType()))
    return "is quantised, and such types are not supported; export the program "
           "with the integers and scales that they stand for";
  auto complex = dyn_cast<ComplexType>(tensor.getElementType());
  if (complex ? !isa<FloatType>(complex.getElementType())
              : !isa<IntegerType, FloatType>(tensor.getElementType()))
    return "has elements that are neither integers nor floats, nor complex "
           "floats, and only those are imported";
  int64_t elements = 1;
  for (int64_t extent : tensor.getShape())
    if (llvm::MulOverflow(elements, std::max<int64_t>(extent, 1), elements) ||
        elements > int64_t(1) << 56)
      return "has more than 2^56 elements";
  return "";
}

std::string tofu::findTypeProblem(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (tensor && tensor.getRank() > kMaxRank)
    return "a type has " + std::to_string(tensor.getRank()) +
           " dimensions, but at most " + std::to_string(kMaxRank) +
           " are imported";
  StringRef problem = tensor ? ::findTypeProblem(tensor)
                             : "is not a ranked tensor; only tensors are "
                               "imported";
  std::string text;
  if (!problem.empty())
    llvm::raw_string_ostream(text) << "type " << type << ' ' << problem;
  return text;
}

void SourceOp::fail(const Twine &message) {
  if (!hasError)
    emitError(op->getLoc())
        << "'" << op->getName().getStringRef() << "' op " << message;
  hasError = true;
}

void SourceOp::expect(unsigned numOperands, unsigned numResults) {
  auto count = [&](StringRef what, unsigned expected, unsigned actual) {
    require(expected == actual, "has " + Twine(actual) + " " + what +
                                    ", but needs " + Twine(expected));
  };
  count("operands", numOperands, op->getNumOperands());
  count("results", numResults, op->getNumResults());
}

void SourceOp::requireShape(ArrayRef<int64_t> shape) {
  if (asked) {
    if (!failed())
      *asked = llvm::to_vector(shape);
    hasError = true; // so that the rule ends
    return;
  }
  if (getShape() == shape)
    return;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "has result " << getType() << ", but its operands and attributes give "
     << "the extents [";
  llvm::interleaveComma(shape, os);
  os << "]";
  fail(text);
}

void SourceOp::requireElementType(unsigned operand) {
  if (getOperandType(operand).getElementType() == getType().getElementType())
    return;
  std::string text;
  llvm::raw_string_ostream(text)
      << "has operand " << operand << " of " << getOperandType(operand)
      << ", but result of " << getType() << "; the element types must agree";
  fail(text);
}

RankedTensorType SourceOp::getSeen(Type type) const {
  return parts ? getPartType(type) : cast<RankedTensorType>(type);
}

void SourceOp::withParts(Parts of, function_ref<void(SourceOp &)> run) {
  if (failed())
    return;
  SourceOp view = *this;
  view.parts = std::move(of);
  run(view);
  hasError = view.hasError;
}

SmallVector<Value> SourceOp::getFlatOperands() const {
  SmallVector<Value> flat;
  for (Value operand : op->getOperands())
    values.lookupFlat(operand, flat);
  return flat;
}

void SourceOp::setLambda(ArrayRef<unsigned> operands,
                         function_ref<Value(LambdaBody &)> write) {
  SmallVector<Value> inputs;
  for (unsigned i : operands)
    inputs.push_back(getOperand(i));
  setResult(createLambda(getType(), inputs, write));
}

void SourceOp::setConstant(TypedAttr value) {
  setResult(arith::ConstantOp::create(builder, op->getLoc(), value));
}

Value SourceOp::createLambda(RankedTensorType type, ValueRange inputs,
                             function_ref<Value(LambdaBody &)> write) {
  return ::tofu::createLambda(builder, op->getLoc(), getSignless(type), inputs,
                              write);
}

std::optional<SmallVector<int64_t>>
SourceOp::askShape(function_ref<void(SourceOp &)> rule) {
  std::optional<SmallVector<int64_t>> shape;
  SourceOp view = *this;
  view.asked = &shape;
  if (isComplex(*op))
    view.parts = Parts{0, {0}};
  rule(view);
  hasError = view.failed() && !shape;
  return shape;
}

void SourceOp::importAs(const OperationState &state) {
  auto rule = getRules().find(state.name.getStringRef());
  require(rule != getRules().end(), "is said by '" + state.name.getStringRef() +
                                        "', which is not covered");
  if (failed())
    return;
  Operation *other = Operation::create(state);
  SourceOp inner = getInner(other);
  if (isComplex(*other) && !parts)
    importComplex(inner);
  else
    rule->second(inner);
  hasError = inner.failed();
  SmallVector<Value> results;
  for (Value result : other->getResults())
    values.lookupFlat(result, results);
  if (!hasError)
    setFlatResults(results);
  other->destroy();
}

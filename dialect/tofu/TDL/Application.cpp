//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Application.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Source/Nearest.h"
#include "tofu/TDL/GivenValues.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/Reads.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

InFlightDiagnostic Application::emitError(StringRef then) const {
  return op->emitError() << "'" << name << "'" << then;
}

StringRef tofu::tdl::getWrittenName(OpOp definition) {
  auto name = dyn_cast<NameLoc>(definition.getLoc());
  return name ? name.getName().getValue() : definition.getSymName();
}

std::string tofu::tdl::describeOperand(OpOp definition, unsigned number) {
  std::string name = tdl::getName(definition.getBody().getArgument(number), "");
  return name.empty() ? "operand " + std::to_string(number)
                      : "operand '" + name + "'";
}

std::string tofu::tdl::hintAttribute(OpOp definition, StringRef name) {
  Nearest nearest(name);
  for (NamedAttribute own : definition.getOpAttributes())
    nearest.add(own.getName());
  return nearest.hint();
}

Type tofu::tdl::getUsualElement(OpOp definition, Type written) {
  if (definition.getExact() || !isa<FloatType>(written))
    return written;
  return Float32Type::get(written.getContext());
}

/// `1 operand`, `2 operands`.
static std::string count(size_t number, StringRef what) {
  return (Twine(number) + " " + what + (number == 1 ? "" : "s")).str();
}

namespace {
class Verifier {
public:
  Verifier(const Application &application, OpOp definition)
      : application(application), definition(definition),
        name(getWrittenName(definition)) {
    for (StringAttr dim : definition.getDims().getAsRange<StringAttr>())
      names.push_back(dim);
    for (NamedAttribute attribute : definition.getOpAttributes())
      names.push_back(attribute.getName());
    values.assign(definition.getDims().size(), -1);
    givers.resize(values.size());
  }

  LogicalResult verify();

private:
  InFlightDiagnostic emitError(StringRef then = " ") const {
    return application.emitError(then);
  }
  LogicalResult verifyCounts();
  LogicalResult readAttributes();
  LogicalResult readOperand(unsigned operand, AffineMap shape);
  LogicalResult verifyRequirements();
  std::string findBadDivisor(Value condition) const;
  LogicalResult verifyRequirement(RequireOp required);
  LogicalResult verifyResult(unsigned result, AffineMap shape);
  std::string explain(AffineExpr extent, bool onlySymbols);

  const Application &application;
  OpOp definition;
  StringRef name;
  SmallVector<StringRef> names;     // of dimensions, then of attributes
  SmallVector<int64_t> values;      // theirs; of a number 0: it is in no extent
  SmallVector<unsigned> givers;     // operands that dimensions were bound by
  DenseMap<Value, Attribute> known; // constants of the definition's body
};
} // namespace

LogicalResult Verifier::verifyCounts() {
  size_t operands = application.op->getNumOperands();
  size_t taken = definition.getOperandShapes().size();
  if (operands != taken)
    return emitError() << "has " << count(operands, "operand") << ", but '"
                       << name << "' takes " << taken;
  size_t results = application.op->getNumResults();
  size_t given = definition.getResultShapes().size();
  if (results != given)
    return emitError() << "has " << count(results, "result") << ", but '"
                       << name << "' gives " << given;
  return success();
}

LogicalResult Verifier::readAttributes() {
  for (NamedAttribute attribute : application.attributes)
    if (StringRef given = attribute.getName();
        !definition.getOpAttributes().contains(given))
      return emitError() << "gives '" << given << "', but '" << name
                         << "' has no attribute of that name"
                         << hintAttribute(definition, given);
  for (auto [attribute, argument] : llvm::zip(
           definition.getOpAttributes(), definition.getAttributeArguments())) {
    Attribute value = application.attributes.get(attribute.getName());
    Attribute own =
        value ? toAttributeOf(value, argument) : attribute.getValue();
    if (!own)
      return emitError() << "gives '" << attribute.getName().getValue()
                         << "' as " << value << ", but '" << name << "' takes "
                         << describeWanted(value, argument);
    if (isa<UnitAttr>(own))
      return emitError() << "does not give the attribute '"
                         << attribute.getName().getValue() << "', which '"
                         << name << "' has no default of";
    auto integer = dyn_cast<IntegerAttr>(own);
    values.push_back(integer ? integer.getInt() : 0);
    Builder builder(argument.getContext());
    if (integer)
      known[argument] = builder.getIndexAttr(integer.getInt());
    else
      known[argument] = builder.getFloatAttr(
          argument.getType(), cast<FloatAttr>(own).getValueAsDouble());
  }
  return success();
}

LogicalResult Verifier::readOperand(unsigned operand, AffineMap shape) {
  std::string what = describeOperand(definition, operand);
  auto tensor =
      cast<RankedTensorType>(application.op->getOperand(operand).getType());
  if (tensor.getRank() != int64_t(shape.getNumResults()))
    return emitError(": ") << what << " has "
                           << count(tensor.getRank(), "dimension") << ", but '"
                           << name << "' states " << shape.getNumResults();
  for (auto [at, extent] : llvm::enumerate(shape.getResults())) {
    int64_t seen = tensor.getDimSize(at);
    if (ShapedType::isDynamic(seen))
      return emitError(": ") << what << " has an unknown extent at dimension "
                             << at << "; extents must be constants";
    if (auto constant = dyn_cast<AffineConstantExpr>(extent)) {
      if (constant.getValue() == seen)
        continue;
      return emitError(": ")
             << what << " has the extent " << seen << " at dimension " << at
             << ", but '" << name << "' states " << constant.getValue();
    }
    unsigned dim = cast<AffineDimExpr>(extent).getPosition();
    if (values[dim] >= 0 && values[dim] != seen)
      return emitError(": ")
             << what << " has the extent " << seen << " at '" << names[dim]
             << "', dimension " << at << ", but "
             << (givers[dim] == operand
                     ? "another dimension of that name has "
                     : describeOperand(definition, givers[dim]) + " has ")
             << values[dim];
    if (values[dim] < 0)
      givers[dim] = operand;
    values[dim] = seen;
  }
  return success();
}

/// The extent in the definition's names, and what these stand for. MLIR calls
/// them d0, d1, ... and s0, s1, ...
std::string Verifier::explain(AffineExpr extent, bool onlySymbols) {
  std::string raw, text, where;
  llvm::raw_string_ostream(raw) << extent;
  size_t numDims = definition.getDims().size();
  llvm::SmallDenseSet<size_t> explained;
  for (StringRef rest = raw; !rest.empty();) {
    StringRef word = rest.take_while(llvm::isAlnum);
    size_t number;
    if (word.empty() || (word[0] != 'd' && word[0] != 's') ||
        word.drop_front().getAsInteger(10, number)) {
      size_t length = std::max<size_t>(word.size(), 1);
      text += rest.take_front(length);
      rest = rest.drop_front(length);
      continue;
    }
    rest = rest.drop_front(word.size());
    if (word[0] == 's' && !onlySymbols)
      number += numDims;
    text += names[number];
    if (explained.insert(number).second)
      where += (where.empty() ? ", where " : ", ") + names[number].str() +
               " = " + std::to_string(values[number]);
  }
  return text + where;
}

LogicalResult Verifier::verifyResult(unsigned result, AffineMap shape) {
  std::string what = application.op->getNumResults() == 1
                         ? "the result"
                         : "result " + std::to_string(result);
  SmallVector<AffineExpr> inputs;
  for (int64_t value : values)
    inputs.push_back(
        getAffineConstantExpr(value, application.op->getContext()));
  bool onlySymbols = shape.getNumDims() == 0;
  auto tensor =
      cast<RankedTensorType>(application.op->getResult(result).getType());
  if (tensor.getRank() != int64_t(shape.getNumResults()))
    return emitError(": ") << what << " has "
                           << count(tensor.getRank(), "dimension") << ", but '"
                           << name << "' states " << shape.getNumResults();
  for (auto [at, extent] : llvm::enumerate(shape.getResults())) {
    auto constant = dyn_cast<AffineConstantExpr>(extent.replaceDimsAndSymbols(
        ArrayRef(inputs).take_front(shape.getNumDims()),
        ArrayRef(inputs).drop_front(shape.getNumDims())));
    if (!constant || constant.getValue() < 0)
      return emitError(": ")
             << what << " has no extent at dimension " << at << ": '" << name
             << "' states " << explain(extent, onlySymbols);
    int64_t seen = tensor.getDimSize(at);
    if (ShapedType::isDynamic(seen))
      return emitError(": ") << what << " has an unknown extent at dimension "
                             << at << "; extents must be constants";
    if (seen != constant.getValue())
      return emitError(": ")
             << what << " has the extent " << seen << " at dimension " << at
             << ", but '" << name << "' states " << constant.getValue() << ": "
             << explain(extent, onlySymbols);
  }
  return success();
}

/// As the language writes it; empty of what compares nothing.
static StringRef spellComparison(Operation *op) {
  if (auto integers = dyn_cast_or_null<arith::CmpIOp>(op))
    switch (integers.getPredicate()) {
    case arith::CmpIPredicate::eq:
      return "==";
    case arith::CmpIPredicate::ne:
      return "!=";
    case arith::CmpIPredicate::slt:
    case arith::CmpIPredicate::ult:
      return "<";
    case arith::CmpIPredicate::sle:
    case arith::CmpIPredicate::ule:
      return "<=";
    case arith::CmpIPredicate::sgt:
    case arith::CmpIPredicate::ugt:
      return ">";
    case arith::CmpIPredicate::sge:
    case arith::CmpIPredicate::uge:
      return ">=";
    }
  if (auto numbers = dyn_cast_or_null<arith::CmpFOp>(op))
    switch (numbers.getPredicate()) {
    case arith::CmpFPredicate::OEQ:
      return "==";
    case arith::CmpFPredicate::UNE:
      return "!=";
    case arith::CmpFPredicate::OLT:
      return "<";
    case arith::CmpFPredicate::OLE:
      return "<=";
    case arith::CmpFPredicate::OGT:
      return ">";
    case arith::CmpFPredicate::OGE:
      return ">=";
    default: // the language has no others
      return "";
    }
  return "";
}

/// What is wrong with a divisor in what the condition is computed of.
std::string Verifier::findBadDivisor(Value condition) const {
  SetVector<Value> values;
  values.insert(condition);
  for (size_t i = 0; i != values.size(); ++i) {
    Operation *op = values[i].getDefiningOp();
    if (!op)
      continue;
    values.insert_range(op->getOperands());
    auto division = dyn_cast<arith::FloorDivSIOp>(op);
    auto divisor =
        division
            ? dyn_cast_or_null<IntegerAttr>(known.lookup(division.getRhs()))
            : IntegerAttr();
    if (divisor && !divisor.getValue().isStrictlyPositive())
      return describeBadDivisor(divisor.getInt(),
                                tdl::getName(division.getRhs(), ""));
  }
  return "";
}

LogicalResult Verifier::verifyRequirement(RequireOp required) {
  auto holds =
      dyn_cast_or_null<IntegerAttr>(known.lookup(required.getCondition()));
  std::string bad = findBadDivisor(required.getCondition());
  if (holds && holds.getValue().isOne() && bad.empty())
    return success();
  InFlightDiagnostic diag = mlir::emitError(required.getLoc())
                            << required.getMessage();
  // Of a comparison, what is compared.
  Operation *comparison = required.getCondition().getDefiningOp();
  if (!bad.empty()) {
    diag << ", but " << bad;
  } else if (!holds) {
    diag << ", but this does not fold to a constant";
  } else if (StringRef mark = spellComparison(comparison); !mark.empty()) {
    auto print = [&](Value side) {
      std::string text;
      llvm::raw_string_ostream os(text);
      if (Attribute value = known[side])
        value.print(os, /*elideType=*/true);
      return text;
    };
    diag << ", but here is " << print(comparison->getOperand(0)) << ' ' << mark
         << ' ' << print(comparison->getOperand(1));
  }
  diag.attachNote(application.op->getLoc())
      << "applied here, by '" << application.name << "'";
  return diag;
}

/// Before anything is said of what follows from extents and attributes that are
/// not allowed.
LogicalResult Verifier::verifyRequirements() {
  Block &body = definition.getBody().front();
  if (body.getOps<RequireOp>().empty())
    return success();
  ValueRange dims = ValueRange(body.getArguments())
                        .drop_front(definition.getOperandShapes().size());
  for (auto [argument, value] :
       llvm::zip_first(dims.take_front(definition.getDims().size()), values))
    known[argument] = Builder(argument.getContext()).getIndexAttr(value);
  for (Operation &op : body.without_terminator()) {
    if (auto required = dyn_cast<RequireOp>(op)) {
      if (failed(verifyRequirement(required)))
        return failure();
      continue;
    }
    if (op.getNumRegions())
      continue;
    Operation *copy = op.clone(); // which folding may change, as a first step
    for (unsigned step = 0; step != 2; ++step) {
      SmallVector<Attribute> operands;
      for (Value operand : copy->getOperands())
        operands.push_back(known.lookup(operand));
      SmallVector<OpFoldResult> folded;
      if (failed(copy->fold(operands, folded)))
        break;
      for (auto [result, folds] : llvm::zip(op.getResults(), folded)) {
        auto same = dyn_cast<Value>(folds);
        known[result] = same ? known.lookup(same) : cast<Attribute>(folds);
      }
      if (!folded.empty())
        break;
    }
    copy->erase();
  }
  return success();
}

LogicalResult Verifier::verify() {
  if (failed(verifyCounts()) || failed(readAttributes()))
    return failure();
  for (auto [i, map] : llvm::enumerate(
           definition.getOperandShapes().getAsValueRange<AffineMapAttr>()))
    if (failed(readOperand(i, map)))
      return failure();
  if (failed(verifyRequirements()))
    return failure();
  for (auto [i, map] : llvm::enumerate(
           definition.getResultShapes().getAsValueRange<AffineMapAttr>()))
    if (failed(verifyResult(i, map)))
      return failure();
  return success();
}

bool tofu::tdl::isAttributeOf(Attribute value, BlockArgument argument) {
  auto typed = dyn_cast<TypedAttr>(value);
  return typed && (argument.getType().isIndex() ? typed.getType().isInteger(64)
                                                : typed.getType().isF64());
}

Attribute tofu::tdl::toAttributeOf(Attribute value, BlockArgument argument) {
  Builder builder(argument.getContext());
  auto whole = dyn_cast<IntegerAttr>(value);
  std::optional<int64_t> integer = whole ? getInteger(whole) : std::nullopt;
  if (argument.getType().isIndex())
    return integer ? builder.getI64IntegerAttr(*integer) : Attribute();
  if (auto number = dyn_cast<FloatAttr>(value))
    return builder.getF64FloatAttr(number.getValueAsDouble());
  std::optional<double> number;
  if (integer && !isa<BoolAttr>(value))
    number = getExactNumber(*integer);
  return number ? builder.getF64FloatAttr(*number) : Attribute();
}

StringRef tofu::tdl::describeWanted(Attribute given, BlockArgument argument) {
  bool isInteger = isa<IntegerAttr>(given) && !isa<BoolAttr>(given);
  if (argument.getType().isIndex())
    return isInteger ? "an integer from -2^63 to 2^63 - 1" : "an integer";
  return isInteger ? "a number; an integer is one from -2^53 to 2^53"
                   : "a number";
}

LogicalResult tofu::tdl::verifyApplication(const Application &application,
                                           OpOp definition) {
  return Verifier(application, definition).verify();
}

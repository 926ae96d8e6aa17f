//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/TermRule.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/Matchers.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Locations.h"

using namespace mlir;
using namespace tofu;

namespace {
/// How a value depends on the terms.
enum class Degree {
  Zero,   // it is 0
  None,   // not at all
  Linear, // the value of a sum (a fold) of terms is the sum of their values
  Other
};

class Degrees {
public:
  Degrees(tdl::LambdaOp op, uint64_t set, tdl::ReduceOp source,
          std::optional<tdl::Combiner> combiner)
      : op(op), set(set), source(source), combiner(combiner) {
    visit(op.getBody().front());
  }

  std::string explain();
  Operation *getFault() const { return fault; }

private:
  void visit(Block &block);
  void visit(Operation &inner);
  Degree get(Value value) const {
    auto found = degrees.find(value);
    return found == degrees.end() ? Degree::None : found->second;
  }
  Degree getRead(tdl::ReadOp read);
  Degree getReduction(tdl::ReduceOp reduce) const;
  Degree getChoice(Degree a, Degree b) const;
  Degree getArithmetic(Operation &inner) const;
  Degree getBound(Operation &inner, Degree a, Degree b) const;
  /// Copies of a value fold to what each of them is.
  bool isIdempotent() const {
    return combiner && !isSum() && combiner != tdl::Combiner::prod;
  }
  bool isSum() const { return combiner == tdl::Combiner::sum; }

  tdl::LambdaOp op;
  uint64_t set;
  tdl::ReduceOp source;
  std::optional<tdl::Combiner> combiner;
  DenseMap<Value, Degree> degrees;
  Operation *fault = nullptr; // the first that is not linear in terms
};
} // namespace

/// One of two values, by something that does not depend on terms.
Degree Degrees::getChoice(Degree a, Degree b) const {
  if (a == b)
    return a;
  if (a == Degree::Other || b == Degree::Other)
    return Degree::Other;
  if (a != Degree::Linear && b != Degree::Linear)
    return Degree::None;
  Degree other = a == Degree::Linear ? b : a;
  return isIdempotent() || (other == Degree::Zero && isSum()) ? Degree::Linear
                                                              : Degree::Other;
}

/// Bounds of two values, as one of them goes up with terms, or both.
Degree Degrees::getBound(Operation &inner, Degree a, Degree b) const {
  bool isUpper = isa<arith::MaximumFOp, arith::MaxSIOp, arith::OrIOp>(inner);
  bool goesUp =
      combiner == tdl::Combiner::max || combiner == tdl::Combiner::any;
  bool areBoth = a == Degree::Linear && b == Degree::Linear;
  return areBoth && isUpper != goesUp ? Degree::Other : getChoice(a, b);
}

Degree Degrees::getRead(tdl::ReadOp read) {
  for (ValueRange values :
       {ValueRange(read.getIndices()), ValueRange(read.getGuardIndices())})
    for (Value value : values)
      if (get(value) == Degree::Linear || get(value) == Degree::Other)
        return Degree::Other;
  auto argument = cast<BlockArgument>(read.getSource());
  unsigned input = argument.getArgNumber() - op.getRank();
  Degree element =
      input < 64 && set >> input & 1 ? Degree::Linear : Degree::None;
  return read.getOtherwise() ? getChoice(element, get(read.getOtherwise()))
                             : element;
}

Degree Degrees::getReduction(tdl::ReduceOp reduce) const {
  if (reduce == source)
    return Degree::Linear;
  bool isNone = true, isZero = true, isLinear = true;
  for (Value value : reduce.getYield().getValues()) {
    isZero &= get(value) == Degree::Zero;
    isNone &= get(value) == Degree::None || get(value) == Degree::Zero;
    isLinear &= get(value) == Degree::Linear || get(value) == Degree::Zero;
  }
  for (Value value : reduce.getGuardOperands())
    if (get(value) == Degree::Linear || get(value) == Degree::Other)
      return Degree::Other;
  bool isSame = combiner && reduce.getBuiltin() == combiner;
  // A sum of nothing is 0, too.
  isZero |= llvm::is_contained(reduce.getStaticExtents(), 0);
  if (isZero && reduce.getBuiltin() == tdl::Combiner::sum)
    return Degree::Zero;
  if (isNone)
    return Degree::None;
  return isLinear && isSame ? Degree::Linear : Degree::Other;
}

Degree Degrees::getArithmetic(Operation &inner) const {
  SmallVector<Degree> of;
  for (Value operand : inner.getOperands())
    of.push_back(get(operand));
  bool isNone = llvm::all_of(of, [](Degree degree) {
    return degree == Degree::None || degree == Degree::Zero;
  });
  if (isa<arith::SelectOp>(inner)) {
    if (of[0] == Degree::Linear || of[0] == Degree::Other)
      return Degree::Other;
    return getChoice(of[1], of[2]);
  }
  if (inner.hasTrait<OpTrait::ConstantLike>())
    return matchPattern(&inner, m_AnyZeroFloat()) ||
                   matchPattern(&inner, m_Zero())
               ? Degree::Zero
               : Degree::None;
  bool isOrdered =
      combiner == tdl::Combiner::max || combiner == tdl::Combiner::min;
  if (isOrdered &&
      isa<arith::MaximumFOp, arith::MinimumFOp, arith::MaxSIOp, arith::MinSIOp>(
          inner))
    return getBound(inner, of[0], of[1]);
  if (isIdempotent() && !isOrdered && isa<arith::AndIOp, arith::OrIOp>(inner))
    return getBound(inner, of[0], of[1]);
  if (isOrdered && isa<arith::ExtFOp, arith::TruncFOp>(inner))
    return of[0];
  if (!isSum())
    return isNone ? Degree::None : Degree::Other;
  if (isa<arith::AddFOp, arith::AddIOp, arith::SubFOp, arith::SubIOp,
          complex::AddOp, complex::SubOp>(inner)) {
    if (of[0] == Degree::Zero)
      return of[1];
    if (of[1] == Degree::Zero || of[0] == of[1])
      return of[0];
    return Degree::Other;
  }
  if (isa<arith::MulFOp, arith::MulIOp, complex::MulOp>(inner)) {
    if (of[0] == Degree::Zero || of[1] == Degree::Zero)
      return Degree::Zero;
    if (isNone)
      return Degree::None;
    bool isScaled = (of[0] == Degree::Linear && of[1] == Degree::None) ||
                    (of[0] == Degree::None && of[1] == Degree::Linear);
    return isScaled ? Degree::Linear : Degree::Other;
  }
  if (isa<arith::DivFOp, complex::DivOp>(inner) && of[1] == Degree::None)
    return of[0];
  if (isa<arith::NegFOp, arith::ExtFOp, arith::TruncFOp, arith::ExtSIOp,
          arith::ExtUIOp, arith::TruncIOp, arith::SIToFPOp, arith::UIToFPOp,
          arith::IndexCastOp, complex::NegOp, complex::ReOp, complex::ImOp,
          complex::ConjOp>(inner))
    return of[0];
  if (isa<complex::CreateOp>(inner))
    return getChoice(of[0], of[1]);
  return isNone ? Degree::None : Degree::Other;
}

void Degrees::visit(Operation &inner) {
  if (auto reduce = dyn_cast<tdl::ReduceOp>(inner))
    visit(*reduce.getBlock());
  Degree degree;
  if (auto read = dyn_cast<tdl::ReadOp>(inner))
    degree = getRead(read);
  else if (auto reduce = dyn_cast<tdl::ReduceOp>(inner))
    degree = getReduction(reduce);
  else
    degree = getArithmetic(inner);
  if (degree == Degree::Other && !fault)
    fault = &inner;
  for (Value result : inner.getResults())
    degrees[result] = degree;
}

void Degrees::visit(Block &block) {
  for (Operation &inner : block.without_terminator())
    visit(inner);
}

std::string Degrees::explain() {
  if (source && !combiner) { // a named combiner: its values are the results
    bool isSame = llvm::equal(op.getYield().getValues(), source.getResults());
    return isSame ? "" : "does more with the reduction than give its values";
  }
  for (auto [number, value] : llvm::enumerate(op.getYield().getValues())) {
    Degree degree = get(value);
    if (degree == Degree::Linear || (degree == Degree::Zero && isSum()) ||
        (degree != Degree::Other && isIdempotent()))
      continue;
    std::string text = "gives result " + std::to_string(number);
    return text + (degree == Degree::None
                       ? ", which every part has as a whole"
                       : ", of which the parts are no terms");
  }
  return "";
}

std::string tofu::whyNoTerms(tdl::LambdaOp op, uint64_t set,
                             tdl::Combiner combiner) {
  return Degrees(op, set, nullptr, combiner).explain();
}

std::string tofu::whyNotCombined(tdl::LambdaOp op, tdl::ReduceOp reduction) {
  return Degrees(op, 0, reduction, reduction.getBuiltin()).explain();
}

Operation *tofu::findNonlinear(tdl::LambdaOp op, tdl::ReduceOp reduction) {
  return Degrees(op, 0, reduction, reduction.getBuiltin()).getFault();
}

//===----------------------------------------------------------------------===//
// What adds nothing
//===----------------------------------------------------------------------===//

static double fold(tdl::Combiner combiner, double a, double b) {
  switch (combiner) {
  case tdl::Combiner::sum:
    return a + b;
  case tdl::Combiner::prod:
    return a * b;
  case tdl::Combiner::max:
    return a < b ? b : a;
  case tdl::Combiner::min:
    return b < a ? b : a;
  case tdl::Combiner::all:
    return a != 0 && b != 0;
  case tdl::Combiner::any:
    return a != 0 || b != 0;
  }
  llvm_unreachable("unknown combiner");
}

std::string tofu::whyNotNeutral(tdl::Combiner combiner, TypedAttr neutral) {
  bool isBool = neutral.getType().isInteger(1);
  double value;
  if (auto number = dyn_cast<FloatAttr>(neutral))
    value = number.getValueAsDouble();
  else if (auto integer = dyn_cast<IntegerAttr>(neutral))
    value = isBool ? !integer.getValue().isZero()
                   : integer.getValue().roundToDouble(/*isSigned=*/true);
  else
    return ""; // complex numbers have no order; their sum starts with zero
  bool isFloat = isa<FloatAttr>(neutral);
  SmallVector<double> samples{0, 1};
  if (!isBool)
    samples.append({-3, 5, 100});
  if (isFloat)
    samples.append({-0.0, HUGE_VAL, -HUGE_VAL});
  for (double sample : samples) {
    double folded = fold(combiner, value, sample);
    if (folded == sample && std::signbit(folded) == std::signbit(sample))
      continue;
    std::string text;
    llvm::raw_string_ostream(text)
        << tdl::stringifyCombiner(combiner) << " of " << value << " and "
        << sample << " is " << folded;
    return text;
  }
  return "";
}

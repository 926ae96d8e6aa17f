//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/CombinerLaws.h"

#include "tofu/TDL/Rounding.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace tofu::tdl;

namespace {
/// What is folded: one constant per identity of the combiner.
using State = SmallVector<Attribute, 2>;

class LawChecker {
public:
  LawChecker(CombinerOp combiner, ReduceOp reduction)
      : combiner(combiner.clone()), reduction(reduction),
        identity(combiner.getIdentity().getValue()) {}

  std::string run();

private:
  SmallVector<Attribute> getSamples(Value yielded);
  void addNaNs();
  void findStates();
  std::optional<State> fold(const State &left, const State &right);

  OwningOpRef<CombinerOp> combiner; // folding may write to operations
  ReduceOp reduction;
  State identity;
  SmallVector<State> states;
  Operation *unknown = nullptr; // what cannot be computed here
};
} // namespace

/// Values without symmetries: no two are equal in magnitude, no sum of a few is
/// zero, and squares differ.
SmallVector<Attribute> LawChecker::getSamples(Value yielded) {
  Attribute constant;
  if (matchPattern(yielded, m_Constant(&constant)))
    return {constant};
  SmallVector<Attribute> samples;
  Type type = yielded.getType();
  if (isa<FloatType>(type))
    for (double value : {1.0, -1.25, 0.5, 3.0})
      samples.push_back(FloatAttr::get(
          type,
          roundTo(APFloat(value), cast<FloatType>(type).getFloatSemantics())));
  else if (type.isInteger(1))
    for (int64_t value : {0, 1})
      samples.push_back(IntegerAttr::get(type, APInt(1, uint64_t(value))));
  else if (type.isIntOrIndex())
    for (int64_t value : {1, 0, -3, 5})
      samples.push_back(IntegerAttr::get(type, value));
  return samples;
}

/// Values to fold, and folds of some of them. Of several components each takes
/// all of its samples, and pairs of states agree in some of them: ties.
void LawChecker::findStates() {
  SmallVector<SmallVector<Attribute>> samples;
  size_t most = 1;
  for (Value value : reduction.getYield().getValues()) {
    samples.push_back(getSamples(value));
    most = std::max(most, samples.back().size());
  }
  auto add = [&](State state) {
    if (!llvm::is_contained(states, state))
      states.push_back(std::move(state));
  };
  for (size_t shift : {0, 1})
    for (size_t i = 0; i != most; ++i) {
      State state;
      for (auto [component, values] : llvm::enumerate(samples)) {
        if (values.empty())
          return states.clear();
        state.push_back(values[(i + (component ? shift : 0)) % values.size()]);
      }
      add(state);
    }
  size_t numLeaves = states.size();
  for (size_t i = 0; i + 1 < numLeaves && i != 3; ++i)
    if (std::optional<State> folded = fold(states[i], states[i + 1]))
      add(*folded);
}

/// Two more, with NaNs for all values that are not constant.
void LawChecker::addNaNs() {
  for (size_t number : {0, 1}) {
    State state(states[std::min(number, states.size() - 1)]);
    for (auto [component, value] :
         llvm::zip(state, reduction.getYield().getValues()))
      if (auto type = dyn_cast<FloatType>(value.getType());
          type && !matchPattern(value, m_Constant()) &&
          APFloat::semanticsHasNaN(type.getFloatSemantics()))
        component =
            FloatAttr::get(type, APFloat::getNaN(type.getFloatSemantics()));
    if (!llvm::is_contained(states, state))
      states.push_back(state);
  }
}

/// A function of one NaN, which is NaN: not all folders know it.
static bool isOfNaN(Operation &op, ArrayRef<Attribute> operands) {
  auto number = operands.size() == 1 ? dyn_cast_or_null<FloatAttr>(operands[0])
                                     : FloatAttr();
  return number && number.getValue().isNaN() &&
         isa<math::MathDialect>(op.getDialect()) &&
         llvm::equal(op.getResultTypes(), op.getOperandTypes());
}

/// By the folders of the operations; nothing if one of them has none.
std::optional<State> LawChecker::fold(const State &left, const State &right) {
  Block &block = combiner->getBody().front();
  DenseMap<Value, Attribute> values;
  State arguments(left);
  llvm::append_range(arguments, right);
  for (auto [argument, value] : llvm::zip(block.getArguments(), arguments))
    values[argument] = value;
  for (Operation &op : block.without_terminator()) {
    SmallVector<Attribute> operands;
    for (Value operand : op.getOperands())
      operands.push_back(values.lookup(operand));
    SmallVector<OpFoldResult> results;
    bool isFolded = !op.getNumRegions() && isFoldedAsComputed(&op) &&
                    succeeded(op.fold(operands, results));
    if (isFolded && results.empty()) // in place: now it may be a constant
      isFolded = succeeded(op.fold(operands, results));
    if (!isFolded && isOfNaN(op, operands)) {
      results.assign({operands[0]});
      isFolded = true;
    }
    if (!isFolded || results.size() != op.getNumResults()) {
      unknown = &op;
      return std::nullopt;
    }
    for (auto [result, folded] : llvm::zip(op.getResults(), results)) {
      auto value = dyn_cast<Attribute>(folded);
      values[result] = value ? value : values.lookup(cast<Value>(folded));
      if (!values[result]) {
        unknown = &op;
        return std::nullopt;
      }
    }
  }
  State folded;
  for (Value value : block.getTerminator()->getOperands())
    folded.push_back(values.lookup(value));
  return folded;
}

/// Up to roundings; what is infinite is not compared.
static bool isAlike(Attribute a, Attribute b) {
  auto x = dyn_cast<FloatAttr>(a), y = dyn_cast<FloatAttr>(b);
  if (!x || !y)
    return a == b;
  if (x.getValue().isNaN() || y.getValue().isNaN())
    return x.getValue().isNaN() == y.getValue().isNaN();
  if (x.getValue().isInfinity() || y.getValue().isInfinity())
    return true;
  double first = x.getValueAsDouble(), second = y.getValueAsDouble();
  double digits = std::max(
      APFloat::semanticsPrecision(x.getValue().getSemantics()) - 6.0, 4.0);
  return std::abs(first - second) <=
         std::exp2(-digits) *
             std::max({1.0, std::abs(first), std::abs(second)});
}

static bool hasNaN(const State &state) {
  return llvm::any_of(state, [](Attribute value) {
    auto number = dyn_cast<FloatAttr>(value);
    return number && number.getValue().isNaN();
  });
}

static bool areAlike(const State &a, const State &b) {
  return llvm::all_of(llvm::zip(a, b), [](auto pair) {
    return isAlike(std::get<0>(pair), std::get<1>(pair));
  });
}

static std::string describe(const State &state) {
  std::string text = "(";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(state, os, [&](Attribute value) {
    if (auto number = dyn_cast<FloatAttr>(value))
      os << llvm::format(
          "%g",
          roundTo(number.getValue(), APFloat::IEEEdouble()).convertToDouble());
    else if (auto integer = dyn_cast<IntegerAttr>(value))
      os << integer.getValue().getSExtValue();
    else
      os << value;
  });
  os << ")";
  return text;
}

static std::string describeFold(const std::string &left,
                                const std::string &right) {
  return "f(" + left + ", " + right + ")";
}

static std::string complain(const char *what, const std::string &left,
                            const State &a, const std::string &right,
                            const State &b) {
  return std::string("is not ") + what + ": " + left + " = " + describe(a) +
         ", but " + right + " = " + describe(b);
}

std::string LawChecker::run() {
  findStates();
  auto getUnknown = [&] {
    if (!unknown)
      return std::string("folds types whose values cannot be tried out");
    return ("has '" + unknown->getName().getStringRef() +
            "', which cannot be computed before the program runs")
        .str();
  };
  if (states.empty() || unknown)
    return getUnknown();
  // Devices without a term have the identity, before or behind those that have
  // one. Chunks of several indices are folded in another order than all points
  // are, those of one in theirs.
  states.push_back(identity);
  addNaNs();
  bool isInOrder = reduction.getIndices().size() == 1;
  for (const State &tried : states) {
    // A fold begins with the identity, which may make more of a value NaN.
    std::optional<State> begun = fold(identity, tried);
    if (!begun)
      return getUnknown();
    const State &a = hasNaN(tried) ? *begun : tried;
    std::pair<State, State> sides[] = {{identity, a}, {a, identity}};
    for (auto &[left, right] : sides) {
      std::optional<State> same = fold(left, right);
      if (!same)
        return getUnknown();
      if (!areAlike(*same, a))
        return "has an identity that is none: " +
               describeFold(describe(left), describe(right)) + " = " +
               describe(*same);
    }
    for (const State &b : states) {
      std::optional<State> ab = fold(tried, b), ba = fold(b, tried);
      if (!ab || !ba)
        return getUnknown();
      if (!isInOrder && !areAlike(*ab, *ba))
        return complain("commutative",
                        describeFold(describe(tried), describe(b)), *ab,
                        describeFold(describe(b), describe(tried)), *ba);
    }
  }
  for (const State &a : states)
    for (const State &b : states) {
      std::optional<State> ab = fold(a, b);
      for (const State &c : states) {
        std::optional<State> bc = fold(b, c);
        std::optional<State> left = ab ? fold(*ab, c) : std::nullopt;
        std::optional<State> right = bc ? fold(a, *bc) : std::nullopt;
        if (!left || !right)
          return getUnknown();
        if (!areAlike(*left, *right))
          return complain(
              "associative",
              describeFold(describeFold(describe(a), describe(b)), describe(c)),
              *left,
              describeFold(describe(a), describeFold(describe(b), describe(c))),
              *right);
      }
    }
  return "";
}

std::string tofu::tdl::whyNotInParts(ReduceOp reduction) {
  auto combiner = SymbolTable::lookupNearestSymbolFrom<CombinerOp>(
      reduction, cast<FlatSymbolRefAttr>(reduction.getCombiner()));
  return combiner ? LawChecker(combiner, reduction).run() : "is not there";
}

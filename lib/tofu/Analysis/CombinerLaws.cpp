//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Two orders of a fold differ by roundings even where the law holds, and by how
// much is the combiner's own affair: (1e8 + -1e8) + 1 has nothing in common
// with 1e8 + (-1e8 + 1), and what is multiplied by the result is off as well.
// So where results differ by more than a few units in the last place, both
// sides are computed again with every rounding moved at random. They differ
// indeed if they differ by more than each of them moves then.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/CombinerLaws.h"
#include "tofu/Analysis/CombinerSamples.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Rounding.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tofu::tdl;
using namespace tofu::interpreter;

namespace {
class LawChecker {
public:
  LawChecker(CombinerOp combiner, ReduceOp reduction);

  std::string run();

private:
  using Side = llvm::function_ref<State()>;
  State fold(const State &left, const State &right);
  bool differ(Side first, Side second);
  bool isOfRounding(Side first, Side second);

  void add(std::vector<State> &group, std::vector<State> states) const;
  bool isSame(const State &a, const State &b) const;
  bool areAlike(const State &a, const State &b) const;
  bool hasNaN(const State &state) const;
  bool tiesWithIdentity(const State &state) const;

  std::string checkIdentity(const std::vector<State> &group, bool isSmall);
  std::string checkBegun(const std::vector<State> &group);
  std::string checkOrder(const std::vector<State> &group);
  std::string checkTriple(const State &a, const State &b, const State &c);
  std::string checkGrouping(const std::vector<State> &group);
  std::string check(const std::vector<State> &group, bool isSmall = false);
  std::string checkNaNs(const std::vector<State> &group);
  std::vector<State> foldAtRandom(std::vector<State> states);

  std::string describe(const State &state) const;
  std::string describe(const State &left, const State &right) const;
  std::string complain(const char *what, const std::string &left,
                       const State &a, const std::string &right,
                       const State &b) const;

  ReduceOp reduction;
  CombinerSamples samples;
  SmallVector<double> sizes, constants;
  StraightCode code;
  SmallVector<uint32_t> arguments, results;
  ArrayRef<ScalarType> types;
  State identity;
  std::minstd_rand random;
  bool isNudged = false, isBeyond = false;
};
} // namespace

LawChecker::LawChecker(CombinerOp combiner, ReduceOp reduction)
    : reduction(reduction), samples(reduction), sizes(findSizes(combiner)),
      constants(findConstants(combiner, reduction)), types(samples.getTypes()) {
  if (types.empty())
    return;
  Block &block = combiner.getBody().front();
  code.append(block);
  for (Value argument : block.getArguments())
    arguments.push_back(*code.getRegister(argument));
  for (Value value : block.getTerminator()->getOperands())
    results.push_back(*code.getRegister(value));
  for (Attribute value : combiner.getIdentity())
    identity.push_back(getConstant(value));
}

State LawChecker::fold(const State &left, const State &right) {
  for (auto [reg, value] :
       llvm::zip(arguments, llvm::concat<const Register>(left, right)))
    code[reg] = value;
  if (isNudged)
    isBeyond |= code.runNudged(random);
  else
    code.run();
  return llvm::map_to_vector<2>(results,
                                [&](uint32_t reg) { return code[reg]; });
}

//===----------------------------------------------------------------------===//
// Whether states are the same
//===----------------------------------------------------------------------===//

/// Up to a few units in the last place.
static bool isAlike(Register a, Register b, ScalarType type) {
  if (type.kind == Kind::Int)
    return a.i == b.i;
  double x = getReal(a, type), y = getReal(b, type);
  if (x == y || (std::isnan(x) && std::isnan(y)))
    return true;
  return std::abs(x - y) <= std::min(32 * getUnit(type), 1.0 / 16) *
                                std::max(std::abs(x), std::abs(y)) &&
         !std::isinf(x) && !std::isinf(y);
}

bool LawChecker::areAlike(const State &a, const State &b) const {
  return llvm::all_of(llvm::zip(a, b, types), [](auto values) {
    return isAlike(std::get<0>(values), std::get<1>(values),
                   std::get<2>(values));
  });
}

bool LawChecker::isSame(const State &a, const State &b) const {
  return llvm::all_of(llvm::zip(a, b, types), [](auto values) {
    auto [x, y, type] = values;
    return type.kind == Kind::Int ? x.i == y.i
                                  : getReal(x, type) == getReal(y, type) ||
                                        (std::isnan(getReal(x, type)) &&
                                         std::isnan(getReal(y, type)));
  });
}

bool LawChecker::hasNaN(const State &state) const {
  return llvm::any_of(llvm::zip(state, types), [](auto pair) {
    auto [value, type] = pair;
    return type.kind != Kind::Int && std::isnan(getReal(value, type));
  });
}

/// The first value, by which others are chosen, is the identity's.
bool LawChecker::tiesWithIdentity(const State &state) const {
  return types.size() > 1 && types[0].kind == Kind::Int &&
         state[0].i == identity[0].i;
}

namespace {
/// The values that one side takes.
struct Spread {
  double lo, hi;
  bool isFinite = true;

  explicit Spread(double value) : lo(value), hi(value) {}
  void add(double value) {
    isFinite &= std::isfinite(value);
    lo = std::min(lo, value);
    hi = std::max(hi, value);
  }
  double getWidth() const { return hi - lo; }
};
} // namespace

/// Tries up to 16 times. What goes beyond the largest number on the way is not
/// compared, nor what other roundings make infinite or NaN.
bool LawChecker::isOfRounding(Side first, Side second) {
  State left = first(), right = second();
  SmallVector<std::pair<Spread, Spread>, 2> spreads;
  for (auto [a, b, type] : llvm::zip(left, right, types))
    spreads.push_back({Spread(getNumber(a, type)), Spread(getNumber(b, type))});
  isNudged = true;
  isBeyond = false;
  auto restore = llvm::make_scope_exit([&] { isNudged = false; });
  for (unsigned trial = 0; trial != 16; ++trial) {
    State a = first(), b = second();
    if (isBeyond)
      return true;
    bool isExplained = true;
    for (auto [i, type] : llvm::enumerate(types)) {
      auto &[before, behind] = spreads[i];
      bool wasFinite = std::isfinite(before.lo) && std::isfinite(behind.lo);
      before.add(getNumber(a[i], type));
      behind.add(getNumber(b[i], type));
      if (isAlike(left[i], right[i], type))
        continue;
      double width = before.getWidth() + behind.getWidth();
      isExplained &= wasFinite
                         ? !before.isFinite || !behind.isFinite ||
                               std::abs(getNumber(left[i], type) -
                                        getNumber(right[i], type)) <= 4 * width
                         : isAlike(a[i], b[i], type);
    }
    if (isExplained)
      return true;
  }
  return false;
}

bool LawChecker::differ(Side first, Side second) {
  return !areAlike(first(), second()) && !isOfRounding(first, second);
}

//===----------------------------------------------------------------------===//
// What is said
//===----------------------------------------------------------------------===//

std::string LawChecker::describe(const State &state) const {
  std::string text = "(";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(llvm::zip(state, types), os, [&](auto pair) {
    auto [value, type] = pair;
    if (type.kind == Kind::Int)
      os << value.i;
    else
      os << llvm::format("%g", std::isnan(getReal(value, type))
                                   ? std::nan("")
                                   : getReal(value, type));
  });
  os << ")";
  return text;
}

static std::string describeFold(const std::string &left,
                                const std::string &right) {
  return "f(" + left + ", " + right + ")";
}
std::string LawChecker::describe(const State &left, const State &right) const {
  return describeFold(describe(left), describe(right));
}

std::string LawChecker::complain(const char *what, const std::string &left,
                                 const State &a, const std::string &right,
                                 const State &b) const {
  return std::string(what) + ": " + left + " = " + describe(a) + ", but " +
         right + " = " + describe(b);
}

//===----------------------------------------------------------------------===//
// The laws
//===----------------------------------------------------------------------===//

/// Devices that have no term have the identity, before or behind those that
/// have one. A fold begins with it, which may make more of a value NaN; and
/// what is to be less than all values, as -10000, is only to be so of what is
/// folded.
///
/// The least unsigned number at index 0 wins against itself at another index,
/// which an arg-max that begins with it therefore never gives.
///
/// What a fold with it changes by little, as `0.99 * a + b` in bf16 does, would
/// pass as a rounding: so it is folded many times, which changes a value that
/// was rounded once no further.
std::string LawChecker::checkIdentity(const std::vector<State> &group,
                                      bool isSmall) {
  constexpr unsigned manyTimes = 64;
  for (const State &state : group) {
    bool isLeftAlone = isSmall && !hasNaN(state) && !tiesWithIdentity(state);
    State begun = isLeftAlone ? state : fold(identity, state);
    std::pair<const State &, const State &> sides[] = {{identity, begun},
                                                       {begun, identity}};
    for (auto &[left, right] : sides)
      if (differ([&] { return fold(left, right); }, [&] { return begun; }))
        return "has an initial value that changes what it is folded with: " +
               describe(left, right) + " = " + describe(fold(left, right));
    for (bool isBehind : {false, true}) {
      if (!isSmall)
        continue;
      State once = isBehind ? fold(begun, identity) : fold(identity, begun);
      State often = once;
      for (unsigned i = 0; i != manyTimes; ++i)
        often = isBehind ? fold(often, identity) : fold(identity, often);
      if (!areAlike(once, often))
        return "has an initial value that changes what it is folded with: " +
               describe(once) + " is " + describe(often) + " after " +
               std::to_string(manyTimes) + " folds with " + describe(identity);
    }
  }
  return "";
}

/// What a device folds begins with the identity, wherever it stands among what
/// others fold: where values tie with it, of three values the third may be lost
/// by that. Of infinite ones, whose folds may be NaN, as sums of exponentials,
/// those are left out.
std::string LawChecker::checkBegun(const std::vector<State> &group) {
  for (const State &a : group) {
    State begun = fold(identity, a);
    if (State kept = fold(begun, identity);
        !hasNaN(kept) && !hasNaN(begun) && !areAlike(kept, begun))
      return "has an initial value that changes what it is folded with: " +
             describe(begun, identity) + " = " + describe(kept);
    for (const State &b : group) {
      auto whole = [&] { return fold(begun, b); };
      auto parts = [&] { return fold(begun, fold(identity, b)); };
      if (!hasNaN(whole()) && !hasNaN(parts()) && differ(whole, parts))
        return "has an initial value that changes what it is folded with: " +
               describe(identity, b) + " = " + describe(fold(identity, b));
    }
  }
  return "";
}

/// Of one index what is folded stays in its order.
std::string LawChecker::checkOrder(const std::vector<State> &group) {
  if (reduction.getIndices().size() == 1)
    return "";
  for (const State &a : group)
    for (const State &b : group) {
      auto ahead = [&] { return fold(a, b); };
      auto behind = [&] { return fold(b, a); };
      if (differ(ahead, behind))
        return complain("is not commutative", describe(a, b), ahead(),
                        describe(b, a), behind());
    }
  return "";
}

std::string LawChecker::checkTriple(const State &a, const State &b,
                                    const State &c) {
  auto left = [&] { return fold(fold(a, b), c); };
  auto right = [&] { return fold(a, fold(b, c)); };
  if (!differ(left, right))
    return "";
  bool isOfNaN = hasNaN(a) || hasNaN(b) || hasNaN(c);
  return complain(isOfNaN ? "is not associative where there is a NaN"
                          : "is not associative",
                  describeFold(describe(a, b), describe(c)), left(),
                  describeFold(describe(a), describe(b, c)), right());
}

/// A device's fold begins with the identity, behind what others have folded.
std::string LawChecker::checkGrouping(const std::vector<State> &group) {
  std::vector<State> pairs;
  for (const State &a : group) {
    State begun = fold(identity, a);
    for (const State &b : group) {
      pairs.push_back(fold(a, b));
      if (std::string reason = checkTriple(begun, identity, b); !reason.empty())
        return reason;
    }
  }
  size_t size = group.size();
  for (size_t i = 0; i != size; ++i)
    for (size_t j = 0; j != size; ++j)
      for (size_t k = 0; k != size; ++k)
        if (!areAlike(fold(pairs[i * size + j], group[k]),
                      fold(group[i], pairs[j * size + k])))
          if (std::string reason = checkTriple(group[i], group[j], group[k]);
              !reason.empty())
            return reason;
  return "";
}

/// Chunks of several indices are folded in another order than all points are,
/// those of one in theirs.
std::string LawChecker::check(const std::vector<State> &group, bool isSmall) {
  if (std::string reason = checkIdentity(group, isSmall); !reason.empty())
    return reason;
  if (std::string reason = checkOrder(group); !reason.empty())
    return reason;
  return checkGrouping(group);
}

/// Two orders of which one loses a NaN say more than an initial value that
/// loses it.
std::string LawChecker::checkNaNs(const std::vector<State> &group) {
  if (llvm::none_of(group, [&](const State &state) { return hasNaN(state); }))
    return "";
  std::string reason = checkGrouping(group);
  if (reason.empty())
    reason = checkOrder(group);
  return reason.empty() ? checkIdentity(group, /*isSmall=*/true) : reason;
}

void LawChecker::add(std::vector<State> &group,
                     std::vector<State> states) const {
  for (State &state : states)
    if (llvm::none_of(group,
                      [&](const State &other) { return isSame(state, other); }))
      group.push_back(std::move(state));
}

/// Some of what folds of up to a million of the states are: narrow integers
/// wrap around in many ways, and wide ones that count do not.
std::vector<State> LawChecker::foldAtRandom(std::vector<State> states) {
  constexpr size_t most = 36, last = 12;
  for (size_t i = 0; i != most; ++i) {
    auto draw = [&] {
      return *(states.rbegin() + random() % std::min<size_t>(states.size(), 3));
    };
    State left = draw(), right = draw();
    add(states, {fold(left, right)});
  }
  return {states.end() - std::min(states.size(), last), states.end()};
}

std::string LawChecker::run() {
  if (types.empty())
    return "folds types whose values cannot be tried out";
  if (Operation *op = code.getLeftOut())
    return ("has '" + op->getName().getStringRef() +
            "', which cannot be computed before the program runs")
        .str();
  std::vector<State> small;
  add(small, samples.drawSmall());
  std::vector<State> few(small.begin(),
                         small.begin() + std::min<size_t>(small.size(), 3));

  std::vector<State> group = small;
  for (size_t i = 0; i + 1 < small.size() && i != 3; ++i)
    add(group, {fold(small[i], small[i + 1])});
  add(group, {identity});
  if (std::string reason = check(group, /*isSmall=*/true); !reason.empty())
    return reason;
  std::vector<State> ties = few;
  add(ties, samples.drawAtIdentity(identity));
  if (std::string reason = checkBegun(ties); !reason.empty())
    return reason;
  // Which of two opposites is kept, where magnitudes are compared. Groups have
  // none: sums of three that vanish have lost their digits.
  std::vector<State> opposites = small;
  add(opposites, samples.drawOpposite());
  if (std::string reason = checkOrder(opposites); !reason.empty())
    return reason;

  for (size_t i = 0; i != std::min<size_t>(small.size(), 2); ++i)
    add(group, {samples.makeNaN(small[i])});
  if (std::string reason = checkNaNs(group); !reason.empty())
    return reason;

  for (double number : constants) {
    group = few;
    add(group, samples.drawAt(number));
    if (std::string reason = check(group); !reason.empty())
      return reason;
  }
  for (double size : sizes) {
    group = few;
    add(group, samples.drawNear(size));
    if (group.size() == few.size())
      continue;
    if (std::string reason = check(group); !reason.empty())
      return reason;
  }

  // Folds of 8, 64, ..., 8^6 of the first states.
  std::vector<State> grown = few;
  for (unsigned level = 0; level != 6; ++level) {
    for (State &state : grown)
      for (unsigned doubling = 0; doubling != 3; ++doubling)
        state = fold(state, state);
    llvm::erase_if(
        grown, [&](const State &state) { return !samples.isFinite(state); });
    group = few;
    add(group, grown);
    if (std::string reason = check(group); !reason.empty())
      return reason;
  }
  if (llvm::any_of(types,
                   [](ScalarType type) { return type.kind != Kind::Int; }))
    return "";
  group = few;
  add(group, foldAtRandom(small));
  return check(group);
}

std::string tofu::tdl::whyNotInParts(ReduceOp reduction) {
  if (std::optional<Combiner> builtin = reduction.getBuiltin()) {
    Type type = reduction.getResultTypes()[0];
    if (holdsParts(type) || getFoldType(*builtin, type) == type)
      return "";
    return llvm::formatv("rounds its parts to {0}, whose range they may leave "
                         "where all of it does not; fold in f32, and round "
                         "that",
                         type);
  }
  CombinerOp combiner = getNamedCombiner(reduction);
  return combiner ? LawChecker(combiner, reduction).run() : "is not there";
}

std::string tofu::tdl::whyNotDerived(OpOp op,
                                     const std::set<std::string> &passed) {
  std::string text;
  op.getBody().walk([&](ReduceOp reduce) {
    CombinerOp combiner =
        reduce.getBuiltin() ? CombinerOp() : getNamedCombiner(reduce);
    // What it is called here has the types behind a point.
    if (!combiner ||
        !passed.count(combiner.getSymName().split('.').first.str()))
      return WalkResult::advance();
    std::string reason = whyNotInParts(reduce);
    if (reason.empty())
      return WalkResult::advance();
    text = "derived as if the laws of a combiner held, but " +
           describeCombiner(reduce.getCombiner()) + " " + reason;
    return WalkResult::interrupt();
  });
  return text;
}

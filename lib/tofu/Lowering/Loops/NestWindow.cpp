//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Updates in place: where a condition does not hold, all results are what lies
// there already. So only the window in which it holds is visited. Its place may
// be data, its size is not: for a device of many threads, whose number is to be
// known before, the points of a window are counted from its begin.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

SmallVector<unsigned> NestBuilder::getAlike(const Condition &condition) {
  SmallVector<unsigned> alike;
  for (auto [number, other] : llvm::enumerate(nest.conditions))
    if (!known[number] && isSame(other, condition))
      alike.push_back(number);
  return alike;
}

void NestBuilder::setKnown(ArrayRef<unsigned> conditions,
                           std::optional<bool> holds) {
  for (unsigned number : conditions)
    known[number] = holds;
}

/// True if nothing changes where the condition does not hold.
bool NestBuilder::staysOutside(const Condition &condition) {
  SmallVector<unsigned> alike = getAlike(condition);
  setKnown(alike, false);
  Point outside;
  outside.known = known;
  bool result = true;
  for (unsigned output = 0; output != nest.outputs.size(); ++output)
    result &= stays(output, outside);
  setKnown(alike, std::nullopt);
  return result;
}

/// How many values of a variable fulfil a condition, at most: as many numbers
/// as there are between its bounds, a factor apart.
static std::optional<int64_t> getWindowSize(const Condition &condition,
                                            int64_t factor) {
  if (!condition.low || !condition.high || !condition.low->isConstant() ||
      !condition.high->isConstant())
    return std::nullopt;
  int64_t size = condition.high->constant - condition.low->constant;
  return llvm::divideCeil(std::max<int64_t>(size, 0), std::abs(factor));
}

/// Narrows the ranges to windows. Those at places from data are left to be
/// opened; the place of one that is found later does not depend on the
/// variable of one before.
SmallVector<NestBuilder::Window>
NestBuilder::narrow(MutableArrayRef<SpreadStep::Range> ranges) {
  SmallVector<Window> windows;
  auto outside = values;
  for (const SpreadStep::Range &range : ranges)
    values[range.variable] = getVariable(range.variable);
  for (SpreadStep::Range &range : ranges) {
    unsigned variable = range.variable;
    for (unsigned number = 0; number != known.size(); ++number) {
      const Condition &condition = nest.conditions[number];
      auto isOfVariable = [&](unsigned other) {
        return other == variable || !condition.expr.isFunctionOfDim(other);
      };
      if (known[number] || condition.isRequired() || !staysOutside(condition))
        continue;
      if (condition.expr) {
        if (getFactor(condition.expr, variable).value_or(0) == 0 ||
            !llvm::all_of(llvm::seq<unsigned>(0, loops.size()), isOfVariable))
          continue;
        std::tie(range.lo, range.hi) =
            solve(getLine(condition.expr, variable), condition.low,
                  condition.high, range.lo, range.hi);
        setKnown(getAlike(condition), true);
        continue;
      }
      std::optional<unsigned> dim = findWindow(condition, variable);
      if (!dim || !values[variable])
        continue;
      std::optional<int64_t> size =
          getWindowSize(condition, *getFactor(condition.source, *dim));
      if (!size || *size >= getVolume(variable))
        continue;
      windows.push_back({variable, number, *dim, range.lo, range.hi});
      range.hi = indices.min(indices.sub(range.hi, range.lo), *size);
      range.lo = 0;
      values[variable].reset();
      setKnown(getAlike(condition), true);
    }
  }
  values = outside;
  return windows;
}

/// The body at a point of the windows.
void NestBuilder::addWindows(ArrayRef<Window> windows, Body body) {
  if (windows.empty())
    return body();
  Window window = windows.back();
  const Condition &condition = nest.conditions[window.condition];
  Line line = addPlace(condition, window.dim);
  auto [from, to] =
      solve(line, condition.low, condition.high, window.lo, window.hi);
  auto &step = add<WindowStep>(window.variable, from, to);
  addTo(step.steps, [&] { addWindows(windows.drop_back(), body); });
}

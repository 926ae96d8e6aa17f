//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/OperatorFacts.h"

#include "tofu/Analysis/Pointwise.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace tofu;

/// Settings at which formulas are compared with what expansion does.
static constexpr unsigned kSettings = 4;

OperatorFacts::OperatorFacts(tdl::OpOp definition)
    : definition(definition),
      settings(chooseSettings(definition, kSettings, &why)) {
  for (const Setting &setting : settings)
    if (OwningOpRef<ModuleOp> module = instantiate(definition, setting))
      splits.emplace_back(definition, setting, std::move(module));
  definition.getBody().walk<WalkOrder::PreOrder>([&](tdl::LambdaOp op) {
    steps.push_back(
        {SymbolicLambda(definition, op), unsigned(steps.size()), {}});
  });
  holds = !splits.empty() && llvm::all_of(splits, [&](const Splits &at) {
    return at.getSteps().size() == steps.size();
  });
  for (Step &step : steps) {
    if (!holds || match(step))
      continue;
    step.symbolic.ignoreGuards();
    holds = match(step);
  }
}

/// That its formulas are what expansion goes by, at all settings.
bool OperatorFacts::match(Step &step) {
  step.indices.clear();
  for (const Splits &at : splits) {
    auto found =
        step.symbolic.match(at.getSetting(), at.getSteps()[step.number],
                            /*isExact=*/step.indices.empty());
    if (!found)
      return false;
    step.indices.push_back(std::move(*found));
  }
  return true;
}

std::string OperatorFacts::describeNone() const {
  return "no shapes and attributes were found at which it can be looked at: " +
         (why.empty() ? "its results have no elements" : why);
}

bool OperatorFacts::isElementwise() {
  Attribute result = definition.getResultShapes()[0];
  auto hasShape = [&](Attribute shape) { return shape == result; };
  auto isScalarOr = [&](Attribute shape) {
    return hasShape(shape) ||
           cast<AffineMapAttr>(shape).getValue().getNumResults() == 0;
  };
  return llvm::all_of(definition.getResultShapes(), hasShape) &&
         llvm::any_of(definition.getOperandShapes(), hasShape) &&
         llvm::all_of(definition.getOperandShapes(), isScalarOr) &&
         llvm::all_of(steps, [&](const Step &step) {
           return tdl::readsOwnElements(step.symbolic.getOp()) &&
                  llvm::all_of(splits, [&](const Splits &at) {
                    return tdl::readsOwnElements(
                        at.getSteps()[step.number].getOp());
                  });
         });
}

Split OperatorFacts::getSplit(unsigned step, unsigned variable) const {
  const Splits &first = splits.front();
  const tdl::LambdaAnalysis &analysis = first.getSteps()[step];
  Split split = first.get(analysis, variable);
  const tdl::IndexVariable &own = analysis.getVariables()[variable];
  if (split || own.value)
    return split;
  for (const Splits &other : ArrayRef(splits).drop_front())
    if (step < other.getSteps().size()) {
      const tdl::LambdaAnalysis &there = other.getSteps()[step];
      for (auto [number, same] : llvm::enumerate(there.getVariables()))
        if (Split found = other.get(there, number);
            !same.value && same.name == own.name && found)
          return found;
    }
  return split;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

Formula OperatorFacts::getLo(unsigned step) const {
  return holds ? steps[step].symbolic.getLo() : Formula::scaledName("lo");
}
Formula OperatorFacts::getHi(unsigned step) const {
  return holds ? steps[step].symbolic.getHi() : Formula::scaledName("hi");
}

Formula OperatorFacts::getExtent(unsigned step, unsigned variable) const {
  if (!holds)
    return splits.front().getSteps()[step].getVariables()[variable].extent;
  const Step &own = steps[step];
  return own.symbolic.getIndices()[own.indices.front()[variable]].extent;
}

SmallVector<PartRegion, 2> OperatorFacts::getRegions(unsigned step,
                                                     unsigned variable) {
  return holds ? getFormulas(step, variable) : getNumbers(step, variable);
}

SmallVector<PartRegion, 2> OperatorFacts::getFormulas(unsigned number,
                                                      unsigned variable) {
  Step &step = steps[number];
  SymbolicLambda &symbolic = step.symbolic;
  const Splits &first = splits.front();
  unsigned index = step.indices.front()[variable];
  bool isOutlined = getSplit(number, variable).place != Split::Place::Here;
  Operation *within = symbolic.getOp();
  if (isOutlined)
    within = cast<BlockArgument>(symbolic.getIndices()[index].value)
                 .getOwner()
                 ->getParentOp();
  auto counts = [&](Operation *op) {
    for (op = op->getParentOp(); op != within; op = op->getParentOp()) {
      if (op == symbolic.getOp())
        return false;
      auto reduce = dyn_cast<tdl::ReduceOp>(op);
      if (isOutlined && reduce && first.findOutlined(reduce))
        return false;
    }
    return true;
  };
  SmallVector<PartRegion, 2> regions;
  for (const SymbolicLambda::Read &read : symbolic.getReads(index)) {
    if (!counts(read.op))
      continue;
    auto made = symbolic.getSource(read.tensor).getDefiningOp<tdl::LambdaOp>();
    PartRegion region{symbolic.getTensors()[read.tensor], std::nullopt,
                      read.dims, read.hasElse, read.isGuarded};
    for (const Step &other : steps)
      if (other.symbolic.getOp() == made)
        region.step = other.number;
    for (const SymbolicDim &dim : read.dims)
      region.isClipped |=
          dim.isClipped || (read.isElse && !isPart(number, dim));
    region.isClipped &= !read.dims.empty();
    if (read.dims.empty())
      region.fixed = read.fixed;
    regions.push_back(std::move(region));
  }
  return regions;
}

/// What expansion goes by at the first setting.
SmallVector<PartRegion, 2> OperatorFacts::getNumbers(unsigned step,
                                                     unsigned variable) const {
  const tdl::LambdaAnalysis &analysis = splits.front().getSteps()[step];
  ArrayRef<tdl::IndexVariable> variables = analysis.getVariables();
  llvm::BitVector split(variables.size());
  split.set(variable);
  if (variables[variable].kind == tdl::IndexVariable::Kind::Prefix)
    split.set(variables[variable].along);
  SmallVector<int64_t> extents;
  for (const tdl::IndexVariable &each : variables)
    extents.push_back(each.extent);
  auto toFormula = [&](AffineExpr end) {
    return Formula::fromAffine(end, {"lo", "hi"}, {})
        .replace("lo", getLo(step))
        .replace("hi", getHi(step));
  };
  SmallVector<PartRegion, 2> regions;
  for (const tdl::Access &access : analysis.getAccesses()) {
    tdl::LambdaOp op = analysis.getOp();
    Value source = op.getInputs()[access.input];
    auto shape = cast<RankedTensorType>(source.getType()).getShape();
    tdl::SymbolicRegion found =
        tdl::getSymbolicRegion(access, shape, extents, split);
    PartRegion &region = regions.emplace_back();
    region.tensor = tdl::getName(op.getInputArguments()[access.input],
                                 "in" + Twine(access.input));
    region.step = splits.front().findStep(source);
    for (auto [number, lowers, uppers] :
         llvm::enumerate(found.lowers, found.uppers)) {
      SymbolicDim dim{unsigned(number), false, {}, false};
      for (AffineExpr lower : lowers)
        dim.ends.first.push_back(toFormula(lower));
      for (AffineExpr upper : uppers)
        dim.ends.last.push_back(toFormula(upper) - 1);
      if (access.map.getResult(number).isFunctionOfDim(variable))
        region.dims.push_back(std::move(dim));
    }
  }
  return regions;
}

bool OperatorFacts::isPart(unsigned step, const SymbolicDim &dim) const {
  return !dim.isData && dim.ends.first.size() == 1 &&
         dim.ends.last.size() == 1 && dim.ends.first[0].isEqual(getLo(step)) &&
         (dim.ends.last[0] + 1).isEqual(getHi(step));
}

//===----------------------------------------------------------------------===//
// Halos
//===----------------------------------------------------------------------===//

namespace {
/// What is read before and behind [step*lo, step*hi).
struct Reach {
  Formula step, before, behind;
};
} // namespace

/// The only one that moves with an end of the part; null if there is not one.
static const Formula *findMoving(ArrayRef<Formula> ends, const Formula &of) {
  const Formula *moving = nullptr;
  for (const Formula &end : ends)
    if (end.mentions(of.toString())) {
      if (moving)
        return nullptr;
      moving = &end;
    }
  return moving;
}

/// None if no end is moved by those of the part alone.
static std::optional<Reach> getReach(const SymbolicEnds &ends,
                                     const Formula &lo, const Formula &hi) {
  const Formula *first = findMoving(ends.first, lo);
  const Formula *last = findMoving(ends.last, hi);
  if (!first || !last)
    return std::nullopt;
  std::optional<Formula> step = first->getFactor(lo.toString());
  std::optional<Formula> same = last->getFactor(hi.toString());
  if (!step || !same || !step->isEqual(*same) || step->getConstant() == 0 ||
      step->isNegative())
    return std::nullopt;
  return Reach{*step, *step * lo - *first,
               *last + 1 - *step * Formula::last(hi) - *step};
}

/// Whether there is anything of so many elements, at one of the settings.
bool OperatorFacts::isAny(unsigned step, const Formula &count) {
  if (std::optional<int64_t> constant = count.expand().getConstant())
    return *constant > 0;
  return llvm::any_of(splits, [&](const Splits &at) {
    auto values = steps[step].symbolic.getValues(at.getSetting());
    return count.evaluate(values).value_or(1) > 0;
  });
}

std::optional<Halo> OperatorFacts::getHalo(unsigned step,
                                           const SymbolicDim &dim) {
  if (dim.isData)
    return std::nullopt;
  auto reach = getReach(dim.ends, getLo(step), getHi(step));
  if (!reach || !isAny(step, reach->before + reach->behind))
    return std::nullopt;
  return Halo{reach->before, reach->behind};
}

namespace {
/// At each setting; none if one is not known.
using Counts = SmallVector<double, 4>;

/// What one dimension reads, for comparison with many others.
struct CountedReach {
  unsigned dim;
  Reach reach;
  unsigned step;                // its number among those that are not equal
  Counts before, behind, moved; // `moved`: the step times the extent
};
} // namespace

bool OperatorFacts::hasHalo(unsigned step, unsigned variable) {
  Formula lo = getLo(step), hi = getHi(step),
          extent = getExtent(step, variable);
  std::vector<llvm::StringMap<int64_t>> values;
  for (const Splits &at : splits)
    values.push_back(steps[step].symbolic.getValues(at.getSetting()));
  auto count = [&](const Formula &formula) {
    Counts counts;
    for (const llvm::StringMap<int64_t> &each : values) {
      std::optional<int64_t> number = formula.evaluate(each);
      if (!number)
        return Counts();
      counts.push_back(double(*number));
    }
    return counts;
  };
  SmallVector<Formula> moves;
  auto getNumber = [&](const Formula &move) {
    for (auto [number, each] : llvm::enumerate(moves))
      if (each.isEqual(move))
        return unsigned(number);
    moves.push_back(move);
    return unsigned(moves.size() - 1);
  };
  // By tensor, what each read of it reaches, each once.
  llvm::MapVector<StringRef, std::vector<std::vector<CountedReach>>> reads;
  llvm::StringSet<> seen;
  SmallVector<PartRegion, 2> regions = getRegions(step, variable);
  for (const PartRegion &region : regions) {
    std::vector<CountedReach> reaches;
    std::string key = region.tensor;
    llvm::raw_string_ostream os(key);
    for (const SymbolicDim &dim : region.dims) {
      std::optional<Reach> reach;
      if (!dim.isData)
        reach = getReach(dim.ends, lo, hi);
      if (!reach)
        break;
      unsigned number = getNumber(reach->step);
      os << '|' << dim.dim << ':' << number << ',' << reach->before.toString()
         << ',' << reach->behind.toString();
      reaches.push_back({dim.dim, *reach, number, count(reach->before),
                         count(reach->behind), count(reach->step * extent)});
    }
    if (!reaches.empty() && reaches.size() == region.dims.size() &&
        seen.insert(key).second)
      reads[region.tensor].push_back(std::move(reaches));
  }
  auto isAnySum = [&](std::initializer_list<const Counts *> terms,
                      llvm::function_ref<Formula()> getSum) {
    if (llvm::any_of(terms, [](const Counts *each) { return each->empty(); }))
      return isAny(step, getSum());
    return llvm::any_of(llvm::seq(values.size()), [&](size_t setting) {
      double sum = 0;
      for (const Counts *each : terms)
        sum += (*each)[setting];
      return sum > 0;
    });
  };
  // What one part reads and what the next one does, neither being all behind
  // the other.
  auto overlap = [&](const CountedReach &own, const CountedReach &next) {
    return own.dim == next.dim && own.step == next.step &&
           isAnySum({&own.behind, &next.before},
                    [&] { return own.reach.behind + next.reach.before; }) &&
           isAnySum({&own.before, &next.behind, &own.moved}, [&] {
             return own.reach.before + next.reach.behind +
                    own.reach.step * extent;
           });
  };
  for (const auto &[tensor, all] : reads)
    for (const auto &own : all)
      for (const auto &next : all)
        if (own.size() == next.size() && llvm::all_of_zip(own, next, overlap))
          return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/StrategyProof.h"

#include "tofu/Analysis/Folds.h"
#include "tofu/Operators/PartReads.h"
#include "tofu/Operators/TermRule.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/PointSet.h"
#include "llvm/Support/MathExtras.h"
#include <map>

using namespace mlir;
using namespace tofu;
using tdl::IndexVariable;
using Kind = IndexVariable::Kind;

/// Ends of regions and terms of ends beyond which symbols are left out: sums of
/// ends combine every term with every other.
static constexpr size_t kMaxTerms = 32;

namespace {
class Prover {
public:
  Prover(const tdl::LambdaAnalysis &analysis, const ExpansionRules &rules,
         ArrayRef<int64_t> partCounts)
      : analysis(analysis), op(analysis.getOp()), rules(rules),
        partCounts(partCounts), reads(findReads(op)),
        extents(op.getVariableExtents()) {}

  StrategyProof prove(unsigned variable);
  StrategyProof provePending(uint64_t set, tdl::Combiner combiner);

private:
  //===--------------------------------------------------------------------===//
  // Verdicts
  //===--------------------------------------------------------------------===//
  void worsen(Verdict verdict, const Twine &reason = "") {
    if (verdict <= proof.verdict)
      return;
    proof.verdict = verdict;
    proof.reason = reason.str();
  }
  bool isUnsound() const { return proof.verdict == Verdict::Unsound; }

  //===--------------------------------------------------------------------===//
  // The strategy at hand
  //===--------------------------------------------------------------------===//
  void checkTerms();
  void checkNeutral(tdl::Combiner combiner, TypeRange types);
  void checkParts(int64_t count);
  void checkFetches(int64_t count);
  void checkFetch(const ReadSet &read, tdl::BoxAttr region, int64_t part,
                  int64_t count, std::optional<SmallVector<Interval>> &all);
  void checkSymbolic(const ReadSet &read);

  const tdl::Access *getAccess(unsigned input) const;
  ArrayRef<int64_t> getShape(unsigned input) {
    return cast<RankedTensorType>(op.getInputs()[input].getType()).getShape();
  }
  std::string getInputName(unsigned input) {
    return tdl::getName(op.getInputArguments()[input],
                        "in" + std::to_string(input));
  }
  bool isSplit(unsigned number) const { return split.test(number); }
  ReadSet getExact(const ReadSet &read) const;
  std::optional<SmallVector<Interval>>
  findBounds(const ReadSet &read, PartRanges ranges, ArrayRef<Interval> guess);
  bool isApart(const ReadSet &read, const tdl::Access &access) const;
  std::optional<unsigned> getDataDim(const tdl::Access &access) const;

  const tdl::LambdaAnalysis &analysis;
  tdl::LambdaOp op;
  const ExpansionRules &rules;
  ArrayRef<int64_t> partCounts;
  SmallVector<ReadSet, 0> reads;
  SmallVector<int64_t> extents; // of the index variables

  // Most strategies leave most reads as they are. By the read and the ranges:
  std::map<SmallVector<int64_t>, std::optional<SmallVector<Interval>>> known;
  // By the read, where no part of it is cut: whether it was all symbolic.
  DenseMap<const ReadSet *, bool> apart;

  unsigned variable = 0;
  llvm::BitVector split; // variables that are cut, alike
  StrategyProof proof;
};
} // namespace

const tdl::Access *Prover::getAccess(unsigned input) const {
  const tdl::Access *found = nullptr;
  for (const tdl::Access &access : analysis.getAccesses())
    if (access.input == input) {
      if (found)
        return nullptr; // not normal
      found = &access;
    }
  return found;
}

/// The dimension of the operand that is cut, if it is one that is computed from
/// data.
std::optional<unsigned> Prover::getDataDim(const tdl::Access &access) const {
  for (auto [dim, expr] : llvm::enumerate(access.map.getResults()))
    if (auto own = dyn_cast<AffineDimExpr>(expr);
        own && own.getPosition() == variable && variable >= extents.size())
      return dim;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

void Prover::checkNeutral(tdl::Combiner combiner, TypeRange types) {
  for (Type type : types) {
    TypedAttr neutral = rules.getNeutral(combiner, getElementTypeOrSelf(type));
    if (!neutral)
      return worsen(Verdict::Assumed, "what adds nothing is not known");
    if (std::string why = whyNotNeutral(combiner, neutral); !why.empty())
      return worsen(Verdict::Unsound,
                    "a device without a term does not contribute nothing: " +
                        why);
  }
}

void Prover::checkTerms() {
  const IndexVariable &own = analysis.getVariables()[variable];
  Kind kind = rules.getKind(own);
  std::string why;
  if (kind == Kind::Reduction || kind == Kind::Prefix) {
    auto reduce = cast<tdl::ReduceOp>(
        cast<BlockArgument>(own.value).getOwner()->getParentOp());
    why = whyNotCombined(op, reduce);
    if (std::optional<tdl::Combiner> builtin = reduce.getBuiltin())
      checkNeutral(*builtin, op.getResultTypes());
    else // its laws are tried out on values
      worsen(Verdict::Enumerated);
  } else if (kind == Kind::Data) {
    uint64_t set = 0;
    for (const tdl::Access &access : analysis.getAccesses())
      if (getDataDim(access))
        set |= access.input < 64 ? uint64_t(1) << access.input : 0;
    why = whyNoTerms(op, set);
    checkNeutral(tdl::Combiner::sum, op.getResultTypes());
  }
  if (!why.empty())
    worsen(Verdict::Unsound, "what parts give is no term: the lambda " + why);
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

static SmallVector<tdl::VariableSplit>
getSplits(ArrayRef<IndexVariable> variables, const llvm::BitVector &split) {
  SmallVector<tdl::VariableSplit> splits;
  for (auto [number, variable] : llvm::enumerate(variables)) {
    splits.push_back({variable.extent, {}});
    if (split.test(number))
      splits.back().axes.push_back(0);
  }
  return splits;
}

/// Part q of an extent n over k devices; the last value is included.
static Interval getPart(int64_t extent, int64_t part, int64_t count) {
  return {part * extent / count, (part + 1) * extent / count - 1};
}

/// The range of a dimension, whatever the others are.
static std::pair<int64_t, int64_t> getRange(tdl::BoxAttr box, unsigned dim,
                                            int64_t device) {
  std::pair<int64_t, int64_t> range{INT64_MIN, INT64_MAX};
  for (AffineExpr expr : box.getLowers()[dim].getResults())
    range.first = std::max(range.first, evaluate(expr, {device}));
  for (AffineExpr expr : box.getUppers()[dim].getResults())
    range.second = std::min(range.second, evaluate(expr, {device}));
  return range;
}

/// Together they are the whole, and nothing is in two of them.
void Prover::checkParts(int64_t count) {
  auto box = rules.getPartBox(
      op.getContext(), getSplits(analysis.getVariables(), split), {count});
  for (unsigned number : split.set_bits()) {
    int64_t extent = analysis.getVariables()[number].extent, end = 0;
    for (int64_t part = 0; part != count; ++part) {
      auto [first, last] = getRange(box, number, part);
      if (first >= last)
        continue;
      if (first != end)
        return worsen(Verdict::Unsound,
                      "part " + Twine(part) + " of " + Twine(count) +
                          " begins at " + Twine(first) +
                          ", but those before "
                          "it end at " +
                          Twine(end) +
                          (first < end ? ": some points count twice"
                                       : ": some points are left out"));
      end = last;
    }
    if (end != extent)
      return worsen(Verdict::Unsound,
                    "the last of " + Twine(count) + " parts ends at " +
                        Twine(end) + ", but the extent is " + Twine(extent));
  }
}

/// A device folds all terms of its block for those behind it: what depends on
/// the element that is computed does not matter.
ReadSet Prover::getExact(const ReadSet &read) const {
  if (rules.getKind(analysis.getVariables()[variable]) != Kind::Prefix)
    return read;
  ReadSet exact = read;
  unsigned along = analysis.getVariables()[variable].along;
  llvm::erase_if(exact.constraints, [&](const auto &constraint) {
    return constraint.first.isFunctionOfDim(variable) &&
           constraint.first.isFunctionOfDim(along);
  });
  return exact;
}

/// Sums of some of them fit in 64 bits: what is larger is counted as this.
static constexpr uint64_t kMaxVolume = uint64_t(1) << 56;

static int64_t getVolume(ArrayRef<Interval> box) {
  uint64_t volume = 1;
  for (Interval range : box)
    volume = std::min(kMaxVolume,
                      llvm::SaturatingMultiply(
                          volume, uint64_t(std::max<int64_t>(
                                      range.upper - range.lower + 1, 0))));
  return volume;
}

/// True if the read has something to do with the variable.
static bool mentions(const ReadSet &read, unsigned variable) {
  auto isIn = [&](AffineExpr expr) { return expr.isFunctionOfDim(variable); };
  return !read.computed.empty() || llvm::any_of(read.coordinates, isIn) ||
         llvm::any_of(read.constraints, [&](const auto &constraint) {
           return isIn(constraint.first);
         });
}

/// The least box of what is read.
std::optional<SmallVector<Interval>>
Prover::findBounds(const ReadSet &read, PartRanges ranges,
                   ArrayRef<Interval> guess) {
  for (unsigned v : read.bound.set_bits())
    if (!mentions(read, v) &&
        ranges.variables[v].lower <= ranges.variables[v].upper)
      ranges.variables[v] = {0, 0}; // any value does
  SmallVector<int64_t> key{&read - reads.begin()};
  for (ArrayRef<Interval> list : {ArrayRef<Interval>(ranges.variables),
                                  ArrayRef<Interval>(ranges.coordinates)})
    for (Interval range : list)
      key.append({range.lower, range.upper});
  ReadSet exact = getExact(read);
  key.push_back(exact.constraints.size());
  if (auto found = known.find(key); found != known.end())
    return found->second;
  PartReads points(exact, ranges);
  auto bounds = points.findBounds(guess);
  if (StringRef why = points.getUnknown(); !why.empty())
    worsen(Verdict::Assumed,
           "the points that read '" + getInputName(read.input) + "' " + why);
  else
    known[key] = bounds;
  return bounds;
}

/// Adds the box of what the read touches to `all`.
void Prover::checkFetch(const ReadSet &read, tdl::BoxAttr region, int64_t part,
                        int64_t count,
                        std::optional<SmallVector<Interval>> &all) {
  const tdl::Access &access = *getAccess(read.input);
  PartRanges ranges;
  for (auto [number, extent] : llvm::enumerate(extents))
    ranges.variables.push_back(isSplit(number) ? getPart(extent, part, count)
                                               : Interval{0, extent - 1});
  std::optional<unsigned> dataDim = getDataDim(access);
  for (auto [dim, extent] : llvm::enumerate(getShape(read.input)))
    ranges.coordinates.push_back(dim == dataDim ? getPart(extent, part, count)
                                                : Interval{0, extent - 1});
  SmallVector<Interval> guess;
  for (auto [first, last] : region.evaluate({part}))
    guess.push_back({first, last - 1});
  if (!read.computed.empty())
    worsen(Verdict::Enumerated);
  auto bounds = findBounds(read, ranges, guess);
  if (!bounds || proof.verdict == Verdict::Assumed)
    return;
  std::string where = "part " + std::to_string(part) + " of " +
                      std::to_string(count) + " reads '" +
                      getInputName(read.input) + "'";
  for (AffineExpr condition : region.getConditions().getResults())
    if (evaluate(condition, {part}) < 0)
      return worsen(Verdict::Unsound, where + ", but its region is empty");
  for (auto [dim, pair] : llvm::enumerate(llvm::zip(*bounds, guess))) {
    auto [own, fetched] = pair;
    if (own.lower < fetched.lower || own.upper > fetched.upper)
      return worsen(Verdict::Unsound,
                    where + " at [" + Twine(own.lower) + ", " +
                        Twine(own.upper + 1) + ") of dimension " + Twine(dim) +
                        ", but fetches [" + Twine(fetched.lower) + ", " +
                        Twine(fetched.upper + 1) + ")");
  }
  if (!all) {
    all = bounds;
    return;
  }
  for (auto [sum, own] : llvm::zip(*all, *bounds))
    sum = {std::min(sum.lower, own.lower), std::max(sum.upper, own.upper)};
}

void Prover::checkFetches(int64_t count) {
  auto splits = getSplits(analysis.getVariables(), split);
  for (const tdl::Access &access : analysis.getAccesses()) {
    tdl::BoxAttr region =
        rules.getRegion(access, getShape(access.input), splits, {count});
    for (int64_t part = 0; part != count && !isUnsound(); ++part) {
      std::optional<SmallVector<Interval>> all;
      for (const ReadSet &read : reads)
        if (read.input == access.input)
          checkFetch(read, region, part, count, all);
      SmallVector<Interval> fetched;
      for (auto [first, last] : region.evaluate({part}))
        fetched.push_back({first, last - 1});
      bool isRead = region.getRank() != 0;
      int64_t needed = all && isRead ? getVolume(*all) : 0;
      proof.needed += needed;
      proof.excess += isRead ? getVolume(fetched) - needed : 0;
    }
  }
}

//===----------------------------------------------------------------------===//
// Ends of parts as symbols
//===----------------------------------------------------------------------===//

/// True if neither the read nor its region changes with the ends of parts.
bool Prover::isApart(const ReadSet &read, const tdl::Access &access) const {
  IntegerSet guard = access.guard;
  return llvm::none_of(split.set_bits(), [&](unsigned number) {
    auto isIn = [&](AffineExpr expr) { return expr.isFunctionOfDim(number); };
    return (number < extents.size() && mentions(read, number)) ||
           llvm::any_of(access.map.getResults(), isIn) ||
           (guard && llvm::any_of(guard.getConstraints(), isIn));
  });
}

void Prover::checkSymbolic(const ReadSet &read) {
  ReadSet set = getExact(read);
  const tdl::Access &access = *getAccess(set.input);
  bool isWhole = isApart(read, access);
  if (auto found = apart.find(&read); isWhole && found != apart.end()) {
    proof.isSymbolic &= found->second;
    return;
  }
  bool isSymbolic = true;
  SmallVector<int64_t> all;
  for (const IndexVariable &own : analysis.getVariables())
    all.push_back(own.extent);
  tdl::SymbolicRegion region =
      rules.getSymbolicRegion(access, getShape(set.input), all, split);
  std::optional<unsigned> dataDim = getDataDim(access);
  MLIRContext *context = op.getContext();
  unsigned first = extents.size() + set.free.size();
  AffineExpr lo = getAffineDimExpr(first, context);
  AffineExpr hi = getAffineDimExpr(first + 1, context);
  int64_t extent = all[variable];
  /// True if no point of any part has an element for which `beyond` is not
  /// negative.
  auto isNever = [&](AffineExpr beyond) {
    PointSet points(context);
    for (auto [number, own] : llvm::enumerate(extents))
      points.addVariable(set.bound.test(number) ? Interval{0, own - 1}
                                                : Interval{0, 0});
    for (size_t i = 0; i != set.free.size(); ++i)
      points.addVariable({-(int64_t(1) << 30), int64_t(1) << 30});
    points.addVariable({0, extent});
    points.addVariable({0, extent});
    points.add(hi - lo - 1);
    for (unsigned number : split.set_bits())
      if (number < extents.size() && set.bound.test(number)) {
        AffineExpr index = getAffineDimExpr(number, context);
        points.add(index - lo);
        points.add(hi - 1 - index);
      }
    for (auto [dim, pair] :
         llvm::enumerate(llvm::zip(set.coordinates, getShape(set.input)))) {
      auto [expr, size] = pair;
      points.addRange(expr, 0, size);
      if (dim == dataDim) {
        points.add(expr - lo);
        points.add(hi - 1 - expr);
      }
    }
    for (auto [expr, isEquality] : set.constraints)
      points.add(expr, isEquality);
    points.add(beyond);
    return !points.isTooLarge() && !points.findPoint();
  };
  AffineExpr ends[] = {lo, hi};
  for (auto [dim, expr] : llvm::enumerate(set.coordinates)) {
    if (region.lowers[dim].size() + region.uppers[dim].size() > kMaxTerms) {
      isSymbolic = false;
      continue;
    }
    auto fail = [&](StringRef side) {
      worsen(Verdict::Unsound, "a part [lo, hi) reads '" +
                                   getInputName(set.input) + "' in dimension " +
                                   Twine(dim) + " " + side + " its region");
    };
    // Nothing is read outside of the tensor.
    auto isAtMost = [](AffineExpr end, int64_t value) {
      auto constant = dyn_cast<AffineConstantExpr>(end);
      return constant && constant.getValue() <= value;
    };
    for (AffineExpr lower : region.lowers[dim])
      if (!isUnsound() && !isAtMost(lower, 0) &&
          !isNever(lower.replaceDims(ends) - expr - 1))
        fail("before");
    int64_t size = getShape(set.input)[dim];
    for (AffineExpr upper : region.uppers[dim])
      if (!isUnsound() && !isAtMost(-upper, -size) &&
          !isNever(expr - upper.replaceDims(ends)))
        fail("behind");
  }
  proof.isSymbolic &= isSymbolic;
  if (isWhole && !isUnsound())
    apart[&read] = isSymbolic;
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

StrategyProof Prover::prove(unsigned number) {
  variable = number;
  proof = StrategyProof();
  const IndexVariable &own = analysis.getVariables()[number];
  proof.name = own.name;
  split.clear();
  split.resize(analysis.getVariables().size());
  split.set(number);
  if (rules.getKind(own) == Kind::Prefix)
    split.set(own.along);
  for (const ReadSet &read : reads)
    if (!getAccess(read.input)) {
      worsen(Verdict::Unsound, "'" + getInputName(read.input) +
                                   "' is read, but not by one access");
      return proof;
    }
  checkTerms();
  bool isAffine = llvm::none_of(
      reads, [](const ReadSet &read) { return !read.computed.empty(); });
  proof.isSymbolic = isAffine && own.extent > 0;
  if (proof.isSymbolic)
    for (const ReadSet &read : reads)
      if (!isUnsound())
        checkSymbolic(read);
  for (int64_t count : partCounts) {
    if (!isUnsound())
      checkParts(count);
    if (!isUnsound())
      checkFetches(count);
  }
  return proof;
}

StrategyProof Prover::provePending(uint64_t set, tdl::Combiner combiner) {
  proof = StrategyProof();
  proof.isPending = true;
  proof.name = "partial ";
  if (combiner != tdl::Combiner::sum)
    proof.name += (stringifyCombiner(combiner) + " ").str();
  proof.name += "in {";
  for (unsigned input = 0; input != 64; ++input)
    if (set >> input & 1)
      proof.name += (StringRef(proof.name).ends_with("{") ? "" : ", ") +
                    getInputName(input);
  proof.name += "}";
  if (std::string why = whyNoTerms(op, set, combiner); !why.empty())
    worsen(Verdict::Unsound,
           "terms of the operands give no terms: the lambda " + why);
  checkNeutral(combiner, op.getResultTypes());
  return proof;
}

SmallVector<StrategyProof>
tofu::proveStrategies(const tdl::LambdaAnalysis &analysis,
                      const ExpansionRules &rules,
                      ArrayRef<int64_t> partCounts) {
  Prover prover(analysis, rules, partCounts);
  SmallVector<StrategyProof> proofs;
  for (auto [number, variable] : llvm::enumerate(analysis.getVariables()))
    if (rules.getKind(variable) != Kind::Fixed)
      proofs.push_back(prover.prove(number));
  for (uint64_t set : analysis.getLinearSets())
    proofs.push_back(prover.provePending(set, tdl::Combiner::sum));
  for (tdl::Combiner combiner : tdl::getFolds(analysis))
    for (uint64_t set : tdl::findFoldSets(analysis.getOp(), combiner))
      proofs.push_back(prover.provePending(set, combiner));
  return proofs;
}

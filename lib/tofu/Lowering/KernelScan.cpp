//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Cumulative reductions: in `sum(j where j <= i: x[j])` each result has one
// more term than the one before, so that accumulators are kept from one i to
// the next. Where rows lie beside each other, a tile of them goes along.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/KernelBuilder.h"
#include "tofu/TDL/Combiners.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Fewer terms are folded anew for each result.
static constexpr int64_t kFewTerms = 4;

/// True if the body of a reduction computes with an index of the results.
static bool usesInBody(tdl::ReduceOp reduce, Value index) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(reduce.getBody(), used);
  for (unsigned i = 0; i != used.size(); ++i) {
    if (used[i] == index)
      return true;
    if (Operation *def = used[i].getDefiningOp())
      used.insert(def->operand_begin(), def->operand_end());
  }
  return false;
}

std::optional<KernelBuilder::Scan> KernelBuilder::matchScan() {
  SmallVector<tdl::ReduceOp> reduces(op.getBlock()->getOps<tdl::ReduceOp>());
  if (reduces.size() != 1 || op.getReductions().size() != 1 || scatter)
    return std::nullopt;
  tdl::ReduceOp reduce = reduces.front();
  std::optional<IntegerSet> guard = reduce.getGuard();
  if (!guard || guard->getNumConstraints() != 1 || guard->isEq(0) ||
      reduce.getIndices().size() != 1)
    return std::nullopt;
  AffineExpr expr = getConstraint(reduce, 0);
  ArrayRef<unsigned> digits =
      loops.getDigits(*loops.getIndex(reduce.getIndices()[0]));
  if (!expr || digits.size() != 1)
    return std::nullopt;
  Scan scan{reduce};
  scan.over = digits[0];
  if (loops.getVariables()[scan.over].extent < kFewTerms)
    return std::nullopt;
  // i - j + shift >= 0, or j - i + shift >= 0.
  std::optional<int64_t> factor = getFactor(expr, scan.over);
  if (!factor || std::abs(*factor) != 1)
    return std::nullopt;
  scan.isBackward = *factor == 1;
  std::optional<unsigned> along;
  for (unsigned variable = 0; variable != loops.size(); ++variable) {
    if (variable == scan.over || !expr.isFunctionOfDim(variable))
      continue;
    if (along || variable >= loops.getNumOutputs() ||
        getFactor(expr, variable) != -*factor)
      return std::nullopt;
    along = variable;
  }
  if (!along)
    return std::nullopt;
  unsigned index = loops.getVariables()[*along].index;
  if (loops.getDigits(index).size() != 1 ||
      usesInBody(reduce, loops.getValue(index)))
    return std::nullopt;
  scan.along = *along;
  SmallVector<AffineExpr> zeros(loops.size(),
                                getAffineConstantExpr(0, op.getContext()));
  scan.shift = cast<AffineConstantExpr>(expr.replaceDims(zeros)).getValue();
  return scan;
}

void KernelBuilder::emitScan(const Scan &scan, ArrayRef<unsigned> rows,
                             bool isOutermost) {
  auto [lo, hi] = getBounds(scan.along, isOutermost);
  if (rows.empty())
    return emitScanOfRows(scan, lo, hi, std::nullopt, 0, 1);
  Ranges ranges(loops.size(), {0, 0});
  ranges[rows[0]] = getBounds(rows[0], false);
  emitInTiles(rows, kAccumulators, ranges, [&] {
    emitScanOfRows(scan, lo, hi, rows[0], ranges[rows[0]].first,
                   ranges[rows[0]].second);
  });
}

void KernelBuilder::emitScanOfRows(const Scan &scan, Index lo, Index hi,
                                   std::optional<unsigned> row, Index firstRow,
                                   Index lastRow) {
  tdl::ReduceOp reduce = scan.reduce;
  unsigned along = scan.along, over = scan.over;
  std::vector<Piece> accumulators =
      allocateAccumulators(reduce, row ? kAccumulators : 1);
  auto forRows = [&](function_ref<void(Index at)> body) {
    if (!row)
      return body(0);
    emitLoop(*row, firstRow, lastRow, 1, {}, [&](Values) {
      IndexBuilder here(builder);
      body(here.sub(ivs[*row], firstRow));
      return Values();
    });
  };
  auto loadAll = [&](Index at) {
    Values values;
    for (const Piece &tile : accumulators)
      values.push_back(load(tile, at));
    return values;
  };
  auto storeAll = [&](Index at, Values values) {
    for (auto [tile, value] : llvm::zip(accumulators, values))
      store(tile, at, value);
  };
  auto addTerm = [&](Index at) {
    Scope scope;
    storeAll(at, emitTerm(reduce, scope, loadAll(at)));
  };

  IndexBuilder here(builder);
  Location loc = op.getLoc();
  OpBuilder::InsertionGuard guard(builder);
  // A rank without results may not hold the terms.
  auto whole = scf::IfOp::create(
      builder, loc,
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                            here.materialize(loc, lo),
                            here.materialize(loc, hi)),
      false);
  builder.setInsertionPointToStart(whole.thenBlock());
  here = IndexBuilder(builder);
  // The terms of the first result, but for the one that it adds itself.
  Index first = part.ranges[over].lo, last = part.ranges[over].hi;
  forRows([&](Index at) { storeAll(at, getIdentities(reduce)); });
  Index from = first, to = last;
  if (scan.isBackward)
    from = here.max(first, here.sub(hi, scan.shift));
  else
    to = here.min(last, here.add(lo, scan.shift));
  emitLoop(over, from, to, 1, {}, [&](Values) {
    forRows(addTerm);
    return Values();
  });

  int64_t shift = scan.isBackward ? -scan.shift : scan.shift;
  auto emitResults = [&](Index begin, Index end, bool adds) {
    Index sum = here.sub(here.add(begin, end), 1);
    emitLoop(along, begin, end, 1, {}, [&](Values) {
      IndexBuilder inside(builder);
      Value counted = ivs[along];
      if (scan.isBackward)
        ivs[along] = inside.materialize(loc, inside.sub(sum, counted));
      forRows([&](Index at) {
        if (adds) {
          IndexBuilder inner(builder);
          ivs[over] = inner.materialize(loc, inner.add(ivs[along], shift));
          addTerm(at);
          ivs[over] = nullptr;
        }
        Scope scope;
        for (auto [result, value] :
             llvm::zip(reduce.getResults(), finish(reduce, loadAll(at))))
          scope[result] = value;
        store(scope);
      });
      ivs[along] = counted;
      return Values();
    });
  };
  // Where the term that a result adds is one of this rank's.
  auto clamp = [&](Index value) { return here.min(here.max(value, lo), hi); };
  Index middle = clamp(here.sub(first, shift));
  Index end = here.max(middle, clamp(here.sub(last, shift)));
  emitResults(scan.isBackward ? end : lo, scan.isBackward ? hi : middle, false);
  emitResults(middle, end, true);
  emitResults(scan.isBackward ? lo : end, scan.isBackward ? middle : hi, false);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Cumulative reductions: in `sum(j where j <= i: x[j])` each result has one
// more term than the one before, so that accumulators are kept from one i to
// the next. Where rows lie beside each other, a tile of them goes along.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Prefix.h"
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

std::optional<NestBuilder::Scan> NestBuilder::matchScan() {
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
  if (loops.getVariables()[scan.over].extent < options.fewTerms)
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
      tdl::usesInBody(reduce, loops.getValue(index)))
    return std::nullopt;
  scan.along = *along;
  SmallVector<AffineExpr> zeros(loops.size(),
                                getAffineConstantExpr(0, op.getContext()));
  scan.shift = cast<AffineConstantExpr>(expr.replaceDims(zeros)).getValue();
  return scan;
}

void NestBuilder::addScan(const Scan &scan, ArrayRef<unsigned> rows,
                          bool isOutermost) {
  auto [lo, hi] = getBounds(scan.along, isOutermost);
  Role role = isOutermost && !isSerial() ? Role::Shared : Role::Scan;
  if (rows.empty())
    return addScanOfRows(scan, lo, hi, std::nullopt, 0, 1, role);
  Ranges ranges(loops.size(), {0, 0});
  ranges[rows[0]] = getBounds(rows[0], false);
  addInTiles(rows, options.accumulators, ranges, Role::Parallel, [&] {
    addScanOfRows(scan, lo, hi, rows[0], ranges[rows[0]].first,
                  ranges[rows[0]].second, role);
  });
}

void NestBuilder::addScanOfRows(const Scan &scan, Index lo, Index hi,
                                std::optional<unsigned> row, Index firstRow,
                                Index lastRow, Role role) {
  tdl::ReduceOp reduce = scan.reduce;
  unsigned along = scan.along, over = scan.over;
  SmallVector<Memory, 1> memory =
      addAccumulators(reduce, row ? options.accumulators : 1);
  Index at = row ? indices.sub(getVariable(*row), firstRow) : Index(0);
  auto forRows = [&](Body body) {
    if (!row)
      return body();
    addLoop(*row, firstRow, lastRow, 1, Role::Vector, body);
  };
  // Combiners with a name may have an order, as those of the first of equals.
  auto addTerm = [&](bool isBefore) {
    auto &fold =
        add<FoldStep>(reduce, memory, at, reduce.getYield().getValues());
    fold.isBefore = isBefore && !reduce.getBuiltin();
    Seen seen;
    fold.point = startPoint({}, seen);
    for (Value term : fold.terms)
      visit(term, seen, fold.point);
  };
  SmallVector<Point::Kept> kept;
  for (auto [result, tile] : llvm::zip(reduce->getOpResults(), memory))
    kept.push_back({result, tile.number, at});

  // The terms of the first result, but for the one that it adds itself.
  Index first = part.ranges[over].lo, last = part.ranges[over].hi;
  Index from = first, to = last;
  if (scan.isBackward)
    from = indices.max(first, indices.sub(hi, scan.shift));
  else
    to = indices.min(last, indices.add(lo, scan.shift));
  int64_t shift = scan.isBackward ? -scan.shift : scan.shift;
  auto addResults = [&](Index begin, Index end, bool adds) {
    auto addRow = [&] {
      if (adds)
        addBind(over, indices.add(*values[along], shift),
                [&] { addTerm(/*isBefore=*/scan.isBackward); });
      addStore(kept);
    };
    addLoop(along, begin, end, 1, role, [&] { forRows(addRow); }).isReversed =
        scan.isBackward;
  };
  // Where the term that a result adds is one of this rank's.
  auto clamp = [&](Index value) {
    return indices.min(indices.max(value, lo), hi);
  };
  Index middle = clamp(indices.sub(first, shift));
  Index end = indices.max(middle, clamp(indices.sub(last, shift)));
  // A rank without results may not hold the terms.
  addTo(add<NotEmptyStep>(lo, hi).steps, [&] {
    forRows([&] {
      for (const Point::Kept &value : kept)
        add<FillStep>(value.value, Memory{Memory::Kind::Tile, value.tile}, at);
    });
    addLoop(over, from, to, 1, Role::Reduce,
            [&] { forRows([&] { addTerm(/*isBefore=*/false); }); });
    addResults(scan.isBackward ? end : lo, scan.isBackward ? hi : middle,
               false);
    addResults(middle, end, true);
    addResults(scan.isBackward ? lo : end, scan.isBackward ? middle : hi,
               false);
  });
}

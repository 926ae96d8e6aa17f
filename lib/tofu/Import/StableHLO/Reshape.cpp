//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// reshape: which coordinates of the operand stand at those of the result.
//
// Both shapes cut the same row of elements. Where every cut of one divides the
// next cut of either, the common refinement has *atoms*, and each dimension is
// a run of atoms: 4x16x32 and 4x16x2x16 have the atoms 4, 16, 2, 16, so that a
// dimension that both shapes have is read plainly. Dimensions between two cuts
// that do not divide (2x3 as 3x2) are read through their common linear number.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

namespace {
/// A dimension of a shape: elements of the row between two of its neighbours,
/// and between its last and one past it.
struct Run {
  unsigned dim;
  int64_t step, end; // extent = end / step
};

/// A stretch of the row that both shapes cut at its ends.
struct Group {
  SmallVector<Run> from, to; // innermost first
};
} // namespace

/// Dimensions of extent 1 have no run: their coordinate is 0.
static SmallVector<Run> getRuns(ArrayRef<int64_t> shape) {
  SmallVector<Run> runs;
  int64_t step = 1;
  for (size_t dim = shape.size(); dim--;) {
    if (shape[dim] == 1)
      continue;
    runs.push_back({unsigned(dim), step, step * shape[dim]});
    step *= shape[dim];
  }
  return runs;
}

/// Cuts both shapes, of equally many elements, wherever both have a cut.
static SmallVector<Group> getGroups(ArrayRef<int64_t> from,
                                    ArrayRef<int64_t> to) {
  SmallVector<Run> source = getRuns(from), result = getRuns(to);
  SmallVector<Group> groups;
  size_t i = 0, j = 0;
  while (i != source.size()) {
    Group &group = groups.emplace_back();
    group.from.push_back(source[i++]);
    group.to.push_back(result[j++]);
    while (group.from.back().end != group.to.back().end) {
      if (group.from.back().end < group.to.back().end)
        group.from.push_back(source[i++]);
      else
        group.to.push_back(result[j++]);
    }
  }
  return groups;
}

/// All steps and ends of the group in ascending order; empty if one does not
/// divide the next.
static SmallVector<int64_t> getAtomCuts(const Group &group) {
  SmallVector<int64_t> cuts;
  for (const SmallVector<Run> &runs : {group.from, group.to})
    for (const Run &run : runs)
      cuts.append({run.step, run.end});
  llvm::sort(cuts);
  cuts.erase(llvm::unique(cuts), cuts.end());
  for (size_t i = 1; i < cuts.size(); ++i)
    if (cuts[i] % cuts[i - 1] != 0)
      return {};
  return cuts;
}

/// The atom from `step` to `end` out of the result's dimension that holds it.
static AffineExpr getAtom(LambdaBody &body, const Group &group, int64_t step,
                          int64_t end) {
  const Run *run = llvm::find_if(group.to, [&](const Run &run) {
    return run.step <= step && end <= run.end;
  });
  AffineExpr expr = body.index(run->dim).floorDiv(step / run->step);
  return end == run->end ? expr : expr % (end / step);
}

static void readGroup(LambdaBody &body, const Group &group,
                      MutableArrayRef<AffineExpr> coordinates) {
  SmallVector<int64_t> cuts = getAtomCuts(group);
  if (cuts.empty()) {
    int64_t start = group.to.front().step;
    AffineExpr row = body.constantIndex(0);
    for (const Run &run : llvm::reverse(group.to))
      row = row + body.index(run.dim) * (run.step / start);
    for (const Run &run : group.from) {
      AffineExpr expr = row.floorDiv(run.step / start);
      bool isOutermost = run.end == group.from.back().end;
      coordinates[run.dim] = isOutermost ? expr : expr % (run.end / run.step);
    }
    return;
  }
  for (const Run &run : group.from) {
    AffineExpr sum = body.constantIndex(0);
    for (size_t i = cuts.size() - 1; i--;)
      if (run.step <= cuts[i] && cuts[i + 1] <= run.end)
        sum = sum +
              getAtom(body, group, cuts[i], cuts[i + 1]) * (cuts[i] / run.step);
    coordinates[run.dim] = sum;
  }
}

static void importReshape(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  op.requireElementType(0);
  op.require(op.getOperandType(0).getNumElements() ==
                 op.getType().getNumElements(),
             "has " + Twine(op.getOperandType(0).getNumElements()) +
                 " elements in its operand, but " +
                 Twine(op.getType().getNumElements()) + " in its result");
  if (op.failed())
    return;
  TypedAttr splat = op.getSplat(0);
  op.setLambda({0}, [&](LambdaBody &body) {
    SmallVector<AffineExpr> coordinates(op.getOperandShape(0).size(),
                                        body.constantIndex(0));
    if (op.getType().getNumElements() != 0)
      for (const Group &group : getGroups(op.getOperandShape(0), op.getShape()))
        readGroup(body, group, coordinates);
    return body.read(0, coordinates);
  });
  op.setSplat(op.getImported(), splat);
}

void tofu::addReshapeRules(RuleTable &rules) {
  rules["stablehlo.reshape"] = importReshape;
}

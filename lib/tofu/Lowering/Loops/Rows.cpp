//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Rows.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Lowering/Loops/LoopVariables.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;
using tdl::LambdaOp;
using tdl::ReadOp;
using tdl::ReduceOp;

/// A row of this many columns is for a block what others do alone; longer ones
/// have to be as many as keep a device busy.
static constexpr int64_t kShortRow = 8192, kManyRows = 64;

namespace {
class RowsMatcher {
public:
  explicit RowsMatcher(LambdaOp op) : op(op) {}

  std::optional<Rows> match() {
    if (op.getOpaque() || !op.getDynamicExtents().empty() ||
        tdl::hasOwnCode(op) || !matchReductions() || !readsAlong())
      return std::nullopt;
    rows.isWide = matchColumns();
    if (!hasManyRows())
      return std::nullopt;
    for (auto [number, reduce] : llvm::enumerate(rows.reduces))
      addPhase(*reduce.getBlock(), number, reduce.getIndices(),
               reduce.getYield().getValues());
    if (rows.isWide)
      addPhase(*op.getBlock(), rows.reduces.size(), getColumns(),
               op.getYield().getValues());
    if (!visitRow())
      return std::nullopt;
    return std::move(rows);
  }

private:
  bool matchReductions();
  bool readsAlong();
  bool matchColumns();
  bool hasManyRows();
  bool isWhole(unsigned number, int64_t extent) {
    std::optional<tdl::BoxAttr> part = op.getPart();
    return !part || part->isWhole(number, extent);
  }
  /// The results' indices that run over a row.
  ValueRange getColumns() {
    return ValueRange(op.getIndices())
        .take_back(rows.reduces.front().getIndices().size());
  }
  void addPhase(Block &block, unsigned number, ValueRange columns,
                ValueRange needed);
  Value findSame(Operation *inner, unsigned result);
  bool visitRow();

  LambdaOp op;
  Rows rows;
  DenseSet<Value> ofColumn; // of the lambda's own values: one for each column
  DenseMap<Value, unsigned> phases; // where what stands for others is computed
  std::vector<Operation *> firsts;  // that compute it
};
} // namespace

/// All are over the same extents, none is guarded, and each device has all
/// terms: what one thread has of a row is where another reduction needs it.
bool RowsMatcher::matchReductions() {
  SmallVector<ReduceOp, 4> all = op.getReductions();
  unsigned number = op.getRank();
  for (ReduceOp reduce : all) {
    if (reduce->getParentOp() != op.getOperation() || !reduce.getBuiltin() ||
        reduce.getGuard() || !reduce.getDynamicExtents().empty() ||
        reduce.getStaticExtents() != all.front().getStaticExtents() ||
        reduce.getStaticExtents().empty())
      return false;
    for (int64_t extent : reduce.getStaticExtents())
      if (extent == 0 || !isWhole(number++, extent))
        return false;
    rows.reduces.push_back(reduce);
  }
  if (all.empty())
    return false;
  for (int64_t extent : all.front().getStaticExtents())
    if (llvm::MulOverflow(rows.length, extent, rows.length))
      return false;
  return true;
}

/// Few long rows leave most of a device idle.
bool RowsMatcher::hasManyRows() {
  int64_t count = 1;
  ArrayRef<int64_t> extents = op.getStaticExtents();
  if (rows.isWide)
    extents = extents.drop_back(getColumns().size());
  for (int64_t extent : extents)
    count = std::min(count * std::min(extent, kManyRows), kManyRows);
  return rows.length <= kShortRow || count == kManyRows;
}

/// True if elements of a row lie side by side in something that is folded.
bool RowsMatcher::readsAlong() {
  LoopVariables loops(op);
  return llvm::any_of(rows.reduces, [&](ReduceOp reduce) {
    unsigned last =
        loops.getDigits(*loops.getIndex(reduce.getIndices().back())).back();
    return llvm::any_of(reduce.getBlock()->getOps<ReadOp>(), [&](ReadOp read) {
      SmallVector<AffineExpr, 4> exprs;
      for (AffineExpr expr : read.getMap().getResults())
        exprs.push_back(
            loops.substitute(expr, read.getDims(), read.getSymbols()));
      return !exprs.empty() && exprs.back() &&
             getFactor(exprs.back(), last) == 1 &&
             llvm::none_of(ArrayRef(exprs).drop_back(), [&](AffineExpr expr) {
               return !expr || expr.isFunctionOfDim(last);
             });
    });
  });
}

/// True if the results' last indices run over the columns, and no reduction
/// depends on them.
bool RowsMatcher::matchColumns() {
  ArrayRef<int64_t> extents = rows.reduces.front().getStaticExtents();
  if (op.getRank() < extents.size() ||
      op.getStaticExtents().take_back(extents.size()) != extents)
    return false;
  unsigned first = op.getRank() - extents.size();
  for (auto [number, extent] : llvm::enumerate(extents))
    if (!isWhole(first + number, extent))
      return false;
  ofColumn.insert_range(getColumns());
  for (Operation &inner : op.getBlock()->without_terminator()) {
    llvm::SetVector<Value> used(inner.operand_begin(), inner.operand_end());
    for (Region &region : inner.getRegions())
      getUsedValuesDefinedAbove(region, used);
    if (llvm::none_of(used,
                      [&](Value value) { return ofColumn.contains(value); }))
      continue;
    if (isa<ReduceOp>(inner))
      return false;
    ofColumn.insert_range(inner.getResults());
  }
  return true;
}

//===----------------------------------------------------------------------===//
// What is computed of a column
//===----------------------------------------------------------------------===//

/// The result of an operation before that says the same of a column, or null.
Value RowsMatcher::findSame(Operation *inner, unsigned result) {
  auto getFirst = [&](Value value) {
    Value first = rows.same.lookup(value);
    return first ? first : value;
  };
  for (Operation *first : firsts)
    if (first->getName() == inner->getName() &&
        first->getResultTypes() == inner->getResultTypes() &&
        first->getNumOperands() == inner->getNumOperands() &&
        first->getAttrDictionary() == inner->getAttrDictionary() &&
        llvm::equal(
            first->getOperands(), inner->getOperands(),
            [&](Value a, Value b) { return getFirst(a) == getFirst(b); }))
      return first->getResult(result);
  return {};
}

void RowsMatcher::addPhase(Block &block, unsigned number, ValueRange columns,
                           ValueRange needed) {
  for (auto [column, index] :
       llvm::zip(columns, rows.reduces.front().getIndices()))
    rows.same[column] = index;
  bool isOfResults = &block == op.getBlock();
  for (Operation &inner : block.without_terminator()) {
    if (inner.getNumResults() != 1 || inner.getNumRegions() != 0 ||
        (isOfResults && !ofColumn.contains(inner.getResult(0))))
      continue;
    Value value = inner.getResult(0), first = findSame(&inner, 0);
    rows.same[value] = first ? first : value;
    if (!first) {
      firsts.push_back(&inner);
      phases[value] = number;
    }
  }
  // What is needed from before, and not computed here.
  SmallVector<Value> work(needed);
  DenseSet<Value> seen;
  while (!work.empty()) {
    Value value = work.pop_back_val(), first = rows.same.lookup(value);
    Operation *def = value.getDefiningOp();
    if (!def || !first || !seen.insert(value).second ||
        matchPattern(value, m_Constant()))
      continue;
    if (phases.lookup(first) == number || isa<affine::AffineApplyOp>(def)) {
      llvm::append_range(work, def->getOperands());
      continue;
    }
    if (!llvm::is_contained(rows.kept, first))
      rows.kept.push_back(first);
  }
}

/// Finds what is needed of a row. False if a reduction is needed in a branch
/// only: its threads would not come to one place.
bool RowsMatcher::visitRow() {
  DenseSet<Value> seen;
  SmallVector<Value> work(op.getYield().getValues());
  while (!work.empty()) {
    Value value = work.pop_back_val();
    Operation *def = value.getDefiningOp();
    if (!def || !seen.insert(value).second)
      continue;
    if (rows.isWide && def->getBlock() == op.getBlock() &&
        !ofColumn.contains(value))
      rows.ofRow.push_back(value);
    // What a read asks for is computed when it does.
    if (isa<ReadOp>(def))
      continue;
    llvm::append_range(work, def->getOperands());
    if (auto reduce = dyn_cast<ReduceOp>(def))
      llvm::append_range(work, reduce.getYield().getValues());
  }
  return llvm::all_of(rows.reduces, [&](ReduceOp reduce) {
    return llvm::any_of(reduce->getResults(),
                        [&](Value value) { return seen.contains(value); });
  });
}

std::optional<Rows> lowering::matchRows(LambdaOp op) {
  return RowsMatcher(op).match();
}

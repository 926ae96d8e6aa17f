//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// For a device: reductions whose terms are made of what does not depend on the
// results' column and what does not depend on their row, as products of
// matrices are. A block computes a tile of rows and columns. Its threads put
// what 16 terms need into memory that they share, each number once, meet, and
// fold the terms of several points each from there.
//
// What is put is computed before: guards, masks, conversions and factors of one
// side cost nothing in the innermost loop.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/NestBuilder.h"

#include "tofu/Lowering/Loops/NarrowTypes.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/ElementBytes.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Threads along each side of a tile, and terms that are put at once.
static constexpr int64_t kAcross = 16, kTerms = 16;
/// Of a shorter side or of fewer terms too little is used again.
static constexpr int64_t kLeast = 16;
/// Blocks that keep a device busy.
static constexpr int64_t kManyBlocks = 128;
/// Terms that few blocks take too long for.
static constexpr int64_t kManyTerms = 2048;
/// Operations of a body that is looked at; of the terms and results that stand
/// side by side.
static constexpr int64_t kMostOperations = 128, kMostUnrolled = 512;
/// Bytes of the tiles of a block.
static constexpr int64_t kMostShared = 40 << 10;

namespace {
/// Which values depend on the row and the column.
class Sides {
public:
  struct Uses {
    bool row = false, column = false, reads = false;
  };

  Sides(const LoopVariables &loops, ArrayRef<unsigned> rows,
        ArrayRef<unsigned> columns)
      : loops(loops), rows(rows), columns(columns) {}

  /// Of a body with few operations.
  Uses get(Value value);
  /// Splits what a value is computed of into what depends on one of them at
  /// most and reads: false if something reads by both.
  bool split(Value value, llvm::SetVector<Value> &left,
             llvm::SetVector<Value> &right);

private:
  void add(Uses &uses, AffineExpr expr);
  void add(Uses &uses, Value value);

  const LoopVariables &loops;
  ArrayRef<unsigned> rows, columns; // variables of merged loops
  llvm::DenseMap<Value, Uses> known;
  llvm::DenseSet<Value> isSplit;
};
} // namespace

void Sides::add(Uses &uses, AffineExpr expr) {
  auto isUsed = [&](unsigned variable) {
    return expr.isFunctionOfDim(variable);
  };
  uses.row |= llvm::any_of(rows, isUsed);
  uses.column |= llvm::any_of(columns, isUsed);
}

void Sides::add(Uses &uses, Value value) {
  Uses own = get(value);
  uses.row |= own.row;
  uses.column |= own.column;
  uses.reads |= own.reads;
}

Sides::Uses Sides::get(Value value) {
  if (auto found = known.find(value); found != known.end())
    return found->second;
  Uses uses;
  if (std::optional<unsigned> index = loops.getIndex(value)) {
    add(uses, loops.getExpr(*index));
  } else if (auto read = value.getDefiningOp<tdl::ReadOp>()) {
    uses.reads = true;
    for (AffineExpr source : read.getMap().getResults()) {
      AffineExpr expr =
          loops.substitute(source, read.getDims(), read.getSymbols());
      if (expr)
        add(uses, expr);
      else
        for (Value operand : read.getIndices())
          add(uses, operand);
    }
    for (Value operand : read.getGuardIndices())
      add(uses, operand);
    if (Value otherwise = read.getOtherwise())
      add(uses, otherwise);
  } else if (Operation *def = value.getDefiningOp()) {
    for (Value operand : def->getOperands())
      add(uses, operand);
  }
  known[value] = uses;
  return uses;
}

bool Sides::split(Value value, llvm::SetVector<Value> &left,
                  llvm::SetVector<Value> &right) {
  Uses uses = get(value);
  if (!uses.reads || !isSplit.insert(value).second)
    return true;
  Operation *def = value.getDefiningOp();
  if (!def) // an operand that is no tensor
    return true;
  if (!uses.row || !uses.column) {
    (uses.column ? right : left).insert(value);
    return true;
  }
  if (isa<tdl::ReadOp>(def) || def->getNumRegions() != 0)
    return false;
  return llvm::all_of(def->getOperands(), [&](Value operand) {
    return split(operand, left, right);
  });
}

/// The variables of the loop that the variable's is.
SmallVector<unsigned> NestBuilder::getMerged(unsigned variable) {
  for (ArrayRef<unsigned> merged : nest.merged)
    if (merged.back() == variable)
      return SmallVector<unsigned>(merged);
  return {variable};
}

std::optional<NestBuilder::Product> NestBuilder::matchProduct() {
  SmallVector<tdl::ReduceOp> reduces(op.getBlock()->getOps<tdl::ReduceOp>());
  if (reduces.size() != 1 || op.getReductions().size() != 1 || order.scan ||
      order.outputs.size() < 2)
    return std::nullopt;
  tdl::ReduceOp reduce = reduces.front();
  int64_t operations = llvm::range_size(*op.getBlock()) +
                       llvm::range_size(*reduce.getBody().begin());
  if (!reduce.getBuiltin() || reduce->getNumResults() != 1 ||
      reduce.getGuard() || operations > kMostOperations)
    return std::nullopt;
  Product best;
  best.reduce = reduce;
  SmallVector<unsigned> variables = getLoopOrder(reduce);
  if (variables.empty())
    return std::nullopt;
  best.over = variables.back();
  if (getVolume(best.over) < kLeast)
    best.over = *llvm::max_element(variables, [&](unsigned a, unsigned b) {
      return getVolume(a) < getVolume(b);
    });
  if (getVolume(best.over) < kLeast)
    return std::nullopt;
  Value term = reduce.getYield().getValues()[0];
  int64_t most = 0;
  for (unsigned column : llvm::reverse(order.outputs))
    for (unsigned row : llvm::reverse(order.outputs)) {
      int64_t height = getSize(row), width = getSize(column);
      int64_t size =
          std::min<int64_t>(height, 64) * std::min<int64_t>(width, 64);
      if (row == column || height < kLeast || width < kLeast || size <= most)
        continue;
      SmallVector<unsigned> rows = getMerged(row), columns = getMerged(column);
      Sides sides(loops, rows, columns);
      llvm::SetVector<Value> left, right;
      if (!sides.split(term, left, right) ||
          llvm::none_of(left, [&](Value v) { return sides.get(v).row; }) ||
          right.empty())
        continue;
      most = size;
      best.row = row;
      best.column = column;
      best.left = left.takeVector();
      best.right = right.takeVector();
    }
  if (most == 0 || !chooseBlocks(best))
    return std::nullopt;
  return best;
}

/// How large tiles are: few enough that all of the device has work, and that a
/// thread has registers and the block has room for its part.
bool NestBuilder::chooseBlocks(Product &product) {
  tdl::ReduceOp reduce = product.reduce;
  Type result = reduce.getResultTypes()[0];
  Type wide = tdl::getAccumulatorType(reduce, result);
  int64_t others = 1, staged = 0;
  for (unsigned variable : order.outputs)
    if (variable != product.row && variable != product.column)
      others *= std::max<int64_t>(getSize(variable), 1);
  auto getLargest = [&](unsigned variable, int64_t most) {
    int64_t size = std::max<int64_t>(getSize(variable), kAcross);
    return std::min<int64_t>(most, llvm::PowerOf2Ceil(size));
  };
  int64_t &rows = product.rows, &columns = product.columns;
  rows = getLargest(product.row, tdl::getElementBytes(wide) > 4 ? 64 : 128);
  columns = getLargest(product.column, 64);
  int64_t operations = llvm::range_size(*reduce.getBody().begin()) +
                       llvm::range_size(*op.getBlock());
  auto getBlocks = [&] {
    return others * int64_t(llvm::divideCeil(getSize(product.row), rows)) *
           int64_t(llvm::divideCeil(getSize(product.column), columns));
  };
  auto isTooLarge = [&] {
    staged = 0;
    for (Value value : product.left)
      staged += rows * tdl::getElementBytes(value.getType());
    for (Value value : product.right)
      staged += columns * tdl::getElementBytes(value.getType());
    int64_t points = (rows / kAcross) * (columns / kAcross);
    return kTerms * staged * 5 / 4 > kMostShared ||
           (points > 1 && operations > 8 &&
            points * operations > kMostUnrolled);
  };
  while ((rows > kAcross || columns > kAcross) &&
         (isTooLarge() ||
          (getBlocks() < kManyBlocks && std::max(rows, columns) > 32)))
    (columns > rows ? columns : rows) /= 2;
  int64_t terms = getVolume(getLoopOrder(reduce));
  return !isTooLarge() &&
         (getBlocks() >= kManyBlocks / 8 || terms < kManyTerms);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Puts a value into a tile whose rows are terms: along which of its variables
/// threads side by side go is where elements lie side by side.
Point::Kept NestBuilder::addStaged(const Product &product, Value value,
                                   Side side, Side terms) {
  Type type = value.getType();
  // From row to row elements move to other banks; rows begin where 16 bytes do.
  int64_t pitch = side.size + kAccess / tdl::getElementBytes(type);
  unsigned tile = addTile(type, kTerms * pitch);
  nest.tiles[tile].isShared = true;
  Index at = indices.add(
      indices.mul(indices.sub(getVariable(terms.variable), terms.lo), pitch),
      indices.sub(getVariable(side.variable), side.lo));
  bool isAlong = false, isAcross = false;
  SmallVector<Value> work = {value};
  llvm::DenseSet<Value> seen;
  while (!work.empty()) {
    Operation *def = work.pop_back_val().getDefiningOp();
    if (!def || !seen.insert(def->getResult(0)).second)
      continue;
    llvm::append_range(work, def->getOperands());
    if (auto read = dyn_cast<tdl::ReadOp>(def)) {
      isAlong |= nest.accesses[read].factors[side.variable].is(1);
      isAcross |= nest.accesses[read].factors[terms.variable].is(1);
    }
  }
  bool isFast = isAlong && !isAcross;
  auto &threads = addThreads(isFast ? terms : side, isFast ? side : terms,
                             [&] { addPut(value, tile, at); });
  if (!side.isWhole || !terms.isWhole)
    addTo(threads.outside, [&] { add<PutStep>(Value(), tile, at); });
  return {cast<OpResult>(value), tile, at};
}

void NestBuilder::addBlockTerms(const Product &product, Side rows,
                                Side columns) {
  tdl::ReduceOp reduce = product.reduce;
  unsigned over = product.over;
  RankBox::Range range = part.ranges[over];
  auto &tiles = add<LoopStep>(over, range.lo, range.hi, kTerms, Role::Reduce);
  tiles.isTile = true;
  addTo(tiles.steps, [&] {
    Side terms = getSide(over, range.lo, range.hi, kTerms);
    SmallVector<Point::Kept> left, right;
    for (Value value : product.left)
      left.push_back(addStaged(product, value, rows, terms));
    for (Value value : product.right)
      right.push_back(addStaged(product, value, columns, terms));
    add<MeetStep>();
    addLoop(over, terms.lo, terms.hi, 1, Role::Reduce, [&] {
      auto &fold = add<BlockTermsStep>(reduce, rows, columns);
      Seen seen;
      fold.left = startPoint(left, seen);
      fold.right = startPoint(right, seen);
      fold.point = startPoint({}, seen);
      auto outside = values;
      for (const Side &side : {rows, columns})
        values[side.variable] = getVariable(side.variable);
      visit(reduce.getYield().getValues()[0], seen, fold.point);
      values = outside;
    });
    add<MeetStep>(); // before the next terms'
  });
}

void NestBuilder::addProduct(const Product &product) {
  nest.form = LoopNest::Form::Product;
  SmallVector<SpreadStep::Range> ranges;
  for (unsigned variable : order.outputs) {
    auto [lo, hi] = getBounds(variable, false);
    if (variable != product.row && variable != product.column)
      ranges.push_back({variable, lo, hi});
  }
  auto [rows, row] = cut(product.row, product.rows);
  auto [columns, column] = cut(product.column, product.columns);
  ranges.append({rows, columns});
  SmallVector<unsigned> others = getLoopOrder(product.reduce);
  llvm::erase(others, product.over);
  lanes = kBlock;
  addSpread(ranges, [&, row = row, column = column] {
    auto &fold = add<BlockFoldStep>(product.reduce, row, column);
    auto addLoops = [&](auto &self, ArrayRef<unsigned> variables) -> void {
      if (variables.empty())
        return addBlockTerms(product, row, column);
      RankBox::Range range = part.ranges[variables.front()];
      addLoop(variables.front(), range.lo, range.hi, 1, Role::Reduce,
              [&] { self(self, variables.drop_front()); });
    };
    addTo(fold.steps, [&] { addLoops(addLoops, others); });
    auto outside = values;
    for (const Side &side : {row, column})
      values[side.variable] = getVariable(side.variable);
    addTo(fold.results, [&] { addStore({}, product.reduce->getResults()); });
    values = outside;
  });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// For a device: reductions whose terms are made of what does not depend on the
// results' column and what does not depend on their row, as products of
// matrices are. A block computes a tile of rows and columns, by turns of 16
// terms or more. Its threads put what these need into memory that they share,
// each number once, meet, fetch what the next turn needs, and fold the terms of
// several points each.
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

/// Threads along each side of a tile.
static constexpr int64_t kAcross = 16;
/// Terms of a turn.
static constexpr int64_t kFewestTerms = 16, kMostTerms = 64;
/// Registers of what a thread folds and fetches; fewer where it asks at each
/// point if it is in the ranges.
static constexpr int64_t kMostRegisters = 48, kMostAsking = 28;
/// Tensor cores take this many terms, of points that are as many at least.
static constexpr int64_t kMatrixTerms = 32, kMatrixPoints = 1024;
/// Of a shorter side or of fewer terms too little is used again.
static constexpr int64_t kLeast = 16;
/// Blocks that keep a device busy.
static constexpr int64_t kManyBlocks = 128;
/// Terms that few blocks take too long for, if they are not cut into slices.
static constexpr int64_t kManyTerms = 2048;
/// Operations of a body that is looked at; of the terms and results that stand
/// side by side.
static constexpr int64_t kMostOperations = 128, kMostUnrolled = 512;
/// Of slices: turns of each, at least; how many there are, and slots of their
/// sums, at most. A second kernel takes as long as some turns, and a turn as
/// long as that kernel takes for so many slots.
static constexpr int64_t kFewestTurns = 4, kMostSlices = 32,
                         kMostSlots = 1 << 20, kTurnsOfKernel = 6,
                         kSlotsOfTurn = 1 << 16;
/// Bytes of the tiles of a block.
static constexpr int64_t kMostShared = 44 << 10;

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

/// Products of bf16 or f16 that are added up in f32 are the tensor cores'. They
/// take the numbers as they are.
bool NestBuilder::isMatrix(Product &product) {
  tdl::ReduceOp reduce = product.reduce;
  auto term = reduce.getYield().getValues()[0].getDefiningOp<arith::MulFOp>();
  if (!term || !term.getType().isF32() ||
      reduce.getBuiltin() != tdl::Combiner::sum || product.left.size() != 1 ||
      product.right.size() != 1)
    return false;
  Value left = product.left.front(), right = product.right.front();
  if ((term.getLhs() != left || term.getRhs() != right) &&
      (term.getLhs() != right || term.getRhs() != left))
    return false;
  auto a = left.getDefiningOp<arith::ExtFOp>(),
       b = right.getDefiningOp<arith::ExtFOp>();
  if (!a || !b)
    return false;
  Type type = a.getIn().getType();
  if ((!type.isBF16() && !type.isF16()) || b.getIn().getType() != type ||
      !a.getIn().getDefiningOp() || !b.getIn().getDefiningOp())
    return false;
  product.left = {a.getIn()};
  product.right = {b.getIn()};
  return true;
}

/// Elements beside each other along a variable that are read at once, 16 bytes
/// at most: where a value is what is read, without a question, and begins where
/// such an access may, on every rank.
int64_t NestBuilder::getFetchedAtOnce(Value value, unsigned along) {
  auto read = value.getDefiningOp<tdl::ReadOp>();
  Type type = value.getType();
  int64_t bytes = tdl::getElementBytes(type);
  if (!read || !type.isIntOrFloat() || bytes == 1 ||
      type.getIntOrFloatBitWidth() != 8 * bytes)
    return 1;
  const Access &access = nest.accesses[read];
  if (!access.rest.empty() || !access.factors[along].is(1) ||
      llvm::any_of(nest.conditions, [&](const Condition &condition) {
        return condition.of == read.getOperation();
      }))
    return 1;
  auto [lo, hi] = getBounds(along, false);
  SmallVector<Index> distances = {access.constant, lo, indices.sub(hi, lo)};
  for (unsigned variable = 0; variable != loops.size(); ++variable)
    if (variable != along)
      distances.push_back(access.factors[variable]);
  for (int64_t width = kAccess / bytes; width != 1; width /= 2)
    if (llvm::all_of(distances,
                     [&](Index index) { return isMultiple(index, width); }))
      return width;
  return 1;
}

/// Threads side by side go along the variable along which elements lie side by
/// side. Tensor cores take tiles that lie as memory does; others have a row for
/// each term. From row to row elements move to other banks; rows begin where 16
/// bytes do.
NestBuilder::Staging NestBuilder::getStaging(const Product &product,
                                             Value value, unsigned variable,
                                             int64_t size) {
  bool isAlong = false, isAcross = false;
  SmallVector<Value> work = {value};
  llvm::DenseSet<Value> found;
  while (!work.empty()) {
    Operation *def = work.pop_back_val().getDefiningOp();
    if (!def || !found.insert(def->getResult(0)).second)
      continue;
    llvm::append_range(work, def->getOperands());
    if (auto read = dyn_cast<tdl::ReadOp>(def)) {
      isAlong |= nest.accesses[read].factors[variable].is(1);
      isAcross |= nest.accesses[read].factors[product.over].is(1);
    }
  }
  Staging staging;
  staging.isAlongTerms = !isAlong || isAcross;
  int64_t fast = product.terms, slow = size;
  if (!staging.isAlongTerms)
    std::swap(fast, slow);
  unsigned along = staging.isAlongTerms ? product.over : variable;
  staging.width = getFetchedAtOnce(value, along);
  while (staging.width != 1 && slow * fast / staging.width < kBlock)
    staging.width /= 2;
  bool isRowOfTerms = staging.isAlongTerms && product.isMatrix;
  int64_t pitch = (isRowOfTerms ? product.terms : size) +
                  kAccess / tdl::getElementBytes(value.getType());
  bool isRowFast = isRowOfTerms || !staging.isAlongTerms;
  staging.slowStep = isRowFast ? pitch : 1;
  staging.fastStep = isRowFast ? 1 : pitch;
  staging.size = 2 * pitch * (isRowOfTerms ? size : product.terms);
  return staging;
}

int64_t NestBuilder::getSharedBytes(const Product &product) {
  int64_t bytes = 0;
  for (Value value : product.left)
    bytes += getStaging(product, value, product.row, product.rows).size *
             tdl::getElementBytes(value.getType());
  for (Value value : product.right)
    bytes += getStaging(product, value, product.column, product.columns).size *
             tdl::getElementBytes(value.getType());
  return bytes;
}

/// What a thread has of the results, and fetches for the next turn.
bool NestBuilder::hasRegisters(const Product &product) {
  auto getRegisters = [](int64_t count, int64_t width, Type type) {
    return count *
           int64_t(llvm::divideCeil(width * tdl::getElementBytes(type), 4));
  };
  tdl::ReduceOp reduce = product.reduce;
  Type wide = tdl::getAccumulatorType(reduce, reduce.getResultTypes()[0]);
  int64_t registers =
      getRegisters(product.rows * product.columns / kBlock, 1, wide);
  bool asks = false;
  auto isWhole = [&](Index extent, int64_t size) {
    return extent.isConstant() && extent.constant % size == 0;
  };
  auto add = [&](Value value, unsigned variable, int64_t size) {
    Staging staging = getStaging(product, value, variable, size);
    registers += getRegisters(size * product.terms / staging.width / kBlock,
                              staging.width, value.getType());
    auto [lo, hi] = getBounds(variable, false);
    asks |= staging.width == 1 &&
            !(isWhole(indices.sub(hi, lo), size) &&
              isWhole(part.ranges[product.over].extent, product.terms));
  };
  for (Value value : product.left)
    add(value, product.row, product.rows);
  for (Value value : product.right)
    add(value, product.column, product.columns);
  return registers <= (asks ? kMostAsking : kMostRegisters);
}

int64_t NestBuilder::getBlocks(const Product &product) {
  int64_t blocks = 1;
  for (unsigned variable : order.outputs) {
    int64_t side = variable == product.row      ? product.rows
                   : variable == product.column ? product.columns
                                                : 1;
    blocks *= llvm::divideCeil(std::max<int64_t>(getSize(variable), 1), side);
  }
  return blocks;
}

/// How large tiles are: few enough that all of the device has work, and that a
/// thread has registers and the block has room for its part.
bool NestBuilder::chooseBlocks(Product &product) {
  tdl::ReduceOp reduce = product.reduce;
  Type result = reduce.getResultTypes()[0];
  Type wide = tdl::getAccumulatorType(reduce, result);
  auto getLargest = [&](unsigned variable, int64_t most) {
    int64_t size = std::max<int64_t>(getSize(variable), kAcross);
    return std::min<int64_t>(most, llvm::PowerOf2Ceil(size));
  };
  int64_t &rows = product.rows, &columns = product.columns,
          &terms = product.terms;
  rows = getLargest(product.row, tdl::getElementBytes(wide) > 4 ? 64 : 128);
  columns = getLargest(product.column, 64);
  terms = kFewestTerms;
  int64_t operations = llvm::range_size(*reduce.getBody().begin()) +
                       llvm::range_size(*op.getBlock());
  auto isTooLarge = [&] {
    int64_t points = (rows / kAcross) * (columns / kAcross);
    return getSharedBytes(product) > kMostShared || !hasRegisters(product) ||
           (points > 1 && operations > 8 &&
            points * operations > kMostUnrolled);
  };
  Product whole = product;
  auto shrink = [&] {
    while ((rows > kAcross || columns > kAcross) &&
           (isTooLarge() ||
            (getBlocks(product) < kManyBlocks && std::max(rows, columns) > 32)))
      (columns > rows ? columns : rows) /= 2;
  };
  if (isMatrix(product)) {
    product.isMatrix = true;
    terms = kMatrixTerms;
    shrink();
    if (isTooLarge() || rows * columns < kMatrixPoints)
      product = whole;
  }
  if (!product.isMatrix)
    shrink();
  if (isTooLarge() || (wide != result && getBlocks(product) < kManyBlocks / 8 &&
                       getVolume(getLoopOrder(reduce)) >= kManyTerms))
    return false; // and there are no slices
  // Few points are folded faster than what they need is fetched.
  while (terms < kMostTerms && terms < getVolume(product.over)) {
    terms *= 2;
    if (isTooLarge()) {
      terms /= 2;
      break;
    }
  }
  return true;
}

/// Where few blocks have many turns, slices of the terms are folded by blocks
/// of their own, and a second kernel folds what they have, in their order.
std::optional<NestBuilder::Slices>
NestBuilder::chooseSlices(const Product &product) {
  tdl::ReduceOp reduce = product.reduce;
  Type result = reduce.getResultTypes()[0];
  if (tdl::getAccumulatorType(reduce, result) != result)
    return std::nullopt;
  // Of the variables the one that is cut into the most turns.
  int64_t turns = 1, most = 0, points = 1;
  unsigned longest = product.over;
  for (unsigned variable : getLoopOrder(reduce)) {
    int64_t size = variable == product.over ? product.terms : 1;
    int64_t own = llvm::divideCeil(getVolume(variable), size);
    turns *= std::max<int64_t>(own, 1);
    if (own > most)
      longest = variable;
    most = std::max(most, own);
  }
  for (unsigned variable : order.outputs)
    points *= std::max<int64_t>(getSize(variable), 1);
  int64_t wanted =
      std::min({2 * kManyBlocks / getBlocks(product), turns / kFewestTurns,
                most, kMostSlices, kMostSlots / points});
  if (wanted < 2 ||
      turns - turns / wanted <= kTurnsOfKernel + points * wanted / kSlotsOfTurn)
    return std::nullopt;
  int64_t size = longest == product.over ? product.terms : 1;
  Slices own{
      reduce,
      {{longest, std::max<int64_t>(size * llvm::divideCeil(most, wanted), 2)}}};
  own.isOutermost = true;
  takeSlots(own);
  return own;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// What is read for a value, from which it is computed without memory; the
/// value itself, if that is more.
static std::vector<Value> getFetched(Value value) {
  llvm::SetVector<Value> seen, reads;
  seen.insert(value);
  for (unsigned i = 0; i != seen.size(); ++i) {
    Operation *def = seen[i].getDefiningOp();
    if (!def)
      continue;
    if (isa<tdl::ReadOp>(def))
      reads.insert(seen[i]);
    else if (def->getNumRegions() != 0)
      return {value};
    else
      seen.insert(def->operand_begin(), def->operand_end());
  }
  if (reads.size() != 1)
    return {value};
  return {reads.front()};
}

BlockTurnsStep::Staged NestBuilder::getStaged(const Product &product,
                                              Value value, Side side,
                                              Side terms) {
  Staging staging = getStaging(product, value, side.variable, side.size);
  BlockTurnsStep::Staged staged(value, staging.isAlongTerms ? side : terms,
                                staging.isAlongTerms ? terms : side);
  staged.fetched = getFetched(value);
  staged.width = staging.width;
  staged.slowStep = staging.slowStep;
  staged.fastStep = staging.fastStep;
  staged.tile = addTile(value.getType(), staging.size);
  nest.tiles[staged.tile].isShared = true;
  auto getDistance = [&](const Side &own) {
    return indices.sub(getVariable(own.variable), own.lo);
  };
  staged.at =
      indices.add(indices.mul(getDistance(staged.slow), staged.slowStep),
                  indices.mul(getDistance(staged.fast), staged.fastStep));
  auto outside = values;
  for (const Side &own : {side, terms})
    values[own.variable] = getVariable(own.variable);
  Seen seen;
  staged.point = startPoint({}, seen);
  visit(value, seen, staged.point);
  values = outside;
  return staged;
}

void NestBuilder::addTurns(const Product &product, Side rows, Side columns) {
  tdl::ReduceOp reduce = product.reduce;
  auto outside = values;
  // Of what is cut into slices the one that is open.
  auto getRange = [&](unsigned variable, int64_t step) -> SpreadStep::Range {
    RankBox::Range range = part.ranges[variable];
    Slices *own = findSlices(reduce);
    if (!own || own->cuts.front().first != variable)
      return {variable, range.lo, range.hi, step};
    return {variable, indices.leaf(Indices::Kind::Tile, variable),
            indices.leaf(Indices::Kind::TileEnd, variable), step};
  };
  SmallVector<SpreadStep::Range> ranges;
  for (unsigned variable : getLoopOrder(reduce)) {
    if (variable == product.over)
      continue;
    ranges.push_back(getRange(variable, 1));
    values[variable] = getVariable(variable);
  }
  ranges.push_back(getRange(product.over, product.terms));
  // Slices are as many turns, and end where the terms do.
  RankBox::Range range = part.ranges[product.over];
  Side terms = getSide(product.over, range.lo, range.hi, product.terms);
  auto &turns = add<BlockTurnsStep>(reduce, rows, columns, terms);
  turns.isMatrix = product.isMatrix;
  turns.ranges.assign(ranges.begin(), ranges.end());
  SmallVector<Point::Kept> left, right;
  auto stage = [&](ArrayRef<Value> of, Side side,
                   SmallVectorImpl<Point::Kept> &kept) {
    for (Value value : of) {
      turns.staged.push_back(getStaged(product, value, side, terms));
      const BlockTurnsStep::Staged &staged = turns.staged.back();
      kept.push_back({cast<OpResult>(value), staged.tile, staged.at});
    }
  };
  stage(product.left, rows, left);
  stage(product.right, columns, right);
  Seen seen;
  turns.left = startPoint(left, seen);
  turns.right = startPoint(right, seen);
  turns.point = startPoint({}, seen);
  for (const Side &side : {rows, columns, terms})
    values[side.variable] = getVariable(side.variable);
  visit(reduce.getYield().getValues()[0], seen, turns.point);
  values = outside;
}

void NestBuilder::addProduct(const Product &product) {
  nest.form = LoopNest::Form::Product;
  SmallVector<SpreadStep::Range> ranges;
  for (unsigned variable : order.outputs) {
    auto [lo, hi] = getBounds(variable, false);
    if (variable != product.row && variable != product.column)
      ranges.push_back({variable, lo, hi});
  }
  if (std::optional<Slices> own = chooseSlices(product))
    slices.push_back(*own);
  Slices *own = findSlices(product.reduce);
  SmallVector<SpreadStep::Range> points(ranges);
  if (own) {
    auto [variable, size] = own->cuts.front();
    RankBox::Range range = part.ranges[variable];
    ranges.push_back({variable, range.lo, range.hi, size});
  }
  auto [rows, row] = cut(product.row, product.rows);
  auto [columns, column] = cut(product.column, product.columns);
  ranges.append({rows, columns});
  lanes = kBlock;
  addSpread(ranges, [&, row = row, column = column] {
    auto &fold = add<BlockFoldStep>(product.reduce, row, column);
    fold.isMatrix = product.isMatrix;
    addTo(fold.steps, [&] { addTurns(product, row, column); });
    auto outside = values;
    for (const Side &side : {row, column})
      values[side.variable] = getVariable(side.variable);
    addTo(fold.results, [&] {
      if (!own)
        return addStore({}, product.reduce->getResults());
      auto &stash = add<StashStep>(product.reduce, getSlot(*own));
      Seen seen;
      stash.point = startPoint({}, seen);
    });
    values = outside;
  });
  if (!own)
    return;
  own->isFolded = true;
  for (SpreadStep::Range side : {rows, columns}) {
    side.step = 1;
    points.push_back(side);
  }
  lanes = 1;
  addSpread(points, [&] { addStore(); });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A stencil is written as sums and products of slices, each an operator of its
// own that would be given its slice by itself. Element-wise lambdas of which
// each is read once, where it is computed, are a tree; in a tree the lambdas
// that read boxes of one tensor which have a hull, and those between them and
// the first that all of them lead to, become one lambda.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Index/Hulls.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Intact.h"
#include "tofu/TDL/Interval.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/FoldBody.h"
#include "tofu/Transforms/Fuse.h"
#include "tofu/Transforms/IndexForm.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/Transforms/Passes.h"

#include "mlir/IR/IntegerSet.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// A body does not grow beyond this many operations, nor a lambda beyond the
/// inputs that linear sets know.
static constexpr size_t kMaxBodySize = 256;
static constexpr size_t kMaxInputs = 64;

/// One result, a scalar function of what is read at places that no data names.
static bool isElementwise(LambdaOp lambda) {
  return lambda.getNumResults() == 1 && !lambda.getPart() &&
         lambda.getDynamicExtents().empty() && !isPinned(lambda) &&
         !getIntactOperands(lambda) &&
         llvm::all_of(*lambda.getBlock(), [](Operation &op) {
           auto read = dyn_cast<ReadOp>(op);
           return op.getNumRegions() == 0 && !isa<OpaqueOp>(op) &&
                  (!read || read.getSymbols().empty());
         });
}

namespace {
/// A tensor, where it is read but for constants, and the guard, or null.
using Base = std::tuple<Value, AffineMap, Attribute>;
/// What the constants are.
struct Place {
  SmallVector<int64_t, 4> offset;
  unsigned lambda;
};

class Joiner {
public:
  explicit Joiner(Block &block);
  void run();

private:
  static constexpr unsigned None = ~0u;
  using Places = llvm::MapVector<Base, SmallVector<Place, 2>>;

  void findReader(unsigned number);
  unsigned getRoot(unsigned number) const;
  void addPlaces(unsigned number);
  void mark(const Base &base, ArrayRef<Place> places);
  void markWays(ArrayRef<unsigned> from, Value tensor);
  bool mayJoin(unsigned number, Value tensor) const;
  void join(LambdaOp reader);

  SmallVector<LambdaOp, 0> lambdas; // in the order of the block
  DenseMap<Operation *, unsigned> numberOf;
  std::vector<unsigned> reader;            // the only one, or None
  std::vector<bool> isMarked;              // to become one with its reader
  llvm::MapVector<unsigned, Places> trees; // by their last lambda
};
} // namespace

Joiner::Joiner(Block &block) {
  for (auto lambda : block.getOps<LambdaOp>())
    if (isElementwise(lambda)) {
      numberOf[lambda] = lambdas.size();
      lambdas.push_back(lambda);
    }
  reader.assign(lambdas.size(), None);
  isMarked.assign(lambdas.size(), false);
}

void Joiner::findReader(unsigned number) {
  Value value = lambdas[number]->getResult(0);
  if (!value.hasOneUse())
    return;
  auto found = numberOf.find(*value.user_begin());
  if (found != numberOf.end() &&
      isReadAtIdentity(lambdas[found->second], value))
    reader[number] = found->second;
}

unsigned Joiner::getRoot(unsigned number) const {
  while (reader[number] != None)
    number = reader[number];
  return number;
}

/// Each coordinate moves with one dimension of the result at most, in their
/// order.
static bool keepsOrder(LambdaOp lambda, ReadOp read) {
  IndexValues values(lambda);
  unsigned next = 0;
  for (AffineExpr coordinate : read.getMap().getResults()) {
    AffineExpr expr = values.substitute(coordinate, read.getDims());
    for (unsigned dim = 0; dim != lambda.getRank(); ++dim)
      if (expr && expr.isFunctionOfDim(dim)) {
        if (dim < next)
          return false;
        next = dim + 1;
      }
  }
  return true;
}

/// Elements of one type are as wide as each other, whatever they are.
static bool isWider(Type a, Type b) {
  if (!a.isIntOrFloat() || !b.isIntOrFloat())
    return a != b;
  return a.getIntOrFloatBitWidth() > b.getIntOrFloatBitWidth();
}

void Joiner::addPlaces(unsigned number) {
  LambdaOp lambda = lambdas[number];
  IndexValues values(lambda);
  for (auto read : lambda.getBlock()->getOps<ReadOp>()) {
    auto argument = cast<BlockArgument>(read.getSource());
    Place place{{}, number};
    SmallVector<AffineExpr> exprs, constraints;
    for (AffineExpr coordinate : read.getMap().getResults()) {
      auto [expr, offset] =
          splitConstant(values.substitute(coordinate, read.getDims()));
      exprs.push_back(expr);
      place.offset.push_back(offset);
    }
    Attribute common;
    if (std::optional<IntegerSet> guard = read.getGuard()) {
      for (AffineExpr constraint : guard->getConstraints())
        constraints.push_back(
            values.substitute(constraint, read.getGuardIndices()));
      if (llvm::is_contained(constraints, AffineExpr()))
        continue; // depends on data
      common = IntegerSetAttr::get(IntegerSet::get(
          lambda.getRank(), 0, constraints, guard->getEqFlags()));
    }
    Base base(lambda.getInputs()[argument.getArgNumber() - lambda.getRank()],
              AffineMap::get(lambda.getRank(), 0, exprs, lambda.getContext()),
              common);
    trees[getRoot(number)][base].push_back(std::move(place));
  }
}

/// Places of which the boxes that are read overlap, and together are a box.
void Joiner::mark(const Base &base, ArrayRef<Place> places) {
  SmallVector<Interval> ranges;
  for (int64_t extent : lambdas[places.front().lambda].getStaticExtents())
    ranges.push_back(Interval::ofExtent(extent));
  SmallVector<int64_t> lengths;
  for (AffineExpr expr : std::get<AffineMap>(base).getResults()) {
    Interval range = getInterval(expr, ranges);
    lengths.push_back(range.upper - range.lower + 1);
  }
  SmallVector<SmallVector<int64_t, 4>> offsets;
  for (const Place &place : places)
    offsets.push_back(place.offset);
  for (const Hull &hull : findHulls(offsets, lengths)) {
    if (llvm::all_of(hull.starts,
                     [](Span span) { return span.hi == span.lo + 1; }))
      continue; // a box that is needed twice is fetched once as it is
    SmallVector<unsigned> from;
    for (unsigned box : hull.boxes)
      from.push_back(places[box].lambda);
    markWays(from, std::get<Value>(base));
  }
}

/// False where a plan may do better to lay out the lambda's result than what it
/// reads beside the stencil's tensor: something as large, or wider, in another
/// order of dimensions.
bool Joiner::mayJoin(unsigned number, Value tensor) const {
  LambdaOp lambda = lambdas[number];
  auto result = cast<RankedTensorType>(lambda.getResult(0).getType());
  return llvm::all_of(lambda.getBlock()->getOps<ReadOp>(), [&](ReadOp read) {
    auto argument = cast<BlockArgument>(read.getSource());
    Value input =
        lambda.getInputs()[argument.getArgNumber() - lambda.getRank()];
    auto type = cast<RankedTensorType>(input.getType());
    auto producer = numberOf.find(input.getDefiningOp());
    bool isOfTree =
        producer != numberOf.end() && reader[producer->second] == number;
    if (input == tensor || isOfTree ||
        type.getNumElements() < result.getNumElements())
      return true;
    return !isWider(type.getElementType(), result.getElementType()) &&
           keepsOrder(lambda, read);
  });
}

/// The lambdas on the way from each place to where all ways have met, if all of
/// them may be joined.
void Joiner::markWays(ArrayRef<unsigned> from, Value tensor) {
  std::map<unsigned, size_t> arrived; // readers stand behind what they read
  for (unsigned lambda : from)
    ++arrived[lambda];
  auto it = arrived.begin();
  for (; it->second < from.size(); ++it) {
    if (!mayJoin(it->first, tensor))
      return;
    arrived[reader[it->first]] += it->second;
  }
  for (auto way = arrived.begin(); way != it; ++way)
    isMarked[way->first] = true;
}

/// Puts what is marked of its inputs into a lambda.
void Joiner::join(LambdaOp reader) {
  size_t size = reader.getBodySize();
  bool isChanged = false;
  for (unsigned i = 0; i != reader.getInputs().size(); ++i) {
    auto producer = reader.getInputs()[i].getDefiningOp<LambdaOp>();
    auto found = numberOf.find(producer);
    if (!producer || found == numberOf.end() || !isMarked[found->second])
      continue;
    if (size + producer.getBodySize() > kMaxBodySize ||
        reader.getInputs().size() + producer.getInputs().size() > kMaxInputs ||
        failed(fuseInto(reader, i)))
      continue;
    size = reader.getBodySize();
    isChanged = true;
  }
  if (!isChanged)
    return;
  foldBody(reader);
  normalizeInputs(reader);
}

void Joiner::run() {
  for (unsigned number = 0; number != lambdas.size(); ++number)
    findReader(number);
  for (unsigned number = 0; number != lambdas.size(); ++number)
    addPlaces(number);
  for (auto &[root, bases] : trees)
    for (auto &[base, places] : bases)
      mark(base, places);
  for (LambdaOp lambda : lambdas)
    join(lambda);
  for (LambdaOp lambda : llvm::reverse(lambdas))
    if (lambda.use_empty() && isMarked[numberOf.lookup(lambda)])
      lambda.erase();
}

namespace tofu::tdl {
#define GEN_PASS_DEF_JOINSTENCILSPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct JoinStencilsPass : tdl::impl::JoinStencilsPassBase<JoinStencilsPass> {
  void runOnOperation() override {
    getOperation()->walk([](Block *block) {
      if (!isa<LambdaOp, ReduceOp>(block->getParentOp()))
        Joiner(*block).run();
    });
  }
};
} // namespace

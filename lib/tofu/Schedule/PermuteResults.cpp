//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/Producers.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IntegerSet.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/Transforms/Dedup.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::LambdaOp;
using tdl::ReadOp;

/// order[d]: which index of the reader coordinate d is.
using Permutation = SmallVector<unsigned>;

/// The permutation through which a read takes all of the reader's indices.
static std::optional<Permutation> getPermutation(ReadOp read, LambdaOp reader) {
  AffineMap map = read.getMap();
  if (read.getGuard() || map.getNumSymbols() ||
      map.getNumResults() != reader.getRank())
    return std::nullopt;
  Permutation order;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    auto index =
        dim ? dyn_cast<BlockArgument>(read.getDims()[dim.getPosition()])
            : BlockArgument();
    if (!index || index.getOwner() != reader.getBlock() ||
        index.getArgNumber() >= reader.getRank() ||
        llvm::is_contained(order, index.getArgNumber()))
      return std::nullopt;
    order.push_back(index.getArgNumber());
  }
  return order;
}

namespace {
/// A lambda's result, what transfers make of it, and the reads of all of them.
struct Readers {
  SmallVector<Value> values;
  SmallVector<ReadOp> reads;
  Permutation order;

  bool find(Value result);

private:
  bool addReads(LambdaOp reader, Value value);
};
} // namespace

bool Readers::addReads(LambdaOp reader, Value value) {
  for (auto [number, input] : llvm::enumerate(reader.getInputs())) {
    if (input != value)
      continue;
    if (!isa<UnitAttr>(getMask(reader, number)))
      return false;
    for (Operation *user : reader.getInputArguments()[number].getUsers()) {
      auto read = dyn_cast<ReadOp>(user);
      std::optional<Permutation> own =
          read ? getPermutation(read, reader) : std::nullopt;
      if (!own || (!reads.empty() && *own != order))
        return false;
      order = *own;
      reads.push_back(read);
    }
  }
  return true;
}

bool Readers::find(Value result) {
  values.push_back(result);
  for (unsigned i = 0; i != values.size(); ++i)
    for (OpOperand &use : values[i].getUses()) {
      if (isa<plan::FetchOp, plan::ReduceOp>(use.getOwner())) {
        values.push_back(use.getOwner()->getResult(0));
        continue;
      }
      auto reader = dyn_cast<LambdaOp>(use.getOwner());
      if (!reader)
        return false;
      // A lambda that reads the value through two operands is seen once.
      bool isFirst = llvm::find(reader.getInputs(), values[i]).getIndex() ==
                     use.getOperandNumber();
      if (isFirst && !addReads(reader, values[i]))
        return false;
    }
  return !reads.empty() && !llvm::is_sorted(order);
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// New dimension order[d] is old dimension d.
template <class T>
static SmallVector<T> permute(ArrayRef<T> list, ArrayRef<unsigned> order) {
  SmallVector<T> permuted(list);
  for (auto [old, next] : llvm::enumerate(order))
    permuted[next] = list[old];
  return permuted;
}

static BoxAttr permute(BoxAttr box, ArrayRef<unsigned> order) {
  return BoxAttr::get(box.getContext(), box.getNumAxes(),
                      permute(box.getLowers(), order),
                      permute(box.getUppers(), order), box.getConditions());
}

static Type permute(Type type, ArrayRef<unsigned> order) {
  if (auto piece = dyn_cast<tdl::PieceType>(type))
    return tdl::PieceType::get(
        type.getContext(),
        cast<RankedTensorType>(permute(Type(piece.getGlobal()), order)),
        permute(piece.getBox(), order), piece.getPartialAxes(),
        piece.getCombiner());
  auto tensor = cast<RankedTensorType>(type);
  return RankedTensorType::get(permute(tensor.getShape(), order),
                               tensor.getElementType());
}

static void permuteLambda(LambdaOp lambda, ArrayRef<unsigned> order) {
  unsigned rank = lambda.getRank();
  lambda.setStaticExtents(permute(lambda.getStaticExtents(), order));
  if (std::optional<BoxAttr> part = lambda.getPart())
    lambda.setPartAttr(permute(*part, order));
  Block *block = lambda.getBlock();
  SmallVector<Value> old;
  for (unsigned i = 0; i != rank; ++i) {
    old.push_back(block->addArgument(block->getArgument(i).getType(),
                                     block->getArgument(i).getLoc()));
    block->getArgument(i).replaceAllUsesWith(old.back());
  }
  for (auto [value, next] : llvm::zip(old, order))
    value.replaceAllUsesWith(block->getArgument(next));
  block->eraseArguments(block->getNumArguments() - rank, rank);

  if (auto layouts = lambda->getAttrOfType<ArrayAttr>(plan::kLayouts))
    if (auto layout = dyn_cast<plan::LayoutAttr>(layouts[0]))
      lambda->setAttr(plan::kLayouts,
                      Builder(lambda).getArrayAttr(plan::LayoutAttr::get(
                          lambda.getContext(), permute(layout.getDims(), order),
                          layout.getPartialAxes())));
  if (auto split = lambda->getAttrOfType<plan::SplitAttr>(plan::kSplit);
      split && split.getVariables().size() >= rank)
    lambda->setAttr(plan::kSplit,
                    plan::SplitAttr::get(lambda.getContext(),
                                         permute(split.getVariables(), order),
                                         split.getCarried()));
}

void tofu::permuteResults(func::FuncOp function) {
  SmallVector<LambdaOp> lambdas;
  tdl::walkOperators(function.getBody().front(), [&](Operation &op) {
    if (auto lambda = dyn_cast<LambdaOp>(op))
      lambdas.push_back(lambda);
  });
  for (LambdaOp lambda : lambdas) {
    if (lambda.getNumResults() != 1 || lambda.getRank() < 2 ||
        !lambda.getDynamicExtents().empty() || isPinned(lambda) ||
        lambda.getOpaque())
      continue;
    Readers readers;
    if (!readers.find(lambda.getResult(0)))
      continue;
    permuteLambda(lambda, readers.order);
    for (Value value : readers.values)
      value.setType(permute(value.getType(), readers.order));
    for (ReadOp read : readers.reads) {
      AffineMap map = read.getMap();
      read.setMap(AffineMap::get(map.getNumDims(), 0,
                                 permute(map.getResults(), readers.order),
                                 map.getContext()));
      Value source = read.getSource();
      Type type = tdl::getGlobalType(readers.values.front().getType());
      source.setType(type);
    }
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A lambda is written out in all that read it, if each of these then has the
// form of Rows.h. The last ones come first: what is folded of a row meets those
// that need it before what both of them read does, which then has one reader.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/Inlining.h"
#include "tofu/Lowering/Loops/Passes.h"
#include "tofu/Lowering/Loops/Rows.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/Schedule/ProgramGraph.h"

namespace tofu {
#define GEN_PASS_DEF_FUSEROWSPASS
#include "tofu/Lowering/Loops/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;
using tdl::LambdaOp;
using tdl::ReadOp;

/// Readers that are looked at.
static constexpr unsigned kMaxReaders = 8;

namespace {
class RowFuser {
public:
  explicit RowFuser(Block &block) : block(block), graph(block) {
    int64_t barriers = 0;
    for (const ProgramGraph::Op &op : graph.ops)
      barriersBefore[op.op] = barriers += op.isBarrier;
  }

  void run() {
    llvm::append_range(work, block.getOps<LambdaOp>());
    while (!work.empty()) {
      LambdaOp lambda = work.pop_back_val();
      SmallVector<LambdaOp> readers = getReaders(lambda);
      if (!readers.empty() && isWorthIt(lambda, readers))
        // What has come of the readers may be written out where it is read.
        llvm::append_range(work, writeOut(lambda, readers));
    }
  }

private:
  SmallVector<LambdaOp> getReaders(LambdaOp producer);
  bool isWorthIt(LambdaOp producer, ArrayRef<LambdaOp> readers);
  bool livesUntil(Value value, LambdaOp producer, LambdaOp reader);
  SmallVector<LambdaOp> writeOut(LambdaOp producer, ArrayRef<LambdaOp> readers);
  int64_t getBytes(Value value) {
    return graph.values[graph.numberOf.at(value)].bytes;
  }

  Block &block;
  SmallVector<LambdaOp> work;
  ProgramGraph graph;
  DenseMap<Operation *, int64_t> barriersBefore;
};
} // namespace

/// None if something else than a few lambdas reads it, or none of all folds
/// anything.
SmallVector<LambdaOp> RowFuser::getReaders(LambdaOp producer) {
  llvm::SetVector<Operation *> users;
  for (Operation *user : producer->getUsers())
    users.insert(user);
  SmallVector<LambdaOp> readers;
  bool folds = !producer.getReductions().empty();
  for (Operation *user : users) {
    auto reader = dyn_cast<LambdaOp>(user);
    if (!reader || users.size() > kMaxReaders ||
        reader->getBlock() != producer->getBlock())
      return {};
    readers.push_back(reader);
    folds |= !reader.getReductions().empty();
  }
  return folds ? readers : SmallVector<LambdaOp>();
}

/// True if it is there when the reader comes, or nothing else stands between.
bool RowFuser::livesUntil(Value value, LambdaOp producer, LambdaOp reader) {
  const ProgramGraph::Value &known = graph.values[graph.numberOf.at(value)];
  return known.persists ||
         barriersBefore.at(producer) == barriersBefore.at(reader) ||
         llvm::any_of(value.getUsers(), [&](Operation *user) {
           Operation *there = block.findAncestorOpInBlock(*user);
           return there && !there->isBeforeInBlock(reader);
         });
}

/// What the readers read besides is no more than what is not read and written.
bool RowFuser::isWorthIt(LambdaOp producer, ArrayRef<LambdaOp> readers) {
  llvm::SetVector<Value> inputs;
  inputs.insert_range(producer.getInputs());
  int64_t spared = 0, more = 0;
  for (Value input : inputs)
    spared += getBytes(input);
  for (Value result : producer->getResults()) {
    spared += getBytes(result);
    for (LambdaOp reader : readers)
      if (llvm::is_contained(reader.getInputs(), result))
        spared += getBytes(result);
  }
  for (LambdaOp reader : readers)
    for (Value input : inputs) {
      if (llvm::is_contained(reader.getInputs(), input))
        continue;
      more += getBytes(input);
      if (!livesUntil(input, producer, reader))
        return false;
    }
  return more <= spared;
}

/// How many rows it folds, or elements it computes where it folds none; none if
/// it folds anything else.
static std::optional<int64_t> countPoints(LambdaOp lambda) {
  int64_t points = 1;
  for (int64_t extent : lambda.getStaticExtents())
    if (llvm::MulOverflow(points, extent, points))
      return std::nullopt;
  if (lambda.getReductions().empty())
    return points;
  std::optional<lowering::Rows> rows = lowering::matchRows(lambda);
  if (!rows)
    return std::nullopt;
  return rows->isWide ? points / rows->length : points;
}

/// True if the reader folds rows, and what the producer computes is computed
/// once for each row, or for each of its columns.
static bool isRowOf(LambdaOp reader, LambdaOp producer) {
  std::optional<lowering::Rows> rows = lowering::matchRows(reader);
  if (!rows)
    return false;
  std::optional<int64_t> have = countPoints(producer),
                         need = countPoints(reader);
  return have && (*have == *need || (producer.getReductions().empty() &&
                                     *have == *need * rows->length));
}

static ReadOp findRead(LambdaOp reader, LambdaOp producer) {
  ReadOp found;
  reader.getBody().walk([&](ReadOp read) {
    OpResult result = lowering::getInlined(read);
    if (!result || result.getOwner() != producer)
      return WalkResult::advance();
    found = read;
    return WalkResult::interrupt();
  });
  return found;
}

/// Those that the readers have become; none if one of them is no row then.
SmallVector<LambdaOp> RowFuser::writeOut(LambdaOp producer,
                                         ArrayRef<LambdaOp> readers) {
  SmallVector<LambdaOp> copies;
  auto isRow = [&](LambdaOp reader) {
    OpBuilder builder(reader);
    auto copy = cast<LambdaOp>(builder.clone(*reader));
    copies.push_back(copy);
    while (ReadOp read = findRead(copy, producer)) {
      inlineResult(cast<OpResult>(lowering::getInlined(read)), copy, read);
      if (copy.getBodySize() > kMaxBodySize)
        return false;
    }
    return llvm::none_of(copy.getInputs(),
                         [&](Value input) {
                           return input.getDefiningOp() == producer;
                         }) &&
           isRowOf(copy, producer);
  };
  if (!llvm::all_of(readers, isRow)) {
    for (LambdaOp copy : copies)
      copy.erase();
    return {};
  }
  for (auto [number, copy] : llvm::enumerate(copies)) {
    LambdaOp reader = readers[number];
    barriersBefore[copy] = barriersBefore.at(reader);
    for (auto [from, to] :
         llvm::zip(reader->getResults(), copy->getResults())) {
      graph.numberOf[to] = graph.numberOf.at(from);
      from.replaceAllUsesWith(to);
    }
    llvm::erase(work, reader);
    reader.erase();
  }
  producer.erase();
  return copies;
}

namespace {
struct FuseRowsPass : tofu::impl::FuseRowsPassBase<FuseRowsPass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isDeclaration() || !llvm::hasSingleElement(function.getBody()))
      return;
    for (Block *block : tdl::getBlocks(function.getBody().front()))
      RowFuser(*block).run();
  }
};
} // namespace

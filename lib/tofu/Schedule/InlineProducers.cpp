//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/Producers.h"

#include "mlir/IR/IntegerSet.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/Schedule/ProgramGraph.h"
#include "tofu/Transforms/Dedup.h"

using namespace mlir;
using namespace tofu;
using tdl::LambdaOp;
using tdl::ReadOp;
using tdl::ReduceOp;

/// One result, one scalar function of what is read at a point.
static bool isElementwise(LambdaOp lambda) {
  return lambda.getNumResults() == 1 && lambda.getDynamicExtents().empty() &&
         !isPinned(lambda) &&
         llvm::all_of(*lambda.getBlock(), [](Operation &op) {
           return op.getNumRegions() == 0 && !isa<tdl::OpaqueOp>(op);
         });
}

/// The variables of a lambda that run where an operation stands, by number.
static DenseMap<Value, unsigned> getVariables(LambdaOp lambda, Operation *op) {
  DenseMap<Value, unsigned> numbers;
  for (auto [number, index] : llvm::enumerate(lambda.getIndices()))
    numbers[index] = number;
  unsigned next = lambda.getRank();
  for (ReduceOp reduce : lambda.getReductions()) {
    for (auto [number, index] : llvm::enumerate(reduce.getIndices()))
      if (reduce->isAncestor(op))
        numbers[index] = next + number;
    next += reduce.getIndices().size();
  }
  return numbers;
}

/// What the producer's indices are at a read that takes each of its elements
/// once, on every device just those that the producer computes; nothing if it
/// is no such read. Null for an index that is 0 and that the producer does not
/// use.
static std::optional<SmallVector<Value>>
matchIndices(LambdaOp producer, LambdaOp consumer, ReadOp read) {
  AffineMap map = read.getMap();
  if (read.getGuard() || map.getNumSymbols())
    return std::nullopt;
  DenseMap<Value, unsigned> variables = getVariables(consumer, read);
  SmallVector<int64_t> extents = consumer.getVariableExtents();
  std::optional<tdl::BoxAttr> from = producer.getPart(),
                              to = consumer.getPart();
  if (from.has_value() != to.has_value() ||
      (from && from->getConditions() != to->getConditions()))
    return std::nullopt;
  SmallVector<Value> dims;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    int64_t extent = producer.getStaticExtents()[dim];
    auto constant = dyn_cast<AffineConstantExpr>(expr);
    if (constant && constant.getValue() == 0 && extent == 1 &&
        producer.getIndices()[dim].use_empty() &&
        (!from || from->isWhole(dim, 1))) {
      dims.push_back({});
      continue;
    }
    auto index = dyn_cast<AffineDimExpr>(expr);
    if (!index)
      return std::nullopt;
    Value value = read.getDims()[index.getPosition()];
    auto found = variables.find(value);
    if (found == variables.end() || extents[found->second] != extent)
      return std::nullopt;
    unsigned variable = found->second;
    variables.erase(found); // once
    if (from && (from->getLowers()[dim] != to->getLowers()[variable] ||
                 from->getUppers()[dim] != to->getUppers()[variable]))
      return std::nullopt;
    dims.push_back(value);
  }
  for (auto [value, variable] : variables)
    if (extents[variable] != 1)
      return std::nullopt; // would be computed again along it
  return dims;
}

namespace {
class Inliner {
public:
  explicit Inliner(Block &block) : graph(block) {
    for (const ProgramGraph::Op &op : graph.ops)
      barriersBefore.push_back(
          (barriersBefore.empty() ? 0 : barriersBefore.back()) + op.isBarrier);
  }

  void run() {
    for (const ProgramGraph::Op &op : graph.ops) {
      auto consumer = dyn_cast<LambdaOp>(op.op);
      if (!consumer || consumer.getReductions().empty() || isPinned(consumer) ||
          tdl::hasOwnCode(consumer) || !consumer.getDynamicExtents().empty())
        continue;
      for (unsigned i = 0; i < consumer.getInputs().size();)
        i = tryInline(consumer, i) ? 0 : i + 1;
    }
  }

private:
  /// True if not more bytes live longer than go, or only for a short time.
  bool sparesMemory(LambdaOp producer, LambdaOp consumer) {
    unsigned from = graph.opNumberOf.at(producer);
    if (barriersBefore[from] == barriersBefore[graph.opNumberOf.at(consumer)])
      return true;
    int64_t kept = 0;
    for (Value input : producer.getInputs()) {
      const ProgramGraph::Value &value = graph.values[graph.numberOf.at(input)];
      kept += value.persists || value.users.back() != from ? 0 : value.bytes;
    }
    return kept <= graph.getResultBytes(from);
  }

  bool tryInline(LambdaOp consumer, unsigned input) {
    Value value = consumer.getInputs()[input];
    auto producer = value.getDefiningOp<LambdaOp>();
    BlockArgument argument = consumer.getInputArguments()[input];
    if (!producer || producer->getBlock() != consumer->getBlock() ||
        !value.hasOneUse() || !argument.hasOneUse() ||
        !isElementwise(producer) || !isa<UnitAttr>(getMask(consumer, input)))
      return false;
    auto read = dyn_cast<ReadOp>(*argument.getUsers().begin());
    if (!read || read->getParentOp() == consumer ||
        producer.getBodySize() + consumer.getBodySize() > kMaxBodySize)
      return false;
    std::optional<SmallVector<Value>> dims =
        matchIndices(producer, consumer, read);
    if (!dims || !sparesMemory(producer, consumer))
      return false;
    inlineProducer(producer, consumer, read, *dims);
    return true;
  }

  ProgramGraph graph;
  SmallVector<int64_t, 0> barriersBefore;
};
} // namespace

void tofu::inlineProducers(func::FuncOp function) {
  for (Block *block : tdl::getBlocks(function.getBody().front()))
    Inliner(*block).run();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Stats.h"

#include "tofu/Analysis/Flops.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Plan/Trips.h"
#include "tofu/Report/Kind.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/TDL/Locations.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

static void add(TensorStats &stats, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() ||
      !tensor.getElementType().isIntOrFloat())
    return;
  ++stats.number;
  double elements = 1;
  for (int64_t extent : tensor.getShape())
    elements *= extent;
  stats.elements += elements;
  stats.bytes +=
      elements * llvm::divideCeil(tensor.getElementTypeBitWidth(), 8);
}

static std::string getTypeText(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      op->getResultTypes(), os,
      [&](Type type) {
        auto tensor = dyn_cast<RankedTensorType>(type);
        if (!tensor) {
          os << type;
          return;
        }
        for (int64_t extent : tensor.getShape())
          os << extent << "x";
        os << tensor.getElementType();
      },
      ", ");
  return text;
}

/// Adds the operations of the function, which runs so many times, and of those
/// that it calls.
static void collectOperations(func::FuncOp function, double times,
                              SmallVectorImpl<func::FuncOp> &callers,
                              FunctionStats &stats) {
  // What calls itself is counted once.
  if (!function || !function.getBody().hasOneBlock() ||
      llvm::is_contained(callers, function))
    return;
  callers.push_back(function);
  Operation *end = function.getBody().front().getTerminator();
  walkOperators(function.getBody().front(), [&](Operation &op) {
    double runs = times * plan::getTimes(op.getBlock());
    if (auto call = dyn_cast<func::CallOp>(op)) {
      collectOperations(SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                            call, call.getCalleeAttr()),
                        runs, callers, stats);
      return;
    }
    OperationStats own{getKind(&op), getTypeText(&op), op.getLoc()};
    own.times = runs;
    TensorStats tensors;
    for (Type type : op.getOperandTypes())
      add(tensors, type);
    for (Type type : op.getResultTypes())
      add(tensors, type);
    own.bytes = hasBlocks(&op) ? 0 : tensors.bytes * runs;
    if (auto lambda = dyn_cast<LambdaOp>(op))
      own.flops = countFlops(lambda) * runs;
    if (own.kind != "constant" && !isa<arith::ConstantOp>(op))
      for (Value result : op.getResults())
        if (!llvm::is_contained(end->getOperands(), result))
          add(stats.intermediates, result.getType());
    stats.operations.push_back(std::move(own));
  });
  callers.pop_back();
}

FailureOr<FunctionStats> tofu::collectStats(func::FuncOp function) {
  FunctionStats stats{function.getSymName().str(), {}, {}, {}, {}, {}};
  for (Type type : function.getArgumentTypes())
    add(stats.arguments, type);
  for (Type type : function.getResultTypes())
    add(stats.results, type);
  FailureOr<Ties> ties = findTies(function);
  if (failed(ties))
    return failure();
  for (int64_t argument : ties->arguments)
    if (argument >= 0)
      add(stats.states, function.getArgumentTypes()[argument]);
  SmallVector<func::FuncOp> callers;
  collectOperations(function, 1, callers, stats);
  return stats;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void print(StringRef what, const TensorStats &tensors, raw_ostream &os) {
  os << llvm::formatv("  {0,-28}{1,8} {2,20:F0} {3,20:F0}\n", what,
                      tensors.number, tensors.elements, tensors.bytes);
}

void tofu::printStats(const FunctionStats &stats, raw_ostream &os) {
  os << "program @" << stats.name << '\n';
  os << llvm::formatv("  {0,-28}{1,8} {2,20} {3,20}\n", "tensors", "number",
                      "elements", "bytes");
  print("arguments", stats.arguments, os);
  print("  that results replace", stats.states, os);
  print("results", stats.results, os);
  print("in between", stats.intermediates, os);

  struct Sum {
    int64_t number = 0;
    double flops = 0, bytes = 0;
  };
  llvm::MapVector<StringRef, Sum> kinds;
  Sum all;
  for (const OperationStats &op : stats.operations)
    for (Sum *sum : {&kinds[op.kind], &all}) {
      ++sum->number;
      sum->flops += op.flops;
      sum->bytes += op.bytes;
    }
  auto sorted = kinds.takeVector();
  llvm::stable_sort(sorted, [](const auto &a, const auto &b) {
    return std::pair(a.second.flops, a.second.number) >
           std::pair(b.second.flops, b.second.number);
  });
  sorted.push_back({"all", all});
  os << "operations by kind\n";
  os << llvm::formatv("  {0,-28}{1,8} {2,20} {3,20}\n", "kind", "number",
                      "flops", "bytes");
  for (const auto &[kind, sum] : sorted)
    os << llvm::formatv("  {0,-28}{1,8} {2,20:F0} {3,20:F0}\n", kind,
                        sum.number, sum.flops, sum.bytes);

  std::vector<const OperationStats *> largest;
  for (const OperationStats &op : stats.operations)
    largest.push_back(&op);
  llvm::stable_sort(largest, [](const auto *a, const auto *b) {
    return std::pair(a->flops, a->bytes) > std::pair(b->flops, b->bytes);
  });
  largest.resize(std::min<size_t>(largest.size(), 10));
  os << "the largest\n"
     << llvm::formatv("  {0,20} {1,20}  {2}\n", "flops", "bytes", "kind").str();
  for (const OperationStats *op : largest)
    os << llvm::formatv("  {0,20:F0} {1,20:F0}  {2} {3} {4}\n", op->flops,
                        op->bytes, op->kind, op->type, describe(op->loc))
              .str();
  bool isSource = llvm::any_of(stats.operations, [](const auto &op) {
    StringRef kind = op.kind;
    return kind.starts_with("stablehlo.") || kind.starts_with("chlo.");
  });
  if (isSource)
    os << "of operations that are not imported flops are not known, nor which "
          "arguments results replace element by element; -tofu-import comes "
          "first\n";
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/GraphImport.h"

#include "tofu/Import/Entry.h"
#include "tofu/Import/StableHLO/Complex.h"
#include "tofu/Import/StableHLO/Repetitions.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/TDL/Limits.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace tofu;

constexpr unsigned maxCallDepth = 256;
constexpr unsigned maxOperations = 4000000;

namespace {
class GraphImport final : public BlockImporter {
public:
  explicit GraphImport(ModuleOp module)
      : module(module), symbols(module), builder(module.getContext()) {}

  LogicalResult run(func::FuncOp entry);
  LogicalResult importBlock(Block &block, ArrayRef<Value> arguments,
                            SmallVectorImpl<Value> &results) override;

private:
  LogicalResult checkFunction(func::FuncOp function);
  LogicalResult checkBlock(Block &block);
  void checkType(Location loc, Type type);
  LogicalResult importBody(func::FuncOp function, ArrayRef<Value> arguments,
                           SmallVectorImpl<Value> &results);
  LogicalResult importOperations(Block &block, ArrayRef<Value> arguments,
                                 SmallVectorImpl<Value> &results);
  LogicalResult importOperation(Operation &op);
  LogicalResult importSource(Operation &op);
  LogicalResult importCall(func::CallOp call);
  LogicalResult importKnown(Operation &op);
  LogicalResult collect(ValueRange sources, Operation *user,
                        SmallVectorImpl<Value> &imported);

  ModuleOp module;
  SymbolTable symbols;
  OpBuilder builder;
  ValueTable values;
  Repetitions said;
  Repetitions::ScopeTy mainScope{said};
  SmallVector<func::FuncOp> callStack;
  DenseSet<Operation *> checked;
  llvm::StringSet<> uncovered;
  bool hasTypeProblem = false;
  unsigned numOperations = 0;
};
} // namespace

/// Operations that are tdl already stay.
static bool isKnown(Operation &op) {
  return isa_and_present<tdl::TDLDialect>(op.getDialect()) ||
         isa<arith::ConstantOp>(op);
}

/// An operation in the blocks of a loop or branch that is not of tdl, or null.
static Operation *findUnknown(Operation &op) {
  Operation *unknown = nullptr;
  if (tdl::hasBlocks(&op))
    for (Region &region : op.getRegions())
      tdl::walkOperators(region.front(), [&](Operation &inner) {
        if (!unknown && !isKnown(inner))
          unknown = &inner;
      });
  return unknown;
}

static InFlightDiagnostic emitUncovered(Operation &op) {
  StringRef dialect = op.getName().getDialectNamespace();
  if (dialect != "stablehlo" && dialect != "chlo")
    return emitError(op.getLoc())
           << "'" << op.getName().getStringRef()
           << "' is not known; define it in a file that --operators names";
  return emitError(op.getLoc())
         << "'" << op.getName().getStringRef()
         << "' is not covered by the importer; rewrite it in covered "
            "operations before the export";
}

//===----------------------------------------------------------------------===//
// What can be said before anything is changed
//===----------------------------------------------------------------------===//

void GraphImport::checkType(Location loc, Type type) {
  std::string problem = hasTypeProblem ? "" : findTypeProblem(type);
  if (problem.empty())
    return;
  emitError(loc) << problem;
  hasTypeProblem = true;
}

/// Reports every kind of operation without a rule once, and the first type that
/// cannot be imported, in the block and in the regions of its operations.
LogicalResult GraphImport::checkBlock(Block &block) {
  for (BlockArgument argument : block.getArguments())
    checkType(argument.getLoc(), argument.getType());
  for (Operation &op : llvm::drop_end(block.getOperations())) {
    StringRef name = op.getName().getStringRef();
    if (Operation *inner = findUnknown(op))
      return emitError(inner->getLoc())
             << "'" << inner->getName().getStringRef()
             << "' is in a tdl loop or branch; only operations of tdl can be";
    bool isCall = isa<func::CallOp>(op), isOurs = isKnown(op);
    if (!isCall && !isOurs && !getRules().contains(name)) {
      if (uncovered.insert(name).second)
        emitUncovered(op);
      continue;
    }
    if (!isCall && int64_t(op.getNumOperands()) > kMaxOperands)
      return emitError(op.getLoc())
             << "'" << name << "' has " << op.getNumOperands()
             << " operands, but at most " << kMaxOperands << " are imported";
    for (Type type : op.getResultTypes())
      checkType(op.getLoc(), type);
    if (isOurs)
      continue;
    for (Region &region : op.getRegions()) {
      if (!region.hasOneBlock() || region.front().empty() ||
          region.front().back().getName().getStringRef() != "stablehlo.return")
        return emitError(op.getLoc())
               << "'" << name
               << "' has a region that is not one block with a "
                  "'stablehlo.return' at its end";
      if (failed(checkBlock(region.front())))
        return failure();
    }
  }
  return success(uncovered.empty() && !hasTypeProblem);
}

LogicalResult GraphImport::checkFunction(func::FuncOp function) {
  if (!checked.insert(function).second)
    return success();
  if (!function.getBody().hasOneBlock())
    return emitError(function.getLoc())
           << "'" << function.getSymName() << "' has "
           << function.getBody().getBlocks().size()
           << " blocks, but the importer needs 1";
  Block &block = function.getBody().front();
  if (block.empty() || !isa<func::ReturnOp>(block.back()))
    return emitError(function.getLoc())
           << "'" << function.getSymName() << "' does not end in a return";
  return checkBlock(block);
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

LogicalResult GraphImport::collect(ValueRange sources, Operation *user,
                                   SmallVectorImpl<Value> &imported) {
  for (auto [i, source] : llvm::enumerate(sources)) {
    if (!values.lookup(source))
      return emitError(user->getLoc())
             << "operand " << i << " is used before it is defined";
    values.lookupFlat(source, imported);
  }
  return success();
}

LogicalResult GraphImport::importKnown(Operation &op) {
  IRMapping mapping;
  for (Value operand : op.getOperands())
    mapping.map(operand, values.lookup(operand));
  if (tdl::hasBlocks(&op))
    visitUsedValuesDefinedAbove(op.getRegions(), [&](OpOperand *operand) {
      mapping.map(operand->get(), values.lookup(operand->get()));
    });
  Operation *clone = builder.clone(op, mapping);
  for (auto [source, result] : llvm::zip(op.getResults(), clone->getResults()))
    values.map(source, result);
  return success();
}

LogicalResult GraphImport::importCall(func::CallOp call) {
  auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
  if (!callee || callee.isDeclaration())
    return emitError(call.getLoc())
           << "'" << call.getCallee()
           << "' is called, but has no body in this module";
  if (llvm::is_contained(callStack, callee))
    return emitError(call.getLoc())
           << "'" << call.getCallee()
           << "' calls itself; recursion cannot be inlined";
  if (callStack.size() == maxCallDepth)
    return emitError(call.getLoc())
           << "calls nest deeper than " << maxCallDepth;
  SmallVector<Value> arguments, results;
  if (failed(collect(call.getOperands(), call, arguments)))
    return failure();
  callStack.push_back(callee);
  if (failed(importBody(callee, arguments, results)))
    return failure();
  callStack.pop_back();
  values.mapFlat(call.getResults(), results);
  return success();
}

LogicalResult GraphImport::importOperation(Operation &op) {
  if (++numOperations > maxOperations)
    return emitError(op.getLoc()) << "more than " << maxOperations
                                  << " operations once all calls are inlined";
  if (auto call = dyn_cast<func::CallOp>(op))
    return importCall(call);
  SmallVector<Value> operands;
  if (failed(collect(op.getOperands(), &op, operands)))
    return failure();
  if (isKnown(op))
    return importKnown(op);
  if (op.getNumRegions() != 0)
    return importSource(op);
  Said what(op, operands);
  if (!said.count(what)) {
    if (failed(importSource(op)))
      return failure();
    SmallVector<Value, 1> results;
    for (Value result : op.getResults())
      values.lookupFlat(result, results);
    said.insert(what, results);
  } else {
    values.mapFlat(op.getResults(), said.lookup(what));
  }
  return success();
}

LogicalResult GraphImport::importSource(Operation &op) {
  SourceOp source(&op, values, builder, *this);
  if (isComplex(op))
    importComplex(source);
  else
    getRules().lookup(op.getName().getStringRef())(source);
  return failure(source.failed());
}

LogicalResult GraphImport::importBlock(Block &block, ArrayRef<Value> arguments,
                                       SmallVectorImpl<Value> &results) {
  Repetitions::ScopeTy scope(said);
  return importOperations(block, arguments, results);
}

LogicalResult GraphImport::importOperations(Block &block,
                                            ArrayRef<Value> arguments,
                                            SmallVectorImpl<Value> &results) {
  values.mapFlat(block.getArguments(), arguments);
  for (Operation &op : llvm::drop_end(block.getOperations()))
    if (failed(importOperation(op)))
      return failure();
  return collect(block.back().getOperands(), &block.back(), results);
}

LogicalResult GraphImport::importBody(func::FuncOp function,
                                      ArrayRef<Value> arguments,
                                      SmallVectorImpl<Value> &results) {
  if (failed(checkFunction(function)))
    return failure();
  return importOperations(function.getBody().front(), arguments, results);
}

LogicalResult GraphImport::run(func::FuncOp entry) {
  if (failed(checkFunction(entry)))
    return failure();
  Region body;
  Block &block = body.emplaceBlock();
  builder.setInsertionPointToStart(&block);
  callStack.push_back(entry);
  SmallVector<Value> arguments, results, returned;
  for (BlockArgument argument : entry.getArguments()) {
    RankedTensorType type = getBorderType(argument.getType());
    Value value = block.addArgument(getSignless(type), argument.getLoc());
    if (!isComplex(argument.getType()))
      arguments.push_back(value);
    else
      for (unsigned part : {0, 1})
        arguments.push_back(splitPair(builder, argument.getLoc(), value, part));
  }
  if (failed(importBody(entry, arguments, results)))
    return failure();
  Operation *terminator = entry.getBody().front().getTerminator();
  Location loc = terminator->getLoc();
  ArrayRef<Value> flat = results;
  for (Type type : terminator->getOperandTypes()) {
    returned.push_back(
        isComplex(type) ? joinPair(builder, loc, flat[0], flat[1]) : flat[0]);
    flat = flat.drop_front(ValueTable::countParts(type));
  }
  func::ReturnOp::create(builder, loc, returned);
  entry.getBody().takeBody(body);
  entry.setFunctionType(builder.getFunctionType(
      entry.getBody().getArgumentTypes(), ValueRange(returned).getTypes()));
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (function != entry)
      function.erase();
  return success();
}

LogicalResult tofu::importStableHLO(ModuleOp module) {
  func::FuncOp entry = findEntry(module);
  if (!entry)
    return failure();
  for (Operation &op : *module.getBody())
    if (llvm::is_contained({"stablehlo", "chlo"},
                           op.getName().getDialectNamespace()))
      return emitUncovered(op);
  return GraphImport(module).run(entry);
}

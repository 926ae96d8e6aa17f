//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// while, case and if: loops and branches of tdl, whose blocks are imported as
// the body of a function is.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tofu;

/// Imports the source's block into a new block of `region`.
static void importInto(SourceOp &op, Region &region, Block &source) {
  OpBuilder &builder = op.getBuilder();
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&region);
  for (BlockArgument argument : source.getArguments())
    for (Type type : getFlatTypes(argument.getType()))
      block->addArgument(type, argument.getLoc());
  SmallVector<Value> returned = op.importBlock(source, block->getArguments());
  tdl::YieldOp::create(builder, source.getTerminator()->getLoc(), returned);
}

static void importWhile(SourceOp &op) {
  unsigned count = op.getNumOperands();
  op.expect(count, count);
  op.require(count > 0, "has no operand that could end it");
  if (op.failed())
    return;
  Operation *source = op.getOperation();
  TypeRange states = source->getOperandTypes();
  op.require(states == source->getResultTypes(),
             "has results that are not of its operands' types");
  Type predicate = RankedTensorType::get({}, op.getBuilder().getI1Type());
  Block *condition = op.getBlock(0, 2, states, predicate);
  Block *body = op.getBlock(1, 2, states, states);
  if (op.failed())
    return;
  auto loop = tdl::WhileOp::create(op.getBuilder(), source->getLoc(),
                                   getFlatTypes(states), op.getFlatOperands(),
                                   IntegerAttr());
  importInto(op, loop.getCondition(), *condition);
  importInto(op, loop.getBody(), *body);
  op.setFlatResults(loop.getResults());
}

/// Runs one of the regions, which `regions` lists by the operand's value.
static void importBranches(SourceOp &op, ArrayRef<unsigned> regions) {
  Operation *source = op.getOperation();
  TypeRange results = source->getResultTypes();
  SmallVector<Block *> blocks;
  for (unsigned region : regions)
    blocks.push_back(op.getBlock(region, regions.size(), {}, results));
  if (op.failed())
    return;
  auto branches = tdl::CaseOp::create(op.getBuilder(), source->getLoc(),
                                      getFlatTypes(results), op.getOperand(0),
                                      regions.size());
  for (auto [region, block] : llvm::zip(branches.getBranches(), blocks))
    importInto(op, region, *block);
  op.setFlatResults(branches.getResults());
}

static void requireScalar(SourceOp &op, Type element, StringRef what) {
  unsigned results = op.getOperation()->getNumResults();
  op.expect(1, results);
  if (!op.failed())
    op.require(op.getOperandType(0) == RankedTensorType::get({}, element),
               "has an operand that is not a tensor<" + what + ">");
}

static void importCase(SourceOp &op) {
  requireScalar(op, op.getBuilder().getI32Type(), "i32");
  unsigned count = op.getOperation()->getNumRegions();
  op.require(count > 0, "has no branch");
  if (!op.failed())
    importBranches(op, llvm::to_vector(llvm::seq(count)));
}

static void importIf(SourceOp &op) {
  requireScalar(op, op.getBuilder().getI1Type(), "i1");
  if (!op.failed())
    importBranches(op, {1, 0});
}

void tofu::addFlowRules(RuleTable &rules) {
  rules["stablehlo.while"] = importWhile;
  rules["stablehlo.case"] = importCase;
  rules["stablehlo.if"] = importIf;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A reduction becomes a nest of loops around accumulators. It is put into the
// outermost loop that knows what it reads.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/LambdaCompiler.h"
#include "tofu/TDL/Combiners.h"

#include "mlir/IR/IntegerSet.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;
using namespace tofu::interpreter;

static const Handler kCopy =
    selectConversion({Kind::Int, 64}, {Kind::Int, 64}).handler;

unsigned LambdaCompiler::getLevelOfCaptures(Operation *op) {
  unsigned level = builder.getFloor();
  auto visit = [&](Value value) {
    if (auto found = registers.find(value); found != registers.end())
      level = std::max(level, builder.getLevel(found->second));
  };
  llvm::for_each(op->getOperands(), visit);
  visitUsedValuesDefinedAbove(op->getRegions(),
                              [&](OpOperand *use) { visit(use->get()); });
  return level;
}

void LambdaCompiler::openLoops(ReduceOp op) {
  SmallVector<uint32_t> dynamic = getRegisters(op.getDynamicExtents());
  unsigned nextDynamic = 0;
  ArrayRef<Range> own = ranges.drop_front(firstVariable.at(op));
  for (auto [index, range, extent] :
       llvm::zip(op.getIndices(), own, op.getStaticExtents())) {
    bool isDynamic = ShapedType::isDynamic(extent);
    uint32_t end = isDynamic && ShapedType::isDynamic(range.second)
                       ? dynamic[nextDynamic]
                       : builder.addIndexConstant(range.second);
    nextDynamic += isDynamic;
    registers[index] =
        builder.openLoop(builder.addIndexConstant(range.first), end);
  }
  if (op.getIndices().empty())
    builder.openLevel(/*guarded=*/false);
  std::optional<IntegerSet> guard = op.getGuard();
  if (!guard)
    return;
  SmallVector<uint32_t> operands = getRegisters(op.getGuardOperands());
  for (auto [expr, isZero] :
       llvm::zip(guard->getConstraints(), guard->getEqFlags()))
    builder.skipUnless(builder.materialize(builder.getLinear(
                           expr, guard->getNumDims(), operands)),
                       isZero);
}

void LambdaCompiler::compileReduce(ReduceOp op) {
  unsigned level = getLevelOfCaptures(op);
  std::vector<CodeBuilder::Level> taken = builder.takeAbove(level);
  openLoops(op);
  compileBody(*op.getBlock());
  SmallVector<uint32_t> accumulators = combine(op, level);
  while (builder.getTop() != level)
    builder.closeLevel();
  // The loops stand in the level's code now; round once behind them.
  for (auto [result, reg] : llvm::zip(op.getResults(), accumulators)) {
    ScalarType to = *getScalarType(result.getType()), from = to;
    if (op.getBuiltin())
      from = *getScalarType(getAccumulatorType(op, result.getType()));
    ScalarOp conversion = selectConversion(from, to);
    uint32_t value = builder.addRegister(level);
    builder.emit(level, {conversion.handler, value, reg, 0, 0, conversion.imm});
    registers[result] = value;
  }
  builder.putBack(std::move(taken));
}

/// Emits the fold at the innermost level; accumulators are set before the
/// loops.
SmallVector<uint32_t> LambdaCompiler::combine(ReduceOp op, unsigned level) {
  SmallVector<uint32_t> values = getRegisters(op.getYield().getValues());
  SmallVector<uint32_t> accumulators;
  auto addAccumulator = [&](Attribute identity) {
    uint32_t reg = builder.addRegister(builder.getTop());
    builder.emit(level,
                 {kCopy, reg, builder.addConstant(getConstant(identity))});
    accumulators.push_back(reg);
  };
  if (std::optional<Combiner> builtin = op.getBuiltin()) {
    for (auto [value, type] : llvm::zip(values, op.getResultTypes())) {
      Type accumulator = getAccumulatorType(op, type);
      addAccumulator(getIdentity(*builtin, accumulator));
      combineBuiltin(*builtin, value, *getScalarType(type), accumulators.back(),
                     *getScalarType(accumulator));
    }
    return accumulators;
  }
  auto combiner = SymbolTable::lookupNearestSymbolFrom<CombinerOp>(
      op, cast<FlatSymbolRefAttr>(op.getCombiner()));
  for (Attribute identity : combiner.getIdentity())
    addAccumulator(identity);
  combineNamed(combiner, accumulators, values);
  return accumulators;
}

void LambdaCompiler::combineBuiltin(Combiner combiner, uint32_t value,
                                    ScalarType valueType, uint32_t accumulator,
                                    ScalarType type) {
  if (valueType != type)
    value = builder.emitOp(selectConversion(valueType, type), {value});
  ScalarOp fold = selectCombiner(combiner, type);
  builder.emit(builder.getTop(),
               {fold.handler, accumulator, accumulator, value, 0, fold.imm});
}

/// The combiner's body, on the accumulators and the values.
void LambdaCompiler::combineNamed(CombinerOp combiner,
                                  ArrayRef<uint32_t> accumulators,
                                  ArrayRef<uint32_t> values) {
  Block &block = combiner.getBody().front();
  for (auto [argument, reg] : llvm::zip(block.getArguments(), accumulators))
    registers[argument] = reg;
  for (auto [argument, reg] :
       llvm::zip(block.getArguments().drop_front(accumulators.size()), values))
    registers[argument] = reg;
  compileBody(block);
  // An accumulator may be yielded as another one: copy all, then set all.
  unsigned top = builder.getTop();
  SmallVector<uint32_t> copies;
  for (Value value : block.getTerminator()->getOperands()) {
    copies.push_back(builder.addRegister(top));
    builder.emit(top, {kCopy, copies.back(), registers.at(value)});
  }
  for (auto [accumulator, copy] : llvm::zip(accumulators, copies))
    builder.emit(top, {kCopy, accumulator, copy});
}

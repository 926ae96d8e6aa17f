//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/KernelBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

KernelBuilder::KernelBuilder(const LoopNest &nest)
    : nest(nest), op(nest.op), loops(nest.variables), builder(op.getContext()) {
  open.resize(loops.size());
  leaves.variables.resize(loops.size());
  leaves.tiles.resize(loops.size());
  leaves.tileEnds.resize(loops.size());
  leaves.cuts.resize(2 * nest.numCuts);
  leaves.data.resize(nest.numData);
  tiles.resize(nest.tiles.size());
}

void KernelBuilder::prepare(ArrayRef<Value> coordinates) {
  // Everything that the loops share is put before this.
  Operation *last =
      arith::ConstantIndexOp::create(builder, builder.getUnknownLoc(), 0);
  builder.setInsertionPoint(last);
  leaves.coordinates.assign(coordinates.begin(), coordinates.end());
  prologue.emplace(builder, leaves);
  builder.setInsertionPointAfter(last);
}

Value lowering::createIndexCast(OpBuilder &builder, Type type, Value value) {
  return arith::IndexCastOp::create(builder, value.getLoc(), type, value);
}

Value lowering::loadElement(OpBuilder &builder, Value table, Type type,
                            int64_t number) {
  Location loc = table.getLoc();
  Value place = LLVM::GEPOp::create(builder, loc, table.getType(), type, table,
                                    ArrayRef<LLVM::GEPArg>{int32_t(number)});
  return LLVM::LoadOp::create(builder, loc, type, place);
}

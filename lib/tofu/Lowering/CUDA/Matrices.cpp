//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/Matrices.h"

#include "tofu/Lowering/CUDA/Threads.h"

using namespace mlir;
using namespace tofu;

/// Of one result.
static Value getOf(OpBuilder &builder, Location loc, Type type, StringRef name,
                   ValueRange operands) {
  return lowering::callIntrinsic(builder, loc, type, name, operands)
      .getResults();
}

static Value getPlace(OpBuilder &builder, Location loc, Type type, Value table,
                      int64_t number) {
  return LLVM::GEPOp::create(builder, loc, table.getType(), type, table,
                             ArrayRef<LLVM::GEPArg>{int32_t(number)});
}

/// Four results of an intrinsic.
static Type getFour(Type type) {
  return LLVM::LLVMStructType::getLiteral(type.getContext(),
                                          {type, type, type, type});
}

static SmallVector<Value> takeFour(OpBuilder &builder, Location loc,
                                   Value four) {
  SmallVector<Value> values;
  for (int64_t number = 0; number != 4; ++number)
    values.push_back(LLVM::ExtractValueOp::create(builder, loc, four, number));
  return values;
}

static void storeFour(OpBuilder &builder, Location loc, ValueRange four,
                      Value table) {
  for (auto [number, value] : llvm::enumerate(four))
    LLVM::StoreOp::create(
        builder, loc, value,
        getPlace(builder, loc, value.getType(), table, number));
}

SmallVector<Value> lowering::loadMatrices(OpBuilder &builder, Location loc,
                                          Value row, bool isTransposed) {
  StringRef name = isTransposed
                       ? "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16"
                       : "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16";
  return takeFour(
      builder, loc,
      getOf(builder, loc, getFour(builder.getI32Type()), name, row));
}

void lowering::loadMatrices(OpBuilder &builder, Location loc, Value to,
                            Value row, bool isTransposed) {
  storeFour(builder, loc, loadMatrices(builder, loc, row, isTransposed), to);
}

SmallVector<Value> lowering::multiplyMatrices(OpBuilder &builder, Location loc,
                                              ValueRange sums,
                                              ValueRange factors, bool isBF16) {
  SmallVector<Value> operands(factors);
  if (!isBF16)
    for (Value &operand : operands)
      operand = LLVM::BitcastOp::create(
          builder, loc, VectorType::get(2, builder.getF16Type()), operand);
  llvm::append_range(operands, sums);
  StringRef name = isBF16 ? "llvm.nvvm.mma.m16n8k16.row.col.bf16"
                          : "llvm.nvvm.mma.m16n8k16.row.col.f32.f32";
  return takeFour(
      builder, loc,
      getOf(builder, loc, getFour(builder.getF32Type()), name, operands));
}

void lowering::multiplyMatrices(OpBuilder &builder, Location loc, Value table,
                                ValueRange factors, bool isBF16) {
  Type f32 = builder.getF32Type();
  SmallVector<Value> sums;
  for (int64_t number = 0; number != 4; ++number)
    sums.push_back(LLVM::LoadOp::create(
        builder, loc, f32, getPlace(builder, loc, f32, table, number)));
  storeFour(builder, loc, multiplyMatrices(builder, loc, sums, factors, isBF16),
            table);
}

Value lowering::approximatePower2(OpBuilder &builder, Location loc, Value x) {
  return getOf(builder, loc, x.getType(), "llvm.nvvm.ex2.approx", x);
}

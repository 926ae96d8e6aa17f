//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/Matrices.h"

using namespace mlir;
using namespace tofu;

static Value call(OpBuilder &builder, Location loc, Type type, StringRef name,
                  ValueRange operands) {
  return LLVM::CallIntrinsicOp::create(builder, loc, type,
                                       builder.getStringAttr(name), operands)
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

static void storeFour(OpBuilder &builder, Location loc, Type type, Value four,
                      Value table) {
  for (int64_t number = 0; number != 4; ++number)
    LLVM::StoreOp::create(
        builder, loc, LLVM::ExtractValueOp::create(builder, loc, four, number),
        getPlace(builder, loc, type, table, number));
}

void lowering::loadMatrices(OpBuilder &builder, Location loc, Value to,
                            Value row, bool isTransposed) {
  Type i32 = builder.getI32Type();
  Value four =
      call(builder, loc, getFour(i32),
           isTransposed ? "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16"
                        : "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16",
           row);
  storeFour(builder, loc, i32, four, to);
}

void lowering::multiplyMatrices(OpBuilder &builder, Location loc, Value sums,
                                ValueRange factors, bool isBF16) {
  Type f32 = builder.getF32Type();
  SmallVector<Value> operands(factors);
  if (!isBF16)
    for (Value &operand : operands)
      operand = LLVM::BitcastOp::create(
          builder, loc, VectorType::get(2, builder.getF16Type()), operand);
  for (int64_t number = 0; number != 4; ++number)
    operands.push_back(LLVM::LoadOp::create(
        builder, loc, f32, getPlace(builder, loc, f32, sums, number)));
  Value four = call(builder, loc, getFour(f32),
                    isBF16 ? "llvm.nvvm.mma.m16n8k16.row.col.bf16"
                           : "llvm.nvvm.mma.m16n8k16.row.col.f32.f32",
                    operands);
  storeFour(builder, loc, f32, four, sums);
}

Value lowering::approximatePower2(OpBuilder &builder, Location loc, Value x) {
  return call(builder, loc, x.getType(), "llvm.nvvm.ex2.approx", x);
}

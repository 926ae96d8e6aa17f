//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/Threads.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

static Value getNumber(OpBuilder &builder, Location loc, int64_t number,
                       unsigned bits = 32) {
  return arith::ConstantIntOp::create(builder, loc, number, bits);
}

static LLVM::CallIntrinsicOp call(OpBuilder &builder, Location loc, Type type,
                                  StringRef name, ValueRange operands) {
  StringAttr intrinsic = builder.getStringAttr(name);
  return type
             ? LLVM::CallIntrinsicOp::create(builder, loc, type, intrinsic,
                                             operands)
             : LLVM::CallIntrinsicOp::create(builder, loc, intrinsic, operands);
}

void lowering::setBlockSize(LLVM::LLVMFuncOp kernel, int64_t threads) {
  MLIRContext *context = kernel.getContext();
  auto pair = ArrayAttr::get(
      context, {StringAttr::get(context, "nvvm.maxntid"),
                StringAttr::get(context, std::to_string(threads))});
  kernel.setPassthroughAttr(ArrayAttr::get(context, {Attribute(pair)}));
}

Value lowering::getSpecial(OpBuilder &builder, Location loc, StringRef name) {
  return call(builder, loc, builder.getI32Type(),
              ("llvm.nvvm.read.ptx.sreg." + name).str(), {})
      .getResults();
}

/// Registers of 32 bits are what threads exchange.
Value lowering::exchange(OpBuilder &builder, Location loc, Value value,
                         int64_t distance) {
  Type type = value.getType(), i32 = builder.getI32Type();
  unsigned width = type.getIntOrFloatBitWidth();
  if (isa<FloatType>(type)) {
    Value bits = arith::BitcastOp::create(builder, loc,
                                          builder.getIntegerType(width), value);
    return arith::BitcastOp::create(builder, loc, type,
                                    exchange(builder, loc, bits, distance));
  }
  if (width < 32) {
    Value wide = arith::ExtUIOp::create(builder, loc, i32, value);
    return arith::TruncIOp::create(builder, loc, type,
                                   exchange(builder, loc, wide, distance));
  }
  if (width == 32)
    return call(builder, loc, i32, "llvm.nvvm.shfl.sync.bfly.i32",
                {getNumber(builder, loc, -1), value,
                 getNumber(builder, loc, distance),
                 getNumber(builder, loc, 31)})
        .getResults();
  Type i64 = builder.getI64Type();
  if (width < 64) {
    Value wide = arith::ExtUIOp::create(builder, loc, i64, value);
    return arith::TruncIOp::create(builder, loc, type,
                                   exchange(builder, loc, wide, distance));
  }
  Value shift = getNumber(builder, loc, 32, 64);
  Value high = arith::ShRUIOp::create(builder, loc, value, shift);
  Value halves[] = {arith::TruncIOp::create(builder, loc, i32, value),
                    arith::TruncIOp::create(builder, loc, i32, high)};
  for (Value &half : halves)
    half = arith::ExtUIOp::create(builder, loc, i64,
                                  exchange(builder, loc, half, distance));
  high = arith::ShLIOp::create(builder, loc, halves[1], shift);
  return arith::OrIOp::create(builder, loc, high, halves[0]);
}

void lowering::meet(OpBuilder &builder, Location loc) {
  call(builder, loc, Type(), "llvm.nvvm.barrier.cta.sync.aligned.all",
       getNumber(builder, loc, 0));
}

void lowering::meetWarp(OpBuilder &builder, Location loc) {
  call(builder, loc, Type(), "llvm.nvvm.bar.warp.sync",
       getNumber(builder, loc, -1));
}

/// Elements of 8 bytes each, whatever they hold: a module has few such arrays.
Value lowering::getShared(OpBuilder &builder, Location loc, Type,
                          int64_t count) {
  ModuleOp module =
      builder.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  std::string name = "shared" + std::to_string(count);
  auto global = SymbolTable::lookupNearestSymbolFrom<LLVM::GlobalOp>(
      module, StringAttr::get(module.getContext(), name));
  if (!global) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    auto type = LLVM::LLVMArrayType::get(builder.getI64Type(), count);
    global = LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/false,
                                    LLVM::Linkage::Internal, name, Attribute(),
                                    /*alignment=*/16, kSharedSpace);
  }
  return LLVM::AddressOfOp::create(builder, loc, global);
}

static Value getPlace(OpBuilder &builder, Location loc, Value shared,
                      Value number) {
  return LLVM::GEPOp::create(builder, loc, shared.getType(),
                             builder.getI64Type(), shared,
                             ArrayRef<LLVM::GEPArg>{number});
}

/// What a value is in memory: i1 takes a byte.
static Type getInMemory(Type type) {
  return type.isInteger(1) ? IntegerType::get(type.getContext(), 8) : type;
}

void lowering::storeOfWarp(OpBuilder &builder, Location loc, Value thread,
                           Value value, Value shared) {
  Value size = getNumber(builder, loc, kWarpThreads);
  Value lane = arith::RemUIOp::create(builder, loc, thread, size);
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        lane, getNumber(builder, loc, 0));
  auto choice = scf::IfOp::create(builder, loc, isFirst, false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  Value warp = arith::DivUIOp::create(builder, loc, thread, size);
  Type stored = getInMemory(value.getType());
  if (stored != value.getType())
    value = arith::ExtUIOp::create(builder, loc, stored, value);
  LLVM::StoreOp::create(builder, loc, value,
                        getPlace(builder, loc, shared, warp));
}

Value lowering::loadOfWarp(OpBuilder &builder, Location loc, Value thread,
                           Type type, Value shared, int64_t warps) {
  Value number = arith::RemUIOp::create(builder, loc, thread,
                                        getNumber(builder, loc, warps));
  Type stored = getInMemory(type);
  Value value = LLVM::LoadOp::create(builder, loc, stored,
                                     getPlace(builder, loc, shared, number));
  return stored == type ? value
                        : arith::TruncIOp::create(builder, loc, type, value);
}

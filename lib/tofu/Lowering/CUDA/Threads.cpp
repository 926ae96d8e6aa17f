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

LLVM::CallIntrinsicOp lowering::callIntrinsic(OpBuilder &builder, Location loc,
                                              Type type, StringRef name,
                                              ValueRange operands) {
  StringAttr intrinsic = builder.getStringAttr(name);
  return type
             ? LLVM::CallIntrinsicOp::create(builder, loc, type, intrinsic,
                                             operands)
             : LLVM::CallIntrinsicOp::create(builder, loc, intrinsic, operands);
}

void lowering::setBlockSize(LLVM::LLVMFuncOp kernel, int64_t threads,
                            int64_t atOnce) {
  MLIRContext *context = kernel.getContext();
  SmallVector<Attribute> pairs;
  auto add = [&](StringRef name, int64_t number) {
    pairs.push_back(ArrayAttr::get(
        context, {StringAttr::get(context, name),
                  StringAttr::get(context, std::to_string(number))}));
  };
  add("nvvm.maxntid", threads);
  if (atOnce)
    add("nvvm.minctasm", atOnce);
  kernel.setPassthroughAttr(ArrayAttr::get(context, pairs));
}

Value lowering::getSpecial(OpBuilder &builder, Location loc, StringRef name) {
  return callIntrinsic(builder, loc, builder.getI32Type(),
                       ("llvm.nvvm.read.ptx.sreg." + name).str(), {})
      .getResults();
}

/// Without the side effect it would be moved out of loops around.
Value lowering::computeAnew(OpBuilder &builder, Location loc, Value number) {
  return LLVM::InlineAsmOp::create(
             builder, loc, number.getType(), number, "mov.b32 $0, $1;", "=r,r",
             /*has_side_effects=*/true, /*is_align_stack=*/false,
             LLVM::tailcallkind::TailCallKind::None, LLVM::AsmDialectAttr(),
             ArrayAttr())
      .getRes();
}

/// Registers of 32 bits are what threads exchange.
Value lowering::exchange(OpBuilder &builder, Location loc, Value value,
                         int64_t distance, Shuffle shuffle) {
  Type type = value.getType(), i32 = builder.getI32Type();
  if (type.isIndex()) {
    Value wide =
        arith::IndexCastOp::create(builder, loc, builder.getI64Type(), value);
    return arith::IndexCastOp::create(
        builder, loc, type, exchange(builder, loc, wide, distance, shuffle));
  }
  unsigned width = type.getIntOrFloatBitWidth();
  if (isa<FloatType>(type)) {
    Value bits = arith::BitcastOp::create(builder, loc,
                                          builder.getIntegerType(width), value);
    return arith::BitcastOp::create(
        builder, loc, type, exchange(builder, loc, bits, distance, shuffle));
  }
  if (width < 32) {
    Value wide = arith::ExtUIOp::create(builder, loc, i32, value);
    return arith::TruncIOp::create(
        builder, loc, type, exchange(builder, loc, wide, distance, shuffle));
  }
  if (width == 32) {
    StringRef how = shuffle == Shuffle::Across   ? "bfly"
                    : shuffle == Shuffle::Before ? "up"
                                                 : "idx";
    return callIntrinsic(
               builder, loc, i32, ("llvm.nvvm.shfl.sync." + how + ".i32").str(),
               {getNumber(builder, loc, -1), value,
                getNumber(builder, loc, distance),
                getNumber(builder, loc, shuffle == Shuffle::Before ? 0 : 31)})
        .getResults();
  }
  Type i64 = builder.getI64Type();
  if (width < 64) {
    Value wide = arith::ExtUIOp::create(builder, loc, i64, value);
    return arith::TruncIOp::create(
        builder, loc, type, exchange(builder, loc, wide, distance, shuffle));
  }
  Value shift = getNumber(builder, loc, 32, 64);
  Value high = arith::ShRUIOp::create(builder, loc, value, shift);
  Value halves[] = {arith::TruncIOp::create(builder, loc, i32, value),
                    arith::TruncIOp::create(builder, loc, i32, high)};
  for (Value &half : halves)
    half = arith::ExtUIOp::create(
        builder, loc, i64, exchange(builder, loc, half, distance, shuffle));
  high = arith::ShLIOp::create(builder, loc, halves[1], shift);
  return arith::OrIOp::create(builder, loc, high, halves[0]);
}

Value lowering::exchange(OpBuilder &builder, Location loc, Value value,
                         Value distance) {
  return callIntrinsic(builder, loc, value.getType(),
                       "llvm.nvvm.shfl.sync.bfly.f32",
                       {getNumber(builder, loc, -1), value, distance,
                        getNumber(builder, loc, 31)})
      .getResults();
}

void lowering::meet(OpBuilder &builder, Location loc) {
  callIntrinsic(builder, loc, Type(), "llvm.nvvm.barrier.cta.sync.aligned.all",
                getNumber(builder, loc, 0));
}

void lowering::meetWarp(OpBuilder &builder, Location loc) {
  callIntrinsic(builder, loc, Type(), "llvm.nvvm.bar.warp.sync",
                getNumber(builder, loc, -1));
}

Value lowering::meetAll(OpBuilder &builder, Location loc, Value holds) {
  Type i1 = builder.getI1Type(), i32 = builder.getI32Type();
  Value bit = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                    holds, getNumber(builder, loc, 0));
  Value all = callIntrinsic(builder, loc, i1,
                            "llvm.nvvm.barrier.cta.red.and.aligned.all",
                            {getNumber(builder, loc, 0), bit})
                  .getResults();
  return arith::ExtUIOp::create(builder, loc, i32, all);
}

Value lowering::ballot(OpBuilder &builder, Location loc, Value holds) {
  return callIntrinsic(builder, loc, builder.getI32Type(),
                       "llvm.nvvm.vote.ballot.sync",
                       {getNumber(builder, loc, -1), holds})
      .getResults();
}

static LLVM::GlobalOp createShared(OpBuilder &builder, Location loc,
                                   ModuleOp module, StringRef name,
                                   Type element, int64_t count) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(module.getBody());
  return LLVM::GlobalOp::create(
      builder, loc, LLVM::LLVMArrayType::get(element, count),
      /*isConstant=*/false, LLVM::Linkage::Internal, name, Attribute(),
      /*alignment=*/16, kSharedSpace);
}

static ModuleOp getModule(OpBuilder &builder) {
  return builder.getInsertionBlock()
      ->getParentOp()
      ->getParentOfType<ModuleOp>();
}

/// Room for elements of 8 bytes, whatever they are: a module has few such
/// arrays.
Value lowering::getShared(OpBuilder &builder, Location loc, Type,
                          int64_t count) {
  ModuleOp module = getModule(builder);
  std::string name = "shared" + std::to_string(count);
  auto global = SymbolTable::lookupNearestSymbolFrom<LLVM::GlobalOp>(
      module, StringAttr::get(module.getContext(), name));
  if (!global)
    global =
        createShared(builder, loc, module, name, builder.getI64Type(), count);
  return LLVM::AddressOfOp::create(builder, loc, global);
}

Value lowering::addShared(OpBuilder &builder, Location loc, StringRef name,
                          Type element, int64_t count) {
  return LLVM::AddressOfOp::create(
      builder, loc,
      createShared(builder, loc, getModule(builder), name, element, count));
}

static Value getPlace(OpBuilder &builder, Location loc, Value shared,
                      Type stored, Value number) {
  return LLVM::GEPOp::create(builder, loc, shared.getType(), stored, shared,
                             ArrayRef<LLVM::GEPArg>{number});
}

/// What a value is in memory: i1 takes a byte.
static Type getInMemory(Type type) {
  if (type.isIndex())
    return IntegerType::get(type.getContext(), 64);
  return type.isInteger(1) ? IntegerType::get(type.getContext(), 8) : type;
}

void lowering::storeAt(OpBuilder &builder, Location loc, Value value,
                       Value shared, Value number) {
  Type stored = getInMemory(value.getType());
  if (value.getType().isIndex())
    value = arith::IndexCastOp::create(builder, loc, stored, value);
  else if (stored != value.getType())
    value = arith::ExtUIOp::create(builder, loc, stored, value);
  LLVM::StoreOp::create(builder, loc, value,
                        getPlace(builder, loc, shared, stored, number));
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
  storeAt(builder, loc, value, shared,
          arith::DivUIOp::create(builder, loc, thread, size));
}

Value lowering::loadAt(OpBuilder &builder, Location loc, Type type,
                       Value shared, Value number) {
  Type stored = getInMemory(type);
  Value value = LLVM::LoadOp::create(
      builder, loc, stored, getPlace(builder, loc, shared, stored, number));
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, value);
  return stored == type ? value
                        : arith::TruncIOp::create(builder, loc, type, value);
}

Value lowering::loadOfWarp(OpBuilder &builder, Location loc, Value thread,
                           Type type, Value shared, int64_t warps) {
  Value number = arith::RemUIOp::create(builder, loc, thread,
                                        getNumber(builder, loc, warps));
  return loadAt(builder, loc, type, shared, number);
}

Value lowering::loadOfWarp(OpBuilder &builder, Location loc, Type type,
                           Value shared, int64_t warp) {
  return loadAt(builder, loc, type, shared, getNumber(builder, loc, warp));
}

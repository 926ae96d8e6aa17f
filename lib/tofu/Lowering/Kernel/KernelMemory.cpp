//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Elements in memory: of pieces and of tiles, which a kernel has for itself.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Kernel/KernelBuilder.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tofu/TDL/Combiners.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

Type lowering::getStoredType(Type type) {
  if (type.isIndex())
    return IntegerType::get(type.getContext(), 64);
  if (auto integer = dyn_cast<IntegerType>(type))
    return IntegerType::get(
        type.getContext(),
        std::max<unsigned>(8, llvm::PowerOf2Ceil(integer.getWidth())));
  return getHeld(type);
}

/// A tile's place is made once in the function.
KernelBuilder::Place KernelBuilder::getTile(unsigned number) {
  const Tile &tile = nest.tiles[number];
  if (!tiles[number] && tile.isShared) {
    tiles[number] = getSharedTile(number);
  } else if (!tiles[number]) {
    OpBuilder &before = prologue->getBuilder();
    Location loc = op.getLoc();
    Value count =
        LLVM::ConstantOp::create(before, loc, before.getI64Type(), tile.size);
    tiles[number] = LLVM::AllocaOp::create(
        before, loc, LLVM::LLVMPointerType::get(builder.getContext()),
        getStoredType(tile.element), count, /*alignment=*/64);
  }
  return {tiles[number], tile.element};
}

Value KernelBuilder::getSharedTile(unsigned) {
  llvm_unreachable("a CPU has no blocks of threads");
}

KernelBuilder::Place KernelBuilder::getSlot(tdl::ReduceOp reduce,
                                            unsigned number) {
  Type type = reduce.getResultTypes()[number];
  return {getScratch(), tdl::getAccumulatorType(reduce, type),
          /*isWritten=*/false, /*slotBytes=*/8};
}

static Value getElement(OpBuilder &builder, Location loc, Value pointer,
                        Type type, Value address) {
  Value offset =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);
  return LLVM::GEPOp::create(builder, loc, pointer.getType(), type, pointer,
                             ArrayRef<LLVM::GEPArg>{offset},
                             LLVM::GEPNoWrapFlags::inbounds);
}

Value KernelBuilder::getPointer(const Place &place, Index address) {
  Type unit = place.slotBytes ? builder.getIntegerType(8 * place.slotBytes)
                              : getStoredType(place.element);
  return getElement(builder, op.getLoc(), place.pointer, unit, emit(address));
}

void KernelBuilder::storeNeutral(unsigned output, Index address) {
  auto type = cast<tdl::PieceType>(op.getOutputs()[output].getType());
  const Piece &piece = nest.outputs[output];
  store(getPlace(piece), address,
        createConstant(builder, op.getLoc(),
                       tdl::getNeutral(type.getCombiner(), piece.element)));
}

Value KernelBuilder::load(const Place &place, Index address) {
  Location loc = op.getLoc();
  Type stored = getStoredType(place.element);
  Value element = getPointer(place, address);
  Value value = LLVM::LoadOp::create(builder, loc, stored, element);
  // Else LLVM makes a masked store of what is chosen between this value and
  // another one, and written in its place: 20 times slower on AMD's CPUs.
  if (place.isWritten)
    value = LLVM::FreezeOp::create(builder, loc, value);
  if (place.element.isIndex())
    return arith::IndexCastOp::create(builder, loc, place.element, value);
  if (stored != getHeld(place.element))
    return arith::TruncIOp::create(builder, loc, place.element, value);
  return value;
}

void KernelBuilder::store(const Place &place, Index address, Value value) {
  Location loc = op.getLoc();
  Type stored = getStoredType(place.element);
  Value element = getPointer(place, address);
  if (place.element.isIndex())
    value = arith::IndexCastOp::create(builder, loc, stored, value);
  else if (place.element.isInteger(1))
    value = arith::ExtUIOp::create(builder, loc, stored, value);
  else if (stored != getHeld(place.element))
    value = arith::ExtSIOp::create(builder, loc, stored, value);
  LLVM::StoreOp::create(builder, loc, value, element);
}

void KernelBuilder::addAtomically(const Place &place, Index address,
                                  Value value) {
  Location loc = op.getLoc();
  Value element = getPointer(place, address);
  LLVM::AtomicRMWOp::create(builder, loc,
                            isa<FloatType>(place.element)
                                ? LLVM::AtomicBinOp::fadd
                                : LLVM::AtomicBinOp::add,
                            element, value, LLVM::AtomicOrdering::monotonic,
                            /*syncscope=*/"device");
}

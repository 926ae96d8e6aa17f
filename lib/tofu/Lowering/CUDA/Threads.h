//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a thread of a CUDA device asks the machine for, as LLVM's intrinsics:
// its number, what another thread of its warp has, shared memory and barriers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_THREADS_H
#define TOFU_LOWERING_CUDA_THREADS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace tofu::lowering {

/// Of the spaces of addresses.
inline constexpr unsigned kGlobalSpace = 1, kSharedSpace = 3;
/// Threads of a block, and of a warp.
inline constexpr int64_t kThreads = 256, kWarpThreads = 32;
/// Blocks beyond this many do no good.
inline constexpr int64_t kMostBlocks = 1 << 20;

/// Of a loop, until it is branches: what LLVM may do with it.
inline constexpr llvm::StringLiteral kLoopAnnotation = "llvm.loop_annotation";

/// Says how many threads a block has, which the registers are shared out by;
/// and how many blocks are to be run at once by a multiprocessor, if that is
/// not for the assembler to choose.
void setBlockSize(mlir::LLVM::LLVMFuncOp kernel, int64_t threads,
                  int64_t atOnce = 0);

/// Calls an intrinsic of LLVM's, with one result or, without a type, none.
mlir::LLVM::CallIntrinsicOp callIntrinsic(mlir::OpBuilder &builder,
                                          mlir::Location loc, mlir::Type type,
                                          llvm::StringRef name,
                                          mlir::ValueRange operands);

/// A special register, an i32: tid.x, ctaid.x, nctaid.x.
mlir::Value getSpecial(mlir::OpBuilder &builder, mlir::Location loc,
                       llvm::StringRef name);

/// The same i32, but what is computed of it is not known to be what was
/// computed before: LLVM computes it here, where it is needed, and no register
/// holds it until then.
mlir::Value computeAnew(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value number);

/// Whose value a thread gets: of the one whose number in the warp differs by
/// the distance in one bit; is less by it (its own, if there is none); or is
/// that.
enum class Shuffle { Across, Before, Of };

/// The value of another thread of the warp, all of which ask.
mlir::Value exchange(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value value, int64_t distance,
                     Shuffle shuffle = Shuffle::Across);

/// Of an f32; the distance may be a number of the program's.
mlir::Value exchange(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value value, mlir::Value distance);

/// Waits for all threads of the block, or of the warp: what they have read and
/// written comes before what any of them does next.
void meet(mlir::OpBuilder &builder, mlir::Location loc);
void meetWarp(mlir::OpBuilder &builder, mlir::Location loc);

/// Waits for the block; whether an i32 is not 0 in all threads, as an i32.
mlir::Value meetAll(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value holds);

/// A bit for each thread of the warp, all of which ask: whether an i1 holds
/// there; as an i32.
mlir::Value ballot(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value holds);

/// Shared memory of so many elements; the same for those that ask for the same
/// in one module.
mlir::Value getShared(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Type element, int64_t count);

/// Shared memory of a kernel's own, under a name that no other one has.
mlir::Value addShared(mlir::OpBuilder &builder, mlir::Location loc,
                      llvm::StringRef name, mlir::Type element, int64_t count);

/// Stores a value at a number, and loads it.
void storeAt(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
             mlir::Value shared, mlir::Value number);
mlir::Value loadAt(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Type type, mlir::Value shared, mlir::Value number);

/// The first thread of each warp stores its value at the warp's number; and
/// each thread loads that at its own number modulo `warps`.
void storeOfWarp(mlir::OpBuilder &builder, mlir::Location loc,
                 mlir::Value thread, mlir::Value value, mlir::Value shared);
mlir::Value loadOfWarp(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value thread, mlir::Type type, mlir::Value shared,
                       int64_t warps);
/// What the warp of this number has stored.
mlir::Value loadOfWarp(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Type type, mlir::Value shared, int64_t warp);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_THREADS_H

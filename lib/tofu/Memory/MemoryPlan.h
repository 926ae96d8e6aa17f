//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where one device keeps each value of a function: one arena, offsets known
// before the program runs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_MEMORY_MEMORYPLAN_H
#define TOFU_MEMORY_MEMORYPLAN_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace tofu::memory {

/// Bytes of one element in memory, a power of two; i1 takes one.
int64_t getElementBytes(mlir::Type type);

/// Bytes of a value on the device with these mesh coordinates: of the tensor,
/// of its piece there, or of a scalar.
int64_t getBytes(mlir::Type type, llvm::ArrayRef<int64_t> coordinates);

enum class BufferKind {
  Argument, // lives all along
  Result,   // of the function; lives to the end
  Temporary,
  Fetch,     // what plan.fetch brought
  PartialSum // terms of a reduction over devices
};
inline constexpr unsigned kNumBufferKinds = 5;
llvm::StringRef stringifyBufferKind(BufferKind kind);

struct Buffer {
  mlir::Value value;
  BufferKind kind;
  int64_t bytes;
  /// Numbers of the operations, in program order, at which it begins and ends
  /// to live, both inclusive: an operation's operands and results never
  /// overlap.
  int64_t first, last;
  int64_t offset = 0;
};

class MemoryPlan {
public:
  static constexpr int64_t kAlignment = 64;

  /// Plans the buffers of a function of one block. Arguments come first in the
  /// arena; then, from the largest to the smallest, each buffer is put into the
  /// smallest gap that it fits among those that live at the same time.
  MemoryPlan(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> coordinates);

  llvm::ArrayRef<Buffer> getBuffers() const { return buffers; }
  /// The buffer of a value that the function's block defines.
  const Buffer &getBuffer(mlir::Value value) const {
    return buffers[numbers.at(value)];
  }
  /// Size of the arena.
  int64_t getPeakBytes() const { return peak; }
  /// The most bytes of one kind that live at the same time.
  int64_t getPeakBytes(BufferKind kind) const;
  /// True if no two buffers that live at the same time overlap in the arena.
  bool isValid() const;
  void print(llvm::raw_ostream &os) const;

private:
  void collect(mlir::func::FuncOp function,
               llvm::ArrayRef<int64_t> coordinates);
  void assignOffsets();

  llvm::SmallVector<Buffer, 0> buffers;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
  int64_t numOps = 0, peak = 0;
};

} // namespace tofu::memory

#endif // TOFU_MEMORY_MEMORYPLAN_H

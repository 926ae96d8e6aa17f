//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where the devices keep each value of a function: one arena, with the same
// offsets on every device, known before the program runs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_MEMORY_MEMORYPLAN_H
#define TOFU_MEMORY_MEMORYPLAN_H

#include "tofu/Memory/Lifetimes.h"

namespace tofu::memory {

class MemoryPlan {
public:
  static constexpr int64_t kAlignment = Lifetimes::kAlignment;

  /// Plans the buffers of a function of one block on the ranks of its
  /// `plan.mesh`, one if it has none. Arguments come first in the arena, in
  /// their order.
  explicit MemoryPlan(mlir::func::FuncOp function);

  llvm::ArrayRef<Buffer> getBuffers() const { return lifetimes.getBuffers(); }
  /// The buffer of a value that the function's block defines. Constants take
  /// no room in the arena.
  const Buffer &getBuffer(mlir::Value value) const {
    return getBuffers()[lifetimes.getNumber(value)];
  }
  /// The value in whose place this one is written, or null.
  mlir::Value getPlace(mlir::Value value) const {
    int place = getBuffer(value).place;
    return place < 0 ? mlir::Value() : getBuffers()[place].value;
  }
  int64_t getArenaBytes() const { return arena; }
  /// The most bytes that live at the same time: no arena is smaller.
  int64_t getBound() const { return lifetimes.getBound(); }
  /// The most bytes of one kind that live at the same time; what is in the
  /// place of an argument counts as that.
  int64_t getPeakBytes(BufferKind kind) const {
    return lifetimes.getPeakBytes(kind);
  }
  /// True if no two buffers that live at the same time overlap in the arena,
  /// but where one takes the other's place.
  bool isValid() const;
  void print(llvm::raw_ostream &os) const;

private:
  LargestBytes sizes;
  Lifetimes lifetimes;
  int64_t arena = 0;
};

} // namespace tofu::memory

#endif // TOFU_MEMORY_MEMORYPLAN_H

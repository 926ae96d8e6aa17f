//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// When each value of a function lives, and which values share a place.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_MEMORY_LIFETIMES_H
#define TOFU_MEMORY_LIFETIMES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Memory/Bytes.h"
#include "tofu/TDL/Blocks.h"

namespace tofu::memory {

enum class BufferKind {
  Argument, // lives all along
  Result,   // of the function; lives to the end
  Temporary,
  Fetch,      // what plan.fetch brought
  PartialSum, // terms of a reduction over devices
  Constant    // its data is part of the program: takes no room in the arena
};
inline constexpr unsigned kNumBufferKinds = 6;
llvm::StringRef stringifyBufferKind(BufferKind kind);

struct Buffer {
  mlir::Value value;
  BufferKind kind;
  /// On the rank that needs most.
  int64_t bytes;
  /// Numbers of the operations, in program order (a loop before what is in it),
  /// at which it begins and ends to live, both inclusive.
  int64_t first, last;
  int64_t offset = 0;
  /// The buffer in whose place it is written, or -1: an operand that dies at
  /// `first`, the argument that the result replaces, or another of the values
  /// that are a state of a loop or a result of a branch.
  int place = -1;
};

/// What has a place of its own, with what is written in its place.
struct Slot {
  int64_t bytes; // rounded up to the alignment
  int64_t first, last;
  bool isArgument;
};

class Lifetimes {
public:
  static constexpr int64_t kAlignment = 64;

  /// Reads the blocks of a function in their order. What a loop uses from
  /// outside lives until the loop ends.
  Lifetimes(mlir::func::FuncOp function, LargestBytes &sizes);

  llvm::MutableArrayRef<Buffer> getBuffers() { return buffers; }
  llvm::ArrayRef<Buffer> getBuffers() const { return buffers; }
  int getNumber(mlir::Value value) const { return numbers.at(value); }
  /// The buffer that has the place of buffer `number`.
  int getRoot(int number) const { return roots[number]; }
  /// Slots and the buffer at the root of each; constants have none.
  std::pair<llvm::SmallVector<Slot, 0>, llvm::SmallVector<int, 0>>
  getSlots() const;
  /// The most bytes of slots that live at the same time: no arena is smaller.
  int64_t getBound() const;
  /// The most bytes of one kind that live at the same time; what is in the
  /// place of an argument counts as that.
  int64_t getPeakBytes(BufferKind kind) const;

private:
  void number(mlir::Block &block);
  void add(mlir::Value value, BufferKind kind, int64_t first);
  void addValues(mlir::Block &block);
  int64_t getLastUse(mlir::Value value) const;
  /// The last operation that belongs to this one: itself, or in its blocks.
  int64_t getEnd(mlir::Operation *op) const;
  void noteReplaced(mlir::Value value, mlir::BlockArgument argument);
  void findPlaces(mlir::Block &block);
  void findPlaces(mlir::Operation *op, int64_t number);
  void findPlaces(tdl::WhileOp loop);
  void findPlaces(tdl::CaseOp op);
  bool replaceArgument(mlir::OpResult result, int64_t number);
  /// Buffer `own` is written in the place of buffer `place`, which comes first.
  void take(int own, int place);

  mlir::Block &root;
  LargestBytes &sizes;
  llvm::SmallVector<Buffer, 0> buffers;
  llvm::DenseMap<mlir::Value, int> numbers;
  llvm::DenseMap<mlir::Operation *, int64_t> position, ends;
  /// What is to be written in the place of an argument of its block, if that is
  /// not needed any more: of a result the argument that it replaces, of what a
  /// loop yields its state.
  llvm::DenseMap<mlir::Value, mlir::BlockArgument> replaced;
  /// Buffers whose place is taken by a later one.
  llvm::SmallVector<int, 0> taker, roots;
  int64_t numOps = 0;
};

} // namespace tofu::memory

#endif // TOFU_MEMORY_LIFETIMES_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Emits a loop nest (Loops/LoopNest.h) as code. What is to be done is decided
// there; here stands how it is said, whatever the target: a target derives from
// this class the functions around the loops, and what it does with threads. The
// state that the parts share, each of which is a file of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNEL_KERNELBUILDER_H
#define TOFU_LOWERING_KERNEL_KERNELBUILDER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Lowering/Kernel/IndexBuilder.h"
#include "tofu/Lowering/Loops/LoopNest.h"

namespace tofu::lowering {

class KernelBuilder {
public:
  explicit KernelBuilder(const LoopNest &nest);
  virtual ~KernelBuilder() = default;

protected:
  using Scope = llvm::DenseMap<mlir::Value, mlir::Value>;
  using Values = llvm::SmallVector<mlir::Value>;

  //===--------------------------------------------------------------------===//
  // What targets do in their own way
  //===--------------------------------------------------------------------===//
  /// The steps for every point of the ranges, spread over threads.
  virtual void emitSpread(const SpreadStep &step, Scope &scope) = 0;
  /// Of the threads that share a point: the number of this one, and how many
  /// there are.
  virtual std::pair<mlir::Value, mlir::Value> getLane() = 0;
  /// Folds what these threads have folded each; all of them get the result.
  virtual Values combineLanes(tdl::ReduceOp reduce, Values accumulators) = 0;
  /// What only one of these threads does.
  virtual void emitOnce(llvm::function_ref<void()> body) = 0;
  /// The operation's scratch memory.
  virtual mlir::Value getScratch() = 0;
  /// Says to LLVM how a loop that was emitted for the step may be changed.
  virtual void annotate(mlir::Operation *loop, const LoopStep &step) {}
  /// Operand `code - 1` was read outside of the rank's piece, or of the tensor.
  virtual void emitFailure(mlir::Location loc, int64_t code) = 0;

  //===--------------------------------------------------------------------===//
  // The function (KernelBuilder.cpp)
  //===--------------------------------------------------------------------===//
  /// Starts the function's code at the builder: what the loops share.
  void prepare(llvm::ArrayRef<mlir::Value> coordinates);
  IndexBuilder getIndexBuilder() { return {builder, leaves, &*prologue}; }
  mlir::Value emit(Index index) { return getIndexBuilder().emit(index); }

  //===--------------------------------------------------------------------===//
  // Steps (KernelLoops.cpp)
  //===--------------------------------------------------------------------===//
  /// Each takes and gives the accumulators that the loops around it carry.
  Values emit(const Steps &steps, Scope &scope, Values carried);
  Values emitStep(const NeutralStep &step, Scope &scope, Values carried);
  Values emitStep(const SpreadStep &step, Scope &scope, Values carried);
  Values emitStep(const LoopStep &step, Scope &scope, Values carried);
  Values emitStep(const BindStep &step, Scope &scope, Values carried);
  Values emitStep(const CutStep &step, Scope &scope, Values carried);
  Values emitStep(const DataStep &step, Scope &scope, Values carried);
  Values emitStep(const WindowStep &step, Scope &scope, Values carried);
  Values emitStep(const NotEmptyStep &step, Scope &scope, Values carried);
  Values emitStep(const GuardStep &step, Scope &scope, Values carried);
  Values emitStep(const SwitchStep &step, Scope &scope, Values carried);
  Values emitStep(const ScatterStep &step, Scope &scope, Values carried);
  Values emitStep(const FillStep &step, Scope &scope, Values carried);
  Values emitStep(const FoldStep &step, Scope &scope, Values carried);
  Values emitStep(const TermStep &step, Scope &scope, Values carried);
  Values emitStep(const StashStep &step, Scope &scope, Values carried);
  Values emitStep(const UnstashStep &step, Scope &scope, Values carried);
  Values emitStep(const RoundStep &step, Scope &scope, Values carried);
  Values emitStep(const StoreStep &step, Scope &scope, Values carried);
  Values emitStep(const PutStep &step, Scope &scope, Values carried);
  /// The two halves of a StoreStep; what is written is so many elements further
  /// than the step says.
  Values getStored(const StoreStep &step, Scope &scope);
  void store(const StoreStep &step, llvm::ArrayRef<mlir::Value> values,
             int64_t further = 0);
  /// What the threads of a block do together: of devices only.
  virtual Values emitStep(const ThreadsStep &step, Scope &scope,
                          Values carried);
  virtual Values emitStep(const MeetStep &step, Scope &scope, Values carried);
  virtual Values emitStep(const BlockFoldStep &step, Scope &scope,
                          Values carried);
  virtual Values emitStep(const BlockTurnsStep &step, Scope &scope,
                          Values carried);
  virtual Values emitStep(const LookStep &step, Scope &scope, Values carried);
  virtual Values emitStep(const CumulateStep &step, Scope &scope,
                          Values carried);
  virtual Values emitStep(const RowStep &step, Scope &scope, Values carried);
  /// Whether a term belongs here, and where.
  mlir::Value emitIsHere(const ScatterStep &step, Scope &scope,
                         Values &positions);
  /// What is done of a term that does.
  void emitThere(const ScatterStep &step, Scope &scope);
  void emitAt(const ScatterStep &step, llvm::ArrayRef<mlir::Value> positions,
              Scope &scope);
  /// Emits the steps where the variable has a value, which is of this form.
  Values emitWith(unsigned variable, mlir::Value value, Index form,
                  llvm::function_ref<Values()> body);
  Index getVariable(unsigned variable) {
    return forms.leaf(Indices::Kind::Variable, variable);
  }

  //===--------------------------------------------------------------------===//
  // Scalar code (KernelScalars.cpp)
  //===--------------------------------------------------------------------===//
  /// What is known at a point: what is known around it, and what lies in tiles.
  Scope enter(const Point &at, const Scope &scope);
  mlir::Value get(mlir::Value value, Scope &scope);
  /// An index variable as a form; another value as itself.
  Index getIndex(mlir::Value value, Scope &scope);
  void emit(mlir::Operation *op, Scope &scope);
  mlir::Value emitRead(tdl::ReadOp read, Scope &scope);
  mlir::Value emitCondition(const Condition &condition, Scope &scope);
  Index getAddress(tdl::ReadOp read, Scope &scope);
  /// What a mask hides reads as this.
  mlir::Value getNeutral(mlir::Type type);

  //===--------------------------------------------------------------------===//
  // Memory (KernelMemory.cpp)
  //===--------------------------------------------------------------------===//
  /// Where elements are.
  struct Place {
    mlir::Value pointer;
    mlir::Type element;
    bool isWritten = false;
    unsigned slotBytes = 0; // from one element to the next; 0: its own
  };
  Place getPlace(const Piece &piece) {
    return {pointers[piece.place], piece.element, piece.isWritten};
  }
  Place getTile(unsigned number);
  /// Where a tile is that the threads of a block have together.
  virtual mlir::Value getSharedTile(unsigned number);
  Place getPlace(Memory memory) {
    return memory.kind == Memory::Kind::Tile
               ? getTile(memory.number)
               : getPlace(nest.outputs[memory.number]);
  }
  /// Writes what changes nothing to the element of a result.
  void storeNeutral(unsigned output, Index address);
  mlir::Value getPointer(const Place &place, Index address);
  mlir::Value load(const Place &place, Index address);
  void store(const Place &place, Index address, mlir::Value value);
  /// Adds to the element what other threads may add to at the same time.
  void addAtomically(const Place &place, Index address, mlir::Value value);

  //===--------------------------------------------------------------------===//
  // Reductions (KernelReductions.cpp)
  //===--------------------------------------------------------------------===//
  void emitReduce(tdl::ReduceOp reduce, Scope &scope);
  /// What the reduction folds at this point, as it is accumulated.
  Values emitFold(tdl::ReduceOp reduce, Scope &scope);
  /// A slot of the scratch memory, for a value that a reduction accumulates.
  Place getSlot(tdl::ReduceOp reduce, unsigned number);
  mlir::Value emitTest(const GuardStep &guard, Scope &scope);
  Values getIdentities(tdl::ReduceOp reduce);
  Values combine(tdl::ReduceOp reduce, Values accumulators, Values terms);
  /// Of a built-in combiner: what two folds of its terms are together.
  Values combineAccumulators(tdl::ReduceOp reduce, Values left, Values right);
  /// The result types, from those that accumulate.
  Values finish(tdl::ReduceOp reduce, Values accumulators);

  const LoopNest &nest;
  tdl::LambdaOp op;
  const LoopVariables &loops;
  mlir::OpBuilder builder;
  std::optional<IndexBuilder> prologue;
  IndexLeaves leaves;
  Indices forms; // of what is emitted
  /// Of variables whose loops are open.
  llvm::SmallVector<std::optional<Index>> open;
  llvm::SmallVector<mlir::Value> pointers; // by place
  llvm::SmallVector<mlir::Value> tiles;    // where they are, once used
  const Point *point = nullptr;            // that is being emitted
};

/// Element `number` of the table that `table` points to.
mlir::Value loadElement(mlir::OpBuilder &builder, mlir::Value table,
                        mlir::Type type, int64_t number);
/// Between numbers and indices.
mlir::Value createIndexCast(mlir::OpBuilder &builder, mlir::Type type,
                            mlir::Value value);

/// What is stored of a type: i1 takes a byte, integers a power of two, narrow
/// floats are bits.
mlir::Type getStoredType(mlir::Type type);

/// Emits an operation of a body on new operands, with the results that Tofu
/// defines where MLIR leaves them undefined (x / 0 is -1, as in XLA). Operands
/// and results are as kernels hold them.
llvm::SmallVector<mlir::Value> emitScalar(mlir::OpBuilder &builder,
                                          mlir::Operation *op,
                                          mlir::ValueRange operands);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_KERNEL_KERNELBUILDER_H

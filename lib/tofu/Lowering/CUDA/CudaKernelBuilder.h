//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Emits one kernel for a CUDA device. The state that the parts share, each of
// which is a file of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_CUDA_CUDAKERNELBUILDER_H
#define TOFU_LOWERING_CUDA_CUDAKERNELBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "tofu/Lowering/Kernel/KernelBuilder.h"

namespace tofu::lowering {

class CudaKernelBuilder : public KernelBuilder {
public:
  CudaKernelBuilder(const LoopNest &nest, const Step &step)
      : KernelBuilder(nest), step(step),
        spread(llvm::dyn_cast<SpreadStep>(&step)) {}

  void buildKernel(mlir::ModuleOp module, llvm::StringRef name);
  void buildSize(mlir::ModuleOp module, llvm::StringRef name);

private:
  /// Sets the pointers of the places, and the rest of a kernel's parameters.
  void takeParameters(mlir::LLVM::LLVMFuncOp kernel);
  void emitNeutral(const NeutralStep &neutral);
  int64_t getAtOnce();

  //===--------------------------------------------------------------------===//
  // Points
  //===--------------------------------------------------------------------===//
  int64_t getLanes() { return spread ? spread->lanes : 1; }
  /// Points of a block at once.
  int64_t getGroups() { return kThreads / getLanes(); }
  bool isAcross() { return spread && spread->isAcross; }
  /// How often something is done for a range: a thread does `width` values of
  /// the last one.
  Index getCount(const SpreadStep::Range &range, bool isLast);
  Index getExtent(const SpreadStep::Range &range) {
    return forms.max(forms.sub(range.hi, range.lo), 0);
  }
  Index getNumPoints();
  /// True if numbers of points fit into 32 bits, which are divided faster.
  bool isSmall();
  using Body = llvm::function_ref<void(mlir::Value number)>;
  void forPoints(Index count, Body body);
  void emitSpread(const SpreadStep &step, Scope &scope) override;
  void emitAt(llvm::ArrayRef<SpreadStep::Range> ranges,
              llvm::ArrayRef<mlir::Value> numbers, Scope &scope);
  void emitWide(const SpreadStep::Range &range, mlir::Value first,
                Scope &scope);
  void emitWhole(const SpreadStep::Range &range, mlir::Value first,
                 const Scope &scope);

  //===--------------------------------------------------------------------===//
  // Lanes
  //===--------------------------------------------------------------------===//
  std::pair<mlir::Value, mlir::Value> getLane() override;
  Values combineLanes(tdl::ReduceOp reduce, Values accumulators) override;
  Values combineWarp(tdl::ReduceOp reduce, Values accumulators, int64_t lanes);
  Values combineAcross(tdl::ReduceOp reduce, Values accumulators);
  mlir::Type getAccumulatorType(tdl::ReduceOp reduce, unsigned number);

  //===--------------------------------------------------------------------===//
  // What the threads of a block do together (BlockSteps.cpp, BlockScan.cpp,
  // Look.cpp)
  //===--------------------------------------------------------------------===//
  using KernelBuilder::emitStep;
  Values emitStep(const ThreadsStep &step, Scope &scope,
                  Values carried) override;
  Values emitStep(const MeetStep &step, Scope &scope, Values carried) override;
  Values emitStep(const BlockFoldStep &step, Scope &scope,
                  Values carried) override;
  Values emitStep(const BlockTurnsStep &step, Scope &scope,
                  Values carried) override;
  Values emitStep(const LookStep &step, Scope &scope, Values carried) override;
  Values emitStep(const CumulateStep &step, Scope &scope,
                  Values carried) override;
  mlir::Value getSharedTile(unsigned number) override;
  void emitAtPoint(const Side &slow, mlir::Value slowValue, const Side &fast,
                   mlir::Value fastValue, llvm::function_ref<void()> body);
  mlir::Value isWhole(llvm::ArrayRef<Side> sides);
  mlir::Value isBelow(mlir::Value value, const Side &side);
  Values getOwn(const Side &side, mlir::Value number, int64_t bytes);
  /// The body where the variables have the values of the term of this number.
  void emitAtTerm(llvm::ArrayRef<SpreadStep::Range> terms, mlir::Value number,
                  llvm::function_ref<void()> body);
  void forBits(mlir::Value word, int64_t together, Body body);
  mlir::Value isTermHere(const LookStep &step, mlir::Value number,
                         mlir::Value count, const Scope &scope);

  //===--------------------------------------------------------------------===//
  // Terms by turns (BlockTurns.cpp), and those of tensor cores
  // (BlockMatrix.cpp)
  //===--------------------------------------------------------------------===//
  using Staged = BlockTurnsStep::Staged;
  /// The first terms of turns are `firsts` + number * distance; their ends are
  /// the `ends`.
  struct Turns {
    Values firsts, ends, counts; // per range
    mlir::Value count;
    mlir::Type number; // what numbers of turns are divided as
  };
  Turns getTurns(const BlockTurnsStep &step);
  void atTurn(const BlockTurnsStep &step, const Turns &turns,
              mlir::Value number, llvm::function_ref<void()> body);
  void forStaged(
      const Staged &staged,
      llvm::function_ref<void(int64_t number, mlir::Value isInside)> body);
  mlir::Type getFetchedType(const Staged &staged, mlir::Value value);
  Values getZeros(const Staged &staged);
  Values fetchPoint(const Staged &staged, const Scope &scope);
  Values fetch(const Staged &staged, const Scope &scope);
  Values fetchRows(const Staged &staged, const Scope &scope, bool asks);
  void put(const Staged &staged, llvm::ArrayRef<mlir::Value> fetched,
           const Scope &scope);
  void putWide(const Staged &staged, mlir::Value words, Index first);
  Values foldTurn(const BlockTurnsStep &step, Scope &scope, Values carried);
  Values foldTerm(const BlockTurnsStep &step, Scope &scope, Values carried);
  std::pair<Values, Values>
  getOwnOfMatrix(const Side &rows, const Side &columns, mlir::Value thread);
  Values foldMatrices(const BlockTurnsStep &step, Values carried);
  /// In what follows, `isWhole` is null if no turn is.
  Values emitTurn(const CumulateStep &step, const CumulateStep::Phase &phase,
                  mlir::Value base, Scope &scope, Values carry);
  mlir::Value getResult(const CumulateStep &step,
                        const CumulateStep::Phase &phase, mlir::Value number);
  void emitResults(const CumulateStep &step, const CumulateStep::Phase &phase,
                   mlir::Value first, mlir::Value isWhole,
                   llvm::ArrayRef<Values> values, Scope &scope);
  std::vector<Values> foldOwn(const CumulateStep &step,
                              const CumulateStep::Phase &phase,
                              mlir::Value first, mlir::Value isWhole,
                              Scope &scope);
  Values choose(mlir::Value holds, Values yes, Values no);

  //===--------------------------------------------------------------------===//
  // Rows (RowSteps.cpp)
  //===--------------------------------------------------------------------===//
  Values emitStep(const RowStep &step, Scope &scope, Values carried) override;
  /// What was computed of the columns of a thread, turn by turn.
  struct KeptOfRow {
    std::vector<Scope> columns;        // in registers
    llvm::DenseSet<mlir::Value> known; // in shared memory
  };
  /// Does something at a column of which `scope` has what is kept; the column
  /// is none of the row if `isInside` is there and does not hold.
  using AtColumn =
      llvm::function_ref<Values(Scope &scope, mlir::Value isInside, Values)>;
  Values forColumns(const RowStep &step, const RowStep::Column &column,
                    KeptOfRow &kept, const Scope &scope, Values carried,
                    AtColumn body);
  Values emitTurn(const RowStep &step, const RowStep::Column &column,
                  KeptOfRow &kept, mlir::Value base, Scope *own, bool isWhole,
                  const Scope &scope, Values carried, AtColumn body);
  Values emitAtColumn(llvm::ArrayRef<RowStep::Digit> digits, int64_t length,
                      mlir::Value number, llvm::function_ref<Values()> body);

  void emitOnce(llvm::function_ref<void()> body) override;
  mlir::Value getScratch() override { return scratch; }
  void annotate(mlir::Operation *loop, const LoopStep &step) override;
  void emitFailure(mlir::Location loc, int64_t code) override;

  mlir::Value getIndex(int64_t number) {
    return mlir::arith::ConstantIndexOp::create(builder, op.getLoc(), number);
  }
  mlir::Value toIndex(mlir::Value value) {
    return mlir::arith::IndexCastUIOp::create(builder, op.getLoc(),
                                              builder.getIndexType(), value);
  }

  const Step &step;
  const SpreadStep *spread;     // null: a NeutralStep
  mlir::Value scratch, failure; // the operation's memory and failure word
  mlir::Value thread;           // of the block
  mlir::Value isInside;         // the point is one; null: it is
  std::string name;             // of the kernel
  /// Each thread that shares a point has results of its own.
  bool isApart = false;
  Values ownRows, ownColumns; // of a thread's points in a BlockFoldStep
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_CUDA_CUDAKERNELBUILDER_H

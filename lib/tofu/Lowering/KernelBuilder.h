//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How a kernel is built: the state that its parts share, each of which is a
// file of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_KERNELBUILDER_H
#define TOFU_LOWERING_KERNELBUILDER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Analysis/Scatter.h"
#include "tofu/Lowering/IndexBuilder.h"
#include "tofu/Lowering/Kernel.h"
#include "tofu/Lowering/LoopVariables.h"

namespace tofu::lowering {

class KernelBuilder {
  /// Copies of the loops' body that segments and outcomes may make.
  static constexpr unsigned kMaxCopies = 9;
  /// Terms of a reduction that stand side by side without a loop.
  static constexpr int64_t kMaxUnrolled = 16;
  /// Elements whose reductions are folded together: a tile of accumulators
  /// stays in the first cache.
  static constexpr int64_t kAccumulators = 256;

public:
  KernelBuilder(tdl::LambdaOp op, llvm::ArrayRef<unsigned> places);

  void build(mlir::ModuleOp module, llvm::StringRef name);

private:
  //===--------------------------------------------------------------------===//
  // The function (KernelBuilder.cpp)
  //===--------------------------------------------------------------------===//
  struct Piece {
    mlir::Value pointer;
    mlir::Type element;
    llvm::SmallVector<int64_t> extents; // of the whole tensor
    RankBox box;
    llvm::SmallVector<Index, 4> strides;
    std::optional<RankBox> mask;
  };
  using Scope = llvm::DenseMap<mlir::Value, mlir::Value>;
  using Values = llvm::SmallVector<mlir::Value>;

  void buildBody(mlir::ModuleOp module, llvm::StringRef name);
  void buildEntry(mlir::ModuleOp module, llvm::StringRef name);
  void buildExtent(mlir::ModuleOp module, llvm::StringRef name);
  /// Starts the function's code at the builder: what the loops share. `places`
  /// are the arguments that point to them, or none.
  void prepare(llvm::ArrayRef<mlir::Value> at, mlir::ValueRange pointers);
  Piece getPiece(mlir::Value value, mlir::Value pointer);
  void fillNeutral();
  /// True if a result is a term of a sum that may hold more than is computed.
  bool needsFill(unsigned output);
  bool isSerial();

  //===--------------------------------------------------------------------===//
  // Loops (KernelLoops.cpp)
  //===--------------------------------------------------------------------===//
  /// A cumulative reduction.
  struct Scan {
    tdl::ReduceOp reduce;
    unsigned along = 0; // the variable of the results
    unsigned over = 0;  // and that of the terms: up to `along + shift`,
    int64_t shift = 0;
    bool isBackward = false; // or from `along - shift` on
  };
  struct LoopOrder {
    llvm::SmallVector<unsigned> outputs; // variables, from the outside in
    /// The variable whose elements are computed side by side, with the
    /// reductions' loops around it; innermost of the outputs.
    std::optional<unsigned> vector;
    /// The last but one runs along what is read, the last one along what is
    /// written.
    bool isTransposed = false;
    std::optional<Scan> scan;
  };
  LoopOrder chooseOrder();
  bool putReadBeforeLast(llvm::SmallVectorImpl<unsigned> &order);
  bool isContiguous(unsigned variable, mlir::Operation *root);
  void mergeContiguous(llvm::SmallVectorImpl<unsigned> &order);
  bool canMerge(unsigned outer, unsigned inner, int64_t steps);
  bool dependsOn(tdl::ReduceOp reduce, unsigned variable);
  std::pair<Index, Index> getBounds(unsigned variable, bool isOutermost);
  using Emit = llvm::function_ref<Values(Index lo, Index hi, Values carried)>;
  /// Cuts a variable's range where a condition changes.
  Values emitSegments(unsigned variable, Index lo, Index hi, Values carried,
                      mlir::Operation *root, Emit emit);
  Values emitLoop(unsigned variable, Index lo, Index hi, Index step,
                  Values carried,
                  llvm::function_ref<Values(Values carried)> body);
  /// Of each variable of the results: from the first value up to the second.
  using Ranges = llvm::SmallVector<std::pair<Index, Index>>;
  void emitRanges(llvm::ArrayRef<unsigned> variables, const Ranges &ranges,
                  llvm::function_ref<void()> body);
  void emitInTiles(llvm::ArrayRef<unsigned> variables,
                   llvm::ArrayRef<int64_t> extents, Ranges &ranges,
                   llvm::function_ref<void()> body);
  void emitOutputs(llvm::ArrayRef<unsigned> order, bool isOutermost);
  void emitTransposed(unsigned outer, unsigned inner, bool isOutermost);
  void emitPoint();
  void emitTiles(unsigned variable, bool isOutermost);
  void emitTile(unsigned variable, Index lo, Index hi);
  mlir::Value allocateTile(mlir::Type type, int64_t size);
  /// A tile for each value that the reduction folds.
  std::vector<Piece> allocateAccumulators(tdl::ReduceOp reduce, int64_t size);
  void store(Scope &scope);

  //===--------------------------------------------------------------------===//
  // Scatters (KernelScatter.cpp)
  //===--------------------------------------------------------------------===//
  void emitScatter(const tdl::Scatter &scatter);
  void emitTerms(const tdl::Scatter &scatter, const Ranges &ranges,
                 const Piece &piece, llvm::function_ref<Index()> getAddress);

  //===--------------------------------------------------------------------===//
  // Cumulative reductions (KernelScan.cpp)
  //===--------------------------------------------------------------------===//
  std::optional<Scan> matchScan();
  void emitScan(const Scan &scan, llvm::ArrayRef<unsigned> rows,
                bool isOutermost);
  void emitScanOfRows(const Scan &scan, Index lo, Index hi,
                      std::optional<unsigned> row, Index firstRow,
                      Index lastRow);

  //===--------------------------------------------------------------------===//
  // Conditions (KernelConditions.cpp)
  //===--------------------------------------------------------------------===//
  /// low <= expr < high.
  struct Condition {
    tdl::ReadOp read;
    mlir::AffineExpr expr;   // of the index variables; null: of data
    mlir::AffineExpr source; // in terms of `dims`, `symbols`
    llvm::SmallVector<mlir::Value> dims, symbols;
    std::optional<Index> low, high;
    bool isMask =
        false; // if not, the read is neutral, and not what `else` says
    bool isHeld = false; // if not, the program is wrong
    std::optional<bool> known;
  };
  void collectConditions();
  void collectConditions(tdl::ReadOp read, const Piece &piece);
  bool isGuardedByData(tdl::ReadOp read);
  bool canDecide(const Condition &condition, unsigned variable,
                 mlir::Operation *root);
  /// The part of the variable's range in which the condition holds.
  std::pair<Index, Index> solve(const Condition &condition, unsigned variable,
                                Index lo, Index hi);
  mlir::Value emitCondition(const Condition &condition, Scope &scope);
  bool isAlike(const Condition &condition, unsigned variable);
  /// A body for each outcome of the conditions on data that are the same in
  /// every iteration of the variable's loop, which the body opens.
  void emitUnswitched(unsigned variable, Index lo, Index hi,
                      llvm::function_ref<void()> body);

  //===--------------------------------------------------------------------===//
  // Scalar code (KernelScalars.cpp)
  //===--------------------------------------------------------------------===//
  mlir::Value get(mlir::Value value, Scope &scope);
  mlir::Value getIndexValue(unsigned index);
  void emit(mlir::Operation *op, Scope &scope);
  mlir::Value emitRead(tdl::ReadOp read, Scope &scope);
  Index getAddress(tdl::ReadOp read, const Piece &piece, Scope &scope);
  /// The address of a read in elements: a factor per index variable and a
  /// constant; `rest` are coordinates of another form, by dimension.
  struct Address {
    llvm::SmallVector<Index> factors;
    Index constant = 0;
    llvm::SmallVector<unsigned> rest;
  };
  Address getAddress(tdl::ReadOp read, const Piece &piece);
  /// Elements from one value of a variable to the next.
  Index getStep(const Piece &result, unsigned variable);
  /// Of the element of a result that is computed at this point.
  Index getAddress(const Piece &result);
  Index getCoordinate(tdl::ReadOp read, unsigned dim, Scope &scope);
  bool isWritten(const Piece &piece);
  mlir::Value load(const Piece &piece, Index address);
  void store(const Piece &piece, Index address, mlir::Value value);
  const Piece &getPiece(tdl::ReadOp read);
  /// What a mask hides reads as this.
  mlir::Value getNeutral(mlir::Type type);

  //===--------------------------------------------------------------------===//
  // Reductions (KernelReductions.cpp)
  //===--------------------------------------------------------------------===//
  /// How the index variables of a reduction are bounded by its guard.
  struct Domain {
    /// Constraints that bound a variable's loop once the others are known; what
    /// is left is tested in the innermost loop.
    llvm::SmallVector<std::pair<unsigned, unsigned>> bounds; // variable, number
    llvm::SmallVector<unsigned> tests;
  };
  void emitReduce(tdl::ReduceOp reduce, Scope &scope);
  llvm::SmallVector<unsigned> getLoopOrder(tdl::ReduceOp reduce);
  int64_t bound(tdl::ReduceOp reduce, const Domain &domain, unsigned variable,
                Index &lo, Index &hi, Index &phase);
  Domain getDomain(tdl::ReduceOp reduce, llvm::ArrayRef<unsigned> order);
  Values emitReduceLoops(tdl::ReduceOp reduce, const Domain &domain,
                         llvm::ArrayRef<unsigned> order, Scope &scope,
                         Values carried,
                         llvm::function_ref<Values(Values carried)> body);
  Values emitUnrolled(unsigned variable, int64_t lo, int64_t hi, Values carried,
                      llvm::function_ref<Values(Values)> body);
  Values emitTerm(tdl::ReduceOp reduce, Scope &scope, Values carried);
  mlir::Value emitTest(tdl::ReduceOp reduce, const Domain &domain,
                       Scope &scope);
  Values getIdentities(tdl::ReduceOp reduce);
  Values combine(tdl::ReduceOp reduce, Values accumulators, Values terms);
  /// The result types, from those that accumulate.
  Values finish(tdl::ReduceOp reduce, Values accumulators);
  mlir::AffineExpr getConstraint(tdl::ReduceOp reduce, unsigned number);

  tdl::LambdaOp op;
  LoopVariables loops;
  std::optional<tdl::Scatter> scatter;
  llvm::SmallVector<unsigned> places;
  mlir::OpBuilder builder;
  std::optional<IndexBuilder> prologue;
  llvm::SmallVector<Index> coordinates;
  RankBox part;                       // ranges of the index variables
  llvm::SmallVector<mlir::Value> ivs; // of variables whose loops are open
  std::vector<Piece> inputs, outputs;
  std::vector<Condition> conditions;
  unsigned copies = 1;  // of the body, made by segments
  int64_t unrolled = 1; // of a reduction's body
  LoopOrder order;
  /// Loops merged into that of a variable: the outermost variable, and the
  /// number of elements per iteration of it.
  llvm::DenseMap<unsigned, std::pair<unsigned, int64_t>> merged;
  mlir::Value begin, end;
  mlir::Value failure; // where the number of a bad operand goes
};

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

#endif // TOFU_LOWERING_KERNELBUILDER_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Decides the loops of a lambda. The state that the parts of the decision
// share, each of which is a file of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_NESTBUILDER_H
#define TOFU_LOWERING_LOOPS_NESTBUILDER_H

#include "tofu/Lowering/Loops/DataRanges.h"
#include "tofu/Lowering/Loops/LoopNest.h"

namespace tofu::lowering {

class NestBuilder {
public:
  NestBuilder(tdl::LambdaOp op, llvm::ArrayRef<unsigned> places,
              const LoopOptions &options);

  LoopNest build();

private:
  using Body = llvm::function_ref<void()>;
  using Role = LoopStep::Role;

  //===--------------------------------------------------------------------===//
  // The nest (NestBuilder.cpp)
  //===--------------------------------------------------------------------===//
  Piece getPiece(mlir::Value value, unsigned place);
  Access getAccess(tdl::ReadOp read);
  void addNeutral();
  /// True if a result is a term of a sum that may hold more than is computed.
  bool needsFill(unsigned output);
  bool isSerial();
  /// Loops over the results, the outermost one shared out.
  void addNest();
  template <class T, class... Args> T &add(Args &&...args) {
    auto step = std::make_unique<T>(std::forward<Args>(args)...);
    T &result = *step;
    steps->push_back(std::move(step));
    return result;
  }
  /// What `body` adds goes to `into`.
  void addTo(Steps &into, Body body);
  /// A loop in which the variable is known.
  LoopStep &addLoop(unsigned variable, Index lo, Index hi, int64_t step,
                    Role role, Body body);
  /// The body where the variable is `value`.
  void addBind(unsigned variable, Index value, Body body);
  Index getVariable(unsigned variable) {
    return indices.leaf(Indices::Kind::Variable, variable);
  }
  unsigned addTile(mlir::Type element, int64_t size);
  /// A tile for each value that the reduction folds.
  llvm::SmallVector<Memory, 1> addAccumulators(tdl::ReduceOp reduce,
                                               int64_t size);

  //===--------------------------------------------------------------------===//
  // The order of the loops (NestOrder.cpp)
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
  bool dependsOn(tdl::ReduceOp reduce, unsigned variable);
  void mergeContiguous(llvm::SmallVectorImpl<unsigned> &order);
  bool canMerge(unsigned outer, unsigned inner, int64_t steps);
  /// Elements from one value of a variable to the next.
  Index getStep(const Piece &result, unsigned variable);
  std::pair<Index, Index> getBounds(unsigned variable, bool isOutermost);

  //===--------------------------------------------------------------------===//
  // Loops over the results (NestOutputs.cpp)
  //===--------------------------------------------------------------------===//
  /// Of each variable of the results: from the first value up to the second.
  using Ranges = llvm::SmallVector<std::pair<Index, Index>>;
  void addRanges(llvm::ArrayRef<unsigned> variables, const Ranges &ranges,
                 Body body);
  void addInTiles(llvm::ArrayRef<unsigned> variables,
                  llvm::ArrayRef<int64_t> extents, Ranges &ranges, Role role,
                  Body body);
  void addOutputs(llvm::ArrayRef<unsigned> variables, bool isOutermost);
  void addTransposed(unsigned outer, unsigned inner, bool isOutermost);
  void addTiles(unsigned variable, bool isOutermost);
  void addReductionTile(unsigned variable, Index lo, Index hi);
  /// `known`: what is computed there besides.
  void addStore(llvm::ArrayRef<Point::Kept> kept = {},
                mlir::ValueRange known = {});
  /// Of the element of a result that is computed at this point.
  Index getAddress(const Piece &result);
  bool stays(unsigned output, const Point &point);
  Role getRole(bool isOutermost) {
    return isOutermost && !isSerial() ? Role::Shared : Role::Parallel;
  }

  //===--------------------------------------------------------------------===//
  // Conditions (NestConditions.cpp)
  //===--------------------------------------------------------------------===//
  void collectConditions(tdl::ReadOp read, const Piece &piece);
  void collectCondition(mlir::arith::CmpIOp compare);
  bool isGuardedByData(tdl::ReadOp read);
  bool mayLeave(tdl::ReadOp read, mlir::AffineExpr coordinate, int64_t extent);
  bool isAsked(unsigned condition);
  bool canDecide(unsigned condition, unsigned variable, mlir::Operation *root);
  /// Where factor * variable + rest is in [low, high).
  struct Line {
    int64_t factor;
    Index rest;
  };
  Line getLine(mlir::AffineExpr expr, unsigned variable);
  std::pair<Index, Index> solve(Line line, std::optional<Index> low,
                                std::optional<Index> high, Index lo, Index hi);
  /// What is known of the variables but for one.
  llvm::SmallVector<Index> getOthers(unsigned variable);
  using InRange = llvm::function_ref<void(Index lo, Index hi)>;
  /// Cuts a variable's range where a condition changes.
  void addSegments(unsigned variable, Index lo, Index hi, mlir::Operation *root,
                   InRange body);
  void addCut(const Condition &condition, Line line, unsigned variable,
              Index lo, Index hi, mlir::Operation *root, InRange body);
  bool addWindow(unsigned variable, Index lo, Index hi, InRange body);
  std::optional<unsigned> findWindow(const Condition &condition,
                                     unsigned variable);
  Line addPlace(const Condition &condition, unsigned dim);
  bool isAlike(llvm::SmallVector<mlir::Value> work, unsigned variable);
  /// A body for each outcome of the conditions on data that are the same in
  /// every iteration of the variable's loop, which the body opens.
  void addSwitches(unsigned variable, Index lo, Index hi, Body body);

  //===--------------------------------------------------------------------===//
  // Updates in place (NestWindow.cpp)
  //===--------------------------------------------------------------------===//
  /// Where a condition on data holds, counted from its first value.
  struct Window {
    unsigned variable, condition, dim;
    Index lo, hi; // of all of the variable
  };
  /// The conditions that ask the same, which is not known yet.
  llvm::SmallVector<unsigned> getAlike(const Condition &condition);
  void setKnown(llvm::ArrayRef<unsigned> conditions, std::optional<bool> holds);
  bool staysOutside(const Condition &condition);
  llvm::SmallVector<Window>
  narrow(llvm::MutableArrayRef<SpreadStep::Range> ranges);
  void addWindows(llvm::ArrayRef<Window> windows, Body body);

  //===--------------------------------------------------------------------===//
  // Reductions (NestReductions.cpp)
  //===--------------------------------------------------------------------===//
  /// How the index variables of a reduction are bounded by its guard.
  struct Domain {
    /// Constraints that bound a variable's loop once the others are known; what
    /// is left is tested.
    llvm::SmallVector<std::pair<unsigned, unsigned>> bounds; // variable, number
    llvm::SmallVector<unsigned> tests;
  };
  mlir::AffineExpr getConstraint(tdl::ReduceOp reduce, unsigned number);
  llvm::SmallVector<unsigned> getLoopOrder(tdl::ReduceOp reduce);
  Domain getDomain(tdl::ReduceOp reduce, llvm::ArrayRef<unsigned> order);
  int64_t bound(tdl::ReduceOp reduce, const Domain &domain, unsigned variable,
                Index &lo, Index &hi, Index &phase);
  /// Values that are computed, and are known from there on.
  using Seen = llvm::DenseSet<mlir::Value>;
  /// The reduction's loops around the body. `carries`: accumulators are in
  /// registers.
  void addReduction(tdl::ReduceOp reduce, const Seen &seen, bool carries,
                    Body body);
  bool isDecided(tdl::ReduceOp reduce, unsigned number,
                 llvm::ArrayRef<unsigned> order);
  bool isRow(unsigned variable, tdl::ReduceOp reduce);
  void addReduceLoops(tdl::ReduceOp reduce, Domain domain,
                      llvm::ArrayRef<unsigned> order, const Seen &seen,
                      bool carries, Body body);

  //===--------------------------------------------------------------------===//
  // Scalar code (NestPoints.cpp)
  //===--------------------------------------------------------------------===//
  Point startPoint(llvm::ArrayRef<Point::Kept> kept, Seen &seen);
  /// Decides the reductions that the value needs.
  void visit(mlir::Value value, Seen &seen, Point &point);
  void visitRead(tdl::ReadOp read, Seen &seen, Point &point);
  static std::vector<mlir::Value> getCaptured(tdl::ReduceOp reduce);
  void visitReduce(tdl::ReduceOp reduce, Seen &seen, Point &point);
  void visitCondition(const Condition &condition, Seen &seen, Point &point);

  //===--------------------------------------------------------------------===//
  // Cumulative reductions, scatters (NestScan.cpp, NestScatter.cpp)
  //===--------------------------------------------------------------------===//
  std::optional<Scan> matchScan();
  //===--------------------------------------------------------------------===//
  // Points spread over threads (NestSpread.cpp, NestLook.cpp)
  //===--------------------------------------------------------------------===//
  void addSpread();
  void addSpreadScatter(const tdl::Scatter &scatter);
  /// Of a scatter: the elements of some rows that a block has.
  struct ScatterTile {
    unsigned row = 0, column = 0; // variables
    int64_t rows = 0, columns = 0;
  };
  std::optional<ScatterTile> chooseScatterTile(const tdl::Scatter &scatter);
  void addScatterTiles(const tdl::Scatter &scatter, const ScatterTile &tile);
  bool addsAtomically(const tdl::Scatter &scatter);
  void addAtomicScatter(const tdl::Scatter &scatter);
  /// The body for each point of the variables' ranges.
  SpreadStep &addSpread(llvm::ArrayRef<SpreadStep::Range> ranges, Body body);
  int64_t getVolume(llvm::ArrayRef<unsigned> variables);
  int64_t getNumPoints();
  int64_t chooseLanes();
  bool readsAcross();
  int64_t chooseWidth();
  /// A reduction whose terms are cut into slices, which blocks of their own
  /// fold first.
  struct Slices {
    tdl::ReduceOp reduce;
    /// The variables that are cut, and how many values of each a slice has.
    llvm::SmallVector<std::pair<unsigned, int64_t>> cuts;
    int64_t firstSlot = 0;
    bool isOutermost =
        false;             // slots of a slice are side by side, not a point's
    bool isFolded = false; // what is left is to fold what they have
  };
  std::vector<Slices> chooseSlices();
  /// Takes slots for all slices of all points.
  void takeSlots(Slices &own);
  /// Null if the reduction is not cut.
  Slices *findSlices(tdl::ReduceOp reduce);
  void addSlices(Slices &own, llvm::ArrayRef<SpreadStep::Range> ranges);
  void addFoldOfSlices(const Slices &own,
                       llvm::ArrayRef<std::pair<unsigned, int64_t>> cuts);
  /// Where the slice that is open keeps what it has.
  Index getSlot(const Slices &own);
  /// The variable of a reduction whose loop threads share.
  std::optional<unsigned> getSpreadVariable(tdl::ReduceOp reduce);

  //===--------------------------------------------------------------------===//
  // Transposes by blocks (NestTransposed.cpp)
  //===--------------------------------------------------------------------===//
  /// Reads along another variable than the last one.
  struct Transposed {
    unsigned along = 0;
    llvm::SmallVector<tdl::ReadOp> reads;
  };
  std::optional<Transposed> matchTransposed();
  void addTransposedBlocks(const Transposed &transposed);
  /// How many values a loop over results has, at most.
  int64_t getSize(unsigned variable);
  /// Its range in tiles, and what a tile has of it.
  std::pair<SpreadStep::Range, Side> cut(unsigned variable, int64_t size);
  Side getSide(unsigned variable, Index lo, Index hi, int64_t size);
  ThreadsStep &addThreads(Side slow, Side fast, Body body);
  void addPut(mlir::Value value, unsigned tile, Index at);

  //===--------------------------------------------------------------------===//
  // Products by blocks (NestProduct.cpp)
  //===--------------------------------------------------------------------===//
  struct Product {
    tdl::ReduceOp reduce;
    unsigned row = 0, column = 0;  // variables of the results
    unsigned over = 0;             // and of the terms that are put at once
    int64_t rows = 0, columns = 0; // of a tile
    int64_t terms = 0;             // of a turn
    /// What terms are made of: by row, and by column.
    llvm::SmallVector<mlir::Value> left, right;
    bool isMatrix = false; // for tensor cores
  };
  std::optional<Product> matchProduct();
  bool isMatrix(Product &product);
  bool chooseBlocks(Product &product);
  int64_t getBlocks(const Product &product);
  int64_t getSharedBytes(const Product &product);
  bool hasRegisters(const Product &product);
  /// How a value is put into a tile.
  struct Staging {
    bool isAlongTerms = false; // threads side by side, else along the side
    int64_t width = 1;
    int64_t slowStep = 1, fastStep = 1, size = 0; // of the tile
  };
  Staging getStaging(const Product &product, mlir::Value value,
                     unsigned variable, int64_t size);
  int64_t getFetchedAtOnce(mlir::Value value, unsigned along);
  llvm::SmallVector<unsigned> getMerged(unsigned variable);
  void addProduct(const Product &product);
  void addTurns(const Product &product, Side rows, Side columns);
  std::optional<Slices> chooseSlices(const Product &product);
  BlockTurnsStep::Staged getStaged(const Product &product, mlir::Value value,
                                   Side side, Side terms);

  //===--------------------------------------------------------------------===//
  // Cumulative reductions by warps and blocks (NestCumulate.cpp)
  //===--------------------------------------------------------------------===//
  int64_t chooseLanes(const Scan &scan);
  std::optional<int64_t> chooseSlice(const Scan &scan);
  std::pair<Index, Index> getTerms(const Scan &scan, Index lo, Index hi);
  Index getSliceSlot(const Scan &scan, Index number, int64_t slice);
  void addSharedTerms(const Scan &scan, Index lo, Index hi);
  void addSliceFolds(const Scan &scan, llvm::ArrayRef<SpreadStep::Range> ranges,
                     Side side, Index number, int64_t slice);
  void addCumulated(const Scan &scan, llvm::ArrayRef<SpreadStep::Range> rows);
  void addPhases(const Scan &scan, CumulateStep &step, Side side);

  //===--------------------------------------------------------------------===//
  // Rows (NestRows.cpp)
  //===--------------------------------------------------------------------===//
  void addRows(const Rows &rows);
  RowStep::Column getColumn(mlir::ValueRange columns);
  int64_t chooseWidth(const Rows &rows);
  void chooseKeep(RowStep &step);

  //===--------------------------------------------------------------------===//
  // Matrices that are nowhere in memory (NestPairs.cpp)
  //===--------------------------------------------------------------------===//
  SpreadStep::Range getRange(unsigned variable, int64_t size);
  template <class PairStep>
  void setPairs(PairStep &step, unsigned row, unsigned column,
                std::optional<unsigned> element);
  void addAttention(const Attention &attention);
  void addPairFold(const PairFold &pairFold);

  void addScan(const Scan &scan, llvm::ArrayRef<unsigned> rows,
               bool isOutermost);
  void addScanOfRows(const Scan &scan, Index lo, Index hi,
                     std::optional<unsigned> row, Index firstRow, Index lastRow,
                     Role role);
  void addScatter(const tdl::Scatter &scatter);
  void leaveOutTerms(const tdl::Scatter &scatter);
  void addScatteredTerms(const tdl::Scatter &scatter, const Ranges &ranges,
                         Memory memory, llvm::function_ref<Index()> getAddress);
  void addScatteredTerm(const tdl::Scatter &scatter, const Ranges &ranges,
                        Memory memory, llvm::function_ref<Index()> getAddress,
                        bool isAtomic = false);

  tdl::LambdaOp op;
  LoopOptions options;
  LoopNest nest;
  LoopVariables &loops;
  Indices &indices;
  std::optional<tdl::Scatter> scatter;
  std::optional<DataRanges> dataRanges; // once they are asked for
  RankBox part;                         // ranges of the index variables
  Steps *steps;
  /// Of variables whose loops are open.
  llvm::SmallVector<std::optional<Index>> values;
  std::vector<std::optional<bool>> known; // of the conditions
  unsigned copies = 1;                    // of the body, made by segments
  int64_t unrolled = 1;                   // of a reduction's body
  LoopOrder order;
  int64_t lanes = 1;     // threads that share a point
  bool isAcross = false; // one of each warp
  std::vector<Slices> slices;
  std::optional<unsigned> spreading; // the variable whose loop they share
  /// Loops merged into that of a variable: the outermost variable, and the
  /// number of elements per iteration of it.
  llvm::DenseMap<unsigned, std::pair<unsigned, int64_t>> merged;
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_NESTBUILDER_H

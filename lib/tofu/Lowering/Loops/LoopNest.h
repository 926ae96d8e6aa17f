//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a rank does to compute its part of a lambda, before it is code: a tree
// of loops over local memory. All that could be done in another way is decided
// here (NestBuilder.h); who emits code from it decides nothing.
//
// Loops run in global coordinates; only addresses subtract the origins of the
// pieces. The scalar code of an element is the lambda's body; a Point says in
// which state it is evaluated.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_LOOPNEST_H
#define TOFU_LOWERING_LOOPS_LOOPNEST_H

#include "tofu/Analysis/Scatter.h"
#include "tofu/Lowering/Loops/Attention.h"
#include "tofu/Lowering/Loops/Contraction.h"
#include "tofu/Lowering/Loops/Index.h"
#include "tofu/Lowering/Loops/LoopVariables.h"
#include "tofu/Lowering/Loops/PairFold.h"
#include "tofu/Lowering/Loops/Rows.h"

namespace tofu::lowering {

/// Of a device: threads of a warp and of a block; bytes of the largest access
/// to memory.
inline constexpr int64_t kWarp = 32, kBlock = 256, kAccess = 16;

/// How terms of a scatter are added up on a device: in one order, which gives
/// the same bits each time; or as threads come, by atomic operations.
enum class Scatters { Ordered, Atomic };

/// What a target says to those who decide.
struct LoopOptions {
  /// Copies of the loops' body that segments and outcomes may make.
  unsigned maxCopies = 9;
  /// Terms of a reduction that stand side by side without a loop.
  int64_t maxUnrolled = 16;
  /// Terms that lie in a row, those of the next result elsewhere, are a loop
  /// from here on: vectors along the row instead of elements from many rows.
  int64_t fewestInRow = 8;
  /// Elements whose reductions are folded together: a tile of accumulators
  /// stays in the first cache.
  int64_t accumulators = 256;
  /// Elements along both sides of a block of what is transposed: no more lines
  /// of the first cache than it keeps where they are a power of two apart.
  int64_t transposed = 8;
  /// Accumulators of a scatter's tile: few enough for the second cache, enough
  /// that looking at all terms for each tile is less work than writing it.
  int64_t scattered = 1 << 15;
  /// Fewer terms of a cumulative reduction are folded anew for each result.
  int64_t fewTerms = 4;
  /// For a device of many threads: the points of the results are spread over
  /// them, and tiles of accumulators are not used.
  bool spreads = false;
  Scatters scatters = Scatters::Ordered; // if it spreads
  /// Of products that libraries take.
  Activations activations = Activations::Exact;

  /// For CUDA devices.
  static LoopOptions getSpread() {
    LoopOptions options;
    options.spreads = true;
    options.maxCopies = 1; // no segments: threads side by side do one thing
    options.fewestInRow = options.maxUnrolled + 1; // a thread has a row
    return options;
  }
};

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// What a rank holds of a tensor: dense and row-major.
struct Piece {
  unsigned place = 0; // in memory; several pieces may have one
  mlir::Type element;
  llvm::SmallVector<int64_t> extents; // of the whole tensor
  RankBox box;
  llvm::SmallVector<Index, 4> strides;
  std::optional<RankBox> mask;
  /// A result lies in its place: what is loaded is one value, also after a
  /// store.
  bool isWritten = false;
};

/// Room for elements, which the kernel has for itself; of a device, each thread
/// for itself, or the threads of a block together.
struct Tile {
  mlir::Type element;
  int64_t size;
  bool isShared = false;
};

/// A tile, or a result's piece.
struct Memory {
  enum class Kind { Tile, Output } kind;
  unsigned number;
};

/// The address of a read in elements: a factor per variable and a constant;
/// `rest` are coordinates of another form, by dimension.
struct Access {
  tdl::ReadOp read;
  unsigned input = 0;
  llvm::SmallVector<Index> factors;
  Index constant = 0;
  llvm::SmallVector<unsigned> rest;
};

/// When a read gives what is in memory, or a comparison of indices holds: low
/// <= expr < high.
struct Condition {
  enum class Kind {
    Guard,  // else it is what `else` says
    Mask,   // else it is neutral, if
    Tensor, // this holds: else no device has it, and the program is wrong
    Piece,  // else the program is wrong
    Compare // of a comparison
  };
  Kind kind = Kind::Guard;
  mlir::Operation *of = nullptr; // the read, or the comparison
  mlir::AffineExpr expr;         // of the variables; null: of data
  mlir::AffineExpr source;       // in terms of `dims`, `symbols`
  llvm::SmallVector<mlir::Value> dims, symbols;
  std::optional<Index> low, high;
  /// Of a tensor: the condition of the mask of the same coordinate, which holds
  /// nowhere else.
  unsigned mask = 0;

  /// If it does not hold, the program is wrong.
  bool isRequired() const {
    return kind == Kind::Tensor || kind == Kind::Piece;
  }
};

//===----------------------------------------------------------------------===//
// The tree
//===----------------------------------------------------------------------===//

struct Step {
  enum class Kind {
    Neutral,
    Spread,
    Loop,
    Bind,
    Cut,
    Data,
    Window,
    NotEmpty,
    Guard,
    Switch,
    Scatter,
    Fill,
    Fold,
    Term,
    Stash,
    Unstash,
    Round,
    Store,
    Threads,
    Put,
    Meet,
    BlockFold,
    BlockTurns,
    Look,
    Cumulate,
    Row,
    Attend,
    PairFold
  };
  const Kind kind;
  virtual ~Step() = default;

protected:
  explicit Step(Kind kind) : kind(kind) {}
};

using Steps = std::vector<std::unique_ptr<Step>>;

template <Step::Kind K> struct StepOf : Step {
  static bool classof(const Step *step) { return step->kind == K; }

protected:
  StepOf() : Step(K) {}
};

/// Scalar code at a point of the loops.
struct Point {
  /// A reduction's value that lies in a tile.
  struct Kept {
    mlir::OpResult value;
    unsigned tile;
    Index at;
  };
  /// A reduction that is evaluated here: its loops, around terms.
  struct Reduction {
    tdl::ReduceOp reduce;
    /// What the loops use of the outside, computed before them.
    std::vector<mlir::Value> captured;
    Steps steps;
    /// The threads that share the point fold a part of the terms each.
    bool isSpread = false;
  };
  /// What is known of each condition: it holds, or does not. What is not known
  /// is tested.
  std::vector<std::optional<bool>> known;
  llvm::SmallVector<Kept> kept;
  std::vector<Reduction> reductions;

  /// Null if the reduction is not evaluated here.
  const Reduction *find(tdl::ReduceOp reduce) const;
};

/// Writes the identity to all of a result, of which not all is computed.
struct NeutralStep : StepOf<Step::Kind::Neutral> {
  unsigned output;
  Index volume;
  NeutralStep(unsigned output, Index volume) : output(output), volume(volume) {}
};

/// What is done for every point of the ranges of some variables, in any order:
/// spread over the threads of a device.
struct SpreadStep : StepOf<Step::Kind::Spread> {
  struct Range {
    unsigned variable;
    Index lo, hi;
    /// If not 1, it runs over the first values of tiles, not over values.
    int64_t step = 1;
  };
  llvm::SmallVector<Range, 4>
      ranges; // points are beside each other in the last
  /// Threads that share a point: 1, or those of a warp or of a block; or one of
  /// each warp of a block, whose threads have points side by side.
  int64_t lanes = 1;
  bool isAcross = false;
  /// Points beside each other that one thread does.
  int64_t width = 1;
  Steps steps;
};

/// What is done for each value of a variable.
struct LoopStep : StepOf<Step::Kind::Loop> {
  enum class Role {
    Shared,   // iterations in any order, shared out: the outermost loop
    Parallel, // iterations in any order
    Vector,   // side by side: elements of a tile of accumulators
    Reduce,   // terms of a fold, in any order
    Scan      // one after the other
  };
  unsigned variable;
  Index lo, hi;
  int64_t step;
  Role role;
  /// Runs over first values of tiles of `step` elements, not over values.
  bool isTile = false;
  bool isReversed = false;
  /// The threads that share a point do it by turns.
  bool isSpread = false;
  Steps steps;
  LoopStep(unsigned variable, Index lo, Index hi, int64_t step, Role role)
      : variable(variable), lo(lo), hi(hi), step(step), role(role) {}
};

/// A variable without a loop has a value.
struct BindStep : StepOf<Step::Kind::Bind> {
  unsigned variable;
  Index value;
  Steps steps;
  BindStep(unsigned variable, Index value) : variable(variable), value(value) {}
};

/// Cuts a variable's range where conditions begin and end to hold: in [from,
/// to) they hold, before and after they do not.
struct CutStep : StepOf<Step::Kind::Cut> {
  unsigned variable;
  Index from, to;
  unsigned number; // `from` and `to` are forms Cut 2 * number, and one more
  llvm::SmallVector<unsigned> conditions;
  Steps before, inside, after;
  CutStep(unsigned variable, Index from, Index to, unsigned number,
          llvm::ArrayRef<unsigned> conditions)
      : variable(variable), from(from), to(to), number(number),
        conditions(conditions) {}
};

/// Computes numbers from data, which are forms Data from there on.
struct DataStep : StepOf<Step::Kind::Data> {
  llvm::SmallVector<std::pair<unsigned, mlir::Value>, 1> values;
  Point point;
};

/// What the variable is has been counted from `from` on; it becomes that value,
/// if it is below `to`.
struct WindowStep : StepOf<Step::Kind::Window> {
  unsigned variable;
  Index from, to;
  Steps steps;
  WindowStep(unsigned variable, Index from, Index to)
      : variable(variable), from(from), to(to) {}
};

/// Steps that are done only if lo < hi: else the rank may not hold what they
/// read.
struct NotEmptyStep : StepOf<Step::Kind::NotEmpty> {
  Index lo, hi;
  Steps steps;
  NotEmptyStep(Index lo, Index hi) : lo(lo), hi(hi) {}
};

/// Constraints of a reduction's guard that are tested.
struct GuardStep : StepOf<Step::Kind::Guard> {
  tdl::ReduceOp reduce;
  llvm::SmallVector<unsigned> constraints;
  Point point;
  Steps steps;
  GuardStep(tdl::ReduceOp reduce, llvm::ArrayRef<unsigned> constraints)
      : reduce(reduce), constraints(constraints) {}
  /// Of the reduction's guard, null where these constraints do not use it: it
  /// may not be known yet.
  llvm::SmallVector<mlir::Value> getOperands() const;
};

/// A condition on data that is tested outside of a loop, around a loop for each
/// outcome.
struct SwitchStep : StepOf<Step::Kind::Switch> {
  unsigned condition;
  Point point;
  Steps holds, fails;
  explicit SwitchStep(unsigned condition) : condition(condition) {}
};

/// Finds the place that a term belongs to: variables of the results have values
/// from data; steps are done if these are in their ranges.
struct ScatterStep : StepOf<Step::Kind::Scatter> {
  struct Row {
    unsigned variable;
    mlir::Value position;
    Index lo, hi;
  };
  llvm::SmallVector<Row, 2> rows;
  llvm::SmallVector<mlir::Value> conditions;
  Point point;
  Steps steps;
};

/// Sets an accumulator to the identity of a reduction's result.
struct FillStep : StepOf<Step::Kind::Fill> {
  mlir::OpResult value;
  Memory memory;
  Index at;
  FillStep(mlir::OpResult value, Memory memory, Index at)
      : value(value), memory(memory), at(at) {}
};

/// Folds a term into accumulators in memory, one per result of the reduction.
struct FoldStep : StepOf<Step::Kind::Fold> {
  tdl::ReduceOp reduce;
  llvm::SmallVector<Memory, 1> memory;
  Index at;
  llvm::SmallVector<mlir::Value, 1> terms;
  /// The term stands before what is folded already, by a named combiner.
  bool isBefore = false;
  /// Other threads add to the same element.
  bool isAtomic = false;
  Point point;
  FoldStep(tdl::ReduceOp reduce, llvm::ArrayRef<Memory> memory, Index at,
           mlir::ValueRange terms)
      : reduce(reduce), memory(memory), at(at), terms(terms) {}
};

/// Folds a term into the accumulators that its loops carry.
struct TermStep : StepOf<Step::Kind::Term> {
  tdl::ReduceOp reduce;
  Point point;
  explicit TermStep(tdl::ReduceOp reduce) : reduce(reduce) {}
};

/// Keeps what a reduction, evaluated at a point or before, has folded: in slots
/// of the operation's scratch memory, one per result.
struct StashStep : StepOf<Step::Kind::Stash> {
  tdl::ReduceOp reduce;
  Index at;
  Point point;
  StashStep(tdl::ReduceOp reduce, Index at) : reduce(reduce), at(at) {}
};

/// Folds what is kept there into the accumulators that its loops carry.
struct UnstashStep : StepOf<Step::Kind::Unstash> {
  tdl::ReduceOp reduce;
  Index at;
  UnstashStep(tdl::ReduceOp reduce, Index at) : reduce(reduce), at(at) {}
};

/// Rounds an accumulator to what the reduction yields.
struct RoundStep : StepOf<Step::Kind::Round> {
  unsigned from, to; // tiles
  Index at;
  RoundStep(unsigned from, unsigned to, Index at)
      : from(from), to(to), at(at) {}
};

/// Computes an element of each result.
struct StoreStep : StepOf<Step::Kind::Store> {
  llvm::SmallVector<Index> addresses; // per result
  /// Per result: it lies in an operand's place, and its element is the
  /// operand's that is there already.
  llvm::SmallVector<bool> stays;
  Point point;
};

/// What goes through a matrix that is nowhere in memory, tile by tile.
template <Step::Kind K> struct PairStepOf : StepOf<K> {
  /// Rows of a block (queries), and columns of a tile (keys).
  static constexpr int64_t kRows = 64, kColumns = 64;

  llvm::SmallVector<SpreadStep::Range, 4> ranges; // the last: tiles of rows
  SpreadStep::Range column{0, 0, 0};
  llvm::SmallVector<Index> addresses; // per result
  Point point;
};

/// All of an attention: a block of threads has a tile of the queries of one
/// head, and goes through the keys in tiles, of which it keeps only what
/// `top`, `total` and `sum` are so far.
struct AttendStep : PairStepOf<Step::Kind::Attend> {
  Attention attention;
  SpreadStep::Range depth, element;
  explicit AttendStep(const Attention &attention)
      : attention(attention), depth{0, 0, 0}, element{0, 0, 0} {}
};

/// All of a fold of pairs: a block of threads has a tile of rows, and goes
/// through the columns in tiles, whose weights it computes, folds and forgets.
struct PairFoldStep : PairStepOf<Step::Kind::PairFold> {
  PairFold pairFold;
  std::optional<SpreadStep::Range> outer, element;
  llvm::SmallVector<SpreadStep::Range, 2> depths; // of the products
  explicit PairFoldStep(const PairFold &pairFold) : pairFold(pairFold) {}
};

//===----------------------------------------------------------------------===//
// What the threads of a block do together
//===----------------------------------------------------------------------===//

/// Values of a variable in a block's tile: [lo, hi), at most `size`.
struct Side {
  unsigned variable;
  Index lo, hi;
  int64_t size;
  bool isWhole = false;      // known to be as many
  bool isNeverWhole = false; // known to be less
};

/// What is done at each point of a tile by a thread of the block; threads side
/// by side along the fast side.
struct ThreadsStep : StepOf<Step::Kind::Threads> {
  Side slow, fast;
  Steps steps;
  Steps outside; // at points of the sides' sizes that are not in the ranges
  ThreadsStep(Side slow, Side fast) : slow(slow), fast(fast) {}
};

/// Keeps a value in a tile; null: zero.
struct PutStep : StepOf<Step::Kind::Put> {
  mlir::Value value;
  unsigned tile;
  Index at;
  Point point;
  PutStep(mlir::Value value, unsigned tile, Index at)
      : value(value), tile(tile), at(at) {}
};

/// Waits for all threads of the block.
struct MeetStep : StepOf<Step::Kind::Meet> {};

/// Evaluates a reduction at each point of a tile, of which every thread has
/// several: their accumulators are carried by BlockTurns, one of the `steps`.
/// What is done with what is folded are the `results`.
struct BlockFoldStep : StepOf<Step::Kind::BlockFold> {
  tdl::ReduceOp reduce;
  Side rows, columns;
  /// Tensor cores multiply: which points a thread has is theirs to say.
  bool isMatrix = false;
  Steps steps, results;
  BlockFoldStep(tdl::ReduceOp reduce, Side rows, Side columns)
      : reduce(reduce), rows(rows), columns(columns) {}
};

/// Folds the terms of a tile's points by turns, of as many terms as there is
/// room for. What a turn needs is fetched while the one before is folded: into
/// registers, from which all threads put it into shared memory once it is their
/// turn. Tiles have room for two turns, so that the threads meet once in each.
struct BlockTurnsStep : StepOf<Step::Kind::BlockTurns> {
  /// A value that is put into a tile at each point of two sides; zero at points
  /// that are not in them.
  struct Staged {
    mlir::Value value;
    /// What is kept in registers: what is computed of it waits until then.
    std::vector<mlir::Value> fetched;
    Side slow, fast; // threads side by side along the fast side
    /// Elements beside each other along the fast side that a thread fetches at
    /// once: of a read without a question.
    int64_t width = 1;
    unsigned tile = 0;
    Index at = 0;
    /// Elements of the tile from one value of each side to the next.
    int64_t slowStep = 1, fastStep = 1;
    Point point;
    Staged(mlir::Value value, Side slow, Side fast)
        : value(value), slow(slow), fast(fast) {}
    Staged(Staged &&) noexcept = default;
    /// How often a thread fetches.
    int64_t getCount() const { return slow.size * fast.size / width / kBlock; }
  };
  tdl::ReduceOp reduce;
  Side rows, columns, terms; // the terms of a turn
  bool isMatrix = false;
  /// Of the terms; the last are the tiles that are turns.
  llvm::SmallVector<SpreadStep::Range, 4> ranges;
  std::vector<Staged> staged;
  /// What is kept for each row, and for each column.
  Point left, right, point;
  BlockTurnsStep(tdl::ReduceOp reduce, Side rows, Side columns, Side terms)
      : reduce(reduce), rows(rows), columns(columns), terms(terms) {}
};

/// Finds the terms that belong to the block's rows, which `steps` says, a
/// ScatterStep: its threads look at different ones. It is done for each of them
/// by all threads, in the order of the terms.
struct LookStep : StepOf<Step::Kind::Look> {
  llvm::SmallVector<SpreadStep::Range, 2> terms; // the last one innermost
  /// Terms that a thread looks at before the block meets.
  int64_t each = 1;
  Steps steps;
  const ScatterStep &getPlace() const {
    return *llvm::cast<ScatterStep>(steps.front().get());
  }
};

/// A cumulative reduction whose results lie along the threads that share a
/// point, `width` a thread, turn by turn.
struct CumulateStep : StepOf<Step::Kind::Cumulate> {
  tdl::ReduceOp reduce;
  unsigned along, over;
  /// Folds what comes before the first result's own term.
  Steps before;
  /// Results in the order in which they are made: some add a term.
  struct Phase {
    Index lo, hi;
    bool adds;
  };
  llvm::SmallVector<Phase, 3> phases;
  int64_t shift = 0; // from a result's number to its term's
  bool isReversed = false;
  int64_t width = 1;
  Point term;
  Steps results;
  explicit CumulateStep(tdl::ReduceOp reduce) : reduce(reduce) {}
};

/// Folds a row, whose columns the threads that share the point have by turns,
/// and computes what there is of each column.
struct RowStep : StepOf<Step::Kind::Row> {
  /// The value of a variable is `column / divisor mod extent`.
  struct Digit {
    unsigned variable;
    int64_t divisor, extent;
  };
  using Column = llvm::SmallVector<Digit, 2>;
  /// A reduction, and what it uses of the row.
  struct Fold {
    tdl::ReduceOp reduce;
    Column column;
    std::vector<mlir::Value> captured;
  };
  /// Where what is kept of a column is, what is not is computed again.
  enum class Keep { Registers, Shared };

  Rows rows;
  std::vector<Fold> folds;
  Column column; // of the results, if they have one
  /// Columns beside each other that a thread has in a turn.
  int64_t width = 1;
  Keep keep = Keep::Shared;
  /// Of what is kept in shared memory, one each.
  llvm::SmallVector<unsigned> tiles;
  Point point;
  Steps results; // of a column
  explicit RowStep(Rows rows) : rows(std::move(rows)) {}
};

//===----------------------------------------------------------------------===//
// The nest
//===----------------------------------------------------------------------===//

struct LoopNest {
  explicit LoopNest(tdl::LambdaOp op) : op(op), variables(op) {}

  /// The form that loops take where not each element is computed by itself.
  enum class Form {
    Elements,
    Transpose, // blocks
    Tiles,     // reductions turned inside out, around tiles of accumulators
    Scan,      // accumulators kept from one result to the next
    Scatter,   // terms look for their places
    Product,   // blocks of threads fold tiles of results
    Rows,      // threads that share a row fold it and compute its columns
    Attention, // in one pass over the keys
    PairFold   // of weights that are computed where they are folded
  };

  tdl::LambdaOp op;
  LoopVariables variables;
  Form form = Form::Elements;
  /// What a library may compute in the loops' stead.
  std::optional<Contraction> contraction;
  std::unique_ptr<Indices> indices = std::make_unique<Indices>();
  std::vector<Piece> inputs, outputs;
  std::vector<Tile> tiles;
  /// Slots of 8 bytes of the operation's scratch memory, at most.
  int64_t numSlots = 0;
  llvm::MapVector<mlir::Operation *, Access> accesses; // of the reads
  std::vector<Condition> conditions;
  unsigned numCuts = 0, numData = 0;
  /// The variables that one loop runs over, if they are several: it is that of
  /// the last one.
  std::vector<llvm::SmallVector<unsigned>> merged;
  /// Iterations of the outermost loop that can be shared out.
  Index extent = 1;
  Steps steps;

  unsigned getNumAxes() const;
  unsigned getNumPlaces() const;
  /// What a comparison of indices gives at the point, if its loops are cut so
  /// that it is one thing there.
  std::optional<bool> getKnown(mlir::Operation *compare,
                               const Point &point) const;
};

/// The same question.
bool isSame(const Condition &a, const Condition &b);

/// How a rank computes its part of a supported lambda. `places` numbers the
/// memory of the inputs, then of the outputs: what has one number is in one
/// place.
LoopNest decideLoops(tdl::LambdaOp op, llvm::ArrayRef<unsigned> places,
                     const LoopOptions &options = {});

/// What is to be asked of a read where so much is known of the conditions, and
/// in which order: is it what `else` says; is it hidden by a mask, and then
/// neutral, or outside of the tensor and the program wrong; is it not held and
/// the program wrong; else it is in memory. What cannot matter is not asked.
struct ReadTests {
  ReadTests(const LoopNest &nest, llvm::ArrayRef<std::optional<bool>> known,
            tdl::ReadOp read);
  bool asks(unsigned condition) const;

  bool isElse = false, isMasked = false, isOutside = false, isNotHeld = false;
  llvm::SmallVector<unsigned> guards, masks, tensor, held; // of the conditions
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_LOOPNEST_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A number of a loop nest in closed form: sums, products, quotients and bounds
// of the rank's coordinates and of what its loops run over. What is constant is
// folded: bounds, extents and strides of pieces that are alike on all ranks are
// numbers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_INDEX_H
#define TOFU_LOWERING_LOOPS_INDEX_H

#include "mlir/IR/AffineExpr.h"
#include "tofu/TDL/TDL.h"
#include <deque>
#include <map>

namespace tofu::lowering {

/// A constant, or a form that Indices made.
struct Index {
  struct Form;
  const Form *form = nullptr;
  int64_t constant = 0;

  Index(int64_t constant) : constant(constant) {}
  static Index of(const Form *form) {
    Index index(0);
    index.form = form;
    return index;
  }
  bool isConstant() const { return !form; }
  bool is(int64_t number) const { return !form && constant == number; }
  bool operator==(const Index &) const = default;
};

struct Index::Form {
  enum class Kind {
    Coordinate, // of the rank, along the mesh axis `number`
    Begin,      // of the outermost loop's iterations, those to be run: the
    End,        // first, and the one after the last
    Variable,   // the value of a variable whose loop is open
    Tile,       // the first value of a variable in the tile that is open
    TileEnd,    // and the one after the last
    Cut,        // where a range is cut; of each cut two
    Data,       // a number that is computed from data
    Opaque,     // what `pointer` stands for
    Add,
    Sub,
    Mul,
    Min,
    Max,
    FloorDiv // by a constant
  };
  Kind kind;
  unsigned number;
  const void *pointer;
  Index left, right;
  /// The same at all places: of coordinates only.
  bool isShared;
};

/// Makes forms; equal ones of one maker are one, so that equal extents and
/// strides can be told by comparing. Forms live as long as it does.
class Indices {
public:
  using Kind = Index::Form::Kind;

  Index leaf(Kind kind, unsigned number = 0, const void *pointer = nullptr) {
    return make(kind, number, pointer, 0, 0);
  }
  Index add(Index a, Index b);
  Index sub(Index a, Index b);
  Index mul(Index a, Index b);
  Index min(Index a, Index b);
  Index max(Index a, Index b);
  /// Rounds down; `b` is positive.
  Index floorDiv(Index a, int64_t b);
  Index ceilDiv(Index a, int64_t b) { return mul(floorDiv(mul(a, -1), b), -1); }
  Index mod(Index a, int64_t b) { return sub(a, mul(floorDiv(a, b), b)); }
  /// `expr` with its dimensions and symbols standing for these.
  Index apply(mlir::AffineExpr expr, llvm::ArrayRef<Index> dims,
              llvm::ArrayRef<Index> symbols = {});

private:
  Index make(Kind kind, unsigned number, const void *pointer, Index left,
             Index right);
  Index combine(Kind kind, Index left, Index right) {
    return make(kind, 0, nullptr, left, right);
  }

  using Key = std::tuple<Kind, unsigned, const void *, const Index::Form *,
                         int64_t, const Index::Form *, int64_t>;
  std::deque<Index::Form> forms;
  std::map<Key, const Index::Form *> known;
};

/// True if the number is a multiple of the factor on all ranks, whatever its
/// variables are.
bool isMultiple(Index index, int64_t factor);

/// The box of one rank: per dimension its range.
struct RankBox {
  struct Range {
    Index lo, hi, extent;
  };
  llvm::SmallVector<Range, 4> ranges;
  /// Row-major, in elements.
  llvm::SmallVector<Index, 4> getStrides(Indices &indices) const;
};

/// The box at the rank's coordinates; all ranges are empty where its conditions
/// do not hold.
RankBox getBox(Indices &indices, tdl::BoxAttr box);
RankBox getWholeBox(llvm::ArrayRef<int64_t> extents);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_INDEX_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Index arithmetic that folds what is constant: bounds, extents and strides of
// pieces that are alike on all ranks become constants of the code.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_INDEXBUILDER_H
#define TOFU_LOWERING_INDEXBUILDER_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Builders.h"
#include "tofu/TDL/TDL.h"
#include <map>

namespace tofu::lowering {

/// A value of type index, or a constant.
struct Index {
  mlir::Value value;
  int64_t constant = 0;

  Index(int64_t constant) : constant(constant) {}
  Index(mlir::Value value);
  bool isConstant() const { return !value; }
  bool is(int64_t number) const { return !value && constant == number; }
  bool operator==(const Index &) const = default;
};

/// Emits at the builder's place; equal expressions become one value, so that
/// equal extents and strides can be told by comparing.
class IndexBuilder {
public:
  explicit IndexBuilder(mlir::OpBuilder builder) : builder(builder) {}

  mlir::Value materialize(mlir::Location loc, Index index);
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

  mlir::OpBuilder &getBuilder() { return builder; }

private:
  enum class Kind { Add, Sub, Mul, Min, Max, FloorDiv, Constant };
  using Key = std::tuple<Kind, const void *, int64_t, const void *, int64_t>;
  template <class Emit> Index once(Kind kind, Index a, Index b, Emit emit);
  mlir::Value get(Index index);

  mlir::OpBuilder builder;
  std::map<Key, mlir::Value> known;
};

/// The box of one rank: per dimension its range.
struct RankBox {
  struct Range {
    Index lo, hi, extent;
  };
  llvm::SmallVector<Range, 4> ranges;
  /// Row-major, in elements.
  llvm::SmallVector<Index, 4> getStrides(IndexBuilder &builder) const;
};

/// The box at the rank's coordinates; all ranges are empty where its conditions
/// do not hold.
RankBox getBox(IndexBuilder &builder, tdl::BoxAttr box,
               llvm::ArrayRef<Index> coordinates);
RankBox getWholeBox(llvm::ArrayRef<int64_t> extents);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_INDEXBUILDER_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which ranks hold something of a box, the nearest first.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_HOLDERS_H
#define TOFU_INTERPRETER_HOLDERS_H

#include "tofu/Interpreter/Mesh.h"
#include "llvm/ADT/SmallBitVector.h"
#include <map>

namespace tofu::interpreter {

class Holders {
public:
  /// Of the pieces of a type, among ranks that agree on `fixed`.
  Holders(tdl::PieceType type, const Mesh &mesh, llvm::ArrayRef<int64_t> fixed);

  /// The ranks that hold something of `needed` and have the coordinates of
  /// `rank` on the fixed axes: of those with one and the same piece only that
  /// which agrees with `rank` on most axes; ordered by the number of axes on
  /// which they agree, then by number.
  std::vector<int64_t> find(int64_t rank, llvm::ArrayRef<Range> needed);

private:
  /// The ranges of one dimension along the axes that cut it.
  struct Cuts {
    std::vector<Coordinates> points;
    std::vector<Range> ranges;
    bool isAscending = true;
  };
  const Cuts &getCuts(unsigned dim, llvm::ArrayRef<int64_t> own);
  /// Adds the points of one dimension's axes at which `needed` is touched.
  std::vector<Coordinates> getPoints(unsigned dim, llvm::ArrayRef<int64_t> own,
                                     Range needed);

  const Mesh &mesh;
  tdl::BoxAttr box;
  llvm::SmallBitVector fixed;
  /// Per dimension the axes that cut it; if the box is no product of ranges,
  /// the first entry has all of them and nothing is known of the ranges.
  std::vector<llvm::SmallVector<int64_t, 4>> axes;
  bool isProduct = true;
  /// By dimension and the coordinates on the fixed axes.
  std::map<std::pair<unsigned, Coordinates>, Cuts> known;
};

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_HOLDERS_H

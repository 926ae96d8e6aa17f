//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Quasi-affine expressions in the index variables of an operator, without IR:
// how a dimension of an operand is accessed. `2*x + dx - 1`, `j floordiv 16`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INDEX_INDEXEXPR_H
#define TOFU_INDEX_INDEXEXPR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace tofu {

/// A half-open range [lo, hi) of coordinates; empty when hi <= lo.
struct Span {
  int64_t lo = 0, hi = 0;
  bool empty() const { return hi <= lo; }
  int64_t size() const { return empty() ? 0 : hi - lo; }
  bool operator==(const Span &) const = default;
};

/// An expression in reverse Polish form.
class IndexExpr {
public:
  enum class Kind : uint8_t { Variable, Constant, Add, Mul, FloorDiv, Mod };
  /// Mul, FloorDiv and Mod take their second operand from `value`, which is
  /// positive for FloorDiv and Mod; Variable takes its number from it.
  struct Node {
    Kind kind;
    int64_t value = 0;
    bool operator==(const Node &) const = default;
  };
  llvm::SmallVector<Node, 4> nodes;

  static IndexExpr variable(unsigned number);
  static IndexExpr constant(int64_t value);
  IndexExpr operator+(const IndexExpr &other) const;
  IndexExpr operator*(int64_t factor) const;
  IndexExpr floorDiv(int64_t divisor) const;
  IndexExpr mod(int64_t divisor) const;

  /// The variable's number when the expression is just that variable, else -1.
  int getPlainVariable() const;
  /// Without the constant that is added last, and this constant: `e + c` is e
  /// and c, a constant nothing and itself.
  std::pair<llvm::ArrayRef<Node>, int64_t> splitConstant() const;
  /// Numbers of the variables read, ascending, once each.
  llvm::SmallVector<unsigned, 2> getVariables() const;
  int64_t evaluate(llvm::ArrayRef<int64_t> variables) const;
  bool operator==(const IndexExpr &) const = default;
};

} // namespace tofu

#endif // TOFU_INDEX_INDEXEXPR_H

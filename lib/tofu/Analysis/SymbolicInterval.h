//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Symbolic intervals: each end is the largest (smallest) of a few expressions
// in the mesh coordinates, known both in closed form and by its values on every
// device. The values keep the lists short: an expression that never decides is
// dropped, and one that is the same on all devices becomes a constant.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_SYMBOLICINTERVAL_H
#define TOFU_ANALYSIS_SYMBOLICINTERVAL_H

#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include <functional>

namespace tofu::tdl {

/// An expression in the mesh coordinates and its value on every device.
struct Term {
  mlir::AffineExpr expr;
  llvm::SmallVector<int64_t, 8> values;

  Term operator+(const Term &other) const;
  Term operator+(int64_t value) const;
  Term operator*(int64_t factor) const;
  Term floorDiv(int64_t divisor) const; // divisor > 0
  Term ceilDiv(int64_t divisor) const;  // divisor > 0
  Term mod(int64_t divisor) const;      // divisor > 0
};

/// One end of an interval: the largest of `terms` if it is a lower end, else
/// the smallest. Never without a term.
class Bound {
public:
  Bound(bool isLower, Term term) : isLower(isLower), terms{std::move(term)} {}

  bool isLower;
  llvm::SmallVector<Term, 2> terms;

  int64_t getValue(size_t device) const;
  /// Sums of ends of the same kind: every term with every term.
  Bound operator+(const Bound &other) const;
  /// A negative factor makes a lower end of an upper one.
  Bound operator*(int64_t factor) const;
  /// `monotone` applied to every term.
  Bound transform(llvm::function_ref<Term(const Term &)> monotone) const;
  void add(const Bound &other) { terms.append(other.terms); }
  /// Keeps the value on the devices of `live` with as few terms as are needed;
  /// all of them if no device is known.
  void prune(const llvm::BitVector &live);
};

/// An interval with inclusive ends.
struct SymbolicInterval {
  Bound lower, upper;

  SymbolicInterval operator+(const SymbolicInterval &other) const;
  SymbolicInterval operator*(int64_t factor) const;
  SymbolicInterval floorDiv(int64_t divisor) const;
  /// [lower mod m, upper mod m] if the interval stays within one block of m on
  /// every live device, else, or if no device is known, [0, m - 1].
  SymbolicInterval mod(int64_t divisor, const llvm::BitVector &live) const;
  void prune(const llvm::BitVector &live);
};

/// Rule 3 of docs/Analysis.md: where a quasi-affine expression falls, given
/// where its variables (its dimensions) do. `live` has a bit per device:
/// whether it reads anything. Without devices, ends are in closed form alone.
SymbolicInterval evaluate(mlir::AffineExpr expr,
                          llvm::ArrayRef<SymbolicInterval> variables,
                          const llvm::BitVector &live);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_SYMBOLICINTERVAL_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A layout is a value: what each axis of a mesh does to a tensor or to an
// operator, and in which order the axes cut one dimension.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_LAYOUT_H
#define TOFU_SEARCH_LAYOUT_H

#include "tofu/Index/Parts.h"
#include <vector>

namespace tofu::search {

/// How a tensor is stored along one mesh axis: split on dimension `value` >= 0,
/// or one of these: a copy on each device, or a term of a pending sum.
enum : int { Whole = -1, Partial = -2 };

/// How an operator is split along one mesh axis: on variable `value` >= 0, run
/// everywhere, or carrying partial operands of linearSets[carriedSet(value)]
/// through (every device of the axis computes the same box; operands of the set
/// are partial along the axis, or masked to the part they store).
enum : int { Everywhere = -1, CarryBase = -16 };
inline int carry(unsigned set) { return CarryBase - int(set); }
inline bool isCarry(int value) { return value <= CarryBase; }
inline unsigned carriedSet(int value) { return unsigned(CarryBase - value); }

/// What one axis does: a value, and which digit of the parts' numbers it is
/// where it cuts a dimension, 0 the most significant (0 if it cuts none).
struct Choice {
  int value = Whole;
  unsigned digit = 0;
  bool operator==(const Choice &other) const = default;
};

class Layout {
public:
  Layout() = default;
  /// A value per axis; axes that cut one dimension do so in their own order.
  Layout(llvm::ArrayRef<int> values);
  Layout(std::initializer_list<int> values)
      : Layout(llvm::ArrayRef<int>(values)) {}
  /// `value` along each of so many axes.
  static Layout getUniform(size_t numAxes, int value);

  size_t getNumAxes() const { return values.size(); }
  llvm::ArrayRef<int> getValues() const { return values; }
  int getValue(unsigned axis) const { return values[axis]; }
  Choice getChoice(unsigned axis) const { return {values[axis], digits[axis]}; }
  /// The axes with one value: of a dimension in the order in which they cut
  /// it, else ascending.
  Axes getAxes(int value) const;
  /// Those of each dimension or variable of so many.
  AxisLists getLists(size_t count) const;

  /// Puts the axis among those that cut the dimension without it, at most
  /// behind them: those from its digit on become one less significant.
  void set(unsigned axis, Choice choice);
  /// The same behind all of them.
  void setLast(unsigned axis, int value);
  /// Other axes that cut the dimension, so the most that the digit can be.
  unsigned countOthers(unsigned axis, int value) const;
  /// Another axis, along which nothing is cut.
  void addAxis();
  /// The first so many axes, as if there were no others.
  Layout takeAxes(size_t numAxes) const;

  bool operator==(const Layout &other) const = default;
  /// What tells layouts apart, at the end of a key.
  void appendTo(std::vector<int64_t> &key) const;

private:
  llvm::SmallVector<int, 4> values;
  llvm::SmallVector<unsigned, 4> digits;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_LAYOUT_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a reduction with a named combiner may fold, in groups of a few states
// each.
//
// A law that fails does so somewhere: a sum that is cut off at 20 adds up small
// numbers as a sum does. So every magnitude has a group of its own: that of
// each constant of the combiner, so that sums and products of two cross it;
// some powers of ten up to the largest integers; and those that sums of 8, 64,
// 512 of the first states have. With each go a few small states: a law may fail
// where the large meets the small.
//
// Where a law holds but at single points, as that of weighted means does where
// weights cancel out, no sample may be such a point. Magnitudes are all
// different, floats have digits at random, and integers are 1 modulo 4: the sum
// of up to three of them, negative or wrapped around, is not 0.
//
// The reduction's own expression is computed of them: counts are 1, absolute
// values are not negative, and an expression that is used twice is the same.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_COMBINERSAMPLES_H
#define TOFU_ANALYSIS_COMBINERSAMPLES_H

#include "tofu/Scalar/StraightCode.h"
#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// What is folded: a value per identity of the combiner.
using State = llvm::SmallVector<interpreter::Register, 2>;

class CombinerSamples {
public:
  explicit CombinerSamples(ReduceOp reduction);

  /// The types of a state's values; empty if some type has no samples.
  llvm::ArrayRef<interpreter::ScalarType> getTypes() const { return types; }
  /// Small states. Of several inputs each takes all of its values, and pairs of
  /// states agree in some of them: ties.
  std::vector<State> drawSmall() { return drawSmall(1); }
  /// The same of inputs of the other sign.
  std::vector<State> drawOpposite() { return drawSmall(-1); }
  /// States of inputs near +-size, or near the largest of their type; those of
  /// which a value is not finite are left out.
  std::vector<State> drawNear(double size);
  /// States of inputs that are the number or the next one, all of them or the
  /// first: what is asked for equality, or lies in a narrow window, is drawn by
  /// nothing else.
  std::vector<State> drawAt(double number);
  /// States in which some of the values that inputs give are the identity's;
  /// also infinite ones.
  std::vector<State> drawAtIdentity(const State &identity);
  /// The state with NaNs for all floats that are not constant.
  State makeNaN(State state);
  bool isFinite(const State &state) const;

private:
  std::vector<State> drawSmall(int sign);
  interpreter::Register drawInput(mlir::Type type, double size,
                                  bool isNegative);
  /// Adds the state of inputs that `draw` gives, unless a value is not finite.
  void
  add(std::vector<State> &states,
      llvm::function_ref<interpreter::Register(size_t place, mlir::Type)> draw);
  State compute();

  ReduceOp reduction;
  interpreter::StraightCode code;
  llvm::SmallVector<interpreter::ScalarType, 2> types;
  llvm::SmallVector<uint32_t, 2> registers;
  std::minstd_rand random;
};

/// Magnitudes of samples: the combiner's constants, and powers of ten.
llvm::SmallVector<double> findSizes(CombinerOp combiner);

/// What the combiner and the reduction's expression may compare with: their
/// constants but 0, 1 and -1, which small states have.
llvm::SmallVector<double> findConstants(CombinerOp combiner,
                                        ReduceOp reduction);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_COMBINERSAMPLES_H

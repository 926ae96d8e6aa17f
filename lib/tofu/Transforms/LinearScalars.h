//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Integers without dimensions as linear functions of others: what a loop counts
// with, and what is computed of that.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TRANSFORMS_LINEARSCALARS_H
#define TOFU_TRANSFORMS_LINEARSCALARS_H

#include "tofu/TDL/TDL.h"

namespace tofu::tdl {

/// factor * base + offset, modulo 2^w of the type's width w; offset if there is
/// no base. Factor and offset are in the range of signed numbers of w bits.
struct LinearScalar {
  mlir::Value base; // a tensor without dimensions
  int64_t factor = 0, offset = 0;

  bool isConstant() const { return !base; }
  bool isBase() const { return base && factor == 1 && offset == 0; }
  bool operator==(const LinearScalar &) const = default;
};

struct SignedRange {
  int64_t least, most;
};

/// The width of an integer, an index or a tensor of one integer; 0 of others,
/// and of more than 64 bits.
unsigned getScalarWidth(mlir::Type type);

/// True if the number is one of so many bits, with a sign.
bool fits(int64_t number, unsigned width);

/// What is known of integers of up to 64 bits and indices: of tensors without
/// dimensions, and of scalars in the bodies of lambdas. Values are looked at in
/// the order of the program, each once.
class LinearScalars {
public:
  /// Looks at a lambda or a constant; of others nothing is known.
  void add(mlir::Operation &op);
  /// The value is a base, if it is an integer tensor without dimensions.
  void addBase(mlir::Value value);
  /// The value is this number.
  void addConstant(mlir::Value value, int64_t number) {
    scalars[value] = {{}, 0, number};
  }
  /// All that the base can be.
  void setRange(mlir::Value base, SignedRange range) { ranges[base] = range; }

  std::optional<LinearScalar> get(mlir::Value value) const;
  /// What the value can be as a signed number; none if it may wrap.
  std::optional<SignedRange> getRange(mlir::Value value) const;
  /// A value that is always the same as this one, which is a choice between it
  /// and others; null if there is none.
  mlir::Value getChosen(mlir::Operation *op) const;
  /// The comparison that gives an i1, inside of a lambda's body; null if it is
  /// none.
  mlir::Operation *getComparison(mlir::Value predicate) const;

private:
  std::optional<LinearScalar> infer(mlir::Operation *op) const;
  std::optional<bool> compare(mlir::Operation *op) const;

  llvm::DenseMap<mlir::Value, LinearScalar> scalars;
  llvm::DenseMap<mlir::Value, SignedRange> ranges;
};

} // namespace tofu::tdl

#endif // TOFU_TRANSFORMS_LINEARSCALARS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Builds a program as a nest of loops: code is put into the outermost loop in
// which its operands are known.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_CODEBUILDER_H
#define TOFU_INTERPRETER_CODEBUILDER_H

#include "mlir/IR/AffineExpr.h"
#include "tofu/Scalar/ScalarOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace tofu::interpreter {

/// Bounds of an index value, both inclusive.
struct Interval {
  int64_t lo, hi;
};

/// A sum of index registers with factors.
struct Linear {
  std::map<uint32_t, int64_t> terms;
  int64_t constant = 0;

  void add(const Linear &other, int64_t factor = 1);
};

class CodeBuilder {
public:
  CodeBuilder();

  //===--------------------------------------------------------------------===//
  // Registers
  //===--------------------------------------------------------------------===//

  uint32_t addConstant(Register value);
  uint32_t addIndexConstant(int64_t value);
  /// A register that is set by code of the level.
  uint32_t addRegister(unsigned level,
                       std::optional<Interval> bounds = std::nullopt);
  unsigned getLevel(uint32_t reg) const { return infos[reg].level; }

  //===--------------------------------------------------------------------===//
  // Levels: 0 runs once; each loop opens one
  //===--------------------------------------------------------------------===//

  unsigned getTop() const { return levels.size() - 1; }
  /// Opens a level. Code that may fail must not leave it if it is `guarded`:
  /// perhaps it never runs.
  void openLevel(bool guarded);
  /// Opens a loop and returns its index, in [lo, hi).
  uint32_t openLoop(uint32_t lo, uint32_t hi);
  /// Goes on with the next point unless the register is 0 (or not negative).
  void skipUnless(uint32_t reg, bool isZero);
  /// Appends the innermost level's code, and the loop around it, to the next.
  void closeLevel();
  /// The outermost level that code which may fail can be put in.
  unsigned getFloor() const;
  /// Takes away the levels above `level` until `putBack`.
  struct Level;
  std::vector<Level> takeAbove(unsigned level);
  void putBack(std::vector<Level> taken);

  //===--------------------------------------------------------------------===//
  // Code
  //===--------------------------------------------------------------------===//

  void emit(unsigned level, Instruction instruction);
  /// Computes a value at the level of its operands, at most three.
  uint32_t emitOp(ScalarOp op, llvm::ArrayRef<uint32_t> operands);
  /// Keeps alive what an instruction points to.
  template <class T> const T *own(T value) {
    auto owned = std::make_shared<const T>(std::move(value));
    program.owned.push_back(owned);
    return owned.get();
  }
  Program finish();

  //===--------------------------------------------------------------------===//
  // Index arithmetic
  //===--------------------------------------------------------------------===//

  Linear getLinear(uint32_t reg) const;
  /// The value of an affine expression; symbols follow dims in `operands`.
  Linear getLinear(mlir::AffineExpr expr, unsigned numDims,
                   llvm::ArrayRef<uint32_t> operands);
  std::optional<Interval> getBounds(const Linear &linear) const;
  unsigned getLevel(const Linear &linear) const;
  uint32_t materialize(const Linear &linear);

  struct Level {
    std::vector<Instruction> code;
    bool guarded = false, isLoop = false;
    uint32_t index = 0, lo = 0, hi = 0;
    llvm::SmallVector<size_t, 2> skips;
  };

private:
  struct Info {
    unsigned level;
    std::optional<Interval> bounds;
  };
  uint32_t divide(mlir::AffineExprKind kind, uint32_t left, uint32_t right);

  Program program;
  std::vector<Info> infos;
  std::vector<Level> levels;
  std::map<int64_t, uint32_t> indexConstants;
  /// Registers that hold a linear form already: constant, then terms.
  std::map<std::vector<int64_t>, uint32_t> known;
};

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_CODEBUILDER_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalar operations one after the other, without loops and reads: as they
// compute, and as they might with other roundings.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCALAR_STRAIGHTCODE_H
#define TOFU_SCALAR_STRAIGHTCODE_H

#include "tofu/Scalar/Bytecode.h"

#include "mlir/IR/Block.h"
#include <random>

namespace tofu::interpreter {

/// The distance from 1 to the next larger float.
double getUnit(ScalarType type);

/// A float as a double, and any number.
double getReal(Register value, ScalarType type);
double getNumber(Register value, ScalarType type);
/// The number that is nearest to `value`.
Register makeReal(double value, ScalarType type);

class StraightCode {
public:
  /// Appends the block's operations. Those that are no scalar operations, as
  /// reads, are left out; their results are inputs.
  void append(mlir::Block &block);
  /// The first one that was left out, if any.
  mlir::Operation *getLeftOut() const { return leftOut; }

  /// Where a value is held; nullopt if there are no scalars of its type.
  std::optional<uint32_t> getRegister(mlir::Value value);
  Register &operator[](uint32_t reg) { return frame.registers[reg]; }

  /// A value that the code uses, but does not compute.
  struct Input {
    uint32_t reg;
    mlir::Value value;
  };
  llvm::ArrayRef<Input> getInputs() const { return inputs; }

  void run();
  /// The same, with each float that an operation rounds moved by up to two
  /// units in its last place, at random. True if finite floats went beyond the
  /// largest one, to infinity.
  bool runNudged(std::minstd_rand &random);

private:
  struct Step {
    Instruction instruction;
    mlir::Operation *op;
    llvm::SmallVector<ScalarType, 3> from;
    ScalarType to;
  };
  uint32_t addRegister(Register value);
  bool appendSteps(mlir::Operation &op);
  bool goesBeyond(const Step &step, llvm::ArrayRef<Register> operands) const;
  void nudge(const Step &step, llvm::ArrayRef<Register> operands,
             std::minstd_rand &random);

  std::vector<Step> steps;
  Frame frame;
  llvm::DenseMap<mlir::Value, uint32_t> registers;
  llvm::SmallVector<Input> inputs;
  mlir::Operation *leftOut = nullptr;
};

} // namespace tofu::interpreter

#endif // TOFU_SCALAR_STRAIGHTCODE_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From the body of a tdl.lambda to a program, for one box and one device.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_LAMBDACOMPILER_H
#define TOFU_INTERPRETER_LAMBDACOMPILER_H

#include "tofu/Interpreter/Lambda.h"
#include "tofu/Interpreter/Memory.h"
#include "llvm/ADT/DenseMap.h"

namespace tofu::interpreter {

class LambdaCompiler {
public:
  LambdaCompiler(tdl::LambdaOp op, llvm::ArrayRef<Range> ranges,
                 llvm::ArrayRef<Operand> inputs, llvm::StringRef where);

  Program compile(llvm::ArrayRef<View> outputs);

private:
  void bindInputs();
  void compileBody(mlir::Block &block);
  void compileOp(mlir::Operation *op);
  void compileRead(tdl::ReadOp op);
  /// The map's divisors that may be not positive: where one is, and the map is
  /// used, the program ends with an error.
  llvm::SmallVector<uint32_t, 0> getDivisors(mlir::AffineMap map,
                                             llvm::ArrayRef<uint32_t> operands);
  void storeResults(llvm::ArrayRef<View> outputs);

  // Reductions.
  void compileReduce(tdl::ReduceOp op);
  void openLoops(tdl::ReduceOp op);
  llvm::SmallVector<uint32_t> combine(tdl::ReduceOp op, unsigned level);
  void combineBuiltin(tdl::Combiner combiner, uint32_t value,
                      ScalarType valueType, uint32_t accumulator,
                      ScalarType type);
  void combineNamed(tdl::CombinerOp combiner,
                    llvm::ArrayRef<uint32_t> accumulators,
                    llvm::ArrayRef<uint32_t> values);
  unsigned getLevelOfCaptures(mlir::Operation *op);

  llvm::SmallVector<uint32_t> getRegisters(mlir::ValueRange values) {
    return llvm::map_to_vector(values,
                               [&](mlir::Value v) { return registers.at(v); });
  }
  const Operand &getOperand(mlir::Value source);

  tdl::LambdaOp op;
  llvm::ArrayRef<Range> ranges;
  llvm::ArrayRef<Operand> inputs;
  llvm::StringRef where;
  CodeBuilder builder;
  llvm::DenseMap<mlir::Value, uint32_t> registers;
  /// Reads that fail only where other reads take them after `else`.
  llvm::DenseMap<mlir::Value, const CheckedRead *> deferred;
  llvm::DenseMap<mlir::Operation *, unsigned> firstVariable;
};

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_LAMBDACOMPILER_H

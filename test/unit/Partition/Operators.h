//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Small operators, made by enumeration or by seeded chance: a coordinate has at
// most 2 indices, coefficients -1, 1, 2 and an offset -1, 0, 1; reads are
// unguarded or guarded.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_PARTITION_OPERATORS_H
#define TOFU_TEST_PARTITION_OPERATORS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Interpreter/Tensor.h"
#include <random>

namespace tofu::test {

/// c0 * index0 + c1 * index1 + offset; a coefficient of 0 leaves an index out.
struct Coordinate {
  int coefficients[2];
  int offset;
};

/// How an operand is read: one coordinate per dimension, and a guard.
struct Read {
  llvm::SmallVector<int> shape;
  llvm::SmallVector<Coordinate> coordinates;
  std::string guard;
};

/// `outputs` of the two indices are indices of the result, the others are
/// summed (or folded by `combiner`).
struct Operator {
  llvm::SmallVector<int> extents; // of one or two indices
  unsigned outputs;
  const char *combiner = "sum";
  std::vector<Read> reads;
};

/// One function with a lambda, arguments and a result per operator.
std::string print(llvm::ArrayRef<Operator> operators);

/// All coordinates over `indices` indices, each using at least one of them.
std::vector<Coordinate> getCoordinates(unsigned indices);
std::vector<std::string> getGuards(unsigned indices);

Operator makeTwoOperandOperator(std::mt19937 &random);

/// Small integers, so that sums are exact in any order.
std::vector<interpreter::Tensor> makeInputs(mlir::func::FuncOp function);

} // namespace tofu::test

#endif // TOFU_TEST_PARTITION_OPERATORS_H

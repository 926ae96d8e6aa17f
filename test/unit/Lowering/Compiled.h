//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs a program by the interpreter, and as a shared object on the runtime's
// ranks: the code for CPUs, and that for CUDA devices, on a stand-in.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_LOWERING_COMPILED_H
#define TOFU_TEST_LOWERING_COMPILED_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Lowering/Loops/LoopNest.h"
#include "tofu/Runtime/Runtime.h"
#include "gtest/gtest.h"

namespace tofu::test {

class Compiled : public testing::Test {
protected:
  Compiled();

  /// The text's function, split over a number of devices.
  mlir::func::FuncOp split(const std::string &text, int64_t devices);

  /// Numbers for the arguments of the function before it was split.
  std::vector<interpreter::Tensor> inputs;

  /// Compiles the function, runs it on its inputs, by kernels alone and with
  /// libraries, and compares every result with the interpreter's: errors
  /// relative to the tensor's largest value are at most `tolerance`, bytes
  /// moved are the same, so is the arena (a GPU has more than it).
  void compare(mlir::func::FuncOp function, double tolerance = 0);

  /// Runs it for CUDA devices alone; no results after a failure.
  std::vector<interpreter::Tensor> runForCuda(mlir::func::FuncOp function);

  /// What a step on the inputs says when it fails.
  std::string fail(mlir::func::FuncOp function);

  /// Both for several numbers of devices.
  void compareSplits(const std::string &text, double tolerance = 0);

  /// Compiles the function, and loads it; null after a failure.
  tofu_program *load(mlir::func::FuncOp function, bool isCuda = false);

  /// The level of CPU that programs are compiled for.
  std::string cpu = "x86-64-v3";
  lowering::LoopOptions loops;

  mlir::MLIRContext context;

private:
  /// Runs a step; null after a failure, which is in tofu_error().
  tofu_session *run(tofu_program *program, bool libraries);
  void compare(tofu_session *session, const interpreter::Execution &expected,
               double tolerance, bool isCuda);

  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Of the orders in which the stand-in does things.
  uint64_t seed = 0;
};

/// A function of one lambda: its arguments, the lambda after `tdl.lambda`, and
/// the result's type.
std::string write(const std::string &arguments, const std::string &lambda,
                  const std::string &result);

} // namespace tofu::test

#endif // TOFU_TEST_LOWERING_COMPILED_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What must be true of every program: it computes the same whole, tidied,
// split, fused and scheduled, and moves the bytes that its plan predicts.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_CHECK_H
#define TOFU_TEST_COMPOSITIONS_CHECK_H

#include "Program.h"
#include "mlir/Pass/PassManager.h"

namespace tofu::test {

struct Failure {
  std::string stage;   // what was done when it failed
  std::string message; // in one line
};

/// One run of the whole program.
struct Step {
  std::vector<interpreter::Tensor> inputs, results;
};

/// A program that was interpreted.
struct Checked {
  Program program;
  /// If results are fed, the second one's inputs are the first one's results.
  std::vector<Step> steps;
  /// The program of every device, not fused yet; null after a failure.
  mlir::OwningOpRef<mlir::ModuleOp> expanded;
  int64_t bytesMoved = 0;
  std::optional<Failure> failure;
};

/// Runs what may emit errors; their text if it fails, else nothing.
std::string capture(mlir::MLIRContext &context,
                    llvm::function_ref<mlir::LogicalResult()> work);

/// MLIR keeps every type and attribute for as long as its context lives, so
/// after some thousands of programs a new Checker is cheaper.
class Checker {
public:
  Checker();

  Checked check(Choices &choices);
  /// The function with its plan as annotations, and its arguments.
  std::string describe(Choices &choices);

  mlir::MLIRContext &getContext() { return context; }
  /// Runs -tofu-fuse and -tofu-schedule; an error's text, or nothing.
  std::string schedule(mlir::ModuleOp module);

private:
  std::string run(mlir::PassManager &passes, mlir::ModuleOp module);
  std::optional<Failure> check(Checked &checked);
  std::optional<Failure> runWhole(Checked &checked);
  std::optional<Failure> prepare(Checked &checked);
  std::optional<Failure> compareRun(const char *stage, mlir::ModuleOp module,
                                    Checked &checked);

  mlir::MLIRContext context;
  mlir::PassManager tidyPasses{&context}, expandPasses{&context},
      schedulePasses{&context};
};

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_CHECK_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One strategy of one operator, at one setting, over some parts: the program of
// its devices, what they are given, and what the whole operator makes of it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_STRATEGIES_TRIALS_H
#define TOFU_TEST_STRATEGIES_TRIALS_H

#include "Plants.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tofu/Interpreter/Tensor.h"
#include "tofu/Operators/Setting.h"
#include <memory>

namespace tofu::test {

/// What an operator is given, and what it makes of it.
struct Numbers {
  std::vector<interpreter::Tensor> inputs, results;
  mlir::OwningOpRef<mlir::ModuleOp> whole = {}; // its program
};

struct Trial {
  std::string name; // as a failure shows it
  mlir::OwningOpRef<mlir::ModuleOp> expanded;
  std::shared_ptr<const Numbers> numbers;
  bool isCompiled = true;
};

struct TrialOptions {
  unsigned settings = 3;
  llvm::SmallVector<int64_t> parts; // numbers of devices
  /// Each strategy is run at each setting on one number of devices, another one
  /// at the next setting, and compiled at one setting, another one for the next
  /// strategy.
  bool inTurn = false;
  /// One of so many is made, and the first of each operator: a number without
  /// common factors with those of settings and parts takes all of these in
  /// turn.
  unsigned every = 1;
  Plant plant = Plant::None;
};

struct Counts {
  unsigned trials = 0; // that could be made
  unsigned operators = 0, instances = 0, settings = 0, strategies = 0;
  unsigned interpreted = 0, compiled = 0, exact = 0;
  // Operators of whose functions there is no body; strategies that need the
  // promise that all is finite where no numbers keep it.
  unsigned notRun = 0;
  unsigned planted = 0, found = 0; // errors

  Counts &operator+=(const Counts &other);
};

/// The trials of an instance of a definition, which are interpreted, too: what
/// is wrong with them is added to `faults`, and then they are left out. With a
/// plant, it is planted wherever there is a place, and what does not show is a
/// fault.
std::vector<Trial> makeTrials(tdl::OpOp definition, const TrialOptions &options,
                              Counts &counts, std::vector<std::string> &faults);

/// Compiles trials of one number of devices as one program, runs it, and
/// compares. Optimising takes five times as long as the rest.
void runCompiled(llvm::ArrayRef<Trial *> trials, bool isOptimized,
                 Counts &counts, std::vector<std::string> &faults);

/// How results differ from those of the whole operator; empty if they do not.
/// Sums of the numbers that are given are exact, so are most results; others
/// may differ by roundings: by 1e-5, or by as much as the operator makes of
/// some units in the last place of its inputs. `exact` counts results that are
/// equal bit by bit.
std::string findDifference(llvm::ArrayRef<interpreter::Tensor> results,
                           const Numbers &expected, unsigned &exact);

} // namespace tofu::test

#endif // TOFU_TEST_STRATEGIES_TRIALS_H

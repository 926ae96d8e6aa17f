//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A random program: a function of lambdas, its arguments' elements, and what
// was decided about its plan.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_PROGRAM_H
#define TOFU_TEST_COMPOSITIONS_PROGRAM_H

#include "Body.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tofu/Interpreter/Tensor.h"
#include <set>

namespace tofu::test {

/// Attributes of operations while a program is made: decisions about the plan,
/// to be read as it needs them, and the argument that the result replaces.
inline constexpr llvm::StringLiteral kChoices = "compositions.choices";
inline constexpr llvm::StringLiteral kReplaces = "compositions.replaces";
constexpr unsigned kPlanChoices = 8;
using PlanChoices = llvm::SmallVector<int32_t, kPlanChoices>;

struct Program {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  Style style;
  std::vector<interpreter::Tensor> inputs;
  std::vector<Known> results;

  llvm::SmallVector<int64_t> mesh;
  bool isTidied = false;   // -tofu-tidy before the plan
  bool isSearched = false; // the plan is the search's, else a random legal one
  uint32_t searchChoices = 0;
  std::vector<PlanChoices> argumentChoices;

  bool isFed = false; // some results are arguments of the next step
  std::set<std::string> features;
};

Program makeProgram(mlir::MLIRContext &context, Choices &choices);

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_PROGRAM_H

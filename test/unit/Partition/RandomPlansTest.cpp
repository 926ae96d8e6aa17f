//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Random programs, with plans that are searched and with any others that can be
// carried out, on meshes that divide nothing: the bytes that the plan predicts,
// the program states and the interpreter moves are one number, and the results
// are those of the whole program. 200 programs, or TOFU_RANDOM_PROGRAMS.
//
//===----------------------------------------------------------------------===//
#include "Operators.h"
#include "RandomProgram.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Index/Saturating.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Partition/Expand.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Search/Recursion.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

namespace {

const std::vector<std::vector<int64_t>> kMeshes = {
    {3, 2}, {2, 3}, {2, 2, 3}, {3, 2, 2}, {6},
    {12},   {5},    {3, 3},    {2, 2, 2}, {7}};

class RandomPlans : public testing::Test {
protected:
  RandomPlans() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect, tdl::TDLDialect,
                        plan::PlanDialect>();
    const char *count = std::getenv("TOFU_RANDOM_PROGRAMS");
    number = count ? std::atoi(count) : 200;
  }

  struct Program {
    OwningOpRef<ModuleOp> module;
    func::FuncOp function;
    std::vector<interpreter::Tensor> inputs;
    std::vector<interpreter::Tensor> results;
  };

  void read(const std::string &text, Program &program) {
    program.module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(program.module) << text;
    program.function = *program.module->getOps<func::FuncOp>().begin();
    program.inputs = makeInputs(program.function);
    auto whole = interpreter::execute(program.function, program.inputs);
    ASSERT_TRUE(bool(whole)) << llvm::toString(whole.takeError()) << text;
    program.results = std::move(whole->results);
    program.function.walk([](tdl::LambdaOp op) { tdl::normalizeInputs(op); });
  }

  void check(Program &program, const AnnotatedPlan &plan) {
    OwningOpRef<func::FuncOp> copy = program.function.clone();
    FailureOr<FunctionGraph> graph = buildGraph(*copy);
    ASSERT_TRUE(succeeded(graph));
    annotate(*copy, *graph, plan);
    std::string annotated = describe(*copy);
    search::PlanCost cost =
        search::evaluate(graph->graph, plan.plan, plan.options);
    ASSERT_LT(cost.total, Forbidden) << annotated;
    expand(*copy, *graph, plan, cost);
    ASSERT_TRUE(succeeded(verify(*copy))) << annotated;
    ASSERT_EQ(*getBytesMoved(*copy), cost.total)
        << annotated << describe(*copy);
    auto parted = interpreter::execute(*copy, program.inputs);
    ASSERT_TRUE(bool(parted))
        << llvm::toString(parted.takeError()) << annotated << describe(*copy);
    ASSERT_EQ(parted->bytesMoved, cost.total) << annotated << describe(*copy);
    for (auto [number, whole] : llvm::enumerate(program.results))
      ASSERT_TRUE(parted->results[number].bytes == whole.bytes)
          << "result " << number << "\n"
          << annotated << describe(*copy);
  }

  static std::string describe(func::FuncOp function) {
    std::string text;
    llvm::raw_string_ostream(text) << function;
    return text;
  }

  MLIRContext context;
  int number;
};

TEST_F(RandomPlans, Searched) {
  std::mt19937 random(1);
  for (int i = 0; i < number; ++i) {
    SCOPED_TRACE("program " + std::to_string(i));
    Program program;
    ASSERT_NO_FATAL_FAILURE(read(makeRandomProgram(random), program));
    FailureOr<FunctionGraph> graph = buildGraph(program.function);
    ASSERT_TRUE(succeeded(graph));
    AnnotatedPlan plan;
    if (random() % 2) {
      plan.options.partial = random() % 2;
      plan.options.shareFetches = random() % 2;
      plan.options.tie = random() % 2;
    }
    plan.plan =
        search::searchPlan(
            graph->graph, ArrayRef<int64_t>(kMeshes[random() % kMeshes.size()]),
            plan.options)
            .plan;
    ASSERT_NO_FATAL_FAILURE(check(program, plan));
  }
}

TEST_F(RandomPlans, AnyLegal) {
  std::mt19937 random(2);
  for (int i = 0; i < number; ++i) {
    SCOPED_TRACE("program " + std::to_string(i));
    Program program;
    ASSERT_NO_FATAL_FAILURE(read(makeRandomProgram(random), program));
    FailureOr<FunctionGraph> graph = buildGraph(program.function);
    ASSERT_TRUE(succeeded(graph));
    for (int j = 0; j < 4; ++j) {
      AnnotatedPlan plan;
      plan.options.shareFetches = random() % 4;
      plan.plan = makeRandomPlan(graph->graph,
                                 kMeshes[random() % kMeshes.size()], random);
      ASSERT_NO_FATAL_FAILURE(check(program, plan));
    }
  }
}

} // namespace

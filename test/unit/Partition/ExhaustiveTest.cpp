//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// All small operators, all splits: the partitioned result is the whole result,
// and the bytes that the plan predicts, the program states and the interpreter
// counts are one number.
//
// A coordinate has at most 2 indices, coefficients -1, 1, 2 and an offset -1,
// 0, 1; extents are 1 to 4; reads are unguarded or guarded. Every such operator
// of one operand of rank 1 is tried with all extents, of rank 2 with extents
// that follow from its number, and operators of two operands by seeded chance:
// 10^3 of them, or TOFU_EXHAUSTIVE_OPERATORS.
//
//===----------------------------------------------------------------------===//
#include "Operators.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Partition/Expand.h"
#include "tofu/Partition/ProgramBytes.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

namespace {

class Exhaustive : public testing::Test {
protected:
  Exhaustive() {
    context.loadDialect<arith::ArithDialect, func::FuncDialect, tdl::TDLDialect,
                        plan::PlanDialect>();
  }

  /// Runs the operator whole and split in every way.
  void check(const Operator &op) {
    std::string text = print({op});
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module) << text;
    auto function = *module->getOps<func::FuncOp>().begin();
    std::vector<interpreter::Tensor> inputs = makeInputs(function);
    auto whole = interpreter::execute(function, inputs);
    ASSERT_TRUE(bool(whole)) << llvm::toString(whole.takeError()) << text;
    FailureOr<FunctionGraph> graph = buildGraph(function);
    ASSERT_TRUE(succeeded(graph)) << text;
    ++operators;
    unsigned variables = graph->graph.operators[0].variables.size();
    for (int64_t parts = 1; parts <= 4; ++parts)
      for (unsigned v = 0; v < variables; ++v)
        checkSplit(function, *graph, inputs, whole->results[0], {parts},
                   {int(v)}, text);
    for (unsigned v = 0; v < variables; ++v)
      for (unsigned w = 0; w < variables; ++w)
        checkSplit(function, *graph, inputs, whole->results[0], {2, 2},
                   {int(v), int(w)}, text);
  }

  void checkSplit(func::FuncOp function, const FunctionGraph &graph,
                  ArrayRef<interpreter::Tensor> inputs,
                  const interpreter::Tensor &whole, ArrayRef<int64_t> mesh,
                  ArrayRef<int> split, const std::string &text) {
    for (int v : split)
      if (graph.graph.operators[0].variables[v].kind ==
          search::VariableKind::Fixed)
        return;
    AnnotatedPlan plan;
    plan.plan.mesh.assign(mesh.begin(), mesh.end());
    // Both axes on one variable cut it in either order.
    auto turn = [&](search::Layout &layout) {
      if (splits % 3 == 0 && layout.getNumAxes() == 2)
        layout.set(1, {layout.getValue(1), 0});
    };
    turn(plan.plan.operators.emplace_back(split));
    // Operands and result are stored on a dimension that changes with the case.
    for (const search::Tensor &tensor : graph.graph.tensors) {
      SmallVector<int> values;
      for (unsigned axis = 0; axis < mesh.size(); ++axis)
        values.push_back(int((splits + axis) % tensor.extents.size()));
      turn(plan.plan.tensors.emplace_back(values));
    }
    ++splits;
    OwningOpRef<func::FuncOp> copy = function.clone();
    FailureOr<FunctionGraph> copied = buildGraph(*copy);
    ASSERT_TRUE(succeeded(copied));
    annotate(*copy, *copied, plan);
    search::PlanCost cost =
        search::evaluate(copied->graph, plan.plan, plan.options);
    expand(*copy, *copied, plan, cost);
    ASSERT_EQ(*getBytesMoved(*copy), cost.total) << describe(*copy) << text;
    auto parted = interpreter::execute(*copy, inputs);
    ASSERT_TRUE(bool(parted))
        << llvm::toString(parted.takeError()) << describe(*copy);
    ASSERT_EQ(parted->bytesMoved, cost.total) << describe(*copy);
    ASSERT_TRUE(parted->results[0].bytes == whole.bytes) << describe(*copy);
  }

  static std::string describe(func::FuncOp function) {
    std::string text;
    llvm::raw_string_ostream(text) << function;
    return text;
  }

  void report(const char *what) {
    std::printf("%s: %u operators, %u splits\n", what, operators, splits);
  }

  MLIRContext context;
  unsigned operators = 0, splits = 0;
};

/// What a run asks for by TOFU_EXHAUSTIVE_OPERATORS; 0: what tests take time
/// for.
static int getAsked() {
  const char *count = std::getenv("TOFU_EXHAUSTIVE_OPERATORS");
  return count ? std::atoi(count) : 0;
}

// All of them, or each third.
TEST_F(Exhaustive, OneOperandOfRankOne) {
  bool all = getAsked() != 0;
  unsigned number = 0;
  for (unsigned indices : {1u, 2u})
    for (unsigned outputs = 1; outputs <= indices; ++outputs)
      for (const Coordinate &coordinate : getCoordinates(indices))
        for (const std::string &guard : getGuards(indices))
          for (int extent : {1, 2, 3, 4})
            for (int i : {1, 2, 3, 4})
              for (int j : {1, 2, 3, 4}) {
                if (indices == 1 && j > 1)
                  continue;
                if (number++ % 3 && !all)
                  continue;
                Operator op;
                op.extents.assign({i, j});
                op.extents.resize(indices);
                op.outputs = outputs;
                op.reads.push_back({{extent}, {coordinate}, guard});
                ASSERT_NO_FATAL_FAILURE(check(op));
              }
  report("one operand of rank 1");
}

TEST_F(Exhaustive, OneOperandOfRankTwo) {
  unsigned number = 0;
  std::vector<Coordinate> coordinates = getCoordinates(2);
  for (unsigned outputs : {1u, 2u})
    for (const Coordinate &first : coordinates)
      for (const Coordinate &second : coordinates) {
        unsigned n = number++;
        std::vector<std::string> guards = getGuards(2);
        Operator op;
        op.extents.assign({int(n % 4 + 1), int(n / 4 % 4 + 1)});
        op.outputs = outputs;
        op.reads.push_back({{int(n / 16 % 4 + 1), int(n / 64 % 4 + 1)},
                            {first, second},
                            guards[n % 3]});
        ASSERT_NO_FATAL_FAILURE(check(op));
      }
  report("one operand of rank 2");
}

TEST_F(Exhaustive, TwoOperands) {
  int number = getAsked() ? getAsked() : 1000;
  std::mt19937 random(1);
  for (int i = 0; i < number; ++i)
    ASSERT_NO_FATAL_FAILURE(check(makeTwoOperandOperator(random)));
  report("two operands");
}

} // namespace

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Infinities, NaNs and zeros with a sign, in small programs on any legal plan:
// partitioning reorders folds and does nothing else, so the results are those
// of the whole program, bit for bit. The other values are such that sums are
// exact.
//
//===----------------------------------------------------------------------===//
#include "RandomProgram.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Partition/Expand.h"
#include "tofu/Search/OperatorCost.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "gtest/gtest.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

namespace {

std::string writeRowSums(const std::string &name, const std::string &source) {
  return "%" + name + " = tdl.lambda (%i) in [6] on (%x = %" + source +
         R"() : (tensor<6x4xf32>) -> tensor<6xf32> {
        %s = tdl.reduce sum (%k) in [4] : f32 {
          %v = tdl.read %x[%i, %k] : tensor<6x4xf32>
          tdl.yield %v : f32
        }
        tdl.yield %s : f32
      }
      )";
}

/// %p is the sums of the rows of %a, %b of %more; `body` is the lambda of %r.
/// The function returns that and, so that infinities show the sign of zeros, 1
/// / that.
std::string write(const std::string &body, const std::string &extent = "6") {
  return R"(
    func.func @f(%a: tensor<6x4xf32>, %more: tensor<6x4xf32>, %factors: tensor<6xf32>,
                 %table: tensor<5xf32>, %n: tensor<6xi32>)
        -> (tensor<)" +
         extent + "xf32>, tensor<" + extent + "xf32>) {" +
         writeRowSums("p", "a") + writeRowSums("b", "more") +
         "%r = tdl.lambda " + body + R"(
      %q = tdl.lambda (%i) in [)" +
         extent + "] on (%x = %r) : (tensor<" + extent + "xf32>) -> tensor<" +
         extent + R"(xf32> {
        %one = arith.constant 1.0 : f32
        %v = tdl.read %x[%i] : tensor<)" +
         extent + R"(xf32>
        %d = arith.divf %one, %v : f32
        tdl.yield %d : f32
      }
      return %r, %q : tensor<)" +
         extent + "xf32>, tensor<" + extent + "xf32>\n}";
}

/// Of %u and %v, the elements of %p and %b, and %w, of %factors.
std::string writePoint(const std::string &code) {
  return write(R"((%i) in [6] on (%x = %p, %y = %b, %z = %factors)
          : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32> {
        %u = tdl.read %x[%i] : tensor<6xf32>
        %v = tdl.read %y[%i] : tensor<6xf32>
        %w = tdl.read %z[%i] : tensor<6xf32>
        %zero = arith.constant 0.0 : f32
        %half = arith.constant 0.5 : f32
        %minus = arith.constant -2.0 : f32
        )" + code +
               "\ntdl.yield %r : f32 }");
}

/// A sum over rows of what `code` makes of %u and %v, the elements of %a and
/// %b, and %f, the row's number.
std::string writeSum(const std::string &code) {
  return write(R"((%i) in [4] on (%x = %a, %y = %b)
          : (tensor<6x4xf32>, tensor<6xf32>) -> tensor<4xf32> {
        %s = tdl.reduce sum (%k) in [6] : f32 {
          %u = tdl.read %x[%k, %i] : tensor<6x4xf32>
          %v = tdl.read %y[%k] : tensor<6xf32>
          %m = arith.index_cast %k : index to i32
          %f = arith.sitofp %m : i32 to f32
          )" + code +
                   R"(
          tdl.yield %t : f32
        }
        tdl.yield %s : f32 })",
               "4");
}

/// The table's row %n[%i], and what `code` makes of it and %w, of %factors.
std::string writeGather(const std::string &code) {
  return write(R"((%i) in [6] on (%x = %table, %y = %n, %z = %factors)
          : (tensor<5xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<6xf32> {
        %m = tdl.read %y[%i] : tensor<6xi32>
        %k = arith.index_cast %m : i32 to index
        %u = tdl.read %x[symbol(%k)] : tensor<5xf32>
        %w = tdl.read %z[%i] : tensor<6xf32>
        %half = arith.constant 0.5 : f32
        )" + code +
               "\ntdl.yield %r : f32 }");
}

class SpecialValues : public testing::Test {
protected:
  SpecialValues() {
    context
        .loadDialect<arith::ArithDialect, math::MathDialect, func::FuncDialect,
                     tdl::TDLDialect, plan::PlanDialect>();
  }

  /// Runs the program whole, and on some plans that can be carried out.
  void check(const std::string &text) {
    SCOPED_TRACE(text);
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    auto function = *module->getOps<func::FuncOp>().begin();
    function.walk([](tdl::LambdaOp op) { tdl::normalizeInputs(op); });
    for (int i = 0; i != 60; ++i) {
      makeValues(function);
      auto whole = interpreter::execute(function, inputs);
      ASSERT_TRUE(bool(whole)) << llvm::toString(whole.takeError());
      ArrayRef<int64_t> mesh = meshes[random() % meshes.size()];
      OwningOpRef<func::FuncOp> copy = function.clone();
      FailureOr<FunctionGraph> graph = buildGraph(*copy);
      ASSERT_TRUE(succeeded(graph));
      AnnotatedPlan plan;
      // Sums that are pending and then carried are rare.
      for (int tries = 0;
           tries == 0 || (tries < 40 && i % 2 && !carriesAny(plan.plan));
           ++tries)
        plan.plan = makeRandomPlan(graph->graph, mesh, random);
      carries += carriesAny(plan.plan);
      for (auto [op, values] :
           llvm::zip(graph->graph.operators, plan.plan.operators))
        terms += !search::Split(op, values).pending.empty();
      annotate(*copy, *graph, plan);
      expand(*copy, *graph, plan,
             search::evaluate(graph->graph, plan.plan, plan.options));
      auto parted = interpreter::execute(*copy, inputs);
      ASSERT_TRUE(bool(parted)) << llvm::toString(parted.takeError());
      for (auto [a, b] : llvm::zip(whole->results, parted->results))
        ASSERT_TRUE(isSame(a, b)) << describe(*copy);
    }
  }

  void makeValues(func::FuncOp function) {
    constexpr float inf = std::numeric_limits<float>::infinity();
    // More often than not all is finite, or all is zero.
    const std::vector<float> sets[] = {
        {0.0f, -0.0f},
        {-0.0f},
        {0.0f, -0.0f, 1, -1},
        {0.0f, -0.0f, 1, -1, 2, -2, 0.5f},
        {0.0f, -0.0f, 1, -1, inf},
        {0.0f, -0.0f, 1, inf, -inf, std::nanf("")}};
    inputs.clear();
    for (Type type : function.getArgumentTypes()) {
      auto tensor = cast<RankedTensorType>(type);
      const std::vector<float> &values = sets[random() % std::size(sets)];
      interpreter::Tensor &input =
          inputs.emplace_back(tensor.getElementType(), tensor.getShape());
      for (int64_t at = 0; at != input.getNumElements(); ++at) {
        if (tensor.getElementType().isF32())
          input.set(at, {.f = values[random() % values.size()]});
        else
          input.set(at, {.i = int64_t(random() % 5)});
      }
    }
  }

  static bool carriesAny(const search::Plan &plan) {
    return llvm::any_of(plan.operators, [](const search::Layout &layout) {
      return llvm::any_of(layout.getValues(), search::isCarry);
    });
  }

  static bool isSame(const interpreter::Tensor &a,
                     const interpreter::Tensor &b) {
    for (int64_t at = 0; at != a.getNumElements(); ++at) {
      float left = a.get(at).f, right = b.get(at).f;
      if (std::isnan(left) != std::isnan(right) ||
          (!std::isnan(left) &&
           (left != right || std::signbit(left) != std::signbit(right))))
        return false;
    }
    return true;
  }

  static std::string describe(func::FuncOp function) {
    std::string text;
    llvm::raw_string_ostream(text) << function;
    return text;
  }

  MLIRContext context;
  std::vector<interpreter::Tensor> inputs;
  std::mt19937 random{1};
  unsigned carries = 0; // plans with carried operands
  unsigned terms = 0;   // operators that leave terms
  const std::vector<std::vector<int64_t>> meshes = {{2}, {3}, {4}, {2, 2}};
};

TEST_F(SpecialValues, PendingSums) {
  check(writePoint("%r = arith.addf %u, %v : f32"));
  check(writePoint("%h = arith.mulf %u, %half : f32\n"
                   "%r = arith.addf %h, %v : f32"));
  check(writePoint("%h = arith.divf %v, %half : f32\n"
                   "%r = arith.addf %h, %u : f32"));
  check(writePoint("%c = arith.cmpf ogt, %w, %zero : f32\n"
                   "%r = arith.select %c, %u, %v : f32"));
  check(writePoint("%r = math.fma %half, %u, %v : f32"));
  check(write(R"((%i) in [12] on (%x = %p, %y = %b)
          : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32> {
        %zero = arith.constant 0.0 : f32
        %v = tdl.read %y[%i - 6] else %zero : tensor<6xf32>
        %u = tdl.read %x[%i] else %v : tensor<6xf32>
        tdl.yield %u : f32 })",
              "12"));
  EXPECT_GT(carries, 50u);
}

// 0 * inf, 0 / 0 and the sign of zeros: these need whole operands.
TEST_F(SpecialValues, WhatNeedsWholeOperands) {
  check(writePoint("%r = arith.mulf %u, %v : f32"));
  check(writePoint("%r = arith.divf %u, %v : f32"));
  check(writePoint("%r = arith.subf %u, %v : f32"));
  check(writePoint("%r = arith.negf %u : f32"));
  check(writePoint("%r = arith.mulf %u, %zero : f32"));
  check(writePoint("%h = arith.mulf %u, %minus : f32\n"
                   "%r = arith.addf %h, %v : f32"));
  check(writePoint("%r = math.fma %u, %w, %v : f32"));
}

TEST_F(SpecialValues, Sums) {
  check(writeSum("%t = arith.subf %u, %v : f32"));
  check(writeSum("%t = arith.negf %u : f32"));
  check(writeSum("%t = arith.mulf %u, %f : f32"));
  check(writeSum("%t = arith.mulf %u, %v : f32"));
  // A divisor of another magnitude than 2 would leave rounding errors.
  check(writeSum("%two = arith.constant 2.0 : f32\n"
                 "%zero = arith.constant 0.0 : f32\n"
                 "%inf = arith.constant 0x7f800000 : f32\n"
                 "%size = math.absf %v : f32\n"
                 "%above = arith.cmpf ogt, %size, %zero : f32\n"
                 "%below = arith.cmpf olt, %size, %inf : f32\n"
                 "%both = arith.andi %above, %below : i1\n"
                 "%sign = math.copysign %two, %v : f32\n"
                 "%d = arith.select %both, %sign, %v : f32\n"
                 "%t = arith.divf %u, %d : f32"));
  EXPECT_GT(terms, 50u);
}

TEST_F(SpecialValues, RowsOfATable) {
  check(writeGather("%r = arith.mulf %u, %w : f32"));
  check(writeGather("%r = arith.mulf %u, %half : f32"));
  check(writeGather("%r = arith.addf %u, %w : f32"));
  check(writeGather("%r = arith.negf %u : f32"));
}

} // namespace

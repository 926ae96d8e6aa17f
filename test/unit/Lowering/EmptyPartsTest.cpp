//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tables with fewer rows than there are devices: some devices hold none, and
// what they read of it is neutral. Against the interpreter, whose numbers are
// those of the whole program.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

#include "../Partition/Operators.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Pipeline/Prepare.h"

using namespace tofu;
using namespace tofu::test;

namespace {

class CompiledEmptyParts : public Compiled {
protected:
  /// A lambda over %i (6, and %j, 2) of a table of 4 rows, indices and factors,
  /// its reads of the table split over devices.
  void check(const std::string &split, const std::string &body) {
    for (int devices : {1, 2, 5, 6}) {
      std::string text = R"(
      func.func @f(%t: tensor<4x2xf32> {plan.layout = #plan.layout<[[0], []]>},
                   %n: tensor<6xi32> {plan.layout = #plan.layout<[[0]]>},
                   %w: tensor<6x2xf32> {plan.layout = #plan.layout<[[0], []]>})
          -> (tensor<6x2xf32> {plan.layout = #plan.layout<[[0], []]>})
          attributes {plan.options = {finite = true}, plan.mesh = array<i64: )" +
                         std::to_string(devices) + R"(>} {
        %y = tdl.lambda (%i, %j) in [6, 2] on (%d = %t, %ids = %n, %x = %w)
            attributes {plan.split = #plan.split<)" +
                         split + R"(>, plan.layouts = [#plan.layout<[[0], []]>]}
            : (tensor<4x2xf32>, tensor<6xi32>, tensor<6x2xf32>) -> tensor<6x2xf32> {
          %c0 = arith.constant 0 : index
          %c3 = arith.constant 3 : index
          %zero = arith.constant 0.0 : f32
          %id = tdl.read %ids[%i] : tensor<6xi32>
          %row = arith.index_cast %id : i32 to index
          %above = arith.maxsi %row, %c0 : index
          %clamped = arith.minsi %above, %c3 : index
          %f = tdl.read %x[%i, %j] : tensor<6x2xf32>
          )" + body + R"(
          tdl.yield %r : f32
        }
        return %y : tensor<6x2xf32>
      })";
      inputs.clear();
      auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
      ASSERT_TRUE(module) << text;
      auto function = *module->getOps<mlir::func::FuncOp>().begin();
      inputs = makeInputs(function);
      mlir::PassManager manager(&context);
      manager.addPass(createExpandPass());
      ASSERT_TRUE(mlir::succeeded(manager.run(*module))) << text;
      ASSERT_TRUE(mlir::succeeded(prepareToCompile(*module, devices)));
      compare(*module->getOps<mlir::func::FuncOp>().begin());
    }
  }
};

// A row that no device holds is one of the nearest that there is.
TEST_F(CompiledEmptyParts, ClampedGather) {
  check("[[], [], [0]]", R"(
      %v = tdl.read %d[symbol(%clamped), %j] : tensor<4x2xf32>
      %r = arith.mulf %v, %f : f32)");
}

TEST_F(CompiledEmptyParts, GatherWithElse) {
  check("[[], [], [0]]", R"(
      %v = tdl.read %d[symbol(%row), %j] else %zero : tensor<4x2xf32>
      %r = arith.mulf %v, %f : f32)");
}

// Rows that are summed over, beside a read that is not.
TEST_F(CompiledEmptyParts, Reduction) {
  check("[[], [], [0]]", R"(
      %v = tdl.reduce sum (%k) in [4] : f32 {
        %e = tdl.read %d[%k, %j] : tensor<4x2xf32>
        tdl.yield %e : f32
      }
      %r = arith.mulf %v, %f : f32)");
}

} // namespace

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A project of its own that uses an installed Tofu: parses a lambda, prints it.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/TDL/TDL.h"

static constexpr const char *text = R"(
  func.func @copy(%x: tensor<4xf32>) -> tensor<4xf32> {
    %r = tdl.lambda (%i) in [4] on (%y = %x) : (tensor<4xf32>) -> tensor<4xf32> {
      %v = tdl.read %y[%i] : tensor<4xf32>
      tdl.yield %v : f32
    }
    return %r : tensor<4xf32>
  })";

int main() {
  mlir::DialectRegistry registry;
  tofu::registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  if (!module)
    return 1;
  module->walk([](tofu::tdl::LambdaOp op) { llvm::outs() << op << "\n"; });
}

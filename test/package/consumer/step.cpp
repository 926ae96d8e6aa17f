//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A compiler that has Tofu compile a program, and runs it in its own process:
//   step ops.tdl step.so
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Runtime/Runtime.h"

using namespace mlir;

static constexpr const char *kProgram = R"(
  func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
    %y = "mine.dense"(%x, %w) : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    return %y : tensor<8x32xf32>
  })";

int main(int, char **arguments) {
  DialectRegistry registry;
  tofu::registerAllDialects(registry);
  MLIRContext context(registry);
  context.allowUnregisteredDialects();
  auto module = parseSourceString<ModuleOp>(kProgram, &context);
  if (failed(
          tofu::prepareToCompile(*module, /*devices=*/4, {{arguments[1]}, {}})))
    return 1;
  tofu::lowering::Phases phases;
  if (failed(tofu::lowering::compileToFile(
          module->lookupSymbol<func::FuncOp>("main"), {}, arguments[2],
          phases)))
    return 1;
  std::vector<float> x(8 * 16, 0.5f), w(16 * 32, 2.0f), y(8 * 32);
  tofu_program *program = nullptr;
  tofu_session *session = nullptr;
  if (tofu_program_load(arguments[2], &program) ||
      tofu_session_open(program, nullptr, &session) ||
      tofu_set_argument(session, 0, x.data()) ||
      tofu_set_argument(session, 1, w.data()) || tofu_step(session) ||
      tofu_get_result(session, 0, y.data())) {
    llvm::errs() << tofu_error() << "\n";
    return 1;
  }
  llvm::outs() << tofu_program_get_ranks(program) << " ranks: " << y.front()
               << " " << y.back() << "\n";
  tofu_session_close(session);
  tofu_program_unload(program);
}

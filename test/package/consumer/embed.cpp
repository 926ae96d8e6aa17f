//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A compiler that asks Tofu for plans, of operations that ops.tdl defines:
//   embed ops.tdl
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Import/TDL/LoadOperators.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Pipeline/Register.h"

using namespace mlir;
using namespace tofu;

static constexpr const char *kProgram = R"(
  func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
    %y = "mine.dense"(%x, %w) {mine.kernel = "gemm", plan.pin} : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %z = "mine.norm"(%y) {mine.kernel = "norm", plan.pin} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    return %z : tensor<8x32xf32>
  })";

/// What the first device holds of a value: [0 to 4, 0 to 32].
static void printBox(Value value, size_t numAxes) {
  SmallVector<int64_t> device(numAxes, 0);
  for (auto [from, to] :
       cast<tdl::PieceType>(value.getType()).getBox().evaluate(device))
    llvm::outs() << " " << from << " to " << to;
}

int main(int, char **arguments) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  context.allowUnregisteredDialects(); // or register `mine`: consumer.cpp
  auto module = parseSourceString<ModuleOp>(kProgram, &context);
  PassManager planning(&context), expanding(&context);
  planning.addPass(createLoadOperatorsPass({{arguments[1]}, {}}));
  auto error = [&](const Twine &text) { return module->emitError(text); };
  if (failed(buildPlanPipeline(planning, "devices=4", error)) ||
      failed(planning.run(*module)))
    return 1;
  auto main = module->lookupSymbol<func::FuncOp>("main");
  llvm::outs() << "mesh: " << plan::getMesh(main)
               << "\nlayout of w: " << main.getArgAttr(1, plan::kLayout)
               << "\n";
  expanding.addPass(createExpandPass());
  if (failed(expanding.run(*module)))
    return 1;
  // One program for all devices: what its own runtime would be told.
  auto mesh = plan::getMesh(main).asArrayRef();
  ProgramBytes bytes(mesh);
  for (Operation &op : main.getBody().front().without_terminator()) {
    auto kernel = op.getAttrOfType<StringAttr>("mine.kernel");
    llvm::outs() << (kernel ? kernel.getValue() : op.getName().getStringRef());
    printBox(op.getResult(0), mesh.size());
    llvm::outs() << ", moves " << bytes.get(&op) << "\n";
  }
  llvm::outs() << "bytes moved: " << getBytesMoved(main) << "\n";
}

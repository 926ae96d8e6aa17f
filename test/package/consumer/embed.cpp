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
#include "tofu/TDL/Intact.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;

static constexpr const char *kProgram = R"(
  func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x32xf32>) -> tensor<8x32xf32> {
    %y = "mine.dense"(%x, %w) {mine.kernel = "gemm", tdl.intact} : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %g = arith.constant dense<0.5> : tensor<32xf32>
    %z = "mine.norm"(%y, %g) {mine.kernel = "norm", tdl.intact} : (tensor<8x32xf32>, tensor<32xf32>) -> tensor<8x32xf32>
    return %z : tensor<8x32xf32>
  })";

/// What the first device holds of a value: 0 to 4 0 to 32. What is a tensor
/// (constants) all devices have as a whole.
static void printBox(Value value, size_t numAxes) {
  auto piece = dyn_cast<tdl::PieceType>(value.getType());
  if (!piece) {
    llvm::outs() << " " << value.getType();
    return;
  }
  SmallVector<int64_t> device(numAxes, 0);
  for (auto [from, to] : piece.getBox().evaluate(device))
    llvm::outs() << " " << from << " to " << to;
}

int main(int, char **arguments) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  context.allowUnregisteredDialects(); // or register `mine`: consumer.cpp
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(kProgram, "program"), llvm::SMLoc());
  // Without a handler MLIR prints errors alone: no warnings, as of ties that
  // were guessed, and no notes.
  SourceMgrDiagnosticHandler handler(sources, &context);
  auto module = parseSourceFile<ModuleOp>(sources, &context);
  PassManager planning(&context), expanding(&context);
  planning.addPass(createLoadOperatorsPass({{arguments[1]}, {}}));
  auto error = [&](const Twine &text) {
    return emitError(module->getLoc(), text);
  };
  if (failed(buildPlanPipeline(planning, "devices=4", error)) ||
      failed(planning.run(*module)))
    return 1;
  auto main = module->lookupSymbol<func::FuncOp>("main");
  llvm::outs() << "mesh: " << plan::getMesh(main)
               << "\nlayout of w: " << main.getArgAttr(1, plan::kLayout)
               << "\nbytes planned: " << *getBytesMoved(main) << "\n";
  expanding.addPass(createExpandPass());
  if (failed(expanding.run(*module)))
    return 1;
  // One program for all devices: what its own runtime would be told.
  auto mesh = plan::getMesh(main).asArrayRef();
  ProgramBytes bytes(main);
  for (Operation &op : main.getBody().front().without_terminator()) {
    auto kernel = op.getAttrOfType<StringAttr>("mine.kernel");
    llvm::outs() << (kernel ? kernel.getValue() : op.getName().getStringRef());
    printBox(op.getResult(0), mesh.size());
    if (kernel) { // which of the operation's operands the lambda's inputs are
      llvm::outs() << ", of operands ";
      llvm::interleaveComma(tdl::getIntactOperands(&op).asArrayRef(),
                            llvm::outs());
      auto lambda = cast<tdl::LambdaOp>(op);
      for (unsigned i = 0; i != lambda.getInputs().size(); ++i)
        if (lambda.getMask(i)) // a box outside of which it is to read 0
          llvm::outs() << ", input " << i << " masked";
    }
    llvm::outs() << ", moves " << bytes.get(&op) << "\n";
  }
  llvm::outs() << "bytes moved: " << *getBytesMoved(main) << "\n";
}

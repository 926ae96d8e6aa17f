//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// mlir-opt with Tofu's dialects and passes. Dialects that are not registered
// are allowed, as importers read them, and brackets are counted and booleans
// packed before the parser sees them.
//
//===----------------------------------------------------------------------===//
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "tofu/Files/OutputFile.h"
#include "tofu/Import/NestingScan.h"
#include "tofu/Import/PackBooleans.h"
#include "tofu/Import/TDL/LoadOperators.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

static bool asksForReport(int argc, char **argv) {
  return std::any_of(argv + 1, argv + argc, [](StringRef argument) {
    return argument.ltrim('-').starts_with("tofu-report");
  });
}

static LogicalResult check(const tofu::files::Error &error) {
  if (!error)
    return success();
  llvm::WithColor::error(llvm::errs(), "tofu-opt")
      << error.getMessage() << '\n';
  return failure();
}

static LogicalResult run(int argc, char **argv) {
  DialectRegistry registry;
  tofu::registerAllDialects(registry);
  tofu::registerAllPasses();
  registerTransformsPasses();

  static llvm::cl::list<std::string> operators(
      "operators", llvm::cl::value_desc("file.tdl"),
      llvm::cl::desc(
          "Defines operations of the program, before all passes; may "
          "be repeated"));
  auto [input, output] =
      registerAndParseCLIOptions(argc, argv, "Tofu's optimizer\n", registry);
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return MlirOptMain(argc, argv, input, output, registry);
  config.allowUnregisteredDialects(true);
  if (!operators.empty()) {
    MlirOptMainConfig asked = config;
    config.setPassPipelineSetupFn([asked](PassManager &manager) {
      manager.addPass(tofu::createLoadOperatorsPass(operators));
      return asked.setupPassPipeline(manager);
    });
  }

  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(input, &message);
  if (!buffer) {
    llvm::errs() << message << "\n";
    return failure();
  }
  if (failed(tofu::checkNesting(buffer->getMemBufferRef(), llvm::errs())))
    return failure();
  buffer = tofu::packBooleans(std::move(buffer));
  // A report on the standard output stands alone; -o writes the module too.
  if (asksForReport(argc, argv) &&
      tofu::files::OutputFile::isSame(output, "-")) {
    llvm::raw_null_ostream nowhere;
    if (failed(MlirOptMain(nowhere, std::move(buffer), registry, config)))
      return failure();
    return check(tofu::files::checkStandardOutput(llvm::outs()));
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  if (failed(MlirOptMain(os, std::move(buffer), registry, config)) ||
      failed(check(tofu::files::checkStandardOutput(llvm::outs()))))
    return failure();
  return check(tofu::files::writeFile(output, text));
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // An error at a function of 70,000 operations does not print them all.
  llvm::SmallVector<char *> arguments(argv, argv + argc);
  char quiet[] = "--mlir-print-op-on-diagnostic=false";
  arguments.insert(arguments.begin() + 1, quiet);
  return asMainReturnCode(run(arguments.size(), arguments.data()));
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs passes: Tofu's, and MLIR's transforms. Dialects that are not registered
// are allowed, as importers read them.
//
//===----------------------------------------------------------------------===//
#include "common/Chunks.h"
#include "common/CommandLine.h"
#include "common/Progress.h"
#include "common/Resources.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/Timing.h"
#include "mlir/Transforms/Passes.h"
#include "tofu/Files/OutputFile.h"
#include "tofu/Import/TDL/LoadOperators.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;
using namespace tofu;
namespace cl = llvm::cl;

static cl::OptionCategory category("tofu-opt");
static tools::TextOptions options(category, "<program.mlir>");
static cl::list<std::string>
    operators("operators", cl::value_desc("file.tdl"), cl::cat(category),
              cl::desc("Defines operations of the program, before all passes; "
                       "may be repeated"));
static tools::ImportFolders folders(category);
static tools::Option<bool>
    emitsBytecode("emit-bytecode", cl::cat(category),
                  cl::desc("Writes MLIR bytecode rather than text"));
static tools::Option<bool>
    showsDialects("show-dialects", cl::cat(category),
                  cl::desc("Prints the dialects that are known"));
static tools::Option<bool>
    allowsUnregistered("allow-unregistered-dialect", cl::Hidden,
                       cl::desc("Is always so; here for scripts of mlir-opt"));

/// True if one of the arguments is this option, perhaps with a value.
static bool hasOption(int argc, char **argv, StringRef name) {
  return std::any_of(argv + 1, argv + argc, [&](StringRef argument) {
    return argument.starts_with("-") &&
           argument.ltrim('-').split('=').first == name;
  });
}

/// The passes that are asked for; options that are no good are found here,
/// before anything is read.
static LogicalResult addPasses(PassManager &manager,
                               const PassPipelineCLParser &passes) {
  if (!operators.empty())
    manager.addPass(createLoadOperatorsPass({operators, folders.get()}));
  return passes.addToPipeline(
      manager, [&](const Twine &message) -> LogicalResult {
        std::string text = message.str();
        StringRef line = StringRef(text).trim().split('\n').first;
        if (line.empty()) // MLIR has told it
          return failure();
        InFlightDiagnostic error =
            emitError(UnknownLoc::get(manager.getContext()));
        if (line.consume_front("<Pass-Options-Parser>: "))
          return error << "of a pass's options: " << line
                       << "; --help-hidden lists those of each pass";
        return error << line;
      });
}

/// The program of a reproducer has locations: these have the names that pins
/// and ties of its pipeline go by.
static void keepNamesInReproducer() {
  auto &known = cl::getRegisteredOptions();
  if (known.lookup("mlir-pass-pipeline-crash-reproducer")->getNumOccurrences())
    static_cast<cl::opt<bool> *>(known.lookup("mlir-print-debuginfo"))
        ->setValue(true);
}

static LogicalResult optimize(tools::ToolContext &tool, raw_ostream &os,
                              const PassPipelineCLParser &passes) {
  DefaultTimingManager timer;
  applyDefaultTimingManagerCLOptions(timer);
  TimingScope timing = timer.getRootScope();
  PassManager manager(&tool.context, ModuleOp::getOperationName(),
                      OpPassManager::Nesting::Implicit);
  if (failed(applyPassManagerCLOptions(manager)))
    return failure();
  manager.enableTiming(timing);
  if (failed(addPasses(manager, passes)))
    return failure();
  OpPrintingFlags printed; // as is asked for
  keepNamesInReproducer();
  FallbackAsmResourceMap resources;
  TimingScope parsing = timing.nest("Parser");
  OwningOpRef<ModuleOp> module =
      parseModule(tool.sources, &tool.context, &resources);
  parsing.stop();
  if (!module || failed(manager.run(*module)))
    return failure();
  TimingScope output = timing.nest("Output");
  if (emitsBytecode)
    return writeBytecodeToFile(*module, os, BytecodeWriterConfig(resources));
  AsmState state(*module, printed, nullptr, &resources);
  module->print(os, state);
  os << '\n';
  return success();
}

static int printDialects() {
  DialectRegistry registry;
  registerAllDialects(registry);
  llvm::outs() << "Available Dialects: ";
  llvm::interleaveComma(registry.getDialectNames(), llvm::outs());
  llvm::outs() << '\n';
  return tools::check("tofu-opt", files::checkStandardOutput(llvm::outs()));
}

/// The exit status.
static int runTool(int argc, char **argv) {
  registerAllPasses();
  // --help lists what is Tofu's.
  if (!hasOption(argc, argv, "help") && !hasOption(argc, argv, "h"))
    registerTransformsPasses();
  static PassPipelineCLParser passes("", "Passes, in the order of their names "
                                         "on the command line");
  for (StringRef name : {"pass-pipeline", "tofu-partition"})
    tools::addToCategory(name, category);
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  registerPassManagerCLOptions();
  registerDefaultTimingManagerCLOptions();
  tools::parseCommandLine(argc, argv, "tofu-opt", category,
                          "Runs passes over a program: plans it, writes the "
                          "program of every device, reports what that moves\n");
  if (showsDialects)
    return printDialects();
  if (emitsBytecode)
    if (int status = tools::check(
            "tofu-opt", files::OutputFile::checkTerminal(options.output)))
      return status;
  // It may replace the program, but not what defines its operations.
  if (int status = tools::check("tofu-opt", files::OutputFile::checkReplaces(
                                                options.output, operators)))
    return status;
  tools::Progress progress("tofu-opt");
  // A report on the standard output stands alone; -o writes the module too.
  bool isQuiet = hasOption(argc, argv, "tofu-report") &&
                 files::OutputFile::isSame(options.output, "-");
  return tools::runOnChunks("tofu-opt", options, isQuiet,
                            [](tools::ToolContext &tool, raw_ostream &os) {
                              return optimize(tool, os, passes);
                            });
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  return tools::runOnStack([&] { return runTool(argc, argv); });
}

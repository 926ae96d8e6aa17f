//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Compiles a training or inference step into one shared object, which tofu-run
// and the C interface of runtime/tofu run on its ranks.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/Diagnostics.h"
#include "tofu/Files/OutputFile.h"
#include "tofu/Import/Entry.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Report/Report.h"
#include "tofu/TDL/Limits.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace tofu;
namespace cl = llvm::cl;

static cl::OptionCategory category("tofu-compile");
static cl::opt<std::string> inputFile(cl::Positional, cl::init("-"),
                                      cl::desc("<program.mlir>"),
                                      cl::cat(category));
static cl::opt<std::string> output("o", cl::value_desc("file.so"),
                                   cl::desc("Where to write the program"),
                                   cl::cat(category));
static cl::opt<int64_t> devices(
    "devices",
    cl::desc("Number of devices, 1 to 65536; default: 1, or what a partitioned "
             "program's mesh says"),
    cl::cat(category));
static cl::opt<std::string>
    cpu("mcpu", cl::init("x86-64-v3"), cl::value_desc("level"),
        cl::desc("x86-64, x86-64-v2, x86-64-v3, x86-64-v4 or native"),
        cl::cat(category));
enum class Emit { Program, Loops, Kernels, LLVM };
static cl::opt<Emit>
    emit("emit", cl::init(Emit::Program), cl::cat(category),
         cl::desc("What to make:"),
         cl::values(clEnumValN(Emit::Program, "program", "a shared object"),
                    clEnumValN(Emit::Loops, "loops",
                               "text: the loops that each kernel will have"),
                    clEnumValN(Emit::Kernels, "kernels",
                               "text: the kernels in MLIR's dialects"),
                    clEnumValN(Emit::LLVM, "llvm", "text: optimised LLVM IR")));
static cl::list<std::string>
    operators("operators", cl::value_desc("file.tdl"),
              cl::desc("Defines operations of the program; may be repeated"),
              cl::cat(category));
static cl::list<std::string>
    linkedFiles("link", cl::value_desc("file"),
                cl::desc("An object, archive or shared library that has opaque "
                         "functions of the program; may be repeated"),
                cl::cat(category));
static cl::opt<bool> quiet("quiet", cl::desc("Do not print the plan's report"),
                           cl::cat(category));
static cl::opt<bool>
    phasesWanted("phases",
                 cl::desc("Print the seconds that each phase took to stderr"),
                 cl::cat(category));

static int fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "tofu-compile") << message << '\n';
  return 1;
}

/// The exit status, once all is written.
static int finish() {
  files::Error error = files::checkStandardOutput(llvm::outs());
  return error ? fail(error.getMessage()) : 0;
}

static int run(MLIRContext &context, llvm::SourceMgr &sources) {
  lowering::Phases phases;
  phases.begin("read");
  OwningOpRef<ModuleOp> module = loadModule(inputFile, sources, context);
  if (!module)
    return 1; // told already
  phases.begin("plan");
  if (failed(prepareToCompile(*module, devices, operators)))
    return 1;
  func::FuncOp function = findEntry(*module);
  if (!function)
    return 1;
  lowering::CompileOptions options;
  options.cpu = cpu;
  options.link = linkedFiles;
  phases.begin("report");
  std::optional<Report> report;
  if (plan::getMesh(function)) {
    report = collectReport(function);
    llvm::raw_string_ostream os(options.report);
    printJson(*report, os);
  }
  if (emit == Emit::Loops)
    return failed(lowering::printLoops(function, llvm::outs())) || finish();
  if (emit == Emit::Kernels)
    return failed(lowering::printKernels(function, llvm::outs())) || finish();
  if (emit == Emit::LLVM) {
    llvm::LLVMContext llvmContext;
    auto compiled = lowering::compile(function, options, llvmContext, phases);
    if (failed(compiled))
      return 1;
    (*compiled)->print(llvm::outs(), nullptr);
    return finish();
  }
  // The program may be on the standard output.
  llvm::raw_ostream &os =
      files::OutputFile::isSame(output, "-") ? llvm::errs() : llvm::outs();
  if (failed(lowering::compileToFile(function, options, output, phases)))
    return 1;
  if (report && !quiet)
    printText(*report, os);
  if (phasesWanted)
    phases.print(llvm::errs());
  return finish();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "Compiles a tensor program for one or more devices\n");
  if (devices.getNumOccurrences() && (devices < 1 || devices > kMaxDevices))
    return fail("number of devices is " + Twine(devices.getValue()) +
                "; expected 1 to " + Twine(kMaxDevices));
  if (emit == Emit::Program && output.empty())
    return fail("there is no output file; give one with -o");
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllPasses();
  MLIRContext context(registry);
  context.printOpOnDiagnostic(false);
  context.allowUnregisteredDialects();
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context, llvm::errs());
  return run(context, sources);
}

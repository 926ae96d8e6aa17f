//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs a program on simulated devices and compares what it computes.
//
//===----------------------------------------------------------------------===//
#include "common/CommandLine.h"
#include "common/Progress.h"
#include "common/ToolContext.h"
#include "tofu/Files/OutputFile.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Arrays.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/Npz.h"
#include "tofu/Numpy/Npz.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/TDL/Limits.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;
namespace cl = llvm::cl;

static cl::OptionCategory category("tofu-interpret");
static cl::opt<std::string> inputFile(cl::Positional, cl::init("-"),
                                      cl::desc("<program.mlir>"),
                                      cl::cat(category));
static cl::opt<int64_t> devices(
    "devices",
    cl::desc("Number of devices, 1 to 65536; default: 1, or what a partitioned "
             "program's mesh says"),
    cl::cat(category));
static cl::opt<std::string> inputs("inputs", cl::value_desc("file.npz"),
                                   cl::desc("Arguments: arg0, arg1, ..."),
                                   cl::cat(category));
static cl::opt<std::string>
    expect("expect", cl::value_desc("file.npz"),
           cl::desc("Expected results: out0, out1, ..."), cl::cat(category));
static cl::opt<double> tolerance(
    "tolerance", cl::init(1e-5),
    cl::desc("Largest error, relative to the largest value of the tensor"),
    cl::cat(category));
static cl::opt<double>
    units("units",
          cl::desc("Largest error in units in the last place, instead"),
          cl::cat(category));
static cl::list<std::string>
    operators("operators", cl::value_desc("file.tdl"),
              cl::desc("Defines operations of the program; may be repeated"),
              cl::cat(category));
static cl::list<std::string> libraries(
    "library", cl::value_desc("file.so"),
    cl::desc("A library that has opaque functions of the program; may "
             "be repeated"),
    cl::cat(category));
static cl::opt<std::string> save("save", cl::value_desc("file.npz"),
                                 cl::desc("Where to write the results"),
                                 cl::cat(category));

static int fail(const llvm::Twine &message) {
  return tools::fail("tofu-interpret", message);
}
static int fail(llvm::Error error) {
  return fail(llvm::toString(std::move(error)));
}

static int interpret(ModuleOp module) {
  for (const std::string &path : libraries) {
    std::string message;
    if (llvm::sys::DynamicLibrary::LoadLibraryPermanently(path.c_str(),
                                                          &message))
      return fail("cannot load the library '" + path + "': " + message);
  }
  MLIRContext *context = module.getContext();
  if (failed(prepare(module, devices, operators)))
    return 1; // told already
  func::FuncOp function = findEntry(module);
  if (!function)
    return 1;
  if (llvm::Error error = checkSupported(function))
    return fail(std::move(error));
  std::vector<Tensor> arguments, expected;
  if (function.getNumArguments() && inputs.empty())
    return fail("the program has " + Twine(function.getNumArguments()) +
                " arguments; give their arrays with --inputs");
  for (auto [file, prefix, types, arrays] :
       {std::tuple(&inputs, "arg", function.getArgumentTypes(), &arguments),
        std::tuple(&expect, "out", function.getResultTypes(), &expected)}) {
    if (file->empty())
      continue;
    auto read = readArrays(*file, prefix, types, context);
    if (!read)
      return fail(read.takeError());
    *arrays = std::move(*read);
  }
  tools::Progress::begin("run");
  llvm::Expected<Execution> execution = execute(function, arguments);
  if (!execution)
    return fail(execution.takeError());
  if (plan::getMesh(function) && areBytesKnown(function) &&
      getBytesMoved(function) != execution->bytesMoved)
    return fail("the program states " + Twine(getBytesMoved(function)) +
                " bytes, but " + Twine(execution->bytesMoved) +
                " were moved; this is a fault of the compiler");
  // What is saved may be on the standard output.
  llvm::raw_ostream &os =
      files::OutputFile::isSame(save, "-") ? llvm::errs() : llvm::outs();
  if (!save.empty())
    if (llvm::Error error = writeNpz(
            save, numpy::getArrayNames("out", execution->results.size()),
            execution->results))
      return fail(std::move(error));
  numpy::Comparison comparison{"", numpy::Error::success()};
  if (!expect.empty())
    comparison = units.getNumOccurrences()
                     ? compareResults(execution->results, expected, units,
                                      numpy::Measure::Units)
                     : compareResults(execution->results, expected, tolerance);
  tools::Progress::clear();
  os << comparison.text << "bytes moved: " << execution->bytesMoved
     << "\npeak bytes per rank: " << execution->peakBytes << '\n';
  if (numpy::Error error = files::checkStandardOutput(llvm::outs()))
    return fail(error.getMessage());
  if (comparison.error)
    return fail(comparison.error.getMessage());
  return 0;
}

/// Tensors are as large as the program says.
static void failForMemory(void *, const char *, bool) {
  llvm::errs() << "tofu-interpret: error: out of memory: the program's tensors "
                  "do not fit on this machine; make them smaller\n";
  std::_Exit(1);
}

/// What the options say, before any work.
static int checkOptions() {
  if (devices.getNumOccurrences() && (devices < 1 || devices > kMaxDevices))
    return fail("number of devices is " + Twine(devices.getValue()) +
                "; expected 1 to " + Twine(kMaxDevices));
  for (cl::opt<double> *option : {&tolerance, &units})
    if (!std::isfinite(*option) || *option < 0)
      return fail("option --" + option->ArgStr + " is " +
                  llvm::formatv("{0}", option->getValue()).str() +
                  "; expected a number that is not negative");
  if (save.empty())
    return 0;
  std::vector<std::string> read{inputFile, inputs, expect};
  llvm::append_range(read, operators);
  llvm::append_range(read, libraries);
  return tools::check("tofu-interpret", files::OutputFile::check(save, read));
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::install_bad_alloc_error_handler(failForMemory);
  tools::parseCommandLine(
      argc, argv, "tofu-interpret", category,
      "Runs a tensor program, or its partition over devices\n");
  if (int status = checkOptions())
    return status;
  registerAllPasses();
  tools::Progress progress("tofu-interpret");
  tools::Progress::begin("read");
  auto file = tools::openInput("tofu-interpret", inputFile);
  if (!file)
    return 1;
  tools::ToolContext tool(std::move(file));
  OwningOpRef<ModuleOp> module = parseModule(tool.sources, &tool.context);
  if (!module)
    return 1; // told already
  return interpret(*module);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs a program, or one operator of a .tdl file, on simulated devices and
// compares what it computes.
//
//===----------------------------------------------------------------------===//
#include "Operator.h"
#include "common/CommandLine.h"
#include "common/Progress.h"
#include "common/Resources.h"
#include "common/ToolContext.h"
#include "tofu/Files/FileKind.h"
#include "tofu/Files/Outputs.h"
#include "tofu/Files/Printable.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Arrays.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/Npz.h"
#include "tofu/Numpy/Compare.h"
#include "tofu/Numpy/Npz.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/TDL/Limits.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/WithColor.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;
namespace cl = llvm::cl;

static cl::OptionCategory category("tofu-interpret");
static cl::opt<std::string>
    inputFile(cl::Positional, cl::init("-"),
              cl::desc("<program.mlir or operators.tdl>"), cl::cat(category));
static tools::Option<int64_t> devices(
    "devices", cl::value_desc("N"),
    cl::desc("Number of devices, 1 to 65536; default: 1, or what a partitioned "
             "program's mesh says"),
    cl::cat(category));
static cl::list<std::string>
    inputs("inputs", cl::value_desc("file.npz"),
           cl::desc("Arguments: arg0, arg1, ..., or as the source calls them, "
                    "or what --save wrote; may be repeated: the last file that "
                    "has an argument gives it"),
           cl::cat(category));
static tools::Option<int64_t>
    seed("random", cl::value_desc("seed"), cl::cat(category),
         cl::desc("Small random arguments instead, those of tofu-run; integers "
                  "are 0"));
static tools::Option<int64_t> randomLimit("random-limit", cl::value_desc("N"),
                                          cl::desc("Random integers below N"),
                                          cl::cat(category));
static cl::opt<std::string>
    expect("expect", cl::value_desc("file.npz"),
           cl::desc("Expected results: out0, out1, ..., or as the source calls "
                    "them"),
           cl::cat(category));
static tools::Option<double> tolerance(
    "tolerance", cl::init(1e-5),
    cl::desc("Largest error, relative to the largest value of the tensor"),
    cl::cat(category));
static tools::Option<double>
    noError("floor",
            cl::desc("Absolute errors up to that are none, as those of "
                     "what is 0 but for rounding"),
            cl::cat(category));
static tools::Option<double>
    units("units",
          cl::desc("Largest error in units in the last place, instead"),
          cl::cat(category));
static cl::list<std::string>
    operators("operators", cl::value_desc("file.tdl"),
              cl::desc("Defines operations of the program; may be repeated"),
              cl::cat(category));
static tools::ImportFolders folders(category);
static cl::list<std::string> libraries(
    "library", cl::value_desc("file.so"),
    cl::desc("A library that has opaque functions of the program; may "
             "be repeated"),
    cl::cat(category));
static cl::opt<std::string> op(
    "op", cl::value_desc("name"),
    cl::desc("Run this operator of a .tdl file; --inputs has arrays named as "
             "its parameters"),
    cl::cat(category));
static cl::list<std::string>
    attributes("attribute", cl::value_desc("name=value"),
               cl::desc("An attribute of the operator, as stride=2, mode=max "
                        "or axes=[0,1]; may be repeated"),
               cl::cat(category));
static cl::opt<std::string> save("save", cl::value_desc("file.npz"),
                                 cl::desc("Where to write the results"),
                                 cl::cat(category));
static cl::opt<std::string> saveInputs("save-inputs",
                                       cl::value_desc("file.npz"),
                                       cl::desc("Where to write the arguments"),
                                       cl::cat(category));
enum class Naming { Program, Source };
static tools::Option<Naming>
    naming("names", cl::init(Naming::Program), cl::cat(category),
           cl::desc("What arrays that are written are called:"),
           cl::values(clEnumValN(Naming::Program, "program", "arg0, out0, ..."),
                      clEnumValN(Naming::Source, "source",
                                 "as the source calls them, if it does")));

static int fail(const llvm::Twine &message) {
  return tools::fail("tofu-interpret", message);
}
static void note(const std::string &text) {
  llvm::WithColor::note(llvm::errs(), "tofu-interpret")
      << files::makePrintable(text) << '\n';
}
static int fail(llvm::Error error) {
  return fail(llvm::toString(std::move(error)));
}

/// True if the file defines operators, and one of them is to run.
static bool runsOperator() {
  return !op.empty() || StringRef(inputFile).ends_with(".tdl");
}

static int loadLibraries() {
  for (const std::string &path : libraries) {
    std::string message = files::whyNotFile(files::Wanted::Library, path);
    if (!message.empty())
      return fail("cannot load the library '" + path + "': it " + message);
    // A name without a slash would be searched for in the system's folders.
    bool isPlain = path.find('/') == std::string::npos;
    if (llvm::sys::DynamicLibrary::LoadLibraryPermanently(
            (isPlain ? "./" + path : path).c_str(), &message))
      return fail("cannot load the library '" + path + "': " + message);
  }
  return 0;
}

/// Writes the arrays, if that is asked for.
static files::Error write(StringRef path, ArrayRef<numpy::ArrayName> names,
                          ArrayRef<numpy::ArrayView> arrays) {
  if (path.empty())
    return files::Error::success();
  return numpy::writeNpz(
      path.str(), numpy::getWrittenNames(names, naming == Naming::Source),
      arrays);
}

/// `arguments` are those of an operator; those of a program are read.
static int interpret(ModuleOp module, std::vector<Tensor> arguments) {
  if (int status = loadLibraries())
    return status;
  MLIRContext *context = module.getContext();
  // This tool has no options of plans, but reads what others wrote with them.
  OptionOwner owner{"", ("tofu-opt -tofu-partition=\"devices=" +
                         Twine(std::max<int64_t>(devices, 1)) + " ")
                            .str()};
  // An operator alone is no step: nothing that it gives is given to it again.
  OptionValues options;
  if (runsOperator())
    options.add("tie", "none");
  if (failed(
          prepare(module, devices, {operators, folders.get()}, options, owner)))
    return 1; // told already
  func::FuncOp function = findEntry(module);
  if (!function)
    return 1;
  if (llvm::Error error = checkSupported(function))
    return fail(std::move(error));
  std::vector<Tensor> expected;
  bool isRandom = seed.getNumOccurrences();
  if (function.getNumArguments() && inputs.empty() && !isRandom)
    return fail("the program has " + Twine(function.getNumArguments()) +
                " arguments; give their arrays with --inputs, or --random");
  if (isRandom)
    arguments = makeRandomArrays(function.getArgumentTypes(), seed, randomLimit,
                                 context);
  std::vector<numpy::ArrayName> argumentNames = nameArguments(function),
                                resultNames = nameResults(function);
  FailureOr<Ties> ties = findTies(function);
  if (failed(ties))
    return 1;
  numpy::nameAsResults(argumentNames, resultNames, ties->arguments);
  if (!inputs.empty() && !runsOperator()) {
    auto reader = numpy::NpzReader::open(inputs);
    if (!reader)
      return fail(reader.getError().getMessage());
    reader->takeResults(argumentNames);
    auto read = readArrays(*reader, argumentNames, function.getArgumentTypes(),
                           context);
    if (!read)
      return fail(read.takeError());
    arguments = std::move(*read);
    for (const std::string &each :
         reader->listNotes(argumentNames, resultNames))
      note(each);
  }
  if (!expect.empty()) {
    auto reader = numpy::NpzReader::open(expect);
    if (!reader)
      return fail(reader.getError().getMessage());
    auto read =
        readArrays(*reader, resultNames, function.getResultTypes(), context);
    if (!read)
      return fail(read.takeError());
    expected = std::move(*read);
  }
  tools::Progress::begin("run");
  llvm::Expected<Execution> execution = execute(function, arguments);
  if (!execution)
    return fail(execution.takeError());
  FailureOr<int64_t> stated = plan::getMesh(function) && areBytesKnown(function)
                                  ? getBytesMoved(function)
                                  : FailureOr<int64_t>(execution->bytesMoved);
  if (failed(stated))
    return 1;
  if (*stated != execution->bytesMoved)
    return fail("bytes moved: the program states " + Twine(*stated) +
                ", but the ranks moved " + Twine(execution->bytesMoved) +
                "; this is a fault of the compiler");
  // What is saved may be on the standard output.
  bool isTaken = files::OutputFile::isSame(save, "-") ||
                 files::OutputFile::isSame(saveInputs, "-");
  llvm::raw_ostream &os = isTaken ? llvm::errs() : llvm::outs();
  if (!isTaken)
    tools::Progress::keepOnUnread();
  files::Outputs written;
  std::vector<numpy::ArrayView> results =
      getArrays(execution->results, function.getAllResultAttrs());
  for (const files::Error &error :
       {write(save, resultNames, results),
        write(saveInputs, argumentNames,
              getArrays(arguments, function.getAllArgAttrs()))})
    if (error)
      return fail(error.getMessage());
  numpy::Comparison comparison{"", numpy::Error::success(), {}};
  if (!expect.empty()) {
    std::vector<numpy::ArrayView> wanted =
        getArrays(expected, function.getAllResultAttrs());
    comparison = units.getNumOccurrences()
                     ? numpy::compareResults(results, wanted, units,
                                             numpy::Measure::Units, resultNames)
                     : numpy::compareResults(
                           results, wanted, tolerance, numpy::Measure::Relative,
                           resultNames, getComputedTypes(function), noError);
  }
  tools::Progress::clear();
  for (const std::string &each : comparison.notes)
    note(each);
  if (runsOperator())
    tools::showResults(execution->results, os);
  os << comparison.text << "bytes moved: " << execution->bytesMoved
     << "\npeak bytes per rank: " << execution->peakBytes << '\n';
  if (int status = tools::keepOutputs("tofu-interpret", written))
    return status;
  if (comparison.error)
    return fail(comparison.error.getMessage());
  return tools::finishOutput("tofu-interpret");
}

/// What the options say, before any work.
static int checkOptions() {
  if (devices.getNumOccurrences() && (devices < 1 || devices > kMaxDevices))
    return fail("number of devices is " + Twine(devices.getValue()) +
                "; expected 1 to " + Twine(kMaxDevices));
  for (tools::Option<double> *option : {&tolerance, &noError, &units})
    if (!std::isfinite(*option) || *option < 0)
      option->refuse("a finite number that is not negative");
  if (seed.getNumOccurrences() && !inputs.empty())
    return fail("arguments are either from --inputs or --random, not both");
  if (int status = tools::requireFor("tofu-interpret", randomLimit, "--random",
                                     seed.getNumOccurrences()))
    return status;
  for (tools::Option<double> *option : {&tolerance, &noError, &units})
    if (int status = tools::requireFor("tofu-interpret", *option, "--expect",
                                       !expect.empty()))
      return status;
  if (int status =
          tools::requireFor("tofu-interpret", naming, "--save or --save-inputs",
                            !save.empty() || !saveInputs.empty()))
    return status;
  if (tolerance.getNumOccurrences() && units.getNumOccurrences())
    return fail("options --tolerance and --units both say how large errors may "
                "be; give one");
  if (noError.getNumOccurrences() && units.getNumOccurrences())
    return fail("option --floor is of errors as they are, and not in units: "
                "give it or --units");
  for (tools::Option<int64_t> *option : {&seed, &randomLimit})
    if (*option < 0)
      option->refuse("a number that is not negative");
  if (!attributes.empty() && !runsOperator())
    return fail("attributes are for an operator of a .tdl file; say with --op "
                "which one");
  if (runsOperator() && seed.getNumOccurrences())
    return fail("random arrays are of a program's shapes; give arrays for the "
                "operator with --inputs");
  std::vector<std::string> read{inputFile, expect};
  llvm::append_range(read, inputs);
  llvm::append_range(read, operators);
  if (llvm::count(read, "-") > 1)
    return fail("the standard input, '-', is to be read for more than one of "
                "the program, --inputs, --expect and --operators; give files");
  if (!save.empty() && !saveInputs.empty() &&
      files::OutputFile::isSame(save, saveInputs))
    return fail("options --save and --save-inputs name one file, '" +
                saveInputs + "'; give each its own");
  llvm::append_range(read, libraries);
  for (cl::opt<std::string> *output : {&save, &saveInputs})
    if (!output->empty())
      for (const files::Error &error :
           {files::OutputFile::checkTerminal(*output),
            files::OutputFile::check(*output, read)})
        if (int status = tools::check("tofu-interpret", error))
          return status;
  return 0;
}

/// The exit status.
static int runTool(int argc, char **argv) {
  tools::parseCommandLine(
      argc, argv, "tofu-interpret", category,
      "Runs a tensor program, or its partition over devices: in one thread,\n"
      "about 10^8 operations a second\n");
  if (int status = checkOptions())
    return status;
  registerAllPasses();
  tools::Progress progress("tofu-interpret");
  tools::Progress::begin("read");
  auto file = tools::openInput("tofu-interpret", inputFile);
  if (!file)
    return 1;
  tools::ToolContext tool(std::move(file));
  tool.sources.setIncludeDirs(folders.get());
  std::vector<Tensor> arguments;
  OwningOpRef<ModuleOp> module =
      runsOperator() ? tools::applyOperator(
                           tool, {inputFile, op, attributes, inputs}, arguments)
                     : parseModule(tool.sources, &tool.context);
  if (!module)
    return 1; // told already
  return interpret(*module, std::move(arguments));
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  return tools::runOnStack([&] { return runTool(argc, argv); });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Compiles a training or inference step into one shared object, which tofu-run
// and the C interface of runtime/tofu run on its ranks.
//
//===----------------------------------------------------------------------===//
#include "common/CommandLine.h"
#include "common/Progress.h"
#include "common/Resources.h"
#include "common/ToolContext.h"
#include "tofu/Import/Entry.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Report/Report.h"
#include "tofu/TDL/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MathExtras.h"
#include <deque>

using namespace mlir;
using namespace tofu;
namespace cl = llvm::cl;

static cl::OptionCategory category("tofu-compile");
static cl::opt<std::string> inputFile(cl::Positional, cl::init("-"),
                                      cl::desc("<program.mlir>"),
                                      cl::cat(category));
static cl::opt<std::string> output("o", cl::value_desc("file.so"),
                                   cl::desc("Output: the program, or the "
                                            "text that --emit asks for, which "
                                            "without -o is printed"),
                                   cl::cat(category));
static tools::Option<int64_t> devices(
    "devices", cl::value_desc("N"),
    cl::desc("Number of devices, 1 to 65536; default: 1, or what a partitioned "
             "program's mesh says"),
    cl::cat(category));
static cl::opt<std::string>
    cpu("mcpu", cl::init("x86-64-v3"), cl::value_desc("level"),
        cl::desc("The least CPU that runs the program: x86-64, x86-64-v2, "
                 "x86-64-v3, x86-64-v4 or native, which is this one; default: "
                 "x86-64-v3"),
        cl::cat(category));
static tools::Option<lowering::Target> target(
    "target", cl::init(lowering::Target::CPU), cl::cat(category),
    cl::desc("What runs the program:"),
    cl::values(
        clEnumValN(lowering::Target::CPU, "cpu", "CPUs"),
        clEnumValN(lowering::Target::CUDA, "cuda",
                   "NVIDIA's GPUs, of compute capability 8.0 or later")));
static cl::opt<std::string> ptxas(
    "ptxas", cl::value_desc("path"), cl::cat(category),
    cl::desc("NVIDIA's assembler, or none; default: that of $CUDA_HOME, PATH, "
             "/usr/local/cuda or a Python wheel, if there is one"));
static tools::Option<lowering::Activations> activations(
    "activations", cl::init(lowering::Activations::Exact), cl::cat(category),
    cl::desc("Of --target=cuda, who computes ReLU and GELU (with tanh) of a "
             "product of matrices:"),
    cl::values(
        clEnumValN(lowering::Activations::Exact, "exact",
                   "the program's own code, as the program says"),
        clEnumValN(lowering::Activations::Library, "library",
                   "cuBLASLt, where it multiplies: NaN may become 0, and tanh "
                   "be less exact")));
static tools::Option<lowering::AttentionMemory> attention(
    "attention", cl::init(lowering::AttentionMemory::Auto), cl::cat(category),
    cl::desc("Of --target=cuda, where scores and weights are that the backward "
             "pass of a training step reads:"),
    cl::values(clEnumValN(lowering::AttentionMemory::Auto, "auto",
                          "nowhere, if they are large and soon computed again"),
               clEnumValN(lowering::AttentionMemory::Stream, "stream",
                          "nowhere, where kernels can compute them again"),
               clEnumValN(lowering::AttentionMemory::Store, "store",
                          "in memory")));
static tools::Option<lowering::Scatters> scatters(
    "scatter", cl::init(lowering::Scatters::Ordered), cl::cat(category),
    cl::desc("Of --target=cuda, how sums are made of terms whose places are "
             "data:"),
    cl::values(clEnumValN(lowering::Scatters::Ordered, "ordered",
                          "in one order: the same bits each time"),
               clEnumValN(lowering::Scatters::Atomic, "atomic",
                          "by atomic operations, as threads come: sums of "
                          "f32, f64, i32 and i64")));
static tools::Option<bool> optimizes(
    "optimize", cl::init(true), cl::cat(category),
    cl::desc("Make the code of CPUs fast; false: it is made in a fraction of "
             "the time, and slow"));
enum class Emit { Program, Loops, Kernels, LLVM, PTX };
static tools::Option<Emit>
    emit("emit", cl::init(Emit::Program), cl::cat(category),
         cl::desc("What to make:"),
         cl::values(clEnumValN(Emit::Program, "program", "a shared object"),
                    clEnumValN(Emit::Loops, "loops",
                               "text: the loops that each kernel will have"),
                    clEnumValN(Emit::Kernels, "kernels",
                               "text: the kernels in MLIR's dialects"),
                    clEnumValN(Emit::LLVM, "llvm",
                               "text: the host's optimised LLVM IR"),
                    clEnumValN(Emit::PTX, "ptx",
                               "text: the code of --target=cuda")));
static cl::list<std::string>
    operators("operators", cl::value_desc("file.tdl"),
              cl::desc("Defines operations of the program; may be repeated"),
              cl::cat(category));
static tools::ImportFolders folders(category);
static cl::list<std::string>
    linkedFiles("link", cl::value_desc("file"),
                cl::desc("An object, archive or shared library that has opaque "
                         "functions of the program; may be repeated"),
                cl::cat(category));
enum class ReportForm { Summary, Full, Json };
static tools::Option<ReportForm> reportForm(
    "report", cl::init(ReportForm::Summary), cl::cat(category),
    cl::desc("How to print the plan's report:"),
    cl::values(clEnumValN(ReportForm::Summary, "summary", "about a page"),
               clEnumValN(ReportForm::Full, "full",
                          "each tensor, operator and transfer as well"),
               clEnumValN(ReportForm::Json, "json", "all of it as JSON")));
static tools::Option<double> bandwidth(
    "bandwidth", cl::value_desc("GB/s"), cl::cat(category),
    cl::desc("Into each device, and as much out of it: the report, in the "
             "program too, says seconds for the bytes moved"));
static tools::Option<bool> quiet("quiet",
                                 cl::desc("Do not print the plan's report"),
                                 cl::cat(category));
static tools::Option<bool>
    phasesWanted("phases",
                 cl::desc("Print the seconds that each phase took to stderr"),
                 cl::cat(category));

static int fail(const llvm::Twine &message) {
  return tools::fail("tofu-compile", message);
}

/// The planner's: `--mesh=2x4` is `mesh=2x4` of -tofu-plan.
class PlanOptions {
public:
  PlanOptions() : known(getPlanOptions()) {
    for (const PlanOption &option : known)
      options.emplace_back(
          llvm::StringRef(option.name), cl::desc(option.description),
          cl::value_desc(option.isFlag ? "bool" : "value"),
          option.isFlag ? cl::ValueOptional : cl::ValueRequired,
          cl::cat(category));
  }

  /// Those that were given.
  OptionValues getValues() const {
    OptionValues values;
    for (const auto &[said, option] : llvm::zip(known, options)) {
      if (!option.getNumOccurrences())
        continue;
      std::string value =
          said.isList ? llvm::join(option, ";") : option[option.size() - 1];
      values.add(option.ArgStr,
                 value.empty() ? std::nullopt : std::optional(value));
    }
    return values;
  }

  /// The last one that was given, or "".
  std::string getValue(llvm::StringRef name) const {
    for (const cl::list<std::string> &option : options)
      if (option.ArgStr == name && option.getNumOccurrences())
        return option[option.size() - 1];
    return "";
  }

private:
  std::vector<PlanOption> known;
  std::deque<cl::list<std::string>> options;
};

/// The plan, as tofu-opt reports it too, and the program that is compiled.
struct Reports {
  std::optional<Report> planned, compiled;

  void print(llvm::raw_ostream &os) const {
    if (reportForm == ReportForm::Json)
      return printJson(*compiled, os);
    printSummary(*planned, os, {""});
    if (reportForm != ReportForm::Full)
      return;
    os << "\nas it is compiled, with loops merged: names are those of traces "
          "and errors\n";
    printDetails(*compiled, os);
  }
};

static std::optional<Report> collect(func::FuncOp function) {
  if (!plan::getMesh(function))
    return std::nullopt;
  FailureOr<Report> report = collectReport(function);
  if (failed(report))
    return std::nullopt;
  if (bandwidth.getNumOccurrences())
    report->bandwidth = bandwidth;
  report->isForGpus = target == lowering::Target::CUDA;
  return std::move(*report);
}

static lowering::CompileOptions getCompileOptions() {
  lowering::CompileOptions options;
  options.target = target;
  options.cpu = cpu;
  options.ptxas = ptxas;
  options.activations = activations;
  options.scatters = scatters;
  options.link = linkedFiles;
  options.optimizes = optimizes;
  return options;
}

/// That the files of --levels, of which each axis has one, are neither read nor
/// the output. An axis has two devices or more.
static int checkLevels(const std::string &levels,
                       const std::vector<std::string> &inputs) {
  int64_t most = devices.getNumOccurrences() ? int64_t(devices) : kMaxDevices;
  for (unsigned axis = 0; !levels.empty() && axis < llvm::Log2_64(most);
       ++axis) {
    std::string path = levels + std::to_string(axis) + ".json";
    if (int status = tools::check(
            "tofu-compile", files::OutputFile::checkReplaces(path, inputs)))
      return status;
    if (files::OutputFile::isSame(path, output))
      return fail("options -o and --levels name one file, '" + path +
                  "'; give each its own");
  }
  return 0;
}

/// What the options say, before any work.
static int checkOptions(const PlanOptions &plan) {
  if (devices.getNumOccurrences() && (devices < 1 || devices > kMaxDevices))
    return fail("number of devices is " + Twine(devices.getValue()) +
                "; expected 1 to " + Twine(kMaxDevices));
  if (bandwidth.getNumOccurrences() && !isBandwidth(bandwidth))
    bandwidth.refuse(kBandwidths);
  MLIRContext context;
  ScopedDiagnosticHandler handler(
      &context, [](Diagnostic &diagnostic) { fail(diagnostic.str()); });
  if (failed(checkPlanOptions(context, devices, plan.getValues(), {""})))
    return 1;
  if (llvm::Error error = lowering::checkOptions(getCompileOptions()))
    return fail(llvm::toString(std::move(error)));
  if (emit == Emit::PTX && target != lowering::Target::CUDA)
    return fail("PTX is the code of --target=cuda, but the target is cpu");
  for (const cl::Option *option :
       {static_cast<const cl::Option *>(&activations),
        static_cast<const cl::Option *>(&attention),
        static_cast<const cl::Option *>(&scatters)})
    if (int status = tools::requireFor("tofu-compile", *option, "--target=cuda",
                                       target == lowering::Target::CUDA))
      return status;
  if (quiet && reportForm.getNumOccurrences())
    return fail("options --quiet and --report say two things of the plan's "
                "report; give one");
  for (const cl::Option *option :
       {static_cast<const cl::Option *>(&reportForm),
        static_cast<const cl::Option *>(&bandwidth),
        static_cast<const cl::Option *>(&phasesWanted),
        static_cast<const cl::Option *>(&optimizes)})
    if (int status = tools::requireFor("tofu-compile", *option,
                                       "--emit=program", emit == Emit::Program))
      return status;
  if (output.empty() && emit != Emit::Program)
    output = "-";
  if (output.empty())
    return fail("there is no output file; give one with -o");
  std::vector<std::string> inputs{inputFile};
  llvm::append_range(inputs, operators);
  llvm::append_range(inputs, linkedFiles);
  if (int status = checkLevels(plan.getValue("levels"), inputs))
    return status;
  if (emit == Emit::Program)
    if (int status = tools::check("tofu-compile",
                                  files::OutputFile::checkTerminal(output)))
      return status;
  return tools::check("tofu-compile", files::OutputFile::check(output, inputs));
}

/// What --emit asks for, if it is not the program.
static LogicalResult printText(func::FuncOp function,
                               const lowering::CompileOptions &options,
                               lowering::Phases &phases,
                               llvm::raw_ostream &os) {
  if (emit == Emit::Loops)
    return lowering::printLoops(function, options, os);
  if (emit == Emit::Kernels)
    return lowering::printKernels(function, options, os);
  if (emit == Emit::PTX)
    return lowering::printPTX(function, options, os);
  llvm::LLVMContext context;
  auto compiled = lowering::compile(function, options, context, phases);
  if (succeeded(compiled))
    (*compiled)->print(os, nullptr);
  return compiled;
}

static int run(const OptionValues &planOptions) {
  // The program may be on the standard output; if it is not, it is written also
  // for those who read no more than the report's beginning.
  bool isTaken = files::OutputFile::isSame(output, "-");
  if (emit == Emit::Program && !isTaken)
    tools::Progress::keepOnUnread();
  files::Outputs outputs; // also those of --levels
  lowering::Phases phases(tools::Progress::begin);
  phases.begin("read");
  auto file = tools::openInput("tofu-compile", inputFile);
  if (!file)
    return 1;
  tools::ToolContext tool(std::move(file));
  OwningOpRef<ModuleOp> module = parseModule(tool.sources, &tool.context);
  if (!module)
    return 1; // told already
  phases.begin("plan");
  if (failed(prepare(*module, devices, {operators, folders.get()}, planOptions,
                     {""})))
    return 1;
  func::FuncOp function = findEntry(*module);
  if (!function)
    return 1;
  Reports reports;
  if (!quiet && emit == Emit::Program)
    reports.planned = collect(function);
  if (failed(schedule(*module, target == lowering::Target::CUDA, activations,
                      attention)))
    return 1;
  lowering::CompileOptions options = getCompileOptions();
  phases.begin("report");
  reports.compiled = collect(function);
  if (reports.compiled) {
    llvm::raw_string_ostream os(options.report);
    printJson(*reports.compiled, os);
  }
  if (reports.planned)
    reports.planned->compiled = reports.compiled->rank;
  if (emit != Emit::Program) {
    std::string text;
    llvm::raw_string_ostream textOs(text);
    if (failed(printText(function, options, phases, textOs)))
      return 1;
    if (int status =
            tools::check("tofu-compile", files::writeFile(output, text)))
      return status;
    return tools::keepOutputs("tofu-compile", outputs);
  }
  llvm::raw_ostream &os = isTaken ? llvm::errs() : llvm::outs();
  if (failed(lowering::compileToFile(function, options, output, phases)))
    return 1;
  tools::Progress::clear();
  if (reports.planned)
    reports.print(os);
  if (phasesWanted)
    phases.print(llvm::errs());
  if (!quiet && lowering::hasOnlyPTX(options))
    os << "the program carries PTX only, which the driver compiles when it is "
          "loaded"
       << (ptxas == "none" ? "" : ": no ptxas was found (--ptxas)") << '\n';
  // A report that is lost is a failure, which keeps the files that are there.
  if (int status = tools::keepOutputs("tofu-compile", outputs))
    return status;
  return tools::finishOutput("tofu-compile");
}

/// The exit status.
static int runTool(int argc, char **argv) {
  PlanOptions planOptions;
  tools::parseCommandLine(
      argc, argv, "tofu-compile", category,
      "Compiles a tensor program for one or more devices\n");
  if (int status = checkOptions(planOptions))
    return status;
  registerAllPasses();
  tools::Progress progress("tofu-compile");
  return run(planOptions.getValues());
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  return tools::runOnStack([&] { return runTool(argc, argv); });
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "RunTrial.h"

#include "Definition.h"
#include "Distance.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "support/StandInGpu.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/Npz.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Numpy/Npz.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Pipelines.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Runtime/Runtime.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"

#include <memory>
#include <random>

using namespace mlir;
using namespace tofu;
using namespace tofu::trials;
using interpreter::Tensor;

/// Of an argument.
static constexpr double kMostElements = 1 << 24;

namespace {
struct Close {
  void operator()(tofu_program *program) const { tofu_program_unload(program); }
  void operator()(tofu_session *session) const { tofu_session_close(session); }
};

/// Ends a trial that does not end well.
struct Failure {
  Outcome outcome;
};

class Runner {
public:
  Runner(const Job &job, const Trial &trial);

  Outcome run(Expected &expected);

private:
  void listen(MLIRContext &context);
  [[noreturn]] void fail(std::string name, std::string message);
  /// Of passes and the importer: what they said first.
  void check(LogicalResult result);
  /// Of a function of the runtime.
  void check(int failed);

  void load();
  void roundTrip();
  void prepareToRun();
  void readArrays(Expected &expected);
  std::vector<numpy::Array> interpret();
  std::vector<numpy::Array> compileAndRun();
  std::vector<numpy::Array> runSteps(tofu_session *session,
                                     const tofu_program_data &data);

  const Job &job;
  const Trial &trial;
  std::string firstError;
  MLIRContext context;
  std::vector<std::unique_ptr<MLIRContext>> readers; // of what was printed
  llvm::SourceMgr sources;
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  std::vector<Tensor> arguments;
};
} // namespace

static DialectRegistry getRegistry() {
  DialectRegistry registry;
  registerAllDialects(registry);
  return registry;
}

Runner::Runner(const Job &job, const Trial &trial)
    : job(job), trial(trial),
      context(getRegistry(), MLIRContext::Threading::DISABLED) {
  listen(context);
}

void Runner::listen(MLIRContext &context) {
  context.allowUnregisteredDialects();
  context.getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error &&
        firstError.empty())
      firstError = diagnostic.str();
  });
}

void Runner::fail(std::string name, std::string message) {
  throw Failure{{std::move(name), std::move(message)}};
}

void Runner::check(LogicalResult result) {
  if (failed(result))
    fail("refused", firstError);
}

void Runner::check(int failed) {
  if (failed)
    fail("refused", tofu_error());
}

void Runner::load() {
  bool isLanguage = StringRef(job.program).ends_with(".tdl");
  module = isLanguage ? loadDefinition(job.program, job.seed, sources, context)
                      : loadModule(job.program, sources, context);
  if (!module)
    fail("refused",
         firstError.empty() ? "the text nests too deep" : firstError);
  if (isLanguage)
    check(verify(*module));
}

/// What is printed can be read, and what was read once is printed as it was.
void Runner::roundTrip() {
  std::string texts[3];
  for (std::string &text : texts) {
    llvm::raw_string_ostream(text) << *module;
    // Resources of the file have new names where there are some of that name.
    auto reader = std::make_unique<MLIRContext>(
        getRegistry(), MLIRContext::Threading::DISABLED);
    listen(*reader);
    module = parseSourceString<ModuleOp>(text, ParserConfig(reader.get()));
    if (!module)
      fail("wrong", "cannot read what was printed: " + firstError);
    readers.push_back(std::move(reader));
  }
  if (texts[1] != texts[2])
    fail("wrong", "prints another text after it was read");
}

void Runner::prepareToRun() {
  auto error = [&](const Twine &message) {
    return module->emitError() << message;
  };
  PassManager manager(&context);
  if (!trial.passes.empty()) {
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(parsePassPipeline(trial.passes, manager, os)))
      fail("refused", message);
  }
  if (trial.plan)
    check(buildPartitionPipeline(manager, *trial.plan, error));
  check(manager.run(*module));
  if (trial.tool == "print")
    return roundTrip();
  check(trial.tool == "interpret" ? prepare(*module, trial.devices)
                                  : prepareToCompile(*module, trial.devices));
  function = findEntry(*module);
  if (!function)
    fail("refused", firstError);
}

/// Small integers, of which sums are exact in any order.
static void draw(Tensor &tensor, std::mt19937_64 &random) {
  interpreter::Kind kind = interpreter::getScalarType(tensor.elementType)->kind;
  for (int64_t i = 0, e = tensor.getNumElements(); i != e; ++i) {
    int64_t number = int64_t(random() % 9) - 4;
    interpreter::Register element;
    if (kind == interpreter::Kind::Int)
      element.i = number;
    else if (kind == interpreter::Kind::F64)
      element.d = double(number);
    else
      element.f = float(number);
    tensor.set(i, element);
  }
}

void Runner::readArrays(Expected &expected) {
  if (llvm::Error error = interpreter::checkSupported(function))
    fail("refused", llvm::toString(std::move(error)));
  std::mt19937_64 random(job.seed);
  for (Type type : function.getArgumentTypes()) {
    auto [element, shape] = interpreter::getGlobalShape(type);
    double elements = 1;
    for (int64_t extent : shape)
      elements *= double(extent);
    if (elements > kMostElements)
      fail("refused", "an argument is too large to be drawn");
    arguments.emplace_back(element, shape);
    draw(arguments.back(), random);
  }
  if (job.arrays.empty())
    return;
  auto reader = numpy::NpzReader::open(job.arrays);
  if (!reader)
    fail("refused", reader.getError().getMessage());
  auto read = [&](const std::string &name) {
    auto array = reader->read({name});
    if (!array)
      fail("refused", array.getError().getMessage());
    return std::move(*array);
  };
  auto names = numpy::getArrayNames("arg", arguments.size());
  for (auto [name, argument] : llvm::zip_equal(names, arguments)) {
    numpy::Array array = read(name);
    numpy::ArrayView wanted = interpreter::getArray(argument);
    if (array.type != wanted.type ||
        !llvm::equal(array.extents, wanted.extents))
      fail("refused",
           llvm::formatv("{0} is {1}, expected {2}", name,
                         numpy::describe(array.type, array.extents),
                         numpy::describe(wanted.type, wanted.extents)));
    argument.bytes = std::move(array.bytes);
  }
  if (expected)
    return;
  expected.emplace();
  for (const std::string &name :
       numpy::getArrayNames("out", function.getNumResults()))
    expected->push_back(read(name));
}

static numpy::Array copyArray(const Tensor &tensor) {
  numpy::ArrayView view = interpreter::getArray(tensor);
  return {view.type, {view.extents.begin(), view.extents.end()}, tensor.bytes};
}

std::vector<numpy::Array> Runner::interpret() {
  interpreter::Execution last;
  for (int64_t step = 0; step != job.steps; ++step) {
    if (DenseI64ArrayAttr replaces = plan::getReplaces(function); step)
      for (auto [result, argument] : llvm::enumerate(
               replaces ? replaces.asArrayRef() : ArrayRef<int64_t>()))
        if (argument >= 0)
          arguments[argument] = last.results[result];
    auto execution = interpreter::execute(function, arguments);
    if (!execution)
      fail("refused", llvm::toString(execution.takeError()));
    last = std::move(*execution);
    if (plan::getMesh(function) && areBytesKnown(function) &&
        *getBytesMoved(function) != last.bytesMoved)
      fail("bytes", llvm::formatv("{0} bytes stated, {1} moved",
                                  *getBytesMoved(function), last.bytesMoved));
  }
  std::vector<numpy::Array> results;
  for (const Tensor &result : last.results)
    results.push_back(copyArray(result));
  return results;
}

std::vector<numpy::Array> Runner::runSteps(tofu_session *session,
                                           const tofu_program_data &data) {
  for (int64_t step = 0; step != job.steps; ++step) {
    if (step)
      check(tofu_feed(session));
    else
      for (auto [number, argument] : llvm::enumerate(arguments))
        check(tofu_set_argument(session, number, argument.bytes.data()));
    check(tofu_step(session));
    tofu_counters counters;
    tofu_get_counters(session, &counters);
    if (data.bytes_known && counters.bytes_moved != data.bytes_moved)
      fail("bytes", llvm::formatv("{0} bytes stated, {1} moved",
                                  data.bytes_moved, counters.bytes_moved));
  }
  std::vector<numpy::Array> results;
  for (int64_t i = 0; i != data.num_results; ++i) {
    const tofu_buffer &buffer = data.buffers[data.results[i].buffer];
    std::span extents(buffer.extents, size_t(buffer.rank));
    numpy::Array array{buffer.type, {extents.begin(), extents.end()}, {}};
    array.bytes.resize(numpy::ArrayView(array).getNumBytes());
    check(tofu_get_result(session, i, array.bytes.data()));
    results.push_back(std::move(array));
  }
  return results;
}

std::vector<numpy::Array> Runner::compileAndRun() {
  SmallString<128> path;
  if (llvm::sys::fs::createTemporaryFile("trial", "so", path))
    fail("refused", "there is no place for temporary files");
  llvm::FileRemover remover(path);
  lowering::Phases phases;
  auto compileOptions =
      trial.cuda ? test::getCudaOptions() : lowering::CompileOptions();
  compileOptions.cpu = trial.cpu;
  check(lowering::compileToFile(function, compileOptions, path, phases));
  tofu_program *loaded = nullptr;
  check(tofu_program_load(path.c_str(), &loaded));
  std::unique_ptr<tofu_program, Close> program(loaded);
  tofu_options options = {};
  options.no_libraries = !trial.libraries;
  options.threads_per_rank = trial.threads;
  tofu_session *opened = nullptr;
  check(tofu_session_open(loaded, &options, &opened));
  std::unique_ptr<tofu_session, Close> session(opened);
  return runSteps(opened, *tofu_program_get_data(loaded));
}

Outcome Runner::run(Expected &expected) try {
  load();
  prepareToRun();
  if (trial.tool == "print")
    return {"ok", ""};
  readArrays(expected);
  std::vector<numpy::Array> results =
      trial.tool == "run" ? compileAndRun() : interpret();
  if (!expected)
    expected = std::move(results);
  else if (std::string message = compare(results, *expected, job.tolerances);
           !message.empty())
    return {"wrong", message};
  return {"ok", ""};
} catch (Failure &failure) {
  return std::move(failure.outcome);
}

Outcome trials::runTrial(const Job &job, const Trial &trial,
                         Expected &expected) {
  Outcome outcome = Runner(job, trial).run(expected);
  std::string found = trial.cuda ? test::takeGpuFindings(job.seed) : "";
  if (outcome.name == "ok" && !found.empty())
    return {"wrong", found};
  outcome.message += found;
  return outcome;
}

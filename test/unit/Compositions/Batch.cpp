//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Batch.h"
#include "Compare.h"

#include "mlir/IR/IRMapping.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Lowering/CPU/ObjectCode.h"
#include "tofu/Lowering/Compile.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Runtime/Runtime.h"
#include "llvm/Support/FileSystem.h"
#include <thread>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

llvm::ArrayRef<std::string> tofu::test::getCpuLevels() {
  static const std::vector<std::string> levels = [] {
    std::vector<std::string> found;
    std::string best = llvm::cantFail(lowering::getCpuLevel("native"));
    for (const char *level :
         {"x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"}) {
      found.push_back(level);
      if (best == level)
        break;
    }
    return found;
  }();
  return levels;
}

//===----------------------------------------------------------------------===//
// Many programs as one
//===----------------------------------------------------------------------===//

namespace {
/// What all programs are together.
struct Merged {
  OwningOpRef<ModuleOp> module;
  std::vector<Step> steps;
  std::vector<Known> known;
  /// Results that a second step has computed from what was fed.
  std::vector<bool> isFed;
};
} // namespace

static void append(ModuleOp from, func::FuncOp to, Block &block,
                   SmallVectorImpl<Value> &results) {
  ModuleOp module = to->getParentOfType<ModuleOp>();
  for (auto combiner : from.getOps<tdl::CombinerOp>())
    if (!module.lookupSymbol(combiner.getSymName()))
      module.insert(module.begin(), combiner.clone());
  Block &source = findEntry(from).getBody().front();
  OpBuilder builder = OpBuilder::atBlockEnd(&block);
  IRMapping mapping;
  for (BlockArgument argument : source.getArguments())
    mapping.map(argument,
                block.addArgument(argument.getType(), argument.getLoc()));
  for (Operation &op : source.without_terminator())
    builder.clone(op, mapping);
  for (Value value : source.getTerminator()->getOperands())
    results.push_back(mapping.lookup(value));
}

static Merged merge(MLIRContext &context, ArrayRef<Checked *> programs,
                    bool isFed) {
  Merged merged;
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  merged.module = ModuleOp::create(loc);
  merged.steps.resize(isFed ? 2 : 1);
  auto function =
      func::FuncOp::create(loc, "main", builder.getFunctionType({}, {}));
  merged.module->push_back(function);
  Block &block = *function.addEntryBlock();
  SmallVector<Value> results;
  SmallVector<int64_t> replaces;
  for (Checked *checked : programs) {
    func::FuncOp source = findEntry(*checked->expanded);
    int64_t firstArgument = block.getNumArguments();
    append(*checked->expanded, function, block, results);
    bool hasSecond = checked->steps.size() > 1;
    for (int64_t replaced : plan::getReplaces(source).asArrayRef()) {
      // Where results are fed, only those that were made for it.
      bool isTied = replaced >= 0 && (!isFed || hasSecond);
      replaces.push_back(isTied ? firstArgument + replaced : -1);
      merged.isFed.push_back(hasSecond);
    }
    llvm::append_range(merged.known, checked->program.results);
    for (auto [number, step] : llvm::enumerate(merged.steps)) {
      const Step &own = checked->steps[hasSecond ? number : 0];
      llvm::append_range(step.inputs, own.inputs);
      llvm::append_range(step.results, own.results);
    }
  }
  builder.setInsertionPointToEnd(&block);
  func::ReturnOp::create(builder, loc, results);
  function.setFunctionType(builder.getFunctionType(
      block.getArgumentTypes(), ValueRange(results).getTypes()));
  function->setAttr(plan::kMesh,
                    plan::getMesh(findEntry(*programs[0]->expanded)));
  function->setAttr(plan::kReplaces, builder.getDenseI64ArrayAttr(replaces));
  return merged;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

namespace {
struct Loaded {
  ~Loaded() { tofu_program_unload(program); }
  tofu_program *program = nullptr;
};
struct Session {
  ~Session() { tofu_session_close(session); }
  tofu_session *session = nullptr;
};
} // namespace

/// What is wrong with the steps of a session; an empty string if nothing is.
static std::string runSteps(const tofu_program *program, const Merged &merged,
                            const interpreter::Execution &expected,
                            bool libraries) {
  Session open;
  tofu_options options = {};
  options.no_libraries = !libraries;
  options.threads_per_rank = libraries ? 2 : 1;
  if (tofu_session_open(program, &options, &open.session))
    return tofu_error();
  for (auto [number, input] : llvm::enumerate(merged.steps[0].inputs))
    if (tofu_set_argument(open.session, number, input.bytes.data()))
      return tofu_error();
  for (const Step &step : merged.steps) {
    bool isSecond = &step != &merged.steps[0];
    if ((isSecond && tofu_feed(open.session)) || tofu_step(open.session))
      return tofu_error();
    std::vector<interpreter::Tensor> results;
    for (auto [number, like] : llvm::enumerate(step.results)) {
      results.emplace_back(like.elementType, like.shape);
      if (tofu_get_result(open.session, number, results.back().bytes.data()))
        return tofu_error();
    }
    std::string difference =
        findDifference(results, step.results, merged.known);
    if (!difference.empty())
      return (isSecond ? "second step: " : "") + difference;
    tofu_counters counters;
    tofu_get_counters(open.session, &counters);
    if (counters.bytes_moved != expected.bytesMoved)
      return "moves " + std::to_string(counters.bytes_moved) +
             " bytes, but the interpreter " +
             std::to_string(expected.bytesMoved);
    if (counters.arena_bytes != expected.peakBytes)
      return "has an arena of " + std::to_string(counters.arena_bytes) +
             " bytes, but the interpreter of " +
             std::to_string(expected.peakBytes);
  }
  return "";
}

std::optional<Failure> tofu::test::checkCompiled(Checker &checker,
                                                 ArrayRef<Checked *> programs,
                                                 const BatchOptions &options) {
  Merged merged = merge(checker.getContext(), programs, options.isFed);
  std::string error = checker.schedule(*merged.module);
  if (!error.empty())
    return Failure{"schedule together", error};
  func::FuncOp function = findEntry(*merged.module);
  auto expected = interpreter::execute(function, merged.steps[0].inputs);
  if (!expected)
    return Failure{"scheduled together", llvm::toString(expected.takeError())};
  error =
      findDifference(expected->results, merged.steps[0].results, merged.known);
  if (!error.empty())
    return Failure{"scheduled together", error};

  llvm::SmallString<128> path;
  if (llvm::sys::fs::createTemporaryFile("compositions", "so", path))
    return Failure{"compile", "cannot create a file"};
  Loaded loaded;
  error = capture(checker.getContext(), [&] {
    lowering::CompileOptions compileOptions;
    compileOptions.cpu = options.cpu;
    lowering::Phases phases;
    return lowering::compileToFile(function, compileOptions, path, phases);
  });
  if (error.empty() && tofu_program_load(path.c_str(), &loaded.program))
    error = tofu_error();
  llvm::sys::fs::remove(path);
  if (!error.empty())
    return Failure{"compile", error};
  std::string with, without;
  std::thread other([&] {
    without = runSteps(loaded.program, merged, *expected, /*libraries=*/false);
  });
  with = runSteps(loaded.program, merged, *expected, /*libraries=*/true);
  other.join();
  if (!without.empty())
    return Failure{"compiled for " + options.cpu, without};
  if (!with.empty())
    return Failure{"compiled for " + options.cpu + ", libraries", with};
  return std::nullopt;
}

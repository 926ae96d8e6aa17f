//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Batch.h"
#include "Compare.h"

#include "support/CompiledProgram.h"
#include "support/MergedProgram.h"
#include "support/StandInGpu.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Lowering/CPU/ObjectCode.h"
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
};
} // namespace

static Merged merge(MLIRContext &context, ArrayRef<Checked *> programs,
                    bool isFed) {
  Merged merged;
  merged.steps.resize(isFed ? 2 : 1);
  MergedProgram all(&context);
  for (Checked *checked : programs) {
    bool hasSecond = checked->steps.size() > 1;
    // Where results are fed, only those that were made for it.
    all.add(findEntry(*checked->expanded), !isFed || hasSecond);
    llvm::append_range(merged.known, checked->program.results);
    for (auto [number, step] : llvm::enumerate(merged.steps)) {
      const Step &own = checked->steps[hasSecond ? number : 0];
      llvm::append_range(step.inputs, own.inputs);
      llvm::append_range(step.results, own.results);
    }
  }
  merged.module = all.take();
  return merged;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// What is wrong with the steps of a session; an empty string if nothing is.
/// `expected` is what the interpreter says of each: what a branch moves may be
/// another number in the second one.
static std::string runSteps(const CompiledProgram &program,
                            const Merged &merged,
                            ArrayRef<interpreter::Execution> expected,
                            bool libraries, bool isCuda) {
  Session session;
  tofu_options options = {};
  options.no_libraries = !libraries;
  options.threads_per_rank = libraries ? 2 : 1;
  options.rank_threads = libraries ? 0 : 1;
  std::string error = session.open(program, options, merged.steps[0].inputs);
  if (!error.empty())
    return error;
  for (auto [step, execution] : llvm::zip_equal(merged.steps, expected)) {
    bool isSecond = &step != &merged.steps[0];
    std::vector<interpreter::Tensor> results;
    for (const interpreter::Tensor &like : step.results)
      results.emplace_back(like.elementType, like.shape);
    error = session.step(/*isFed=*/isSecond, results);
    if (!error.empty())
      return error;
    std::string difference =
        findDifference(results, step.results, merged.known);
    if (!difference.empty())
      return (isSecond ? "second step: " : "") + difference;
    tofu_counters counters;
    tofu_get_counters(session.get(), &counters);
    if (counters.bytes_moved != execution.bytesMoved)
      return "moves " + std::to_string(counters.bytes_moved) +
             " bytes, but the interpreter " +
             std::to_string(execution.bytesMoved);
    // On a GPU tables and workspaces of libraries are counted, too.
    if (isCuda ? counters.arena_bytes < execution.peakBytes
               : counters.arena_bytes != execution.peakBytes)
      return "has an arena of " + std::to_string(counters.arena_bytes) +
             " bytes, but the interpreter of " +
             std::to_string(execution.peakBytes);
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
  std::vector<interpreter::Execution> expected;
  for (const Step &step : merged.steps) {
    auto execution = interpreter::execute(function, step.inputs);
    if (!execution)
      return Failure{"scheduled together",
                     llvm::toString(execution.takeError())};
    error = findDifference(execution->results, step.results, merged.known);
    if (!error.empty())
      return Failure{"scheduled together", error};
    expected.push_back(std::move(*execution));
  }

  CompiledProgram compiled;
  auto compileOptions =
      options.isCuda ? getCudaOptions() : lowering::CompileOptions();
  compileOptions.cpu = options.cpu;
  compileOptions.optimizes = !options.isCuda; // the host only starts kernels
  error = compiled.load(function, compileOptions);
  if (!error.empty())
    return Failure{"compile", error};
  std::string with, without;
  std::thread other([&] {
    without = runSteps(compiled, merged, expected, /*libraries=*/false,
                       options.isCuda);
  });
  with =
      runSteps(compiled, merged, expected, /*libraries=*/true, options.isCuda);
  other.join();
  // Also after a failure: the next program's are its own.
  std::string found = options.isCuda ? takeGpuFindings(options.seed) : "";
  std::string target = options.isCuda ? "CUDA" : options.cpu;
  if (!without.empty())
    return Failure{"compiled for " + target, without + found};
  if (!with.empty())
    return Failure{"compiled for " + target + ", libraries", with + found};
  if (!found.empty())
    return Failure{"compiled for " + target, found};
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What it costs to know the strategies of all operators of tdl-stdlib.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Operators/Instances.h"
#include "tofu/Operators/Setting.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"

#include <benchmark/benchmark.h>

using namespace mlir;
using namespace tofu;

/// One context, on one thread.
static MLIRContext &getContext() {
  static MLIRContext context(MLIRContext::Threading::DISABLED);
  return context;
}

static std::vector<std::string> findFiles() {
  std::vector<std::string> files;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator file(TOFU_LIBRARY, error), end;
       !error && file != end; file.increment(error))
    if (StringRef(file->path()).ends_with(".tdl"))
      files.push_back(file->path());
  llvm::sort(files);
  return files;
}

static std::vector<OwningOpRef<ModuleOp>> readAll() {
  std::vector<OwningOpRef<ModuleOp>> modules;
  for (const std::string &path : findFiles()) {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(std::move(*llvm::MemoryBuffer::getFile(path)),
                               {});
    modules.push_back(importTDL(sources, &getContext()));
  }
  return modules;
}

namespace {
/// Each instance of each definition, with extents.
struct Library {
  Library() : modules(readAll()) {
    for (OwningOpRef<ModuleOp> &module : modules) {
      Instances instances(*module);
      for (Operation *definition : instances.getDefinitions()) {
        ++definitions;
        for (const OperatorInstance &instance : instances.find(definition))
          for (Setting &setting : chooseSettings(instance.op, 1))
            operators.push_back({instance.op, std::move(setting)});
      }
    }
  }
  std::vector<OwningOpRef<ModuleOp>> modules;
  std::vector<std::pair<tdl::OpOp, Setting>> operators;
  unsigned definitions = 0;
};
} // namespace

static Library &getLibrary() {
  static Library library;
  return library;
}

static std::vector<OwningOpRef<ModuleOp>> prepareAll() {
  std::vector<OwningOpRef<ModuleOp>> programs;
  for (auto &[op, setting] : getLibrary().operators) {
    programs.push_back(apply(op, setting));
    if (failed(prepareForAnalysis(*programs.back())))
      programs.pop_back();
  }
  return programs;
}

/// Strategies, with what each of 4 parts fetches.
static unsigned countStrategies(ModuleOp program) {
  unsigned strategies = 0;
  getMain(program).walk([&](tdl::LambdaOp op) {
    tdl::LambdaAnalysis analysis(op);
    ArrayRef<tdl::IndexVariable> variables = analysis.getVariables();
    for (auto [number, variable] : llvm::enumerate(variables)) {
      if (variable.kind == tdl::IndexVariable::Kind::Fixed)
        continue;
      ++strategies;
      SmallVector<tdl::VariableSplit> splits;
      for (const tdl::IndexVariable &each : variables)
        splits.push_back({each.extent, {}});
      splits[number].axes.push_back(0);
      for (const tdl::Access &access : analysis.getAccesses()) {
        Type type = op.getInputs()[access.input].getType();
        benchmark::DoNotOptimize(tdl::getRegion(
            access, cast<RankedTensorType>(type).getShape(), splits, {4}));
      }
    }
    strategies += analysis.getLinearSets().size();
  });
  return strategies;
}

static void read(benchmark::State &state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(readAll().size());
}

static void prepare(benchmark::State &state) {
  getLibrary();
  for (auto _ : state)
    benchmark::DoNotOptimize(prepareAll().size());
  state.counters["definitions"] = getLibrary().definitions;
  state.counters["instances"] = getLibrary().operators.size();
}

static void analyse(benchmark::State &state) {
  std::vector<OwningOpRef<ModuleOp>> programs = prepareAll();
  unsigned strategies = 0;
  for (auto _ : state) {
    strategies = 0;
    for (OwningOpRef<ModuleOp> &program : programs)
      strategies += countStrategies(*program);
  }
  state.counters["strategies"] = strategies;
}

BENCHMARK(read)->Unit(benchmark::kMillisecond);
BENCHMARK(prepare)->Unit(benchmark::kMillisecond);
BENCHMARK(analyse)->Unit(benchmark::kMillisecond);

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a graph of 70,000 lambdas costs: the size of the largest exports.
//
//===----------------------------------------------------------------------===//
#include "LambdaGraph.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Schedule/Passes.h"
#include "tofu/Transforms/Passes.h"

#include <benchmark/benchmark.h>
#include <malloc.h>

using namespace mlir;

static constexpr unsigned count = 70000;

/// One context, on one thread.
static MLIRContext &getContext() {
  static MLIRContext context(MLIRContext::Threading::DISABLED);
  return context;
}

static size_t getHeapBytes() {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static unsigned countLambdas(ModuleOp module) {
  unsigned number = 0;
  module.walk([&](tofu::tdl::LambdaOp) { ++number; });
  return number;
}

static void build(benchmark::State &state) {
  for (auto _ : state) {
    size_t before = getHeapBytes();
    OwningOpRef<ModuleOp> module =
        tofu::buildLambdaGraph(getContext(), count, state.range(0));
    state.counters["bytes/lambda"] = double(getHeapBytes() - before) / count;
    state.PauseTiming();
    module = nullptr;
    state.ResumeTiming();
  }
}

static void verify(benchmark::State &state) {
  OwningOpRef<ModuleOp> module =
      tofu::buildLambdaGraph(getContext(), count, state.range(0));
  for (auto _ : state)
    if (failed(mlir::verify(*module)))
      state.SkipWithError("not valid");
}

/// Runs one pass on a fresh graph each time.
static void runPass(benchmark::State &state,
                    std::unique_ptr<Pass> (*create)()) {
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<ModuleOp> module =
        tofu::buildLambdaGraph(getContext(), count, state.range(0));
    PassManager manager(&getContext());
    manager.enableVerifier(false);
    manager.addNestedPass<func::FuncOp>(create());
    state.ResumeTiming();
    if (failed(manager.run(*module)))
      state.SkipWithError("pass failed");
    state.PauseTiming();
    state.counters["left"] = countLambdas(*module);
    module = nullptr;
    state.ResumeTiming();
  }
}

static void print(benchmark::State &state) {
  OwningOpRef<ModuleOp> module =
      tofu::buildLambdaGraph(getContext(), count, state.range(0));
  std::string text;
  for (auto _ : state) {
    text.clear();
    llvm::raw_string_ostream(text) << *module;
  }
  state.counters["bytes/lambda"] = double(text.size()) / count;
}

static void parse(benchmark::State &state) {
  std::string text;
  llvm::raw_string_ostream(text)
      << *tofu::buildLambdaGraph(getContext(), count, state.range(0));
  for (auto _ : state)
    if (!parseSourceString<ModuleOp>(text, &getContext()))
      state.SkipWithError("not parsed");
}

// 0: all read the argument and differ only inside; 1: a chain.
#define GRAPHS                                                                 \
  ->ArgName("chained")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)
BENCHMARK(build) GRAPHS;
BENCHMARK(verify) GRAPHS;
BENCHMARK_CAPTURE(runPass, dedup, tofu::tdl::createDedupPass) GRAPHS;
BENCHMARK_CAPTURE(runPass, tidy, tofu::tdl::createTidyPass) GRAPHS;
BENCHMARK_CAPTURE(runPass, fuse, [] { return tofu::createFusePass(); }) GRAPHS;
BENCHMARK_CAPTURE(runPass, schedule, [] { return tofu::createSchedulePass(); })
GRAPHS;
BENCHMARK(print) GRAPHS;
BENCHMARK(parse) GRAPHS;

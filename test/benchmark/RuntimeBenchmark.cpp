//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What it costs to wait for another rank, to copy and to fold.
//
//===----------------------------------------------------------------------===//
#include "../unit/Runtime/TestProgram.h"
#include "tofu/Runtime/Contraction.h"
#include "tofu/Runtime/StridedBox.h"

#include <benchmark/benchmark.h>

using namespace tofu::runtime;

static const int kOperations = 20;

static void runSteps(benchmark::State &state, TestProgram &program) {
  TestSession session(program);
  if (!session.getError().empty())
    return state.SkipWithError(session.getError().c_str());
  for (auto _ : state)
    if (tofu_step(session))
      return state.SkipWithError(tofu_error());
  state.counters["s_per_op"] = benchmark::Counter(
      kOperations, benchmark::Counter::kIsIterationInvariantRate |
                       benchmark::Counter::kInvert);
  state.SetBytesProcessed(state.iterations() * session.getBytesMoved());
}

/// All-gather of so many floats, again and again.
static void fetch(benchmark::State &state) {
  Axes mesh = {state.range(0)}, extents = {state.range(1)};
  TestProgram program(mesh);
  int64_t x = program.addBuffer(TOFU_F32, extents, split(mesh, extents, {{0}}));
  int64_t y = program.addBuffer(TOFU_F32, extents, split(mesh, extents, {{}}));
  for (int i = 0; i != kOperations; ++i)
    program.addFetch("fetch", x, y);
  runSteps(state, program);
}
BENCHMARK(fetch)
    ->ArgsProduct({{1, 2, 4, 8}, {64, 1 << 22}})
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

/// Reduce-scatter.
static void reduce(benchmark::State &state) {
  Axes mesh = {state.range(0)}, extents = {state.range(1)};
  TestProgram program(mesh);
  int64_t x =
      program.addBuffer(TOFU_F32, extents, split(mesh, extents, {{}}), {0});
  int64_t y = program.addBuffer(TOFU_F32, extents, split(mesh, extents, {{0}}));
  for (int i = 0; i != kOperations; ++i)
    program.addReduce("reduce", x, y);
  runSteps(state, program);
}
BENCHMARK(reduce)
    ->ArgsProduct({{2, 4}, {64, 1 << 22}})
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

/// An operation that is shared by two threads, and one that is not.
static void kernel(benchmark::State &state) {
  TestProgram program({1});
  for (int i = 0; i != kOperations; ++i)
    program.addCompute(
        "kernel", {}, {}, 2,
        [](const Coordinates &, char *const *, int64_t begin, int64_t end) {
          return int64_t(0);
        },
        state.range(0));
  TestSession session(program, {.threads_per_rank = 2});
  for (auto _ : state)
    tofu_step(session);
  state.counters["s_per_op"] = benchmark::Counter(
      kOperations, benchmark::Counter::kIsIterationInvariantRate |
                       benchmark::Counter::kInvert);
}
BENCHMARK(kernel)->Arg(1)->Arg(1 << 20)->UseRealTime();

/// A matrix product by the library: m, n, k, how many of them, threads.
static void product(benchmark::State &state) {
  int64_t m = state.range(0), n = state.range(1), k = state.range(2);
  MatrixProduct product{};
  product.m = {m, k, 0, n};
  product.n = {n, 0, 1, 1};
  product.k = {k, 1, n, 0};
  product.outer = {{state.range(3), m * k, k * n, m * n}};
  product.aSlot = 0, product.bSlot = 1, product.resultSlot = 2;
  product.addend = -1;
  product.type = TOFU_F32;
  std::unique_ptr<LibraryCall> call = prepare(product);
  if (!call)
    return state.SkipWithError("is not for the library");
  std::vector<float> a(state.range(3) * m * k, 1), b(state.range(3) * k * n, 1),
      c(state.range(3) * m * n);
  char *buffers[] = {(char *)a.data(), (char *)b.data(), (char *)c.data()};
  Team workers(state.range(4));
  for (auto _ : state)
    if (!call->run(buffers, workers))
      return state.SkipWithError("the library has no memory");
}
BENCHMARK(product)
    ->ArgsProduct({{64}, {64}, {64}, {1, 8}, {1, 2}})
    ->ArgsProduct({{16}, {16}, {16}, {1, 16}, {1, 2}})
    ->ArgsProduct({{128}, {128}, {32, 128}, {1}, {1, 2}})
    ->ArgsProduct({{256}, {512, 2048}, {2048}, {1}, {1, 2}})
    ->ArgsProduct({{2048}, {10}, {256}, {1}, {1, 2}})
    ->ArgsProduct({{256}, {10}, {2048}, {1}, {1, 2}})
    ->ArgsProduct({{256, 512, 1024}, {1}, {256, 1024}, {1}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

/// A box of so many rows and columns out of a matrix of twice the columns.
static void copy(benchmark::State &state) {
  int64_t rows = state.range(0), columns = state.range(1);
  Box piece = {{0, rows}, {0, 2 * columns}}, box = {{0, rows}, {0, columns}};
  std::vector<float> from(getVolume(piece)), to(getVolume(box));
  for (auto _ : state) {
    copyBox({piece, box}, reinterpret_cast<char *>(from.data()), {box, box},
            reinterpret_cast<char *>(to.data()), sizeof(float));
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * to.size() * sizeof(float));
}
BENCHMARK(copy)
    ->Args({1, 1 << 24}) // contiguous, behind all caches
    ->Args({64, 1 << 18})
    ->Args({1 << 13, 64})
    ->Args({1 << 16, 4})
    ->Args({1 << 16, 1});

static void fold(benchmark::State &state) {
  int64_t count = state.range(2), bytes = tofu_type_bytes(state.range(0));
  Fold fold = getFold(state.range(0), state.range(1));
  std::vector<char> from(count * bytes), to(count * fold.bytes);
  for (auto _ : state) {
    fold.add(to.data(), from.data(), count);
    benchmark::ClobberMemory();
  }
  state.SetBytesProcessed(state.iterations() * count * bytes);
}
BENCHMARK(fold)
    ->ArgsProduct({{TOFU_F16, TOFU_BF16, TOFU_F32, TOFU_F64, TOFU_I32},
                   {TOFU_SUM, TOFU_MAX},
                   {1 << 13}})
    ->Args({TOFU_F32, TOFU_SUM, 1 << 24});

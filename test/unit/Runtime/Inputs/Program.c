/* A program by hand, as a shared object: on 2 ranks, next = x + 1, and a fetch
 * of all of it. Macros make it one that does not run. */
#include "tofu/Runtime/Program.h"

#ifndef MAGIC
#define MAGIC TOFU_PROGRAM_MAGIC
#endif
#ifndef SOURCE
#define SOURCE "first"
#endif
#ifndef VERSION
#define VERSION TOFU_ABI_VERSION
#endif
#ifndef CPU
#define CPU "x86-64"
#endif
#ifndef SYMBOL
#define SYMBOL tofu_program
#endif

static void half(const int64_t *at, int64_t *ranges) {
  ranges[0] = at[0] * 4;
  ranges[1] = at[0] * 4 + 4;
}
static void whole(const int64_t *at, int64_t *ranges) {
  ranges[0] = 0;
  ranges[1] = 8;
}
static int64_t extent(const int64_t *at) { return 4; }
static int64_t addOne(const int64_t *at, char *const *buffers, int64_t begin,
                      int64_t end) {
  const float *x = (const float *)buffers[0];
  float *next = (float *)buffers[1];
  for (int64_t i = begin; i < end; ++i)
    next[i] = x[i] + 1;
  return 0;
}

static const int64_t mesh[] = {2}, extents[] = {8};
static const int64_t zero[] = {0}, one[] = {1}, two[] = {2};
static const tofu_buffer buffers[] = {
    {.type = TOFU_F32, .rank = 1, .extents = extents, .box = half, .offset = 0},
    {.type = TOFU_F32,
     .rank = 1,
     .extents = extents,
     .box = half,
     .offset = 64},
    {.type = TOFU_F32,
     .rank = 1,
     .extents = extents,
     .box = whole,
     .offset = 128},
};
static const tofu_operation operations[] = {
    {.kind = TOFU_COMPUTE,
     .name = "op0",
     .location = "add \"one\".mlir:1:2",
     .num_operands = 1,
     .operands = zero,
     .num_results = 1,
     .results = one,
     .kernel = addOne,
     .extent = extent,
     .cost = 1},
    {.kind = TOFU_FETCH,
     .name = "op1",
     .location = "",
     .num_operands = 1,
     .operands = one,
     .num_results = 1,
     .results = two},
    {.kind = TOFU_WAIT, .name = "op1", .location = "", .started = 1},
};
static const tofu_value arguments[] = {
    {.name = "x", .buffer = 0, .replaces = -1, .source = SOURCE}};
static const tofu_value results[] = {
    {.name = "next", .buffer = 1, .replaces = 0},
    {.name = "all", .buffer = 2, .replaces = -1}};
const tofu_program_data SYMBOL = {.magic = MAGIC,
                                  .abi_version = VERSION,
                                  .name = "add-one",
                                  .cpu = CPU,
                                  .plan = "{}",
                                  .num_axes = 1,
                                  .mesh = mesh,
                                  .num_buffers = 3,
                                  .buffers = buffers,
                                  .num_operations = 3,
                                  .operations = operations,
                                  .num_arguments = 1,
                                  .arguments = arguments,
                                  .num_results = 2,
                                  .results = results,
                                  .arena_bytes = 192,
                                  .bytes_moved = 32,
                                  .bytes_known = 1};

/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/*
 * A program for two ranks, as tofu-compile writes them, small enough to be
 * written by hand. Of arguments total (f32, 4 elements, each rank holds two),
 * x (like it) and count (i32, on both ranks):
 *
 *   total' = total + x     replaces total
 *   whole  = total'        on both ranks, so each fetches two elements
 *   count' = count + 1     replaces count, in its place
 */
#include "tofu/Runtime/Program.h"

#include <stddef.h>

#ifndef BYTES_MOVED
#define BYTES_MOVED 16
#endif

enum { TOTAL, X, COUNT, NEXT, WHOLE, NEXT_COUNT };

static void half(const int64_t *coordinates, int64_t *ranges) {
  ranges[0] = 2 * coordinates[0];
  ranges[1] = ranges[0] + 2;
}
static void whole(const int64_t *coordinates, int64_t *ranges) {
  (void)coordinates;
  ranges[0] = 0;
  ranges[1] = 4;
}
static void scalar(const int64_t *coordinates, int64_t *ranges) {
  (void)coordinates, (void)ranges;
}

static int64_t two(const int64_t *coordinates) {
  (void)coordinates;
  return 2;
}
static int64_t one(const int64_t *coordinates) {
  (void)coordinates;
  return 1;
}

static int64_t add(const int64_t *coordinates, char *const *buffers,
                   int64_t begin, int64_t end) {
  const float *total = (const float *)buffers[0],
              *x = (const float *)buffers[1];
  float *next = (float *)buffers[2];
  (void)coordinates;
  for (int64_t i = begin; i < end; ++i)
    next[i] = total[i] + x[i];
  return 0;
}
static int64_t increment(const int64_t *coordinates, char *const *buffers,
                         int64_t begin, int64_t end) {
  (void)coordinates, (void)begin, (void)end;
  *(int32_t *)buffers[1] = *(const int32_t *)buffers[0] + 1;
  return 0;
}

static const int64_t mesh[] = {2}, four[] = {4};
static const tofu_buffer buffers[] = {
    {TOFU_F32, 1, four, half, 0, NULL, 0, NULL, 0},
    {TOFU_F32, 1, four, half, 64, NULL, 0, NULL, 0},
    {TOFU_I32, 0, NULL, scalar, 128, NULL, 0, NULL, 0},
    {TOFU_F32, 1, four, half, 192, NULL, 0, NULL, 0},
    {TOFU_F32, 1, four, whole, 256, NULL, 0, NULL, 0},
    {TOFU_I32, 0, NULL, scalar, 128, NULL, 0, NULL, 0},
};

static const int64_t addends[] = {TOTAL, X}, sum[] = {NEXT}, all[] = {WHOLE},
                     counted[] = {COUNT}, incremented[] = {NEXT_COUNT};
static const tofu_operation operations[] = {
    {TOFU_COMPUTE, "add", "count.c:1:1", 2, addends, 1, sum, add, two, 1, NULL,
     0, NULL},
    {TOFU_FETCH, "fetch", "count.c:2:1", 1, sum, 1, all, NULL, NULL, 0, NULL, 0,
     NULL},
    {TOFU_WAIT, "fetch", "count.c:2:1", 0, NULL, 0, NULL, NULL, NULL, 0, NULL, 0,
     NULL, 0, 1},
    {TOFU_COMPUTE, "increment", "", 1, counted, 1, incremented, increment, one,
     1, NULL, 0, NULL},
};

static const tofu_value arguments[] = {
    {"total", TOTAL, -1}, {"x", X, -1}, {"count", COUNT, -1}};
static const tofu_value results[] = {
    {"total", NEXT, 0}, {"whole", WHOLE, -1}, {"count", NEXT_COUNT, 2}};

const tofu_program_data tofu_program = {TOFU_PROGRAM_MAGIC,
                                        TOFU_ABI_VERSION,
                                        "count",
                                        "x86-64",
                                        "{\"mesh\": [2]}",
                                        1,
                                        mesh,
                                        6,
                                        buffers,
                                        4,
                                        operations,
                                        3,
                                        arguments,
                                        3,
                                        results,
                                        320,
                                        BYTES_MOVED, 1};

/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/* run-steps step.so [steps [trace.json]]: runs a compiled program, each step on
 * the results of the one before, from arguments whose bytes are all zero. */
#include "tofu/Runtime/Runtime.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static int check(int failed) {
  if (failed)
    fprintf(stderr, "run-steps: %s\n", tofu_error());
  return failed;
}

static int run(tofu_session *session, long steps) {
  tofu_counters counters;
  for (long step = 0; step < steps; ++step) {
    if (check((step > 0 && tofu_feed(session)) || tofu_step(session)))
      return 1;
    tofu_get_counters(session, &counters);
    printf("step %ld: %" PRId64 " bytes moved, %.6f seconds\n", step,
           counters.bytes_moved, counters.seconds);
  }
  return 0;
}

/* Whole, as bytes: what they mean is in the program's tables. */
static int print(tofu_session *session, const tofu_program_data *data,
                 int64_t result) {
  const tofu_buffer *buffer = &data->buffers[data->results[result].buffer];
  int64_t bytes = tofu_type_bytes(buffer->type);
  for (int64_t dim = 0; dim < buffer->rank; ++dim)
    bytes *= buffer->extents[dim];
  void *array = malloc(bytes ? bytes : 1);
  int failed = !array || check(tofu_get_result(session, result, array));
  if (!failed && bytes && buffer->type == TOFU_F32)
    printf("%s begins with %g\n", data->results[result].name, *(float *)array);
  free(array);
  return failed;
}

int main(int argc, char **argv) {
  tofu_program *program = NULL;
  tofu_session *session = NULL;
  tofu_options options = {.trace = argc > 3};
  if (argc < 2)
    return fprintf(stderr, "usage: run-steps step.so [steps [trace.json]]\n");
  int failed = check(tofu_program_load(argv[1], &program)) ||
               check(tofu_session_open(program, &options, &session)) ||
               run(session, argc > 2 ? atol(argv[2]) : 1);
  for (int64_t i = 0;
       !failed && i < tofu_program_get_data(program)->num_results; ++i)
    failed = print(session, tofu_program_get_data(program), i);
  if (!failed && argc > 3)
    failed = check(tofu_write_trace(session, argv[3]));
  tofu_session_close(session);
  tofu_program_unload(program);
  return failed;
}

/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/* run-steps step.so [steps]: runs a compiled program, each step on the results
 * of the one before, from arguments of 0.5 (those that are not f32: of 0). */
#include "tofu/Runtime/Runtime.h"
#include <stdio.h>
#include <stdlib.h>

static int check(int failed) {
  return failed && fprintf(stderr, "run-steps: %s\n", tofu_error());
}

/* A whole array, row-major: what an argument is set from, a result put into. */
static void *allocate(const tofu_buffer *buffer) {
  int64_t elements = 1;
  for (int64_t dim = 0; dim < buffer->rank; ++dim)
    elements *= buffer->extents[dim];
  char *array = calloc(elements + 1, tofu_type_bytes(buffer->type));
  for (int64_t i = 0; array && buffer->type == TOFU_F32 && i < elements; ++i)
    ((float *)array)[i] = 0.5f;
  return array ? array : (perror("run-steps"), NULL);
}

static int run(tofu_session *session, const tofu_program_data *data, int last) {
  int failed = 0;
  for (int64_t i = 0; i < data->num_arguments && !failed; ++i) {
    void *array = allocate(&data->buffers[data->arguments[i].buffer]);
    failed = !array || check(tofu_set_argument(session, i, array));
    free(array);
  }
  for (int step = 1; step <= last && !failed; ++step)
    failed = check((step > 1 && tofu_feed(session)) || tofu_step(session));
  for (int64_t i = 0; i < data->num_results && !failed; ++i) {
    const tofu_buffer *buffer = &data->buffers[data->results[i].buffer];
    void *array = allocate(buffer);
    failed = !array || check(tofu_get_result(session, i, array));
    if (!failed && buffer->type == TOFU_F32)
      printf("%s: %g ...\n", data->results[i].name, *(float *)array);
    free(array);
  }
  return failed;
}

int main(int argc, char **argv) {
  tofu_program *program = NULL;
  tofu_session *session = NULL;
  int steps = argc > 2 ? atoi(argv[2]) : 1;
  if (argc < 2 || argv[1][0] == '-' || steps < 1)
    return fprintf(stderr, "usage: run-steps step.so [steps]\n") > 0;
  int failed = check(tofu_program_load(argv[1], &program)) ||
               check(tofu_session_open(program, NULL, &session)) ||
               run(session, tofu_program_get_data(program), steps);
  tofu_session_close(session); /* before the program; NULL is fine */
  tofu_program_unload(program);
  return failed;
}

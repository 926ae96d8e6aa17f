/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/* Functions that programs apply: see docs/Embedding.md. */
#include "tofu/Runtime/Function.h"

static float *at(const tofu_slice *slice, int64_t i) {
  return (float *)slice->data + i * slice->strides[0];
}

/* The `k` largest elements of a row, and where they are. */
int64_t example_top_k(const tofu_arguments *arguments) {
  const tofu_slice *x = &arguments->operands[0];
  const tofu_slice *values = &arguments->results[0];
  const tofu_slice *places = &arguments->results[1];
  const tofu_attribute *k = tofu_find_attribute(arguments, "k");
  if (arguments->num_operands != 1 || arguments->num_results != 2 ||
      x->type != TOFU_F32 || places->type != TOFU_I32 || !k)
    return tofu_complain(arguments, "takes a row of f32 and an attribute k");
  if (k->integer > x->extents[0])
    return tofu_complain(arguments, "k is more than the row has");
  for (int64_t n = 0; n < k->integer; ++n) {
    int64_t best = -1;
    for (int64_t i = 0; i < x->extents[0]; ++i) {
      int isTaken = 0;
      for (int64_t m = 0; m < n; ++m)
        isTaken |= ((int32_t *)places->data)[m * places->strides[0]] == i;
      if (!isTaken && (best < 0 || *at(x, i) > *at(x, best)))
        best = i;
    }
    *at(values, n) = *at(x, best);
    ((int32_t *)places->data)[n * places->strides[0]] = (int32_t)best;
  }
  return 0;
}

/* The greatest element of a row, and how far each two elements are apart:
 * results of other shapes. */
int64_t example_spread(const tofu_arguments *arguments) {
  const tofu_slice *x = &arguments->operands[0];
  const tofu_slice *most = &arguments->results[0];
  const tofu_slice *apart = &arguments->results[1];
  if (arguments->num_operands != 1 || arguments->num_results != 2 ||
      x->type != TOFU_F32 || most->rank != 0 || apart->rank != 2)
    return tofu_complain(arguments, "takes a row of f32");
  int64_t n = x->extents[0];
  float greatest = *at(x, 0);
  for (int64_t i = 0; i < n; ++i) {
    greatest = *at(x, i) > greatest ? *at(x, i) : greatest;
    for (int64_t j = 0; j < n; ++j)
      ((float *)apart->data)[i * apart->strides[0] + j * apart->strides[1]] =
          *at(x, i) - *at(x, j);
  }
  *(float *)most->data = greatest;
  return 0;
}

/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/*
 * Functions that programs apply without knowing what they do: a C function of
 * anybody's, with the signature below. It is called once for each point of the
 * operation's indices, with slices of the operands and room for slices of the
 * results. Calls of one operation may run at the same time on several threads,
 * so a function changes nothing but its results.
 *
 *   int64_t scale(const tofu_arguments *arguments) {
 *     const tofu_slice *x = &arguments->operands[0];
 *     const tofu_slice *y = &arguments->results[0];
 *     const tofu_attribute *factor = tofu_find_attribute(arguments, "factor");
 *     if (x->type != TOFU_F32 || !factor)
 *       return tofu_complain(arguments, "takes f32 and a factor");
 *     for (int64_t i = 0; i < x->extents[0]; ++i)
 *       ((float *)y->data)[i * y->strides[0]] =
 *           (float)factor->number * ((float *)x->data)[i * x->strides[0]];
 *     return 0;
 *   }
 *
 * Every field is 8 bytes wide.
 */
#ifndef TOFU_RUNTIME_FUNCTION_H
#define TOFU_RUNTIME_FUNCTION_H

#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Floats of 8 bits or fewer, each in the low bits of a byte, as X(8, E5M2) of
 * the one that MLIR names f8E5M2: bits of exponent and mantissa. FN has no
 * infinities, and with fewer than 8 bits no NaN; FNUZ has neither those nor a
 * negative zero, and FNU no zero, no sign and no infinities. */
#define TOFU_BYTE_FLOATS(X)                                                    \
  X(8, E5M2)                                                                   \
  X(8, E4M3)                                                                   \
  X(8, E3M4)                                                                   \
  X(8, E4M3FN)                                                                 \
  X(8, E5M2FNUZ)                                                               \
  X(8, E4M3FNUZ)                                                               \
  X(8, E4M3B11FNUZ)                                                            \
  X(8, E8M0FNU)                                                                \
  X(6, E2M3FN)                                                                 \
  X(6, E3M2FN)                                                                 \
  X(4, E2M1FN)

/* Element types: TOFU_F8E5M2 is the first float of a byte. Integers have no
 * sign; i1 takes one byte, 0 or 1. */
enum {
  TOFU_I1,
  TOFU_I8,
  TOFU_I16,
  TOFU_I32,
  TOFU_I64,
  TOFU_F16,
  TOFU_BF16,
  TOFU_F32,
  TOFU_F64,
#define TOFU_TYPE(bits, format) TOFU_F##bits##format,
  TOFU_BYTE_FLOATS(TOFU_TYPE)
#undef TOFU_TYPE
      TOFU_NUM_TYPES
};

/* Element (i, j, ...) is at `data`, plus i * strides[0] + j * strides[1] + ...
 * elements. Results do not overlap with operands, and are dense. */
typedef struct tofu_slice {
  void *data;
  int64_t type;
  int64_t rank;           /* number of dimensions; 0: one element */
  const int64_t *extents; /* one per dimension */
  const int64_t *strides; /* one per dimension, in elements */
} tofu_slice;

/* Which field of an attribute has its value. A truth value is the integer 0 or
 * 1. */
enum { TOFU_INTEGER, TOFU_NUMBER, TOFU_TEXT, TOFU_INTEGERS };

typedef struct tofu_attribute {
  const char *name;
  int64_t kind;
  int64_t integer;
  double number;
  const char *text;
  int64_t num_integers;
  const int64_t *integers;
} tofu_attribute;

typedef struct tofu_arguments {
  int64_t num_operands;
  const tofu_slice *operands;
  int64_t num_results;
  const tofu_slice *results;
  int64_t num_attributes;
  const tofu_attribute *attributes; /* ordered by name */
  /* Room for a sentence that says why the function fails: zero-terminated,
   * without the function's name. */
  char *error;
  int64_t error_bytes;
} tofu_arguments;

/* Returns 0, or anything else after an error. */
typedef int64_t (*tofu_function)(const tofu_arguments *arguments);

/* The attribute of that name, or NULL. */
static inline const tofu_attribute *
tofu_find_attribute(const tofu_arguments *arguments, const char *name) {
  for (int64_t i = 0; i < arguments->num_attributes; ++i)
    if (!strcmp(arguments->attributes[i].name, name))
      return &arguments->attributes[i];
  return 0;
}

/* Writes the sentence, as far as there is room, and returns 1. */
static inline int64_t tofu_complain(const tofu_arguments *arguments,
                                    const char *what) {
  if (arguments->error_bytes > 0) {
    strncpy(arguments->error, what, (size_t)arguments->error_bytes - 1);
    arguments->error[arguments->error_bytes - 1] = 0;
  }
  return 1;
}

#ifdef __cplusplus
}
#endif

#endif /* TOFU_RUNTIME_FUNCTION_H */

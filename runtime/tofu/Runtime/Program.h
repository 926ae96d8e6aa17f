/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/*
 * What a compiled program is: the contract between the compiler, which writes
 * these tables into a shared object, and the runtime, which executes them.
 *
 * A program is data. Its operations stand in the order in which every rank
 * executes them, those of a loop or branch right behind it; buffers have fixed
 * places in the rank's arena; what differs between ranks is computed from their
 * mesh coordinates by the functions of the program. All coordinates and boxes
 * are global: those of the whole tensors.
 *
 * Every field is 8 bytes wide, so the layout is the same for every compiler.
 * Sizes are in bytes. The shared object exports one symbol,
 * TOFU_PROGRAM_SYMBOL, of type tofu_program_data.
 */
#ifndef TOFU_RUNTIME_PROGRAM_H
#define TOFU_RUNTIME_PROGRAM_H

#include "tofu/Runtime/Function.h"
#include "tofu/Runtime/PutRecord.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TOFU_PROGRAM_SYMBOL "tofu_program"
#define TOFU_PROGRAM_MAGIC 0x75666f74 /* "tofu" */
/* Raised whenever a structure or the meaning of a field changes. */
#define TOFU_ABI_VERSION 15
/* Arenas and the buffers in them begin at multiples of this. */
#define TOFU_ALIGNMENT 64

/* How terms are folded. `all` and `any` are for i1; `max` and `min` of integers
 * are signed. */
enum { TOFU_SUM, TOFU_PROD, TOFU_MAX, TOFU_MIN, TOFU_ALL, TOFU_ANY };

/* What executes a program: the CPU, or a GPU by CUDA's driver. */
enum { TOFU_CPU, TOFU_CUDA };

/* Where a buffer is: in the memory of the CPU, or of the rank's device. All
 * buffers of a program for CUDA are in the device's: constants too, which the
 * runtime copies there once. */
enum { TOFU_HOST, TOFU_DEVICE };

/* Writes the half-open ranges lo0, hi0, lo1, hi1, ... of a box on the rank with
 * these mesh coordinates; an empty box has ranges [x, x). */
typedef void (*tofu_box_function)(const int64_t *coordinates, int64_t *ranges);

/* A value of the program: what each rank holds of a tensor, dense and row-major
 * within its box. */
typedef struct tofu_buffer {
  int64_t type;
  int64_t rank;           /* number of dimensions; 0 for a scalar */
  const int64_t *extents; /* of the whole tensor */
  tofu_box_function box;
  int64_t offset;       /* in the arena of every rank */
  const void *constant; /* if not NULL: where the data is, instead */
  /* Ranks that differ only on these mesh axes hold terms that `combiner` still
   * has to fold. */
  int64_t num_partial_axes;
  const int64_t *partial_axes;
  int64_t combiner;
  /* Per dimension the mesh axes on which the range of the box depends: bit a is
   * axis a. NULL: on any. */
  const int64_t *box_axes;
  int64_t space; /* TOFU_HOST or TOFU_DEVICE */
} tofu_buffer;

/* Computes iterations [begin, end) of an operation's outermost loop on the rank
 * with these mesh coordinates. `buffers` are the places of the operands, then
 * of the results. Returns 0, or 1 + the number of an operand that was read
 * outside of the rank's piece. */
typedef int64_t (*tofu_kernel)(const int64_t *coordinates, char *const *buffers,
                               int64_t begin, int64_t end);
/* The number of iterations of that loop; they may run in any order and at the
 * same time. */
typedef int64_t (*tofu_extent_function)(const int64_t *coordinates);

/* Writes on the rank with these mesh coordinates: blocks along x, y, z; threads
 * of a block along x, y, z; bytes of dynamic shared memory. Nothing is started
 * if there are no blocks (one of the first three is 0). */
typedef void (*tofu_launch_function)(const int64_t *coordinates,
                                     int64_t *sizes /* [7] */);
/* A kernel of the device's code. Its parameters are 8 bytes each:
 * - a pointer per operand, then per result, as `buffers` of a tofu_kernel: all
 *   of them, also where two are one place;
 * - a pointer to the scratch memory of the program's `scratch_bytes`, aligned
 *   to 256 bytes, with anything in it before the operation's first launch;
 * - a pointer to the operation's int64_t failure word: a kernel that reads
 *   operand n outside of the rank's piece makes it the greatest n + 1;
 * - the rank's coordinates, an int64_t per mesh axis. */
typedef struct tofu_launch {
  const char *kernel;
  tofu_launch_function size;
} tofu_launch;

/* Kinds of a device's code: PTX, text that ends with a NUL, which is counted in
 * its bytes; or what ptxas makes of it. */
enum { TOFU_PTX, TOFU_CUBIN };

/* A program's code for devices: PTX for those of at least this architecture, a
 * cubin for those of the same major version and at least this minor one. */
typedef struct tofu_image {
  int64_t kind;
  int64_t architecture; /* 80, 90, 100: ten times the major version, plus the
                           minor one */
  const void *data;
  int64_t bytes;
} tofu_image;

/* A read at coordinates that are affine in the variables of an operation, or
 * such divided by a constant. */
typedef struct tofu_access {
  int64_t operand;       /* which of the operation's operands */
  const int64_t *matrix; /* per dimension: a factor per variable, a constant */
  /* Per dimension what that is divided by, at least 1; where there is a
   * remainder, 0 is read. */
  const int64_t *divisors;
  int64_t padded; /* 1: reads outside of the whole tensor give 0 */
} tofu_access;

enum { TOFU_NO_ACTIVATION, TOFU_RELU, TOFU_GELU };

/* result[r] = alpha * sum over the variables from num_outputs on of a * b,
 *             + beta * addend[r] + bias
 * for all values of the first num_outputs variables, of which the coordinates r
 * are affine. Variables run over the ranges of the rank's part. All element
 * types are the result's, f32 or f64. */
typedef struct tofu_contraction {
  int64_t num_variables;
  int64_t num_outputs;
  tofu_box_function part;
  const int64_t
      *result; /* matrix of the result's coordinates, as in an access */
  tofu_access a, b;
  int64_t addend; /* which operand, held in the result's box; -1: none */
  double beta;
  double alpha;
  tofu_access bias; /* its operand is -1: none; not padded, divisors are 1 */
  /* Of all that, not in f64; TOFU_GELU is the form with tanh. A library may
   * make 0 of NaN, and rounds to f16 or bf16 once. */
  int64_t activation;
} tofu_contraction;

/* A function of anybody's, applied at each point of the rank's part. */
typedef struct tofu_call {
  const char *name;
  /* Where it is, if it was linked to the program; NULL: the runtime's own, or
   * what the process has under that name. */
  tofu_function function;
  int64_t num_indices;
  tofu_box_function part; /* of the indices */
  /* Per operand and dimension a row of 2 + num_indices numbers: 1 if the
   * dimension is passed as a whole, else 0; then what each index adds to the
   * coordinate, and a constant. Results have the indices as their first
   * coordinates, and all of their other dimensions are passed. */
  const int64_t *const *slices;
  int64_t num_attributes;
  const tofu_attribute *attributes;
} tofu_call;

/* Operations of a loop or branch. What goes in and out is copied from buffer to
 * buffer, one after the other; nothing where both are in one place. */
typedef struct tofu_block {
  int64_t begin, end; /* numbers of its operations: [begin, end) */
  int64_t num_arguments;
  const int64_t *arguments; /* numbers of buffers */
  int64_t num_yields;
  const int64_t *yields;
} tofu_block;

enum {
  TOFU_COMPUTE,
  TOFU_FETCH,
  TOFU_REDUCE,
  TOFU_WAIT,
  TOFU_SCAN,
  TOFU_WHILE,
  TOFU_CASE
};

/* One operation.
 * TOFU_COMPUTE runs the kernel, or on a device its launches, one after the
 *   other; where `contraction` is there, a library may compute it instead.
 *   Where `call` is there, the function is called on the host, and there is no
 *   kernel.
 * TOFU_FETCH gives each rank its box of operand 0 in result 0: what the rank
 *   holds is copied, every other element comes from a rank that holds it and
 *   has the same coordinates on the partial axes.
 * TOFU_REDUCE folds, for each rank's box of result 0, one term of operand 0 per
 *   coordinate on the partial axes that the result does not have. On the copied
 *   axes only the rank with coordinate 0 does so; the others copy from it.
 * TOFU_SCAN: each rank's box of operand 0 is one row, of the number that its
 *   coordinates on the scanned axes have, the first axis the most significant.
 *   Result 0 gets the fold of the rows before it, in their order, in front of
 *   all what changes nothing; result 1 the same with its own row. Rows are
 *   counted from the end if it is reverse.
 * These three only begin to move bytes:
 * TOFU_WAIT has no operands and results. Behind it the results of the operation
 *   that stands at `started` are there. Each of those has one wait, and
 *   until then no other operation may write its operand or use its result.
 * Their operands and results do not overlap in the arena.
 * The next two have blocks, whose operations stand behind this one, block by
 * block; all that is started in a block is waited for in it: TOFU_WHILE copies
 * its operands to the arguments of block 0 and runs that. Its yield is an i1:
 * where it is 1, the arguments are copied to those of block 1, this runs, its
 * yields are copied to the arguments of block 0, and so on; where it is 0, the
 * arguments of block 0 are copied to the results. TOFU_CASE runs the block
 * whose number operand 0 holds, an integer; the last one where there is none.
 * Its yields are copied to the results. What decides has the same bits on all
 * ranks. */
typedef struct tofu_operation {
  int64_t kind;
  const char *name;     /* op12: as in the report */
  const char *location; /* step.mlir:12:8, or "" */
  int64_t num_operands;
  const int64_t *operands; /* numbers of buffers */
  int64_t num_results;
  const int64_t *results;
  tofu_kernel kernel;
  tofu_extent_function extent;
  int64_t cost; /* scalar operations of one element of a result, about */
  const tofu_contraction *contraction; /* or NULL */
  int64_t num_copied_axes;
  const int64_t *copied_axes;
  /* Operations of one stream of a rank run one after the other, those of
   * several at the same time. The runtime for CPUs has stream 0 only. */
  int64_t stream;
  int64_t started;       /* of a wait: the number of an operation before it */
  const tofu_call *call; /* or NULL */
  /* Of a scan: how rows are folded, in their own type. */
  int64_t combiner;
  int64_t num_scanned_axes;
  const int64_t *scanned_axes;
  int64_t reverse; /* 1: from the last row on */
  int64_t num_blocks;
  const tofu_block *blocks;
  int64_t trips; /* of a loop: how often block 1 runs, or -1; else it fails */
  /* On a device, instead of `kernel` and `extent`, which are NULL. */
  int64_t num_launches;
  const tofu_launch *launches;
} tofu_operation;

/* What the source has where a type says less: complex numbers, whose parts are
 * the last dimension, of 2; integers without sign. */
enum { TOFU_AS_TYPED, TOFU_COMPLEX, TOFU_UNSIGNED };

/* An argument or a result. */
typedef struct tofu_value {
  const char *name; /* arg0, arg1, ...; out0, ... */
  int64_t buffer;
  /* Of a result: the argument that it is in the next step, or -1. If both have
   * one place in the arena, the step itself replaces the argument. */
  int64_t replaces;
  /* What the source calls it: params['embed']; "" or NULL: nothing. */
  const char *source;
  int64_t numbers; /* TOFU_AS_TYPED, ... */
} tofu_value;

typedef struct tofu_program_data {
  int64_t magic; /* these two come first in every version */
  int64_t abi_version;
  const char *name;
  const char *cpu;     /* x86-64, x86-64-v2, x86-64-v3 or x86-64-v4 */
  const char *plan;    /* JSON; docs/Execution.md */
  int64_t num_axes;    /* up to 64 */
  const int64_t *mesh; /* extents of the axes; ranks are numbered row-major */
  int64_t num_buffers;
  const tofu_buffer *buffers;
  int64_t num_operations;
  const tofu_operation *operations;
  int64_t num_arguments;
  const tofu_value *arguments;
  int64_t num_results;
  const tofu_value *results;
  int64_t arena_bytes; /* of every rank */
  int64_t bytes_moved; /* by all ranks in one step, as the plan says */
  /* 1: every step moves so many; 0: that depends on data, and loops and
   * branches are taken to run as often as the plan says. */
  int64_t bytes_known;
  int64_t target;     /* TOFU_CPU or TOFU_CUDA */
  int64_t num_images; /* of the device's code */
  const tofu_image *images;
  /* Of the device's memory that an operation's launches have for themselves:
   * the most of any. */
  int64_t scratch_bytes;
  /* Of all of the above (Fingerprint.h), so that a table that was changed or
   * damaged is not run; 0: tables were made by hand. */
  int64_t fingerprint;
} tofu_program_data;

#ifdef __cplusplus
}
#endif

#endif /* TOFU_RUNTIME_PROGRAM_H */

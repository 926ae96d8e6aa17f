/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/*
 * How bytes move on a device: what runtime and device code share.
 */
#ifndef TOFU_RUNTIME_PUTRECORD_H
#define TOFU_RUNTIME_PUTRECORD_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What the kernels that the runtime itself starts are told of one box: where
 * its first elements are, how many it has, and along each dimension its extent
 * and, in elements, how far its neighbours are. Row-major: the last dimension
 * is the innermost.
 *
 * These kernels are in all images of a program with transfers, loops, branches
 * or convolutions. Each takes (const tofu_put_record *records, int64_t count,
 * const uint32_t *over), and does nothing if the word `over`, where there is
 * one, is not 0: the record is the block's number along y, its elements run
 * along x, both on by the size of the grid; there are 256 threads a block. TYPE
 * is one of f64, f32, f16, bf16, i1, i8, ...; COMBINER one of sum, prod, max,
 * min, all, any.
 * - tofu_copy_1, _2, _4, _8, _16: to = from, elements of so many bytes, at
 *   addresses that are aligned to them. In all of these programs.
 * - tofu_fold_TYPE_COMBINER: to = combiner(to, from); `to` is of the type in
 *   which is folded: f32 for sum and prod of f16 and bf16, else TYPE.
 * - tofu_first_TYPE, where that type is another one: to (f32) = from;
 *   tofu_finish_TYPE: to = from (f32), rounded. These for what a reduce or a
 *   scan of the program folds.
 * - tofu_fill_8(uint64_t to, uint64_t value, int64_t count): so many elements
 *   of 8 bytes. In all of these programs.
 * - tofu_meet_peers: see tofu_meeting. In programs with transfers. */
#define TOFU_PUT_DIMENSIONS 8
typedef struct tofu_put_record {
  uint64_t from, to;
  int64_t volume;
  int64_t rank; /* 0 to TOFU_PUT_DIMENSIONS */
  struct {
    int64_t extent, from, to;
  } dimensions[TOFU_PUT_DIMENSIONS];
} tofu_put_record;

/* How a device and one of another process tell each other how far they are: by
 * words in memory of each that both have mapped. A word is 1 from when one has
 * said it until the other one has heard it, who makes it 0 again: so the same
 * two kernels do it as often as one likes, and may be part of a graph.
 *
 * tofu_meet_peers(const tofu_meeting *meetings, int64_t count, const uint32_t
 * *stop, uint32_t *over), one block: says all there is to say, of all that its
 * stream has done; then hears all. It ends as well once `stop`, a word of the
 * host's, is not 0; then it makes the device's word `over` 1, and the kernels
 * behind it on the stream, which are told of that, say and do nothing. */
typedef struct tofu_meeting {
  uint64_t said;  /* the address of a word of theirs; 0: nothing is said */
  uint64_t heard; /* of one of ours; 0: nothing is waited for */
} tofu_meeting;

#ifdef __cplusplus
}
#endif

#endif /* TOFU_RUNTIME_PUTRECORD_H */

/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/*
 * How ranks of several sessions exchange boxes of their pieces: what a
 * communicator of a host's own (over MPI, sockets, between GPUs) implements.
 *
 * A session tells it each exchange of each of its ranks, once to start and once
 * to wait: which boxes of a rank's piece go to which ranks, which boxes of
 * theirs come, and how those are put where they belong. All of that is data: no
 * function of this process is needed to carry it out. For a communicator that
 * moves bytes there are functions that pack and unpack messages on this CPU.
 */
#ifndef TOFU_RUNTIME_EXCHANGE_H
#define TOFU_RUNTIME_EXCHANGE_H

#include "tofu/Runtime/Program.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Elements in the memory of a dense, row-major piece; in units of elements. */
typedef struct tofu_dimension {
  int64_t extent, stride;
} tofu_dimension;
typedef struct tofu_strided_box {
  int64_t offset; /* of the first one, from the first of the piece */
  int64_t rank;   /* number of dimensions */
  const tofu_dimension *dimensions;
} tofu_strided_box;

/* How received elements are put where they belong:
 * TOFU_PUT_COPY   in place of what is there
 * TOFU_PUT_FIRST  the same, as the first term of a fold: in the fold's type
 * TOFU_PUT_FOLD   folded with what is there: combiner(there, received) */
enum { TOFU_PUT_COPY, TOFU_PUT_FIRST, TOFU_PUT_FOLD };

/* Terms of `type` are folded with `combiner` as elements of `wide`, one after
 * the other, with rounding after each. `wide` is `type`, but f32 for sums and
 * products of f16 and bf16. */
typedef struct tofu_fold {
  int64_t type, combiner, wide;
} tofu_fold;

/* All that goes between two ranks in one exchange, to or from `peer`. */
typedef struct tofu_message {
  int64_t peer;
  int64_t num_boxes;
  const tofu_strided_box *boxes; /* in the order of the other side */
  int64_t put;                   /* of what is received */
} tofu_message;

/* One rank's side of an exchange. */
typedef struct tofu_exchange {
  int64_t rank;
  /* Tells the exchanges of a step apart, but those of one operation in the
   * iterations of a loop; both sides of a message agree on it, and there is at
   * most one message between two ranks in an exchange. */
  int64_t number;
  tofu_fold fold; /* elements that are sent are of fold.type */
  int64_t num_sends;
  const tofu_message *sends; /* to other ranks */
  /* To be put in this order. The rank itself may be among the peers: then `own`
   * says where the elements are in `source`. */
  int64_t num_receives;
  const tofu_message *receives;
  const tofu_strided_box *own;
  /* The rank's pieces, in this process; of elements of fold.type and of
   * fold.wide. */
  const char *source;
  char *destination;
} tofu_exchange;

/* What carries the exchanges of a session. Functions are called by one thread
 * for each rank, at the same time. They return NULL, or one sentence that says
 * what went wrong, which is read before the rank's next call.
 *
 * A rank starts exchanges in the order of the program, which is the same on all
 * ranks, and waits for each of them once; others may be started in between. It
 * may start exchanges that others start later: starting must not wait for
 * them. Sessions do not wait for each other between steps: a message of the
 * next step, or of the next iteration of a loop, may be there before the one
 * with its number that comes first is taken; those of one number and two ranks
 * come in the order in which they were started. Functions do not throw: what
 * they throw ends the step.
 *
 * A session whose step fails calls `abort`, and `reset` before its tofu_step
 * returns. Another one may have ended that step already: it hears of it in its
 * next tofu_step, which fails, as another rank has, and calls `reset` in turn.
 * No other call does: a host that goes on calls tofu_step in each session until
 * it has failed there, and lets none begin a step before it has in all. */
typedef struct tofu_communicator {
  void *state;         /* what the functions get */
  int64_t num_all;     /* ranks in all sessions: as many as the program has */
  int64_t num_here;    /* ranks of this session */
  const int64_t *here; /* their numbers, ascending */

  /* From here on the source does not change until the wait is over. */
  const char *(*start)(void *state, const tofu_exchange *exchange);
  /* Until all has been received and put, and the source may change. Gives up
   * after so many seconds. What is put where fold.wide is not fold.type is put
   * here, not before: exchanges share that memory. */
  const char *(*wait)(void *state, const tofu_exchange *exchange,
                      double timeout);
  /* A rank of this session cannot go on: each wait of each session ends soon,
   * with an error. Called by any thread, perhaps more than once. */
  void (*abort)(void *state);
  /* Not 0 behind an abort, of any session, until this one is reset. */
  int (*is_aborted)(void *state);
  /* Behind a step that was aborted, when all ranks of this session have left
   * it, by the thread that called tofu_step: what was sent and not received is
   * dropped, and another step may begin once all sessions have come here. It
   * may wait for them, as long as it likes; else the host has to. An error if
   * no other step may begin: each says so then. */
  const char *(*reset)(void *state);
} tofu_communicator;

/* Bytes of a message that is packed. */
int64_t tofu_message_bytes(const tofu_exchange *exchange,
                           const tofu_message *message);
/* Writes what one of the sends takes from the source, element by element in the
 * order of the boxes. */
void tofu_message_pack(const tofu_exchange *exchange, const tofu_message *send,
                       void *bytes);
/* Puts what its peer packed where one of the receives says. */
void tofu_message_unpack(const tofu_exchange *exchange,
                         const tofu_message *receive, const void *bytes);
/* The same for the receive whose peer is the rank itself. */
void tofu_message_put_own(const tofu_exchange *exchange,
                          const tofu_message *receive);

#ifdef __cplusplus
}
#endif

#endif /* TOFU_RUNTIME_EXCHANGE_H */

/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/*
 * Runs compiled programs: the C interface of the runtime.
 *
 *   tofu_program *program;
 *   tofu_session *session;
 *   if (tofu_program_load("step.so", &program) ||
 *       tofu_session_open(program, NULL, &session) ||
 *       tofu_set_argument(session, 0, weights) || ... ||
 *       tofu_step(session) ||
 *       tofu_get_result(session, 0, weights))
 *     fprintf(stderr, "%s\n", tofu_error());
 *
 * Every function that returns int returns 0, or 1 after an error: one sentence
 * about it is in tofu_error(). A session is used by one thread at a time: what
 * a second one asks of it meanwhile is an error. Each thread may have its own.
 * In a process that is forked its parent's sessions are an error, as their
 * threads are not there; it may open others, of the parent's programs, too.
 */
#ifndef TOFU_RUNTIME_RUNTIME_H
#define TOFU_RUNTIME_RUNTIME_H

#include "tofu/Runtime/Exchange.h"
#include "tofu/Runtime/Program.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tofu_program tofu_program;
typedef struct tofu_session tofu_session;

/* The calling thread's last error; never NULL. Valid until its next call. */
const char *tofu_error(void);

/* Loads a shared object that tofu-compile wrote: what its file holds now, also
 * where one of this path is loaded. Fails if it is none, is of another ABI
 * version, or needs a CPU that this is not. */
int tofu_program_load(const char *path, tofu_program **program);
/* Takes tables that are in the process already, which must outlive it: made by
 * hand, or of a program that the host is linked to, which it calls
 *   TOFU_LINKED_PROGRAM(step);
 * in a name of its own, &step; here `tofu_program` is a type. */
#define TOFU_LINKED_PROGRAM(name)                                              \
  extern const tofu_program_data name __asm__(TOFU_PROGRAM_SYMBOL)
int tofu_program_wrap(const tofu_program_data *data, tofu_program **program);
const tofu_program_data *tofu_program_get_data(const tofu_program *program);
int64_t tofu_program_get_ranks(const tofu_program *program);
/* The box of a buffer that a rank holds, as lo0, hi0, lo1, hi1, ... */
int tofu_program_get_box(const tofu_program *program, int64_t rank,
                         int64_t buffer, int64_t *ranges);
/* After all of its sessions. NULL is fine. */
void tofu_program_unload(tofu_program *program);

/* The processes that run a program together, a rank each: which one this is, of
 * how many, and where number 0 is found by the others: "host:port", a free port
 * of its. */
typedef struct tofu_processes {
  int64_t rank, size;
  const char *address;
  int64_t local_rank; /* of those on this machine: chooses the GPU */
} tofu_processes;

/* All zero is the default. */
typedef struct tofu_options {
  int64_t threads_per_rank; /* 0: the CPU's cores over the ranks, at least 1 */
  double timeout;           /* seconds that a rank waits for another; 0: 60 */
  int64_t no_libraries;     /* 1: kernels also where a library could compute */
  int64_t trace;            /* 1: record what tofu_write_trace writes */
  /* For tests: runtime call `fail_call` (1, 2, ...) of rank `fail_rank` in each
   * step fails; 0: none does. Calls are each operation when it begins and, in a
   * fetch or a reduce, each message that is sent to or received from one other
   * rank, the sends first. */
  int64_t fail_rank, fail_call;
  /* What connects this session to others, and which ranks are in this one;
   * outlives it. NULL: all ranks are here, and are threads. */
  const tofu_communicator *communicator;
  /* For programs for CUDA: a rank is here, and NCCL connects it to the others.
   * Whole results are put together on process 0. Outlives the session. NULL:
   * all ranks are here. */
  const tofu_processes *processes;
  /* For programs for CUDA: 1: each step asks the driver for one operation after
   * the other; else for all at once, as a graph that is captured once, where
   * that is possible and nothing is traced. */
  int64_t no_graphs;
  /* 1: between processes NCCL may add and multiply floats in an order of its
   * own, where it has a collective for a reduction. 0: results are the same
   * bits as with all ranks in one process. */
  int64_t any_order;
  /* For programs for CUDA: 1: where libraries compute contractions of f32, they
   * multiply in TF32, which has 10 bits of a fraction, on tensor cores; sums
   * are f32. 0: in f32, as all that the program's kernels compute. */
  int64_t tf32;
  /* For programs for CUDA: 1: processes of one machine map each other's arenas
   * where they can, and what is fetched is read there. 0: all that goes between
   * processes goes by NCCL. */
  int64_t peer_memory;
  /* Threads that run the ranks which are here, each its share of them in turn:
   * a rank that waits for another one lets the next go on. 0: one a rank, of
   * more than 64 ranks as many as the CPU has cores, or 1 for all where that
   * was quicker when it was tried, in the steps 2, 8, 32, ... of short ones.
   * Results are the same. */
  int64_t rank_threads;
  /* For programs for CUDA: seconds without a sign of life, of which each of
   * `processes` gives two a second, until one counts as gone; 0: 5. So long,
   * but at most 3 seconds, calls of the driver's and of libraries, and the host
   * in a tofu_begin_wait, may stand still after a failure. */
  double silence;
  /* For programs for CUDA: called once after such a time, by a thread of the
   * session's, with a sentence about the failure and the call: the function of
   * this library that is in it may never return. What the host does then is its
   * own matter; the session can only be left. To end the process it calls
   * _exit or abort: what exit runs, the driver's own work among it, may wait
   * for the call, or for a lock that its thread holds, and never end. NULL: the
   * sentence is printed to stderr, what is printed to stdout is flushed, and
   * the process ends with status 1, also where nobody reads either. */
  void (*stuck)(const char *sentence);
  /* For programs for CPUs: 1: arithmetic, also of libraries, takes floats below
   * the least normal one for zeros, as XLA does; 0: it computes with them, as
   * IEEE 754 says, some hundred times as slowly. Either way it does on all
   * threads, whatever the host does on its own. Moves and comparisons by bits,
   * and functions such as log, may tell such numbers from zeros. (GPUs are not
   * slower, and compute with them.) */
  int64_t flush_subnormals;
  /* For programs for CUDA: 1: a rank waits for each operation before it asks
   * for the next one, and steps are no graphs. That is slow, but tells of which
   * operation an error of the GPU's is, as an illegal address, which a GPU
   * reports when some later call is made. */
  int64_t wait_each;
} tofu_options;

/* Starts the ranks that are here, as threads of this process, each with its
 * arena. Arguments are zero until they are set. NULL options are the default
 * ones. */
int tofu_session_open(const tofu_program *program, const tofu_options *options,
                      tofu_session **session);
/* Waits for what another thread does with it; of several processes for all
 * others to close theirs, for the timeout at most, if none has failed. One that
 * begins a step then has an error: all run as many. NULL is fine. */
void tofu_session_close(tofu_session *session);

/* Gives a rank that is here its piece of an argument: a dense, row-major array
 * of the size of its box (tofu_program_get_box). Of an argument that is a sum
 * of terms the piece is a term. */
int tofu_set_argument_piece(tofu_session *session, int64_t rank,
                            int64_t argument, const void *piece);
/* Gives the ranks their pieces of a whole, dense, row-major array; all ranks
 * are here, or in processes, each of which gives the array to its own. */
int tofu_set_argument(tofu_session *session, int64_t argument,
                      const void *array);
/* Runs the program once on all ranks: in each session of a communicator, at the
 * same time. Results may take the place of arguments that they replace
 * (`replaces`): set those again, or call tofu_feed; a next step without is an
 * error. After an error, which names the rank and the operation, arguments are
 * undefined: set them, and the next step runs as the first one does. It returns
 * when the last kernel has: ranks never wait longer than the timeout for each
 * other, but a kernel that runs is not interrupted. */
int tofu_step(tofu_session *session);
/* Where processes run the program together: the host of this one cannot go on,
 * and the sentence `why` says what it lacks, as an input. The others may wait
 * for it in a step: they hear of it, which ends their steps, and this session
 * is to be closed. Returns 1, with the sentence and the rank in tofu_error(),
 * or without the rank if there was an error of a process before. Where all
 * ranks are here, nobody else is told. */
int tofu_give_up(tofu_session *session, const char *why);
/* The same of a host that cannot open its session at all, as its program is
 * missing: theirs, which wait for it in tofu_session_open, have that error.
 * Returns when they have heard, or after 8 seconds, in which they may still
 * start: first say it here. Where tofu_session_open has failed they know. */
int tofu_stay_away(const tofu_processes *processes, const char *why);
/* Where processes run the program together: from here on the host itself waits
 * for what may never come, as a batch from a pipe; `what` names that in an
 * error. It may wait for as long as it likes while nothing fails. After a
 * failure of another process, of which no function can tell it, it has the time
 * that calls of libraries have (tofu_options.silence), then the same is done as
 * about these (tofu_options.stuck). It ends with the same name; waits may be
 * within each other, and of several threads. Where all ranks are here neither
 * does anything. */
int tofu_begin_wait(tofu_session *session, const char *what);
int tofu_end_wait(tofu_session *session, const char *what);
/* Makes the last step's results the arguments that they replace: an error if
 * one of them is overwritten, as of tofu_get_result_piece. If not all ranks are
 * here, each of those that are must hold the same box of both. */
int tofu_feed(tofu_session *session);
/* Copies the piece of the last step's result that a rank here holds, as
 * tofu_set_argument_piece takes it. An error if it is overwritten: an argument
 * that lies in the same memory was set or fed since. So get results before. */
int tofu_get_result_piece(tofu_session *session, int64_t rank, int64_t result,
                          void *piece);
/* Puts the pieces of the last step's result together; copies that ranks hold
 * must agree, and all ranks are here. Where processes run the program together
 * all call it, and process 0 gets the array. */
int tofu_get_result(tofu_session *session, int64_t result, void *array);

/* Where a rank that is here holds its piece of a buffer, and the piece's box (2
 * x rank numbers, may be NULL): to write arguments and read results in place.
 * Whether such an argument is there when a step begins is up to the host. */
int tofu_get_piece(tofu_session *session, int64_t rank, int64_t buffer,
                   void **data, int64_t *ranges);

typedef struct tofu_counters {
  int64_t
      bytes_moved; /* between ranks, in the last step: what those here got */
  /* allocated per rank: on a GPU its arena and all else that is there, of the
   * rank with the most */
  int64_t arena_bytes;
  double seconds; /* of the last step, from the first rank's start to the
                     last one's end */
} tofu_counters;
void tofu_get_counters(const tofu_session *session, tofu_counters *counters);

/* Where processes run the program together: adds their numbers up, on process
 * 0; all call it. Else it changes nothing. */
int tofu_sum(tofu_session *session, int64_t *numbers, int64_t count);

/* What a user should know of how the session computes, as that a library is
 * missing: a sentence, or "". A step may find another one. Valid until the
 * session is closed. */
const char *tofu_session_get_note(const tofu_session *session);

/* Writes the last steps in Chrome's trace format, a row per rank: those of
 * about a million operations, at least one. */
int tofu_write_trace(tofu_session *session, const char *path);

/* Removes what is half written of files that this library writes, as the
 * process ends: may be called by a handler of signals. */
void tofu_remove_temporary_files(void);

/* Bytes of an element. */
int64_t tofu_type_bytes(int64_t type);

#ifdef __cplusplus
}
#endif

#endif /* TOFU_RUNTIME_RUNTIME_H */

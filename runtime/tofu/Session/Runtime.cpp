//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The C interface: keeps the last error, lets no exception out.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Runtime.h"

#include "tofu/Files/TemporaryFile.h"
#include "tofu/Runtime/BoxFunction.h"
#include "tofu/Runtime/Exceptions.h"
#include "tofu/Runtime/LoadedProgram.h"
#include "tofu/Runtime/Types.h"
#include "tofu/Session/Session.h"

using namespace tofu::runtime;

static thread_local std::string lastError;

static int report(const Error &error) {
  lastError = error ? error.getMessage() : "";
  return error ? 1 : 0;
}

/// 0, or 1 after an error or an exception of `call`.
template <typename Call> static int guard(Call call) noexcept {
  try {
    return report(call());
  } catch (const std::exception &exception) {
    return report(Error(describe(exception)));
  } catch (...) { // of a communicator of the host's own
    return report(Error("an exception of unknown type"));
  }
}

/// The same, for what needs a program or a session.
template <typename Handle, typename Call>
static int guard(const Handle *handle, Call call) noexcept {
  return guard([&] {
    return handle ? call()
                  : Error("NULL was given instead of a program or a session");
  });
}

const char *tofu_error(void) { return lastError.c_str(); }

/// The same, for what also needs a place to put its answer.
template <typename Handle, typename Call>
static int guard(const Handle *handle, const void *answer, Call call) noexcept {
  return guard(handle, [&] {
    return answer ? call()
                  : Error("NULL was given instead of a place to write");
  });
}

static bool isOfThisProcess(const tofu_session &session) {
  return session.process == getpid();
}

static Error getForkError() {
  return Error("the session was opened before this process was forked, and "
               "its threads are not here; open another one");
}

/// The same, for what uses a session, which has no locks: what two threads do
/// at the same time would hang, or worse.
template <typename Call>
static int use(tofu_session *session, const void *answer, Call call) noexcept {
  return guard(session, answer, [&] {
    if (!isOfThisProcess(*session))
      return getForkError();
    std::unique_lock<std::mutex> lock(session->inUse, std::try_to_lock);
    if (!lock)
      return Error("the session is in use by another thread, but is for one at "
                   "a time; let threads wait for each other, or open a session "
                   "for each");
    Watch::Scope scope(session->begin());
    return session->explainGone(call(), "between steps");
  });
}

template <typename Call>
static int use(tofu_session *session, Call call) noexcept {
  return use(session, /*answer=*/"", call);
}

int tofu_program_load(const char *path, tofu_program **program) {
  return guard(path, program, [&] {
    *program = nullptr;
    SharedObject object;
    const tofu_program_data *data = nullptr;
    if (Error error = openProgram(path, object, data))
      return error;
    if (Error error = checkProgram(*data, ProgramMemory::ofObject(data)))
      return Error("cannot load " + quote(path) + ": " + error.getMessage());
    *program = new tofu_program(*data);
    (*program)->object = std::move(object);
    return Error::success();
  });
}

int tofu_program_wrap(const tofu_program_data *data, tofu_program **program) {
  return guard(data, program, [&] {
    *program = nullptr;
    if (Error error = checkProgram(*data, ProgramMemory::anywhere()))
      return error;
    *program = new tofu_program(*data);
    return Error::success();
  });
}

const tofu_program_data *tofu_program_get_data(const tofu_program *program) {
  return program ? &program->data : nullptr;
}

int64_t tofu_program_get_ranks(const tofu_program *program) {
  return program ? program->mesh.getNumRanks() : 0;
}

int tofu_program_get_box(const tofu_program *program, int64_t rank,
                         int64_t buffer, int64_t *ranges) {
  return guard(program, ranges, [&] {
    if (Error error = checkNumber("rank", rank, program->mesh.getNumRanks()))
      return error;
    if (Error error = checkNumber("buffer", buffer, program->data.num_buffers))
      return error;
    std::optional<Box> box = callBox(program->data.buffers[buffer].box,
                                     program->mesh.getCoordinates(rank).data(),
                                     program->data.buffers[buffer].rank);
    if (!box)
      return Error("buffer " + std::to_string(buffer) + " has no box");
    writeRanges(*box, ranges);
    return Error::success();
  });
}

void tofu_program_unload(tofu_program *program) { delete program; }

int tofu_session_open(const tofu_program *program, const tofu_options *options,
                      tofu_session **session) {
  return guard(program, session, [&] {
    *session = nullptr;
    auto opened = std::make_unique<tofu_session>(
        *program, options ? *options : tofu_options{});
    if (Error error = opened->open())
      return error;
    *session = opened.release();
    return Error::success();
  });
}

void tofu_session_close(tofu_session *session) {
  // What a forked process has of its parent's has no threads that would end.
  if (!session || session->process != getpid())
    return;
  session->inUse.lock(); // by another thread: that ends first
  session->inUse.unlock();
  delete session;
}

int tofu_set_argument_piece(tofu_session *session, int64_t rank,
                            int64_t argument, const void *piece) {
  return use(session,
             [&] { return session->setArgumentPiece(rank, argument, piece); });
}

int tofu_set_argument(tofu_session *session, int64_t argument,
                      const void *array) {
  return use(session, [&] { return session->setArgument(argument, array); });
}

int tofu_step(tofu_session *session) {
  return use(session, [&] { return session->step(); });
}

/// For what the host says in words: also while another thread is in a step.
template <typename Call>
static int tell(tofu_session *session, const char *words, Call call) {
  return guard(session, [&] {
    if (!words)
      return Error("NULL was given instead of words");
    return isOfThisProcess(*session) ? call() : getForkError();
  });
}

int tofu_give_up(tofu_session *session, const char *why) {
  // A step ends for that.
  return tell(session, why, [&] { return session->giveUp(why); });
}

int tofu_begin_wait(tofu_session *session, const char *what) {
  return tell(session, what, [&] { return session->beginWait(what); });
}

int tofu_end_wait(tofu_session *session, const char *what) {
  return tell(session, what, [&] { return session->endWait(what); });
}

int tofu_stay_away(const tofu_processes *processes, const char *why) {
  return guard([&] {
    return processes && why ? Processes::stayAway(*processes, why)
                            : Error("NULL was given instead of the processes, "
                                    "or of the reason");
  });
}

int tofu_feed(tofu_session *session) {
  return use(session, [&] { return session->feed(); });
}

int tofu_get_result_piece(tofu_session *session, int64_t rank, int64_t result,
                          void *piece) {
  return use(session,
             [&] { return session->getResultPiece(rank, result, piece); });
}

int tofu_get_result(tofu_session *session, int64_t result, void *array) {
  return use(session, [&] { return session->getResult(result, array); });
}

int tofu_get_piece(tofu_session *session, int64_t rank, int64_t buffer,
                   void **data, int64_t *ranges) {
  return use(session, data,
             [&] { return session->getPiece(rank, buffer, data, ranges); });
}

void tofu_get_counters(const tofu_session *session, tofu_counters *counters) {
  if (counters)
    *counters = session ? session->getCounters() : tofu_counters{};
}

int tofu_sum(tofu_session *session, int64_t *numbers, int64_t count) {
  return use(session, numbers, [&] { return session->sum(numbers, count); });
}

const char *tofu_session_get_note(const tofu_session *session) {
  return session ? session->getNote().c_str() : "";
}

int tofu_write_trace(tofu_session *session, const char *path) {
  return use(session, path, [&] { return session->writeTrace(path); });
}

void tofu_remove_temporary_files(void) {
  tofu::files::TemporaryFile::removeAll();
}

int64_t tofu_type_bytes(int64_t type) {
  return tofu::runtime::getTypeBytes(type);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Watch.h"

#include "tofu/Files/LastWords.h"
#include "tofu/Files/Printable.h"
#include "tofu/Files/TemporaryFile.h"
#include "tofu/Runtime/Processes.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <unistd.h>

using namespace tofu::runtime;

/// Between looks.
static constexpr std::chrono::milliseconds kPause{100};

/// Where it compiles a program's PTX, a driver may take long.
static constexpr std::string_view kCompiling = "cuModuleLoadDataEx";
static constexpr double kCompilingFactor = 10;

/// Of a call, if another process has waited for as long as it may: that is why.
static constexpr double kAnswer = 0.5;

thread_local Watch::Scope *Watch::current = nullptr;

static double getLookSeconds(int64_t looks) {
  return looks * std::chrono::duration<double>(kPause).count();
}

Watch::Watch(std::string ranks, Processes *processes, double timeout,
             double patience, void (*stuck)(const char *sentence))
    : ranks(std::move(ranks)), processes(processes), timeout(timeout),
      patience(patience), stuck(stuck), looking([this] { run(); }) {}

Watch::~Watch() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    isEnding = true;
  }
  changed.notify_all();
  looking.join();
}

Watch::Scope::Scope(const Place &place)
    : watch(place.watch), outer(current), rank(place.rank), op(place.op) {
  if (!watch)
    return;
  std::lock_guard<std::mutex> lock(watch->mutex);
  watch->scopes.push_back(this);
  current = this;
}

Watch::Scope::~Scope() {
  if (!watch)
    return;
  std::lock_guard<std::mutex> lock(watch->mutex);
  std::erase(watch->scopes, this);
  current = outer;
}

void Watch::fail(const std::string &sentence) {
  std::lock_guard<std::mutex> lock(mutex);
  if (!isOwn)
    failure = sentence;
  isOwn = true;
}

void Watch::forget() {
  std::lock_guard<std::mutex> lock(mutex);
  failure.reset();
  isOwn = false;
  looks = 0;
}

void Watch::beginWait(const std::string &what) {
  std::lock_guard<std::mutex> lock(mutex);
  waits.push_back(what);
}

void Watch::endWait(const std::string &what) {
  std::lock_guard<std::mutex> lock(mutex);
  auto found = std::find(waits.rbegin(), waits.rend(), what);
  if (found != waits.rend())
    waits.erase(std::prev(found.base()));
}

//===----------------------------------------------------------------------===//
// Looks
//===----------------------------------------------------------------------===//

void Watch::run() {
  std::unique_lock<std::mutex> lock(mutex);
  while (!changed.wait_for(lock, kPause, [this] { return isEnding; }))
    look(lock);
}

Watch::Scope *Watch::findStill() {
  Scope *still = nullptr;
  for (Scope *scope : scopes) {
    uint64_t count = scope->count.load(std::memory_order_relaxed);
    const char *call = scope->call.load(std::memory_order_relaxed);
    bool isSame = call && call == scope->seen && count == scope->seenCount;
    scope->looks = isSame ? scope->looks + 1 : 0;
    scope->seen = call;
    scope->seenCount = count;
    if (scope->looks && (!still || scope->looks > still->looks))
      still = scope;
  }
  return still;
}

/// The driver's names have versions, which nobody needs to know.
static std::string getName(std::string_view call) {
  size_t version = call.find("_v");
  return std::string(call.substr(0, version));
}

/// "rank 1: fetch3 (step.mlir:4:11): "
std::string Watch::describe(const Scope &scope) const {
  std::string text =
      (scope.rank < 0 ? ranks : "rank " + std::to_string(scope.rank)) + ": ";
  const tofu_operation *op = scope.op;
  if (!op)
    return text;
  std::string location = op->location;
  return text + op->name + (location.empty() ? "" : " (" + location + ")") +
         ": ";
}

void Watch::look(std::unique_lock<std::mutex> &lock) {
  Scope *still = findStill();
  if (!still && waits.empty())
    return;
  if (Error elsewhere = processes ? processes->check() : Error::success();
      elsewhere && !failure)
    failure = elsewhere.getMessage();
  if (failure) {
    if (getLookSeconds(++looks) >= patience)
      giveUp(still, lock);
    else if (still && getLookSeconds(looks) >= patience / 3)
      callHelp(still->getPlace(), lock);
    return;
  }
  if (!still)
    return; // the host may wait
  std::string_view call = still->seen;
  double limit = timeout * (call == kCompiling ? kCompilingFactor : 1),
         seconds = getLookSeconds(still->looks);
  if (processes && processes->isAsked())
    limit = std::min(limit, kAnswer);
  if (seconds < limit)
    return;
  bool isNccl = call.starts_with("nccl");
  failure = describe(*still) + getName(call) + ": has not returned for " +
            formatSeconds(seconds) + " seconds; " +
            (isNccl ? "NCCL_DEBUG=INFO may say why"
                    : "if it only is slow, raise the timeout");
  isOwn = true;
  std::string sentence = *failure;
  lock.unlock();
  if (processes)
    processes->fail(sentence);
  lock.lock();
}

void Watch::setHelp(std::function<void()> what) {
  std::lock_guard<std::mutex> lock(helping);
  help = std::move(what);
}

void Watch::callHelp(const Place &place, std::unique_lock<std::mutex> &lock) {
  lock.unlock();
  {
    std::lock_guard<std::mutex> one(helping);
    Scope scope(place); // its threads are watched, too
    if (help)
      help();
  }
  lock.lock();
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

/// What the host has printed and nobody has seen: unless a thread that prints
/// is the one that stands still.
static void flush(std::FILE *file) {
  if (ftrylockfile(file))
    return;
  fflush_unlocked(file);
  funlockfile(file);
}

/// There is no other way out of a call that does not return. What there is of
/// GPUs and connections ends with the process.
void Watch::giveUp(const Scope *still, std::unique_lock<std::mutex> &lock) {
  std::string sentence = *failure;
  // One that is gone has not said what was waited for.
  if (!isOwn && processes && processes->isOneGone())
    sentence = (still ? describe(*still) : ranks + ": ") + sentence;
  for (const Scope *scope : scopes) {
    if (!scope->looks)
      continue;
    std::string call = getName(scope->seen);
    if (sentence.find(call + ": has not returned") == sentence.npos)
      sentence += "; " + call + " does not return";
  }
  if (!waits.empty())
    sentence += "; " + ranks + " waits for " + waits.back();
  if (stuck) {
    looks = INT64_MIN / 2; // once
    lock.unlock();
    stuck(sentence.c_str());
    lock.lock();
    return;
  }
  files::sayLast([] { flush(stdout); });
  // Not by a stream, whose lock the thread that stands still may hold.
  files::sayLast([line = files::makeLine(sentence)] {
    dprintf(STDERR_FILENO, "%s: error: %s\n", program_invocation_short_name,
            line.c_str());
  });
  files::TemporaryFile::removeAll();
  _exit(1);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/Outputs.h"

#include <atomic>
#include <cassert>
#include <csignal>
#include <unistd.h>

using namespace tofu::files;

Outputs *Outputs::current = nullptr;

/// Who decides what becomes of the files: a run that replaces them, or a signal
/// that ends it, whose handler may be in any thread. The first one does.
enum class Fate { Open, Replacing, Replaced, Ended };
static std::atomic<Fate> fate = Fate::Open;
static std::atomic<int> waiting = 0; // a signal, for the end of Replacing

Outputs::Outputs() {
  assert(!current && "what a run writes is in one place");
  current = this;
}

Outputs::~Outputs() { current = nullptr; }

Error Outputs::replace() {
  for (OutputFile &file : files)
    if (Error error = file.keep())
      return error;
  files.clear();
  return Error::success();
}

Error Outputs::keep() {
  current = nullptr;
  if (files.empty())
    return Error::success();
  Fate before = Fate::Open;
  while (!fate.compare_exchange_strong(before, Fate::Replacing))
    if (before == Fate::Ended)
      pause(); // the handler ends the process
  Error error = replace();
  fate = error ? before : Fate::Replaced;
  if (int signal = waiting.exchange(0))
    std::raise(signal);
  return error;
}

Outputs::End Outputs::endBy(int signal) {
  Fate before = Fate::Open;
  if (fate.compare_exchange_strong(before, Fate::Ended)) {
    TemporaryFile::removeAll();
    return End::None;
  }
  if (before == Fate::Replaced) {
    TemporaryFile::removeAll();
    return End::All;
  }
  if (before == Fate::Replacing)
    waiting = signal;
  return End::Waits;
}

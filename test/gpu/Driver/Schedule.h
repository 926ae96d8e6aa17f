//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Work that is under way. Streams, events and graphs only say what comes before
// what; an operation runs when somebody waits, and of those that may run the
// seed draws one. So every run is one of the orders that a GPU may choose, and
// the same seed chooses the same.
//
// Which bytes an operation read and wrote is known when it has run. Two that
// touch one byte, one of them writing, must be ordered by what the program
// said, not by what happened: each has a clock of all streams to tell.
#ifndef TOFU_TEST_GPU_DRIVER_SCHEDULE_H
#define TOFU_TEST_GPU_DRIVER_SCHEDULE_H

#include "../Findings.h"
#include "../Memory.h"

#include <functional>
#include <memory>
#include <mutex>
#include <random>
#include <set>

namespace tofu::gpu {

/// Of each line of operations, how many are known to be before.
class Clock {
public:
  uint64_t of(uint32_t line) const {
    return line < counts.size() ? counts[line] : 0;
  }
  void set(uint32_t line, uint64_t count) {
    if (line >= counts.size())
      counts.resize(line + 1);
    counts[line] = count;
  }
  uint32_t size() const { return counts.size(); }
  void join(const Clock &other) {
    for (uint32_t i = 0; i < other.counts.size(); ++i)
      if (other.counts[i] > of(i))
        set(i, other.counts[i]);
  }

private:
  std::vector<uint64_t> counts;
};

enum class Progress : uint8_t { done, later };

struct Operation;
using OperationRef = std::shared_ptr<Operation>;

/// Reads and writes of one allocation, as offsets.
struct Touched {
  Allocation *allocation;
  Ranges reads, writes;
};

struct Operation {
  std::string what; // "kernel 'add' on stream 2"
  std::function<Progress(Operation &)> run;
  std::vector<Touched> touched; // filled before or while it runs
  /// Runs without the driver's lock: it may take other locks, or time.
  bool isForeign = false;
  /// Of what it touched: cells in which it spoke with other processes (Trail).
  std::map<Allocation *, std::set<uint64_t>> strong;
  /// Whose it is: who waits for all of a context waits for these.
  const void *owner = nullptr;

  // The schedule's.
  uint32_t line = 0;
  uint64_t count = 0;
  Clock clock; // known for good when it has run: it may hear more
  unsigned waitsFor = 0;
  std::vector<OperationRef> next;
  bool isDone = false, isRunning = false;
  double finished = 0; // seconds, of the host's clock

  void touch(Allocation *allocation, uint64_t begin, uint64_t end,
             bool isWrite);
  void touch(Touched more);
};

class Schedule {
public:
  Schedule(Findings &findings, std::recursive_mutex &lock, uint64_t seed)
      : random(seed), findings(findings), lock(lock) {}

  /// A new line: operations that follow one another.
  uint32_t newLine() { return lines++; }
  /// This process was told to stop: what it does from now on is thrown away,
  /// and in no order with what others do.
  void stop() { isStopped = true; }
  /// Lines of other processes have numbers here, too.
  uint32_t lineOf(uint32_t process, uint32_t line);
  std::pair<uint32_t, uint32_t> originOf(uint32_t line) const;
  /// Adds an operation to `line`, behind those of `after` (null ones are none)
  /// and whatever the host has waited for.
  void add(const OperationRef &operation, uint32_t line,
           const std::vector<OperationRef> &after);
  /// Whether what comes behind `after` is behind the operation anyway.
  bool isBehind(const std::vector<OperationRef> &after,
                const OperationRef &operation) const;
  /// Runs what it takes, and what the seed adds to it.
  void wait(const OperationRef &operation);
  /// Of all owners, or of one.
  void waitForAll(const void *owner = nullptr);
  /// Until fewer are under way.
  void waitForRoom(uint64_t most);
  /// One operation, if there is one that may run now: for those who poll.
  bool step();
  /// What the host knows to be before whatever it asks for.
  Clock &getHost() { return host; }
  /// Drops what is under way: nothing of it runs.
  void abandon();
  bool idle() const { return pending == 0; }
  /// As it was at first; nothing may be under way.
  void clear(uint64_t seed);
  /// The bytes of `allocation` are of no interest any more.
  void forget(const Allocation *allocation);

  std::mt19937_64 random;

private:
  void finish(const OperationRef &operation);
  void compare(const Operation &operation);
  void compareOthers(const Operation &operation);
  void prune();
  void rest();

  struct Past {
    std::string what;
    uint32_t line;
    uint64_t count;
    Clock clock;
    Ranges reads, writes;
  };
  Findings &findings;
  std::recursive_mutex &lock;
  uint32_t lines = 0;
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> foreign;
  std::map<uint32_t, std::pair<uint32_t, uint32_t>> origins; // of these
  uint64_t counter = 0;
  size_t pending = 0;
  bool isStopped = false;
  std::vector<OperationRef> ready;
  std::vector<std::weak_ptr<Operation>> all;
  Clock host;
  std::map<const Allocation *, std::vector<Past>> past;
};

} // namespace tofu::gpu

#endif

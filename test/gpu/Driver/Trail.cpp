//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Trail.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace tofu::gpu;

namespace {
/// An operation, as all processes call it.
struct Who {
  uint32_t process, line;
  uint64_t count;
};
/// Of 64 bytes.
struct Cell {
  Who write;
  Who reads[7]; // of a process each
};
/// What was said at one place.
struct Said {
  uint32_t value, size;
  Who known[4000];
};
} // namespace

// Where they begin in the file, which is as long as it has to be, and empty
// between: the bytes themselves are in the first part.
static constexpr uint64_t kPart = uint64_t(1) << 40;
static uint64_t placeOfCell(uint64_t unit) {
  return kPart + unit * sizeof(Cell);
}
static uint64_t placeOfSaid(uint64_t at) {
  return 4 * kPart + at / 4 * (uint64_t(1) << 16);
}
static_assert(sizeof(Said) <= 1 << 16);

namespace {
/// Ends with the process that has it, however that ends.
struct Lock {
  explicit Lock(int file) : file(file) { flock(file, LOCK_EX); }
  ~Lock() { flock(file, LOCK_UN); }
  int file;
};
} // namespace

template <class T> static void get(int file, T *to, size_t n, uint64_t from) {
  ssize_t bytes = pread(file, to, n * sizeof(T), from);
  char *end = reinterpret_cast<char *>(to);
  std::fill(end + std::max<ssize_t>(bytes, 0), end + n * sizeof(T), 0);
}
template <class T>
static void put(int file, const T *from, size_t n, uint64_t to) {
  [[maybe_unused]] ssize_t bytes = pwrite(file, from, n * sizeof(T), to);
}

Trail::Trail(const std::string &path, uint64_t offset)
    : file(open(path.c_str(), O_RDWR | O_CLOEXEC)), offset(offset) {}

Trail::~Trail() { close(file); }

void Trail::say(uint64_t at, uint32_t value, const Clock &clock,
                Schedule &schedule) {
  auto said = std::make_unique<Said>();
  said->value = value;
  said->size = 0;
  for (uint32_t line = 0; line < clock.size(); ++line)
    if (clock.of(line) && said->size < std::size(said->known)) {
      auto [process, theirs] = schedule.originOf(line);
      said->known[said->size++] = {process, theirs, clock.of(line)};
    }
  Lock lock(file);
  put(file, reinterpret_cast<const char *>(said.get()),
      offsetof(Said, known) + said->size * sizeof(Who),
      placeOfSaid(offset + at));
}

void Trail::hear(uint64_t at, uint32_t value, Clock &clock,
                 Schedule &schedule) {
  auto said = std::make_unique<Said>();
  {
    Lock lock(file);
    get(file, said.get(), 1, placeOfSaid(offset + at));
  }
  if (said->value != value)
    return;
  for (uint32_t i = 0; i < said->size; ++i) {
    Who who = said->known[i];
    uint32_t line = schedule.lineOf(who.process, who.line);
    clock.set(line, std::max(clock.of(line), who.count));
  }
}

std::string Trail::leave(const Operation &operation, const Touched &touched,
                         const std::set<uint64_t> &strong, Schedule &schedule) {
  const uint32_t process = getpid();
  const Who me = {process, operation.line, operation.count};
  std::string found;
  auto check = [&](const Who &other, uint64_t unit, bool theyWrite) {
    if (!other.process || other.process == process ||
        operation.clock.of(schedule.lineOf(other.process, other.line)) >=
            other.count)
      return;
    found = "process " + std::to_string(other.process) +
            (theyWrite ? " writes" : " reads") + " offset " +
            std::to_string(unit * kUnit) + " of " + touched.allocation->label +
            ", and nothing that processes say to each other orders them";
  };
  std::vector<Cell> cells;
  auto visit = [&](const Ranges &ranges, bool isWrite) {
    for (auto [begin, end] : ranges) {
      uint64_t first = begin / kUnit, last = (end + kUnit - 1) / kUnit;
      uint64_t place = placeOfCell(offset / kUnit + first);
      cells.resize(last - first);
      get(file, cells.data(), cells.size(), place);
      for (uint64_t unit = first; unit < last; ++unit) {
        if (strong.count(unit))
          continue;
        Cell &cell = cells[unit - first];
        check(cell.write, unit, true);
        for (Who &read : cell.reads)
          if (isWrite)
            check(read, unit, false);
        if (isWrite) {
          cell.write = me;
          continue;
        }
        for (Who &read : cell.reads)
          if (!read.process || read.process == process) {
            read = me;
            break;
          }
      }
      put(file, cells.data(), cells.size(), place);
    }
  };
  Lock lock(file);
  visit(touched.reads, false);
  visit(touched.writes, true);
  return found;
}

void Trail::forget(uint64_t bytes) {
  constexpr uint64_t kMost = 1 << 10; // at one time
  uint64_t units = (bytes + kUnit - 1) / kUnit;
  std::vector<Cell> cells;
  Lock lock(file);
  for (uint64_t first = 0; first < units; first += kMost) {
    uint64_t place = placeOfCell(offset / kUnit + first);
    cells.resize(std::min(kMost, units - first));
    get(file, cells.data(), cells.size(), place);
    bool changed = false;
    auto drop = [&](Who &who) {
      if (who.process != uint32_t(getpid()))
        return;
      who = {};
      changed = true;
    };
    for (Cell &cell : cells) {
      drop(cell.write);
      for (Who &read : cell.reads)
        drop(read);
    }
    if (changed)
      put(file, cells.data(), cells.size(), place);
  }
}

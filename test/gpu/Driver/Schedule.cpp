//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Schedule.h"

#include "Trail.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <unistd.h>

using namespace tofu::gpu;

void Operation::touch(Allocation *allocation, uint64_t begin, uint64_t end,
                      bool isWrite) {
  for (Touched &t : touched)
    if (t.allocation == allocation)
      return addRange(isWrite ? t.writes : t.reads, begin, end);
  touched.push_back({allocation, {}, {}});
  addRange(isWrite ? touched.back().writes : touched.back().reads, begin, end);
}

void Operation::touch(Touched more) {
  auto same = [&](const Touched &t) { return t.allocation == more.allocation; };
  auto found = std::find_if(touched.begin(), touched.end(), same);
  if (found == touched.end()) {
    touched.push_back(std::move(more));
    return;
  }
  for (auto [begin, end] : more.reads)
    addRange(found->reads, begin, end);
  for (auto [begin, end] : more.writes)
    addRange(found->writes, begin, end);
}

void Schedule::add(const OperationRef &operation, uint32_t line,
                   const std::vector<OperationRef> &after) {
  operation->line = line;
  operation->clock.join(host);
  for (const OperationRef &before : after) {
    if (!before)
      continue;
    operation->clock.join(before->clock);
    if (before->isDone)
      continue;
    before->next.push_back(operation);
    ++operation->waitsFor;
  }
  operation->count = ++counter;
  operation->clock.set(line, operation->count);
  ++pending;
  all.push_back(operation);
  if (!operation->waitsFor)
    ready.push_back(operation);
}

/// Whether the first comes before the second, as the program says.
static bool before(uint32_t line, uint64_t count, const Clock &clock) {
  return clock.of(line) >= count;
}

bool Schedule::isBehind(const std::vector<OperationRef> &after,
                        const OperationRef &operation) const {
  Clock clock = host;
  for (const OperationRef &one : after)
    if (one)
      clock.join(one->clock);
  return !operation || before(operation->line, operation->count, clock);
}

uint32_t Schedule::lineOf(uint32_t process, uint32_t line) {
  if (process == uint32_t(getpid()))
    return line;
  auto [found, isNew] = foreign.try_emplace({process, line}, 0);
  if (isNew) {
    found->second = newLine();
    origins[found->second] = found->first;
  }
  return found->second;
}

std::pair<uint32_t, uint32_t> Schedule::originOf(uint32_t line) const {
  auto found = origins.find(line);
  return found == origins.end() ? std::pair(uint32_t(getpid()), line)
                                : found->second;
}

void Schedule::compareOthers(const Operation &operation) {
  static const std::set<uint64_t> none;
  for (const Touched &now : operation.touched) {
    if (!now.allocation->trail || isStopped)
      continue;
    auto strong = operation.strong.find(now.allocation);
    std::string text = now.allocation->trail->leave(
        operation, now,
        strong == operation.strong.end() ? none : strong->second, *this);
    if (!text.empty())
      findings.add("unordered", operation.what, text);
  }
}

void Schedule::compare(const Operation &operation) {
  for (const Touched &now : operation.touched) {
    std::vector<Past> &list = past[now.allocation];
    for (const Past &p : list) {
      if (before(p.line, p.count, operation.clock) ||
          before(operation.line, operation.count, p.clock))
        continue;
      uint64_t where = 0;
      bool both = overlap(p.writes, now.writes, where);
      if (!both && !overlap(p.writes, now.reads, where) &&
          !overlap(p.reads, now.writes, where))
        continue;
      std::string first = p.what, second = operation.what;
      if (second < first)
        std::swap(first, second);
      findings.add("unordered", first + " and " + second,
                   std::string(both ? "both write" : "one writes") +
                       " offset " + std::to_string(where) + " of " +
                       now.allocation->label +
                       ", and no event or stream orders them");
    }
    list.push_back({operation.what, operation.line, operation.count,
                    operation.clock, now.reads, now.writes});
  }
}

/// What every operation to come is behind needs no remembering.
void Schedule::prune() {
  std::erase_if(all, [](const std::weak_ptr<Operation> &weak) {
    OperationRef operation = weak.lock();
    return !operation || operation->isDone;
  });
  for (auto &[allocation, list] : past)
    std::erase_if(list, [&](const Past &p) {
      if (!before(p.line, p.count, host))
        return false;
      for (const auto &weak : all)
        if (OperationRef operation = weak.lock())
          if (!before(p.line, p.count, operation->clock))
            return false;
      return true;
    });
}

void Schedule::finish(const OperationRef &operation) {
  compare(*operation);
  compareOthers(*operation);
  operation->isDone = true;
  operation->run = nullptr;
  operation->finished = std::chrono::duration<double>(
                            std::chrono::steady_clock::now().time_since_epoch())
                            .count();
  --pending;
  for (const OperationRef &next : operation->next) {
    next->clock.join(operation->clock);
    if (--next->waitsFor == 0)
      ready.push_back(next);
  }
  operation->next.clear();
}

bool Schedule::step() {
  // Those that say "later" are not asked again in this step.
  std::vector<OperationRef> asked;
  bool went = false;
  while (!ready.empty() && !went) {
    size_t i = random() % ready.size();
    OperationRef operation = ready[i];
    ready.erase(ready.begin() + i);
    operation->isRunning = true;
    Progress progress = Progress::done;
    if (operation->run) {
      if (operation->isForeign)
        lock.unlock();
      progress = operation->run(*operation);
      if (operation->isForeign)
        lock.lock();
    }
    operation->isRunning = false;
    if (progress == Progress::later) {
      asked.push_back(operation);
      continue;
    }
    finish(operation);
    went = true;
  }
  ready.insert(ready.end(), asked.begin(), asked.end());
  return went;
}

/// Others may hold what is waited for.
void Schedule::rest() {
  lock.unlock();
  std::this_thread::sleep_for(std::chrono::microseconds(50));
  lock.lock();
}

void Schedule::wait(const OperationRef &operation) {
  while (operation && !operation->isDone)
    if (!step())
      rest();
  if (operation) {
    host.join(operation->clock);
    prune();
  }
  // A GPU does not stop when somebody has what he waited for.
  for (uint64_t more = random() % 3; more && step(); --more)
    ;
}

void Schedule::waitForRoom(uint64_t most) {
  while (pending && pending >= most)
    if (!step())
      rest();
}

void Schedule::waitForAll(const void *owner) {
  std::vector<OperationRef> list;
  for (const auto &weak : all)
    if (OperationRef operation = weak.lock())
      if (!owner || operation->owner == owner)
        list.push_back(operation);
  for (const OperationRef &operation : list) {
    while (!operation->isDone)
      if (!step())
        rest();
    host.join(operation->clock);
  }
  prune();
}

void Schedule::abandon() {
  for (const auto &weak : all)
    if (OperationRef operation = weak.lock())
      if (!operation->isRunning && !operation->isDone)
        operation->run = nullptr;
  while (pending)
    if (!step())
      rest();
}

void Schedule::forget(const Allocation *allocation) { past.erase(allocation); }

void Schedule::clear(uint64_t seed) {
  random.seed(seed);
  lines = counter = 0;
  isStopped = false;
  foreign.clear();
  origins.clear();
  ready.clear();
  all.clear();
  host = Clock();
  past.clear();
}

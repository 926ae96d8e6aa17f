//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Timeline.h"

#include "llvm/ADT/STLExtras.h"

using namespace tofu::solver;

/// [time]: all the greatest usages together.
static std::vector<int64_t> sumGreatest(const Problem &problem) {
  std::vector<int64_t> sums(problem.limits.size() + 1, 0);
  for (const auto &usages : problem.memory)
    for (const Usage &usage : usages) {
      int64_t most = *llvm::max_element(usage.amounts);
      sums[usage.begin] += most;
      sums[usage.end] -= most;
    }
  for (size_t t = 1; t < sums.size(); ++t)
    sums[t] += sums[t - 1];
  return sums;
}

static std::vector<unsigned> chooseTimes(const Problem &problem) {
  size_t count = problem.limits.size();
  // [time]: intervals that begin or end at it or before it.
  std::vector<unsigned> begins(count + 1, 0), ends(count + 1, 0);
  for (const auto &usages : problem.memory)
    for (const Usage &usage : usages) {
      ++begins[usage.begin];
      ++ends[usage.end];
    }
  for (size_t t = 1; t <= count; ++t) {
    begins[t] += begins[t - 1];
    ends[t] += ends[t - 1];
  }
  std::vector<int64_t> greatest = sumGreatest(problem);
  std::vector<unsigned> kept;
  for (unsigned t = 0; t < count; ++t) {
    // Even nobody's memory may be too much: a negative limit stays.
    if (greatest[t] <= problem.limits[t])
      continue;
    while (!kept.empty() && ends[t] == ends[kept.back()] &&
           problem.limits[t] <= problem.limits[kept.back()])
      kept.pop_back();
    if (!kept.empty() && begins[t] == begins[kept.back()] &&
        problem.limits[t] >= problem.limits[kept.back()])
      continue;
    kept.push_back(t);
  }
  return kept;
}

/// Adds up usages of one variable that overlap: sorted by time, they come and
/// go.
static void flatten(std::vector<Usage> &usages) {
  if (usages.size() < 2)
    return;
  struct Event {
    unsigned time;
    int sign;
    const Usage *usage;
  };
  std::vector<Event> events;
  for (const Usage &usage : usages) {
    events.push_back({usage.begin, 1, &usage});
    events.push_back({usage.end, -1, &usage});
  }
  llvm::stable_sort(
      events, [](const Event &a, const Event &b) { return a.time < b.time; });
  std::vector<Usage> flat;
  std::vector<int64_t> sum(usages[0].amounts.size(), 0);
  int64_t running = 0; // usages that have come and not gone
  for (size_t e = 0; e < events.size(); ++e) {
    const Event &event = events[e];
    for (size_t i = 0; i < sum.size(); ++i)
      sum[i] += event.sign * event.usage->amounts[i];
    running += event.sign;
    if (running == 0 || events[e + 1].time == event.time)
      continue; // the last one ends all usages
    if (!flat.empty() && flat.back().end == event.time &&
        flat.back().amounts == sum)
      flat.back().end = events[e + 1].time;
    else
      flat.push_back({event.time, events[e + 1].time, sum});
  }
  usages = std::move(flat);
}

void tofu::solver::simplifyTimes(Problem &problem) {
  std::vector<unsigned> kept = chooseTimes(problem);
  auto number = [&](unsigned time) {
    return unsigned(llvm::lower_bound(kept, time) - kept.begin());
  };
  std::vector<int64_t> limits;
  for (unsigned t : kept)
    limits.push_back(problem.limits[t]);
  problem.limits = std::move(limits);
  for (auto &usages : problem.memory) {
    for (Usage &usage : usages) {
      usage.begin = number(usage.begin);
      usage.end = number(usage.end);
    }
    llvm::erase_if(usages, [](const Usage &u) { return u.begin >= u.end; });
    flatten(usages);
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "RandomProblem.h"

#include <algorithm>
#include <random>

using namespace tofu::solver;

namespace {
/// Random problems of many forms: what is drawn first decides which.
class Generator {
public:
  explicit Generator(unsigned seed) : random(seed) {}
  Problem make();

private:
  unsigned draw(unsigned bound) { return unsigned(random() % bound); }
  int64_t cost();
  void join(unsigned a, unsigned b);
  void addShape(unsigned shape, unsigned count);
  void addMemory();

  std::mt19937 random;
  unsigned kind = 0, forbidden = 0;
  Problem problem;
};
} // namespace

int64_t Generator::cost() {
  if (forbidden && draw(forbidden) == 0)
    return Forbidden;
  switch (kind) {
  case 0: // ties
    return draw(3);
  case 1:
    return draw(1000);
  default: // near 10^18: a few of them saturate
    return 999999999999999999 - draw(5) * int64_t(draw(2) ? 1 : 1000000000);
  }
}

void Generator::join(unsigned a, unsigned b) {
  if (a == b)
    return;
  size_t rows = problem.unary[a].size(), columns = problem.unary[b].size();
  std::vector<int64_t> table(rows * columns);
  bool equal = rows == columns && draw(4) == 0;
  for (size_t i = 0; i < table.size(); ++i)
    table[i] = equal && i / columns != i % columns ? Forbidden : cost();
  problem.edges.push_back(
      {a, b, std::make_shared<std::vector<int64_t>>(std::move(table))});
}

void Generator::addShape(unsigned shape, unsigned count) {
  for (unsigned v = 1; v < count; ++v)
    switch (shape) {
    case 0: // a path, or a cycle
    case 1:
      join(v - 1, v);
      break;
    case 2: // a tree
      join(draw(v), v);
      break;
    case 3: // a grid of width 2
      join(v, v >= 2 ? v - 2 : 0);
      if (v % 2)
        join(v - 1, v);
      break;
    case 4: // series-parallel
      join(v, v - 1);
      if (v >= 2)
        join(v, draw(2) ? v - 2 : 0);
      break;
    default: // dense
      for (unsigned u = 0; u < v; ++u)
        join(u, v);
    }
  if (shape == 1 && count > 2)
    join(count - 1, 0);
}

void Generator::addMemory() {
  unsigned times = 1 + draw(6);
  int64_t limit = draw(25);
  for (unsigned t = 0; t < times; ++t)
    problem.limits.push_back(draw(2) ? limit : draw(25));
  for (unsigned v = 0; v < problem.unary.size(); ++v)
    for (unsigned pieces = draw(3); pieces-- > 0;) {
      Usage usage{draw(times), 0, {}};
      usage.end = usage.begin + draw(times - usage.begin + 1);
      for (size_t i = 0; i < problem.unary[v].size(); ++i)
        usage.amounts.push_back(draw(8));
      problem.addUsage(v, std::move(usage));
    }
}

Problem Generator::make() {
  kind = draw(8) == 0 ? 2 : draw(2);
  forbidden = draw(2) ? 0 : 2 + draw(10);
  unsigned count = 1 + draw(8);
  for (unsigned v = 0; v < count; ++v) {
    std::vector<int64_t> costs(1 + draw(4));
    for (int64_t &each : costs)
      each = kind == 2 && draw(3) ? draw(10) : cost();
    problem.addVariable(std::move(costs));
  }
  addShape(draw(6), count);
  if (draw(3))
    addMemory();
  return problem;
}

Problem makeRandom(unsigned seed) { return Generator(seed).make(); }

int64_t bruteForce(const Problem &problem, int64_t *excess) {
  std::vector<unsigned> values(problem.unary.size(), 0);
  int64_t least = Forbidden, leastOver = Forbidden;
  while (true) {
    int64_t cost = problem.cost(values), over = 0;
    std::vector<int64_t> used = problem.used(values);
    for (size_t t = 0; t < used.size(); ++t)
      over = std::max(over, used[t] - problem.limits[t]);
    if (over == 0)
      least = std::min(least, cost);
    if (cost < Forbidden)
      leastOver = std::min(leastOver, over);
    size_t i = 0;
    while (i < values.size() && ++values[i] == problem.unary[i].size())
      values[i++] = 0;
    if (i < values.size())
      continue;
    if (excess)
      *excess = leastOver;
    return least;
  }
}

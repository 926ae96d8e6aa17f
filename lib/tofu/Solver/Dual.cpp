//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Dual.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <cmath>
#include <limits>

using namespace tofu::solver;
using llvm::ArrayRef;

/// How much of a step's direction is that of the step before, and how much of a
/// time's mean square is that of the steps before.
static constexpr double Inertia = 0.9, Memory = 0.98;
/// The least mean square that counts, as part of that of all times.
static constexpr double LeastSquare = 0.01;
/// Table entries between two looks at the clock.
static constexpr size_t EntriesPerLook = 1 << 20;
static constexpr double Infinite = std::numeric_limits<double>::infinity();

Dual::Dual(const Core &core, Stop::Predicate predicate)
    : core(core), stop(std::move(predicate), EntriesPerLook),
      prices(core.problem.limits.size(), 0), direction(prices.size(), 0),
      squares(prices.size(), 0), memoryCosts(core.unary.size(), 0) {
  arcOffset.push_back(0);
  for (unsigned v = 0; v < core.count(); ++v)
    for (size_t a = 0; a < core.getArcs(v).size(); ++a)
      arcOffset.push_back(arcOffset.back() + core.size(v));
  messages.assign(arcOffset.back(), 0);
}

void Dual::price(const Core &core, ArrayRef<double> prices,
                 std::vector<double> &costs) {
  std::vector<double> sums(prices.size() + 1, 0);
  for (size_t t = 0; t < prices.size(); ++t)
    sums[t + 1] = sums[t] + prices[t];
  costs.assign(core.unary.size(), 0);
  for (unsigned v = 0; v < core.problem.memory.size(); ++v)
    for (const Usage &usage : core.problem.memory[v])
      if (double sum = sums[usage.end] - sums[usage.begin]; sum > 0)
        for (size_t i = 0; i < usage.amounts.size(); ++i)
          costs[core.offset[v] + i] += sum * double(usage.amounts[i]);
}

void Dual::belief(unsigned v, double *costs) const {
  unsigned size = core.size(v);
  for (unsigned i = 0; i < size; ++i)
    costs[i] = core.unary[core.offset[v] + i] + memoryCosts[core.offset[v] + i];
  for (unsigned a = core.firstArc[v]; a < core.firstArc[v + 1]; ++a)
    for (unsigned i = 0; i < size; ++i)
      costs[i] += messages[arcOffset[a] + i];
}

/// to[j] = min over i of from[i] + table[i][j]
__attribute__((target_clones("avx2", "default"))) static void
minPlus(const double *from, const double *table, double *to, unsigned rows,
        unsigned columns) {
  for (unsigned j = 0; j < columns; ++j)
    to[j] = Infinite;
  for (unsigned i = 0; i < rows; ++i, table += columns) {
    double base = from[i];
    for (unsigned j = 0; j < columns; ++j) {
      double cost = base + table[j];
      to[j] = cost < to[j] ? cost : to[j];
    }
  }
}

double Dual::pass(bool forward) {
  double sum = 0;
  std::vector<double> own, scaled;
  unsigned count = core.count();
  for (unsigned step = 0; step < count; ++step) {
    unsigned v = forward ? step : count - 1 - step, size = core.size(v);
    unsigned before = 0, after = 0;
    for (const Arc &arc : core.getArcs(v))
      ++(arc.other < v ? before : after);
    own.resize(size);
    scaled.resize(size);
    belief(v, own.data());
    double weight = 1.0 / std::max({before, after, 1u});
    sum += (1 - weight * (forward ? after : before)) *
           *std::min_element(own.begin(), own.end());
    for (unsigned a = core.firstArc[v]; a < core.firstArc[v + 1]; ++a) {
      const Arc &arc = core.arcs[a];
      if ((arc.other > v) != forward)
        continue;
      for (unsigned i = 0; i < size; ++i)
        scaled[i] = weight * own[i] - messages[arcOffset[a] + i];
      double *to = &messages[arcOffset[arc.reverse]];
      unsigned others = core.size(arc.other);
      if (stop(size_t(size) * others))
        return -Infinite;
      minPlus(scaled.data(), arc.table, to, size, others);
      double least = *std::min_element(to, to + others);
      sum += least;
      for (unsigned j = 0; j < others; ++j)
        to[j] = to[j] == Infinite ? 0 : to[j] - least;
    }
  }
  for (size_t t = 0; t < prices.size(); ++t)
    sum -= prices[t] * double(core.problem.limits[t]);
  return sum;
}

double Dual::sweep() {
  forward = !forward;
  return pass(forward);
}

std::vector<unsigned> Dual::round() const {
  std::vector<unsigned> values(core.count(), 0);
  std::vector<double> costs;
  unsigned count = core.count();
  for (unsigned step = 0; step < count; ++step) {
    unsigned v = forward ? count - 1 - step : step, size = core.size(v);
    costs.resize(size);
    for (unsigned i = 0; i < size; ++i)
      costs[i] =
          core.unary[core.offset[v] + i] + memoryCosts[core.offset[v] + i];
    for (unsigned a = core.firstArc[v]; a < core.firstArc[v + 1]; ++a) {
      const Arc &arc = core.arcs[a];
      const double *add = (arc.other < v) != forward
                              ? arc.turned + size_t(values[arc.other]) * size
                              : &messages[arcOffset[a]];
      for (unsigned i = 0; i < size; ++i)
        costs[i] += std::min(add[i], 1e18);
    }
    values[v] =
        unsigned(std::min_element(costs.begin(), costs.end()) - costs.begin());
  }
  return values;
}

void Dual::movePrices(ArrayRef<unsigned> rounded, double gain) {
  std::vector<int64_t> used = core.problem.used(rounded);
  double mean = 0;
  for (size_t t = 0; t < prices.size(); ++t) {
    auto over = double(used[t] - core.problem.limits[t]);
    direction[t] = Inertia * direction[t] + (1 - Inertia) * over;
    squares[t] = Memory * squares[t] + (1 - Memory) * over * over;
    mean += squares[t] / double(prices.size());
  }
  // Times at which little is missing get as long steps as others.
  std::vector<double> step(prices.size(), 0);
  double norm = 0;
  for (size_t t = 0; t < prices.size(); ++t)
    if (direction[t] > 0 || prices[t] > 0) {
      step[t] = direction[t] / std::sqrt(squares[t] + LeastSquare * mean);
      norm += direction[t] * step[t];
    }
  if (!(norm > 0))
    return;
  for (size_t t = 0; t < prices.size(); ++t)
    prices[t] = std::max(0.0, prices[t] + gain / norm * step[t]);
  price(core, prices, memoryCosts);
}

void Dual::setPrices(ArrayRef<double> to) {
  prices = to.vec();
  llvm::fill(direction, 0);
  price(core, prices, memoryCosts);
}

/// Numbers of the exact bound are costs times 2^Shift.
static constexpr int PriceShift = 30;
static constexpr double MaxMessage = double(int64_t(1) << 59);

static int64_t toWhole(double message, int shift) {
  double whole = std::ldexp(message, shift);
  return int64_t(std::clamp(whole, -MaxMessage, MaxMessage));
}

/// What each end of an edge has from it in whole numbers. After the pass back,
/// a variable has given its share to the edges to those before it.
std::vector<int64_t> Dual::toCostShares(int shift) const {
  std::vector<int64_t> shares(messages.size());
  std::vector<double> own;
  for (unsigned v = 0; v < core.count(); ++v) {
    unsigned before = 0, after = 0, size = core.size(v);
    for (const Arc &arc : core.getArcs(v))
      ++(arc.other < v ? before : after);
    own.resize(size);
    belief(v, own.data());
    double weight = 1.0 / std::max({before, after, 1u});
    for (unsigned a = core.firstArc[v]; a < core.firstArc[v + 1]; ++a)
      for (unsigned i = 0; i < size; ++i)
        shares[arcOffset[a] + i] = toWhole(
            messages[arcOffset[a] + i] -
                ((core.arcs[a].other < v) != forward ? weight * own[i] : 0),
            shift);
  }
  return shares;
}

int64_t Dual::getBound() {
  const Problem &problem = core.problem;
  int64_t most = 0;
  for (const auto &costs : problem.unary)
    for (int64_t cost : costs)
      most = std::max(most, cost < Forbidden ? cost : 0);
  for (const Problem::Edge &edge : problem.edges)
    for (int64_t cost : *edge.table)
      most = std::max(most, cost < Forbidden ? cost : 0);
  int shift = most < int64_t(1) << 44 ? 8 : 0;
  std::vector<__int128> sums(prices.size() + 1, 0);
  __int128 total = 0;
  for (size_t t = 0; t < prices.size(); ++t) {
    auto whole =
        int64_t(std::clamp(std::ldexp(prices[t], PriceShift), 0.0, MaxMessage));
    sums[t + 1] = sums[t] + whole;
    total -= __int128(whole) * problem.limits[t];
  }
  // Rounded down, as everything else: what is subtracted grows.
  total = total >> (PriceShift - shift);
  std::vector<int64_t> whole = toCostShares(shift);
  std::vector<__int128> more(core.unary.size(), 0);
  constexpr __int128 Most = __int128(1) << 100;
  for (unsigned v = 0; v < core.count(); ++v) {
    unsigned size = core.size(v);
    llvm::SmallVector<__int128, 32> costs(size, 0);
    for (const Usage &usage : problem.getUsages(v))
      for (unsigned i = 0; i < size; ++i)
        costs[i] += (sums[usage.end] - sums[usage.begin]) * usage.amounts[i];
    __int128 least = Most;
    for (unsigned i = 0; i < size; ++i) {
      costs[i] >>= PriceShift - shift;
      for (unsigned a = core.firstArc[v]; a < core.firstArc[v + 1]; ++a)
        costs[i] += whole[arcOffset[a] + i];
      costs[i] = problem.unary[v][i] < Forbidden
                     ? costs[i] + (__int128(problem.unary[v][i]) << shift)
                     : Most;
      least = std::min(least, costs[i]);
    }
    for (unsigned i = 0; i < size; ++i)
      more[core.offset[v] + i] = costs[i] - least;
    total += least;
  }
  // Neither an entry nor a message exceeds 2^61: the sums fit.
  std::vector<int64_t> rowLeast, columnLeast;
  std::vector<unsigned> next(core.firstArc.begin(), core.firstArc.end() - 1);
  for (const Problem::Edge &edge : problem.edges) {
    unsigned rows = core.size(edge.row), columns = core.size(edge.column);
    const int64_t *row = &whole[arcOffset[next[edge.row]++]],
                  *column = &whole[arcOffset[next[edge.column]++]];
    const int64_t *entry = edge.table->data();
    rowLeast.assign(rows, INT64_MAX);
    columnLeast.assign(columns, INT64_MAX);
    for (unsigned i = 0; i < rows; ++i)
      for (unsigned j = 0; j < columns; ++j, ++entry)
        if (*entry < Forbidden) {
          int64_t cost = (*entry << shift) - row[i] - column[j];
          rowLeast[i] = std::min(rowLeast[i], cost);
          columnLeast[j] = std::min(columnLeast[j], cost);
        }
    int64_t least = *std::min_element(rowLeast.begin(), rowLeast.end());
    total += least;
    for (unsigned i = 0; i < rows; ++i)
      more[core.offset[edge.row] + i] += __int128(rowLeast[i]) - least;
    for (unsigned j = 0; j < columns; ++j)
      more[core.offset[edge.column] + j] += __int128(columnLeast[j]) - least;
  }
  excess.resize(more.size());
  for (size_t i = 0; i < more.size(); ++i)
    excess[i] =
        more[i] >> shift > Forbidden ? Forbidden : int64_t(more[i] >> shift);
  // A cost is a whole number: rounded up.
  __int128 bound = -((-total) >> shift);
  return bound > Forbidden ? Forbidden : bound < 0 ? 0 : int64_t(bound);
}

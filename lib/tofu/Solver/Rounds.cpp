//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Rounds.h"

#include "tofu/Solver/Spread.h"
#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <thread>

using namespace tofu::solver;
using llvm::ArrayRef;

/// Tasks of a round that look for better assignments.
static constexpr unsigned Moves = 6;
/// Sweeps of a round, and of the first one, before any price. Those after it
/// are shorter: prices change much, and moves wait for them.
static constexpr unsigned Sweeps = 40, WarmUp = 20, Growth = 10;
/// Sweeps for the exact bound.
static constexpr unsigned LastSweeps = 2;
/// Sweeps without a better bound before the steps get shorter.
static constexpr unsigned Patience = 7;
/// Steps by which the bound may be below the best one then.
static constexpr double TooLow = 20;
/// Steps that aim at less than this part of the bound are followed by longer
/// ones: they lead elsewhere, and so do the assignments that are rounded.
static constexpr double LeastGain = 1e-10, RestartGain = 1e-4;
/// Of a round's sweeps, one in this many leaves its assignment as a proposal;
/// and how many proposals are kept.
static constexpr unsigned SweepsPerProposal = 8, Proposals = 24;
/// Variables of a fusion: a move cannot be interrupted.
static constexpr size_t MaxFused = 10000;
/// What becomes of the price of exceeded memory in `other` after a round that
/// ends within the limits, or beyond them; and how far below the dearest time
/// of the bound it may fall.
static constexpr double Cheaper = 0.8, Dearer = 1.5, LeastPenalty = 1.0 / 1024;
/// Rounds after which another start replaces one that is not the best.
static constexpr unsigned RoundsPerStart = 8;
/// Least work of a task, so that starting it does not count.
static constexpr double LeastWork = 1 << 19;

static unsigned countSweeps(unsigned round) {
  return round == 0 ? WarmUp : std::min(Sweeps, Growth * round);
}

/// Every variable's value that uses least memory, times its time.
static std::vector<unsigned> useLeast(const Core &core) {
  std::vector<double> ones(core.problem.limits.size(), 1), costs;
  Dual::price(core, ones, costs);
  std::vector<unsigned> values;
  for (unsigned v = 0; v < core.count(); ++v)
    values.push_back(
        unsigned(std::min_element(costs.begin() + core.offset[v],
                                  costs.begin() + core.offset[v + 1]) -
                 (costs.begin() + core.offset[v])));
  return values;
}

Rounds::Rounds(const Core &core, const EngineOptions &options, uint64_t seed)
    : core(core), options(options), seed(seed), dual(core, options.stop),
      state(core, useLeast(core)), other(state),
      memoryCosts(core.unary.size(), 0), nextMemoryCosts(memoryCosts),
      excess(core.unary.size(), 0), bestPrices(dual.getPrices().vec()) {}

void Rounds::offer(std::vector<unsigned> values) {
  State offered(core, std::move(values));
  if (offered.getMerit() < state.getMerit())
    state = std::move(offered);
}

/// Runs task(0), ..., task(count - 1).
static void runTasks(unsigned threads, unsigned count,
                     llvm::function_ref<void(unsigned)> task) {
  std::atomic<unsigned> next = 0;
  auto work = [&] {
    for (unsigned i; (i = next++) < count;)
      task(i);
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < std::min(threads, count); ++i)
    others.emplace_back(work);
  work();
  for (std::thread &other : others)
    other.join();
}

void Rounds::raiseBound() {
  unsigned sweeps = countSweeps(round);
  Merit bestMerit;
  bestRounded.clear();
  lately.clear();
  for (unsigned i = 0; i < sweeps; ++i) {
    double now = dual.sweep();
    if (options.stop())
      break; // the sweep may not be whole
    if (now > bestSweep) {
      gain = std::max(gain, 0.5 * (now - bestSweep));
      bestSweep = now;
      bestPrices = dual.getPrices().vec();
      stale = 0;
    } else if (++stale > Patience) {
      gain *= 0.5;
      if (gain < LeastGain * std::abs(bestSweep)) // steps of no effect
        gain = RestartGain * std::abs(bestSweep);
      stale = 0;
      if (now < bestSweep - TooLow * gain)
        dual.setPrices(bestPrices);
    }
    rounded = dual.round();
    if (i % SweepsPerProposal == 3)
      lately.push_back(rounded);
    if (round > 0 && i + 1 < sweeps) {
      State candidate(core, rounded);
      if (i == 0 || candidate.getMerit() < bestMerit) {
        bestMerit = candidate.getMerit();
        bestRounded = rounded;
      }
    }
    if (round > 0)
      dual.movePrices(rounded, gain);
    else
      gain = 0.02 * bestSweep;
  }
  if (rounded.empty())
    rounded = dual.round();
  if (bound >= 0 && options.stop())
    return;
  Dual best = dual; // the prices go on from where they are
  best.setPrices(bestPrices);
  for (unsigned i = 0; i < LastSweeps; ++i)
    best.sweep();
  int64_t now = best.getBound();
  if (now > bound) {
    bound = now;
    excess = best.getExcess().vec();
    Dual::price(core, best.getPrices(), nextMemoryCosts);
  }
}

/// What memory costs in a move: the bound's prices, more or less of them; while
/// the assignment does not fit, a price at the times where it does not.
void Rounds::priceMoves(const State &local, ArrayRef<unsigned> variables,
                        std::vector<double> &costs,
                        std::mt19937_64 &random) const {
  static constexpr double Factors[] = {0, 0.5, 1, 1, 1.5};
  double factor = Factors[draw(random, std::size(Factors))];
  for (unsigned v : variables)
    for (unsigned i = core.offset[v]; i < core.offset[v + 1]; ++i)
      costs[i] = factor * memoryCosts[i];
  const Merit &merit = local.getMerit();
  if (merit.excess == 0)
    return;
  size_t times = core.problem.limits.size();
  std::vector<unsigned> exceeded(times + 1, 0); // before each time
  for (size_t t = 0; t < times; ++t)
    exceeded[t + 1] =
        exceeded[t] + (local.getUsed()[t] > core.problem.limits[t]);
  double price = std::exp2(draw(random, 12)) / 8 * std::max(merit.cost, 1.0) /
                 merit.excess;
  if (merit.penalty > 0)
    price = merit.penalty * std::exp2(int(draw(random, 5)) - 3);
  for (unsigned v : variables)
    for (const Usage &usage : core.problem.getUsages(v))
      if (unsigned hit = exceeded[usage.end] - exceeded[usage.begin])
        for (size_t i = 0; i < usage.amounts.size(); ++i)
          costs[core.offset[v] + i] += price * hit * double(usage.amounts[i]);
}

void Rounds::tryMove(State &local, Neighbourhood &neighbourhood,
                     std::vector<double> &costs,
                     std::mt19937_64 &random) const {
  static constexpr size_t Sizes[] = {10, 30, 100, 100, 300, 1000, 3000};
  size_t size = Sizes[draw(random, std::size(Sizes))];
  double tableEntries = std::exp2(8 + draw(random, 7));
  unsigned seeds = 1 + draw(random, 3);
  std::vector<const std::vector<unsigned> *> taken;
  std::vector<unsigned> variables, spreading;
  bool spreads = draw(random, 4) == 0;
  if (spreads) {
    Spread spread =
        spreadChange(core, local.getValues(), memoryCosts, 3 * size, random);
    spreading = std::move(spread.values);
    variables = std::move(spread.reached);
    taken.push_back(&spreading);
  } else if (!proposals.empty() && draw(random, 4) == 0) {
    for (unsigned k = 1 + draw(random, 3); k > 0; --k)
      taken.push_back(&proposals[draw(random, proposals.size())]);
    variables = neighbourhood.grow(random, MaxFused, seeds);
  } else {
    variables = neighbourhood.grow(random, size, seeds);
  }
  priceMoves(local, variables, costs, random);
  std::vector<Change> changes;
  for (unsigned attempt = 0; attempt < 4 && !options.stop(); ++attempt) {
    changes = neighbourhood.solve(variables, local.getValues(), taken, costs,
                                  tableEntries, random);
    if (changes.empty())
      return;
    Merit merit = local.evaluate(changes);
    if (!(local.getMerit() < merit))
      return local.apply(changes);
    if (merit.forbidden > local.getMerit().forbidden ||
        merit.excess <= local.getMerit().excess)
      break;
    // It does not fit: memory at the worst time gets dearer.
    auto [time, over] = local.findWorst(changes);
    double gain = std::max(local.getMerit().cost - merit.cost, 1.0);
    double price = gain / double(over) * double(1 + draw(random, 3));
    for (unsigned v : variables)
      for (const Usage &usage : core.problem.getUsages(v))
        if (usage.begin <= time && time < usage.end)
          for (size_t i = 0; i < usage.amounts.size(); ++i)
            costs[core.offset[v] + i] += price * double(usage.amounts[i]);
  }
  local.improve(changes);
}

std::vector<Change> Rounds::move(unsigned task, double &taskWork) const {
  std::seed_seq seeds{uint32_t(seed), uint32_t(seed >> 32), round, task};
  std::mt19937_64 random(seeds);
  const State &start = task % 2 == 0 ? state : other;
  State local = start;
  Neighbourhood neighbourhood(core, options.stop);
  std::vector<double> costs(memoryCosts.size(), 0);
  double most = std::max(LeastWork, countSweeps(round) * dual.getWork() / 32);
  double overhead = 0;
  while (neighbourhood.getWork() + overhead < most && !options.stop()) {
    tryMove(local, neighbourhood, costs, random);
    overhead += 1 << 14;
  }
  taskWork = neighbourhood.getWork() + overhead;
  std::vector<Change> changes;
  for (unsigned v = 0; v < core.count(); ++v)
    if (local.getValues()[v] != start.getValues()[v])
      changes.push_back({v, local.getValues()[v]});
  return changes;
}

void Rounds::start() {
  Dual trial(core);
  std::vector<double> prices(core.problem.limits.size(), 0);
  double unit = 0; // at this price, memory costs as much as all the rest
  // A few are always tried: without any there may be no plan at all.
  static constexpr double Factors[] = {0, 1, 1024, 8, 64, 1. / 8, 1. / 64};
  for (unsigned i = 0; i < std::size(Factors); ++i) {
    if (i > 2 && options.stop())
      return;
    std::fill(prices.begin(), prices.end(), unit * Factors[i]);
    trial.setPrices(prices);
    for (int pass = 0; pass < 2; ++pass, work += trial.getWork())
      trial.sweep();
    State found(core, trial.round());
    if (i == 0)
      unit = std::max(found.getMerit().cost, 1.0) /
             std::max(1.0, std::accumulate(found.getUsed().begin(),
                                           found.getUsed().end(), 0.0));
    if (found.getMerit() < state.getMerit())
      state = std::move(found);
  }
}

void Rounds::run() {
  std::vector<std::vector<Change>> found(Moves);
  std::vector<double> taskWork(Moves, 0);
  bool firstRound = round == 0;
  // The bound's task writes nothing that a move reads.
  runTasks(options.threads, firstRound ? 1 : Moves + 1, [&](unsigned task) {
    if (task == 0)
      raiseBound();
    else
      found[task - 1] = move(task - 1, taskWork[task - 1]);
  });
  work += dual.getWork() * (countSweeps(round) + LastSweeps);
  other.setPenalty(penalty);
  for (unsigned i = 0; i < Moves; ++i) {
    work += taskWork[i];
    (i % 2 == 0 ? state : other).improve(found[i]);
  }
  memoryCosts = nextMemoryCosts;
  for (auto &values : lately)
    proposals.push_back(std::move(values));
  if (!bestRounded.empty()) {
    proposals.push_back(bestRounded);
    offer(bestRounded);
  }
  proposals.push_back(rounded);
  while (proposals.size() > Proposals)
    proposals.pop_front();
  other.setPenalty(0);
  if (other.getMerit() < state.getMerit())
    std::swap(state, other);
  offer(rounded);
  penalty *= other.getMerit().isLegal() ? Cheaper : Dearer;
  if (round % RoundsPerStart == 0)
    other = State(core, bestRounded.empty() ? rounded : bestRounded);
  double dearest = 0;
  for (double price : bestPrices)
    dearest = std::max(dearest, price);
  penalty = std::clamp(penalty, LeastPenalty * dearest, dearest);
  other.setPenalty(penalty);
  ++round;
}

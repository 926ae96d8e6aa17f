//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Neighbourhood.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <cmath>
#include <set>

using namespace tofu::solver;
using llvm::ArrayRef;

/// A Forbidden pair of values: worse than anything, but two of them are worse
/// than one, so that an assignment that has some is led out of them.
static constexpr double Dear = 1e18, Worst = 64 * Dear;
/// Variables of a table, however few values they have.
static constexpr size_t MaxOthers = 64;

std::vector<unsigned> Neighbourhood::grow(std::mt19937_64 &random, size_t count,
                                          unsigned seeds) {
  std::vector<unsigned> found, frontier;
  auto reach = [&](unsigned variable) {
    if (place[variable] != NotHere)
      return;
    place[variable] = 0;
    frontier.push_back(variable);
  };
  std::vector<unsigned> touched;
  while (found.size() < count && found.size() < core.count()) {
    if (frontier.empty() || found.size() * seeds / count > touched.size()) {
      unsigned seed = draw(random, core.count());
      touched.push_back(seed);
      reach(seed);
      if (frontier.empty()) { // taken already: the next free one
        while (place[seed] != NotHere)
          seed = (seed + 1) % core.count();
        reach(seed);
      }
    }
    unsigned i = draw(random, frontier.size());
    std::swap(frontier[i], frontier.back());
    unsigned variable = frontier.back();
    frontier.pop_back();
    found.push_back(variable);
    // Not everything around a hub.
    ArrayRef<Arc> arcs = core.getArcs(variable);
    size_t most = std::min<size_t>(arcs.size(), 16),
           first = draw(random, std::max<size_t>(arcs.size(), 1));
    for (size_t k = 0; k < most; ++k)
      reach(arcs[(first + k) % arcs.size()].other);
  }
  for (unsigned variable : found)
    place[variable] = NotHere;
  for (unsigned variable : frontier)
    place[variable] = NotHere;
  return found;
}

/// Variables that can change get a place.
void Neighbourhood::enter(ArrayRef<unsigned> variables,
                          ArrayRef<unsigned> values, Proposals proposals) {
  here.clear();
  domains.clear();
  firstValue.assign(1, 0);
  work += 4 * double(variables.size());
  for (unsigned v : variables) {
    if (proposals.empty())
      for (unsigned i = 0; i < core.size(v); ++i)
        domains.push_back(i);
    else
      domains.push_back(values[v]);
    for (const std::vector<unsigned> *proposal : proposals)
      domains.push_back((*proposal)[v]);
    llvm::sort(domains.begin() + firstValue.back(), domains.end());
    domains.erase(
        std::unique(domains.begin() + firstValue.back(), domains.end()),
        domains.end());
    if (domains.size() - firstValue.back() < 2) {
      domains.resize(firstValue.back());
      continue;
    }
    place[v] = unsigned(here.size());
    here.push_back(v);
    firstValue.push_back(unsigned(domains.size()));
  }
}

/// Takes always the variable that leaves the smallest table. When even that is
/// too large, one with many neighbours is left out.
void Neighbourhood::order(double tableEntries, std::mt19937_64 &random) {
  size_t count = here.size();
  std::vector<std::vector<unsigned>> neighbours(count);
  std::vector<double> ownLog(count), tableLog(count);
  for (unsigned p = 0; p < count; ++p) {
    ownLog[p] = std::log2(size(p));
    for (const Arc &arc : core.getArcs(here[p]))
      if (place[arc.other] != NotHere)
        neighbours[p].push_back(place[arc.other]);
    llvm::sort(neighbours[p]);
    neighbours[p].erase(llvm::unique(neighbours[p]), neighbours[p].end());
  }
  std::set<std::pair<double, unsigned>> queue;
  auto enter = [&](unsigned p) {
    tableLog[p] = ownLog[p];
    for (unsigned other : neighbours[p])
      tableLog[p] += ownLog[other];
    queue.insert({tableLog[p], p});
  };
  for (unsigned p = 0; p < count; ++p)
    enter(p);
  rank.assign(count, NotHere);
  sequence.clear();
  double most = std::log2(tableEntries) + 1e-9;
  std::vector<unsigned> merged;
  while (!queue.empty()) {
    unsigned p = queue.begin()->second;
    bool isFixed =
        queue.begin()->first > most || neighbours[p].size() > MaxOthers;
    if (isFixed) { // of three drawn, the one with the most neighbours
      std::vector<unsigned> drawn;
      for (unsigned k = 0; k < 8; ++k) {
        unsigned start = draw(random, count);
        auto it = queue.lower_bound({tableLog[start], start});
        drawn.push_back(it == queue.end() ? p : it->second);
      }
      p = *llvm::max_element(drawn, [&](unsigned a, unsigned b) {
        return neighbours[a].size() < neighbours[b].size();
      });
    }
    queue.erase({tableLog[p], p});
    for (unsigned other : neighbours[p])
      queue.erase({tableLog[other], other});
    for (unsigned other : neighbours[p]) {
      work += double(neighbours[p].size() + neighbours[other].size());
      if (isFixed) {
        neighbours[other].erase(llvm::find(neighbours[other], p));
      } else {
        merged.clear();
        std::set_union(neighbours[other].begin(), neighbours[other].end(),
                       neighbours[p].begin(), neighbours[p].end(),
                       std::back_inserter(merged));
        llvm::erase_if(merged,
                       [&](unsigned q) { return q == p || q == other; });
        neighbours[other] = merged;
      }
      enter(other);
    }
    if (!isFixed) {
      rank[p] = unsigned(sequence.size());
      sequence.push_back(p);
    }
  }
}

/// The table of an edge between two places, for the values that they may take.
void Neighbourhood::addEdge(unsigned p, unsigned other, const Arc &arc) {
  // The one that goes first is last in the table.
  bool isFirst = rank[p] < rank[other];
  unsigned row = isFirst ? other : p, column = isFirst ? p : other,
           columns = core.size(here[column]);
  Factor factor{{row, column}, {}, isFirst ? arc.turned : arc.table};
  if (size(row) < core.size(here[row]) || size(column) < columns) {
    factor.owned.reserve(size_t(size(row)) * size(column));
    for (unsigned i : getDomain(row))
      for (unsigned j : getDomain(column))
        factor.owned.push_back(factor.entries[size_t(i) * columns + j]);
    factor.entries = factor.owned.data(); // moving a vector keeps its storage
  }
  buckets[std::min(rank[p], rank[other])].push_back(std::move(factor));
}

void Neighbourhood::fillUnary(ArrayRef<unsigned> values,
                              ArrayRef<double> memoryCosts) {
  unary.assign(here.size(), {});
  for (unsigned p : sequence) {
    unsigned v = here[p];
    ArrayRef<unsigned> domain = getDomain(p);
    std::vector<double> &costs = unary[p];
    for (unsigned i : domain)
      costs.push_back(std::min(core.unary[core.offset[v] + i], Dear) +
                      memoryCosts[core.offset[v] + i]);
    for (const Arc &arc : core.getArcs(v)) {
      unsigned other = place[arc.other];
      if (other != NotHere && rank[other] != NotHere) {
        if (arc.other > v) // once per edge
          addEdge(p, other, arc);
        continue;
      }
      const double *column =
          arc.turned + size_t(values[arc.other]) * core.size(v);
      for (size_t k = 0; k < domain.size(); ++k)
        costs[k] += std::min(column[domain[k]], Dear);
    }
  }
}

namespace {
/// A factor while one of its variables is eliminated: that one's costs are next
/// to each other.
struct Operand {
  const double *entries;
  size_t strides[MaxOthers]; // per other variable
};
} // namespace

/// For all values of the other variables, the least sum over `size` values.
/// Plain arrays: clang drops templates that only a clone uses.
__attribute__((target_clones("avx2", "default"))) static void
leastOver(const double *unary, unsigned size, Operand *operands,
          size_t operandCount, const unsigned *extents, unsigned *digits,
          size_t others, double *costs, double *least, uint16_t *best,
          size_t entries) {
  for (size_t entry = 0; entry < entries; ++entry) {
    for (unsigned i = 0; i < size; ++i)
      costs[i] = unary[i];
    for (size_t f = 0; f < operandCount; ++f) {
      const double *add = operands[f].entries;
      for (unsigned i = 0; i < size; ++i)
        costs[i] += add[i] < Worst ? add[i] : Worst;
    }
    unsigned found = 0;
    for (unsigned i = 1; i < size; ++i)
      if (costs[i] < costs[found])
        found = i;
    least[entry] = costs[found];
    best[entry] = uint16_t(found);
    for (size_t k = others; k-- > 0;) {
      bool wraps = ++digits[k] == extents[k];
      for (size_t f = 0; f < operandCount; ++f)
        operands[f].entries +=
            wraps ? -ptrdiff_t(operands[f].strides[k] * (extents[k] - 1))
                  : ptrdiff_t(operands[f].strides[k]);
      if (!wraps)
        break;
      digits[k] = 0;
    }
  }
}

void Neighbourhood::eliminate(unsigned step) {
  unsigned p = sequence[step], size = this->size(p);
  std::vector<Factor> factors = std::move(buckets[step]);
  Choice &choice = choices[step];
  choice.place = p;
  choice.others.clear();
  for (const Factor &factor : factors)
    for (unsigned other : factor.variables)
      if (other != p && !llvm::is_contained(choice.others, other))
        choice.others.push_back(other);
  // The next one to go is last.
  llvm::sort(choice.others,
             [&](unsigned a, unsigned b) { return rank[a] > rank[b]; });
  size_t others = choice.others.size(), entries = 1;
  for (unsigned other : choice.others)
    entries *= this->size(other);
  work += double(entries) * size;
  std::vector<Operand> operands(factors.size());
  for (size_t f = 0; f < factors.size(); ++f) {
    operands[f].entries = factors[f].entries;
    std::fill_n(operands[f].strides, others, 0);
    size_t stride = 1;
    for (unsigned variable : llvm::reverse(factors[f].variables)) {
      if (variable != p)
        operands[f].strides[size_t(llvm::find(choice.others, variable) -
                                   choice.others.begin())] = stride;
      stride *= this->size(variable);
    }
  }
  llvm::SmallVector<unsigned, 8> extents;
  for (unsigned other : choice.others)
    extents.push_back(this->size(other));
  Factor result{choice.others, std::vector<double>(entries), nullptr};
  choice.best.resize(entries);
  llvm::SmallVector<unsigned, 8> digits(others, 0);
  std::vector<double> costs(size);
  leastOver(unary[p].data(), size, operands.data(), operands.size(),
            extents.data(), digits.data(), others, costs.data(),
            result.owned.data(), choice.best.data(), entries);
  if (others == 0)
    return;
  unsigned next = choice.others.back();
  if (others == 1) {
    for (size_t i = 0; i < entries; ++i)
      unary[next][i] += result.owned[i];
    return;
  }
  result.entries = result.owned.data();
  buckets[rank[next]].push_back(std::move(result));
}

std::vector<Change>
Neighbourhood::solve(ArrayRef<unsigned> variables, ArrayRef<unsigned> values,
                     Proposals proposals, ArrayRef<double> memoryCosts,
                     double tableEntries, std::mt19937_64 &random) {
  enter(variables, values, proposals);
  order(tableEntries, random);
  buckets.assign(sequence.size(), {});
  choices.resize(sequence.size());
  fillUnary(values, memoryCosts);
  for (unsigned step = 0; step < sequence.size() && !stop.isStopped(); ++step) {
    double before = work;
    eliminate(step);
    stop(size_t(work - before));
  }
  std::vector<unsigned> chosen(here.size(), 0);
  std::vector<Change> changes;
  for (size_t step = stop.isStopped() ? 0 : sequence.size(); step-- > 0;) {
    const Choice &choice = choices[step];
    size_t entry = 0;
    for (unsigned other : choice.others)
      entry = entry * size(other) + chosen[other];
    chosen[choice.place] = choice.best[entry];
    unsigned variable = here[choice.place];
    unsigned value = getDomain(choice.place)[chosen[choice.place]];
    if (value != values[variable])
      changes.push_back({variable, value});
  }
  for (unsigned variable : here)
    place[variable] = NotHere;
  return changes;
}

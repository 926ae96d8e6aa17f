//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Elimination.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <memory>

using namespace tofu::solver;
using llvm::SmallVector;
using llvm::SmallVectorImpl;

std::vector<std::vector<unsigned>>
tofu::solver::getIncidentEdges(const Problem &problem) {
  std::vector<std::vector<unsigned>> incident(problem.unary.size());
  for (unsigned e = 0; e < problem.edges.size(); ++e) {
    incident[problem.edges[e].row].push_back(e);
    incident[problem.edges[e].column].push_back(e);
  }
  return incident;
}

namespace {
/// A function of several variables, not owned if it is an edge of the problem.
struct Factor {
  SmallVector<unsigned, 4> variables;
  SmallVector<size_t, 8> strides; // per variable
  const int64_t *entries = nullptr;
  std::unique_ptr<int64_t[]> owned;
};

/// What an eliminated variable should be: per values of `variables`.
struct Choice {
  SmallVector<unsigned, 4> variables;
  std::unique_ptr<uint16_t[]> best;
};

class Eliminator {
public:
  Eliminator(const Problem &problem, const EliminationOrder &order,
             std::vector<unsigned> &assignment)
      : problem(problem), order(order), assignment(assignment),
        position(problem.unary.size(), 0), buckets(order.order.size()),
        choices(order.order.size()) {}
  bool run(const std::function<bool()> &stop);

private:
  void place(Factor factor);
  double eliminate(unsigned step); // the entries of its table
  size_t size(unsigned variable) const {
    return problem.unary[variable].size();
  }

  const Problem &problem;
  const EliminationOrder &order;
  std::vector<unsigned> &assignment;
  std::vector<unsigned> position; // in the order
  std::vector<std::vector<Factor>> buckets;
  std::vector<Choice> choices;
};
} // namespace

/// A factor waits in the bucket of the first of its variables to go.
void Eliminator::place(Factor factor) {
  if (factor.variables.empty())
    return; // a constant
  unsigned first = ~0u;
  for (unsigned variable : factor.variables)
    first = std::min(first, position[variable]);
  buckets[first].push_back(std::move(factor));
}

/// The order in which the variables of a table are counted up, the last one
/// fastest: a factor is added again whenever one of its variables changes, so
/// from the end those of the fewest factors that no later variable changes; of
/// equals the one of the most values, then the last.
static void orderVariables(SmallVectorImpl<unsigned> &variables,
                           llvm::ArrayRef<Factor> factors,
                           const Problem &problem) {
  std::vector<bool> isAdded(factors.size());
  for (size_t end = variables.size(); end > 1; --end) {
    auto rank = [&](unsigned variable) {
      int64_t number = 0;
      for (auto [i, factor] : llvm::enumerate(factors))
        number += !isAdded[i] && llvm::is_contained(factor.variables, variable);
      return std::tuple(-number, problem.unary[variable].size(), variable);
    };
    auto *last = &variables[0];
    auto best = rank(*last);
    for (unsigned &variable :
         llvm::MutableArrayRef(variables).slice(1, end - 1))
      if (auto other = rank(variable); other > best) {
        best = other;
        last = &variable;
      }
    for (auto [i, factor] : llvm::enumerate(factors))
      if (llvm::is_contained(factor.variables, *last))
        isAdded[i] = true;
    std::swap(*last, variables[end - 1]);
  }
}

namespace {
/// A factor, as a block of the table adds it.
struct Term {
  const int64_t *costs;         // at the present values of the outer variables
  SmallVector<size_t, 8> steps; // per outer variable
  std::vector<uint32_t> places; // [place in the block], in `costs`
  bool areInOrder = true;       // each is its own number
};

/// The table of a variable: a block of it, all values of a few variables that
/// are counted up fastest, for each value of the outer ones.
class TableWriter {
public:
  TableWriter(const Problem &problem, unsigned variable,
              llvm::ArrayRef<unsigned> variables);
  void add(const Factor &factor);
  void write(int64_t *costs, uint16_t *best);

private:
  void addTerms(size_t depth);
  void writeBlock(int64_t *costs, uint16_t *best) const;
  size_t size(unsigned variable) const {
    return problem.unary[variable].size();
  }

  /// Entries of a block, at least, where there are as many.
  static constexpr size_t kBlock = 16;

  const Problem &problem;
  unsigned variable;
  llvm::ArrayRef<unsigned> outer, inner;
  size_t values, block = 1, numTerms = 0;
  /// By the last outer variable that they depend on: only those from the first
  /// one that changed on are added again.
  std::vector<SmallVector<Term, 4>> terms;
  std::vector<uint64_t> sums;            // [depth][value][entry of the block]
  SmallVector<const uint64_t *, 8> upTo; // [depth]: what terms before it add to
};
} // namespace

TableWriter::TableWriter(const Problem &problem, unsigned variable,
                         llvm::ArrayRef<unsigned> variables)
    : problem(problem), variable(variable), values(size(variable)) {
  size_t begin = variables.size();
  while (begin > 0 && block < kBlock)
    block *= size(variables[--begin]);
  outer = variables.take_front(begin);
  inner = variables.drop_front(begin);
  terms.resize(outer.size() + 1);
}

void TableWriter::add(const Factor &factor) {
  Term term{factor.entries, SmallVector<size_t, 8>(outer.size(), 0), {0}};
  size_t depth = 0;
  auto getStride = [&](unsigned variable) {
    auto found = llvm::find(factor.variables, variable);
    return found == factor.variables.end()
               ? 0
               : factor.strides[found - factor.variables.begin()];
  };
  for (auto [i, other] : llvm::enumerate(outer))
    if ((term.steps[i] = getStride(other)))
      depth = i + 1;
  SmallVector<unsigned> counted{variable};
  counted.append(inner.begin(), inner.end());
  for (unsigned other : counted) {
    size_t stride = getStride(other);
    std::vector<uint32_t> places;
    for (uint32_t place : term.places)
      for (size_t value = 0; value != size(other); ++value)
        places.push_back(uint32_t(place + value * stride));
    term.places = std::move(places);
  }
  for (auto [i, place] : llvm::enumerate(term.places))
    term.areInOrder &= place == i;
  terms[depth].push_back(std::move(term));
  ++numTerms;
}

template <typename Add>
static void addTerm(const Term &term, const uint64_t *before, uint64_t *after,
                    size_t size, Add add) {
  const int64_t *costs = term.costs;
  const uint32_t *places = term.places.data();
  if (term.areInOrder)
    for (size_t i = 0; i != size; ++i)
      after[i] = add(before[i], costs[i]);
  else
    for (size_t i = 0; i != size; ++i)
      after[i] = add(before[i], costs[places[i]]);
}

/// Adds the terms of one depth to those before it. As many costs as fit into 64
/// bits need not be cut off in between.
void TableWriter::addTerms(size_t depth) {
  constexpr uint64_t kMostTerms = ~uint64_t(0) / uint64_t(Forbidden);
  const uint64_t *before = upTo[depth];
  uint64_t *after = &sums[(depth + 1) * values * block];
  for (const Term &term : terms[depth]) {
    if (numTerms <= kMostTerms)
      addTerm(term, before, after, values * block,
              [](uint64_t sum, int64_t cost) { return sum + uint64_t(cost); });
    else
      addTerm(term, before, after, values * block,
              [](uint64_t sum, int64_t cost) {
                return uint64_t(addCost(int64_t(sum), cost));
              });
    before = after;
  }
}

/// The least of all values, and the first that has it.
void TableWriter::writeBlock(int64_t *costs, uint16_t *best) const {
  const uint64_t *sum = upTo.back();
  for (size_t i = 0; i != block; ++i) {
    costs[i] = int64_t(std::min(sum[i], uint64_t(Forbidden)));
    best[i] = 0;
  }
  for (size_t value = 1; value != values; ++value) {
    sum += block;
    for (size_t i = 0; i != block; ++i) {
      bool isLess = sum[i] < uint64_t(costs[i]);
      costs[i] = isLess ? int64_t(sum[i]) : costs[i];
      best[i] = isLess ? uint16_t(value) : best[i];
    }
  }
}

void TableWriter::write(int64_t *costs, uint16_t *best) {
  sums.assign((outer.size() + 2) * values * block, 0);
  upTo.assign(1, sums.data());
  for (size_t depth = 0; depth <= outer.size(); ++depth)
    upTo.push_back(terms[depth].empty() ? upTo[depth]
                                        : &sums[(depth + 1) * values * block]);
  SmallVector<size_t, 8> coordinates(outer.size(), 0);
  for (size_t changed = 0;;) { // the first depth
    for (size_t depth = changed; depth <= outer.size(); ++depth)
      addTerms(depth);
    writeBlock(costs, best);
    costs += block;
    best += block;
    for (changed = outer.size(); changed > 0; --changed) {
      size_t i = changed - 1;
      bool wraps = ++coordinates[i] == size(outer[i]);
      for (size_t depth = changed; depth <= outer.size(); ++depth)
        for (Term &term : terms[depth])
          term.costs +=
              wraps ? -(coordinates[i] - 1) * term.steps[i] : term.steps[i];
      if (!wraps)
        break;
      coordinates[i] = 0;
    }
    if (changed == 0)
      return;
  }
}

double Eliminator::eliminate(unsigned step) {
  unsigned variable = order.order[step];
  std::vector<Factor> bucket = std::move(buckets[step]);
  Choice &choice = choices[step];
  for (const Factor &factor : bucket)
    for (unsigned other : factor.variables)
      if (other != variable && !llvm::is_contained(choice.variables, other))
        choice.variables.push_back(other);
  orderVariables(choice.variables, bucket, problem);
  size_t rank = choice.variables.size(), entries = 1;
  SmallVector<size_t, 8> strides(rank, 0);
  for (size_t i = rank; i-- > 0;) {
    strides[i] = entries;
    entries *= size(choice.variables[i]);
  }
  Factor rest{choice.variables, strides, nullptr,
              std::make_unique_for_overwrite<int64_t[]>(entries)};
  rest.entries = rest.owned.get();
  choice.best = std::make_unique_for_overwrite<uint16_t[]>(entries);
  TableWriter writer(problem, variable, choice.variables);
  for (const Factor &factor : bucket)
    writer.add(factor);
  writer.write(rest.owned.get(), choice.best.get());
  place(std::move(rest));
  return double(entries * size(variable));
}

bool Eliminator::run(const std::function<bool()> &stop) {
  for (unsigned i = 0; i < order.order.size(); ++i)
    position[order.order[i]] = i;
  for (unsigned v = 0; v < problem.unary.size(); ++v)
    place({{v}, {1}, problem.unary[v].data(), nullptr});
  for (const Problem::Edge &edge : problem.edges)
    place({{edge.row, edge.column},
           {size(edge.column), 1},
           edge.table->data(),
           nullptr});
  double since = 0;
  for (unsigned step = 0; step < order.order.size(); ++step) {
    if (since > 1 << 20) {
      since = 0;
      if (stop && stop())
        return false;
    }
    since += eliminate(step);
  }
  for (unsigned step = unsigned(order.order.size()); step-- > 0;) {
    size_t entry = 0;
    for (unsigned other : choices[step].variables)
      entry = entry * size(other) + assignment[other];
    assignment[order.order[step]] = choices[step].best[entry];
  }
  return true;
}

bool tofu::solver::eliminate(const Problem &problem,
                             const EliminationOrder &order,
                             std::vector<unsigned> &assignment,
                             const std::function<bool()> &stop) {
  return Eliminator(problem, order, assignment).run(stop);
}

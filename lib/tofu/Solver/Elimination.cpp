//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/Elimination.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <cstring>
#include <memory>
#include <tuple>

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
  size_t size = 0, capacity = 0;  // entries
  const int64_t *entries = nullptr;
  std::unique_ptr<int64_t[]> owned;
};

/// What an eliminated variable should be: per values of `variables`, in one
/// byte if its values are few enough.
struct Choice {
  SmallVector<unsigned, 4> variables;
  std::unique_ptr<uint8_t[]> few;
  std::unique_ptr<uint16_t[]> many;
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
  void allocate(Factor &factor);
  void release(Factor factor);
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
  /// Large tables that are no longer used: new memory would be cleared by the
  /// system, page by page, which takes as long as writing it.
  std::vector<std::pair<size_t, std::unique_ptr<int64_t[]>>> unused;
};
} // namespace

/// Entries of a table that is kept for another one.
static constexpr size_t kKept = 1 << 14;

void Eliminator::allocate(Factor &factor) {
  auto found = unused.end();
  for (auto it = unused.begin(); it != unused.end(); ++it)
    if (it->first >= factor.size &&
        (found == unused.end() || it->first < found->first))
      found = it;
  if (found == unused.end() || factor.size < kKept) {
    factor.capacity = factor.size;
    factor.owned = std::make_unique_for_overwrite<int64_t[]>(factor.size);
  } else {
    std::tie(factor.capacity, factor.owned) = std::move(*found);
    unused.erase(found);
  }
  factor.entries = factor.owned.get();
}

void Eliminator::release(Factor factor) {
  if (factor.owned && factor.capacity >= kKept)
    unused.emplace_back(factor.capacity, std::move(factor.owned));
}

/// A factor waits in the bucket of the first of its variables to go.
void Eliminator::place(Factor factor) {
  if (factor.variables.empty())
    return; // a constant
  unsigned first = ~0u;
  for (unsigned variable : factor.variables)
    first = std::min(first, position[variable]);
  buckets[first].push_back(std::move(factor));
}

/// Factors of more entries do not stay in the caches while a table is written.
static constexpr size_t kLargeFactor = 1 << 14;

/// The order in which the variables of a table are counted up, the last one
/// fastest: a factor is added again whenever one of its variables changes, so
/// from the end those of the fewest factors that no later variable changes; of
/// equals the one of the most values, then the last. A factor that is too large
/// for the caches is read once and in its own order instead: its variables
/// first, as they are there.
static void orderVariables(SmallVectorImpl<unsigned> &variables,
                           llvm::ArrayRef<Factor> factors,
                           const Problem &problem) {
  const Factor &largest =
      *llvm::max_element(factors, [](const Factor &a, const Factor &b) {
        return a.size < b.size;
      });
  size_t fixed = 0;
  if (largest.size >= kLargeFactor)
    for (unsigned variable : largest.variables)
      if (auto found = llvm::find(variables, variable);
          found != variables.end())
        std::swap(*found, variables[fixed++]);
  std::vector<bool> isAdded(factors.size());
  for (size_t end = variables.size(); end > fixed + 1; --end) {
    auto rank = [&](unsigned variable) {
      int64_t number = 0;
      for (auto [i, factor] : llvm::enumerate(factors))
        number += !isAdded[i] && llvm::is_contained(factor.variables, variable);
      return std::tuple(-number, problem.unary[variable].size(), variable);
    };
    auto *last = &variables[fixed];
    auto best = rank(*last);
    for (unsigned &variable :
         llvm::MutableArrayRef(variables).slice(fixed + 1, end - fixed - 1))
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
  size_t valueStep;             // of the variable that goes
  std::vector<uint32_t> places; // [entry of the block], behind `costs`
  enum { Equal, InOrder, Scattered } kind; // of the places
};

/// The table of a variable: a block of it, all values of a few variables that
/// are counted up fastest, for each value of the outer ones.
class TableWriter {
public:
  TableWriter(const Problem &problem, unsigned variable,
              llvm::ArrayRef<unsigned> variables);
  void add(const Factor &factor);
  template <typename Number> void write(int64_t *costs, Number *best);

private:
  void addTerms(size_t depth);
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
  Term term{factor.entries,
            SmallVector<size_t, 8>(outer.size(), 0),
            0,
            {0},
            Term::Scattered};
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
  term.valueStep = getStride(variable);
  for (unsigned other : inner) {
    size_t stride = getStride(other);
    std::vector<uint32_t> places;
    for (uint32_t place : term.places)
      for (size_t value = 0; value != size(other); ++value)
        places.push_back(uint32_t(place + value * stride));
    term.places = std::move(places);
  }
  if (llvm::all_equal(term.places))
    term.kind = Term::Equal;
  else if (llvm::all_of(llvm::enumerate(term.places), [](auto entry) {
             return entry.value() == entry.index();
           }))
    term.kind = Term::InOrder;
  terms[depth].push_back(std::move(term));
  ++numTerms;
}

/// One value of a block gets what terms before add to, and this term's costs.
template <typename Add>
static void addTerm(const Term &term, const int64_t *costs,
                    const uint64_t *before, uint64_t *after, size_t block,
                    Add add) {
  const uint32_t *places = term.places.data();
  if (term.kind == Term::Equal)
    for (size_t i = 0, cost = *costs; i != block; ++i)
      after[i] = add(before[i], cost);
  else if (term.kind == Term::InOrder)
    for (size_t i = 0; i != block; ++i)
      after[i] = add(before[i], costs[i]);
  else
    for (size_t i = 0; i != block; ++i)
      after[i] = add(before[i], costs[places[i]]);
}

/// Adds the terms of one depth to those before it. As many costs as fit into 64
/// bits need not be cut off in between.
void TableWriter::addTerms(size_t depth) {
  constexpr uint64_t kMostTerms = ~uint64_t(0) / uint64_t(Forbidden);
  const uint64_t *before = upTo[depth];
  uint64_t *after = &sums[(depth + 1) * values * block];
  for (const Term &term : terms[depth]) {
    for (size_t value = 0; value != values; ++value) {
      const int64_t *costs = term.costs + value * term.valueStep;
      size_t place = value * block;
      if (numTerms <= kMostTerms)
        addTerm(term, costs, before + place, after + place, block,
                [](uint64_t sum, uint64_t cost) { return sum + cost; });
      else
        addTerm(term, costs, before + place, after + place, block,
                [](uint64_t sum, uint64_t cost) {
                  return std::min(sum + cost, uint64_t(Forbidden));
                });
    }
    before = after;
  }
}

/// Some neighbours in a block.
typedef uint64_t Lanes __attribute__((vector_size(32)));
static constexpr size_t kLanes = sizeof(Lanes) / sizeof(uint64_t);

/// The least of all values at each entry of a block, and the first that has it.
template <typename Number>
[[gnu::always_inline]] static inline void
findLeastOf(const uint64_t *sums, size_t values, size_t block, int64_t *costs,
            Number *best) {
  size_t i = 0;
  for (; i + kLanes <= block; i += kLanes) {
    Lanes least = Lanes{} + uint64_t(Forbidden), number = {}, sum;
    for (size_t value = 0; value != values; ++value) {
      std::memcpy(&sum, sums + value * block + i, sizeof(sum));
      Lanes isLess = Lanes(sum < least);
      least ^= (least ^ sum) & isLess;
      number ^= (number ^ value) & isLess;
    }
    std::memcpy(costs + i, &least, sizeof(least));
    for (size_t lane = 0; lane != kLanes; ++lane)
      best[i + lane] = Number(number[lane]);
  }
  for (; i != block; ++i) {
    uint64_t least = Forbidden, number = 0;
    for (size_t value = 0; value != values; ++value)
      if (uint64_t sum = sums[value * block + i]; sum < least) {
        least = sum;
        number = value;
      }
    costs[i] = int64_t(least);
    best[i] = Number(number);
  }
}

__attribute__((target_clones("avx2", "default"))) static void
findLeast(const uint64_t *sums, size_t values, size_t block, int64_t *costs,
          uint8_t *best) {
  findLeastOf(sums, values, block, costs, best);
}

__attribute__((target_clones("avx2", "default"))) static void
findLeast(const uint64_t *sums, size_t values, size_t block, int64_t *costs,
          uint16_t *best) {
  findLeastOf(sums, values, block, costs, best);
}

template <typename Number>
void TableWriter::write(int64_t *costs, Number *best) {
  sums.assign((outer.size() + 2) * values * block, 0);
  upTo.assign(1, sums.data());
  for (size_t depth = 0; depth <= outer.size(); ++depth)
    upTo.push_back(terms[depth].empty() ? upTo[depth]
                                        : &sums[(depth + 1) * values * block]);
  SmallVector<size_t, 8> coordinates(outer.size(), 0);
  for (size_t changed = 0;;) { // the first depth
    for (size_t depth = changed; depth <= outer.size(); ++depth)
      addTerms(depth);
    findLeast(upTo.back(), values, block, costs, best);
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
  Factor rest{choice.variables, strides, entries, 0, nullptr, nullptr};
  allocate(rest);
  TableWriter writer(problem, variable, choice.variables);
  for (const Factor &factor : bucket)
    writer.add(factor);
  if (size(variable) <= 256) {
    choice.few = std::make_unique_for_overwrite<uint8_t[]>(entries);
    writer.write(rest.owned.get(), choice.few.get());
  } else {
    choice.many = std::make_unique_for_overwrite<uint16_t[]>(entries);
    writer.write(rest.owned.get(), choice.many.get());
  }
  for (Factor &factor : bucket)
    release(std::move(factor));
  place(std::move(rest));
  return double(entries * size(variable));
}

bool Eliminator::run(const std::function<bool()> &stop) {
  for (unsigned i = 0; i < order.order.size(); ++i)
    position[order.order[i]] = i;
  for (unsigned v = 0; v < problem.unary.size(); ++v)
    place({{v}, {1}, size(v), 0, problem.unary[v].data(), nullptr});
  for (const Problem::Edge &edge : problem.edges)
    place({{edge.row, edge.column},
           {size(edge.column), 1},
           edge.table->size(),
           0,
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
    const Choice &choice = choices[step];
    assignment[order.order[step]] =
        choice.few ? choice.few[entry] : choice.many[entry];
  }
  return true;
}

bool tofu::solver::eliminate(const Problem &problem,
                             const EliminationOrder &order,
                             std::vector<unsigned> &assignment,
                             const std::function<bool()> &stop) {
  return Eliminator(problem, order, assignment).run(stop);
}

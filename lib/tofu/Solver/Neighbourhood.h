//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One move of the large-neighbourhood search: some variables get the best
// values that there are for all of them at once, the others as they are, memory
// at given prices. Found by elimination; what would make its tables too large
// keeps its value.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_NEIGHBOURHOOD_H
#define TOFU_SOLVER_NEIGHBOURHOOD_H

#include "tofu/Solver/Core.h"
#include "tofu/Solver/Stop.h"
#include <random>

namespace tofu::solver {

/// Uniform in [0, bound); the same on every machine.
inline unsigned draw(std::mt19937_64 &random, size_t bound) {
  return unsigned(random() % bound);
}

/// A variable and the value that it is to have.
using Change = std::pair<unsigned, unsigned>;

class Neighbourhood {
public:
  explicit Neighbourhood(const Core &core, Stop::Predicate stop = {})
      : core(core), stop(std::move(stop), EntriesPerLook),
        place(core.count(), NotHere) {}

  /// Up to `count` variables that hang together, grown from a random one, or
  /// from several.
  std::vector<unsigned> grow(std::mt19937_64 &random, size_t count,
                             unsigned seeds);
  /// Assignments of which variables take their values; none: any value.
  using Proposals = llvm::ArrayRef<const std::vector<unsigned> *>;
  /// The variables that should change; none if `stop` ended it. A table has
  /// `tableEntries` at most.
  std::vector<Change> solve(llvm::ArrayRef<unsigned> variables,
                            llvm::ArrayRef<unsigned> values,
                            Proposals proposals,
                            llvm::ArrayRef<double> memoryCosts,
                            double tableEntries, std::mt19937_64 &random);
  /// Table entries computed so far, and variables visited for that.
  double getWork() const { return work; }

private:
  static constexpr unsigned NotHere = ~0u;
  /// Table entries between two looks at the clock.
  static constexpr size_t EntriesPerLook = 1 << 22;
  struct Factor {
    std::vector<unsigned> variables; // places; the last one's values are next
    std::vector<double> owned;       // to each other
    const double *entries = nullptr; // `owned` or an edge's table
  };
  struct Choice {
    unsigned place;
    std::vector<unsigned> others;
    std::vector<uint16_t> best; // as many as the others have pairs of values
  };
  void enter(llvm::ArrayRef<unsigned> variables,
             llvm::ArrayRef<unsigned> values, Proposals proposals);
  unsigned size(unsigned place) const {
    return firstValue[place + 1] - firstValue[place];
  }
  llvm::ArrayRef<unsigned> getDomain(unsigned place) const {
    return llvm::ArrayRef<unsigned>(domains).slice(firstValue[place],
                                                   size(place));
  }
  void addEdge(unsigned place, unsigned other, const Arc &arc);
  void order(double tableEntries, std::mt19937_64 &random);
  void fillUnary(llvm::ArrayRef<unsigned> values,
                 llvm::ArrayRef<double> memoryCosts);
  void eliminate(unsigned step);

  const Core &core;
  Stop stop;
  std::vector<unsigned> place; // [variable]: in `here`, or NotHere
  std::vector<unsigned> here;
  std::vector<unsigned> firstValue, domains; // [place]: values it may take
  std::vector<unsigned> sequence;            // places, first to last
  std::vector<unsigned> rank;             // [place]: in `sequence`, or NotHere
  std::vector<std::vector<double>> unary; // [place]
  std::vector<std::vector<Factor>> buckets; // [rank]
  std::vector<Choice> choices;              // [rank]
  double work = 0;
};

} // namespace tofu::solver

#endif // TOFU_SOLVER_NEIGHBOURHOOD_H

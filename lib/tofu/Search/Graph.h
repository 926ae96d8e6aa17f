//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the search reads: a dataflow graph of operators over index variables,
// without IR. lib/tofu/Partition builds it from the dialect `tdl`.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_GRAPH_H
#define TOFU_SEARCH_GRAPH_H

#include "tofu/Index/IndexExpr.h"
#include "tofu/Search/Layout.h"
#include <optional>
#include <string>
#include <vector>

namespace tofu::search {

/// A tensor of the graph. Bytes are those of one copy of the whole tensor.
struct Tensor {
  llvm::SmallVector<int64_t, 4> extents; // all >= 0
  int64_t elementBytes = 4;
  /// Costs nothing to have anywhere: a small constant, iota, or computed from
  /// free tensors and whole scalars alone. It has no layout and no fetch is
  /// counted.
  bool free = false;
  /// Read at places that data names, or linear in what is: each element is one
  /// device's, terms or not (Graph::strict).
  bool gathered = false;
  /// Stored whole on every device: a scalar that free tensors are computed
  /// from, wherever they are read.
  bool whole = false;
  /// The layout that it must have, of a mesh with all its axes; or nothing.
  std::optional<Layout> pin;
  /// Number of the tensor whose layout this one must share: a result of the
  /// step and the argument that it replaces in the next one.
  std::optional<unsigned> tiedTo;
  /// Number of a tensor that has the layout of this one, whatever the options
  /// say: they are a state of a loop, or a result of a branch, at two points of
  /// the program, and what brings one into the other's layout is an operator;
  /// or they are values of one fold, which is computed in one place.
  std::optional<unsigned> sameAs;
  /// A result that nobody reads and that is not returned: its operator may need
  /// its terms, but nothing brings it where it would be stored.
  bool unread = false;
  /// An argument or a result of the program: never stored partial.
  bool boundary = false;
  /// A state of a loop, or a result of a loop or branch. No operator makes it:
  /// it is handed what those make that are stored like it (sameAs), so it may
  /// be partial where they may.
  bool handed = false;
  std::string name; // for reports and errors
};

enum class VariableKind : uint8_t {
  Output,    // an index of the results: parts are concatenated
  Reduction, // an index of a reduction: parts are combined (partial results)
  Prefix,    // an index of a cumulative reduction: an index of the results is
             // cut alike, and what stands before a part is scanned
  Fixed      // never split: the reduction's value goes through something that
             // is not linear before it reaches the result
};

/// An index variable of an operator; ranges over [0, extent).
struct IndexVariable {
  int64_t extent = 0;
  VariableKind kind = VariableKind::Output;
  /// Reduction: its combiner folds the terms of the operator's results, so that
  /// they may be stored. Terms of others are folded behind the operator.
  bool isPending = true;
  std::string name;
  /// Prefix: the output variable, of the same extent, that is cut alike; and
  /// the bytes of an element of what is folded and passed on from part to part;
  /// 0 if each part gets an element of each result from all before it.
  unsigned along = 0;
  int64_t foldBytes = 0;
};

/// `expr >= 0`, or `expr == 0`: coordinates at which an operand is read.
struct Guard {
  IndexExpr expr; // affine: no FloorDiv, no Mod
  bool equality = false;
  bool operator==(const Guard &) const = default;
};

/// One access of an operand: which coordinates are read, per dimension. Reads
/// outside the tensor are legal and touch nothing: regions are clipped.
struct Operand {
  unsigned tensor = 0;
  llvm::SmallVector<IndexExpr, 4> access; // one per dimension of the tensor
  llvm::SmallVector<Guard, 1> guards;     // all must hold
  /// Variables (reductions, data) that it is read outside of: it is read even
  /// where the part of one is empty. Where that of another is, nothing is read.
  llvm::SmallVector<unsigned, 1> outside = {};
  /// Which block of the program it is fetched in, and how often that runs:
  /// before the loops that do not change the tensor.
  unsigned place = 0;
  int64_t times = 1;
  /// Who reads the same there: only operands of one audience become one fetch
  /// (findAudiences, Needs.h).
  unsigned audience = 0;
  /// How many operands behind it the next one of the same tensor is, the first
  /// behind the last (linkOperands).
  unsigned toNext = 0;
};

/// Whether a linear set (Operator::linearSets) holds the operand.
inline bool isInSet(uint64_t set, unsigned operand) {
  return operand < 64 && (set >> operand & 1);
}

/// An operator: one lambda. Variables 0..rank-1 are the output indices, in the
/// order of the results' first dimensions, in whose extents all results agree;
/// each result's further dimensions, if there are any, are Fixed variables.
struct Operator {
  std::vector<IndexVariable> variables;
  std::vector<Operand> operands;
  llvm::SmallVector<unsigned, 1> results; // tensors
  /// Sets of operands in which every result is jointly linear (bit i = operand
  /// i): if each is partial, or masked to disjoint parts, the result is
  /// partial. Ordered, no duplicates.
  llvm::SmallVector<uint64_t, 2> linearSets;
  /// Terms of the results, and of what is in linearSets, are those of a sum; or
  /// else of another fold, of which nothing is masked.
  bool isSum = true;
  /// How often it runs: its results' bytes move so many times.
  int64_t times = 1;
  /// Sets of variables over whose points loops run to compute it, some perhaps
  /// twice. Empty: one of all variables.
  llvm::SmallVector<llvm::SmallVector<unsigned, 4>, 1> nests = {};
  std::string name;
};

struct Graph {
  std::vector<Tensor> tensors;
  std::vector<Operator> operators;
  /// What is carried must be partial, and together with others a term of a
  /// reduction. A mask, or a gather from a table in parts, makes terms of what
  /// nothing was added to: where the whole program cancels or rounds at once,
  /// the devices would do so at the end.
  bool strict = false;
  /// The first fault found, or an empty string: tensors and variables out of
  /// range, ranks that differ, two producers, a tie of unlike extents, a
  /// negative number of times.
  std::string check() const;
  /// Whether all results are free: nothing of such an operator is counted.
  bool isFree(const Operator &op) const;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_GRAPH_H

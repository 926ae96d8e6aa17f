//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// When two uses of a tensor are the same use: on every device both need the
// same box, whatever they read of it and in which order.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_NEEDS_H
#define TOFU_SEARCH_NEEDS_H

#include "tofu/Search/Interner.h"
#include "tofu/Search/OperatorCost.h"

namespace tofu::search {

/// Numbers for operands with siblings (Hull.h) who reads the box that they
/// read: if nothing is split, one box of a tensor, in one place; and links
/// those of an operator that read one tensor.
void findAudiences(Graph &graph);
/// The latter alone: everyone is one audience.
void linkOperands(Graph &graph);

/// Access and guards of an operand with the variables renumbered in the order
/// of their first appearance; and where its siblings read (Hull.h).
struct CanonicalAccess {
  Key key; // expressions, guards, extents, offsets
  llvm::SmallVector<unsigned, 0> siblings;
  llvm::SmallVector<int, 8> numbers; // per variable: canonical, or -1
  CanonicalAccess(const Graph &graph, const Operator &op, unsigned operand);

  /// `key`, then what happens to the operand on every axis: the canonical
  /// variable that is split, and its digit, carried, or nothing; and the
  /// variables around the read, but not in its access, that leave some devices
  /// without work. Operands of equal histories need the same regions on all
  /// devices.
  Key getHistory(const Operator &op, unsigned operand, const Layout &layout,
                 llvm::ArrayRef<int64_t> mesh) const;
};

/// Numbers what devices need of operands, on one mesh and on those that are the
/// beginning of it.
class Needs {
public:
  explicit Needs(const Graph &graph) : graph(graph) {}

  /// Operands of one tensor have the same number if they need the same box on
  /// every device (of dimensions in more than 64 parts only if one list of axes
  /// makes these) and carry terms along the same axes: whatever the tensor's
  /// layout is, their fetches are one. What is carried without Graph::strict
  /// may be masked, and is the same only with the same access.
  unsigned get(const CanonicalAccess &access, const Operator &op,
               unsigned operand, const Layout &layout,
               llvm::ArrayRef<int64_t> mesh);

private:
  const Graph &graph;
  Interner histories, needs;
  std::vector<unsigned> ofHistory;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_NEEDS_H

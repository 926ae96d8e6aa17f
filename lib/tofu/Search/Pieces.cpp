//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Pieces.h"

#include "tofu/Search/Elimination.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::search;

namespace {
/// A connected piece of a problem, as a problem of its own without memory.
struct Piece {
  Problem problem;
  std::vector<unsigned> variables; // numbers in the whole problem
  bool hasMemory = false;
};
} // namespace

static std::vector<Piece> split(const Problem &problem) {
  std::vector<std::vector<unsigned>> incident = getIncidentEdges(problem);
  std::vector<Piece> pieces;
  size_t count = problem.unary.size();
  std::vector<unsigned> owner(count, ~0u), number(count, 0);
  for (unsigned start = 0; start < count; ++start) {
    if (owner[start] != ~0u)
      continue;
    owner[start] = unsigned(pieces.size());
    std::vector<unsigned> found{start};
    for (size_t i = 0; i < found.size(); ++i)
      for (unsigned e : incident[found[i]])
        for (unsigned end : {problem.edges[e].row, problem.edges[e].column})
          if (owner[end] == ~0u) {
            owner[end] = owner[start];
            found.push_back(end);
          }
    llvm::sort(found);
    Piece &piece = pieces.emplace_back();
    for (unsigned v : found) {
      number[v] = piece.problem.addVariable(problem.unary[v]);
      piece.hasMemory |= !problem.getUsages(v).empty();
    }
    piece.variables = std::move(found);
  }
  for (const Problem::Edge &edge : problem.edges)
    pieces[owner[edge.row]].problem.edges.push_back(
        {number[edge.row], number[edge.column], edge.table});
  return pieces;
}

Pieces tofu::search::solvePieces(const Problem &problem,
                                 const PiecesOptions &options) {
  Pieces result;
  result.values.assign(problem.unary.size(), 0);
  result.isFinal.assign(problem.unary.size(), false);
  for (const Piece &piece : split(problem)) {
    std::optional<EliminationOrder> order;
    if (options.memory || !piece.hasMemory)
      order = orderElimination(piece.problem, options.tableEntries,
                               options.work - result.work, options.stop);
    std::vector<unsigned> values(piece.variables.size(), 0);
    if (!order || !eliminate(piece.problem, *order, values, options.stop)) {
      result.complete = false;
      continue;
    }
    result.work += order->work;
    result.cost = addCost(result.cost, piece.problem.cost(values));
    for (size_t i = 0; i < values.size(); ++i) {
      result.values[piece.variables[i]] = values[i];
      result.isFinal[piece.variables[i]] = !piece.hasMemory;
    }
  }
  return result;
}

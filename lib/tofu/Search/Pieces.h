//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The connected pieces of a problem, solved exactly where that stays within a
// budget. Memory is left out of account.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_PIECES_H
#define TOFU_SEARCH_PIECES_H

#include "tofu/Search/Problem.h"
#include <functional>

namespace tofu::search {

struct PiecesOptions {
  double tableEntries = 1 << 24; // largest table of an elimination
  double work = 1 << 28;         // entries of all tables together
  bool memory = true;            // false: only pieces that use none
  std::function<bool()> stop;    // asked before every piece and often in it
};

struct Pieces {
  std::vector<unsigned> values; // best ones in the pieces that are solved
  /// [variable]: of a solved piece that uses no memory.
  std::vector<bool> isFinal;
  int64_t cost = 0;     // of the solved pieces
  double work = 0;      // table entries computed
  bool complete = true; // everything is solved
};

Pieces solvePieces(const Problem &problem, const PiecesOptions &options = {});

} // namespace tofu::search

#endif // TOFU_SEARCH_PIECES_H

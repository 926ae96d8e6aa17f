//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A problem with the names of what it decides, as text: to be read by people,
// and solved again by tofu-solve.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVER_NAMEDPROBLEM_H
#define TOFU_SOLVER_NAMEDPROBLEM_H

#include "tofu/Solver/Problem.h"
#include "llvm/Support/Error.h"
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace tofu::solver {

/// Names are as JSON writes them, without quotes. Those of variables are one
/// for each, or none at all; so are those of their values.
struct NamedProblem {
  std::string name;
  Problem problem;
  std::vector<std::string> variables = {};
  std::vector<std::vector<std::string>> values = {}; // [variable][value]
};

/// Writes a problem as JSON, in the form of the IOPDDL contest; Forbidden as
/// 10^18. Names, if there are any, are two more members of `nodes`: `names` and
/// `strategies`. The form has one limit for all times and one interval per
/// variable: a message if the problem has more.
llvm::Error printJson(const NamedProblem &named, llvm::raw_ostream &os);
/// Writes the graph for Graphviz, with the values of an assignment unless that
/// is empty.
void printDot(const NamedProblem &named, llvm::ArrayRef<unsigned> assignment,
              llvm::raw_ostream &os);
/// Writes a line `name = value` per variable; the problem has names.
void printNames(const NamedProblem &named, llvm::ArrayRef<unsigned> assignment,
                llvm::raw_ostream &os);

} // namespace tofu::solver

#endif // TOFU_SOLVER_NAMEDPROBLEM_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Problems as files: the JSON form of the contest on intra-operator parallelism
// (google/iopddl), plain or packed with xz, and a drawing for Graphviz.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IOPDDL_IOPDDL_H
#define TOFU_IOPDDL_IOPDDL_H

#include "tofu/Solver/Problem.h"
#include "tofu/Solver/Stop.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace tofu::solver {

/// A problem and what a file says beside it.
struct NamedProblem {
  std::string name; // as JSON writes it, without its quotes
  Problem problem;
};

/// Reads JSON text. A cost of 10^18 or more is Forbidden; equal tables are
/// stored once; the times are those at which some interval begins. If `stop`
/// ends it, the error is std::errc::operation_canceled.
llvm::Expected<NamedProblem> parseIopddl(llvm::StringRef text,
                                         Stop::Predicate stop = {});
/// The text of a file, unpacked if it is packed with xz; "-" is the standard
/// input. `stop` ends it likewise.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readPacked(llvm::StringRef path, Stop::Predicate stop = {});

/// Writes a problem as JSON; Forbidden as 10^18. The form has one limit for all
/// times and one interval per variable: a message if the problem has more.
llvm::Error printIopddl(const NamedProblem &named, llvm::raw_ostream &os);
/// Writes the graph for Graphviz, with the values of an assignment unless that
/// is empty.
void printDot(const NamedProblem &named, llvm::ArrayRef<unsigned> assignment,
              llvm::raw_ostream &os);

} // namespace tofu::solver

#endif // TOFU_IOPDDL_IOPDDL_H

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

#include "tofu/Solver/NamedProblem.h"
#include "tofu/Solver/Stop.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

namespace tofu::solver {

/// Reads JSON text. A cost of 10^18 or more is Forbidden; equal tables are
/// stored once; the times are those at which some interval begins. If `stop`
/// ends it, the error is std::errc::operation_canceled.
llvm::Expected<NamedProblem> parseIopddl(llvm::StringRef text,
                                         Stop::Predicate stop = {});
/// The text of a file, unpacked if it is packed with xz; "-" is the standard
/// input. `stop` ends it likewise.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readPacked(llvm::StringRef path, Stop::Predicate stop = {});

} // namespace tofu::solver

#endif // TOFU_IOPDDL_IOPDDL_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How this library reports: through a function that its caller gives, so that
// a command-line tool prints carets and an importer emits MLIR diagnostics.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_DIAGNOSTICS_H
#define TOFU_SYNTAX_DIAGNOSTICS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/SourceMgr.h"
#include <set>

namespace tofu::syntax {

/// `count` with its noun: '1 index', '2 indices'; without `many`, one ends in
/// s.
inline std::string counted(size_t count, llvm::StringRef one,
                           llvm::StringRef many = "") {
  std::string noun = count == 1 ? one.str() : many.str();
  if (noun.empty())
    noun = one.str() + "s";
  return std::to_string(count) + " " + noun;
}

/// Receives errors (DK_Error), each followed by its notes (DK_Note). The
/// location points into the parsed buffer.
using Report = llvm::function_ref<void(llvm::SourceMgr::DiagKind, llvm::SMLoc,
                                       const llvm::Twine &)>;

/// Errors shown for one file, unless a caller wants more.
constexpr unsigned maxErrors = 20;

/// Counts errors and falls silent after `limit` of them.
class Diagnostics {
public:
  explicit Diagnostics(Report report, unsigned limit = maxErrors)
      : report(report), limit(limit) {}

  /// What is wrong with a function or an operator is found again wherever it
  /// is written out, but said once.
  void error(llvm::SMLoc loc, const llvm::Twine &message) {
    add(loc, message, message.str());
  }
  /// The same of a name, which may be another one where it is written out.
  void errorOfName(llvm::SMLoc loc, const llvm::Twine &message) {
    add(loc, message, "");
  }
  /// Belongs to the error before it.
  void note(llvm::SMLoc loc, const llvm::Twine &message) {
    if (isNew && numShown <= limit)
      report(llvm::SourceMgr::DK_Note, loc, message);
  }
  /// With those that are found again.
  unsigned errors() const { return count; }
  bool full() const { return numShown > limit; }

private:
  void add(llvm::SMLoc loc, const llvm::Twine &message, std::string what) {
    ++count;
    isNew = said.insert({loc.getPointer(), std::move(what)}).second;
    if (!isNew)
      return;
    ++numShown;
    if (numShown <= limit)
      report(llvm::SourceMgr::DK_Error, loc, message);
    else if (numShown == limit + 1)
      report(llvm::SourceMgr::DK_Error, loc,
             "more than " + llvm::Twine(limit) +
                 " errors; the rest is not shown");
  }

  Report report;
  unsigned limit;
  unsigned count = 0, numShown = 0;
  bool isNew = true;
  std::set<std::pair<const char *, std::string>> said;
};

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_DIAGNOSTICS_H

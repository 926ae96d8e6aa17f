//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What other languages write, where the grammar expected something else: each
// with what to write here.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_HINTS_H
#define TOFU_SYNTAX_HINTS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace tofu::syntax {

/// An error, and where it is.
struct Hint {
  const char *where;
  std::string message;
};

/// What there is to say of `where`, in the definition that begins `text`,
/// where the grammar expected `expected`.
std::optional<Hint> findHint(llvm::StringRef text, const char *where,
                             llvm::StringRef expected);

/// True if what the grammar expected may follow a value.
bool isAfterValue(llvm::StringRef expected);

/// What is there, in `rest`, may be meant for something else (Slips.cpp).
std::optional<Hint> findSlip(llvm::StringRef before, llvm::StringRef rest,
                             llvm::StringRef expected);

/// Comments of values that are a number, as in `a[i] // 2`: they may be meant
/// to divide.
std::vector<const char *> findDivisions(llvm::StringRef text);

/// Takes the last word off the text, and blanks behind it.
llvm::StringRef takeWord(llvm::StringRef &text);
/// Whether the word stands in the text, not as a part of another one.
bool hasWord(llvm::StringRef text, llvm::StringRef word);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_HINTS_H

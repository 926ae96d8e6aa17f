//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// .tdl text as it should look. It works on tokens, so that comments stay where
// they are and nothing needs a printer of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_FORMAT_H
#define TOFU_SYNTAX_FORMAT_H

#include "tofu/Syntax/Diagnostics.h"
#include <optional>
#include <string>

namespace tofu::syntax {

/// The columns that a line is broken to have, if it can be.
constexpr unsigned maxColumns = 100;

/// The same tokens with other white space: blanks, indentation, and line breaks
/// where a line is too long. Of the author's line breaks those stay that stand
/// where a line may be broken (behind a comma, before an operator, ...), and an
/// empty line between definitions. Nothing, with the errors, where the text
/// does not parse. Formatting what was formatted changes nothing.
std::optional<std::string> format(llvm::StringRef text, Report report);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_FORMAT_H

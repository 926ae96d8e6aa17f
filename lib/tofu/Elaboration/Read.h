//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// .tdl text to definitions that keep every rule: parsed, then checked.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_READ_H
#define TOFU_ELABORATION_READ_H

#include "tofu/Syntax/Importer.h"
#include <optional>

namespace tofu::syntax {

/// Parses and checks: also the definitions beside those that do not parse.
/// Nothing after an error. Errors are reported in the order of the text; if
/// they are more than `limit`, those of the grammar rather than others.
/// `operators` gets what check() gives. An error in a file that is imported has
/// a note where that is so.
std::optional<Module>
read(llvm::StringRef text, Report report, unsigned limit = maxErrors,
     std::vector<std::optional<Operator>> *operators = nullptr,
     Importer *importer = nullptr);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_READ_H

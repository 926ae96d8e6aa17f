//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// .tdl text to AST: the public face of the grammar.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_PARSER_H
#define TOFU_SYNTAX_PARSER_H

#include "tofu/Syntax/Importer.h"
#include <optional>

namespace tofu::syntax {

/// What some editors begin a file of UTF-8 with; no column counts it.
constexpr llvm::StringLiteral byteOrderMark = "\xef\xbb\xbf";
/// Files that import each other.
constexpr unsigned maxImports = 64;

/// The definitions in `text`, in order, names not looked at yet: see check().
/// After an error the parser goes on at the next `op`; the result is nothing
/// when there was any. `text` must outlive the module; for carets in messages
/// it is the buffer of an llvm::SourceMgr.
std::optional<Module> parse(llvm::StringRef text, Report report,
                            Importer *importer = nullptr);

/// The definitions without errors, whatever the others are: for what looks at
/// these too. With an importer also those of the files that it imports, one
/// after the other; without, nothing is imported.
Module parse(llvm::StringRef text, Diagnostics &diagnostics,
             Importer *importer = nullptr);

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_PARSER_H

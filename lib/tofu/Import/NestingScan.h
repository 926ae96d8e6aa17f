//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Bounds how deep the brackets of a text nest and how long its expressions are,
// before a recursive parser reads it: MLIR overflows its stack on very deep
// nesting and on very long affine expressions. It also crashes on a dense array
// of `index`, which is found on the way.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_NESTINGSCAN_H
#define TOFU_IMPORT_NESTINGSCAN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace tofu {

constexpr unsigned maxNesting = 256;
/// Of one expression between brackets and commas.
constexpr unsigned maxOperators = 4096;
/// A result of a greater number is not asked for.
constexpr unsigned maxResults = 1 << 20;

/// Where a text nests too deep, or has a chain of operators that is too long,
/// or `array<index...>`; line and column count from 1.
struct NestingOffender {
  enum Kind { Deep, Chain, IndexArray, Result };
  unsigned line;
  unsigned column;
  Kind kind;
};

/// The first bracket that opens more than `limit` levels or operator beyond
/// `maxOperators`, array of `index`, or result beyond `maxResults`, if any.
/// Strings and
/// `//` comments are skipped, and so are the `>` of `->` and `>=`. Linear in
/// the text.
std::optional<NestingOffender> findDeepNesting(llvm::StringRef text,
                                               unsigned limit = maxNesting);

/// Fails, with one error `file:line:column: error: ...` on `os`, if the text
/// nests too deep. MLIR bytecode passes.
llvm::LogicalResult checkNesting(llvm::MemoryBufferRef buffer,
                                 llvm::raw_ostream &os,
                                 unsigned limit = maxNesting);

} // namespace tofu

#endif // TOFU_IMPORT_NESTINGSCAN_H

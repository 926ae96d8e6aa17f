//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How diagnostics show lines of source: a function of a large model is a line
// of 50,000 characters. LLVM shows no column in a line that is not ASCII.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOURCE_SHORTLINES_H
#define TOFU_SOURCE_SHORTLINES_H

#include "llvm/Support/SourceMgr.h"

namespace tofu {

/// The most characters of a line that are shown, with those that stand for what
/// is left out.
constexpr size_t maxShownLine = 200;

/// The most characters of a message, which may hold a name of any length: of a
/// longer one the middle is left out.
constexpr size_t maxShownMessage = 1000;

/// Prints it with no more of its line than that, about its column, and under it
/// where that is shown, whatever stands before it; of control characters, and
/// of what is not UTF-8, the numbers of the bytes.
void printShort(const llvm::SMDiagnostic &diagnostic, llvm::raw_ostream &os);

/// Lets all diagnostics of these sources be shown so, on the standard error.
void showShortLines(llvm::SourceMgr &sources);

} // namespace tofu

#endif // TOFU_SOURCE_SHORTLINES_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What messages quote of files, names and options is text on any terminal.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_FILES_PRINTABLE_H
#define TOFU_FILES_PRINTABLE_H

#include <string>
#include <string_view>

namespace tofu::files {

/// The text with `\x1B` for each byte of a control character, but for line ends
/// and tabs, and for each byte that is not UTF-8.
std::string makePrintable(std::string_view text);
/// The same in one line: of a sentence that quotes what may have line ends.
std::string makeLine(std::string_view text);

} // namespace tofu::files

#endif // TOFU_FILES_PRINTABLE_H

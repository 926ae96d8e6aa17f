//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What --help says of options, on a terminal.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_COMMON_HELPLINES_H
#define TOFU_TOOLS_COMMON_HELPLINES_H

namespace tofu::tools {

/// If the standard output is a terminal, breaks descriptions of the options
/// that --help shows between words, below where they begin: LLVM leaves that to
/// the terminal, which knows no words and no columns.
void breakDescriptions();

} // namespace tofu::tools

#endif // TOFU_TOOLS_COMMON_HELPLINES_H

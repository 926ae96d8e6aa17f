//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A page about a definition, for who wrote it: what it takes, how it can be
// split, what a part then reads, why it is not split along the rest, and what
// it costs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_PAGE_H
#define TOFU_OPERATORS_PAGE_H

#include "tofu/TDL/TDL.h"

namespace tofu {

/// `doc` is what its author says of it, perhaps of several lines. What is shown
/// for all extents and attributes has been compared with what expansion does at
/// some of them; if it differs, what is shown is that of one setting.
void printPage(tdl::OpOp definition, llvm::StringRef doc,
               llvm::raw_ostream &os);

} // namespace tofu

#endif // TOFU_OPERATORS_PAGE_H

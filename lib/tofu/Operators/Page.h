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

#include "tofu/Operators/Instances.h"

namespace tofu {

/// `doc` is what its author says of it, perhaps of several lines. What is shown
/// for all extents and attributes, of the instance, has been compared with what
/// expansion does at some of them; if it differs, what is shown is that of one
/// setting.
void printPage(const OperatorInstance &instance, llvm::StringRef doc,
               llvm::raw_ostream &os);

} // namespace tofu

#endif // TOFU_OPERATORS_PAGE_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Work.h"

using namespace tofu::syntax;

Work::Work(const Module &module) : limit(maxFileExprs) {
  for (const File &file : module.files)
    limit += file.text.size();
}

void Work::complain(Name item, Diagnostics &diagnostics) const {
  diagnostics.error(
      item.loc(),
      "with '" + item.text + "' the file has more than " + llvm::Twine(limit) +
          " expressions, when operators and functions are written out wherever "
          "they are applied, and gradients are derived; it may have " +
          llvm::Twine(maxFileExprs) +
          " and one for each of its bytes: apply or differentiate what is "
          "large less often, or divide the file");
}

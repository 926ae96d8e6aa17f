//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How a definition can be split, at some sizes: the analysis asks for constant
// extents, so some are chosen.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_STRATEGIES_H
#define TOFU_TOOLS_TDL_LSP_SERVER_STRATEGIES_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace tofu::tools {

struct Derived {
  std::string sizes; // those chosen: `n = 32, k = 4, stride = 1`
  std::vector<std::string> strategies; // as -tdl-annotate-strategies says them
};

/// Those of the operator `name` of a .tdl text; nothing if the text has errors,
/// or no sizes that were tried fit.
std::optional<Derived> deriveStrategies(llvm::StringRef text,
                                        llvm::StringRef name);

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_STRATEGIES_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TDL_LSP_SERVER_OUTLINEBUILDER_H
#define TOFU_TOOLS_TDL_LSP_SERVER_OUTLINEBUILDER_H

#include "Outline.h"

namespace tofu::tools {

/// Finds the definitions and symbols of an outline that has its tokens.
void buildOutline(Outline &outline);

} // namespace tofu::tools

#endif // TOFU_TOOLS_TDL_LSP_SERVER_OUTLINEBUILDER_H

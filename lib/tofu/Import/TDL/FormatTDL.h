//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_TDL_FORMATTDL_H
#define TOFU_IMPORT_TDL_FORMATTDL_H

#include "mlir/IR/MLIRContext.h"
#include <optional>
#include <string>

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace tofu {

/// The main buffer's definitions as they should look; nothing after an error,
/// which goes where those of importTDL go. With `checks` a line that looks
/// otherwise is such an error.
std::optional<std::string> formatTDL(llvm::SourceMgr &sources,
                                     mlir::MLIRContext *context, bool checks);

} // namespace tofu

#endif // TOFU_IMPORT_TDL_FORMATTDL_H

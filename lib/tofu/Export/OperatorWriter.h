//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From a `tdl.op` to a definition: the heading and a step per lambda.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_EXPORT_OPERATORWRITER_H
#define TOFU_EXPORT_OPERATORWRITER_H

#include "tofu/TDL/TDL.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace tofu {

/// What else the text defines.
struct SharedNames {
  llvm::StringMap<std::string> combiners; // by their symbols
  /// `def int_of(x) = int(x)`: an operator whose types have no names converts
  /// to an index by calling it.
  std::string toIndex;
  bool usesToIndex = false;
};

/// The definition as text, by that name; a diagnostic and failure for what the
/// language cannot say.
llvm::FailureOr<std::string> writeOperator(tdl::OpOp op, llvm::StringRef name,
                                           SharedNames &shared);
llvm::FailureOr<std::string> writeCombiner(tdl::CombinerOp combiner,
                                           llvm::StringRef name);

} // namespace tofu

#endif // TOFU_EXPORT_OPERATORWRITER_H

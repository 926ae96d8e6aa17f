//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The gradients of all operators of a file, by all parameters, as definitions
// of that file.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_SUPPORT_GRADIENTS_H
#define TOFU_TEST_SUPPORT_GRADIENTS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace tofu::test {

/// `op gradient_of_f_by_x = gradient of f by x`.
struct AskedGradient {
  std::string name, of;
  unsigned parameter;
};

struct WithGradients {
  std::string text; // of the file, then of the gradients
  std::vector<AskedGradient> gradients;
  unsigned operators = 0;           // of the file that are no gradients
  std::vector<std::string> missing; // `f by x: why`
};

/// Of the .tdl file of that text, or of one of its operators. Of a file with
/// errors the text alone.
WithGradients addGradients(llvm::StringRef path, llvm::StringRef text,
                           llvm::StringRef only = "");

} // namespace tofu::test

#endif // TOFU_TEST_SUPPORT_GRADIENTS_H

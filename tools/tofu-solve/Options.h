//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The command line. Not llvm::cl: LLVM's library has a --threads of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOLVE_OPTIONS_H
#define TOFU_SOLVE_OPTIONS_H

#include "llvm/Support/Error.h"
#include <limits>
#include <optional>
#include <string>

namespace tofu::solve {

struct Options {
  std::string input, dot, json; // empty: none
  double seconds = 60;
  uint64_t seed = 1;
  double effort = std::numeric_limits<double>::infinity();
  unsigned threads = 0;  // as many as there are cores
  std::string explained; // a variable, by number or name; empty: none
  bool names = false, help = false, version = false;

  /// What errors call it.
  std::string getInputName() const { return input == "-" ? "<stdin>" : input; }
};

llvm::Expected<Options> parseOptions(llvm::ArrayRef<const char *> arguments);

extern const char *const kUsage;

} // namespace tofu::solve

#endif // TOFU_SOLVE_OPTIONS_H

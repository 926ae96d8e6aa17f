//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The command line.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_RUN_OPTIONS_H
#define TOFU_TOOLS_RUN_OPTIONS_H

#include "tofu/Numpy/Result.h"
#include "tofu/Runtime/Runtime.h"

#include <optional>
#include <string>
#include <vector>

namespace tofu::run {

struct Options {
  std::string program;
  std::vector<std::string> inputs;
  std::string expect, save, saveInputs, trace; // empty: none
  std::vector<std::string> libraries;
  std::optional<double> tolerance; // relative; 1e-5, if units are none either
  std::optional<double> units;
  double floor = 0; // absolute
  int64_t steps = 1;
  std::optional<int64_t> ranks; // that the program has to be for
  std::optional<int64_t> seed;  // of random arguments
  int64_t randomLimit = 0;
  bool savesAsSource = false; // names of arrays in files that are written
  bool printPlan = false;
  bool help = false, version = false;
  tofu_options session{};
};

numpy::Result<Options> parseOptions(int argc, char **argv);

extern const char *const kUsage;

} // namespace tofu::run

#endif // TOFU_TOOLS_RUN_OPTIONS_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How a trial ended.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_FUZZ_OUTCOME_H
#define TOFU_TEST_FUZZ_OUTCOME_H

#include <string>

namespace tofu::trials {

struct Outcome {
  /// `ok`; `refused`: an error of a tool; `wrong`: other numbers; `bytes`:
  /// other bytes, or another arena, than the program states; `crash`; `hang`.
  std::string name;
  std::string message; // one line
};

} // namespace tofu::trials

#endif // TOFU_TEST_FUZZ_OUTCOME_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What of a session has to be the same in all processes that run it: else they
// would wait for what the others never ask for, or compute different numbers of
// what they all hold. They compare it when they meet.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_AGREEMENT_H
#define TOFU_RUNTIME_AGREEMENT_H

#include "tofu/Runtime/Runtime.h"

#include <string>

namespace tofu::runtime {

/// Sent as it is.
struct Agreement {
  /// Another number for other tables, code of devices, or constants.
  int64_t program = 0;
  /// A bit for each option of Agreement.cpp that is set.
  int64_t options = 0;

  static Agreement make(const tofu_program_data &data,
                        const tofu_options &options);
};

/// "process 1 has another program than process 0; ...": the first thing in
/// which that process differs; "" if there is none.
std::string explainDifference(const Agreement &ofFirst,
                              const Agreement &ofOther, int64_t other);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_AGREEMENT_H

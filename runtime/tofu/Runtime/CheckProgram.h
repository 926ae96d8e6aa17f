//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the checks of a program's tables share.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_CHECKPROGRAM_H
#define TOFU_RUNTIME_CHECKPROGRAM_H

#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/ProgramMemory.h"

namespace tofu::runtime {

/// That there are at most so many rows, and all of them are there. `owner` is
/// the sentence's subject, `what` the rows' name.
template <class T>
Error checkTable(const ProgramMemory &memory, const std::string &owner,
                 const char *what, const T *table, int64_t count,
                 int64_t most = int64_t(1) << 28) {
  std::string sentence =
      owner + " has " + std::to_string(count) + " " + what + ", but ";
  if (count < 0 || count > most)
    return Error(sentence + "there can be 0 to " + std::to_string(most));
  if (!memory.holds(table, count * sizeof(T)))
    return Error(sentence + "no table of them");
  return Error::success();
}

/// What is wrong with the contraction of an operation whose other fields are
/// right.
Error checkContraction(const tofu_program_data &data, const tofu_operation &op,
                       const ProgramMemory &memory);

/// What is wrong with a program's code for devices, and with what an operation
/// starts of it.
Error checkImages(const tofu_program_data &data, const ProgramMemory &memory);
Error checkLaunches(const tofu_program_data &data, const tofu_operation &op,
                    const ProgramMemory &memory);

/// What is wrong with the function that it calls.
Error checkCall(const tofu_program_data &data, const tofu_operation &op,
                const ProgramMemory &memory);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_CHECKPROGRAM_H

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The arrays that a program is given, and those that it is compared with.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_RUN_ARRAYS_H
#define TOFU_TOOLS_RUN_ARRAYS_H

#include "Options.h"
#include "tofu/Numpy/Array.h"
#include "tofu/Numpy/Npz.h"

#include <vector>

namespace tofu::run {

/// The array of an argument or a result, for every step or for each one.
struct StepArray {
  numpy::Array array;
  bool isPerStep = false; // with one more dimension in front: the step

  /// Where the array of this step is.
  const char *getStep(int64_t step, int64_t bytes) const {
    return array.bytes.data() + (isPerStep ? step * bytes : 0);
  }
};

/// The tensor of an argument or a result.
const tofu_buffer &getBuffer(const tofu_program_data &program,
                             const tofu_value &value);
std::span<const int64_t> getExtents(const tofu_buffer &buffer);
int64_t getBytes(const tofu_buffer &buffer);

/// What the values are called in files.
std::vector<numpy::ArrayName> nameValues(const std::string &prefix,
                                         std::span<const tofu_value> values);

/// Reads the array of each value; an error if one has another type or shape.
numpy::Result<std::vector<StepArray>>
readArrays(const numpy::NpzReader &reader,
           std::span<const numpy::ArrayName> names,
           const tofu_program_data &program, std::span<const tofu_value> values,
           int64_t steps);

/// Small random numbers, those that tofu-interpret makes of the same seed.
std::vector<StepArray> makeRandomArguments(const tofu_program_data &program,
                                           int64_t seed, int64_t limit);

} // namespace tofu::run

#endif // TOFU_TOOLS_RUN_ARRAYS_H

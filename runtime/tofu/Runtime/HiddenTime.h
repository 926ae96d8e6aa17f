//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How much of a transfer had computation beside it: what a rank did not have to
// wait for, though bytes moved.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_HIDDENTIME_H
#define TOFU_RUNTIME_HIDDENTIME_H

#include "tofu/Runtime/Device.h"

namespace tofu::runtime {

/// Of each of a rank's timings in a step: if it is a wait's own, for how many
/// seconds the rank computed while its transfer moved, from the start to that
/// wait; else 0. The timings are in the order in which they were asked for;
/// `operations` are the program's.
std::vector<double> getHiddenSeconds(const std::vector<Device::Timing> &timings,
                                     const tofu_operation *operations);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_HIDDENTIME_H

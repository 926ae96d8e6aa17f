//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// From a program that fails to a small one: decisions are left out, or made
// simpler, while the program fails in the same way.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_REDUCER_H
#define TOFU_TEST_COMPOSITIONS_REDUCER_H

#include "Choices.h"
#include <functional>

namespace tofu::test {

/// The smallest record found, in at most `attempts` programs. `fails` says
/// whether the program of the choices fails, and draws them all.
std::vector<uint32_t> reduce(std::vector<uint32_t> record, unsigned attempts,
                             const std::function<bool(Choices &)> &fails);

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_REDUCER_H

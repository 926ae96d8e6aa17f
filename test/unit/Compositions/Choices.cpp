//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Choices.h"

using namespace tofu::test;

uint64_t Random::next() {
  uint64_t z = state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

uint32_t Choices::pick(uint32_t count) {
  uint32_t number = 0;
  if (!isReplayed)
    number = random.pick(count);
  else if (drawn.size() < record.size())
    number = record[drawn.size()] % count;
  drawn.push_back(number);
  return number;
}

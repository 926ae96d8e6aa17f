//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The threads of a CUDA device, block by block: as fibres, which go on in turn
// where they wait for each other.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_LOWERING_THREADS_H
#define TOFU_TEST_LOWERING_THREADS_H

#include <cstdint>
#include <functional>

namespace tofu::test {

/// Runs `thread` on every thread of a grid along x. If `meets`, threads of a
/// block may wait for each other.
void runGrid(int64_t blocks, int64_t threads, bool meets,
             const std::function<void()> &thread);

/// What threads ask for.
uint32_t getThreadX();
uint32_t getBlockX();
uint32_t getNumBlocksX();
uint32_t getBlockSizeX();
uint32_t exchangeWithLane(uint32_t mask, uint32_t value, uint32_t distance,
                          uint32_t clamp);
void meetBlock(uint32_t barrier);
void meetWarp(uint32_t mask);

} // namespace tofu::test

#endif // TOFU_TEST_LOWERING_THREADS_H

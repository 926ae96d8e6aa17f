//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Threads.h"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <ucontext.h>
#include <vector>

using namespace tofu::test;

static constexpr size_t kStackBytes = 64 << 10;
static constexpr int64_t kWarp = 32;

namespace {
/// Threads that wait for each other.
struct Group {
  int64_t size = 0, arrived = 0, round = 0;
};

struct Fibre {
  ucontext_t context;
  bool isDone = false;
};

struct Block {
  std::vector<Fibre> fibres;
  std::vector<uint32_t> values; // what is exchanged
  std::vector<Group> warps;
  Group all;
  ucontext_t scheduler;
  bool moved = false; // in this turn
};
} // namespace

static int64_t current, currentBlock, numBlocks, blockSize;
static Block *block;
static const std::function<void()> *body;

static void fail(const char *what) {
  std::fprintf(stderr, "threads of a block: %s\n", what);
  std::abort();
}

static void wait(Group &group) {
  if (!block)
    fail("one waits in a kernel that is said not to");
  int64_t round = group.round;
  block->moved = true;
  if (++group.arrived == group.size) {
    group.arrived = 0;
    ++group.round;
  }
  while (group.round == round)
    swapcontext(&block->fibres[current].context, &block->scheduler);
  block->moved = true;
}

static void enter() {
  (*body)();
  block->fibres[current].isDone = true;
  block->moved = true;
  swapcontext(&block->fibres[current].context, &block->scheduler);
}

static void runBlock() {
  static std::vector<std::unique_ptr<char[]>> stacks; // kept for other blocks
  while (int64_t(stacks.size()) < blockSize)
    stacks.push_back(std::make_unique_for_overwrite<char[]>(kStackBytes));
  Block here;
  here.fibres.resize(blockSize);
  here.values.resize(blockSize);
  here.warps.resize((blockSize + kWarp - 1) / kWarp);
  here.all.size = blockSize;
  block = &here;
  for (int64_t i = 0; i != blockSize; ++i) {
    Fibre &fibre = here.fibres[i];
    ++here.warps[i / kWarp].size;
    getcontext(&fibre.context);
    fibre.context.uc_stack.ss_sp = stacks[i].get();
    fibre.context.uc_stack.ss_size = kStackBytes;
    fibre.context.uc_link = nullptr;
    makecontext(&fibre.context, enter, 0);
  }
  for (bool isDone = false; !isDone;) {
    isDone = true;
    here.moved = false;
    for (current = 0; current != blockSize; ++current) {
      if (here.fibres[current].isDone)
        continue;
      isDone = false;
      swapcontext(&here.scheduler, &here.fibres[current].context);
    }
    if (!isDone && !here.moved)
      fail("some wait for others that do not come");
  }
  block = nullptr;
}

void tofu::test::runGrid(int64_t blocks, int64_t threads, bool meets,
                         const std::function<void()> &thread) {
  body = &thread;
  numBlocks = blocks;
  blockSize = threads;
  for (currentBlock = 0; currentBlock != blocks; ++currentBlock) {
    if (meets) {
      runBlock();
      continue;
    }
    for (current = 0; current != threads; ++current)
      thread();
  }
}

uint32_t tofu::test::getThreadX() { return uint32_t(current); }
uint32_t tofu::test::getBlockX() { return uint32_t(currentBlock); }
uint32_t tofu::test::getNumBlocksX() { return uint32_t(numBlocks); }
uint32_t tofu::test::getBlockSizeX() { return uint32_t(blockSize); }

uint32_t tofu::test::exchangeWithLane(uint32_t mask, uint32_t value,
                                      uint32_t distance, uint32_t clamp) {
  if (mask != 0xFFFFFFFF || clamp != 31)
    fail("not all of a warp exchange");
  int64_t own = current;
  block->values[own] = value;
  wait(block->warps[own / kWarp]);
  uint32_t other = block->values[own ^ distance];
  wait(block->warps[own / kWarp]);
  return other;
}

void tofu::test::meetWarp(uint32_t mask) {
  if (mask != 0xFFFFFFFF)
    fail("not all of a warp meet");
  wait(block->warps[current / kWarp]);
}

void tofu::test::meetBlock(uint32_t barrier) {
  if (barrier)
    fail("another barrier than the first");
  wait(block->all);
}

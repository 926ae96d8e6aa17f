//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Launch.h"

#include "Warp.h"

#include <algorithm>
#include <numeric>

using namespace tofu::gpu;

Block::Block(Launch &launch, uint32_t number)
    : launch(launch), number(number), threads(launch.block.volume()),
      live(threads) {
  at.x = number % launch.grid.x;
  at.y = number / launch.grid.x % launch.grid.y;
  at.z = number / launch.grid.x / launch.grid.y;
  // What nobody wrote is not a number here either.
  shared.assign(launch.sharedSize, '\xFF');
  sharedState.bytes = launch.sharedSize;
  sharedState.written.assign((launch.sharedSize + 63) / 64 + 1, 0);
  sharedState.shadow.resize(launch.sharedSize);
  for (uint32_t first = 0; first < threads; first += kLanes) {
    uint32_t count = std::min<uint32_t>(kLanes, threads - first);
    uint32_t mask = count == kLanes ? ~0u : (1u << count) - 1;
    warps.push_back(std::make_unique<Warp>(*this, first / kLanes, mask));
  }
}

Block::~Block() = default;

bool Block::ended() const { return live == 0; }

const SharedPlace *Block::sharedAt(uint64_t offset, uint64_t size) const {
  for (const SharedPlace &place : launch.shared)
    if (offset >= place.offset && offset - place.offset <= place.bytes &&
        size <= place.bytes - (offset - place.offset))
      return &place;
  return nullptr;
}

bool Block::run() {
  std::vector<uint32_t> order(warps.size());
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), launch.random);
  bool went = false;
  for (uint32_t w : order) {
    Warp &warp = *warps[w];
    if (warp.ended() || !warp.canRun())
      continue;
    went = true;
    warp.run(4096);
  }
  uint32_t before = epoch;
  release();
  return went || epoch != before;
}

void Block::arrive(uint32_t barrier, uint32_t count, uint32_t expected) {
  barriers[barrier].arrived += count;
  if (expected)
    barriers[barrier].expected = expected;
}

/// Opens the barriers at which all are who must come. A thread that ended
/// counts as having come, as on the hardware, but is a finding.
void Block::release() {
  for (uint32_t id = 0; id < barriers.size(); ++id) {
    Barrier &barrier = barriers[id];
    if (!barrier.arrived)
      continue;
    uint32_t wanted = barrier.expected ? barrier.expected : threads;
    bool all = barrier.arrived >= wanted;
    bool rest = !barrier.expected && barrier.arrived >= live && live < threads;
    if (!all && !rest)
      continue;
    std::vector<const Inst *> lines;
    for (auto &warp : warps) {
      for (Fragment &f : warp->others) {
        if (f.state != Fragment::barrier || f.wanted != id)
          continue;
        const Inst &inst = f.frame->function->code[f.pc - 1];
        if (std::find(lines.begin(), lines.end(), &inst) == lines.end())
          lines.push_back(&inst);
        if (inst.d != kNoRef)
          finishReduction(*warp, f, inst, barrier);
        f.state = Fragment::ready;
      }
      warp->epoch = 0;
    }
    std::string kernel = "kernel '" + launch.kernel.name + "' PTX line ";
    if (!all && !lines.empty())
      launch.findings.add(
          "barrier-not-met", kernel + std::to_string(lines[0]->line),
          std::to_string(barrier.arrived) + " of " + std::to_string(threads) +
              " threads come to the barrier; the others have ended");
    if (lines.size() > 1 && !barrier.expected)
      launch.findings.add("barrier-not-met",
                          kernel + std::to_string(lines[0]->line),
                          "some threads are at this barrier while others are "
                          "at that of PTX line " +
                              std::to_string(lines[1]->line));
    barrier = Barrier();
    ++epoch;
  }
}

void Block::reportStuck() {
  std::string place = "kernel '" + launch.kernel.name + "'";
  std::string text;
  for (auto &warp : warps)
    for (const Fragment &f : warp->others) {
      // A barrier has been passed, a warp's operation is still to come.
      bool atBarrier = f.state == Fragment::barrier;
      const Inst &inst = f.frame->function->code[f.pc - (atBarrier ? 1 : 0)];
      if (text.size() > 300)
        continue;
      text += (text.empty() ? "" : "; ") +
              std::to_string(__builtin_popcount(f.mask)) + " lanes of warp " +
              std::to_string(warp->index) + " wait at PTX line " +
              std::to_string(inst.line) +
              (atBarrier ? " (barrier " + std::to_string(f.wanted) + ")"
                         : " (for lanes that do not come)");
    }
  launch.findings.add("barrier-not-met", place,
                      "block " + std::to_string(number) + " hangs: " + text);
}

void Block::finishReduction(Warp &warp, const Fragment &f, const Inst &inst,
                            const Barrier &barrier) {
  // mode: 0 popc, 1 and, 2 or.
  char *d = f.frame->registers.data() + inst.d;
  if (inst.mode == 0) {
    eachLane(f.mask, [&](int lane) {
      reinterpret_cast<uint32_t *>(d)[lane] = barrier.yes;
    });
    return;
  }
  bool holds =
      inst.mode == 1 ? barrier.yes == barrier.arrived : barrier.yes > 0;
  setPredicate(reinterpret_cast<uint32_t *>(d), f.mask, holds ? ~0u : 0);
}

void Launch::begin() {
  shared = program.sharedPlaces(kernel, dynamicShared);
  sharedSize = 0;
  localBytes = program.localBytes(kernel);
  for (const SharedPlace &place : shared)
    sharedSize = std::max(sharedSize, place.offset + place.bytes);
  order.resize(grid.volume());
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), random);
}

std::optional<int> Launch::run() {
  static uint32_t serial = 0;
  id = ++serial;
  touched.clear();
  looksAround = false;
  if (order.empty())
    begin();
  // Blocks that wait for each other need company: one more starts whenever
  // those that run have had their turns.
  try {
    while (started < order.size() || !running.empty()) {
      if (started < order.size())
        running.push_back(std::make_unique<Block>(*this, order[started++]));
      for (size_t i = 0; i < running.size();) {
        Block &block = *running[i];
        // A barrier is no reason to leave the turn.
        int turns = 0;
        bool here = false;
        while (!block.ended() && turns++ < 256 && block.run()) {
          here = true;
          if (looksAround)
            break;
        }
        if (!block.ended() && !here) {
          block.reportStuck();
          return 719;
        }
        if (block.ended())
          running.erase(running.begin() + i);
        else
          ++i;
      }
      if (looksAround)
        return std::nullopt;
    }
  } catch (const KernelFault &fault) {
    return fault.code;
  }
  return 0;
}

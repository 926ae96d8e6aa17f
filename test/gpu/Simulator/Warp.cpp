//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Warp.h"

#include "../Ptx/Decoder.h"

#include <algorithm>

using namespace tofu::gpu;

namespace {
enum Special {
  tidX,
  tidY,
  tidZ,
  ntidX,
  ntidY,
  ntidZ,
  ctaidX,
  ctaidY,
  ctaidZ,
  nctaidX,
  nctaidY,
  nctaidZ,
  laneid,
  warpid,
  nwarpid,
  smid,
  nsmid,
  gridid,
  maskEq,
  maskLe,
  maskLt,
  maskGe,
  maskGt,
  dynamicShared,
  totalShared,
  zero,
  one
};
const struct {
  std::string_view name;
  Special special;
} kSpecials[] = {
    {"%tid.x", tidX},
    {"%tid.y", tidY},
    {"%tid.z", tidZ},
    {"%ntid.x", ntidX},
    {"%ntid.y", ntidY},
    {"%ntid.z", ntidZ},
    {"%ctaid.x", ctaidX},
    {"%ctaid.y", ctaidY},
    {"%ctaid.z", ctaidZ},
    {"%nctaid.x", nctaidX},
    {"%nctaid.y", nctaidY},
    {"%nctaid.z", nctaidZ},
    {"%laneid", laneid},
    {"%warpid", warpid},
    {"%nwarpid", nwarpid},
    {"%smid", smid},
    {"%nsmid", nsmid},
    {"%gridid", gridid},
    {"%lanemask_eq", maskEq},
    {"%lanemask_le", maskLe},
    {"%lanemask_lt", maskLt},
    {"%lanemask_ge", maskGe},
    {"%lanemask_gt", maskGt},
    {"%dynamic_smem_size", dynamicShared},
    {"%total_smem_size", totalShared},
    {"%cluster_ctarank", zero},
    {"%cluster_nctarank", one},
    {"%cluster_ctaid.x", zero},
    {"%cluster_ctaid.y", zero},
    {"%cluster_ctaid.z", zero},
    {"%cluster_nctaid.x", one},
    {"%cluster_nctaid.y", one},
    {"%cluster_nctaid.z", one},
};
} // namespace

int tofu::gpu::specialNumber(std::string_view name, unsigned &bytes) {
  bytes = 4;
  for (const auto &entry : kSpecials)
    if (entry.name == name)
      return entry.special;
  return -1;
}

static uint32_t specialValue(const Warp &warp, int which, int lane) {
  const Block &block = warp.block;
  const Launch &launch = block.launch;
  uint32_t thread = warp.threadOf(lane);
  uint32_t bit = 1u << lane;
  switch (Special(which)) {
  case tidX:
    return thread % launch.block.x;
  case tidY:
    return thread / launch.block.x % launch.block.y;
  case tidZ:
    return thread / launch.block.x / launch.block.y;
  case ntidX:
    return launch.block.x;
  case ntidY:
    return launch.block.y;
  case ntidZ:
    return launch.block.z;
  case ctaidX:
    return block.at.x;
  case ctaidY:
    return block.at.y;
  case ctaidZ:
    return block.at.z;
  case nctaidX:
    return launch.grid.x;
  case nctaidY:
    return launch.grid.y;
  case nctaidZ:
    return launch.grid.z;
  case laneid:
    return lane;
  case warpid:
    return warp.index;
  case nwarpid:
    return 64;
  case smid:
    return block.number % 4;
  case nsmid:
    return 4;
  case gridid:
    return launch.id;
  case maskEq:
    return bit;
  case maskLe:
    return bit | (bit - 1);
  case maskLt:
    return bit - 1;
  case maskGe:
    return ~(bit - 1);
  case maskGt:
    return ~(bit | (bit - 1));
  case dynamicShared:
    return launch.dynamicShared;
  case totalShared:
    return launch.sharedSize;
  case zero:
    return 0;
  case one:
    return 1;
  }
  return 0;
}

Warp::Warp(Block &block, int index, uint32_t live)
    : block(block), index(index), live(live), all(live) {
  const Function &kernel = block.launch.kernel;
  localStride = block.launch.localBytes;
  local.resize(localStride * kLanes);
  Fragment start;
  start.mask = live;
  start.frame = newFrame(kernel, nullptr, live);
  std::vector<char> &params = start.frame->params;
  const std::vector<char> &given = block.launch.params;
  size_t stride = params.size() / kLanes;
  for (int lane = 0; lane < kLanes && stride; ++lane)
    std::memcpy(params.data() + lane * stride, given.data(),
                std::min(stride, given.size()));
  others.push_back(start);
}

Frame *Warp::newFrame(const Function &function, Frame *parent, uint32_t lanes) {
  std::unique_ptr<Frame> frame;
  if (spare.empty()) {
    frame = std::make_unique<Frame>();
  } else {
    frame = std::move(spare.back());
    spare.pop_back();
  }
  frame->function = &function;
  frame->parent = parent;
  frame->lanes = lanes;
  frame->depth = parent ? parent->depth + 1 : 0;
  frame->localBase =
      parent ? (parent->localBase + parent->function->localBytes + 63) / 64 * 64
             : 0;
  frame->registers.assign(function.registerBytes, 0);
  frame->params.assign((function.paramBytes + 15) / 16 * 16 * kLanes, 0);
  for (const Fill &fill : function.fills) {
    char *slot = frame->registers.data() + fill.slot;
    uint64_t value = fill.addend;
    if (fill.kind == Fill::special) {
      // Read as 4 bytes a lane, or as 8 by a mov.u64.
      uint32_t values[kLanes];
      for (int lane = 0; lane < kLanes; ++lane)
        values[lane] = specialValue(*this, fill.which, lane);
      std::memcpy(slot, values, sizeof values);
      continue;
    }
    if (fill.kind == Fill::shared) {
      for (const SharedPlace &place : block.launch.shared)
        if (place.variable == fill.variable)
          value += place.offset;
    } else {
      value += frame->localBase;
    }
    for (int lane = 0; lane < kLanes; ++lane)
      std::memcpy(slot + lane * fill.bytes, &value, fill.bytes);
  }
  frames.push_back(std::move(frame));
  return frames.back().get();
}

void Warp::enter(const Fragment &fragment) {
  pc = fragment.pc;
  if (fragment.frame->function->code[pc].count == 0)
    ++pc; // a label: it has been stopped at
  mask = fragment.mask;
  frame = fragment.frame;
  registers = frame->registers.data();
  constants = const_cast<char *>(frame->function->constants.data());
}

/// Those that stand at one place are one; then the next to run is entered.
bool Warp::pick() {
  for (size_t i = 0; i < others.size(); ++i)
    for (size_t j = others.size(); --j > i;) {
      Fragment &a = others[i], &b = others[j];
      if (a.frame != b.frame || a.pc != b.pc || a.state != b.state ||
          (a.state == Fragment::barrier && a.wanted != b.wanted))
        continue;
      a.mask |= b.mask;
      a.wanted |= a.state == Fragment::lanes ? b.wanted : 0;
      others.erase(others.begin() + j);
    }
  // Now and then any of them: the first may wait for another one in a loop.
  bool anyone = ++picks % 64 == 0;
  size_t best = others.size(), ready = 0;
  for (size_t i = 0; i < others.size(); ++i) {
    Fragment &f = others[i];
    if (f.state == Fragment::lanes && (f.wanted & live & ~f.mask) == 0)
      f.state = Fragment::ready;
    if (f.state != Fragment::ready)
      continue;
    ++ready;
    const Fragment &b = others[best == others.size() ? i : best];
    bool isBetter = f.frame->depth > b.frame->depth ||
                    (f.frame->depth == b.frame->depth && f.pc < b.pc);
    if (best == others.size() ||
        (anyone ? block.launch.random() % ready == 0 : isBetter))
      best = i;
  }
  if (best == others.size())
    return false;
  Fragment chosen = others[best];
  others.erase(others.begin() + best);
  enter(chosen);
  return true;
}

bool Warp::canRun() {
  for (const Fragment &f : others)
    if (f.state == Fragment::ready ||
        (f.state == Fragment::lanes && (f.wanted & live & ~f.mask) == 0))
      return true;
  return false;
}

void Warp::run(int turns) {
  turnsLeft = turns;
  uint64_t steps = 0;
  while (turnsLeft > 0 && live && pick()) {
    for (;;) {
      const Inst &inst = frame->function->code[pc++];
      ++steps;
      uint32_t lanes = mask;
      if (inst.guard != kNoRef) {
        uint32_t holds = *reg<uint32_t>(inst.guard);
        lanes &= inst.guardNegated ? ~holds : holds;
        if (!lanes)
          continue;
      }
      if (inst.fn(*this, inst, lanes))
        break;
    }
  }
  Launch &launch = block.launch;
  launch.instructions += steps;
  if (launch.instructions > launch.mostInstructions) {
    launch.findings.add("endless", "kernel '" + launch.kernel.name + "'",
                        "it does not come to an end");
    fault(702);
  }
}

void Warp::suspend(Fragment::State state, uint32_t wanted) {
  if (mask)
    others.push_back({state, pc, mask, frame, wanted});
  mask = 0;
}

bool Warp::meet(uint32_t named, uint32_t lanes, const Inst &inst) {
  if (lanes & ~named)
    block.launch.findings.add(
        "lane-not-named", place(inst),
        "a lane runs a warp-wide operation whose mask does not name it");
  uint32_t needed = named & live;
  if (named & ~live)
    block.launch.findings.add(
        "lane-ended", place(inst),
        "a warp-wide operation names lanes that have ended or never were");
  if ((needed & ~lanes) == 0)
    return true;
  if ((needed & ~mask) == 0) {
    block.launch.findings.add("lane-not-there", place(inst),
                              "a warp-wide operation names lanes whose guard "
                              "keeps them from it");
    return true;
  }
  --pc;
  suspend(Fragment::lanes, needed);
  return false;
}

/// The lanes of `taken`, fewer than all, go elsewhere.
void Warp::part(uint32_t taken, uint32_t to) {
  others.push_back({Fragment::ready, to, taken, frame, 0});
  mask &= ~taken;
  suspend(Fragment::ready, 0);
}

void Warp::call(const Inst &inst, uint32_t lanes) {
  const Function &callee = *inst.callee;
  if (frame->localBase + frame->function->localBytes + callee.localBytes + 64 >
          localStride + 64 ||
      frame->depth > 1000)
    block.launch.findings.add("stack", place(inst),
                              "calls are nested too deep"),
        fault(719);
  // Others of this frame that are guarded off stay behind.
  if (lanes != mask) {
    uint32_t rest = mask & ~lanes;
    others.push_back({Fragment::ready, pc, rest, frame, 0});
  }
  Frame *next = newFrame(callee, frame, lanes);
  next->call = &inst;
  next->returnTo = pc;
  size_t from = frame->params.size() / kLanes,
         to = next->params.size() / kLanes;
  for (uint32_t k = 0; k < inst.listSize; ++k) {
    const ParamCopy &copy = frame->function->copies[inst.list + k];
    eachLane(lanes, [&](int lane) {
      std::memcpy(next->params.data() + lane * to + copy.callee,
                  frame->params.data() + lane * from + copy.caller, copy.bytes);
    });
  }
  others.push_back({Fragment::ready, 0, lanes, next, 0});
  mask = 0;
}

void Warp::leave(uint32_t lanes) {
  Frame *caller = frame->parent;
  if (!caller)
    return end(lanes);
  const Inst &call = *frame->call;
  size_t from = frame->params.size() / kLanes,
         to = caller->params.size() / kLanes;
  for (int64_t k = 0; k < call.imm; ++k) {
    const ParamCopy &copy =
        caller->function->copies[call.list + call.listSize + k];
    eachLane(lanes, [&](int lane) {
      std::memcpy(caller->params.data() + lane * to + copy.caller,
                  frame->params.data() + lane * from + copy.callee, copy.bytes);
    });
  }
  others.push_back({Fragment::ready, frame->returnTo, lanes, caller, 0});
  mask &= ~lanes;
  frame->lanes &= ~lanes;
  Frame *left = frame;
  suspend(Fragment::ready, 0);
  if (left->lanes)
    return;
  for (auto &held : frames)
    if (held.get() == left) {
      spare.push_back(std::move(held));
      held = std::move(frames.back());
      frames.pop_back();
      break;
    }
}

void Warp::end(uint32_t lanes) {
  finishCopies(lanes, -1);
  live &= ~lanes;
  mask &= ~lanes;
  block.live -= __builtin_popcount(lanes);
  for (Frame *f = frame; f; f = f->parent)
    f->lanes &= ~lanes;
  suspend(Fragment::ready, 0);
}

Accessor Warp::who(int lane) const {
  Accessor result;
  result.block = block.number;
  result.thread = threadOf(lane);
  result.epoch = block.epoch << Accessor::kWarpBits |
                 (epoch & ((1u << Accessor::kWarpBits) - 1));
  return result;
}

static std::string threadText(const Launch &launch, uint32_t block,
                              uint32_t thread) {
  auto three = [](uint32_t n, const Dim &d) {
    return "(" + std::to_string(n % d.x) + "," + std::to_string(n / d.x % d.y) +
           "," + std::to_string(n / d.x / d.y) + ")";
  };
  return "block " + three(block, launch.grid) + " thread " +
         three(thread, launch.block);
}

std::string Warp::place(const Inst &inst) const {
  return "kernel '" + block.launch.kernel.name + "' PTX line " +
         std::to_string(inst.line);
}

std::string Warp::place(const Inst &inst, int lane) const {
  return threadText(block.launch, block.number, threadOf(lane));
}

void Warp::reportRace(const Inst &inst, int lane, const char *kind,
                      const std::string &where, Shadow::Conflict conflict,
                      const Accessor &other) {
  const Launch &launch = block.launch;
  const char *what = conflict == Shadow::writeAfterWrite ? "both write"
                     : conflict == Shadow::writeAfterRead
                         ? "the first writes what the second reads"
                         : "the first reads what the second writes";
  block.launch.findings.add(
      kind, place(inst),
      threadText(launch, block.number, threadOf(lane)) + " and " +
          threadText(launch, other.block, other.thread) + " meet at " + where +
          " with nothing between that orders them; " + what);
}

char *Warp::access(const Inst &inst, Space space, uint64_t address,
                   unsigned size, int lane, bool isWrite, bool isAtomic) {
  if (space == Space::generic) {
    space = spaceOf(address);
    if (space != Space::global)
      address &= (uint64_t(1) << 56) - 1;
  }
  Findings &findings = block.launch.findings;
  if (address % size) {
    findings.add("misaligned", place(inst),
                 place(inst, lane) + " accesses " + std::to_string(size) +
                     " bytes at an address that is no multiple of this");
    fault(716);
  }
  if (space == Space::shared)
    return accessShared(inst, address, size, lane, isWrite, isAtomic);
  if (space == Space::local) {
    if (address + size > localStride || address + size < size) {
      findings.add("out-of-bounds", place(inst),
                   place(inst, lane) + " leaves its local memory");
      fault(700);
    }
    return local.data() + lane * localStride + address;
  }
  if (space == Space::param) {
    size_t stride = frame->params.size() / kLanes;
    if (address + size > stride ||
        (isWrite && !frame->parent && address < block.launch.params.size())) {
      findings.add("out-of-bounds", place(inst),
                   place(inst, lane) + " leaves its parameters");
      fault(700);
    }
    return frame->params.data() + lane * stride + address;
  }
  return accessGlobal(inst, address, size, lane, isWrite, isAtomic);
}

char *Warp::accessGlobal(const Inst &inst, uint64_t address, unsigned size,
                         int lane, bool isWrite, bool isAtomic) {
  Launch &launch = block.launch;
  if (!near || !near->contains(address, size) || near->freed) {
    near = launch.memory.find(address);
    bool whole = near && near->contains(address, size);
    if (!whole || near->freed) {
      std::string text = place(inst, lane) +
                         (isWrite ? " writes " : " reads ") +
                         std::to_string(size) + " bytes";
      if (whole) {
        text += " of " + near->label + ", which is freed";
      } else if (Allocation *before =
                     near ? near : launch.memory.before(address)) {
        text += " at offset " + std::to_string(address - before->address) +
                " from " + before->label;
      } else {
        text += " where nothing is allocated";
      }
      near = nullptr;
      launch.findings.add(whole ? "use-after-free" : "out-of-bounds",
                          place(inst), text);
      fault(700);
    }
  }
  Allocation &a = *near;
  if (a.ordinal != launch.ordinal && a.kind == Allocation::device &&
      std::find(launch.peers.begin(), launch.peers.end(), a.ordinal) ==
          launch.peers.end()) {
    launch.findings.add("peer", place(inst),
                        "device " + std::to_string(launch.ordinal) +
                            " touches memory of device " +
                            std::to_string(a.ordinal) +
                            ", to which it has no access");
    fault(700);
  }
  uint64_t offset = address - a.address;
  if (a.touchedBy != launch.id) {
    a.touchedBy = launch.id;
    launch.touched.push_back(&a);
  }
  if (isWrite)
    a.markWritten(offset, size);
  else if (launch.checkUnwritten && !a.isWritten(offset, size))
    launch.findings.add("unwritten", place(inst),
                        place(inst, lane) + " reads " + std::to_string(size) +
                            " bytes at offset " + std::to_string(offset) +
                            " of " + a.label + ", which nobody wrote");
  Accessor other;
  auto conflict = a.shadow.access(launch.id, offset, size, who(lane),
                                  block.clock, isWrite, isAtomic, other);
  if (conflict != Shadow::none)
    reportRace(inst, lane,
               other.block == block.number ? "race-in-block" : "race-of-blocks",
               "offset " + std::to_string(offset) + " of " + a.label, conflict,
               other);
  return a.at(address);
}

char *Warp::accessShared(const Inst &inst, uint64_t address, unsigned size,
                         int lane, bool isWrite, bool isAtomic) {
  Findings &findings = block.launch.findings;
  const SharedPlace *variable = block.sharedAt(address, size);
  if (!variable) {
    findings.add("out-of-bounds", place(inst),
                 place(inst, lane) + (isWrite ? " writes " : " reads ") +
                     std::to_string(size) + " bytes at offset " +
                     std::to_string(address) +
                     " of shared memory, which no variable holds");
    fault(700);
  }
  Allocation &state = block.sharedState;
  std::string name = variable->variable->name;
  if (isWrite)
    state.markWritten(address, size);
  else if (block.launch.checkUnwritten && !state.isWritten(address, size))
    findings.add("unwritten", place(inst),
                 place(inst, lane) + " reads " + std::to_string(size) +
                     " bytes at offset " +
                     std::to_string(address - variable->offset) + " of '" +
                     name + "' in shared memory, which nobody wrote");
  Accessor other;
  auto conflict = state.shadow.access(1, address, size, who(lane), block.clock,
                                      isWrite, isAtomic, other);
  if (conflict != Shadow::none)
    reportRace(inst, lane, "race-in-block",
               "offset " + std::to_string(address - variable->offset) +
                   " of '" + name + "' in shared memory",
               conflict, other);
  return block.shared.data() + address;
}

void Warp::finishCopies(uint32_t lanes, int groups) {
  if (copies.empty())
    return;
  std::vector<AsyncCopy> later;
  std::vector<AsyncCopy> now;
  for (const AsyncCopy &copy : copies) {
    bool due =
        lanes >> copy.lane & 1 && copy.group < copyGroup[copy.lane] - groups;
    (due ? now : later).push_back(copy);
  }
  copies = std::move(later);
  for (const AsyncCopy &copy : now) {
    Inst inst;
    inst.line = copy.line;
    char bytes[16] = {};
    if (copy.fromBytes)
      std::memcpy(bytes,
                  access(inst, Space::global, copy.from, copy.fromBytes,
                         copy.lane, false, false),
                  copy.fromBytes);
    std::memcpy(access(inst, Space::shared, copy.to, copy.bytes, copy.lane,
                       true, false),
                bytes, copy.bytes);
  }
}

void Warp::release(uint64_t address) {
  BlockClock &mine = block.clock, &there = block.launch.published[address];
  for (auto [other, count] : mine.known)
    there.learn(other, count);
  there.learn(block.number, mine.own++);
}

void Warp::acquire(uint64_t address) {
  auto found = block.launch.published.find(address);
  if (found == block.launch.published.end())
    return;
  for (auto [other, count] : found->second.known)
    block.clock.learn(other, count);
}

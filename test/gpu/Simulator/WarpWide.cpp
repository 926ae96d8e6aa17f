//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// What the lanes of a warp do together.
#include "Handlers.h"

#include <limits>

using namespace tofu::gpu;

namespace {

/// The mask of lanes, which all who take part must agree on.
uint32_t namedLanes(Warp &warp, Ref ref, uint32_t mask) {
  return warp.reg<uint32_t>(ref)[__builtin_ctz(mask)];
}

// Inst::e is where the named lanes stand.
bool shfl(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t named = namedLanes(warp, inst.e, mask);
  if (!warp.meet(named, mask, inst))
    return true;
  const uint32_t *a = warp.reg<uint32_t>(inst.a),
                 *b = warp.reg<uint32_t>(inst.b),
                 *c = warp.reg<uint32_t>(inst.c);
  uint32_t values[kLanes], holds = 0;
  std::memcpy(values, a, sizeof values);
  uint32_t *d = warp.reg<uint32_t>(inst.d);
  bool foreign = false;
  eachLane(mask, [&](int lane) {
    int by = b[lane] & 31, clamp = c[lane] & 31, segment = c[lane] >> 8 & 31;
    int most = (lane & segment) | (clamp & ~segment), least = lane & segment;
    int from = 0;
    bool inside = false;
    switch (inst.mode) {
    case 0: // up
      from = lane - by;
      inside = from >= most;
      break;
    case 1: // down
      from = lane + by;
      inside = from <= most;
      break;
    case 2: // bfly
      from = lane ^ by;
      inside = from <= most;
      break;
    case 3: // idx
      from = least | (by & ~segment);
      inside = from <= most;
      break;
    }
    if (!inside)
      from = lane;
    foreign |= !(mask >> from & 1);
    d[lane] = values[from];
    holds |= uint32_t(inside) << lane;
  });
  if (foreign)
    warp.block.launch.findings.add(
        "lane-not-named", warp.place(inst),
        "a shuffle reads from a lane that does not take part");
  if (inst.listSize)
    setPredicate(warp.reg<uint32_t>(warp.list(inst)[0]), mask, holds);
  return false;
}

void decodeShfl(Decoder &d, const Statement &s, Inst &inst) {
  if (!s.has("sync"))
    d.unknown();
  inst.mode = s.has("up") ? 0 : s.has("down") ? 1 : s.has("bfly") ? 2 : 3;
  decodeTernary(d, s, inst, Type::b32);
  inst.e = d.source(d.operand(s, 4), Type::b32);
  if (!s.second.empty()) {
    Ref ref = d.destination(s.second[0], Type::pred);
    inst.list = d.beginList();
    inst.listSize = 1;
    d.addToList(ref);
  }
  inst.fn = &shfl;
}

bool vote(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t named = namedLanes(warp, inst.e, mask);
  if (!warp.meet(named, mask, inst))
    return true;
  uint32_t a = *warp.reg<uint32_t>(inst.a);
  if (inst.negated)
    a = ~a;
  a &= mask;
  if (inst.mode == 3) {
    lanes(warp.reg<uint32_t>(inst.d), mask, [&](int) { return a; });
    return false;
  }
  bool holds = inst.mode == 0   ? a == mask
               : inst.mode == 1 ? a != 0
                                : a == mask || a == 0;
  setPredicate(warp.reg<uint32_t>(inst.d), mask, holds ? ~0u : 0);
  return false;
}

void decodeVote(Decoder &d, const Statement &s, Inst &inst) {
  if (!s.has("sync"))
    d.unknown();
  inst.mode = s.has("all") ? 0 : s.has("any") ? 1 : s.has("uni") ? 2 : 3;
  inst.d =
      d.destination(d.operand(s, 0), inst.mode == 3 ? Type::b32 : Type::pred);
  inst.a = d.predicate(d.operand(s, 1), inst.negated);
  inst.e = d.source(d.operand(s, 2), Type::b32);
  inst.fn = &vote;
}

template <class T> bool match(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t named = namedLanes(warp, inst.e, mask);
  if (!warp.meet(named, mask, inst))
    return true;
  const T *a = warp.reg<T>(inst.a);
  T values[kLanes];
  std::memcpy(values, a, sizeof values);
  uint32_t *d = warp.reg<uint32_t>(inst.d);
  bool all = true;
  T first = values[__builtin_ctz(mask)];
  eachLane(mask, [&](int i) { all &= values[i] == first; });
  eachLane(mask, [&](int i) {
    uint32_t same = 0;
    eachLane(mask,
             [&](int k) { same |= uint32_t(values[k] == values[i]) << k; });
    d[i] = inst.mode ? (all ? mask : 0) : same;
  });
  if (inst.listSize)
    setPredicate(warp.reg<uint32_t>(warp.list(inst)[0]), mask, all ? ~0u : 0);
  return false;
}

void decodeMatch(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  inst.mode = s.has("all");
  inst.d = d.destination(d.operand(s, 0), Type::b32);
  inst.a = d.source(d.operand(s, 1), type);
  inst.e = d.source(d.operand(s, 2), Type::b32);
  if (!s.second.empty()) {
    Ref ref = d.destination(s.second[0], Type::pred);
    inst.list = d.beginList();
    inst.listSize = 1;
    d.addToList(ref);
  }
  inst.fn = bytesOf(type) == 8 ? &match<uint64_t> : &match<uint32_t>;
}

template <class T> bool redux(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t named = namedLanes(warp, inst.e, mask);
  if (!warp.meet(named, mask, inst))
    return true;
  const T *a = warp.reg<T>(inst.a);
  T sum = a[__builtin_ctz(mask)];
  eachLane(mask & (mask - 1), [&](int i) {
    T x = a[i];
    if constexpr (std::is_integral_v<T>)
      switch (inst.mode) {
      case 0:
        sum = T(uint32_t(sum) + uint32_t(x));
        return;
      case 3:
        sum &= x;
        return;
      case 4:
        sum |= x;
        return;
      case 5:
        sum ^= x;
        return;
      }
    sum = (x < sum) == (inst.mode == 1) ? x : sum;
  });
  lanes(warp.reg<T>(inst.d), mask, [&](int) { return sum; });
  return false;
}

void decodeRedux(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeUnary(d, s, inst, type);
  inst.e = d.source(d.operand(s, 2), Type::b32);
  static constexpr std::string_view names[] = {"add", "min", "max",
                                               "and", "or",  "xor"};
  for (int i = 0; i < 6; ++i)
    if (s.has(names[i]))
      inst.mode = i;
  if (type == Type::f32 || s.has("NaN") || s.has("abs"))
    d.unknown(); // of sm_100a
  inst.fn = type == Type::s32 ? &redux<int32_t> : &redux<uint32_t>;
}

bool activemask(Warp &warp, const Inst &inst, uint32_t mask) {
  lanes(warp.reg<uint32_t>(inst.d), mask, [&](int) { return mask; });
  return false;
}

void decodeActivemask(Decoder &d, const Statement &s, Inst &inst) {
  inst.d = d.destination(d.operand(s, 0), Type::b32);
  inst.fn = &activemask;
}

bool elect(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t named = namedLanes(warp, inst.a, mask);
  if (!warp.meet(named, mask, inst))
    return true;
  uint32_t leader = __builtin_ctz(mask);
  lanes(warp.reg<uint32_t>(inst.d), mask, [&](int) { return leader; });
  if (inst.e != kNoRef)
    setPredicate(warp.reg<uint32_t>(inst.e), mask, 1u << leader);
  return false;
}

void decodeElect(Decoder &d, const Statement &s, Inst &inst) {
  inst.d = d.destination(d.operand(s, 0), Type::b32);
  if (!s.second.empty())
    inst.e = d.destination(s.second[0], Type::pred);
  inst.a = d.source(d.operand(s, 1), Type::b32);
  inst.fn = &elect;
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

bool syncWarp(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!warp.meet(namedLanes(warp, inst.e, mask), mask, inst))
    return true;
  warp.syncWarp();
  return false;
}

/// mode 3: plain; else what bar.red folds. width 1: goes on at once.
bool barrier(Warp &warp, const Inst &inst, uint32_t mask) {
  int first = __builtin_ctz(mask);
  uint32_t id = warp.reg<uint32_t>(inst.a)[first];
  uint32_t expected = inst.b == kNoRef ? 0 : warp.reg<uint32_t>(inst.b)[first];
  if (id > 15) {
    warp.block.launch.findings.add("barrier", warp.place(inst),
                                   "barrier " + std::to_string(id) +
                                       " is none; they are 0 to 15");
    warp.fault(719);
  }
  if (inst.c != kNoRef) {
    uint32_t holds = *warp.reg<uint32_t>(inst.c);
    if (inst.negated)
      holds = ~holds;
    warp.block.barriers[id].yes += __builtin_popcount(holds & mask);
  }
  warp.block.arrive(id, __builtin_popcount(mask), expected);
  if (inst.width)
    return false;
  if (mask != warp.mask) // some are guarded off: they go on
    warp.others.push_back(
        {Fragment::ready, warp.pc, warp.mask & ~mask, warp.frame, 0});
  warp.mask = mask;
  warp.suspend(Fragment::barrier, id);
  return true;
}

void decodeBarrier(Decoder &d, const Statement &s, Inst &inst) {
  if (s.has("cluster"))
    d.unknown();
  if (s.has("warp")) {
    inst.e = d.source(d.operand(s, 0), Type::b32);
    inst.fn = &syncWarp;
    return;
  }
  inst.fn = &barrier;
  inst.mode = 3;
  inst.width = s.has("arrive");
  size_t i = 0;
  if (s.has("red")) {
    inst.mode = s.has("popc") ? 0 : s.has("and") ? 1 : 2;
    inst.d = d.destination(d.operand(s, i++),
                           inst.mode == 0 ? Type::u32 : Type::pred);
    inst.c = d.predicate(s.operands.back(), inst.negated);
  }
  inst.a = d.source(d.operand(s, i++), Type::u32);
  size_t rest = s.operands.size() - (s.has("red") ? 1 : 0);
  if (i < rest)
    inst.b = d.source(d.operand(s, i), Type::u32);
}

} // namespace

void tofu::gpu::addWarpOps(OpTable &table) {
  table["shfl"] = decodeShfl;
  table["vote"] = decodeVote;
  table["match"] = decodeMatch;
  table["redux"] = decodeRedux;
  table["activemask"] = decodeActivemask;
  table["elect"] = decodeElect;
  table["bar"] = table["barrier"] = decodeBarrier;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Branches, calls, ends.
#include "Handlers.h"

using namespace tofu::gpu;

namespace {

/// Stands at labels and behind branches, where lanes that parted may meet.
bool label(Warp &warp, const Inst &, uint32_t) {
  if (--warp.turnsLeft > 0 && warp.others.empty())
    return false;
  --warp.pc; // where those who branch here come to
  warp.suspend(Fragment::ready, 0);
  return true;
}

void decodeLabel(Decoder &, const Statement &, Inst &inst) {
  inst.fn = &label;
  inst.count = 0; // what labels alone have
}

bool branch(Warp &warp, const Inst &inst, uint32_t mask) {
  if (mask == warp.mask) {
    warp.jump(inst.imm);
    return false;
  }
  warp.part(mask, inst.imm);
  return true;
}

void decodeBranch(Decoder &d, const Statement &s, Inst &inst) {
  d.branchTo(d.operand(s, 0).text, &inst.imm);
  inst.fn = &branch;
}

bool branchIndexed(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint32_t *index = warp.reg<uint32_t>(inst.a);
  const Ref *targets = warp.list(inst);
  uint32_t left = mask;
  uint32_t rest = warp.mask & ~mask;
  while (left) {
    uint32_t value = index[__builtin_ctz(left)], same = 0;
    eachLane(left, [&](int i) { same |= uint32_t(index[i] == value) << i; });
    if (value >= inst.listSize) {
      warp.block.launch.findings.add("branch", warp.place(inst),
                                     "the index " + std::to_string(value) +
                                         " is not in the list of labels");
      warp.fault(719);
    }
    warp.others.push_back(
        {Fragment::ready, targets[value], same, warp.frame, 0});
    left &= ~same;
  }
  warp.mask = rest;
  warp.suspend(Fragment::ready, 0);
  return true;
}

void decodeBrx(Decoder &d, const Statement &s, Inst &inst) {
  inst.a = d.source(d.operand(s, 0), Type::u32);
  const Statement *list = d.targetsOf(d.operand(s, 1).text);
  inst.list = d.beginList();
  inst.listSize = list->targets.size();
  for (const std::string &target : list->targets) {
    uint32_t at = d.beginList();
    d.addToList(0);
    d.branchFromList(target, at);
  }
  inst.fn = &branchIndexed;
}

bool call(Warp &warp, const Inst &inst, uint32_t mask) {
  warp.call(inst, mask);
  return true;
}

bool assertion(Warp &warp, const Inst &inst, uint32_t) {
  warp.block.launch.findings.add("assert", warp.place(inst),
                                 "an assertion of the kernel does not hold");
  warp.fault(710);
}

bool printing(Warp &, const Inst &, uint32_t) { return false; }

void decodeCall(Decoder &d, const Statement &s, Inst &inst) {
  for (const Operand &operand : s.operands) {
    if (operand.text == "__assertfail") {
      inst.fn = &assertion;
      return;
    }
    if (operand.text == "vprintf") { // prints nothing
      inst.fn = &printing;
      return;
    }
  }
  d.addCall(inst, s);
  inst.fn = &call;
}

bool leave(Warp &warp, const Inst &, uint32_t mask) {
  warp.leave(mask);
  return true;
}
bool end(Warp &warp, const Inst &, uint32_t mask) {
  warp.end(mask);
  return true;
}
bool trap(Warp &warp, const Inst &inst, uint32_t) {
  warp.block.launch.findings.add("trap", warp.place(inst),
                                 "the kernel runs into a trap");
  warp.fault(719);
}
bool rest(Warp &warp, const Inst &, uint32_t) {
  warp.turnsLeft = 0; // let others have the turn
  warp.suspend(Fragment::ready, 0);
  return true;
}

template <Handler handler>
void plain(Decoder &, const Statement &, Inst &inst) {
  inst.fn = handler;
}

} // namespace

void tofu::gpu::addControlOps(OpTable &table) {
  table["$label"] = decodeLabel;
  table["bra"] = decodeBranch;
  table["brx"] = decodeBrx;
  table["call"] = decodeCall;
  table["ret"] = plain<leave>;
  table["exit"] = plain<end>;
  table["trap"] = plain<trap>;
  table["brkpt"] = plain<trap>;
  table["nanosleep"] = plain<rest>;
}

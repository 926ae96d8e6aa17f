//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Loads and stores, and copies that are under way.
#include "Handlers.h"

using namespace tofu::gpu;

namespace {

uint64_t addressOf(Warp &warp, const Inst &inst, int lane) {
  if (inst.mode == 4)
    return warp.reg<uint32_t>(inst.a)[lane] + uint32_t(inst.imm);
  return warp.reg<uint64_t>(inst.a)[lane] + inst.imm;
}

// Inst::negated says that the access is a strong one: as an atomic; Inst::width
// what it has to do with other devices (Launch::Word).

bool speak(Warp &warp, const Inst &inst, uint64_t address, uint32_t value) {
  Launch &launch = warp.block.launch;
  Allocation *allocation = launch.memory.find(address);
  return launch.speak && allocation &&
         launch.speak(Launch::Word(inst.width), *allocation,
                      address - allocation->address, value);
}

/// M in memory, R in the registers: sign- or zero-extended.
template <class M, class R>
bool load(Warp &warp, const Inst &inst, uint32_t mask) {
  const Ref *list = warp.list(inst);
  unsigned size = sizeof(M) * inst.count;
  // Addresses may be in a register that is written.
  uint64_t addresses[kLanes];
  eachLane(mask, [&](int i) { addresses[i] = addressOf(warp, inst, i); });
  eachLane(mask, [&](int i) {
    const char *at = warp.access(inst, inst.space, addresses[i], size, i, false,
                                 inst.negated);
    for (unsigned k = 0; k < inst.count; ++k) {
      M value;
      std::memcpy(&value, at + k * sizeof(M), sizeof(M));
      warp.reg<R>(list[k])[i] = R(value);
    }
    if (inst.negated)
      warp.acquire(addresses[i]);
    if (inst.width && speak(warp, inst, addresses[i], warp.reg<R>(list[0])[i]))
      warp.reg<R>(list[0])[i] = 1;
  });
  if (inst.width == Launch::heard) {
    warp.block.launch.looksAround = true;
    warp.turnsLeft = 0;
  }
  return false;
}

template <class M, class R>
bool store(Warp &warp, const Inst &inst, uint32_t mask) {
  const Ref *list = warp.list(inst);
  unsigned size = sizeof(M) * inst.count;
  eachLane(mask, [&](int i) {
    uint64_t address = addressOf(warp, inst, i);
    char *at =
        warp.access(inst, inst.space, address, size, i, true, inst.negated);
    if (inst.width)
      speak(warp, inst, address, warp.reg<R>(list[0])[i]);
    for (unsigned k = 0; k < inst.count; ++k) {
      M value = M(warp.reg<R>(list[k])[i]);
      std::memcpy(at + k * sizeof(M), &value, sizeof(M));
    }
    if (inst.negated)
      warp.release(address);
  });
  return false;
}

template <class M> Handler loadInto(unsigned bytes) {
  return bytes == 2   ? &load<M, uint16_t>
         : bytes == 4 ? &load<M, uint32_t>
         : bytes == 8 ? &load<M, uint64_t>
                      : nullptr;
}
template <class M> Handler storeFrom(unsigned bytes) {
  return bytes == 2   ? &store<M, uint16_t>
         : bytes == 4 ? &store<M, uint32_t>
         : bytes == 8 ? &store<M, uint64_t>
                      : nullptr;
}

Space spaceNamed(const Statement &s) {
  for (std::string_view mod : s.mods) {
    if (mod == "global")
      return Space::global;
    if (mod == "shared" || mod == "shared::cta")
      return Space::shared;
    if (mod == "local")
      return Space::local;
    if (mod == "const")
      return Space::constant;
    if (mod == "param" || mod == "param::entry" || mod == "param::func")
      return Space::param;
  }
  return Space::generic;
}

void decodeAccess(Decoder &d, const Statement &s, Inst &inst, bool isLoad) {
  Type type = d.type(s);
  inst.space = spaceNamed(s);
  if (s.has("shared::cluster"))
    d.unknown();
  if (inst.space == Space::constant)
    inst.space = Space::global;
  inst.negated = s.has("volatile") || s.has("relaxed") || s.has("acquire") ||
                 s.has("release") || s.has("mmio");
  inst.width = !s.has("sys")                 ? Launch::noWord
               : isLoad && s.has("acquire")  ? Launch::heard
               : !isLoad && s.has("release") ? Launch::said
                                             : Launch::passed;
  inst.count = s.has("v2") ? 2 : s.has("v4") ? 4 : s.has("v8") ? 8 : 1;
  d.address(d.operand(s, isLoad ? 1 : 0), inst);
  const Operand &values = d.operand(s, isLoad ? 0 : 1);
  std::vector<Operand> items = {values};
  if (values.kind == Operand::list)
    items = values.items;
  if (items.size() != inst.count)
    d.fail("'" + s.spelling() + "' does not have " +
           std::to_string(inst.count) + " values");
  unsigned bytes = 0;
  std::vector<Ref> refs;
  for (const Operand &item : items) {
    unsigned here = std::max(2u, bytesOf(type));
    bool isRegister = item.kind == Operand::name && item.variable &&
                      item.variable->space == Space::reg;
    if (isRegister)
      refs.push_back(d.anyRegister(item, here));
    else if (item.kind == Operand::sink)
      refs.push_back(d.scratch(8));
    else if (isLoad)
      d.unknown();
    else
      refs.push_back(d.source(item, type));
    if (item.kind == Operand::sink)
      continue;
    if (bytes && bytes != here)
      d.fail("registers of one access differ in size");
    bytes = here;
  }
  bytes = bytes ? bytes : std::max(2u, bytesOf(type));
  if (bytes < bytesOf(type))
    d.fail("a register is narrower than '" + s.spelling() + "' says");
  inst.list = d.beginList();
  inst.listSize = refs.size();
  for (Ref ref : refs)
    d.addToList(ref);
  switch (bytesOf(type)) {
  case 1:
    inst.fn = !isLoad          ? storeFrom<uint8_t>(bytes)
              : isSigned(type) ? loadInto<int8_t>(bytes)
                               : loadInto<uint8_t>(bytes);
    break;
  case 2:
    inst.fn = !isLoad          ? storeFrom<uint16_t>(bytes)
              : isSigned(type) ? loadInto<int16_t>(bytes)
                               : loadInto<uint16_t>(bytes);
    break;
  case 4:
    inst.fn = !isLoad          ? storeFrom<uint32_t>(bytes)
              : isSigned(type) ? loadInto<int32_t>(bytes)
                               : loadInto<uint32_t>(bytes);
    break;
  case 8:
    inst.fn = isLoad ? loadInto<uint64_t>(bytes) : storeFrom<uint64_t>(bytes);
    break;
  default:
    d.unknown();
  }
}

void decodeLoad(Decoder &d, const Statement &s, Inst &inst) {
  decodeAccess(d, s, inst, true);
}
void decodeStore(Decoder &d, const Statement &s, Inst &inst) {
  decodeAccess(d, s, inst, false);
}

//===----------------------------------------------------------------------===//
// cp.async
//===----------------------------------------------------------------------===//

bool copyAsync(Warp &warp, const Inst &inst, uint32_t mask) {
  const Inst *from = &inst;
  eachLane(mask, [&](int i) {
    AsyncCopy copy;
    copy.to = addressOf(warp, inst, i);
    copy.from =
        warp.reg<uint64_t>(from->b)[i] + int64_t(int32_t(inst.listSize));
    if (copy.to >> 56)
      copy.to &= (uint64_t(1) << 56) - 1;
    copy.bytes = inst.width;
    copy.fromBytes = inst.width;
    if (inst.c != kNoRef)
      copy.fromBytes =
          std::min<uint32_t>(inst.width, warp.reg<uint32_t>(inst.c)[i]);
    copy.lane = i;
    copy.line = inst.line;
    copy.group = warp.copyGroup[i];
    warp.copies.push_back(copy);
  });
  return false;
}

bool commitCopies(Warp &warp, const Inst &, uint32_t mask) {
  eachLane(mask, [&](int i) { ++warp.copyGroup[i]; });
  return false;
}

bool waitCopies(Warp &warp, const Inst &inst, uint32_t mask) {
  warp.finishCopies(mask, inst.imm);
  return false;
}

void decodeCp(Decoder &d, const Statement &s, Inst &inst) {
  if (!s.has("async") || s.has("bulk") || s.has("mbarrier"))
    d.unknown();
  if (s.has("commit_group")) {
    inst.fn = &commitCopies;
    return;
  }
  if (s.has("wait_group") || s.has("wait_all")) {
    inst.imm = s.has("wait_all") ? -1 : int64_t(d.operand(s, 0).bits);
    inst.fn = &waitCopies;
    return;
  }
  Inst source;
  d.address(d.operand(s, 1), source);
  if (source.mode != 8)
    d.unknown();
  inst.b = source.a;
  inst.listSize = uint32_t(source.imm);
  d.address(d.operand(s, 0), inst);
  inst.width = d.operand(s, 2).bits;
  if (s.operands.size() > 3 && d.operand(s, 3).kind != Operand::sink)
    inst.c = d.source(d.operand(s, 3), Type::u32);
  inst.fn = &copyAsync;
}

//===----------------------------------------------------------------------===//

bool nothing(Warp &, const Inst &, uint32_t) { return false; }

void decodeNothing(Decoder &, const Statement &, Inst &inst) {
  inst.fn = &nothing;
}

bool fence(Warp &warp, const Inst &, uint32_t) {
  warp.block.clock.fenced = true;
  return false;
}

void decodeFence(Decoder &, const Statement &s, Inst &inst) {
  bool wide = s.has("gl") || s.has("sys") || s.has("gpu");
  inst.fn = wide ? &fence : &nothing;
}

} // namespace

void tofu::gpu::addMemoryOps(OpTable &table) {
  table["ld"] = table["ldu"] = decodeLoad;
  table["st"] = decodeStore;
  table["cp"] = decodeCp;
  table["membar"] = table["fence"] = decodeFence;
  for (const char *name :
       {"prefetch", "prefetchu", "applypriority", "discard", "createpolicy",
        "griddepcontrol", "pmevent", "setmaxnreg"})
    table[name] = decodeNothing;
}

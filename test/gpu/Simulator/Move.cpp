//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Moves: of values, of parts of values, of addresses between spaces.
#include "Handlers.h"

#include <chrono>

using namespace tofu::gpu;

namespace {

template <class T> struct Same {
  static T of(T a) { return a; }
};

bool movePredicate(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t a = *warp.reg<uint32_t>(inst.a);
  setPredicate(warp.reg<uint32_t>(inst.d), mask, inst.negated ? ~a : a);
  return false;
}

Handler copyOf(unsigned bytes) {
  return bytes == 2   ? &unary<uint16_t, Same<uint16_t>>
         : bytes == 4 ? &unary<uint32_t, Same<uint32_t>>
                      : &unary<uint64_t, Same<uint64_t>>;
}

/// {a, b, ...} into one; each `width` bytes of `count`.
bool pack(Warp &warp, const Inst &inst, uint32_t mask) {
  const Ref *list = warp.list(inst);
  unsigned whole = inst.width * inst.count;
  char *d = warp.reg<char>(inst.d);
  for (unsigned k = 0; k < inst.count; ++k) {
    const char *part = warp.reg<char>(list[k]);
    eachLane(mask, [&](int i) {
      std::memcpy(d + i * whole + k * inst.width, part + i * inst.width,
                  inst.width);
    });
  }
  return false;
}

bool unpack(Warp &warp, const Inst &inst, uint32_t mask) {
  const Ref *list = warp.list(inst);
  unsigned whole = inst.width * inst.count;
  const char *a = warp.reg<char>(inst.a);
  for (unsigned k = 0; k < inst.count; ++k) {
    char *part = warp.reg<char>(list[k]);
    eachLane(mask, [&](int i) {
      std::memcpy(part + i * inst.width, a + i * whole + k * inst.width,
                  inst.width);
    });
  }
  return false;
}

uint64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

bool readClock(Warp &warp, const Inst &inst, uint32_t mask) {
  uint64_t time = now();
  if (inst.width == 8)
    lanes(warp.reg<uint64_t>(inst.d), mask, [&](int) { return time; });
  else
    lanes(warp.reg<uint32_t>(inst.d), mask,
          [&](int) { return uint32_t(time >> inst.imm); });
  return false;
}

/// b128 is moved whole or as halves; nothing computes with it.
struct Wide {
  uint64_t low, high;
};

void decodeMov(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  const Operand &to = d.operand(s, 0), &from = d.operand(s, 1);
  unsigned bytes = bytesOf(type);
  if (type == Type::pred) {
    inst.d = d.destination(to, type);
    inst.a = d.predicate(from, inst.negated);
    inst.fn = &movePredicate;
    return;
  }
  if (to.kind == Operand::list || from.kind == Operand::list) {
    bool unpacks = to.kind == Operand::list;
    const Operand &list = unpacks ? to : from;
    inst.count = list.items.size();
    inst.width = bytes / inst.count;
    if (inst.width < 2)
      d.unknown(); // registers of 8 bits
    Type part = inst.width == 2   ? Type::b16
                : inst.width == 4 ? Type::b32
                                  : Type::b64;
    std::vector<Ref> refs;
    for (const Operand &item : list.items)
      refs.push_back(unpacks ? d.destination(item, part)
                             : d.source(item, part));
    inst.list = d.beginList();
    inst.listSize = refs.size();
    for (Ref ref : refs)
      d.addToList(ref);
    if (unpacks)
      inst.a = d.source(from, type);
    else
      inst.d = d.destination(to, type);
    inst.fn = unpacks ? &unpack : &pack;
    return;
  }
  inst.d = d.destination(to, type);
  if (from.kind == Operand::name && !from.variable) {
    static constexpr std::string_view clocks[] = {
        "%clock", "%clock64", "%globaltimer", "%globaltimer_lo"};
    static constexpr std::string_view high[] = {"%clock_hi", "%globaltimer_hi"};
    for (std::string_view name : clocks)
      if (from.text == name) {
        inst.width = bytes;
        inst.fn = &readClock;
        return;
      }
    for (std::string_view name : high)
      if (from.text == name) {
        inst.imm = 32;
        inst.fn = &readClock;
        return;
      }
  }
  inst.a = d.source(from, type);
  if (bytes == 16)
    inst.fn = &unary<Wide, Same<Wide>>;
  else
    inst.fn = copyOf(bytes);
  if (from.kind == Operand::name && !from.variable && bytes == 8)
    d.fail("'" + from.text + "' is not read as 64 bits here");
}

/// To generic: adds the window's start. From generic: takes it off.
bool cvta(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint64_t *a = warp.reg<uint64_t>(inst.a);
  uint64_t by = inst.imm;
  lanes(warp.reg<uint64_t>(inst.d), mask, [&](int i) { return a[i] + by; });
  return false;
}

uint64_t windowOf(const Statement &s) {
  return s.has("shared") || s.has("shared::cta")   ? kSharedWindow
         : s.has("local")                          ? kLocalWindow
         : s.has("param") || s.has("param::entry") ? kParamWindow
                                                   : 0;
}

void decodeCvta(Decoder &d, const Statement &s, Inst &inst) {
  decodeUnary(d, s, inst, d.type(s));
  uint64_t window = windowOf(s);
  inst.imm = s.has("to") ? -window : window;
  inst.fn = &cvta;
}

bool isspacep(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint64_t *a = warp.reg<uint64_t>(inst.a);
  uint32_t bits = 0;
  eachLane(mask,
           [&](int i) { bits |= uint32_t(spaceOf(a[i]) == inst.space) << i; });
  setPredicate(warp.reg<uint32_t>(inst.d), mask, bits);
  return false;
}

void decodeIsspacep(Decoder &d, const Statement &s, Inst &inst) {
  inst.d = d.destination(d.operand(s, 0), Type::pred);
  inst.a = d.source(d.operand(s, 1), Type::u64);
  uint64_t window = windowOf(s);
  inst.space = window ? spaceOf(window) : Space::global;
  if (s.has("const"))
    inst.space = Space::reg; // constants are in global memory here
  inst.fn = &isspacep;
}

} // namespace

void tofu::gpu::addMoveOps(OpTable &table) {
  table["mov"] = decodeMov;
  table["cvta"] = decodeCvta;
  table["isspacep"] = decodeIsspacep;
}

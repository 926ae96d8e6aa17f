//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Comparisons and selections.
#include "Handlers.h"
#include "NarrowFloat.h"

using namespace tofu::gpu;

namespace {

enum Comparison : uint8_t {
  eq,
  ne,
  lt,
  le,
  gt,
  ge,
  equ,
  neu,
  ltu,
  leu,
  gtu,
  geu,
  num,
  nan
};
enum Combine : uint8_t { alone, withAnd, withOr, withXor };

template <class T, uint8_t C> bool holds(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    bool unordered = a != a || b != b;
    if constexpr (C == num)
      return !unordered;
    if constexpr (C == nan)
      return unordered;
    if constexpr (C == ne)
      return !unordered && a != b;
    if constexpr (C >= equ && C <= geu)
      return unordered || holds<T, C - equ>(a, b);
  }
  switch (C) {
  case eq:
    return a == b;
  case ne:
    return a != b;
  case lt:
    return a < b;
  case le:
    return a <= b;
  case gt:
    return a > b;
  default:
    return a >= b;
  }
}

template <class T> struct Value {
  static T of(T a) { return a; }
};
template <> struct Value<Half> {
  static float of(Half a) { return a.value(); }
};
template <> struct Value<BFloat> {
  static float of(BFloat a) { return a.value(); }
};

/// A bit a lane.
template <class T, uint8_t C> uint32_t compare(Warp &warp, const Inst &inst) {
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b);
  uint32_t bits = 0;
  for (int i = 0; i < kLanes; ++i) {
    auto x = Value<T>::of(a[i]), y = Value<T>::of(b[i]);
    bits |= uint32_t(holds<decltype(x), C>(x, y)) << i;
  }
  return bits;
}

uint32_t combined(Warp &warp, const Inst &inst, uint32_t bits) {
  int how = inst.mode & 3;
  if (how == alone)
    return bits;
  uint32_t c = *warp.reg<uint32_t>(inst.c);
  if (inst.negated)
    c = ~c;
  return how == withAnd ? bits & c : how == withOr ? bits | c : bits ^ c;
}

template <class T, uint8_t C>
bool setp(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t bits = compare<T, C>(warp, inst);
  uint32_t second = inst.e == kNoRef ? 0 : combined(warp, inst, ~bits);
  setPredicate(warp.reg<uint32_t>(inst.d), mask, combined(warp, inst, bits));
  if (inst.e != kNoRef)
    setPredicate(warp.reg<uint32_t>(inst.e), mask, second);
  return false;
}

/// set: a number of 0 and all bits (integers), or 0 and 1.0 (floats).
template <class T, uint8_t C>
bool set(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t bits = combined(warp, inst, compare<T, C>(warp, inst));
  uint32_t yes = inst.imm;
  if (inst.width == 2)
    lanes(warp.reg<uint16_t>(inst.d), mask,
          [&](int i) { return uint16_t(bits >> i & 1 ? yes : 0); });
  else
    lanes(warp.reg<uint32_t>(inst.d), mask,
          [&](int i) { return bits >> i & 1 ? yes : 0; });
  return false;
}

/// Pairs: two predicates (setp), or a pair of numbers (set).
template <class N> struct PairOf {
  N low, high;
};
template <class N, uint8_t C>
bool setpPair(Warp &warp, const Inst &inst, uint32_t mask) {
  const auto *a = warp.reg<PairOf<N>>(inst.a), *b = warp.reg<PairOf<N>>(inst.b);
  uint32_t low = 0, high = 0;
  for (int i = 0; i < kLanes; ++i) {
    low |= uint32_t(holds<float, C>(a[i].low.value(), b[i].low.value())) << i;
    high |= uint32_t(holds<float, C>(a[i].high.value(), b[i].high.value()))
            << i;
  }
  low = combined(warp, inst, low);
  high = combined(warp, inst, high);
  setPredicate(warp.reg<uint32_t>(inst.d), mask, low);
  setPredicate(warp.reg<uint32_t>(inst.e), mask, high);
  return false;
}

template <class T, bool isSet, uint8_t C> Handler pick() {
  return isSet ? &set<T, C> : &setp<T, C>;
}

template <class T, bool isSet> Handler byComparison(uint8_t c) {
  switch (c) {
  case eq:
    return pick<T, isSet, eq>();
  case ne:
    return pick<T, isSet, ne>();
  case lt:
    return pick<T, isSet, lt>();
  case le:
    return pick<T, isSet, le>();
  case gt:
    return pick<T, isSet, gt>();
  case ge:
    return pick<T, isSet, ge>();
  }
  if constexpr (!std::is_integral_v<T>)
    switch (c) {
    case equ:
      return pick<T, isSet, equ>();
    case neu:
      return pick<T, isSet, neu>();
    case ltu:
      return pick<T, isSet, ltu>();
    case leu:
      return pick<T, isSet, leu>();
    case gtu:
      return pick<T, isSet, gtu>();
    case geu:
      return pick<T, isSet, geu>();
    case num:
      return pick<T, isSet, num>();
    case nan:
      return pick<T, isSet, nan>();
    }
  return nullptr;
}

template <class N> Handler pairByComparison(uint8_t c) {
  static constexpr Handler all[] = {
      &setpPair<N, eq>,  &setpPair<N, ne>,  &setpPair<N, lt>,
      &setpPair<N, le>,  &setpPair<N, gt>,  &setpPair<N, ge>,
      &setpPair<N, equ>, &setpPair<N, neu>, &setpPair<N, ltu>,
      &setpPair<N, leu>, &setpPair<N, gtu>, &setpPair<N, geu>,
      &setpPair<N, num>, &setpPair<N, nan>};
  return all[c];
}

template <bool isSet> Handler byType(Type type, uint8_t c) {
  switch (type) {
  case Type::b16:
  case Type::u16:
    return byComparison<uint16_t, isSet>(c);
  case Type::b32:
  case Type::u32:
    return byComparison<uint32_t, isSet>(c);
  case Type::b64:
  case Type::u64:
    return byComparison<uint64_t, isSet>(c);
  case Type::s16:
    return byComparison<int16_t, isSet>(c);
  case Type::s32:
    return byComparison<int32_t, isSet>(c);
  case Type::s64:
    return byComparison<int64_t, isSet>(c);
  case Type::f32:
    return byComparison<float, isSet>(c);
  case Type::f64:
    return byComparison<double, isSet>(c);
  case Type::f16:
    return byComparison<Half, isSet>(c);
  case Type::bf16:
    return byComparison<BFloat, isSet>(c);
  default:
    return nullptr;
  }
}

uint8_t comparisonOf(Decoder &d, const Statement &s, Type type) {
  static constexpr std::string_view names[] = {
      "eq",  "ne",  "lt",  "le",  "gt",  "ge",  "equ",
      "neu", "ltu", "leu", "gtu", "geu", "num", "nan"};
  // The unsigned spellings of integers.
  static constexpr std::string_view low[] = {"", "", "lo", "ls", "hi", "hs"};
  for (std::string_view mod : s.mods) {
    for (uint8_t i = 0; i < 14; ++i)
      if (mod == names[i])
        return i;
    for (uint8_t i = 2; i < 6; ++i)
      if (mod == low[i])
        return i;
  }
  d.unknown();
}

/// What stands behind the two numbers: `.and ..., p`.
void combination(Decoder &d, const Statement &s, Inst &inst) {
  inst.mode = s.has("and")   ? withAnd
              : s.has("or")  ? withOr
              : s.has("xor") ? withXor
                             : alone;
  if (inst.mode != alone)
    inst.c = d.predicate(d.operand(s, 3), inst.negated);
}

void decodeSetp(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  uint8_t c = comparisonOf(d, s, type);
  inst.d = d.destination(d.operand(s, 0), Type::pred);
  if (!s.second.empty())
    inst.e = d.destination(s.second[0], Type::pred);
  inst.a = d.source(d.operand(s, 1), type);
  inst.b = d.source(d.operand(s, 2), type);
  combination(d, s, inst);
  if (type == Type::f16x2 || type == Type::bf16x2) {
    if (inst.e == kNoRef)
      d.unknown();
    inst.fn = type == Type::f16x2 ? pairByComparison<Half>(c)
                                  : pairByComparison<BFloat>(c);
    return;
  }
  inst.fn = byType<false>(type, c);
}

void decodeSet(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s), result = d.type(s, 1);
  uint8_t c = comparisonOf(d, s, type);
  inst.width = bytesOf(result);
  inst.imm = result == Type::f32    ? 0x3F800000
             : result == Type::f16  ? 0x3C00
             : result == Type::bf16 ? 0x3F80
                                    : 0xFFFFFFFF;
  inst.d = d.destination(d.operand(s, 0), result);
  inst.a = d.source(d.operand(s, 1), type);
  inst.b = d.source(d.operand(s, 2), type);
  combination(d, s, inst);
  inst.fn = byType<true>(type, c);
}

template <class T> bool selp(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b);
  uint32_t c = *warp.reg<uint32_t>(inst.c);
  if (inst.negated)
    c = ~c;
  lanes(warp.reg<T>(inst.d), mask,
        [&](int i) { return c >> i & 1 ? a[i] : b[i]; });
  return false;
}

void decodeSelp(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeBinary(d, s, inst, type);
  inst.c = d.predicate(d.operand(s, 3), inst.negated);
  unsigned bytes = bytesOf(type);
  inst.fn = bytes == 2   ? &selp<uint16_t>
            : bytes == 4 ? &selp<uint32_t>
                         : &selp<uint64_t>;
}

template <class T, class C>
bool slct(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b);
  const C *c = warp.reg<C>(inst.c);
  lanes(warp.reg<T>(inst.d), mask,
        [&](int i) { return c[i] >= C(0) ? a[i] : b[i]; });
  return false;
}

void decodeSlct(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s, 1), chosenBy = d.type(s);
  inst.d = d.destination(d.operand(s, 0), type);
  inst.a = d.source(d.operand(s, 1), type);
  inst.b = d.source(d.operand(s, 2), type);
  inst.c = d.source(d.operand(s, 3), chosenBy);
  bool real = chosenBy == Type::f32;
  unsigned bytes = bytesOf(type);
  if (bytes == 2)
    inst.fn = real ? &slct<uint16_t, float> : &slct<uint16_t, int32_t>;
  else if (bytes == 4)
    inst.fn = real ? &slct<uint32_t, float> : &slct<uint32_t, int32_t>;
  else
    inst.fn = real ? &slct<uint64_t, float> : &slct<uint64_t, int32_t>;
}

} // namespace

void tofu::gpu::addCompareOps(OpTable &table) {
  table["setp"] = decodeSetp;
  table["set"] = decodeSet;
  table["selp"] = decodeSelp;
  table["slct"] = decodeSlct;
}

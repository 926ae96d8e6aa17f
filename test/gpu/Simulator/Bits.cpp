//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Bits: shifts, fields, counts, permutations of bytes.
#include "Handlers.h"

using namespace tofu::gpu;

namespace {

// The amount of a shift has 32 bits whatever is shifted; more than there are
// bits shifts all of them out.
template <class T> bool shl(Warp &warp, const Inst &inst, uint32_t mask) {
  T *d = warp.reg<T>(inst.d);
  const T *a = warp.reg<T>(inst.a);
  const uint32_t *b = warp.reg<uint32_t>(inst.b);
  lanes(d, mask, [&](int i) {
    return b[i] >= sizeof(T) * 8 ? T(0) : T(uint64_t(a[i]) << b[i]);
  });
  return false;
}

template <class T> bool shr(Warp &warp, const Inst &inst, uint32_t mask) {
  T *d = warp.reg<T>(inst.d);
  const T *a = warp.reg<T>(inst.a);
  const uint32_t *b = warp.reg<uint32_t>(inst.b);
  lanes(d, mask, [&](int i) {
    uint32_t by = b[i];
    if (by >= sizeof(T) * 8)
      return T(a[i] < 0 ? -1 : 0);
    return T(a[i] >> by);
  });
  return false;
}

void decodeShl(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeUnary(d, s, inst, type);
  inst.b = d.source(d.operand(s, 2), Type::u32);
  inst.fn = forInteger(type, []<class T>() { return &shl<T>; });
}

void decodeShr(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeUnary(d, s, inst, type);
  inst.b = d.source(d.operand(s, 2), Type::u32);
  inst.fn = forInteger(type, []<class T>() { return &shr<T>; });
}

struct FunnelLeft {
  static uint32_t of(uint32_t low, uint32_t high, uint32_t n) {
    uint64_t both = uint64_t(high) << 32 | low;
    return n >= 32 ? low : uint32_t(both << n >> 32);
  }
};
struct FunnelRight {
  static uint32_t of(uint32_t low, uint32_t high, uint32_t n) {
    uint64_t both = uint64_t(high) << 32 | low;
    return n >= 32 ? high : uint32_t(both >> n);
  }
};
template <class F> struct Wrap {
  static uint32_t of(uint32_t low, uint32_t high, uint32_t n) {
    return F::of(low, high, n & 31);
  }
};

void decodeShf(Decoder &d, const Statement &s, Inst &inst) {
  decodeTernary(d, s, inst, Type::b32);
  bool wrap = s.has("wrap");
  if (s.has("l"))
    inst.fn = wrap ? &ternary<uint32_t, Wrap<FunnelLeft>>
                   : &ternary<uint32_t, FunnelLeft>;
  else
    inst.fn = wrap ? &ternary<uint32_t, Wrap<FunnelRight>>
                   : &ternary<uint32_t, FunnelRight>;
}

template <class T> bool popc(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.reg<T>(inst.a);
  lanes(warp.reg<uint32_t>(inst.d), mask,
        [&](int i) { return __builtin_popcountll(a[i]); });
  return false;
}

template <class T> bool clz(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.reg<T>(inst.a);
  constexpr int extra = 64 - sizeof(T) * 8;
  lanes(warp.reg<uint32_t>(inst.d), mask, [&](int i) {
    return a[i] ? __builtin_clzll(a[i]) - extra : sizeof(T) * 8;
  });
  return false;
}

template <class T> bool bfind(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.reg<T>(inst.a);
  lanes(warp.reg<uint32_t>(inst.d), mask, [&](int i) {
    uint64_t v = a[i] < 0 ? ~int64_t(a[i]) : int64_t(a[i]);
    if (!v)
      return ~0u;
    uint32_t place = 63 - __builtin_clzll(v);
    return inst.mode ? uint32_t(sizeof(T) * 8 - 1 - place) : place;
  });
  return false;
}

void decodeCount(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  inst.d = d.destination(d.operand(s, 0), Type::u32);
  inst.a = d.source(d.operand(s, 1), type);
  bool wide = bytesOf(type) == 8;
  if (s.op == "popc")
    inst.fn = wide ? &popc<uint64_t> : &popc<uint32_t>;
  else if (s.op == "clz")
    inst.fn = wide ? &clz<uint64_t> : &clz<uint32_t>;
  else
    inst.fn = forInteger(type, []<class T>() { return &bfind<T>; });
  inst.mode = s.has("shiftamt");
}

template <class T> struct Reverse {
  static T of(T a) {
    T r = 0;
    for (unsigned i = 0; i < sizeof(T) * 8; ++i)
      r |= T(a >> i & 1) << (sizeof(T) * 8 - 1 - i);
    return r;
  }
};

void decodeBrev(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeUnary(d, s, inst, type);
  inst.fn = bytesOf(type) == 8 ? &unary<uint64_t, Reverse<uint64_t>>
                               : &unary<uint32_t, Reverse<uint32_t>>;
}

template <class T> bool bfe(Warp &warp, const Inst &inst, uint32_t mask) {
  constexpr bool sign = T(-1) < T(0);
  constexpr uint32_t top = sizeof(T) * 8 - 1;
  const T *a = warp.reg<T>(inst.a);
  const uint32_t *b = warp.reg<uint32_t>(inst.b),
                 *c = warp.reg<uint32_t>(inst.c);
  lanes(warp.reg<T>(inst.d), mask, [&](int i) {
    uint32_t at = b[i] & 255, count = c[i] & 255;
    uint64_t value = uint64_t(a[i]), result = 0;
    bool fill = false;
    if (sign && count)
      fill = value >> std::min(at + count - 1, top) & 1;
    for (uint32_t k = 0; k <= top; ++k)
      result |=
          uint64_t(k < count && at + k <= top ? value >> (at + k) & 1 : fill)
          << k;
    return T(result);
  });
  return false;
}

template <class T> bool bfi(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b);
  const uint32_t *c = warp.reg<uint32_t>(inst.c);
  const uint32_t *n = warp.reg<uint32_t>(inst.e);
  lanes(warp.reg<T>(inst.d), mask, [&](int i) {
    uint32_t at = c[i] & 255, count = n[i] & 255;
    T result = b[i];
    for (uint32_t k = 0; k < count && at + k < sizeof(T) * 8; ++k) {
      T bit = T(1) << (at + k);
      result = (result & ~bit) | (a[i] >> k & 1 ? bit : 0);
    }
    return result;
  });
  return false;
}

void decodeBfe(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeUnary(d, s, inst, type);
  inst.b = d.source(d.operand(s, 2), Type::u32);
  inst.c = d.source(d.operand(s, 3), Type::u32);
  inst.fn = forInteger(type, []<class T>() { return &bfe<T>; });
}

void decodeBfi(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeBinary(d, s, inst, type);
  inst.c = d.source(d.operand(s, 3), Type::u32);
  inst.e = d.source(d.operand(s, 4), Type::u32);
  inst.fn = bytesOf(type) == 8 ? &bfi<uint64_t> : &bfi<uint32_t>;
}

/// Mode 0: the selector names four bytes, with the sign's replication.
bool prmt(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint32_t *a = warp.reg<uint32_t>(inst.a),
                 *b = warp.reg<uint32_t>(inst.b),
                 *c = warp.reg<uint32_t>(inst.c);
  lanes(warp.reg<uint32_t>(inst.d), mask, [&](int i) {
    uint64_t both = uint64_t(b[i]) << 32 | a[i];
    uint32_t s = c[i], n = s & 3, result = 0;
    for (uint32_t k = 0; k < 4; ++k) {
      uint32_t pick = 0;
      switch (inst.mode) {
      case 0:
        pick = s >> 4 * k & 15;
        break;
      case 1: // f4e
        pick = n + k;
        break;
      case 2: // b4e
        pick = (n - k) & 7;
        break;
      case 3: // rc8
        pick = n;
        break;
      case 4: // ecl
        pick = std::max(n, k);
        break;
      case 5: // ecr
        pick = std::min(n, k);
        break;
      case 6: // rc16
        pick = (n & 1) * 2 + (k & 1);
        break;
      }
      uint32_t byte = both >> 8 * (pick & 7) & 255;
      if (pick & 8)
        byte = byte & 128 ? 255 : 0;
      result |= byte << 8 * k;
    }
    return result;
  });
  return false;
}

void decodePrmt(Decoder &d, const Statement &s, Inst &inst) {
  decodeTernary(d, s, inst, Type::b32);
  static constexpr std::string_view modes[] = {"f4e", "b4e", "rc8",
                                               "ecl", "ecr", "rc16"};
  for (int i = 0; i < 6; ++i)
    if (s.has(modes[i]))
      inst.mode = i + 1;
  inst.fn = &prmt;
}

bool lop3(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint32_t *a = warp.reg<uint32_t>(inst.a),
                 *b = warp.reg<uint32_t>(inst.b),
                 *c = warp.reg<uint32_t>(inst.c);
  lanes(warp.reg<uint32_t>(inst.d), mask, [&](int i) {
    uint32_t result = 0;
    for (int k = 0; k < 8; ++k)
      if (inst.imm >> k & 1)
        result |= (k & 4 ? a[i] : ~a[i]) & (k & 2 ? b[i] : ~b[i]) &
                  (k & 1 ? c[i] : ~c[i]);
    return result;
  });
  return false;
}

void decodeLop3(Decoder &d, const Statement &s, Inst &inst) {
  decodeTernary(d, s, inst, Type::b32);
  inst.imm = d.operand(s, 4).bits;
  inst.fn = &lop3;
}

template <class A, class B>
bool dp4a(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint32_t *a = warp.reg<uint32_t>(inst.a),
                 *b = warp.reg<uint32_t>(inst.b),
                 *c = warp.reg<uint32_t>(inst.c);
  lanes(warp.reg<uint32_t>(inst.d), mask, [&](int i) {
    uint32_t sum = c[i];
    for (int k = 0; k < 4; ++k)
      sum += uint32_t(int32_t(A(a[i] >> 8 * k)) * int32_t(B(b[i] >> 8 * k)));
    return sum;
  });
  return false;
}

void decodeDp4a(Decoder &d, const Statement &s, Inst &inst) {
  decodeTernary(d, s, inst, Type::b32);
  bool a = d.type(s, 1) == Type::s32, b = d.type(s) == Type::s32;
  inst.fn = a ? (b ? &dp4a<int8_t, int8_t> : &dp4a<int8_t, uint8_t>)
              : (b ? &dp4a<uint8_t, int8_t> : &dp4a<uint8_t, uint8_t>);
}

} // namespace

void tofu::gpu::addBitOps(OpTable &table) {
  table["shl"] = decodeShl;
  table["shr"] = decodeShr;
  table["shf"] = decodeShf;
  table["popc"] = table["clz"] = table["bfind"] = decodeCount;
  table["brev"] = decodeBrev;
  table["bfe"] = decodeBfe;
  table["bfi"] = decodeBfi;
  table["prmt"] = decodePrmt;
  table["lop3"] = decodeLop3;
  table["dp4a"] = decodeDp4a;
}

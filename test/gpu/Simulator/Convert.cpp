//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// cvt: from every type to every type, with its rounding.
#include "Handlers.h"
#include "NarrowFloat.h"

#include <limits>

using namespace tofu::gpu;

namespace {

/// How a conversion is done, packed into Inst::mode and the bytes beside it.
struct How {
  Type to, from;
  Round round;
  bool integral; // rni, rzi, ...: to an integer, also in a float's clothes
  bool saturate, relu, ftz;
};

uint64_t readLane(Warp &warp, Ref ref, unsigned bytes, int lane) {
  uint64_t bits = 0;
  std::memcpy(&bits, warp.reg<char>(ref) + lane * bytes, bytes);
  return bits;
}

void writeLane(Warp &warp, Ref ref, unsigned bytes, int lane, uint64_t bits) {
  std::memcpy(warp.reg<char>(ref) + lane * bytes, &bits, bytes);
}

double realOf(Type type, uint64_t bits, bool ftz) {
  switch (type) {
  case Type::f64:
    return bitsAs<double>(bits);
  case Type::f32:
  case Type::tf32: {
    float f = bitsAs<float>(uint32_t(bits));
    return ftz && std::fabs(f) < 0x1p-126f ? std::copysign(0.f, f) : f;
  }
  case Type::f16:
    return Half{uint16_t(bits)}.value();
  default:
    return BFloat{uint16_t(bits)}.value();
  }
}

double toIntegral(double value, Round round) {
  switch (round) {
  case Round::zero:
    return std::trunc(value);
  case Round::down:
    return std::floor(value);
  case Round::up:
    return std::ceil(value);
  default:
    return std::nearbyint(value);
  }
}

/// A float of exact value `value` (an integer beyond 2^53 comes as `wide`).
uint64_t fromReal(const How &how, double value) {
  if (how.saturate && isFloat(how.to))
    value = value > 0 ? (value < 1 ? value : 1) : 0;
  if (how.relu && !std::isnan(value))
    value = value > 0 ? value : 0;
  switch (how.to) {
  case Type::f64:
    return bitsAs<uint64_t>(value);
  case Type::f32: {
    if (std::isnan(value))
      return 0x7FFFFFFF;
    uint32_t bits = how.round == Round::nearest
                        ? bitsAs<uint32_t>(float(value))
                        : narrow(value, kFloat, how.round);
    if (how.ftz && (bits & 0x7FFFFFFF) < 0x00800000)
      bits &= 0x80000000;
    return bits;
  }
  case Type::tf32:
    if (std::isnan(value))
      return 0x7FFFFFFF;
    return uint64_t(narrow(value, kTF32, how.round)) << 13;
  case Type::f16:
    return narrow(value, kHalf, how.round);
  case Type::bf16:
    return narrow(value, kBFloat, how.round);
  default:
    return 0;
  }
}

/// Integers from floats: what is too large becomes the largest.
uint64_t integerFrom(const How &how, double value) {
  unsigned bits = bytesOf(how.to) * 8;
  if (std::isnan(value))
    // 0, but the sign's bit alone where either side has 64 bits.
    return bits == 64 || how.from == Type::f64 ? uint64_t(1) << (bits - 1) : 0;
  value = toIntegral(value, how.round);
  if (isSigned(how.to)) {
    double top = std::ldexp(1, bits - 1);
    if (value >= top)
      return (uint64_t(1) << (bits - 1)) - 1;
    if (value < -top)
      return uint64_t(1) << (bits - 1);
    return uint64_t(int64_t(value));
  }
  if (value >= std::ldexp(1, bits))
    return bits == 64 ? ~uint64_t(0) : (uint64_t(1) << bits) - 1;
  return value <= 0 ? 0 : uint64_t(value);
}

/// An integer as a double that rounds like it: what 53 bits do not hold is
/// kept as an odd last bit.
double exactOf(uint64_t bits, bool isNegative) {
  uint64_t magnitude = isNegative ? -bits : bits;
  uint64_t low = 0;
  int shift = magnitude >> 53 ? 64 - __builtin_clzll(magnitude) - 53 : 0;
  if (shift) {
    low = magnitude & ((uint64_t(1) << shift) - 1);
    magnitude = (magnitude >> shift) | (low != 0);
  }
  double value = std::ldexp(double(magnitude), shift);
  return isNegative ? -value : value;
}

uint64_t integerToReal(const How &how, uint64_t bits, bool minus) {
  if (how.to == Type::f64) {
    uint64_t magnitude = minus ? -bits : bits;
    if (!(magnitude >> 53))
      return bitsAs<uint64_t>(minus ? -double(magnitude) : double(magnitude));
    // Round by hand: all of 64 bits count.
    int shift = 64 - __builtin_clzll(magnitude) - 53;
    uint64_t rest = magnitude & ((uint64_t(1) << shift) - 1);
    uint64_t half = uint64_t(1) << (shift - 1), kept = magnitude >> shift;
    bool isUp = false;
    if (how.round == Round::nearest)
      isUp = rest > half || (rest == half && kept & 1);
    else if (how.round == Round::up)
      isUp = rest && !minus;
    else if (how.round == Round::down)
      isUp = rest && minus;
    double value = std::ldexp(double(kept + isUp), shift);
    return bitsAs<uint64_t>(minus ? -value : value);
  }
  return fromReal(how, exactOf(bits, minus));
}

uint64_t integerToInteger(const How &how, int64_t value, bool fromSigned) {
  unsigned bits = bytesOf(how.to) * 8;
  if (!how.saturate)
    return bits == 64 ? value : uint64_t(value) & ((uint64_t(1) << bits) - 1);
  bool minus = fromSigned && value < 0;
  if (isSigned(how.to)) {
    int64_t top = bits == 64 ? std::numeric_limits<int64_t>::max()
                             : (int64_t(1) << (bits - 1)) - 1;
    if (minus)
      return std::max(value, -top - 1);
    return uint64_t(value) > uint64_t(top) ? top : value;
  }
  uint64_t top = bits == 64 ? ~uint64_t(0) : (uint64_t(1) << bits) - 1;
  return minus ? 0 : std::min<uint64_t>(value, top);
}

uint64_t convert(const How &how, uint64_t bits) {
  if (isFloat(how.from)) {
    double value = realOf(how.from, bits, how.ftz);
    if (!isFloat(how.to))
      return integerFrom(how, value);
    if (how.integral)
      value = std::copysign(toIntegral(value, how.round), value);
    return fromReal(how, value);
  }
  unsigned width = bytesOf(how.from) * 8;
  bool sign = isSigned(how.from);
  if (width < 64) {
    bits &= (uint64_t(1) << width) - 1;
    if (sign && bits >> (width - 1))
      bits |= ~uint64_t(0) << width;
  }
  if (isFloat(how.to))
    return integerToReal(how, bits, sign && int64_t(bits) < 0);
  return integerToInteger(how, bits, sign);
}

How unpack(const Inst &inst) {
  How how;
  how.to = Type(inst.imm & 255);
  how.from = Type(inst.imm >> 8 & 255);
  how.round = Round(inst.mode & 7);
  how.integral = inst.mode & 8;
  how.saturate = inst.mode & 16;
  how.relu = inst.mode & 32;
  how.ftz = inst.mode & 64;
  return how;
}

bool cvt(Warp &warp, const Inst &inst, uint32_t mask) {
  How how = unpack(inst);
  unsigned to = inst.imm >> 16 & 255, from = inst.imm >> 24 & 255;
  bool extend = isSigned(how.to) && to > bytesOf(how.to);
  unsigned width = bytesOf(how.to) * 8;
  eachLane(mask, [&](int i) {
    uint64_t bits = convert(how, readLane(warp, inst.a, from, i));
    if (extend && bits >> (width - 1) & 1)
      bits |= ~uint64_t(0) << width;
    writeLane(warp, inst.d, to, i, bits);
  });
  return false;
}

// The common ones, quick.
struct FloatToBFloat {
  static BFloat of(float a) { return BFloat::of(a); }
};
struct FloatToHalf {
  static Half of(float a) { return Half::of(a); }
};
template <class N> struct ToFloat {
  static float of(N a) { return a.value(); }
};
template <class D, class A> struct Cast {
  static D of(A a) { return D(a); }
};

Handler quick(const How &how, unsigned to, unsigned from) {
  if (how.saturate || how.relu || how.ftz || how.integral)
    return nullptr;
  bool nearest = how.round == Round::nearest;
  auto is = [&](Type d, Type a) {
    return how.to == d && how.from == a && to == bytesOf(d) &&
           from == bytesOf(a);
  };
  if (is(Type::f32, Type::bf16))
    return &unaryTo<float, BFloat, ToFloat<BFloat>>;
  if (is(Type::f32, Type::f16))
    return &unaryTo<float, Half, ToFloat<Half>>;
  if (is(Type::f64, Type::f32))
    return &unaryTo<double, float, Cast<double, float>>;
  if (is(Type::u64, Type::u32))
    return &unaryTo<uint64_t, uint32_t, Cast<uint64_t, uint32_t>>;
  if (is(Type::s64, Type::s32))
    return &unaryTo<int64_t, int32_t, Cast<int64_t, int32_t>>;
  if (is(Type::u32, Type::u64))
    return &unaryTo<uint32_t, uint64_t, Cast<uint32_t, uint64_t>>;
  if (is(Type::u32, Type::u16))
    return &unaryTo<uint32_t, uint16_t, Cast<uint32_t, uint16_t>>;
  if (is(Type::s32, Type::s16))
    return &unaryTo<int32_t, int16_t, Cast<int32_t, int16_t>>;
  if (is(Type::u16, Type::u32))
    return &unaryTo<uint16_t, uint32_t, Cast<uint16_t, uint32_t>>;
  if (!nearest)
    return nullptr;
  if (is(Type::bf16, Type::f32))
    return &unaryTo<BFloat, float, FloatToBFloat>;
  if (is(Type::f16, Type::f32))
    return &unaryTo<Half, float, FloatToHalf>;
  if (is(Type::f32, Type::s32))
    return &unaryTo<float, int32_t, Cast<float, int32_t>>;
  if (is(Type::f32, Type::u32))
    return &unaryTo<float, uint32_t, Cast<float, uint32_t>>;
  return nullptr;
}

/// cvt.rn.bf16x2.f32 d, a, b: a is the upper half.
template <class N> bool packPair(Warp &warp, const Inst &inst, uint32_t mask) {
  const float *a = warp.reg<float>(inst.a), *b = warp.reg<float>(inst.b);
  Round round = Round(inst.mode & 7);
  bool relu = inst.mode & 32, saturate = inst.mode & 16;
  auto one = [&](float f) -> uint32_t {
    if (relu && !std::isnan(f))
      f = f > 0 ? f : 0;
    return round == Round::nearest && !saturate
               ? N::of(f).bits
               : narrow(f, N::kFormat, round, saturate);
  };
  lanes(warp.reg<uint32_t>(inst.d), mask,
        [&](int i) { return one(a[i]) << 16 | one(b[i]); });
  return false;
}

/// Two numbers of 8 bits, from two f32 or from a pair of f16.
bool packEight(Warp &warp, const Inst &inst, uint32_t mask) {
  Format format = inst.width ? kE4M3 : kE5M2;
  bool relu = inst.mode & 32;
  auto one = [&](float f) {
    if (relu && !std::isnan(f))
      f = f > 0 ? f : 0;
    return narrow(f, format, Round::nearest, true);
  };
  lanes(warp.reg<uint16_t>(inst.d), mask, [&](int i) {
    float high, low;
    if (inst.count == 2) {
      uint32_t both = warp.reg<uint32_t>(inst.a)[i];
      high = Half{uint16_t(both >> 16)}.value();
      low = Half{uint16_t(both)}.value();
    } else {
      high = warp.reg<float>(inst.a)[i];
      low = warp.reg<float>(inst.b)[i];
    }
    return uint16_t(one(high) << 8 | one(low));
  });
  return false;
}

bool unpackEight(Warp &warp, const Inst &inst, uint32_t mask) {
  Format format = inst.width ? kE4M3 : kE5M2;
  const uint16_t *a = warp.reg<uint16_t>(inst.a);
  lanes(warp.reg<uint32_t>(inst.d), mask, [&](int i) {
    uint32_t low = Half::of(widen(a[i] & 255, format)).bits;
    uint32_t high = Half::of(widen(a[i] >> 8, format)).bits;
    return high << 16 | low;
  });
  return false;
}

int flagsOf(const Statement &s, Round round, bool integral) {
  return int(round) | integral << 3 |
         (s.has("sat") || s.has("satfinite")) << 4 | s.has("relu") << 5 |
         s.has("ftz") << 6;
}

void decodeCvt(Decoder &d, const Statement &s, Inst &inst) {
  Round round = Round::nearest;
  bool integral = false;
  static constexpr std::pair<std::string_view, Round> kModes[] = {
      {"rn", Round::nearest}, {"rz", Round::zero},  {"rm", Round::down},
      {"rp", Round::up},      {"rna", Round::away}, {"rni", Round::nearest},
      {"rzi", Round::zero},   {"rmi", Round::down}, {"rpi", Round::up}};
  for (std::string_view mod : s.mods) {
    if (mod == "rs" || mod == "e2m1x2" || mod == "e2m3x2" || mod == "e3m2x2" ||
        mod == "ue8m0x2")
      d.unknown();
    for (auto [name, value] : kModes)
      if (mod == name) {
        round = value;
        integral |= name.size() == 3 && name[2] == 'i';
      }
  }
  inst.mode = flagsOf(s, round, integral);
  if (s.has("e4m3x2") || s.has("e5m2x2")) {
    inst.width = s.has("e4m3x2");
    if (d.type(s) == Type::f16x2 && typeOf(s.mods.back()) == Type::none) {
      inst.d = d.destination(d.operand(s, 0), Type::b32);
      inst.a = d.source(d.operand(s, 1), Type::b16);
      inst.fn = &unpackEight;
      return;
    }
    inst.d = d.destination(d.operand(s, 0), Type::b16);
    bool fromPair = d.type(s) == Type::f16x2;
    inst.count = fromPair ? 2 : 1;
    inst.a = d.source(d.operand(s, 1), fromPair ? Type::b32 : Type::f32);
    if (!fromPair)
      inst.b = d.source(d.operand(s, 2), Type::f32);
    inst.fn = &packEight;
    return;
  }
  How how = {};
  how.from = d.type(s);
  how.to = d.type(s, 1);
  how.round = round;
  how.integral = integral;
  how.saturate = inst.mode & 16;
  how.relu = inst.mode & 32;
  how.ftz = inst.mode & 64;
  if (how.to == Type::f16x2 || how.to == Type::bf16x2) {
    decodeBinary(d, s, inst, Type::f32);
    inst.fn = how.to == Type::f16x2 ? &packPair<Half> : &packPair<BFloat>;
    return;
  }
  if (how.from == Type::f16x2 || how.from == Type::bf16x2)
    d.unknown();
  if (s.has("satfinite"))
    d.unknown();
  // Registers may be wider than what is converted.
  unsigned to = 0, from = 0;
  inst.d = d.anyRegister(d.operand(s, 0), to);
  const Operand &a = d.operand(s, 1);
  if (a.kind == Operand::name && a.variable &&
      a.variable->space == Space::reg) {
    inst.a = d.anyRegister(a, from);
  } else {
    inst.a = d.source(a, how.from);
    from = std::max(2u, bytesOf(how.from));
  }
  if (to < bytesOf(how.to) || from < bytesOf(how.from))
    d.fail("a register is narrower than '" + s.spelling() + "' says");
  inst.imm = int64_t(how.to) | int64_t(how.from) << 8 | int64_t(to) << 16 |
             int64_t(from) << 24;
  inst.fn = quick(how, to, from);
  if (!inst.fn)
    inst.fn = &cvt;
}

} // namespace

void tofu::gpu::addConvertOps(OpTable &table) { table["cvt"] = decodeCvt; }

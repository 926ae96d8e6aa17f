//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Handlers.h"

#include <limits>
#include <type_traits>

using namespace tofu::gpu;

namespace {

template <class T> using U = std::make_unsigned_t<T>;
template <class T> constexpr int kBits = sizeof(T) * 8;
template <class T> struct Wider;
template <> struct Wider<uint16_t> {
  using type = uint32_t;
};
template <> struct Wider<int16_t> {
  using type = int32_t;
};
template <> struct Wider<uint32_t> {
  using type = uint64_t;
};
template <> struct Wider<int32_t> {
  using type = int64_t;
};
template <> struct Wider<uint64_t> {
  using type = unsigned __int128;
};
template <> struct Wider<int64_t> {
  using type = __int128;
};
template <class T> using W = typename Wider<T>::type;

// Sums are of unsigned numbers: they wrap.
template <class T> struct Add {
  static T of(T a, T b) { return T(W<U<T>>(U<T>(a)) + U<T>(b)); }
};
template <class T> struct AddSat {
  static T of(T a, T b) {
    T r;
    if (!__builtin_add_overflow(a, b, &r))
      return r;
    return b < 0 ? std::numeric_limits<T>::min()
                 : std::numeric_limits<T>::max();
  }
};
template <class T> struct Sub {
  static T of(T a, T b) { return T(W<U<T>>(U<T>(a)) - U<T>(b)); }
};
template <class T> struct SubSat {
  static T of(T a, T b) {
    T r;
    if (!__builtin_sub_overflow(a, b, &r))
      return r;
    return b > 0 ? std::numeric_limits<T>::min()
                 : std::numeric_limits<T>::max();
  }
};
template <class T> struct MulLo {
  static T of(T a, T b) { return T(W<U<T>>(U<T>(a)) * U<T>(b)); }
};
template <class T> struct MulHi {
  static T of(T a, T b) { return T((W<T>(a) * W<T>(b)) >> kBits<T>); }
};
template <class T> struct MadLo {
  static T of(T a, T b, T c) { return Add<T>::of(MulLo<T>::of(a, b), c); }
};
template <class T> struct MadHi {
  static T of(T a, T b, T c) { return Add<T>::of(MulHi<T>::of(a, b), c); }
};
template <class T> struct Mul24 {
  static T clip(T a) { return T(U<T>(a) << 8) >> 8; }
  static T of(T a, T b) {
    return T(uint64_t(int64_t(clip(a)) * int64_t(clip(b))));
  }
};
// What the hardware gives for a division by zero: all bits set.
template <class T> struct Div {
  static T of(T a, T b) {
    if (b == 0)
      return T(-1);
    if (std::is_signed_v<T> && b == T(-1))
      return Sub<T>::of(0, a);
    return a / b;
  }
};
template <class T> struct Rem {
  static T of(T a, T b) {
    if (b == 0)
      return a;
    if (std::is_signed_v<T> && b == T(-1))
      return 0;
    return a % b;
  }
};
template <class T> struct Min {
  static T of(T a, T b) { return a < b ? a : b; }
};
template <class T> struct Max {
  static T of(T a, T b) { return a > b ? a : b; }
};
template <class T> struct MinRelu {
  static T of(T a, T b) { return Max<T>::of(Min<T>::of(a, b), 0); }
};
template <class T> struct MaxRelu {
  static T of(T a, T b) { return Max<T>::of(Max<T>::of(a, b), 0); }
};
template <class T> struct Abs {
  static T of(T a) { return a < 0 ? Sub<T>::of(0, a) : a; }
};
template <class T> struct Neg {
  static T of(T a) { return Sub<T>::of(0, a); }
};
template <class T> struct And {
  static T of(T a, T b) { return a & b; }
};
template <class T> struct Or {
  static T of(T a, T b) { return a | b; }
};
template <class T> struct Xor {
  static T of(T a, T b) { return a ^ b; }
};
template <class T> struct Not {
  static T of(T a) { return ~a; }
};
template <class T> struct Cnot {
  static T of(T a) { return a == 0; }
};
template <class T> struct Sad {
  static T of(T a, T b, T c) {
    return Add<T>::of(c, a < b ? Sub<T>::of(b, a) : Sub<T>::of(a, b));
  }
};

/// min and max of two halves of 32 bits.
template <class H, template <class> class F> struct Halves {
  static uint32_t of(uint32_t a, uint32_t b) {
    uint32_t low = uint16_t(F<H>::of(H(a), H(b)));
    uint32_t high = uint16_t(F<H>::of(H(a >> 16), H(b >> 16)));
    return low | high << 16;
  }
};

template <template <class> class F>
void decodeBinaryOf(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeBinary(d, s, inst, type);
  inst.fn = forInteger(type, []<class T>() { return &binary<T, F<T>>; });
}

template <template <class> class F>
void decodeUnaryOf(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeUnary(d, s, inst, type);
  inst.fn = forInteger(type, []<class T>() { return &unary<T, F<T>>; });
}

/// and, or, xor: of predicates too, as words of 32 lanes.
template <template <class> class F>
bool predicates(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t a = *warp.reg<uint32_t>(inst.a), b = *warp.reg<uint32_t>(inst.b);
  if (inst.mode & 1)
    a = ~a;
  if (inst.mode & 2)
    b = ~b;
  setPredicate(warp.reg<uint32_t>(inst.d), mask, F<uint32_t>::of(a, b));
  return false;
}

template <template <class> class F>
void decodeLogic(Decoder &d, const Statement &s, Inst &inst) {
  if (d.type(s) != Type::pred)
    return decodeBinaryOf<F>(d, s, inst);
  bool na = false, nb = false;
  inst.d = d.destination(d.operand(s, 0), Type::pred);
  inst.a = d.predicate(d.operand(s, 1), na);
  inst.b = d.predicate(d.operand(s, 2), nb);
  inst.mode = na | nb << 1;
  inst.fn = &predicates<F>;
}

bool notPredicate(Warp &warp, const Inst &inst, uint32_t mask) {
  setPredicate(warp.reg<uint32_t>(inst.d), mask, ~*warp.reg<uint32_t>(inst.a));
  return false;
}

void decodeNot(Decoder &d, const Statement &s, Inst &inst) {
  if (d.type(s) != Type::pred)
    return decodeUnaryOf<Not>(d, s, inst);
  bool negated = false;
  inst.d = d.destination(d.operand(s, 0), Type::pred);
  inst.a = d.predicate(d.operand(s, 1), negated);
  inst.fn = &notPredicate;
}

// Carries: a word of 32 lanes of the frame would be exact; they follow each
// other within one straight line, so that one a warp is enough.
template <class T, bool isSub, bool takes, bool gives>
bool withCarry(Warp &warp, const Inst &inst, uint32_t mask) {
  T *d = warp.reg<T>(inst.d);
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b);
  uint32_t carry = 0;
  eachLane(mask, [&](int i) {
    T in = takes ? warp.carry >> i & 1 : 0, sum;
    bool out;
    if (isSub) {
      out = __builtin_sub_overflow(a[i], b[i], &sum);
      out |= __builtin_sub_overflow(sum, in, &sum);
    } else {
      out = __builtin_add_overflow(a[i], b[i], &sum);
      out |= __builtin_add_overflow(sum, in, &sum);
    }
    d[i] = sum;
    carry |= uint32_t(out) << i;
  });
  if (gives)
    setPredicate(&warp.carry, mask, carry);
  return false;
}

template <bool isSub, bool takes>
void decodeCarry(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeBinary(d, s, inst, type);
  bool gives = s.has("cc");
  if (bytesOf(type) == 8)
    inst.fn = gives ? &withCarry<uint64_t, isSub, takes, true>
                    : &withCarry<uint64_t, isSub, takes, false>;
  else
    inst.fn = gives ? &withCarry<uint32_t, isSub, takes, true>
                    : &withCarry<uint32_t, isSub, takes, false>;
}

} // namespace

/// add, sub, mul, mad, div, min, max, abs, neg: of integers here.
template <template <class> class F>
static void decodeEither(Decoder &d, const Statement &s, Inst &inst) {
  if (isFloat(d.type(s)))
    return decodeFloatArithmetic(d, s, inst);
  decodeBinaryOf<F>(d, s, inst);
}

template <template <class> class F>
static void decodeEitherUnary(Decoder &d, const Statement &s, Inst &inst) {
  if (isFloat(d.type(s)))
    return decodeFloatArithmetic(d, s, inst);
  decodeUnaryOf<F>(d, s, inst);
}

template <template <class> class F, template <class> class Sat, bool isSub>
static void decodeSum(Decoder &d, const Statement &s, Inst &inst) {
  if (s.has("s16x2") || s.has("u16x2")) {
    decodeBinary(d, s, inst, Type::b32);
    inst.fn = &binary<uint32_t, Halves<uint16_t, F>>;
    return;
  }
  Type type = d.type(s);
  if (isFloat(type))
    return decodeFloatArithmetic(d, s, inst);
  if (s.has("cc"))
    return decodeCarry<isSub, false>(d, s, inst);
  if (s.has("sat")) {
    decodeBinary(d, s, inst, type);
    if (type == Type::s32)
      inst.fn = &binary<int32_t, Sat<int32_t>>;
    return;
  }
  decodeBinaryOf<F>(d, s, inst);
}

template <class T>
static bool mulWide(Warp &warp, const Inst &inst, uint32_t mask) {
  W<T> *d = warp.reg<W<T>>(inst.d);
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b);
  lanes(d, mask, [&](int i) { return W<T>(a[i]) * W<T>(b[i]); });
  return false;
}

template <class T>
static bool madWide(Warp &warp, const Inst &inst, uint32_t mask) {
  W<T> *d = warp.reg<W<T>>(inst.d);
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b);
  const W<T> *c = warp.reg<W<T>>(inst.c);
  lanes(d, mask,
        [&](int i) { return Add<W<T>>::of(W<T>(a[i]) * W<T>(b[i]), c[i]); });
  return false;
}

static Type widerType(Type type) {
  switch (type) {
  case Type::u16:
    return Type::u32;
  case Type::s16:
    return Type::s32;
  case Type::u32:
    return Type::u64;
  default:
    return Type::s64;
  }
}

static void decodeMul(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  if (isFloat(type))
    return decodeFloatArithmetic(d, s, inst);
  if (s.has("wide")) {
    inst.d = d.destination(d.operand(s, 0), widerType(type));
    inst.a = d.source(d.operand(s, 1), type);
    inst.b = d.source(d.operand(s, 2), type);
    inst.fn = type == Type::u16   ? &mulWide<uint16_t>
              : type == Type::s16 ? &mulWide<int16_t>
              : type == Type::u32 ? &mulWide<uint32_t>
              : type == Type::s32 ? &mulWide<int32_t>
                                  : nullptr;
    return;
  }
  if (s.has("hi"))
    return decodeBinaryOf<MulHi>(d, s, inst);
  decodeBinaryOf<MulLo>(d, s, inst);
}

static void decodeMad(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  if (isFloat(type))
    return decodeFloatArithmetic(d, s, inst);
  if (s.has("wide")) {
    Type wide = widerType(type);
    inst.d = d.destination(d.operand(s, 0), wide);
    inst.a = d.source(d.operand(s, 1), type);
    inst.b = d.source(d.operand(s, 2), type);
    inst.c = d.source(d.operand(s, 3), wide);
    inst.fn = type == Type::u16   ? &madWide<uint16_t>
              : type == Type::s16 ? &madWide<int16_t>
              : type == Type::u32 ? &madWide<uint32_t>
              : type == Type::s32 ? &madWide<int32_t>
                                  : nullptr;
    return;
  }
  if (s.has("cc") || s.has("sat"))
    d.unknown();
  decodeTernary(d, s, inst, type);
  if (s.has("hi"))
    inst.fn = forInteger(type, []<class T>() { return &ternary<T, MadHi<T>>; });
  else
    inst.fn = forInteger(type, []<class T>() { return &ternary<T, MadLo<T>>; });
}

template <template <class> class F, template <class> class Relu>
static void decodeExtreme(Decoder &d, const Statement &s, Inst &inst) {
  for (std::string_view mod : s.mods) {
    if (mod != "u16x2" && mod != "s16x2")
      continue;
    decodeBinary(d, s, inst, Type::b32);
    bool relu = s.has("relu");
    if (mod == "u16x2")
      inst.fn = &binary<uint32_t, Halves<uint16_t, F>>;
    else
      inst.fn = relu ? &binary<uint32_t, Halves<int16_t, Relu>>
                     : &binary<uint32_t, Halves<int16_t, F>>;
    return;
  }
  Type type = d.type(s);
  if (isFloat(type))
    return decodeFloatArithmetic(d, s, inst);
  if (!s.has("relu"))
    return decodeBinaryOf<F>(d, s, inst);
  decodeBinary(d, s, inst, type);
  if (type == Type::s32)
    inst.fn = &binary<int32_t, Relu<int32_t>>;
}

static void decodeSad(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeTernary(d, s, inst, type);
  inst.fn = forInteger(type, []<class T>() { return &ternary<T, Sad<T>>; });
}

static void decodeMul24(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  if (!s.has("lo"))
    d.unknown();
  decodeBinary(d, s, inst, type);
  inst.fn = type == Type::s32 ? &binary<int32_t, Mul24<int32_t>>
                              : &binary<uint32_t, Mul24<uint32_t>>;
}

void tofu::gpu::addIntegerOps(OpTable &table) {
  table["add"] = decodeSum<Add, AddSat, false>;
  table["sub"] = decodeSum<Sub, SubSat, true>;
  table["addc"] = decodeCarry<false, true>;
  table["subc"] = decodeCarry<true, true>;
  table["mul"] = decodeMul;
  table["mad"] = decodeMad;
  table["mul24"] = decodeMul24;
  table["sad"] = decodeSad;
  table["div"] = decodeEither<Div>;
  table["rem"] = decodeBinaryOf<Rem>;
  table["min"] = decodeExtreme<Min, MinRelu>;
  table["max"] = decodeExtreme<Max, MaxRelu>;
  table["abs"] = decodeEitherUnary<Abs>;
  table["neg"] = decodeEitherUnary<Neg>;
  table["and"] = decodeLogic<And>;
  table["or"] = decodeLogic<Or>;
  table["xor"] = decodeLogic<Xor>;
  table["not"] = decodeNot;
  table["cnot"] = decodeUnaryOf<Cnot>;
}

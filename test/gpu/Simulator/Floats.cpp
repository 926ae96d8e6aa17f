//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Arithmetic of floating-point numbers. What a GPU computes approximately is
// computed in double and rounded here: nothing can be told from the error.
#include "Handlers.h"
#include "NarrowFloat.h"

#include <cfenv>

using namespace tofu::gpu;

namespace {

struct Add {
  template <class T> static T of(T a, T b) { return a + b; }
};
struct Sub {
  template <class T> static T of(T a, T b) { return a - b; }
};
struct Mul {
  template <class T> static T of(T a, T b) { return a * b; }
};
struct Div {
  template <class T> static T of(T a, T b) { return a / b; }
};
struct Fma {
  template <class T> static T of(T a, T b, T c) { return std::fma(a, b, c); }
};
struct Abs {
  template <class T> static T of(T a) { return std::fabs(a); }
};
struct Neg {
  template <class T> static T of(T a) { return -a; }
};
struct Sqrt {
  template <class T> static T of(T a) { return std::sqrt(a); }
};
struct Rcp {
  template <class T> static T of(T a) { return T(1) / a; }
};
/// f(double), rounded once.
template <double (*F)(double)> struct Approx {
  template <class T> static T of(T a) { return T(F(double(a))); }
};
double rsqrt(double a) { return 1 / std::sqrt(a); }
double sine(double a) { return std::sin(a); }
double cosine(double a) { return std::cos(a); }
double ex2(double a) { return std::exp2(a); }
double lg2(double a) { return std::log2(a); }
double hyperbolic(double a) { return std::tanh(a); }

template <class T> T canonicalNaN() { return std::nan(""); }
template <> float canonicalNaN<float>() { return bitsAs<float>(0x7FFFFFFFu); }

/// The lesser of the two, -0 before +0, a number before NaN.
template <bool isMax, bool keepsNaN> struct Extreme {
  template <class T> static T of(T a, T b) {
    bool na = std::isnan(a), nb = std::isnan(b);
    if (na && nb)
      return canonicalNaN<T>();
    if (na || nb)
      return keepsNaN ? canonicalNaN<T>() : na ? b : a;
    if (a == b)
      return std::signbit(a) != isMax ? a : b;
    return (a < b) != isMax ? a : b;
  }
};
/// Of the magnitudes, with the product of the signs.
template <class F> struct XorSign {
  template <class T> static T of(T a, T b) {
    T r = F::of(std::fabs(a), std::fabs(b));
    bool minus = std::signbit(a) != std::signbit(b);
    return std::isnan(r) ? r : std::copysign(r, minus ? T(-1) : T(1));
  }
};

enum : int { kFtz = 1, kSat = 2, kRelu = 4 };

template <class T> T flush(T a) {
  return std::fabs(a) < (sizeof(T) == 4 ? T(0x1p-126f) : T(0)) ? a * T(0) : a;
}

template <class F, int flags> struct With {
  template <class T, class... Rest> static T of(T a, Rest... rest) {
    T r;
    if constexpr (flags & kFtz)
      r = flush(F::template of<T>(flush(a), flush(rest)...));
    else
      r = F::template of<T>(a, rest...);
    if constexpr (flags & kSat)
      r = r > T(0) ? (r < T(1) ? r : T(1)) : T(0);
    if constexpr (flags & kRelu)
      r = std::isnan(r) ? r : r > T(0) ? r : T(0);
    return r;
  }
};

/// In f32, rounded once: exact enough for sums and products of narrow numbers.
template <class N, class F, int flags> struct Narrow {
  template <class... A> static N of(A... a) {
    return N::of(With<F, flags & ~kFtz>::template of<float>(a.value()...));
  }
};
template <class N, int flags> struct Narrow<N, Fma, flags> {
  static N of(N a, N b, N c) {
    N r = fmaNarrow(a, b, c);
    return flags ? N::of(clip(r.value())) : r;
  }
  static float clip(float r) {
    if (flags & kSat)
      return r > 0 ? (r < 1 ? r : 1) : 0;
    if (flags & kRelu)
      return std::isnan(r) ? r : r > 0 ? r : 0;
    return r;
  }
};
// Signs change without rounding, of NaN too.
template <class N, int flags> struct Narrow<N, Neg, flags> {
  static N of(N a) { return {uint16_t(a.bits ^ 0x8000)}; }
};
template <class N, int flags> struct Narrow<N, Abs, flags> {
  static N of(N a) { return {uint16_t(a.bits & 0x7FFF)}; }
};

template <class N> struct Pair {
  N low, high;
};
template <class N, class F> struct Both {
  template <class... A> static Pair<N> of(A... a) {
    return {F::of(a.low...), F::of(a.high...)};
  }
};

struct FloatPair {
  float low, high;
};
template <class F> struct BothFloats {
  template <class... A> static FloatPair of(A... a) {
    return {F::of(a.low...), F::of(a.high...)};
  }
};

template <class T, class F, int arity> Handler handlerOf() {
  if constexpr (arity == 1)
    return &unary<T, F>;
  else if constexpr (arity == 2)
    return &binary<T, F>;
  else
    return &ternary<T, F>;
}

template <class F, int arity, int flags> Handler typed(Type type) {
  switch (type) {
  case Type::f32:
    return handlerOf<float, With<F, flags>, arity>();
  case Type::f64:
    return handlerOf<double, With<F, flags & ~kFtz>, arity>();
  case Type::f16:
    return handlerOf<Half, Narrow<Half, F, flags>, arity>();
  case Type::bf16:
    return handlerOf<BFloat, Narrow<BFloat, F, flags>, arity>();
  case Type::f16x2:
    return handlerOf<Pair<Half>, Both<Half, Narrow<Half, F, flags>>, arity>();
  case Type::bf16x2:
    return handlerOf<Pair<BFloat>, Both<BFloat, Narrow<BFloat, F, flags>>,
                     arity>();
  case Type::f32x2:
    return handlerOf<FloatPair, BothFloats<With<F, flags>>, arity>();
  default:
    return nullptr;
  }
}

template <class F, int arity> Handler flagged(Type type, int flags) {
  switch (flags) {
  case 0:
    return typed<F, arity, 0>(type);
  case kFtz:
    return typed<F, arity, kFtz>(type);
  case kSat:
    return typed<F, arity, kSat>(type);
  case kFtz | kSat:
    return typed<F, arity, kFtz | kSat>(type);
  case kRelu:
    return typed<F, arity, kRelu>(type);
  case kFtz | kRelu:
    return typed<F, arity, kFtz | kRelu>(type);
  default:
    return nullptr;
  }
}

/// The handler of another instruction, with the host's rounding changed.
bool rounded(Warp &warp, const Inst &inst, uint32_t mask) {
  static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD,
                              FE_UPWARD};
  int before = std::fegetround();
  std::fesetround(modes[inst.mode]);
  reinterpret_cast<Handler>(inst.imm)(warp, inst, mask);
  std::fesetround(before);
  return false;
}

int roundingOf(const Statement &s) {
  return s.has("rz") ? 1 : s.has("rm") ? 2 : s.has("rp") ? 3 : 0;
}

template <class F, int arity>
void finish(Decoder &d, const Statement &s, Inst &inst, Type type) {
  decodeUnary(d, s, inst, type);
  if (arity > 1)
    inst.b = d.source(d.operand(s, 2), type);
  if (arity > 2)
    inst.c = d.source(d.operand(s, 3), type);
  int flags = (s.has("ftz") ? kFtz : 0) | (s.has("sat") ? kSat : 0) |
              (s.has("relu") ? kRelu : 0);
  inst.fn = flagged<F, arity>(type, flags);
  if (int mode = roundingOf(s); mode && inst.fn) {
    if (type != Type::f32 && type != Type::f64 && type != Type::f32x2)
      d.unknown();
    inst.mode = mode;
    inst.imm = reinterpret_cast<int64_t>(inst.fn);
    inst.fn = &rounded;
  }
}

template <bool isMax>
void extreme(Decoder &d, const Statement &s, Inst &inst, Type type) {
  bool sign = s.has("xorsign"), nan = s.has("NaN");
  if (s.operands.size() != 3)
    d.unknown();
  if (sign && nan)
    finish<XorSign<Extreme<isMax, true>>, 2>(d, s, inst, type);
  else if (sign)
    finish<XorSign<Extreme<isMax, false>>, 2>(d, s, inst, type);
  else if (nan)
    finish<Extreme<isMax, true>, 2>(d, s, inst, type);
  else
    finish<Extreme<isMax, false>, 2>(d, s, inst, type);
}

/// add.f32.f16 and the like (sm_100): what is added to or from is f32, all
/// before it is narrow.
bool isMixed(const Statement &s) {
  int types = 0;
  for (std::string_view mod : s.mods)
    types += typeOf(mod) != Type::none;
  return types == 2 && (s.op == "add" || s.op == "sub" || s.op == "fma");
}

template <class N, class F, int flags>
bool mixed(Warp &warp, const Inst &inst, uint32_t mask) {
  const N *a = warp.reg<N>(inst.a), *b = warp.reg<N>(inst.b);
  const float *c = warp.reg<float>(inst.c);
  lanes(warp.reg<float>(inst.d), mask, [&](int i) {
    if constexpr (std::is_same_v<F, Fma>)
      return With<F, flags>::of(a[i].value(), b[i].value(), c[i]);
    else
      return With<F, flags>::of(a[i].value(), c[i]);
  });
  return false;
}

template <class F> Handler mixedOf(Type narrow, bool sat) {
  if (narrow == Type::f16)
    return sat ? &mixed<Half, F, kSat> : &mixed<Half, F, 0>;
  return sat ? &mixed<BFloat, F, kSat> : &mixed<BFloat, F, 0>;
}

void decodeMixed(Decoder &d, const Statement &s, Inst &inst, Type narrow) {
  bool isFma = s.op == "fma";
  inst.d = d.destination(d.operand(s, 0), Type::f32);
  inst.a = inst.b = d.source(d.operand(s, 1), narrow);
  if (isFma)
    inst.b = d.source(d.operand(s, 2), narrow);
  inst.c = d.source(d.operand(s, isFma ? 3 : 2), Type::f32);
  bool sat = s.has("sat");
  inst.fn = isFma           ? mixedOf<Fma>(narrow, sat)
            : s.op == "add" ? mixedOf<Add>(narrow, sat)
                            : mixedOf<Sub>(narrow, sat);
  if (int mode = roundingOf(s)) {
    inst.mode = mode;
    inst.imm = reinterpret_cast<int64_t>(inst.fn);
    inst.fn = &rounded;
  }
}

} // namespace

void tofu::gpu::decodeFloatArithmetic(Decoder &d, const Statement &s,
                                      Inst &inst) {
  Type type = d.type(s);
  std::string_view op = s.op;
  if (isMixed(s))
    return decodeMixed(d, s, inst, type);
  if (op == "add")
    return finish<Add, 2>(d, s, inst, type);
  if (op == "sub")
    return finish<Sub, 2>(d, s, inst, type);
  if (op == "mul")
    return finish<Mul, 2>(d, s, inst, type);
  if (op == "div")
    return finish<Div, 2>(d, s, inst, type);
  if (op == "mad" || op == "fma")
    return finish<Fma, 3>(d, s, inst, type);
  if (op == "min")
    return extreme<false>(d, s, inst, type);
  if (op == "max")
    return extreme<true>(d, s, inst, type);
  if (op == "abs")
    return finish<Abs, 1>(d, s, inst, type);
  if (op == "neg")
    return finish<Neg, 1>(d, s, inst, type);
  if (op == "sqrt")
    return finish<Sqrt, 1>(d, s, inst, type);
  if (op == "rcp")
    return finish<Rcp, 1>(d, s, inst, type);
  if (op == "rsqrt")
    return finish<Approx<rsqrt>, 1>(d, s, inst, type);
  if (op == "sin")
    return finish<Approx<sine>, 1>(d, s, inst, type);
  if (op == "cos")
    return finish<Approx<cosine>, 1>(d, s, inst, type);
  if (op == "ex2")
    return finish<Approx<ex2>, 1>(d, s, inst, type);
  if (op == "lg2")
    return finish<Approx<lg2>, 1>(d, s, inst, type);
  if (op == "tanh")
    return finish<Approx<hyperbolic>, 1>(d, s, inst, type);
  d.unknown();
}

namespace {

/// The magnitude of b with the sign of a.
template <class T, T sign> struct CopySign {
  static T of(T a, T b) { return (a & sign) | (b & ~sign); }
};

void decodeCopySign(Decoder &d, const Statement &s, Inst &inst) {
  Type type = d.type(s);
  decodeBinary(d, s, inst, type);
  inst.fn = type == Type::f64
                ? &binary<uint64_t, CopySign<uint64_t, uint64_t(1) << 63>>
                : &binary<uint32_t, CopySign<uint32_t, 1u << 31>>;
}

template <class T> bool testp(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.reg<T>(inst.a);
  uint32_t bits = 0;
  eachLane(mask, [&](int i) {
    T x = a[i];
    bool holds = false;
    switch (inst.mode) {
    case 0:
      holds = std::isfinite(x);
      break;
    case 1:
      holds = std::isinf(x);
      break;
    case 2:
      holds = !std::isnan(x);
      break;
    case 3:
      holds = std::isnan(x);
      break;
    case 4:
      holds = std::isnormal(x);
      break;
    case 5:
      holds = std::fpclassify(x) == FP_SUBNORMAL;
      break;
    }
    bits |= uint32_t(holds) << i;
  });
  setPredicate(warp.reg<uint32_t>(inst.d), mask, bits);
  return false;
}

void decodeTestp(Decoder &d, const Statement &s, Inst &inst) {
  static constexpr std::string_view names[] = {
      "finite", "infinite", "number", "notanumber", "normal", "subnormal"};
  Type type = d.type(s);
  for (int i = 0; i < 6; ++i)
    if (s.has(names[i]))
      inst.mode = i;
  inst.d = d.destination(d.operand(s, 0), Type::pred);
  inst.a = d.source(d.operand(s, 1), type);
  inst.fn = type == Type::f64 ? &testp<double> : &testp<float>;
}

} // namespace

void tofu::gpu::addFloatOps(OpTable &table) {
  for (const char *name :
       {"fma", "sqrt", "rcp", "rsqrt", "sin", "cos", "ex2", "lg2", "tanh"})
    table[name] = decodeFloatArithmetic;
  table["copysign"] = decodeCopySign;
  table["testp"] = decodeTestp;
}

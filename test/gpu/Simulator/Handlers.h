//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Handlers made from functions of scalars, for the files of opcodes.
#ifndef TOFU_TEST_GPU_SIMULATOR_HANDLERS_H
#define TOFU_TEST_GPU_SIMULATOR_HANDLERS_H

#include "../Ptx/Decoder.h"
#include "Warp.h"

namespace tofu::gpu {

template <class T, class F>
bool unary(Warp &warp, const Inst &inst, uint32_t mask) {
  T *d = warp.reg<T>(inst.d);
  const T *a = warp.reg<T>(inst.a);
  lanes(d, mask, [&](int i) { return F::of(a[i]); });
  return false;
}

template <class T, class F>
bool binary(Warp &warp, const Inst &inst, uint32_t mask) {
  T *d = warp.reg<T>(inst.d);
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b);
  lanes(d, mask, [&](int i) { return F::of(a[i], b[i]); });
  return false;
}

template <class T, class F>
bool ternary(Warp &warp, const Inst &inst, uint32_t mask) {
  T *d = warp.reg<T>(inst.d);
  const T *a = warp.reg<T>(inst.a), *b = warp.reg<T>(inst.b),
          *c = warp.reg<T>(inst.c);
  lanes(d, mask, [&](int i) { return F::of(a[i], b[i], c[i]); });
  return false;
}

/// Any types: D of A.
template <class D, class A, class F>
bool unaryTo(Warp &warp, const Inst &inst, uint32_t mask) {
  D *d = warp.reg<D>(inst.d);
  const A *a = warp.reg<A>(inst.a);
  lanes(d, mask, [&](int i) { return F::of(a[i]); });
  return false;
}

inline void decodeUnary(Decoder &d, const Statement &s, Inst &inst, Type type) {
  inst.d = d.destination(d.operand(s, 0), type);
  inst.a = d.source(d.operand(s, 1), type);
}
inline void decodeBinary(Decoder &d, const Statement &s, Inst &inst,
                         Type type) {
  decodeUnary(d, s, inst, type);
  inst.b = d.source(d.operand(s, 2), type);
}
inline void decodeTernary(Decoder &d, const Statement &s, Inst &inst,
                          Type type) {
  decodeBinary(d, s, inst, type);
  inst.c = d.source(d.operand(s, 3), type);
}

/// add, sub, mul, ... of floating-point types.
void decodeFloatArithmetic(Decoder &d, const Statement &s, Inst &inst);

/// f.template operator()<T>() for the C++ type of an integer type.
template <class F> Handler forInteger(Type type, F f) {
  switch (type) {
  case Type::b16:
  case Type::u16:
    return f.template operator()<uint16_t>();
  case Type::b32:
  case Type::u32:
    return f.template operator()<uint32_t>();
  case Type::b64:
  case Type::u64:
    return f.template operator()<uint64_t>();
  case Type::s16:
    return f.template operator()<int16_t>();
  case Type::s32:
    return f.template operator()<int32_t>();
  case Type::s64:
    return f.template operator()<int64_t>();
  default:
    return nullptr;
  }
}

} // namespace tofu::gpu

#endif

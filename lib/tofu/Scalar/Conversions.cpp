//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Casts of arith. A float that no integer of the width equals saturates, NaN
// becomes 0, as in XLA; arith leaves it undefined.
//
//===----------------------------------------------------------------------===//
#include "tofu/Scalar/Conversions.h"

#include <cstring>
#include <type_traits>

using namespace tofu::interpreter;

/// What a register of tag To gets from an exact number. bf16 and f16 are
/// reached by way of f32, rounded to odd so that the second rounding is right.
template <class To, class T>
static void setNumber(Register &r, T value, unsigned width) {
  using Value = decltype(To::get(r));
  Value rounded = Value(value);
  if constexpr (!std::is_same_v<T, float> && !std::is_same_v<To, F32> &&
                !std::is_same_v<To, F64>) {
    double exact = double(value);
    if (double(rounded) != exact && std::isfinite(rounded)) {
      uint32_t bits = llvm::bit_cast<uint32_t>(rounded);
      if (std::fabs(double(rounded)) > std::fabs(exact))
        --bits;
      rounded = llvm::bit_cast<float>(bits | 1);
    }
  }
  To::set(r, rounded, width);
}
template <class From, class To>
static const Instruction *floatToFloat(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  setNumber<To>(r[pc->dst], From::get(r[pc->a]), getResultWidth(pc));
  return pc + 1;
}
template <class To>
static const Instruction *signedToFloat(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  setNumber<To>(r[pc->dst], r[pc->a].i, getResultWidth(pc));
  return pc + 1;
}
template <class To>
static const Instruction *unsignedToFloat(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  setNumber<To>(r[pc->dst], zeroExtend(r[pc->a].i, getOperandWidth(pc)),
                getResultWidth(pc));
  return pc + 1;
}
template <class From>
static const Instruction *floatToSigned(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  double value = std::trunc(double(From::get(r[pc->a])));
  unsigned width = getResultWidth(pc);
  double limit = std::ldexp(1.0, width - 1);
  int64_t max = width == 64 ? INT64_MAX : (int64_t(1) << (width - 1)) - 1;
  r[pc->dst].i = std::isnan(value) ? 0
                 : value >= limit  ? max
                 : value <= -limit ? -max - 1
                                   : int64_t(value);
  return pc + 1;
}
template <class From>
static const Instruction *floatToUnsigned(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  double value = std::trunc(double(From::get(r[pc->a])));
  unsigned width = getResultWidth(pc);
  uint64_t result = std::isnan(value) || value <= 0   ? 0
                    : value >= std::ldexp(1.0, width) ? ~uint64_t(0)
                                                      : uint64_t(value);
  r[pc->dst].i = signExtend(int64_t(result), width);
  return pc + 1;
}
static const Instruction *extendSigned(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].i = signExtend(r[pc->a].i, getResultWidth(pc));
  return pc + 1;
}
static const Instruction *extendUnsigned(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].i = signExtend(zeroExtend(r[pc->a].i, getOperandWidth(pc)),
                            getResultWidth(pc));
  return pc + 1;
}
/// Through memory: what one type stores, the other loads.
template <class From, class To>
static const Instruction *bitcast(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  auto stored = From::store(r[pc->a]);
  typename To::Element element;
  static_assert(sizeof stored == sizeof element);
  std::memcpy(&element, &stored, sizeof element);
  r[pc->dst] = To::load(element);
  return pc + 1;
}

template <class From> static Handler selectTo(Kind to) {
  constexpr Handler handlers[] = {
      floatToFloat<From, F32>,  floatToFloat<From, F64>,
      floatToFloat<From, BF16>, floatToFloat<From, F16>,
      floatToFloat<From, F8>,   nullptr};
  return handlers[unsigned(to)];
}

/// The formats of an instruction say how the bits of a float are read.
static const Instruction *bitcastFromF8(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].i =
      signExtend(toF8(r[pc->a].f, getOperandWidth(pc)), getResultWidth(pc));
  return pc + 1;
}
static const Instruction *bitcastToF8(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].f = fromF8(uint8_t(r[pc->a].i), getResultWidth(pc));
  return pc + 1;
}
static const Instruction *bitcastF8(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].f =
      fromF8(toF8(r[pc->a].f, getOperandWidth(pc)), getResultWidth(pc));
  return pc + 1;
}

static Handler selectBitcast(Kind from, Kind to) {
  if (from == Kind::F8)
    return to == Kind::F8    ? bitcastF8
           : to == Kind::Int ? bitcastFromF8
                             : nullptr;
  if (to == Kind::F8)
    return from == Kind::Int ? bitcastToF8 : nullptr;
  using I16 = StoredInt<int16_t>;
  using I32 = StoredInt<int32_t>;
  using I64 = StoredInt<int64_t>;
  if (from == Kind::F32 && to == Kind::Int)
    return bitcast<StoredF32, I32>;
  if (from == Kind::Int && to == Kind::F32)
    return bitcast<I32, StoredF32>;
  if (from == Kind::F64 && to == Kind::Int)
    return bitcast<StoredF64, I64>;
  if (from == Kind::Int && to == Kind::F64)
    return bitcast<I64, StoredF64>;
  if (from == Kind::BF16 && to == Kind::Int)
    return bitcast<StoredBF16, I16>;
  if (from == Kind::Int && to == Kind::BF16)
    return bitcast<I16, StoredBF16>;
  if (from == Kind::F16 && to == Kind::Int)
    return bitcast<StoredF16, I16>;
  if (from == Kind::Int && to == Kind::F16)
    return bitcast<I16, StoredF16>;
  if (from == Kind::BF16 && to == Kind::F16)
    return bitcast<StoredBF16, StoredF16>;
  if (from == Kind::F16 && to == Kind::BF16)
    return bitcast<StoredF16, StoredBF16>;
  return from == Kind::Int ? extendSigned : selectTo<F32>(from);
}

Handler tofu::interpreter::selectCast(llvm::StringRef name, Kind from,
                                      Kind to) {
  if (name == "arith.bitcast")
    return selectBitcast(from, to);
  if (name == "arith.extsi" || name == "arith.trunci" ||
      name == "arith.index_cast")
    return extendSigned;
  if (name == "arith.extui" || name == "arith.index_castui")
    return extendUnsigned;
  unsigned source = unsigned(from), target = unsigned(to);
  if (name == "arith.sitofp") {
    constexpr Handler handlers[] = {signedToFloat<F32>,  signedToFloat<F64>,
                                    signedToFloat<BF16>, signedToFloat<F16>,
                                    signedToFloat<F8>,   nullptr};
    return handlers[target];
  }
  if (name == "arith.uitofp") {
    constexpr Handler handlers[] = {unsignedToFloat<F32>,  unsignedToFloat<F64>,
                                    unsignedToFloat<BF16>, unsignedToFloat<F16>,
                                    unsignedToFloat<F8>,   nullptr};
    return handlers[target];
  }
  if (name == "arith.fptosi") {
    constexpr Handler handlers[] = {floatToSigned<F32>,  floatToSigned<F64>,
                                    floatToSigned<BF16>, floatToSigned<F16>,
                                    floatToSigned<F8>,   nullptr};
    return handlers[source];
  }
  if (name == "arith.fptoui") {
    constexpr Handler handlers[] = {floatToUnsigned<F32>,  floatToUnsigned<F64>,
                                    floatToUnsigned<BF16>, floatToUnsigned<F16>,
                                    floatToUnsigned<F8>,   nullptr};
    return handlers[source];
  }
  if (name == "arith.extf" || name == "arith.truncf" ||
      name == "arith.convertf") {
    // Narrower floats are held as f32 already.
    return from == Kind::F64   ? selectTo<F64>(to)
           : from == Kind::Int ? nullptr
                               : selectTo<F32>(to);
  }
  return nullptr;
}

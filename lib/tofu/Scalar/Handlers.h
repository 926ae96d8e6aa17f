//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Templates from which the handlers of scalar operations are made: a function
// of values, wrapped once per kind of scalar.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCALAR_HANDLERS_H
#define TOFU_SCALAR_HANDLERS_H

#include "tofu/Scalar/Bytecode.h"
#include "llvm/ADT/StringMap.h"
#include <array>

namespace tofu::interpreter {

/// One handler per kind; null where the kind is not supported.
using KindHandlers = std::array<Handler, kNumKinds>;
using OpTable = llvm::StringMap<KindHandlers>;

template <class Tag, auto fn>
const Instruction *unary(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  Tag::set(r[pc->dst], fn(Tag::get(r[pc->a])), getResultWidth(pc));
  return pc + 1;
}
template <class Tag, auto fn>
const Instruction *binary(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  Tag::set(r[pc->dst], fn(Tag::get(r[pc->a]), Tag::get(r[pc->b])),
           getResultWidth(pc));
  return pc + 1;
}
template <class Tag, auto fn>
const Instruction *ternary(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  Tag::set(r[pc->dst],
           fn(Tag::get(r[pc->a]), Tag::get(r[pc->b]), Tag::get(r[pc->c])),
           getResultWidth(pc));
  return pc + 1;
}
/// Integer functions that need to know the width.
template <auto fn>
const Instruction *sizedBinary(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  unsigned width = getResultWidth(pc);
  r[pc->dst].i = signExtend(fn(r[pc->a].i, r[pc->b].i, width), width);
  return pc + 1;
}
template <auto fn>
const Instruction *sizedUnary(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  unsigned width = getResultWidth(pc);
  r[pc->dst].i = signExtend(fn(r[pc->a].i, width), width);
  return pc + 1;
}
/// A float and an integer exponent.
template <class Tag, auto fn>
const Instruction *withInteger(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  Tag::set(r[pc->dst], fn(Tag::get(r[pc->a]), r[pc->b].i), getResultWidth(pc));
  return pc + 1;
}
/// Predicates: i1 from floats.
template <class Tag, auto fn>
const Instruction *unaryTest(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].i = fn(Tag::get(r[pc->a])) ? -1 : 0;
  return pc + 1;
}
template <class Tag, auto fn>
const Instruction *binaryTest(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst].i = fn(Tag::get(r[pc->a]), Tag::get(r[pc->b])) ? -1 : 0;
  return pc + 1;
}

template <auto fn> constexpr KindHandlers unaryFloat() {
  return {unary<F32, fn>, unary<F64, fn>, unary<BF16, fn>,
          unary<F16, fn>, unary<F8, fn>,  nullptr};
}
template <auto fn> constexpr KindHandlers binaryFloat() {
  return {binary<F32, fn>, binary<F64, fn>, binary<BF16, fn>,
          binary<F16, fn>, binary<F8, fn>,  nullptr};
}
template <auto fn> constexpr KindHandlers ternaryFloat() {
  return {ternary<F32, fn>, ternary<F64, fn>, ternary<BF16, fn>,
          ternary<F16, fn>, ternary<F8, fn>,  nullptr};
}
template <auto fn> constexpr KindHandlers testFloat() {
  return {unaryTest<F32, fn>, unaryTest<F64, fn>, unaryTest<BF16, fn>,
          unaryTest<F16, fn>, unaryTest<F8, fn>,  nullptr};
}
template <auto fn> constexpr KindHandlers compareFloat() {
  return {binaryTest<F32, fn>, binaryTest<F64, fn>, binaryTest<BF16, fn>,
          binaryTest<F16, fn>, binaryTest<F8, fn>,  nullptr};
}
template <auto fn> constexpr KindHandlers floatWithInteger() {
  return {withInteger<F32, fn>, withInteger<F64, fn>, withInteger<BF16, fn>,
          withInteger<F16, fn>, withInteger<F8, fn>,  nullptr};
}
template <auto fn> constexpr KindHandlers binaryInt() {
  return {nullptr, nullptr, nullptr, nullptr, nullptr, sizedBinary<fn>};
}
template <auto fn> constexpr KindHandlers unaryInt() {
  return {nullptr, nullptr, nullptr, nullptr, nullptr, sizedUnary<fn>};
}

/// Larger and smaller of two floats: a NaN wins, and -0 is less than +0.
inline constexpr auto floatMax = [](auto a, auto b) {
  if (std::isnan(a) || std::isnan(b))
    return a + b;
  if (a == b)
    return std::signbit(a) ? b : a;
  return a > b ? a : b;
};
inline constexpr auto floatMin = [](auto a, auto b) {
  if (std::isnan(a) || std::isnan(b))
    return a + b;
  if (a == b)
    return std::signbit(a) ? a : b;
  return a < b ? a : b;
};

/// Tables that the files of one topic each fill in.
void addFloatOps(OpTable &table);
void addIntegerOps(OpTable &table);
void addMathOps(OpTable &table);

} // namespace tofu::interpreter

#endif // TOFU_SCALAR_HANDLERS_H

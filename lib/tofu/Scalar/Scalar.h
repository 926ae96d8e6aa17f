//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalars: how a value of each element type is held in a register, and rounded
// after every operation.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCALAR_SCALAR_H
#define TOFU_SCALAR_SCALAR_H

#include "mlir/IR/BuiltinTypes.h"
#include "tofu/Runtime/Function.h"
#include "llvm/ADT/bit.h"
#include <cmath>
#include <cstdint>
#include <optional>

namespace tofu::interpreter {

/// One scalar. bf16, f16 and floats of a byte are held as f32; integers of any
/// width (index is 64 bits wide) are sign extended, so true is -1.
union Register {
  int64_t i;
  double d;
  float f;
};

enum class Kind : uint8_t { F32, F64, BF16, F16, F8, Int };
inline constexpr unsigned kNumKinds = 6;

struct ScalarType {
  Kind kind;
  uint8_t width; // bits; of a float of a byte its format
  bool operator==(const ScalarType &) const = default;
};

/// How values of `type` are held; nullopt: they cannot be (complex, f8, ...).
std::optional<ScalarType> getScalarType(mlir::Type type);

/// Bytes of one element in memory: i1 takes one.
int64_t getByteSize(mlir::Type type);

/// The register that holds a number attribute; zero if it is no number.
Register getConstant(mlir::Attribute attribute);

inline int64_t signExtend(int64_t value, unsigned width) {
  unsigned shift = 64 - width;
  return int64_t(uint64_t(value) << shift) >> shift;
}
inline uint64_t zeroExtend(int64_t value, unsigned width) {
  unsigned shift = 64 - width;
  return uint64_t(value) << shift >> shift;
}

inline float fromBF16(uint16_t bits) {
  return llvm::bit_cast<float>(uint32_t(bits) << 16);
}
inline uint16_t toBF16(float value) {
  uint32_t bits = llvm::bit_cast<uint32_t>(value);
  if (std::isnan(value)) // with the upper bits of its payload, if any
    return uint16_t(bits >> 16) | (bits & 0x7F0000 ? 0 : 0x40);
  return uint16_t((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16);
}
float fromF16(uint16_t bits);
uint16_t toF16(float value);
/// The formats of floats of a byte have numbers below this one, in the order of
/// their types in Runtime/Function.h.
inline constexpr unsigned kNumF8Formats = TOFU_NUM_TYPES - TOFU_F8E5M2;
float fromF8(uint8_t bits, unsigned format);
uint8_t toF8(float value, unsigned format);

//===----------------------------------------------------------------------===//
// One tag per kind: get and set a register as the type that computes
//===----------------------------------------------------------------------===//

struct F32 {
  static float get(Register r) { return r.f; }
  static void set(Register &r, float value, unsigned) { r.f = value; }
};
struct F64 {
  static double get(Register r) { return r.d; }
  static void set(Register &r, double value, unsigned) { r.d = value; }
};
struct BF16 {
  static float get(Register r) { return r.f; }
  static void set(Register &r, float value, unsigned) {
    r.f = fromBF16(toBF16(value));
  }
};
struct F16 {
  static float get(Register r) { return r.f; }
  static void set(Register &r, float value, unsigned) {
    r.f = fromF16(toF16(value));
  }
};
struct F8 {
  static float get(Register r) { return r.f; }
  static void set(Register &r, float value, unsigned format) {
    r.f = fromF8(toF8(value, format), format);
  }
};
struct Int {
  static int64_t get(Register r) { return r.i; }
  static void set(Register &r, int64_t value, unsigned width) {
    r.i = signExtend(value, width);
  }
};

//===----------------------------------------------------------------------===//
// One tag per way to store an element
//===----------------------------------------------------------------------===//

struct StoredF32 {
  using Element = float;
  static Register load(float v) { return {.f = v}; }
  static float store(Register r) { return r.f; }
};
struct StoredF64 {
  using Element = double;
  static Register load(double v) { return {.d = v}; }
  static double store(Register r) { return r.d; }
};
struct StoredBF16 {
  using Element = uint16_t;
  static Register load(uint16_t v) { return {.f = fromBF16(v)}; }
  static uint16_t store(Register r) { return toBF16(r.f); }
};
struct StoredF16 {
  using Element = uint16_t;
  static Register load(uint16_t v) { return {.f = fromF16(v)}; }
  static uint16_t store(Register r) { return toF16(r.f); }
};
template <unsigned format> struct StoredF8 {
  using Element = uint8_t;
  static Register load(uint8_t v) { return {.f = fromF8(v, format)}; }
  static uint8_t store(Register r) { return toF8(r.f, format); }
};
struct StoredBool {
  using Element = uint8_t;
  static Register load(uint8_t v) { return {.i = v ? -1 : 0}; }
  static uint8_t store(Register r) { return r.i & 1; }
};
template <class T> struct StoredInt {
  using Element = T;
  static Register load(T v) { return {.i = int64_t(v)}; }
  static T store(Register r) { return T(r.i); }
};

/// An integer of fewer bits, in a byte of which the others may be anything.
template <unsigned width> struct StoredPart {
  using Element = int8_t;
  static Register load(int8_t v) { return {.i = signExtend(v, width)}; }
  static int8_t store(Register r) { return int8_t(r.i); }
};

/// Calls `visit` with the tag that stores elements of `type`.
template <class Visitor> auto visitStored(ScalarType type, Visitor visit) {
  switch (type.kind) {
  case Kind::F32:
    return visit(StoredF32{});
  case Kind::F64:
    return visit(StoredF64{});
  case Kind::BF16:
    return visit(StoredBF16{});
  case Kind::F16:
    return visit(StoredF16{});
  case Kind::F8:
    switch (TOFU_F8E5M2 + type.width) {
#define TOFU_CASE(bits, format)                                                \
  case TOFU_F##bits##format:                                                   \
    return visit(StoredF8<TOFU_F##bits##format - TOFU_F8E5M2>{});
      TOFU_BYTE_FLOATS(TOFU_CASE)
#undef TOFU_CASE
    }
    break;
  case Kind::Int:
    break;
  }
  if (type.width == 1)
    return visit(StoredBool{});
  if (type.width == 2)
    return visit(StoredPart<2>{});
  if (type.width == 4)
    return visit(StoredPart<4>{});
  if (type.width <= 8)
    return visit(StoredInt<int8_t>{});
  if (type.width <= 16)
    return visit(StoredInt<int16_t>{});
  if (type.width <= 32)
    return visit(StoredInt<int32_t>{});
  return visit(StoredInt<int64_t>{});
}

} // namespace tofu::interpreter

#endif // TOFU_SCALAR_SCALAR_H

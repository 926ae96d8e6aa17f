//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Scalar/Scalar.h"

#include "tofu/TDL/Rounding.h"

#include "mlir/IR/BuiltinAttributes.h"
#include <array>

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

/// By their numbers.
static const llvm::fltSemantics &getF8Semantics(unsigned format) {
  static const llvm::fltSemantics *const all[kNumF8Formats] = {
#define TOFU_SEMANTICS(bits, format) &APFloat::Float##bits##format(),
      TOFU_BYTE_FLOATS(TOFU_SEMANTICS)
#undef TOFU_SEMANTICS
  };
  return *all[format];
}

std::optional<ScalarType> tofu::interpreter::getScalarType(Type type) {
  if (auto real = dyn_cast<FloatType>(type))
    for (unsigned format = 0; format != kNumF8Formats; ++format)
      if (&real.getFloatSemantics() == &getF8Semantics(format))
        return ScalarType{Kind::F8, uint8_t(format)};
  if (type.isF32())
    return ScalarType{Kind::F32, 32};
  if (type.isF64())
    return ScalarType{Kind::F64, 64};
  if (type.isBF16())
    return ScalarType{Kind::BF16, 16};
  if (type.isF16())
    return ScalarType{Kind::F16, 16};
  if (type.isIndex())
    return ScalarType{Kind::Int, 64};
  if (auto integer = dyn_cast<IntegerType>(type))
    if (integer.getWidth() >= 1 && integer.getWidth() <= 64)
      return ScalarType{Kind::Int, uint8_t(integer.getWidth())};
  return std::nullopt;
}

int64_t tofu::interpreter::getByteSize(Type type) {
  std::optional<ScalarType> scalar = getScalarType(type);
  if (!scalar)
    return 0;
  return visitStored(*scalar, [](auto stored) -> int64_t {
    return sizeof(typename decltype(stored)::Element);
  });
}

Register tofu::interpreter::getConstant(Attribute attribute) {
  if (auto integer = dyn_cast<IntegerAttr>(attribute)) {
    APInt value = integer.getValue();
    return {.i = value.getBitWidth() == 0
                     ? 0
                     : value.sextOrTrunc(64).getSExtValue()};
  }
  auto real = dyn_cast<FloatAttr>(attribute);
  if (!real)
    return {.i = 0};
  APFloat value = real.getValue();
  if (real.getType().isF64())
    return {.d = value.convertToDouble()};
  return {.f = tdl::roundTo(value, APFloat::IEEEsingle()).convertToFloat()};
}

float tofu::interpreter::fromF16(uint16_t bits) {
  uint32_t sign = uint32_t(bits & 0x8000) << 16;
  uint32_t exponent = (bits >> 10) & 0x1F, mantissa = bits & 0x3FF;
  if (exponent == 0) { // zero, or a subnormal: a multiple of 2^-24
    float value = std::ldexp(float(mantissa), -24);
    return sign ? -value : value;
  }
  uint32_t wide = exponent == 31 ? 255 : exponent + 112;
  return llvm::bit_cast<float>(sign | wide << 23 | mantissa << 13);
}

uint16_t tofu::interpreter::toF16(float value) {
  uint32_t bits = llvm::bit_cast<uint32_t>(value);
  uint16_t sign = (bits >> 16) & 0x8000;
  float magnitude = std::fabs(value);
  if (std::isnan(value)) { // with the upper bits of its payload, if any
    uint16_t payload = (bits >> 13) & 0x3FF;
    return sign | 0x7C00 | (payload ? payload : 0x200);
  }
  if (magnitude >= 65520.0f) // rounds to infinity
    return sign | 0x7C00;
  if (magnitude < 0x1p-14f) // subnormal; the product is exact
    return sign | uint16_t(std::nearbyint(magnitude * 0x1p24f));
  bits &= 0x7FFFFFFF;
  bits += 0xFFF + ((bits >> 13) & 1);
  return sign | uint16_t((bits >> 13) - (112 << 10));
}

float tofu::interpreter::fromF8(uint8_t bits, unsigned format) {
  static const auto table = [] {
    std::array<std::array<float, 256>, kNumF8Formats> table;
    for (unsigned format = 0; format != kNumF8Formats; ++format)
      for (unsigned code = 0; code != 256; ++code) {
        const llvm::fltSemantics &semantics = getF8Semantics(format);
        APFloat value(semantics,
                      APInt(8, code).trunc(APFloat::getSizeInBits(semantics)));
        table[format][code] =
            tdl::roundTo(value, APFloat::IEEEsingle()).convertToFloat();
      }
    return table;
  }();
  return table[format][bits];
}

uint8_t tofu::interpreter::toF8(float value, unsigned format) {
  APFloat number = tdl::roundTo(APFloat(value), getF8Semantics(format));
  return uint8_t(number.bitcastToAPInt().getZExtValue());
}

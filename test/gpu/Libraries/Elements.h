//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Elements of tensors as numbers, rounded to the nearest.
#ifndef TOFU_TEST_GPU_LIBRARIES_ELEMENTS_H
#define TOFU_TEST_GPU_LIBRARIES_ELEMENTS_H

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace tofu::gpu {

enum class Element { F32, F64, F16, BF16 };

inline size_t getBytes(Element type) {
  return type == Element::F64 ? 8 : type == Element::F32 ? 4 : 2;
}

template <class Value> Value loadAs(const char *at) {
  Value value;
  std::memcpy(&value, at, sizeof(value));
  return value;
}

inline double load(Element type, const char *at) {
  if (type == Element::F64)
    return loadAs<double>(at);
  if (type == Element::F32)
    return loadAs<float>(at);
  auto half = loadAs<uint16_t>(at);
  if (type == Element::BF16) {
    uint32_t bits = uint32_t(half) << 16;
    return loadAs<float>(reinterpret_cast<const char *>(&bits));
  }
  int exponent = half >> 10 & 31, fraction = half & 1023;
  double value = exponent == 31 ? (fraction ? NAN : INFINITY)
                 : exponent     ? std::ldexp(1024 + fraction, exponent - 25)
                                : std::ldexp(fraction, -24);
  return half >> 15 ? -value : value;
}

/// Of two that are as near the even one.
inline uint16_t toHalf(float value) {
  uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  double size = std::fabs(double(value));
  if (std::isnan(value))
    return sign | 0x7e00;
  if (size >= 65520)
    return sign | 0x7c00;
  int exponent;
  std::frexp(size, &exponent);
  exponent = std::max(exponent, -13);
  int64_t units = std::llrint(std::ldexp(size, 11 - exponent));
  if (units == 2048) {
    units = 1024;
    ++exponent;
  }
  return units < 1024 ? sign | uint16_t(units)
                      : sign | uint16_t((exponent + 14) << 10 | (units - 1024));
}

inline uint16_t toBFloat(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  if (std::isnan(value))
    return uint16_t(bits >> 16 | 0x40);
  return uint16_t((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/// With 10 bits of a fraction; of two that are as near the one farther
/// from zero.
inline float toTF32(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  if (std::isfinite(value))
    bits = (bits + 0x1000) & ~uint32_t(0x1fff);
  std::memcpy(&value, &bits, sizeof(bits));
  return value;
}

inline void store(Element type, char *at, double value) {
  float single = float(value);
  uint16_t half = type == Element::BF16 ? toBFloat(single) : toHalf(single);
  if (type == Element::F64)
    std::memcpy(at, &value, sizeof(value));
  else if (type == Element::F32)
    std::memcpy(at, &single, sizeof(single));
  else
    std::memcpy(at, &half, sizeof(half));
}

} // namespace tofu::gpu

#endif

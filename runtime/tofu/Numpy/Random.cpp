//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Random.h"

#include "tofu/Runtime/Scalars.h"

#include <cmath>
#include <cstring>

using namespace tofu::numpy;
namespace runtime = tofu::runtime;

template <class Stored, class Draw> static void fill(Array &array, Draw draw) {
  using Element = typename Stored::Element;
  for (size_t at = 0; at != array.bytes.size(); at += sizeof(Element)) {
    Element element = Stored::store(draw());
    std::memcpy(array.bytes.data() + at, &element, sizeof(element));
  }
}

/// Around 0 a float of fewer than 8 bits has no other numbers than these; one
/// without a sign has those on one side.
template <class Stored> static float fit(float number) {
  float scaled = Stored::kBits < 8 ? number * 8 : number;
  return Stored::kHasSign ? scaled : std::fabs(scaled);
}

static void fillRandomly(Array &array, std::mt19937_64 &random, int64_t limit) {
  // Of 2^24 numbers around 0, which f32 holds exactly.
  auto real = [&] {
    return float(int64_t(random() >> 40) - (1 << 23)) / (1 << 26);
  };
  auto integer = [&] {
    return limit ? int64_t(random() % uint64_t(limit)) : 0;
  };
  switch (array.type) {
  case TOFU_F16:
    return fill<runtime::F16>(array, real);
  case TOFU_BF16:
    return fill<runtime::BF16>(array, real);
  case TOFU_F32:
    return fill<runtime::Plain<float>>(array, real);
  case TOFU_F64:
    return fill<runtime::Plain<double>>(array, real);
#define TOFU_CASE(bits, format)                                                \
  case TOFU_F##bits##format:                                                   \
    return fill<runtime::F##bits##format>(                                     \
        array, [&] { return fit<runtime::F##bits##format>(real()); });
    TOFU_BYTE_FLOATS(TOFU_CASE)
#undef TOFU_CASE
  case TOFU_I1:
    return fill<runtime::Plain<int8_t>>(array, [&] { return integer() & 1; });
  case TOFU_I8:
    return fill<runtime::Plain<int8_t>>(array, integer);
  case TOFU_I16:
    return fill<runtime::Plain<int16_t>>(array, integer);
  case TOFU_I32:
    return fill<runtime::Plain<int32_t>>(array, integer);
  default:
    return fill<runtime::Plain<int64_t>>(array, integer);
  }
}

Array RandomArrays::make(int64_t type, std::span<const int64_t> extents) {
  Array array{type, {extents.begin(), extents.end()}, {}};
  array.bytes.resize(ArrayView(array).getNumBytes());
  fillRandomly(array, numbers, limit);
  return array;
}

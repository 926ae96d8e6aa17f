//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Numpy/Random.h"

#include "tofu/Runtime/Scalars.h"

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
  case TOFU_F8E5M2:
    return fill<runtime::F8E5M2>(array, real);
  case TOFU_F8E4M3:
    return fill<runtime::F8E4M3>(array, real);
  case TOFU_F8E3M4:
    return fill<runtime::F8E3M4>(array, real);
  case TOFU_F8E4M3FN:
    return fill<runtime::F8E4M3FN>(array, real);
  case TOFU_F8E5M2FNUZ:
    return fill<runtime::F8E5M2FNUZ>(array, real);
  case TOFU_F8E4M3FNUZ:
    return fill<runtime::F8E4M3FNUZ>(array, real);
  case TOFU_F8E4M3B11FNUZ:
    return fill<runtime::F8E4M3B11FNUZ>(array, real);
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

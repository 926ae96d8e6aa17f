//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Fold.h"
#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/Scalars.h"

#include <algorithm>
#include <limits>

using namespace tofu::runtime;

template <typename T> static T getFloatNeutral(int64_t combiner) {
  switch (combiner) {
  case TOFU_PROD:
    return 1;
  case TOFU_MAX:
    return -std::numeric_limits<T>::infinity();
  case TOFU_MIN:
    return std::numeric_limits<T>::infinity();
  default:
    return -0.0;
  }
}

template <typename T> static T getIntNeutral(int64_t combiner) {
  switch (combiner) {
  case TOFU_PROD:
    return 1;
  case TOFU_MAX:
    return std::numeric_limits<T>::min();
  case TOFU_MIN:
    return std::numeric_limits<T>::max();
  case TOFU_ALL:
    return T(-1);
  default:
    return 0;
  }
}

/// The number furthest on the same side, where there is no infinity. Where
/// there is no zero, nothing is neutral to a sum, which no part is of.
template <typename Stored> static uint8_t getByteNeutral(int64_t combiner) {
  switch (combiner) {
  case TOFU_MAX:
    return Stored::kLeast;
  case TOFU_MIN:
    return Stored::kGreatest;
  default:
    return Stored::store(getFloatNeutral<float>(combiner));
  }
}

template <typename T> static void fill(char *to, int64_t count, T value) {
  std::fill_n(reinterpret_cast<T *>(to), count, value);
}

void tofu::runtime::fillNeutral(char *to, int64_t count, int64_t type,
                                int64_t combiner) {
  switch (type) {
  case TOFU_I1: // true is the least value of one bit with a sign
    return fill<uint8_t>(to, count,
                         combiner == TOFU_PROD || combiner == TOFU_MAX ||
                             combiner == TOFU_ALL);
  case TOFU_I8:
    return fill(to, count, getIntNeutral<int8_t>(combiner));
  case TOFU_I16:
    return fill(to, count, getIntNeutral<int16_t>(combiner));
  case TOFU_I32:
    return fill(to, count, getIntNeutral<int32_t>(combiner));
  case TOFU_I64:
    return fill(to, count, getIntNeutral<int64_t>(combiner));
  case TOFU_F16:
    return fill(to, count, F16::store(getFloatNeutral<float>(combiner)));
  case TOFU_BF16:
    return fill(to, count, BF16::store(getFloatNeutral<float>(combiner)));
  case TOFU_F32:
    return fill(to, count, getFloatNeutral<float>(combiner));
  case TOFU_F64:
    return fill(to, count, getFloatNeutral<double>(combiner));
#define TOFU_CASE(bits, format)                                                \
  case TOFU_F##bits##format:                                                   \
    return fill(to, count, getByteNeutral<F##bits##format>(combiner));
    TOFU_BYTE_FLOATS(TOFU_CASE)
#undef TOFU_CASE
  }
}

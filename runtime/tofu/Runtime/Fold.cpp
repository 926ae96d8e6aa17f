//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One loop for each type and combiner, which the compiler vectorises; twice:
// for any CPU and, chosen when it is asked for, for AVX2 with half conversions.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Fold.h"

#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/Scalars.h"

#include <type_traits>

using namespace tofu::runtime;

#define TOFU_INLINE [[gnu::always_inline]] static inline

namespace {
struct Sum {
  template <typename T> TOFU_INLINE T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return T(uint64_t(a) + uint64_t(b)); // wraps
    else
      return a + b;
  }
};
struct Prod {
  template <typename T> TOFU_INLINE T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>)
      return T(uint64_t(a) * uint64_t(b));
    else
      return a * b;
  }
};
/// A NaN if one is there; of zeros, +0.
struct Max {
  template <typename T> TOFU_INLINE T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      return a > b ? a : b;
    } else {
      T equal = fromBits<T>(toBits(a) & toBits(b));
      T ordered = a > b ? a : a < b ? b : equal;
      return a != a || b != b ? a + b : ordered;
    }
  }
};
/// A NaN if one is there; of zeros, -0.
struct Min {
  template <typename T> TOFU_INLINE T apply(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      return a < b ? a : b;
    } else {
      T equal = fromBits<T>(toBits(a) | toBits(b));
      T ordered = a < b ? a : a > b ? b : equal;
      return a != a || b != b ? a + b : ordered;
    }
  }
};
struct All {
  template <typename T> TOFU_INLINE T apply(T a, T b) { return a & b; }
};
struct Any {
  template <typename T> TOFU_INLINE T apply(T a, T b) { return a | b; }
};
/// The sum of two bits.
struct Parity {
  template <typename T> TOFU_INLINE T apply(T a, T b) { return a ^ b; }
};
} // namespace

template <typename Stored, typename Combiner>
TOFU_INLINE void foldLoop(char *to, const char *from, int64_t count) {
  using Element = typename Stored::Element;
  auto *__restrict target = reinterpret_cast<Element *>(to);
  auto *__restrict term = reinterpret_cast<const Element *>(from);
  for (int64_t i = 0; i != count; ++i)
    target[i] = Stored::store(
        Combiner::apply(Stored::load(target[i]), Stored::load(term[i])));
}

template <typename Stored, typename Combiner>
static void foldAnywhere(char *to, const char *from, int64_t count) {
  foldLoop<Stored, Combiner>(to, from, count);
}
template <typename Stored, typename Combiner>
[[gnu::target("avx2,f16c")]] static void foldAVX2(char *to, const char *from,
                                                  int64_t count) {
  foldLoop<Stored, Combiner>(to, from, count);
}

template <typename Stored, typename Combiner> static FoldFunction select() {
  static const bool hasAVX2 =
      __builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c");
  return hasAVX2 ? foldAVX2<Stored, Combiner> : foldAnywhere<Stored, Combiner>;
}

template <typename Stored> static FoldFunction selectFloat(int64_t combiner) {
  switch (combiner) {
  case TOFU_SUM:
    return select<Stored, Sum>();
  case TOFU_PROD:
    return select<Stored, Prod>();
  case TOFU_MAX:
    return select<Stored, Max>();
  case TOFU_MIN:
    return select<Stored, Min>();
  default:
    return nullptr;
  }
}

template <typename Stored> static FoldFunction selectInt(int64_t combiner) {
  switch (combiner) {
  case TOFU_ALL:
    return select<Stored, All>();
  case TOFU_ANY:
    return select<Stored, Any>();
  default:
    return selectFloat<Stored>(combiner);
  }
}

/// One bit with a sign is 0 or -1, so true is the least value.
static FoldFunction selectI1(int64_t combiner) {
  switch (combiner) {
  case TOFU_SUM:
    return select<Plain<uint8_t>, Parity>();
  case TOFU_MAX:
  case TOFU_PROD:
  case TOFU_ALL:
    return select<Plain<uint8_t>, All>();
  case TOFU_MIN:
  case TOFU_ANY:
    return select<Plain<uint8_t>, Any>();
  default:
    return nullptr;
  }
}

FoldFunction tofu::runtime::getFold(int64_t type, int64_t combiner) {
  switch (type) {
  case TOFU_I1:
    return selectI1(combiner);
  case TOFU_I8:
    return selectInt<Plain<int8_t>>(combiner);
  case TOFU_I16:
    return selectInt<Plain<int16_t>>(combiner);
  case TOFU_I32:
    return selectInt<Plain<int32_t>>(combiner);
  case TOFU_I64:
    return selectInt<Plain<int64_t>>(combiner);
  case TOFU_F16:
    return selectFloat<F16>(combiner);
  case TOFU_BF16:
    return selectFloat<BF16>(combiner);
  case TOFU_F32:
    return selectFloat<Plain<float>>(combiner);
  case TOFU_F64:
    return selectFloat<Plain<double>>(combiner);
  default:
    return nullptr;
  }
}

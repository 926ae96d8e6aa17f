//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One loop for each type and combiner, which the compiler vectorises; twice:
// for any CPU and, chosen when it is asked for, for AVX2 with half conversions.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Fold.h"

#include "tofu/Runtime/Combiners.h"
#include "tofu/Runtime/Program.h"

#include <type_traits>

using namespace tofu::runtime;

template <typename To, typename From, typename Combiner>
[[gnu::always_inline]] static inline void foldLoop(char *to, const char *from,
                                                   int64_t count) {
  auto *__restrict target = reinterpret_cast<typename To::Element *>(to);
  auto *__restrict term =
      reinterpret_cast<const typename From::Element *>(from);
  for (int64_t i = 0; i != count; ++i)
    target[i] =
        To::store(Combiner::apply(To::load(target[i]), From::load(term[i])));
}

template <typename To, typename From, typename Combiner>
static void foldAnywhere(char *to, const char *from, int64_t count) {
  foldLoop<To, From, Combiner>(to, from, count);
}
template <typename To, typename From, typename Combiner>
[[gnu::target("avx2,f16c")]] static void foldAVX2(char *to, const char *from,
                                                  int64_t count) {
  foldLoop<To, From, Combiner>(to, from, count);
}

template <typename To, typename From, typename Combiner>
static FoldFunction select() {
  static const bool hasAVX2 =
      __builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c");
  return hasAVX2 ? foldAVX2<To, From, Combiner>
                 : foldAnywhere<To, From, Combiner>;
}

/// In the type itself.
template <typename Stored, typename Combiner> static Fold fold() {
  return {sizeof(typename Stored::Element), nullptr, nullptr,
          select<Stored, Stored, Combiner>()};
}

/// What rounds, in no less than a float.
template <typename Stored, typename Combiner> static Fold foldWide() {
  using Wide = Plain<decltype(Stored::load({}))>;
  if constexpr (std::is_same_v<Stored, Wide>)
    return fold<Stored, Combiner>();
  else
    return {sizeof(typename Wide::Element), select<Wide, Stored, Take>(),
            select<Stored, Wide, Take>(), select<Wide, Stored, Combiner>()};
}

template <typename Stored> static Fold selectFloat(int64_t combiner) {
  switch (combiner) {
  case TOFU_SUM:
    return foldWide<Stored, Sum>();
  case TOFU_PROD:
    return foldWide<Stored, Prod>();
  case TOFU_MAX:
    return fold<Stored, Max>();
  case TOFU_MIN:
    return fold<Stored, Min>();
  default:
    return {};
  }
}

template <typename T> static Fold selectInt(int64_t combiner) {
  switch (combiner) {
  case TOFU_ALL:
    return fold<Plain<T>, All>();
  case TOFU_ANY:
    return fold<Plain<T>, Any>();
  default:
    return selectFloat<Plain<T>>(combiner);
  }
}

/// One bit with a sign is 0 or -1, so true is the least value.
static Fold selectI1(int64_t combiner) {
  using Bit = Plain<uint8_t>;
  switch (combiner) {
  case TOFU_SUM:
    return fold<Bit, Parity>();
  case TOFU_MAX:
  case TOFU_PROD:
  case TOFU_ALL:
    return fold<Bit, All>();
  case TOFU_MIN:
  case TOFU_ANY:
    return fold<Bit, Any>();
  default:
    return {};
  }
}

Fold tofu::runtime::getFold(int64_t type, int64_t combiner) {
  switch (type) {
  case TOFU_I1:
    return selectI1(combiner);
  case TOFU_I8:
    return selectInt<int8_t>(combiner);
  case TOFU_I16:
    return selectInt<int16_t>(combiner);
  case TOFU_I32:
    return selectInt<int32_t>(combiner);
  case TOFU_I64:
    return selectInt<int64_t>(combiner);
  case TOFU_F16:
    return selectFloat<F16>(combiner);
  case TOFU_BF16:
    return selectFloat<BF16>(combiner);
  case TOFU_F32:
    return selectFloat<Plain<float>>(combiner);
  case TOFU_F64:
    return selectFloat<Plain<double>>(combiner);
#define TOFU_CASE(bits, format)                                                \
  case TOFU_F##bits##format:                                                   \
    return selectFloat<F##bits##format>(combiner);
    TOFU_BYTE_FLOATS(TOFU_CASE)
#undef TOFU_CASE
  default:
    return {};
  }
}

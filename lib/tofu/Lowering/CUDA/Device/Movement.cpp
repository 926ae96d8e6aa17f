//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The kernels that the runtime itself starts: see tofu_put_record in
// runtime/tofu/Runtime/PutRecord.h. They fold as Fold.cpp there does
// on a CPU, in the same order.
//
// Like all of this folder it is compiled to LLVM's IR as for a CPU, and then
// taken for a device's (DeviceCode.cpp).
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Combiners.h"
#include "tofu/Runtime/Function.h"
#include "tofu/Runtime/PutRecord.h"

using namespace tofu::runtime;

#define KERNEL extern "C" void

/// What one access takes.
typedef uint32_t Sixteen __attribute__((vector_size(16)));
/// What boxes are of: not memory that only a block has.
template <typename T> using Global = T __attribute__((address_space(1)));

/// Special registers.
extern "C" uint32_t tofu_tid_x(), tofu_ntid_x(), tofu_ctaid_x(), tofu_ctaid_y(),
    tofu_nctaid_x(), tofu_nctaid_y();

static int64_t getThread() {
  return int64_t(tofu_ctaid_x()) * tofu_ntid_x() + tofu_tid_x();
}
static int64_t getNumThreads() {
  return int64_t(tofu_nctaid_x()) * tofu_ntid_x();
}

/// `visit(to, from)` for the elements of the records, numbers of elements from
/// the first ones.
template <typename Visit>
static void forElements(const tofu_put_record *records, int64_t count,
                        const uint32_t *over, Visit visit) {
  if (over && *over)
    return;
  for (int64_t number = tofu_ctaid_y(); number < count;
       number += tofu_nctaid_y()) {
    const tofu_put_record &record = records[number];
    int64_t volume = record.volume, rank = record.rank;
    for (int64_t i = getThread(); i < volume; i += getNumThreads()) {
      int64_t rest = i, to = 0, from = 0;
      for (int64_t dim = rank - 1; dim >= 0; --dim) {
        auto [extent, fromStride, toStride] = record.dimensions[dim];
        int64_t at = rest;
        if (dim != 0) {
          // Most boxes are small: 32 bits are divided faster.
          int64_t quotient = (rest | extent) >> 32
                                 ? rest / extent
                                 : int64_t(uint32_t(rest) / uint32_t(extent));
          at = rest - quotient * extent;
          rest = quotient;
        }
        to += at * toStride;
        from += at * fromStride;
      }
      visit(record, to, from);
    }
  }
}

template <typename T>
static void copy(const tofu_put_record *records, int64_t count,
                 const uint32_t *over) {
  forElements(records, count, over,
              [](const tofu_put_record &record, int64_t to, int64_t from) {
                reinterpret_cast<Global<T> *>(record.to)[to] =
                    reinterpret_cast<const Global<T> *>(record.from)[from];
              });
}

template <typename To, typename From, typename Combiner>
static void fold(const tofu_put_record *records, int64_t count,
                 const uint32_t *over) {
  forElements(records, count, over,
              [](const tofu_put_record &record, int64_t to, int64_t from) {
                auto &target =
                    reinterpret_cast<typename To::Element *>(record.to)[to];
                target = To::store(Combiner::apply(
                    To::load(target),
                    From::load(reinterpret_cast<const typename From::Element *>(
                        record.from)[from])));
              });
}

#define PARAMETERS                                                             \
  (const tofu_put_record *records, int64_t count, const uint32_t *over)

#define COPY(bytes, type)                                                      \
  KERNEL tofu_copy_##bytes PARAMETERS { copy<type>(records, count, over); }
COPY(1, uint8_t)
COPY(2, uint16_t)
COPY(4, uint32_t)
COPY(8, uint64_t)
COPY(16, Sixteen)

KERNEL tofu_fill_8(uint64_t to, uint64_t value, int64_t count) {
  for (int64_t i = getThread(); i < count; i += getNumThreads())
    reinterpret_cast<uint64_t *>(to)[i] = value;
}

#define FOLD(name, combiner, to, from, function)                               \
  KERNEL tofu_fold_##name##_##combiner PARAMETERS {                            \
    fold<to, from, function>(records, count, over);                            \
  }
#define NUMBER(name, wide, stored)                                             \
  FOLD(name, sum, wide, stored, Sum)                                           \
  FOLD(name, prod, wide, stored, Prod)                                         \
  FOLD(name, max, stored, stored, Max)                                         \
  FOLD(name, min, stored, stored, Min)
#define INTEGER(name, type)                                                    \
  NUMBER(name, Plain<type>, Plain<type>)                                       \
  FOLD(name, all, Plain<type>, Plain<type>, All)                               \
  FOLD(name, any, Plain<type>, Plain<type>, Any)
#define NARROW(name, stored)                                                   \
  NUMBER(name, Plain<float>, stored)                                           \
  KERNEL tofu_first_##name PARAMETERS {                                        \
    fold<Plain<float>, stored, Take>(records, count, over);                    \
  }                                                                            \
  KERNEL tofu_finish_##name PARAMETERS {                                       \
    fold<stored, Plain<float>, Take>(records, count, over);                    \
  }

INTEGER(i8, int8_t)
INTEGER(i16, int16_t)
INTEGER(i32, int32_t)
INTEGER(i64, int64_t)
NUMBER(f32, Plain<float>, Plain<float>)
NUMBER(f64, Plain<double>, Plain<double>)
NARROW(f16, F16)
NARROW(bf16, BF16)
#define BYTE_FLOAT(bits, format) NARROW(f##bits##format, F##bits##format)
TOFU_BYTE_FLOATS(BYTE_FLOAT)

/// One bit with a sign is 0 or -1, so true is the least value.
#define BIT(combiner, function)                                                \
  FOLD(i1, combiner, Plain<uint8_t>, Plain<uint8_t>, function)
BIT(sum, Parity)
BIT(prod, All)
BIT(max, All)
BIT(min, Any)
BIT(all, All)
BIT(any, Any)

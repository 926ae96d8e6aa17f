//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Arrays.h"

#include "tofu/Numpy/Npz.h"
#include "tofu/Runtime/Scalars.h"

#include <algorithm>
#include <cstring>
#include <random>

using namespace tofu::run;
namespace numpy = tofu::numpy;
namespace runtime = tofu::runtime;
using numpy::Error;

const tofu_buffer &tofu::run::getBuffer(const tofu_program_data &program,
                                        const tofu_value &value) {
  return program.buffers[value.buffer];
}

std::span<const int64_t> tofu::run::getExtents(const tofu_buffer &buffer) {
  return {buffer.extents, size_t(buffer.rank)};
}

int64_t tofu::run::getBytes(const tofu_buffer &buffer) {
  return numpy::ArrayView{buffer.type, getExtents(buffer), nullptr}
      .getNumBytes();
}

numpy::Result<std::vector<StepArray>>
tofu::run::readArrays(const std::string &path, const std::string &prefix,
                      const tofu_program_data &program,
                      std::span<const tofu_value> values, int64_t steps) {
  numpy::Result<numpy::NpzReader> reader = numpy::NpzReader::open(path);
  if (!reader)
    return reader.getError();
  std::vector<std::string> names = numpy::getArrayNames(prefix, values.size());
  std::vector<StepArray> arrays;
  for (size_t i = 0; i != values.size(); ++i) {
    const tofu_buffer &buffer = getBuffer(program, values[i]);
    std::span<const int64_t> extents = getExtents(buffer);
    bool isPerStep = false;
    auto check = [&](const numpy::NpyHeader &header) {
      std::span<const int64_t> given = header.extents;
      isPerStep = given.size() == extents.size() + 1 && given[0] == steps &&
                  std::ranges::equal(given.subspan(1), extents);
      if (numpy::canBe(header.type, buffer.type) &&
          (isPerStep || std::ranges::equal(given, extents)))
        return Error::success();
      return Error(
          path + ": array '" + names[i] + "' is " +
          numpy::describe(header.type, given) + ", but the program's is " +
          numpy::describe(buffer.type, extents) +
          (steps > 1
               ? ", or one for each of " + std::to_string(steps) + " steps"
               : ""));
    };
    numpy::Result<numpy::Array> array = reader->read(names[i], check);
    if (!array)
      return array.getError();
    array->type = buffer.type;
    arrays.push_back({std::move(*array), isPerStep});
  }
  return arrays;
}

template <class Stored, class Draw>
static void fill(numpy::Array &array, Draw draw) {
  using Element = typename Stored::Element;
  for (size_t at = 0; at != array.bytes.size(); at += sizeof(Element)) {
    Element element = Stored::store(draw());
    std::memcpy(array.bytes.data() + at, &element, sizeof(element));
  }
}

static void fillRandomly(numpy::Array &array, std::mt19937_64 &random,
                         int64_t limit) {
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

std::vector<StepArray>
tofu::run::makeRandomArguments(const tofu_program_data &program, int64_t seed,
                               int64_t limit) {
  std::mt19937_64 random(seed);
  std::vector<StepArray> arrays;
  for (int64_t i = 0; i < program.num_arguments; ++i) {
    const tofu_buffer &buffer = getBuffer(program, program.arguments[i]);
    std::span<const int64_t> extents = getExtents(buffer);
    numpy::Array array{buffer.type,
                       {extents.begin(), extents.end()},
                       std::vector<char>(getBytes(buffer))};
    fillRandomly(array, random, limit);
    arrays.push_back({std::move(array)});
  }
  return arrays;
}

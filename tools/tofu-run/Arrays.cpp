//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Arrays.h"

#include "tofu/Numpy/Random.h"

#include <algorithm>

using namespace tofu::run;
namespace numpy = tofu::numpy;
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

std::vector<numpy::ArrayName>
tofu::run::nameValues(const std::string &prefix,
                      std::span<const tofu_value> values) {
  std::vector<std::string> sources;
  for (const tofu_value &value : values)
    sources.push_back(value.source ? value.source : "");
  return numpy::nameArrays(prefix, sources);
}

numpy::Result<std::vector<StepArray>>
tofu::run::readArrays(const numpy::NpzReader &reader,
                      std::span<const numpy::ArrayName> names,
                      const tofu_program_data &program,
                      std::span<const tofu_value> values, int64_t steps) {
  std::vector<StepArray> arrays;
  for (size_t i = 0; i != values.size(); ++i) {
    const tofu_buffer &buffer = getBuffer(program, values[i]);
    std::span<const int64_t> extents = getExtents(buffer);
    bool isPerStep = false;
    numpy::Result<numpy::NpzReader::Place> found = reader.find(names[i]);
    if (!found)
      return found.getError();
    auto check = [&](const numpy::NpyHeader &header) {
      std::span<const int64_t> given = header.extents;
      bool isOfSteps = given.size() == extents.size() + 1 && given[0] > 0 &&
                       std::ranges::equal(given.subspan(1), extents);
      isPerStep = isOfSteps && given[0] == steps;
      if (numpy::canBe(header.type, buffer.type) &&
          (isPerStep || std::ranges::equal(given, extents)))
        return Error::success();
      return numpy::complainOfArray(
          reader, *found, names[i], numpy::describe(header.type, given),
          numpy::describe(buffer.type, extents) +
              (steps > 1
                   ? ", or one for each of " + std::to_string(steps) + " steps"
               : isOfSteps ? "; say --steps=" + std::to_string(given[0]) +
                                 " if it is one for each step"
                           : ""));
    };
    numpy::Result<numpy::Array> array = reader.read(*found, check);
    if (!array)
      return array.getError();
    array->type = buffer.type;
    array->numbers = values[i].numbers;
    arrays.push_back({std::move(*array), isPerStep});
  }
  return arrays;
}

std::vector<StepArray>
tofu::run::makeRandomArguments(const tofu_program_data &program, int64_t seed,
                               int64_t limit) {
  numpy::RandomArrays random(seed, limit);
  std::vector<StepArray> arrays;
  for (int64_t i = 0; i < program.num_arguments; ++i) {
    const tofu_buffer &buffer = getBuffer(program, program.arguments[i]);
    arrays.push_back({random.make(buffer.type, getExtents(buffer))});
    arrays.back().array.numbers = program.arguments[i].numbers;
  }
  return arrays;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Agreement.h"

#include "tofu/Runtime/Fingerprint.h"
#include "tofu/Runtime/LoadedProgram.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <cstring>

using namespace tofu::runtime;

namespace {
/// Of the first ones the numbers of what all hold depend, of the last ones what
/// NCCL is asked for: a reduction or its terms, captured or not, which it wants
/// to be the same everywhere.
struct Option {
  const char *name; // as in a sentence
  bool (*isSet)(const tofu_options &options);
};
} // namespace

static constexpr Option kOptions[] = {
    {"'no_libraries'", [](auto &options) { return options.no_libraries != 0; }},
    {"'tf32'", [](auto &options) { return options.tf32 != 0; }},
    {"'flush_subnormals'",
     [](auto &options) { return options.flush_subnormals != 0; }},
    {"'any_order'", [](auto &options) { return options.any_order != 0; }},
    {"'no_graphs', 'trace' or 'wait_each'", [](auto &options) {
       return options.no_graphs || options.trace || options.wait_each;
     }}};

static void addBytes(Fingerprint &to, const void *data, int64_t count) {
  auto *bytes = static_cast<const char *>(data);
  for (int64_t at = 0; at < count; at += sizeof(int64_t)) {
    int64_t number = 0;
    std::memcpy(&number, bytes + at,
                std::min<int64_t>(count - at, sizeof(number)));
    to.add(number);
  }
}

/// The number that a program has itself is of its tables only: who edits an
/// expression, or a weight, may have the same.
static int64_t makeNumber(const tofu_program_data &data) {
  Fingerprint result;
  result.add(getFingerprint(data));
  for (int64_t i = 0; i != data.num_images; ++i)
    addBytes(result, data.images[i].data, data.images[i].bytes);
  for (int64_t i = 0; i != data.num_buffers; ++i) {
    const tofu_buffer &buffer = data.buffers[i];
    int64_t bytes = getTypeBytes(buffer.type);
    for (int64_t dim = 0; dim != buffer.rank; ++dim)
      bytes *= buffer.extents[dim];
    if (buffer.constant)
      addBytes(result, buffer.constant, bytes);
  }
  return result.get();
}

Agreement Agreement::make(const tofu_program_data &data,
                          const tofu_options &options) {
  Agreement made{makeNumber(data), 0};
  for (size_t i = 0; i != std::size(kOptions); ++i)
    made.options |= int64_t(kOptions[i].isSet(options)) << i;
  return made;
}

std::string tofu::runtime::explainDifference(const Agreement &ofFirst,
                                             const Agreement &ofOther,
                                             int64_t other) {
  std::string process = "process " + std::to_string(other);
  if (ofFirst.program != ofOther.program)
    return process + " has another program than process 0; give all of them "
                     "the same file";
  for (size_t i = 0; i != std::size(kOptions); ++i) {
    int64_t bit = int64_t(1) << i;
    if ((ofFirst.options ^ ofOther.options) & bit)
      return std::string("option ") + kOptions[i].name + " is set in " +
             (ofOther.options & bit ? process : "process 0") + ", but not in " +
             (ofOther.options & bit ? "process 0" : process) +
             "; give all of them the same options";
  }
  return "";
}

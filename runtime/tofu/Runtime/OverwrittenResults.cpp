//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/OverwrittenResults.h"

#include <algorithm>

using namespace tofu::runtime;

/// Whether two buffers of these bytes have some in common.
static bool overlap(const tofu_buffer &a, int64_t aBytes, const tofu_buffer &b,
                    int64_t bBytes) {
  return !a.constant && !b.constant && aBytes && bBytes &&
         a.offset < b.offset + bBytes && b.offset < a.offset + aBytes;
}

void OverwrittenResults::open(const std::vector<int64_t> &ranks) {
  auto getMostBytes = [&](int64_t buffer) {
    int64_t most = 0;
    for (int64_t rank : ranks)
      most = std::max(most, layout.getBytes(buffer, rank));
    return most;
  };
  std::vector<int64_t> resultBytes;
  for (int64_t i = 0; i != data.num_results; ++i)
    resultBytes.push_back(getMostBytes(data.results[i].buffer));
  for (int64_t i = 0; i != data.num_arguments; ++i) {
    const tofu_buffer &argument = layout.getBuffer(data.arguments[i].buffer);
    int64_t bytes = getMostBytes(data.arguments[i].buffer);
    for (int64_t j = 0; j != data.num_results; ++j)
      if (overlap(argument, bytes, layout.getBuffer(data.results[j].buffer),
                  resultBytes[j]))
        sharing[i].push_back(j);
  }
}

void OverwrittenResults::clear() { causes.assign(data.num_results, {}); }

void OverwrittenResults::set(int64_t argument, int64_t rank) {
  overwrite(rank, {argument, false}, -1);
}

void OverwrittenResults::feed(int64_t result, int64_t rank) {
  int64_t from = data.results[result].buffer;
  int64_t argument = data.results[result].replaces;
  int64_t to = data.arguments[argument].buffer;
  bool isThere = layout.getBuffer(from).offset == layout.getBuffer(to).offset &&
                 layout.getBox(from, rank) == layout.getBox(to, rank) &&
                 layout.getPartialAxes(from) == layout.getPartialAxes(to);
  overwrite(rank, {argument, true}, isThere ? from : -1);
}

/// All results but those in the buffer.
void OverwrittenResults::overwrite(int64_t rank, const Cause &cause,
                                   int64_t buffer) {
  int64_t written = data.arguments[cause.argument].buffer;
  for (int64_t result : sharing[cause.argument]) {
    int64_t own = data.results[result].buffer;
    if (own != buffer &&
        overlap(layout.getBuffer(written), layout.getBytes(written, rank),
                layout.getBuffer(own), layout.getBytes(own, rank)))
      causes[result].insert({rank, cause});
  }
}

Error OverwrittenResults::check(int64_t result) const {
  return causes[result].empty()
             ? Error::success()
             : explain(result, causes[result].begin()->second);
}

Error OverwrittenResults::check(int64_t result, int64_t rank) const {
  auto found = causes[result].find(rank);
  return found == causes[result].end() ? Error::success()
                                       : explain(result, found->second);
}

Error OverwrittenResults::explain(int64_t result, const Cause &cause) const {
  return Error(describe(data.results[result]) +
               " is overwritten: " + describe(data.arguments[cause.argument]) +
               ", which was " + (cause.isFed ? "fed" : "set") +
               " after the step, lies in the same memory; get " +
               (cause.isFed ? "results before they are fed"
                            : "or feed results before arguments are set"));
}

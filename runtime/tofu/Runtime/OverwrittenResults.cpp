//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/OverwrittenResults.h"

#include <algorithm>
#include <tuple>

using namespace tofu::runtime;

/// Whether two buffers of these bytes have some in common.
static bool overlap(const tofu_buffer &a, int64_t aBytes, const tofu_buffer &b,
                    int64_t bBytes) {
  return !a.constant && !b.constant && aBytes && bBytes &&
         a.offset < b.offset + bBytes && b.offset < a.offset + aBytes;
}

namespace {
/// Where the largest piece of an argument or a result lies.
struct Place {
  int64_t begin, end;
  int64_t number;
};
} // namespace

/// What ends before the offset lies with nothing that begins there.
static void dropEnded(std::vector<Place> &places, int64_t offset) {
  places.erase(
      std::remove_if(places.begin(), places.end(),
                     [&](const Place &place) { return place.end <= offset; }),
      places.end());
}

void OverwrittenResults::open(const std::vector<int64_t> &ranks) {
  auto list = [&](const tofu_value *values, int64_t count) {
    std::vector<Place> places;
    for (int64_t i = 0; i != count; ++i) {
      const tofu_buffer &buffer = holdings.getBuffer(values[i].buffer);
      int64_t bytes = 0;
      for (int64_t rank : ranks)
        bytes = std::max(bytes, holdings.getBytes(values[i].buffer, rank));
      if (!buffer.constant && bytes)
        places.push_back({buffer.offset, buffer.offset + bytes, i});
    }
    std::sort(places.begin(), places.end(), [](const Place &a, const Place &b) {
      return std::tie(a.begin, a.number) < std::tie(b.begin, b.number);
    });
    return places;
  };
  // From the beginning of memory to its end: what begins lies with what has
  // begun before and not ended.
  std::vector<Place> arguments = list(data.arguments, data.num_arguments);
  std::vector<Place> results = list(data.results, data.num_results);
  std::vector<Place> openArguments, openResults;
  auto argument = arguments.begin();
  auto result = results.begin();
  while (argument != arguments.end() || result != results.end()) {
    bool isArgument =
        result == results.end() ||
        (argument != arguments.end() && argument->begin <= result->begin);
    const Place &place = isArgument ? *argument++ : *result++;
    dropEnded(openArguments, place.begin);
    dropEnded(openResults, place.begin);
    for (const Place &other : isArgument ? openResults : openArguments)
      sharing[isArgument ? place.number : other.number].push_back(
          isArgument ? other.number : place.number);
    (isArgument ? openArguments : openResults).push_back(place);
  }
  for (std::vector<int64_t> &shared : sharing)
    std::sort(shared.begin(), shared.end());
}

void OverwrittenResults::clear() { causes.assign(data.num_results, {}); }

void OverwrittenResults::set(int64_t argument, int64_t rank) {
  overwrite(rank, {argument, false}, -1);
}

void OverwrittenResults::feed(int64_t result, int64_t rank) {
  int64_t from = data.results[result].buffer;
  int64_t argument = data.results[result].replaces;
  int64_t to = data.arguments[argument].buffer;
  bool isThere =
      holdings.getBuffer(from).offset == holdings.getBuffer(to).offset &&
      holdings.getBox(from, rank) == holdings.getBox(to, rank) &&
      holdings.getPartialAxes(from) == holdings.getPartialAxes(to);
  overwrite(rank, {argument, true}, isThere ? from : -1);
}

/// All results but those in the buffer.
void OverwrittenResults::overwrite(int64_t rank, const Cause &cause,
                                   int64_t buffer) {
  int64_t written = data.arguments[cause.argument].buffer;
  for (int64_t result : sharing[cause.argument]) {
    int64_t own = data.results[result].buffer;
    if (own != buffer &&
        overlap(holdings.getBuffer(written), holdings.getBytes(written, rank),
                holdings.getBuffer(own), holdings.getBytes(own, rank)))
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

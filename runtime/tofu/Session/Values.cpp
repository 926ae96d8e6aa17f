//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What goes into a session and comes out of it: pieces of the ranks that are
// here; where all are, whole arrays.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Feed.h"
#include "tofu/Runtime/Types.h"
#include "tofu/Runtime/WholeArray.h"
#include "tofu/Session/Session.h"

#include <algorithm>
#include <cstring>

using namespace tofu::runtime;

Error tofu_session::checkHere(int64_t rank) const {
  if (Error error = checkNumber("rank", rank, holdings.getMesh().getNumRanks()))
    return error;
  if (std::binary_search(here.begin(), here.end(), rank))
    return Error::success();
  return Error("rank " + std::to_string(rank) +
               " is not here: this session has " + std::to_string(here.size()) +
               " of " + std::to_string(holdings.getMesh().getNumRanks()) +
               " ranks, from " + std::to_string(here.front()) + " to " +
               std::to_string(here.back()));
}

Error tofu_session::checkWhole(const char *instead) const {
  if (hasAllRanks() || processes)
    return Error::success();
  return Error("there are no whole arrays where " +
               std::to_string(here.size()) + " of " +
               std::to_string(holdings.getMesh().getNumRanks()) +
               " ranks are; call " + instead + " for each rank");
}

Error tofu_session::checkStepped(const char *what) const {
  return hasResults ? Error::success()
                    : Error(std::string("there are no results to ") + what +
                            "; run a step without error first");
}

Rank &tofu_session::getRank(int64_t rank) const {
  return *ranks[std::lower_bound(here.begin(), here.end(), rank) -
                here.begin()];
}

static int64_t getWholeBytes(const Holdings &holdings, int64_t type,
                             int64_t buffer) {
  return getVolume(holdings.getWhole(buffer)) *
         tofu::runtime::getTypeBytes(type);
}

/// Something has to be there if there is something to copy.
static Error checkMemory(const void *array, int64_t bytes) {
  return array || bytes == 0 ? Error::success()
                             : Error("NULL was given instead of an array");
}

static std::string describe(const char *kind, const tofu_value &value) {
  return kind + quote(value.name);
}

Error tofu_session::setArgumentPiece(int64_t rank, int64_t argument,
                                     const void *piece) {
  if (Error error = checkNumber("argument", argument, data.num_arguments))
    return error;
  if (Error error = checkHere(rank))
    return error;
  int64_t buffer = data.arguments[argument].buffer;
  int64_t bytes = holdings.getBytes(buffer, rank);
  if (Error error = checkMemory(piece, bytes))
    return error;
  overwritten.set(argument, rank);
  Rank &owner = getRank(rank);
  if (Error error = Processes::tell(
          processes.get(), rank,
          describe("argument ", data.arguments[argument]),
          owner.getDevice().write(owner.getPlace(buffer), piece, bytes)))
    return error;
  taken.give(argument, rank);
  return Error::success();
}

Error tofu_session::getResultPiece(int64_t rank, int64_t result,
                                   void *piece) const {
  if (Error error = checkNumber("result", result, data.num_results))
    return error;
  if (Error error = checkHere(rank))
    return error;
  if (Error error = checkStepped("get"))
    return error;
  if (Error error = overwritten.check(result, rank))
    return error;
  int64_t buffer = data.results[result].buffer;
  int64_t bytes = holdings.getBytes(buffer, rank);
  if (Error error = checkMemory(piece, bytes))
    return error;
  Rank &owner = getRank(rank);
  return Processes::tell(
      processes.get(), rank, describe("result ", data.results[result]),
      owner.getDevice().read(piece, owner.getPlace(buffer), bytes));
}

Error tofu_session::getPiece(int64_t rank, int64_t buffer, void **piece,
                             int64_t *ranges) {
  if (Error error = checkHere(rank))
    return error;
  if (Error error = checkNumber("buffer", buffer, data.num_buffers))
    return error;
  taken.leaveToHost(buffer);
  *piece = getRank(rank).getPlace(buffer);
  if (ranges)
    writeRanges(holdings.getBox(buffer, rank), ranges);
  return Error::success();
}

Error tofu_session::setArgument(int64_t argument, const void *array) {
  if (Error error = checkNumber("argument", argument, data.num_arguments))
    return error;
  if (Error error = checkWhole("tofu_set_argument_piece"))
    return error;
  int64_t buffer = data.arguments[argument].buffer;
  if (Error error = checkMemory(
          array, getWholeBytes(holdings, data.buffers[buffer].type, buffer)))
    return error;
  for (int64_t rank : here)
    overwritten.set(argument, rank);
  HostPieces pieces(holdings, ranks, buffer,
                    describe("argument ", data.arguments[argument]));
  scatter(holdings, buffer, static_cast<const char *>(array), here,
          pieces.getPlaces());
  if (Error error = pieces.write(processes.get()))
    return error;
  taken.give(argument);
  return Error::success();
}

Error tofu_session::getResult(int64_t result, void *array) const {
  if (Error error = checkNumber("result", result, data.num_results))
    return error;
  if (Error error = checkWhole("tofu_get_result_piece"))
    return error;
  if (Error error = checkStepped("get"))
    return error;
  const tofu_value &value = data.results[result];
  if (Error error = checkMemory(
          array, getWholeBytes(holdings, data.buffers[value.buffer].type,
                               value.buffer)))
    return error;
  if (Error error = overwritten.check(result)) {
    std::vector<Processes::Bytes> all;
    if (processes) // which do not wait for a piece then
      (void)processes->gather({}, all);
    return error;
  }
  HostPieces pieces(holdings, ranks, value.buffer, describe("result ", value));
  if (Error error = pieces.readAll(processes.get()))
    return error;
  if (processes && processes->getRank() != 0)
    return Error::success();
  if (Error error = gather(holdings, value.buffer, pieces.getPlaces(),
                           static_cast<char *>(array)))
    return Error(describe("result ", value) + ": " + error.getMessage());
  return Error::success();
}

Error tofu_session::sum(int64_t *numbers, int64_t count) const {
  if (!processes)
    return Error::success();
  const char *bytes = reinterpret_cast<const char *>(numbers);
  std::vector<Processes::Bytes> all;
  if (Error error =
          processes->gather({bytes, bytes + count * sizeof(int64_t)}, all))
    return error;
  for (size_t i = 1; i < all.size(); ++i) {
    if (all[i].size() != all[0].size())
      return Error("process " + std::to_string(i) +
                   " gives another count of numbers");
    for (int64_t n = 0; n != count; ++n) {
      int64_t number;
      std::memcpy(&number, all[i].data() + n * sizeof(number), sizeof(number));
      numbers[n] += number;
    }
  }
  return Error::success();
}

Error tofu_session::feed() {
  if (Error error = checkStepped("feed"))
    return error;
  std::vector<int64_t> fed;
  std::vector<Feed> feeds;
  for (int64_t i = 0; i < data.num_results; ++i) {
    const tofu_value &result = data.results[i];
    if (result.replaces < 0)
      continue;
    if (Error error = overwritten.check(i))
      return error;
    fed.push_back(i);
    int64_t argument = data.arguments[result.replaces].buffer;
    feeds.push_back({result.name, result.buffer, argument});
  }
  if (Error error = runFeeds(holdings, ranks, processes.get(), feeds))
    return error;
  for (int64_t result : fed)
    for (int64_t rank : here)
      overwritten.feed(result, rank);
  taken.giveFed();
  return Error::success();
}

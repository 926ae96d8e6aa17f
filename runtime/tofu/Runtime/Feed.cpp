//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Feed.h"

#include "tofu/Runtime/WholeArray.h"

using namespace tofu::runtime;

/// True if each rank holds the same of both: then bytes are moved as they are.
static bool isAlike(const Holdings &holdings, const Ranks &ranks,
                    const Feed &feed) {
  const tofu_buffer &result = holdings.getBuffer(feed.result);
  if (holdings.getPartialAxes(feed.result) !=
          holdings.getPartialAxes(feed.argument) ||
      (result.num_partial_axes &&
       result.combiner != holdings.getBuffer(feed.argument).combiner))
    return false;
  for (const auto &rank : ranks)
    if (holdings.getBox(feed.result, rank->getNumber()) !=
        holdings.getBox(feed.argument, rank->getNumber()))
      return false;
  return true;
}

namespace {
/// Bytes to move within a rank's arena.
struct Move {
  const Feed *feed;
  const char *from;
  char *to;
  int64_t bytes;
  std::vector<char> staged; // what `from` was, if a move overwrites it

  bool overwrites(const Move &other) const {
    return to < other.from + other.bytes && other.from < to + bytes;
  }
};
} // namespace

static std::string nameResult(const Feed &feed) {
  return "result " + quote(feed.name);
}

static Error runMoves(Rank &rank, Processes *processes,
                      std::vector<Move> moves) {
  Device &device = rank.getDevice();
  auto check = [&](const Move &move, const Error &error) {
    return Processes::tell(processes, rank.getNumber(), nameResult(*move.feed),
                           error);
  };
  for (Move &move : moves)
    for (const Move &other : moves)
      if (move.staged.empty() && other.overwrites(move)) {
        move.staged.resize(move.bytes);
        if (Error error = check(
                move, device.read(move.staged.data(), move.from, move.bytes)))
          return error;
      }
  for (const Move &move : moves)
    if (Error error = check(
            move, move.staged.empty()
                      ? device.copy(move.to, move.from, move.bytes)
                      : device.write(move.to, move.staged.data(), move.bytes)))
      return error;
  return Error::success();
}

/// The whole result, on all processes.
static Error gatherResult(const Holdings &holdings, const Ranks &ranks,
                          Processes *processes, const Feed &feed,
                          std::vector<char> &array) {
  array.resize(getVolume(holdings.getWhole(feed.result)) *
               holdings.getElementBytes(feed.result));
  HostPieces pieces(holdings, ranks, feed.result, nameResult(feed));
  if (Error error = pieces.readAll(processes))
    return error;
  if (!processes || processes->getRank() == 0)
    if (Error error =
            gather(holdings, feed.result, pieces.getPlaces(), array.data()))
      return Error(nameResult(feed) + ": " + error.getMessage());
  return processes ? processes->broadcast(array) : Error::success();
}

Error tofu::runtime::runFeeds(const Holdings &holdings, const Ranks &ranks,
                              Processes *processes,
                              const std::vector<Feed> &feeds) {
  // What is held in other boxes leaves the arenas before anything is written.
  std::vector<std::pair<const Feed *, std::vector<char>>> arrays;
  std::vector<const Feed *> alike;
  for (const Feed &feed : feeds) {
    if (isAlike(holdings, ranks, feed)) {
      alike.push_back(&feed);
      continue;
    }
    if (!processes && int64_t(ranks.size()) != holdings.getMesh().getNumRanks())
      return Error("result " + quote(feed.name) +
                   " is held in other boxes than the argument that it "
                   "replaces, and not all ranks are here; get its pieces and "
                   "set those of the argument");
    std::vector<char> array;
    if (Error error = gatherResult(holdings, ranks, processes, feed, array))
      return error;
    arrays.emplace_back(&feed, std::move(array));
  }
  for (const auto &rank : ranks) {
    std::vector<Move> moves;
    for (const Feed *feed : alike) {
      const char *from = rank->getPlace(feed->result);
      char *to = rank->getPlace(feed->argument);
      int64_t bytes = holdings.getBytes(feed->result, rank->getNumber());
      if (bytes && from != to)
        moves.push_back({feed, from, to, bytes, {}});
    }
    if (Error error = runMoves(*rank, processes, std::move(moves)))
      return error;
  }
  for (const auto &[feed, array] : arrays) {
    HostPieces pieces(holdings, ranks, feed->argument, nameResult(*feed));
    std::vector<int64_t> numbers;
    for (const auto &rank : ranks)
      numbers.push_back(rank->getNumber());
    scatter(holdings, feed->argument, array.data(), numbers,
            pieces.getPlaces());
    if (Error error = pieces.write(processes))
      return error;
  }
  return Error::success();
}

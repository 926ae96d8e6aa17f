//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Feed.h"

#include "tofu/Runtime/WholeArray.h"

#include <cstring>

using namespace tofu::runtime;

/// True if each rank holds the same of both: then bytes are moved as they are.
static bool isAlike(const Layout &layout, const std::vector<int64_t> &here,
                    const Feed &feed) {
  const tofu_buffer &result = layout.getBuffer(feed.result);
  if (layout.getPartialAxes(feed.result) !=
          layout.getPartialAxes(feed.argument) ||
      (result.num_partial_axes &&
       result.combiner != layout.getBuffer(feed.argument).combiner))
    return false;
  for (int64_t rank : here)
    if (layout.getBox(feed.result, rank) != layout.getBox(feed.argument, rank))
      return false;
  return true;
}

namespace {
/// Bytes to move within a rank's arena.
struct Move {
  const char *from;
  char *to;
  int64_t bytes;
  std::vector<char> staged; // what `from` was, if another move overwrites it

  bool overwrites(const Move &other) const {
    return to < other.from + other.bytes && other.from < to + bytes;
  }
};
} // namespace

static void runMoves(std::vector<Move> moves) {
  for (Move &move : moves)
    for (const Move &other : moves)
      if (&other != &move && other.overwrites(move))
        move.staged.assign(move.from, move.from + move.bytes);
  for (Move &move : moves)
    std::memmove(move.to, move.staged.empty() ? move.from : move.staged.data(),
                 move.bytes);
}

Error tofu::runtime::runFeeds(const Layout &layout,
                              const std::vector<int64_t> &here,
                              const std::vector<Feed> &feeds) {
  // What is held in other boxes leaves the arenas before anything is written.
  std::vector<std::pair<const Feed *, std::vector<char>>> arrays;
  std::vector<const Feed *> alike;
  for (const Feed &feed : feeds) {
    if (isAlike(layout, here, feed)) {
      alike.push_back(&feed);
      continue;
    }
    if (int64_t(here.size()) != layout.getMesh().getNumRanks())
      return Error("result " + quote(feed.name) +
                   " is held in other boxes than the argument that it "
                   "replaces, and not all ranks are here; get its pieces and "
                   "set those of the argument");
    std::vector<char> array(getVolume(layout.getWhole(feed.result)) *
                            layout.getElementBytes(feed.result));
    if (Error error = gather(layout, feed.result, feed.from, array.data()))
      return Error("result " + quote(feed.name) + ": " + error.getMessage());
    arrays.emplace_back(&feed, std::move(array));
  }
  for (size_t i = 0; i != here.size(); ++i) {
    std::vector<Move> moves;
    for (const Feed *feed : alike)
      if (int64_t bytes = layout.getBytes(feed->result, here[i]))
        if (feed->from[i] != feed->to[i])
          moves.push_back({feed->from[i], feed->to[i], bytes, {}});
    runMoves(std::move(moves));
  }
  for (const auto &[feed, array] : arrays)
    scatter(layout, feed->argument, array.data(), feed->to);
  return Error::success();
}

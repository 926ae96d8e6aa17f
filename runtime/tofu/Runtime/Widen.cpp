//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Widen.h"

#include "tofu/Runtime/Fold.h"
#include "tofu/Runtime/Scratch.h"

#include <algorithm>
#include <new>

using namespace tofu::runtime;

/// Elements that a thread converts at least, to be worth waking.
static constexpr int64_t kElementsOfThread = 1 << 16;
static constexpr int64_t kNarrowBytes = 2, kWideBytes = 4;

namespace {
class WidenedCall : public LibraryCall {
public:
  WidenedCall(std::unique_ptr<LibraryCall> call,
              std::vector<NarrowPiece> pieces, bool hasResult,
              int64_t numBuffers)
      : call(std::move(call)), pieces(std::move(pieces)), hasResult(hasResult),
        numBuffers(numBuffers) {}

  bool run(char *const *buffers, Team &workers) override;

private:
  std::unique_ptr<LibraryCall> call;
  std::vector<NarrowPiece> pieces;
  bool hasResult;
  int64_t numBuffers;
};
} // namespace

/// Shared out among the workers.
static void convert(FoldFunction function, char *to, int64_t toBytes,
                    const char *from, int64_t fromBytes, int64_t count,
                    Team &workers) {
  int64_t members =
      std::clamp<int64_t>(count / kElementsOfThread, 1, workers.getSize());
  workers.run(members, [&](int64_t member) {
    int64_t begin = count * member / members,
            end = count * (member + 1) / members;
    function(to + begin * toBytes, from + begin * fromBytes, end - begin);
  });
}

bool WidenedCall::run(char *const *buffers, Team &workers) {
  size_t bytes = 0;
  for (const NarrowPiece &piece : pieces)
    bytes += Scratch::align(piece.count * kWideBytes);
  try {
    Scratch scratch(Scratch::Widening, bytes);
    std::vector<char *> wide(buffers, buffers + numBuffers);
    for (const NarrowPiece &piece : pieces) {
      char *&place = wide[piece.slot];
      place = scratch.take(piece.count * kWideBytes);
      if (!hasResult || &piece != &pieces.back())
        convert(getFold(piece.type, TOFU_SUM).begin, place, kWideBytes,
                buffers[piece.slot], kNarrowBytes, piece.count, workers);
    }
    if (!call->run(wide.data(), workers))
      return false;
    if (hasResult) {
      const NarrowPiece &result = pieces.back();
      convert(getFold(result.type, TOFU_SUM).end, buffers[result.slot],
              kNarrowBytes, wide[result.slot], kWideBytes, result.count,
              workers);
    }
    return true;
  } catch (const std::bad_alloc &) {
    return false;
  }
}

std::unique_ptr<LibraryCall>
tofu::runtime::widen(std::unique_ptr<LibraryCall> call,
                     std::vector<NarrowPiece> pieces, bool hasResult,
                     int64_t numBuffers) {
  return std::make_unique<WidenedCall>(std::move(call), std::move(pieces),
                                       hasResult, numBuffers);
}

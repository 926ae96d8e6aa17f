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
              std::vector<NarrowPiece> factors,
              std::optional<NarrowPiece> result, int64_t numBuffers)
      : call(std::move(call)), factors(std::move(factors)), result(result),
        numBuffers(numBuffers) {}

  bool run(char *const *buffers, Team &workers) override;

private:
  std::unique_ptr<LibraryCall> call;
  std::vector<NarrowPiece> factors;
  std::optional<NarrowPiece> result;
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
  size_t bytes = result ? Scratch::align(result->count * kWideBytes) : 0;
  for (const NarrowPiece &factor : factors)
    bytes += Scratch::align(factor.count * kWideBytes);
  try {
    Scratch scratch(Scratch::Widening, bytes);
    std::vector<char *> wide(buffers, buffers + numBuffers);
    for (const NarrowPiece &factor : factors) {
      wide[factor.slot] = scratch.take(factor.count * kWideBytes);
      convert(getFold(factor.type, TOFU_SUM).begin, wide[factor.slot],
              kWideBytes, buffers[factor.slot], kNarrowBytes, factor.count,
              workers);
    }
    if (result)
      wide[result->slot] = scratch.take(result->count * kWideBytes);
    if (!call->run(wide.data(), workers))
      return false;
    if (result)
      convert(getFold(result->type, TOFU_SUM).end, buffers[result->slot],
              kNarrowBytes, wide[result->slot], kWideBytes, result->count,
              workers);
    return true;
  } catch (const std::bad_alloc &) {
    return false;
  }
}

std::unique_ptr<LibraryCall>
tofu::runtime::widen(std::unique_ptr<LibraryCall> call,
                     std::vector<NarrowPiece> factors,
                     std::optional<NarrowPiece> result, int64_t numBuffers) {
  return std::make_unique<WidenedCall>(std::move(call), std::move(factors),
                                       result, numBuffers);
}

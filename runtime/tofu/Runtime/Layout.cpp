//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Layout.h"

#include "tofu/Runtime/BoxFunction.h"
#include "tofu/Runtime/Runtime.h"

using namespace tofu::runtime;

Layout::Layout(const tofu_program &program) : program(program) {}

/// Where an empty box is does not matter.
static bool isWithin(const Box &box, const tofu_buffer &buffer) {
  bool isEmpty = false, isInside = true;
  for (int64_t dim = 0; dim != buffer.rank; ++dim) {
    auto [lo, hi] = box[dim];
    if (hi < lo)
      return false;
    isEmpty |= hi == lo;
    isInside &= lo >= 0 && hi <= buffer.extents[dim];
  }
  return isEmpty || isInside;
}

Error Layout::open() {
  for (int64_t i = 0; i < program.data.num_buffers; ++i) {
    const tofu_buffer &buffer = getBuffer(i);
    std::vector<Box> &pieces = boxes.emplace_back();
    int64_t place =
        buffer.constant ? 0 : program.data.arena_bytes - buffer.offset;
    for (int64_t rank = 0; rank != getMesh().getNumRanks(); ++rank) {
      auto complain = [&](const std::string &what) {
        return Error("rank " + std::to_string(rank) + ": buffer " +
                     std::to_string(i) + " is " + what);
      };
      std::optional<Box> box = callBox(
          buffer.box, getMesh().getCoordinates(rank).data(), buffer.rank);
      if (!box)
        return complain("no box of " + std::to_string(buffer.rank) +
                        " dimensions");
      if (!isWithin(*box, buffer))
        return complain(describe(*box) + ", which is not in its tensor");
      pieces.push_back(std::move(*box));
      if (!buffer.constant && getBytes(i, rank) > place)
        return complain(std::to_string(getBytes(i, rank)) +
                        " bytes, but the arena has place for " +
                        std::to_string(place));
    }
  }
  return Error::success();
}

Box Layout::getWhole(int64_t buffer) const {
  Box whole;
  for (int64_t dim = 0; dim != getBuffer(buffer).rank; ++dim)
    whole.push_back({0, getBuffer(buffer).extents[dim]});
  return whole;
}

int64_t Layout::getElementBytes(int64_t buffer) const {
  return tofu_type_bytes(getBuffer(buffer).type);
}

int64_t Layout::getBytes(int64_t buffer, int64_t rank) const {
  return getVolume(getBox(buffer, rank)) * getElementBytes(buffer);
}

std::vector<int64_t> Layout::getPartialAxes(int64_t buffer) const {
  const tofu_buffer &b = getBuffer(buffer);
  return {b.partial_axes, b.partial_axes + b.num_partial_axes};
}

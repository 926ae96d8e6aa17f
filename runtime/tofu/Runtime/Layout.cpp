//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Layout.h"

#include "tofu/Runtime/Runtime.h"

using namespace tofu::runtime;

Layout::Layout(const tofu_program &program) : program(program) {
  for (int64_t i = 0; i < program.data.num_buffers; ++i) {
    const tofu_buffer &buffer = program.data.buffers[i];
    std::vector<Box> &pieces = boxes.emplace_back();
    std::vector<int64_t> ranges(2 * buffer.rank + 1);
    for (int64_t rank = 0; rank != getMesh().getNumRanks(); ++rank) {
      buffer.box(getMesh().getCoordinates(rank).data(), ranges.data());
      Box &box = pieces.emplace_back(buffer.rank);
      for (int64_t dim = 0; dim != buffer.rank; ++dim)
        box[dim] = {ranges[2 * dim], ranges[2 * dim + 1]};
    }
  }
}

Error Layout::check() const {
  for (int64_t i = 0; i < program.data.num_buffers; ++i) {
    const tofu_buffer &buffer = getBuffer(i);
    int64_t place = program.data.arena_bytes - buffer.offset;
    for (int64_t rank = 0; rank != getMesh().getNumRanks(); ++rank)
      if (!buffer.constant && getBytes(i, rank) > place)
        return Error(
            "rank " + std::to_string(rank) + ": buffer " + std::to_string(i) +
            " is " + std::to_string(getBytes(i, rank)) +
            " bytes, but the arena has place for " + std::to_string(place));
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

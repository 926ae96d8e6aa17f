//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Holdings.h"

#include "tofu/Runtime/BoxFunction.h"
#include "tofu/Runtime/Runtime.h"

#include <map>
#include <tuple>

using namespace tofu::runtime;

Holdings::Holdings(const tofu_program &program) : program(program) {}

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

static Error complain(int64_t buffer, int64_t rank, const std::string &what) {
  return Error("rank " + std::to_string(rank) + ": buffer " +
               std::to_string(buffer) + " " + what);
}

Error Holdings::checkBox(int64_t buffer, int64_t rank,
                         const Coordinates &at) const {
  const tofu_buffer &like = getBuffer(buffer);
  std::optional<Box> box = callBox(like.box, at.data(), like.rank);
  if (!box)
    return complain(buffer, rank,
                    "is no box of " + std::to_string(like.rank) +
                        " dimensions");
  if (!isWithin(*box, like))
    return complain(buffer, rank,
                    "is " + describe(*box) + ", which is not in its tensor");
  Coordinates other(at.size());
  for (int64_t dim = 0; dim != like.rank; ++dim) {
    AxisSet axes = getBoxAxes(buffer, dim);
    for (size_t axis = 0; axis != at.size(); ++axis)
      other[axis] = contains(axes, axis) ? at[axis] : 0;
    if (other != at && getBox(buffer, other)[dim] != (*box)[dim])
      return complain(buffer, rank,
                      "is " + describe(*box) + ", but dimension " +
                          std::to_string(dim) +
                          " depends on an axis that the program does not say");
  }
  return Error::success();
}

Error Holdings::check(const std::vector<int64_t> &ranks) const {
  // Most buffers share their boxes with others: each is evaluated once.
  using Key =
      std::tuple<tofu_box_function, const int64_t *, std::vector<int64_t>>;
  std::map<Key, size_t> known;
  std::vector<std::vector<int64_t>> alike;
  for (int64_t i = 0; i < program.data.num_buffers; ++i) {
    const tofu_buffer &buffer = getBuffer(i);
    std::vector<int64_t> extents(buffer.extents, buffer.extents + buffer.rank);
    auto [found, isNew] = known.try_emplace(
        {buffer.box, buffer.box_axes, std::move(extents)}, alike.size());
    if (isNew)
      alike.emplace_back();
    alike[found->second].push_back(i);
  }
  for (const std::vector<int64_t> &buffers : alike)
    for (int64_t rank : ranks) {
      Coordinates at = getMesh().getCoordinates(rank);
      if (Error error = checkBox(buffers.front(), rank, at))
        return error;
      int64_t volume = getVolume(getBox(buffers.front(), at));
      for (int64_t i : buffers) {
        if (getBuffer(i).constant)
          continue;
        int64_t place = program.data.arena_bytes - getBuffer(i).offset,
                bytes = volume * getElementBytes(i);
        if (bytes > place)
          return complain(i, rank,
                          "is " + std::to_string(bytes) +
                              " bytes, but the arena has place for " +
                              std::to_string(place));
      }
    }
  return Error::success();
}

Box Holdings::getBox(int64_t buffer, const Coordinates &at) const {
  const tofu_buffer &like = getBuffer(buffer);
  std::optional<Box> box = callBox(like.box, at.data(), like.rank);
  return box && isWithin(*box, like) ? *box : Box(like.rank, Range{0, 0});
}

Box Holdings::getWhole(int64_t buffer) const {
  Box whole;
  for (int64_t dim = 0; dim != getBuffer(buffer).rank; ++dim)
    whole.push_back({0, getBuffer(buffer).extents[dim]});
  return whole;
}

int64_t Holdings::getElementBytes(int64_t buffer) const {
  return tofu_type_bytes(getBuffer(buffer).type);
}

int64_t Holdings::getBytes(int64_t buffer, int64_t rank) const {
  return getVolume(getBox(buffer, rank)) * getElementBytes(buffer);
}

AxisSet Holdings::getPartialAxes(int64_t buffer) const {
  const tofu_buffer &like = getBuffer(buffer);
  return getAxisSet(like.partial_axes, like.num_partial_axes);
}

AxisSet Holdings::getBoxAxes(int64_t buffer, int64_t dim) const {
  const tofu_buffer &like = getBuffer(buffer);
  return like.box_axes ? AxisSet(like.box_axes[dim]) : getMesh().getAllAxes();
}

AxisSet Holdings::getBoxAxes(int64_t buffer) const {
  AxisSet axes = 0;
  for (int64_t dim = 0; dim != getBuffer(buffer).rank; ++dim)
    axes |= getBoxAxes(buffer, dim);
  return axes;
}

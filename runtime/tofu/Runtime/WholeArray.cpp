//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/WholeArray.h"

#include "tofu/Runtime/StridedBox.h"

#include <algorithm>

using namespace tofu::runtime;

void tofu::runtime::scatter(const Holdings &holdings, int64_t buffer,
                            const char *array,
                            const std::vector<int64_t> &ranks,
                            const std::vector<char *> &places) {
  Box whole = holdings.getWhole(buffer);
  AxisSet axes = holdings.getPartialAxes(buffer);
  for (size_t i = 0; i != ranks.size(); ++i) {
    Coordinates at = holdings.getMesh().getCoordinates(ranks[i]);
    Box piece = holdings.getBox(buffer, at);
    const tofu_buffer &like = holdings.getBuffer(buffer);
    if (isEmpty(piece))
      continue;
    bool isFirst = true;
    for (size_t axis = 0; axis != at.size(); ++axis)
      isFirst &= !contains(axes, axis) || at[axis] == 0;
    if (!isFirst)
      fillNeutral(places[i], getVolume(piece), like.type, like.combiner);
    else if (overlap(piece, whole))
      copyBox({whole, intersect(piece, whole)}, array,
              {piece, intersect(piece, whole)}, places[i],
              holdings.getElementBytes(buffer));
  }
}

namespace {
class Gather {
public:
  Gather(const Holdings &holdings, int64_t buffer,
         const std::vector<char *> &places)
      : holdings(holdings), buffer(buffer), places(places),
        whole(holdings.getWhole(buffer)),
        bytes(holdings.getElementBytes(buffer)) {}

  /// What the ranks hold that are like `point` on the partial axes.
  Error gatherTerm(AxisSet axes, const Coordinates &point, char *array) const {
    std::vector<Box> missing;
    if (!isEmpty(whole))
      missing.push_back(whole);
    const Mesh &mesh = holdings.getMesh();
    Error error = Error::success();
    mesh.forEachPoint(point, ~axes, [&](const Coordinates &at) {
      if (!error)
        error = gatherPiece(mesh.getRank(at), missing, array);
    });
    if (error)
      return error;
    return missing.empty()
               ? Error::success()
               : Error("no rank holds " + describe(missing.front()));
  }

private:
  /// Copies what is missing, and compares the rest.
  Error gatherPiece(int64_t rank, std::vector<Box> &missing,
                    char *array) const {
    Box piece = holdings.getBox(buffer, rank);
    std::vector<Box> known = {intersect(piece, whole)}, rest;
    for (const Box &box : missing) {
      for (Box &part : subtract(box, piece))
        rest.push_back(std::move(part));
      if (!overlap(box, piece))
        continue;
      copyBox({piece, intersect(box, piece)}, places[rank],
              {whole, intersect(box, piece)}, array, bytes);
      std::vector<Box> left;
      for (const Box &part : known)
        for (Box &side : subtract(part, box))
          left.push_back(std::move(side));
      known = std::move(left);
    }
    missing = std::move(rest);
    for (const Box &box : known)
      if (!isEmpty(box) &&
          !equalBoxes({piece, box}, places[rank], {whole, box}, array, bytes))
        return Error("rank " + std::to_string(rank) + ": copies of " +
                     describe(box) + " differ");
    return Error::success();
  }

  const Holdings &holdings;
  int64_t buffer;
  const std::vector<char *> &places;
  Box whole;
  int64_t bytes;
};
} // namespace

Error tofu::runtime::gather(const Holdings &holdings, int64_t buffer,
                            const std::vector<char *> &places, char *array) {
  Gather gather(holdings, buffer, places);
  const tofu_buffer &like = holdings.getBuffer(buffer);
  AxisSet axes = holdings.getPartialAxes(buffer);
  const Mesh &mesh = holdings.getMesh();
  Coordinates first(mesh.getNumAxes());
  int64_t count = getVolume(holdings.getWhole(buffer));
  if (!axes)
    return gather.gatherTerm(axes, first, array);
  Fold fold = getFold(like.type, like.combiner);
  std::vector<char> term(count * holdings.getElementBytes(buffer)), wide;
  if (fold.end)
    wide.resize(count * fold.bytes);
  char *sum = fold.end ? wide.data() : array;
  bool isFirst = true;
  Error error = Error::success();
  mesh.forEachPoint(first, axes, [&](const Coordinates &point) {
    if (error)
      return;
    // A first term that need not be widened is put where it is folded.
    char *to = isFirst && !fold.begin ? array : term.data();
    error = gather.gatherTerm(axes, point, to);
    if (!error && !isFirst)
      fold.add(sum, to, count);
    else if (!error && fold.begin)
      fold.begin(sum, to, count);
    isFirst = false;
  });
  if (!error && fold.end)
    fold.end(array, sum, count);
  return error;
}

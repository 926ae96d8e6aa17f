//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Put.h"
#include "tofu/Runtime/Schedule.h"

#include <algorithm>

using namespace tofu::runtime;

static bool contains(const std::vector<int64_t> &axes, int64_t axis) {
  return std::find(axes.begin(), axes.end(), axis) != axes.end();
}

namespace {
class ReduceScheduler {
public:
  explicit ReduceScheduler(Schedule &schedule)
      : schedule(schedule), layout(schedule.layout), op(schedule.op),
        source(op.operands[0]), result(op.results[0]),
        kept(layout.getPartialAxes(result)),
        copied(op.copied_axes, op.copied_axes + op.num_copied_axes),
        fold(getTermFold(layout.getBuffer(source).type,
                         layout.getBuffer(source).combiner)) {
    for (int64_t axis : layout.getPartialAxes(source))
      if (!contains(kept, axis))
        folded.push_back(axis);
  }

  Error run() {
    schedule.beginExchange(source, result, fold);
    for (int64_t rank = 0; rank != layout.getMesh().getNumRanks(); ++rank)
      if (getRoot(rank) == rank)
        if (Error error = addTerms(rank))
          return error;
    schedule.beginExchange(result, result,
                           getCopy(layout.getBuffer(result).type));
    for (int64_t rank = 0; rank != layout.getMesh().getNumRanks(); ++rank)
      if (getRoot(rank) != rank)
        if (Error error = addCopy(rank))
          return error;
    return Error::success();
  }

private:
  /// The rank that folds what this one gets: itself, or whom it copies from.
  int64_t getRoot(int64_t rank) const {
    Coordinates at = layout.getMesh().getCoordinates(rank);
    for (int64_t axis : copied)
      at[axis] = 0;
    return layout.getMesh().getRank(at);
  }

  Error complain(int64_t rank, const std::string &what) const {
    return Error("rank " + std::to_string(rank) + ": " + op.name + ": " + what);
  }

  /// For each point of the folded axes in turn a cover of the rank's piece by
  /// ranks at that point: one term.
  Error addTerms(int64_t rank) {
    const Mesh &mesh = layout.getMesh();
    const Box &needed = layout.getBox(result, rank);
    if (isEmpty(needed))
      return Error::success();
    int64_t put = TOFU_PUT_FIRST;
    std::vector<int64_t> fixed(folded);
    fixed.insert(fixed.end(), kept.begin(), kept.end());
    std::vector<Box> missing;
    for (const Coordinates &point : mesh.getPoints(folded)) {
      Coordinates at = mesh.getCoordinates(rank);
      for (size_t i = 0; i != folded.size(); ++i)
        at[folded[i]] = point[i];
      int64_t nearest = mesh.getRank(at);
      std::vector<Transfer> term =
          schedule.cover(needed, {nearest}, source, missing);
      if (!missing.empty())
        term = schedule.cover(needed, mesh.getNearest(nearest, fixed), source,
                              missing);
      if (!missing.empty())
        return complain(rank,
                        "no rank holds a term of " + describe(missing.front()));
      schedule.add(rank, term, put);
      put = TOFU_PUT_FOLD;
    }
    return Error::success();
  }

  Error addCopy(int64_t rank) {
    int64_t root = getRoot(rank);
    const Box &box = layout.getBox(result, rank);
    if (box != layout.getBox(result, root))
      return complain(rank, "holds another box than rank " +
                                std::to_string(root) +
                                ", from which it is to copy the result");
    if (!isEmpty(box))
      schedule.add(rank, {{root, box}}, TOFU_PUT_COPY);
    return Error::success();
  }

  Schedule &schedule;
  const Layout &layout;
  const tofu_operation &op;
  int64_t source, result; // buffers
  /// Mesh axes: still partial behind; with copies of the result; folded here.
  std::vector<int64_t> kept, copied, folded;
  tofu_fold fold;
};
} // namespace

Error tofu::runtime::scheduleReduce(Schedule &schedule) {
  return ReduceScheduler(schedule).run();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// plan.reduce: terms are folded in ascending order of their coordinates, then
// copied along the axes on which the result does not depend.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/Exchange.h"
#include "tofu/Interpreter/Holders.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

static bool dependsOn(tdl::BoxAttr box, int64_t axis) {
  auto uses = [&](AffineMap map) { return map.isFunctionOfDim(axis); };
  return llvm::any_of(box.getLowers(), uses) ||
         llvm::any_of(box.getUppers(), uses) || uses(box.getConditions());
}

namespace {
class Reduction {
public:
  Reduction(plan::ReduceOp op, const Mesh &mesh,
            ArrayRef<std::unique_ptr<Rank>> ranks, Mailbox &mailbox)
      : op(op), mesh(mesh), ranks(ranks), mailbox(mailbox) {
    ArrayRef<int64_t> stay = op.getResult().getType().getPartialAxes();
    for (int64_t axis : op.getSource().getType().getPartialAxes()) {
      (llvm::is_contained(stay, axis) ? kept : folded).push_back(axis);
      if (!llvm::is_contained(stay, axis) &&
          !dependsOn(op.getResult().getType().getBox(), axis))
        copied.push_back(axis);
    }
    SmallVector<int64_t, 4> fixed(folded);
    llvm::append_range(fixed, kept);
    holders.emplace(op.getSource().getType(), mesh, fixed);
  }

  llvm::Error run() {
    std::vector<std::vector<Transfer>> plans(ranks.size());
    for (const auto &rank : ranks)
      if (isRoot(*rank))
        if (llvm::Error error = sendTerms(*rank, plans[rank->getNumber()]))
          return error;
    for (const auto &rank : ranks)
      foldTerms(*rank, plans[rank->getNumber()]);
    for (const auto &rank : ranks)
      if (!isRoot(*rank))
        copyFromRoot(*rank);
    return llvm::Error::success();
  }

private:
  enum Tag { Term, Copy };

  bool isRoot(const Rank &rank) const {
    return llvm::all_of(
        copied, [&](int64_t axis) { return rank.getCoordinates()[axis] == 0; });
  }

  /// Finds the terms of the rank's piece: for each point of the folded axes in
  /// turn a cover of the piece by ranks at that point.
  llvm::Error sendTerms(const Rank &rank, std::vector<Transfer> &plan) {
    for (const Coordinates &point : mesh.getPoints(folded)) {
      Coordinates at(rank.getCoordinates());
      for (auto [axis, coordinate] : llvm::zip(folded, point))
        at[axis] = coordinate;
      SmallVector<Box> missing;
      Box needed = rank.getView(op.getResult()).box;
      std::vector<Transfer> term =
          cover(needed, holders->find(mesh.getRank(at), needed), ranks,
                op.getSource(), missing);
      if (!missing.empty())
        return errorAt(op.getLoc(), rank.getPrefix() +
                                        "no device holds a term of " +
                                        describe(missing.front()));
      for (const Transfer &transfer : term)
        if (transfer.source != rank.getNumber())
          mailbox.send(transfer.source, rank.getNumber(), Term,
                       ranks[transfer.source]->getView(op.getSource()),
                       transfer.box);
      numFirst[rank.getNumber()] += plan.empty() ? term.size() : 0;
      llvm::append_range(plan, term);
    }
    return llvm::Error::success();
  }

  void foldTerms(const Rank &rank, ArrayRef<Transfer> plan) {
    View to = rank.getView(op.getResult());
    size_t first = numFirst[rank.getNumber()];
    TermFold terms(op.getSource().getType().getCombiner(), to);
    for (auto [i, transfer] : llvm::enumerate(plan)) {
      Tensor message;
      View from = rank.getView(op.getSource());
      if (transfer.source != rank.getNumber()) {
        message = mailbox.receive(transfer.source, rank.getNumber(), Term);
        from = getView(message, to, transfer.box);
      }
      if (i < first)
        terms.copy(transfer.box, from);
      else
        terms.fold(transfer.box, from);
    }
    terms.finish();
  }

  void copyFromRoot(const Rank &rank) {
    Coordinates at(rank.getCoordinates());
    for (int64_t axis : copied)
      at[axis] = 0;
    View to = rank.getView(op.getResult());
    if (getVolume(to.box) == 0)
      return;
    int64_t root = mesh.getRank(at);
    mailbox.send(root, rank.getNumber(), Copy,
                 ranks[root]->getView(op.getResult()), to.box);
    Tensor message = mailbox.receive(root, rank.getNumber(), Copy);
    copyBox(to.box, getView(message, to, to.box), to);
  }

  plan::ReduceOp op;
  const Mesh &mesh;
  ArrayRef<std::unique_ptr<Rank>> ranks;
  Mailbox &mailbox;
  std::optional<Holders> holders; // of a term
  /// Mesh axes: folded here; still partial behind; with copies of the result.
  SmallVector<int64_t, 4> folded, kept, copied;
  /// How many of a rank's transfers are of the first point: they are copied.
  std::map<int64_t, size_t> numFirst;
};
} // namespace

llvm::Error tofu::interpreter::reduce(plan::ReduceOp op, const Mesh &mesh,
                                      ArrayRef<std::unique_ptr<Rank>> ranks,
                                      Mailbox &mailbox) {
  return Reduction(op, mesh, ranks, mailbox).run();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// plan.scan: each rank in turn gets what those before it have folded.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/Exchange.h"
#include "tofu/Interpreter/Pieces.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

/// The rank's row, which has to be its own.
static llvm::Error checkRow(plan::ScanOp op, const Rank &rank, int64_t row) {
  Range held = rank.getView(op.getSource()).box.front();
  if (held.first == row && held.second == row + 1)
    return llvm::Error::success();
  return errorAt(op.getLoc(), rank.getPrefix() + "holds rows " +
                                  describe(Box{held}) + " instead of row " +
                                  Twine(row));
}

llvm::Error tofu::interpreter::scan(plan::ScanOp op, const Mesh &mesh,
                                    ArrayRef<std::unique_ptr<Rank>> ranks,
                                    Mailbox &mailbox) {
  SmallVector<int64_t, 4> axes(op.getAxes());
  std::vector<Coordinates> points = mesh.getPoints(axes); // ascending
  auto getRow = [&](size_t turn) {
    return int64_t(op.getReverse() ? points.size() - 1 - turn : turn);
  };
  auto getAt = [&](const Rank &rank, size_t turn) {
    Coordinates at(rank.getCoordinates());
    for (auto [axis, coordinate] : llvm::zip(axes, points[getRow(turn)]))
      at[axis] = coordinate;
    return mesh.getRank(at);
  };
  for (size_t turn = 0; turn != points.size(); ++turn)
    for (const auto &rank : ranks) {
      if (getAt(*rank, turn) != rank->getNumber() ||
          getVolume(rank->getView(op.getSource()).box) == 0)
        continue;
      if (llvm::Error error = checkRow(op, *rank, getRow(turn)))
        return error;
      View own = rank->getView(op.getSource());
      View before = rank->getView(op.getBefore());
      View through = rank->getView(op.getThrough());
      fillNeutral(op.getCombiner(), before);
      if (turn) {
        // What the last one sent lies in another row: that of this rank now.
        int64_t last = getAt(*rank, turn - 1);
        View sent = ranks[last]->getView(op.getThrough());
        if (ArrayRef(sent.box).drop_front() != ArrayRef(own.box).drop_front())
          return errorAt(op.getLoc(), rank->getPrefix() +
                                          "holds other columns than rank " +
                                          Twine(last));
        mailbox.send(last, rank->getNumber(), 0, sent, sent.box);
        Tensor message = mailbox.receive(last, rank->getNumber(), 0);
        std::memcpy(before.data, message.bytes.data(), message.bytes.size());
      }
      TermFold fold(op.getCombiner(), through);
      fold.copy(own.box, before);
      fold.fold(own.box, own);
      fold.finish();
    }
  return llvm::Error::success();
}

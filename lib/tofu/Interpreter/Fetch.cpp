//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/Exchange.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

/// Each rank copies what it holds and gets every other element once, from a
/// rank that agrees with it on the partial axes.
llvm::Error tofu::interpreter::fetch(plan::FetchOp op, const Mesh &mesh,
                                     ArrayRef<std::unique_ptr<Rank>> ranks,
                                     Mailbox &mailbox) {
  constexpr int64_t kTag = 0;
  ArrayRef<int64_t> partialAxes = op.getSource().getType().getPartialAxes();
  std::vector<std::vector<Transfer>> plans;
  for (const auto &rank : ranks) {
    SmallVector<Box> missing;
    plans.push_back(cover(rank->getView(op.getResult()).box,
                          mesh.getNearest(rank->getNumber(), partialAxes),
                          ranks, op.getSource(), missing));
    if (!missing.empty())
      return errorAt(op.getLoc(), rank->getPrefix() + "no device holds " +
                                      describe(missing.front()) +
                                      " of the tensor to fetch");
    for (const Transfer &transfer : plans.back())
      if (transfer.source != rank->getNumber())
        mailbox.send(transfer.source, rank->getNumber(), kTag,
                     ranks[transfer.source]->getView(op.getSource()),
                     transfer.box);
  }
  for (auto [rank, plan] : llvm::zip(ranks, plans)) {
    View to = rank->getView(op.getResult());
    for (const Transfer &transfer : plan) {
      if (transfer.source == rank->getNumber()) {
        copyBox(transfer.box, rank->getView(op.getSource()), to);
        continue;
      }
      Tensor message =
          mailbox.receive(transfer.source, rank->getNumber(), kTag);
      copyBox(transfer.box, getView(message, to, transfer.box), to);
    }
  }
  return llvm::Error::success();
}

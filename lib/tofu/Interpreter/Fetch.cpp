//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/Exchange.h"
#include "tofu/Interpreter/Holders.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

/// Each rank copies what it holds and gets every other element once, from a
/// rank that agrees with it on the partial axes.
llvm::Error tofu::interpreter::fetch(plan::FetchOp op, const Mesh &mesh,
                                     ArrayRef<std::unique_ptr<Rank>> ranks,
                                     Mailbox &mailbox) {
  constexpr int64_t kTag = 0;
  tdl::PieceType type = op.getSource().getType();
  Holders holders(type, mesh, type.getPartialAxes());
  std::vector<std::vector<Transfer>> plans;
  for (const auto &rank : ranks) {
    SmallVector<Box> missing;
    Box needed = rank->getView(op.getResult()).box;
    plans.push_back(cover(needed, holders.find(rank->getNumber(), needed),
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

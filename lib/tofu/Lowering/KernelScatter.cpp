//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A scatter: the reduction's loops outside, the row that a term belongs to
// found inside, the loops over the other coordinates innermost.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/KernelBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Runs over the part's ranges of some indices of the results.
void KernelBuilder::emitRanges(ArrayRef<unsigned> variables,
                               function_ref<void()> body) {
  if (variables.empty())
    return body();
  const RankBox::Range &range = part.ranges[variables.front()];
  emitLoop(variables.front(), range.lo, range.hi, 1, {}, [&](Values) {
    emitRanges(variables.drop_front(), body);
    return Values();
  });
}

void KernelBuilder::emitScatter(const tdl::Scatter &scatter) {
  const Piece &piece = outputs.front();
  unsigned row = *loops.getIndex(scatter.variable);
  SmallVector<unsigned> all, others;
  for (unsigned variable = 0; variable != op.getRank(); ++variable) {
    all.push_back(variable);
    if (variable != row)
      others.push_back(variable);
  }
  emitRanges(all, [&] {
    store(piece, getAddress(piece), getIdentities(scatter.reduce).front());
  });
  SmallVector<unsigned> order = getLoopOrder(scatter.reduce);
  Domain domain = getDomain(scatter.reduce, order);
  Scope outside;
  emitReduceLoops(scatter.reduce, domain, order, outside, {}, [&](Values) {
    Location loc = op.getLoc();
    Scope scope;
    Value position = get(scatter.position, scope);
    IndexBuilder here(builder);
    const RankBox::Range &rows = part.ranges[row];
    Value isAbove =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge, position,
                              here.materialize(loc, rows.lo));
    Value isBelow =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, position,
                              here.materialize(loc, rows.hi));
    Value isHere = arith::AndIOp::create(builder, loc, isAbove, isBelow);
    auto choice = scf::IfOp::create(builder, loc, isHere);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&choice.getThenRegion().front());
    ivs[row] = position;
    emitRanges(others, [&] {
      Scope inner = scope;
      Value term = get(scatter.term, inner);
      Index address = getAddress(piece);
      Values sum = combine(scatter.reduce, {load(piece, address)}, {term});
      store(piece, address, sum.front());
    });
    ivs[row] = nullptr;
    return Values();
  });
}

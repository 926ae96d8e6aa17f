//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A loop keeps a program small, and the price is that each state is written to
// memory and read again in every iteration. Where the body is pointwise code,
// as a random generator's rounds, that price is all the loop costs: written
// out, its operators become one loop nest whose values stay in registers. Where
// the body reduces, or reads at a place that the iteration says, the work is in
// that, and the loop stays.
//
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/Loops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// So many operators may become of a loop.
static constexpr uint64_t kMaxOperators = 512;

static bool isPointwise(Operation &op) {
  if (isa<arith::ConstantOp>(op))
    return true;
  auto lambda = dyn_cast<LambdaOp>(op);
  if (!lambda || isPinned(lambda))
    return false;
  return !lambda.getBody()
              .walk([](Operation *inner) {
                auto read = dyn_cast<ReadOp>(inner);
                bool isMore = isa<ReduceOp, OpaqueOp>(inner) ||
                              (read && !read.getSymbols().empty());
                return isMore ? WalkResult::interrupt() : WalkResult::advance();
              })
              .wasInterrupted();
}

static bool shouldUnroll(WhileOp loop) {
  if (isPinned(loop))
    return false;
  uint64_t trips = *loop.getTrips();
  auto body = loop.getBodyBlock()->without_terminator();
  uint64_t size = std::distance(body.begin(), body.end());
  return trips == 0 ||
         (trips <= kMaxOperators && trips * size <= kMaxOperators &&
          llvm::all_of(body, isPointwise));
}

static void unroll(WhileOp loop) {
  OpBuilder builder(loop);
  SmallVector<Value> states(loop.getInits());
  Block *body = loop.getBodyBlock();
  for (uint64_t trip = 0; trip != *loop.getTrips(); ++trip) {
    IRMapping mapping;
    mapping.map(body->getArguments(), states);
    for (Operation &op : body->without_terminator())
      builder.clone(op, mapping);
    for (auto [state, next] : llvm::zip_equal(states, loop.getYielded()))
      state = mapping.lookupOrDefault(next);
  }
  loop.replaceAllUsesWith(states);
  loop.erase();
}

void tofu::tdl::unroll(Block &root) {
  for (WhileOp loop : findCounted(root))
    if (shouldUnroll(loop))
      ::unroll(loop);
}

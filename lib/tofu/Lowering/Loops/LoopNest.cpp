//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/LoopNest.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

const Point::Reduction *Point::find(tdl::ReduceOp reduce) const {
  auto found = llvm::find_if(reductions, [&](const Reduction &reduction) {
    return reduction.reduce == reduce;
  });
  return found == reductions.end() ? nullptr : &*found;
}

unsigned LoopNest::getNumAxes() const {
  tdl::LambdaOp lambda = op; // the methods of operations are not const
  std::optional<tdl::BoxAttr> part = lambda.getPart();
  return part ? part->getNumAxes() : 0;
}

unsigned LoopNest::getNumPlaces() const {
  unsigned count = 0;
  for (const std::vector<Piece> *pieces : {&inputs, &outputs})
    for (const Piece &piece : *pieces)
      count = std::max(count, piece.place + 1);
  return count;
}

ReadTests::ReadTests(const LoopNest &nest, const Point &point,
                     tdl::ReadOp read) {
  for (auto [number, condition] : llvm::enumerate(nest.conditions)) {
    std::optional<bool> known = point.known[number];
    if (condition.read != read || known == true)
      continue;
    bool &fails = condition.isHeld   ? isNotHeld
                  : condition.isMask ? isMasked
                                     : isElse;
    auto &tests = condition.isHeld ? held : condition.isMask ? masks : guards;
    if (known == false)
      fails = true;
    else
      tests.push_back(number);
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/TDL/Intact.h"
#include "tofu/Transforms/Accesses.h"
#include "tofu/Transforms/Dedup.h"

#include "mlir/IR/IntegerSet.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

namespace {
/// How an operand of a read or an opaque function is accessed.
struct Access {
  Attribute map;   // null for a scalar input
  Attribute guard; // or null; of a slice, its dimensions with coordinates
  SmallVector<Value, 4> indices;

  bool operator==(const Access &other) const {
    return map == other.map && guard == other.guard && indices == other.indices;
  }
};
} // namespace

static Access getAccess(OpOperand &use) {
  if (auto read = dyn_cast<ReadOp>(use.getOwner())) {
    Access access{read.getMapAttr(), read.getGuardAttr(), {}};
    llvm::append_range(access.indices, read.getIndices());
    llvm::append_range(access.indices, read.getGuardIndices());
    return access;
  }
  if (auto opaque = dyn_cast<OpaqueOp>(use.getOwner())) {
    if (use.getOperandNumber() < opaque.getSources().size())
      return {opaque.getMaps()[use.getOperandNumber()],
              opaque.getDims()[use.getOperandNumber()], opaque.getIndices()};
  }
  return {};
}

void tofu::tdl::normalizeInputs(LambdaOp lambda) {
  if (lambda.getPart() || lambda.getMasks())
    return;
  canonicalizeAccesses(lambda);
  separateInputs(lambda);
}

void tofu::tdl::separateInputs(LambdaOp lambda) {
  Block *block = lambda.getBlock();
  // Uses per input, in the order of the body.
  DenseMap<Value, unsigned> places;
  for (BlockArgument argument : lambda.getInputArguments())
    places[argument] = argument.getArgNumber() - lambda.getRank();
  SmallVector<SmallVector<OpOperand *>> uses(lambda.getInputs().size());
  block->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpOperand &use : op->getOpOperands())
      if (auto found = places.find(use.get()); found != places.end())
        uses[found->second].push_back(&use);
  });

  struct Input {
    Access access;
    SmallVector<OpOperand *, 2> uses;
  };
  // Two operands of an operation that stays intact may be one value, and what
  // were two accesses may have become one.
  DenseI64ArrayAttr operands = getIntactOperands(lambda);
  using Key = std::pair<Value, unsigned>;
  llvm::MapVector<Key, SmallVector<Input, 1>> inputs;
  for (auto [i, value] : llvm::enumerate(lambda.getInputs()))
    for (OpOperand *use : uses[i]) {
      SmallVector<Input, 1> &known =
          inputs[{value, operands ? unsigned(i) : 0}];
      Access access = getAccess(*use);
      auto *found = llvm::find_if(
          known, [&](const Input &input) { return input.access == access; });
      if (found == known.end()) {
        known.push_back({access, {}});
        found = &known.back();
      }
      found->uses.push_back(use);
    }

  SmallVector<Value> values;
  SmallVector<Input *> order;
  SmallVector<int64_t> numbers;
  for (auto &[key, known] : inputs)
    for (Input &input : known) {
      values.push_back(key.first);
      if (operands)
        numbers.push_back(operands[key.second]);
      order.push_back(&input);
    }
  auto arguments = lambda.getInputArguments();
  if (llvm::equal(values, lambda.getInputs()) &&
      llvm::all_of(llvm::zip(order, arguments), [](auto pair) {
        auto [input, argument] = pair;
        return llvm::all_of(input->uses, [argument = argument](OpOperand *use) {
          return use->get() == argument;
        });
      }))
    return;
  unsigned numOld = arguments.size();
  for (auto [value, input] : llvm::zip(values, order)) {
    BlockArgument argument = block->addArgument(
        input->uses.front()->get().getType(), value.getLoc());
    for (OpOperand *use : input->uses)
      use->set(argument);
  }
  block->eraseArguments(lambda.getRank(), numOld);
  lambda.getInputsMutable().assign(values);
  if (operands)
    lambda->setAttr(kOperands,
                    DenseI64ArrayAttr::get(lambda.getContext(), numbers));
  dedup(*block); // Reads of merged inputs are the same now.
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/StructuralHash.h"

#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

/// Without what the operation's regions hold.
template <typename HashOperand>
static llvm::hash_code hashAlone(Operation *op, HashOperand hashOperand) {
  return OperationEquivalence::computeHash(
      op, hashOperand, OperationEquivalence::ignoreHashValue,
      OperationEquivalence::IgnoreLocations);
}

namespace {
/// Numbers the values of regions in the order in which they are defined.
struct RegionHasher {
  llvm::hash_code hash(Operation *op) {
    llvm::hash_code code = hashAlone(op, [&](Value value) {
      auto found = numbers.find(value);
      return found == numbers.end() ? hash_value(value)
                                    : llvm::hash_value(found->second);
    });
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        for (BlockArgument argument : block.getArguments()) {
          code = llvm::hash_combine(code, argument.getType());
          numbers.insert({argument, numbers.size()});
        }
        for (Operation &inner : block) {
          code = llvm::hash_combine(code, hash(&inner));
          for (Value result : inner.getResults())
            numbers.insert({result, numbers.size()});
        }
      }
    return code;
  }
  llvm::SmallDenseMap<Value, unsigned, 32> numbers;
};
} // namespace

size_t tofu::getStructuralHash(Operation *op) {
  if (op->getNumRegions())
    return RegionHasher().hash(op);
  return hashAlone(op, [](Value value) { return hash_value(value); });
}

bool tofu::isStructurallyEqual(Operation *a, Operation *b) {
  return OperationEquivalence::isEquivalentTo(
      a, b, OperationEquivalence::IgnoreLocations);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/StructuralHash.h"

#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace {
/// Numbers the values of regions in the order in which they are defined.
struct RegionHasher {
  llvm::hash_code hash(Operation *op) {
    llvm::hash_code code = OperationEquivalence::computeHash(
        op,
        [&](Value value) {
          auto found = numbers.find(value);
          return found == numbers.end() ? hash_value(value)
                                        : llvm::hash_value(found->second);
        },
        OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
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
  return RegionHasher().hash(op);
}

bool tofu::isStructurallyEqual(Operation *a, Operation *b) {
  return OperationEquivalence::isEquivalentTo(
      a, b, OperationEquivalence::IgnoreLocations);
}

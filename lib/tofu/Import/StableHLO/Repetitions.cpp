//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Repetitions.h"

using namespace mlir;
using namespace tofu;

Said::Said(Operation &op, ArrayRef<Value> operands, unsigned barrier)
    : name(op.getName().getAsOpaquePointer()), barrier(barrier),
      attributes(op.getDiscardableAttrDictionary()),
      properties(op.getPropertiesAsAttribute()), operands(operands) {
  llvm::append_range(types, op.getOperandTypes());
  llvm::append_range(types, op.getResultTypes());
}

using Info = llvm::DenseMapInfo<Said>;

Said Info::getEmptyKey() { return {}; }

Said Info::getTombstoneKey() {
  Said said;
  said.name = llvm::DenseMapInfo<const void *>::getTombstoneKey();
  return said;
}

unsigned Info::getHashValue(const Said &said) {
  return llvm::hash_combine(said.name, said.barrier, said.attributes,
                            said.properties,
                            llvm::hash_combine_range(said.operands),
                            llvm::hash_combine_range(said.types));
}

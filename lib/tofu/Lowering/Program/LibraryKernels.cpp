//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Program/LibraryKernels.h"

#include "tofu/Runtime/Types.h"
#include "llvm/ADT/StringRef.h"
#include <set>

using namespace tofu::lowering;
using namespace tofu::runtime;

static llvm::StringRef getCombinerName(int64_t combiner) {
  constexpr llvm::StringLiteral names[] = {"sum", "prod", "max",
                                           "min", "all",  "any"};
  return names[combiner];
}

/// True if terms of the type are folded in f32.
static bool isFoldedWide(int64_t type, int64_t combiner) {
  return (combiner == TOFU_SUM || combiner == TOFU_PROD) &&
         (type == TOFU_F16 || type == TOFU_BF16 || isByteFloat(type));
}

/// True if a coordinate goes along two variables, or reads zeros outside: cuDNN
/// may take such a thing, and its operands are copied for it.
static bool mayBeConvolution(const Program::Operation &operation) {
  if (!operation.contraction)
    return false;
  int64_t row = operation.contraction->numVariables + 1;
  for (const auto *access :
       {&operation.contraction->a, &operation.contraction->b}) {
    if (access->padded)
      return true;
    for (size_t at = 0; at < access->matrix.size(); at += row) {
      auto factors = llvm::ArrayRef(access->matrix).slice(at, row - 1);
      if (llvm::count_if(factors, [](int64_t factor) { return factor != 0; }) >
          1)
        return true;
    }
  }
  return false;
}

std::vector<std::string>
tofu::lowering::getLibraryKernels(const Program &program) {
  std::set<std::string> names;
  for (const Program::Operation &operation : program.operations) {
    if (operation.kind == TOFU_COMPUTE && !operation.call &&
        !mayBeConvolution(operation))
      continue;
    for (const char *name : {"tofu_copy_1", "tofu_copy_2", "tofu_copy_4",
                             "tofu_copy_8", "tofu_copy_16", "tofu_fill_8"})
      names.insert(name);
    bool isScan = operation.kind == TOFU_SCAN;
    bool isReduce = operation.kind == TOFU_REDUCE;
    // A scan's rows go by NCCL, also between processes that share memory.
    if (isReduce || operation.kind == TOFU_FETCH)
      names.insert("tofu_meet_peers");
    if (!isReduce && !isScan)
      continue;
    const Program::Buffer &from = program.buffers[operation.operands[0]];
    int64_t combiner = isScan ? operation.combiner : from.combiner;
    std::string type = getTypeName(from.type);
    names.insert("tofu_fold_" + type + "_" + getCombinerName(combiner).str());
    if (isFoldedWide(from.type, combiner)) {
      names.insert("tofu_first_" + type);
      names.insert("tofu_finish_" + type);
    }
  }
  return {names.begin(), names.end()};
}

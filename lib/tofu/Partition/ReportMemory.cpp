//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/MemoryPlan.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/Report.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tofu;
using memory::BufferKind;

Report::Memory tofu::getMemory(func::FuncOp function) {
  memory::MemoryPlan plan(function);
  Report::Memory peaks;
  peaks.arguments = plan.getPeakBytes(BufferKind::Argument);
  peaks.results = plan.getPeakBytes(BufferKind::Result);
  peaks.temporaries = plan.getPeakBytes(BufferKind::Temporary);
  peaks.fetches = plan.getPeakBytes(BufferKind::Fetch);
  peaks.partials = plan.getPeakBytes(BufferKind::PartialSum);
  peaks.constants = plan.getPeakBytes(BufferKind::Constant);
  peaks.bound = plan.getBound();
  peaks.arena = plan.getArenaBytes();
  return peaks;
}

DictionaryAttr tofu::toAttr(const Report::Memory &memory,
                            MLIRContext *context) {
  Builder builder(context);
  auto field = [&](StringRef name, int64_t bytes) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(bytes));
  };
  return builder.getDictionaryAttr(
      {field("arena", memory.arena), field("arguments", memory.arguments),
       field("bound", memory.bound), field("constants", memory.constants),
       field("results", memory.results),
       field("temporaries", memory.temporaries)});
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Memory/Peaks.h"

#include "mlir/IR/Builders.h"
#include "tofu/Memory/MemoryPlan.h"

using namespace mlir;
using namespace tofu::memory;

Peaks tofu::memory::getPeaks(func::FuncOp function) {
  MemoryPlan plan(function);
  Peaks peaks;
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

namespace {
struct Field {
  StringRef name;
  int64_t Peaks::*bytes;
};
} // namespace

static const Field kFields[] = {
    {"arena", &Peaks::arena},     {"arguments", &Peaks::arguments},
    {"bound", &Peaks::bound},     {"constants", &Peaks::constants},
    {"results", &Peaks::results}, {"temporaries", &Peaks::temporaries}};

DictionaryAttr tofu::memory::toAttr(const Peaks &peaks, MLIRContext *context) {
  Builder builder(context);
  SmallVector<NamedAttribute> fields;
  for (const Field &field : kFields)
    fields.push_back(builder.getNamedAttr(
        field.name, builder.getI64IntegerAttr(peaks.*field.bytes)));
  return builder.getDictionaryAttr(fields);
}

Peaks tofu::memory::fromAttr(DictionaryAttr attr) {
  Peaks peaks;
  for (const Field &field : kFields)
    if (auto bytes = attr.getAs<IntegerAttr>(field.name))
      peaks.*field.bytes = bytes.getInt();
  return peaks;
}

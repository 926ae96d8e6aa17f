//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Report.h"

#include "llvm/Support/JSON.h"

using namespace tofu;

static void print(llvm::json::OStream &json, llvm::StringRef name,
                  const memory::Peaks &memory) {
  json.attributeObject(name, [&] {
    json.attribute("arguments", memory.arguments);
    json.attribute("results", memory.results);
    json.attribute("temporaries", memory.temporaries);
    json.attribute("fetches", memory.fetches);
    json.attribute("partials", memory.partials);
    json.attribute("bound", memory.bound);
    json.attribute("arena", memory.arena);
    json.attribute("constants", memory.constants);
  });
}

static void print(llvm::json::OStream &json, const Report &report) {
  json.object([&] {
    json.attribute("function", report.function);
    json.attributeArray("mesh", [&] {
      for (int64_t extent : report.mesh)
        json.value(extent);
    });
    json.attributeArray("levels", [&] {
      for (const Report::Level &level : report.levels)
        json.object([&] {
          json.attribute("extent", level.extent);
          json.attribute("bytes", level.bytes);
          json.attribute("bound", level.bound);
        });
    });
    json.attributeArray("tensors", [&] {
      for (const Report::Tensor &tensor : report.tensors)
        json.object([&] {
          json.attribute("name", tensor.name);
          json.attribute("location", tensor.location);
          json.attribute("type", tensor.type);
          json.attribute("layout", tensor.layout);
          json.attribute("bytes_per_rank", tensor.bytesPerRank);
        });
    });
    json.attributeArray("operators", [&] {
      for (const Report::Operator &op : report.operators)
        json.object([&] {
          json.attribute("name", op.name);
          json.attribute("location", op.location);
          json.attribute("split", op.split);
          json.attribute("bytes", op.bytes);
        });
    });
    json.attributeArray("loops", [&] {
      for (const Report::Loop &loop : report.loops)
        json.object([&] {
          json.attribute("name", loop.name);
          json.attribute("location", loop.location);
          json.attribute("trips", loop.trips);
          json.attribute("known", loop.isKnown);
        });
    });
    json.attributeArray("transfers", [&] {
      for (const Report::Transfer &transfer : report.transfers)
        json.object([&] {
          json.attribute("kind", transfer.kind);
          json.attribute("tensor", transfer.tensor);
          json.attribute("operator", transfer.op);
          json.attribute("location", transfer.location);
          json.attribute("bytes", transfer.bytes);
        });
    });
    print(json, "peak_bytes_per_rank", report.rank);
    if (report.oneDevice)
      print(json, "peak_bytes_one_device", *report.oneDevice);
    json.attribute("bytes_moved", report.bytesMoved);
  });
}

void tofu::printJson(llvm::ArrayRef<Report> reports, llvm::raw_ostream &os) {
  llvm::json::OStream json(os, 2);
  json.array([&] {
    for (const Report &report : reports)
      print(json, report);
  });
  os << '\n';
}

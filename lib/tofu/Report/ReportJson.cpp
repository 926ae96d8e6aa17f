//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/Saturating.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Report/Report.h"
#include "tofu/TDL/Locations.h"

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
    json.attribute("function", tdl::getText(report.function));
    json.attribute("mesh", plan::printMesh(report.mesh));
    json.attributeArray("axes", [&] {
      for (auto [axis, extent] : llvm::enumerate(report.mesh))
        json.object([&] {
          json.attribute("name", plan::getAxisName(axis));
          json.attribute("extent", extent);
        });
    });
    json.attributeArray("simple_plans", [&] {
      for (const Report::SimplePlan &plan : report.simplePlans)
        json.object([&] {
          json.attribute("name", plan.name);
          json.attribute("bytes", plan.bytes);
          json.attribute("argument_bytes", plan.argumentBytes);
          json.attribute("start", plan.isStart);
          json.attribute("minimal", plan.isMinimal);
          json.attribute("pinned", plan.keepsPins);
        });
    });
    json.attributeArray("meshes", [&] {
      for (const Report::Mesh &mesh : report.meshes)
        json.object([&] {
          json.attribute("mesh", plan::printMesh(mesh.extents));
          if (mesh.bytes < Forbidden) {
            json.attribute("bytes", mesh.bytes);
            json.attribute("busiest_points", mesh.points);
          }
        });
    });
    json.attribute("tied_by", report.whyTied);
    json.attributeArray("ties", [&] {
      for (const Report::Tie &tie : report.ties)
        json.object([&] {
          json.attribute("result", tie.result);
          json.attribute("argument", tie.argument);
          json.attribute("by", tie.by);
        });
    });
    json.attributeArray("unused_donations", [&] {
      for (unsigned number : report.unusedDonations)
        json.value(number);
    });
    json.attributeArray("pinned_arguments", [&] {
      for (unsigned number : report.pinnedArguments)
        json.value(number);
    });
    json.attributeArray("pinned_results", [&] {
      for (unsigned number : report.pinnedResults)
        json.value(number);
    });
    json.attributeArray("levels", [&] {
      for (auto [axis, level] : llvm::enumerate(report.levels))
        json.object([&] {
          json.attribute("axis", plan::getAxisName(axis));
          json.attribute("bytes", level.bytes);
          json.attribute("bound", level.bound);
        });
    });
    json.attributeArray("tensors", [&] {
      for (const Report::Tensor &tensor : report.tensors)
        json.object([&] {
          json.attribute("name", tensor.name);
          json.attribute("source", tensor.source);
          json.attribute("location", tensor.location);
          json.attribute("type", tensor.type);
          json.attribute("layout", tensor.layout);
          json.attribute("bytes_per_rank", tensor.bytesPerRank);
          json.attribute("empty_ranks", tensor.emptyRanks);
        });
    });
    json.attributeArray("operators", [&] {
      for (const Report::Operator &op : report.operators)
        json.object([&] {
          json.attribute("name", op.name);
          json.attribute("kind", tdl::getText(op.kind));
          json.attribute("source", op.source);
          json.attribute("type", op.type);
          json.attribute("location", op.location);
          json.attribute("split", op.split);
          json.attribute("bytes", op.bytes);
          json.attribute("empty_ranks", op.emptyRanks);
          if (!op.of.empty())
            json.attribute("of", op.of);
          if (op.loop)
            json.attribute("loop", report.loops[*op.loop].name);
        });
    });
    json.attributeArray("loops", [&] {
      for (const Report::Loop &loop : report.loops)
        json.object([&] {
          json.attribute("name", loop.name);
          json.attribute("location", loop.location);
          json.attribute("trips", loop.trips);
          json.attribute("known", loop.isKnown);
          if (loop.within)
            json.attribute("loop", report.loops[*loop.within].name);
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
    json.attribute("bytes_in_branches", report.bytesInBranches);
    if (report.bandwidth) {
      json.attribute("bandwidth", *report.bandwidth);
      json.attribute("seconds_to_move", report.getSeconds(report.bytesMoved));
    }
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

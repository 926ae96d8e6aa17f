//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/Printable.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Report/Report.h"
#include "tofu/Report/Table.h"

#include "llvm/Support/Format.h"

using namespace tofu;

static void print(const memory::Peaks &rank,
                  const std::optional<memory::Peaks> &one,
                  llvm::raw_ostream &os) {
  Table table({false, true, true});
  auto add = [&](std::string what, int64_t memory::Peaks::*field) {
    table.add({std::move(what), std::to_string(rank.*field)});
    if (one)
      table.addCell(std::to_string((*one).*field));
  };
  table.add({"peak bytes", "a rank"});
  if (one)
    table.addCell("one device");
  add("arguments", &memory::Peaks::arguments);
  add("results", &memory::Peaks::results);
  add("temporaries", &memory::Peaks::temporaries);
  add("fetch buffers", &memory::Peaks::fetches);
  add("partial sums", &memory::Peaks::partials);
  add("bound", &memory::Peaks::bound);
  add("arena", &memory::Peaks::arena);
  add("constants", &memory::Peaks::constants);
  table.print(os);
}

static void print(const Report &report, llvm::raw_ostream &os) {
  os << "\ntensors\n";
  Table tensors({false, false, false, true, false});
  tensors.add({"name", "type", "layout", "bytes a rank", "defined at"});
  for (const Report::Tensor &tensor : report.tensors)
    tensors.add({tensor.name, tensor.type, tensor.layout,
                 std::to_string(tensor.bytesPerRank), tensor.location});
  tensors.print(os);

  os << "\noperators: the index variables that are split\n";
  Table operators({false, false, false, false, true, false, false});
  operators.add(
      {"name", "source", "kind", "split", "bytes moved", "defined at"});
  for (const Report::Operator &op : report.operators)
    operators.add({op.name, op.source, op.kind,
                   op.split.empty() ? "computed where it is read" : op.split,
                   std::to_string(op.bytes), op.location,
                   op.loop ? "in " + report.loops[*op.loop].name : ""});
  operators.print(os);

  if (!report.loops.empty()) {
    os << "\nloops: how often each runs, as far as bytes are counted\n";
    Table loops({false, true, false, false});
    loops.add({"name", "trips", "", "defined at"});
    for (const Report::Loop &loop : report.loops)
      loops.add({loop.name, std::to_string(loop.trips),
                 loop.isKnown ? "known" : "assumed", loop.location});
    loops.print(os);
  }

  os << "\nbytes moved, by transfer\n";
  Table transfers({true, true, false, false});
  for (const Report::Transfer &transfer : report.transfers) {
    if (!transfer.bytes)
      continue;
    std::string share;
    llvm::raw_string_ostream(share)
        << llvm::format("%.1f%%", 100.0 * transfer.bytes / report.bytesMoved);
    transfers.add(
        {std::to_string(transfer.bytes), share,
         transfer.kind + " " + transfer.tensor + " for " + transfer.op,
         transfer.location});
  }
  transfers.print(os);

  if (!report.levels.empty()) {
    os << "\nbytes added by mesh axis, and the least that it could add to "
          "those before it as they are\n";
    Table levels({true, true, true, true});
    levels.add({"axis", "extent", "bytes added", "at least"});
    for (auto [axis, level] : llvm::enumerate(report.levels))
      levels.add({plan::getAxisName(axis), std::to_string(level.extent),
                  std::to_string(level.bytes), std::to_string(level.bound)});
    levels.print(os);
  }

  if (!report.ties.empty()) {
    os << "\nresults that are arguments in the next step, and why\n";
    Table ties({false, false, false});
    for (const Report::Tie &tie : report.ties)
      ties.add({report.describeResult(tie.result),
                report.describeArgument(tie.argument), tie.by});
    ties.print(os);
  }

  os << "\nmemory of the static schedule\n";
  print(report.rank, report.oneDevice, os);
}

void tofu::printDetails(const Report &report, llvm::raw_ostream &os) {
  std::string text;
  llvm::raw_string_ostream printed(text);
  print(report, printed);
  os << files::makePrintable(text);
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Report.h"

#include "llvm/Support/Format.h"

using namespace tofu;

namespace {
/// Rows of cells, padded to columns; numbers to the right.
class Table {
public:
  explicit Table(llvm::ArrayRef<bool> isNumber) : isNumber(isNumber) {}
  void add(std::vector<std::string> row) { rows.push_back(std::move(row)); }
  /// To the last row.
  void addCell(std::string cell) { rows.back().push_back(std::move(cell)); }
  void print(llvm::raw_ostream &os) const {
    std::vector<size_t> widths(isNumber.size());
    for (const auto &row : rows)
      for (size_t i = 0; i != row.size(); ++i)
        widths[i] = std::max(widths[i], row[i].size());
    for (const auto &row : rows) {
      std::string line = " ";
      for (size_t i = 0; i != row.size(); ++i) {
        std::string pad(widths[i] - row[i].size(), ' ');
        line += " " + (isNumber[i] ? pad + row[i] : row[i] + pad);
      }
      os << llvm::StringRef(line).rtrim() << '\n';
    }
  }

private:
  llvm::SmallVector<bool> isNumber;
  std::vector<std::vector<std::string>> rows;
};
} // namespace

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

void tofu::printText(const Report &report, llvm::raw_ostream &os) {
  int64_t devices = 1;
  std::string mesh;
  for (int64_t extent : report.mesh) {
    devices *= extent;
    mesh += (mesh.empty() ? "" : " x ") + std::to_string(extent);
  }
  os << "plan of @" << report.function << " for " << devices
     << (devices == 1 ? " device" : " devices");
  if (!mesh.empty())
    os << ", mesh " << mesh;
  os << "\n\ntensors: 784/2 is a dimension of 784 in 2 parts\n";
  auto isTurned = [](const auto &row) { return row.find('[') != row.npos; };
  bool turns = llvm::any_of(report.tensors,
                            [&](const Report::Tensor &row) {
                              return isTurned(row.layout);
                            }) ||
               llvm::any_of(report.operators, [&](const Report::Operator &row) {
                 return isTurned(row.split);
               });
  if (turns)
    os << "784/4[1,0]: axis 1 cuts first, axis 0 each of its parts; else axes "
          "cut in their order\n";
  Table tensors({false, false, false, true, false});
  tensors.add({"name", "type", "layout", "bytes a rank", "defined at"});
  for (const Report::Tensor &tensor : report.tensors)
    tensors.add({tensor.name, tensor.type, tensor.layout,
                 std::to_string(tensor.bytesPerRank), tensor.location});
  tensors.print(os);

  os << "\noperators: the index variables that are split\n";
  Table operators({false, false, true, false});
  operators.add({"name", "split", "bytes moved", "defined at"});
  for (const Report::Operator &op : report.operators)
    operators.add({op.name, op.split, std::to_string(op.bytes), op.location});
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

  os << "\nbytes moved, by cause\n";
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
    os << "\nbytes added by mesh axis, and the least that it could add\n";
    Table levels({true, true, true, true});
    levels.add({"axis", "extent", "bytes added", "at least"});
    for (auto [axis, level] : llvm::enumerate(report.levels))
      levels.add({std::to_string(axis), std::to_string(level.extent),
                  std::to_string(level.bytes), std::to_string(level.bound)});
    levels.print(os);
  }

  os << "\nmemory of the static schedule\n";
  print(report.rank, report.oneDevice, os);
  os << "\nbytes moved: " << report.bytesMoved << '\n';
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Report/Rows.h"
#include "tofu/Report/Repeats.h"

#include "llvm/ADT/StringMap.h"

using namespace tofu;

namespace {
using Operators = llvm::ArrayRef<const Report::Operator *>;
using Loop = std::optional<unsigned>;

/// An operator, or all those of a loop.
struct Item {
  Operators operators;
  Loop loop;
  unsigned symbol; // items that are alike have one
};

class RowFinder {
public:
  explicit RowFinder(const Report &report) : report(report) {}

  /// Of operators that all stand within the loop, or anywhere.
  void addRows(Operators operators, Loop within) {
    std::vector<Item> items = getItems(operators, within);
    std::vector<unsigned> symbols;
    for (const Item &item : items)
      symbols.push_back(item.symbol);
    for (const Stretch &stretch : findRepeats(symbols)) {
      llvm::ArrayRef<Item> part = llvm::ArrayRef(items).slice(
          stretch.begin, stretch.length * stretch.times);
      bool isLoops = llvm::all_of(
          part, [](const Item &item) { return item.loop.has_value(); });
      if (stretch.times > 1 && !isLoops)
        addRow(part, stretch.times, within);
      else
        addOnce(part, within);
    }
  }

  std::vector<Row> rows;

private:
  /// The loop just below `within` that the operator stands in.
  Loop getLoop(const Report::Operator &op, Loop within) const {
    Loop below;
    for (Loop loop = op.loop; loop != within; loop = report.loops[*loop].within)
      below = loop;
    return below;
  }

  std::vector<Item> getItems(Operators operators, Loop within) {
    std::vector<Item> items;
    while (!operators.empty()) {
      Loop loop = getLoop(*operators.front(), within);
      size_t length = 1;
      while (loop && length != operators.size() &&
             getLoop(*operators[length], within) == loop)
        ++length;
      items.push_back({operators.take_front(length), loop, 0});
      items.back().symbol = getSymbol(items.back());
      operators = operators.drop_front(length);
    }
    return items;
  }

  unsigned getSymbol(const Item &item) {
    std::string what = item.loop ? "loop" : "";
    for (const Report::Operator *op : item.operators)
      what += op->kind + "|" + op->source + "|" + op->type + "\n";
    return numbers.try_emplace(what, numbers.size()).first->second;
  }

  void addRow(llvm::ArrayRef<Item> items, size_t times, Loop loop) {
    Row row{items.front().operators.front(), 0, times};
    row.loop = loop;
    for (const Item &item : items)
      for (const Report::Operator *op : item.operators) {
        ++row.length;
        row.bytes += op->bytes;
        if (!row.most || op->bytes > row.most->bytes)
          row.most = op;
      }
    row.length /= times;
    rows.push_back(row);
  }

  void addOnce(llvm::ArrayRef<Item> items, Loop within) {
    while (!items.empty()) {
      if (Loop loop = items.front().loop) {
        addRows(items.front().operators, loop);
        items = items.drop_front();
        continue;
      }
      llvm::ArrayRef<Item> run =
          items.take_while([](const Item &item) { return !item.loop; });
      addRow(run, 1, within);
      items = items.drop_front(run.size());
    }
  }

  const Report &report;
  llvm::StringMap<unsigned> numbers;
};
} // namespace

/// Rows that move less than `least` become one with those beside them.
static std::vector<Row> joinSmall(llvm::ArrayRef<Row> rows, int64_t least) {
  std::vector<Row> joined;
  bool wasSmall = false;
  for (const Row &row : rows) {
    bool isSmall = row.bytes < least;
    if (isSmall && wasSmall) {
      Row &last = joined.back();
      last.length = last.length * last.times + row.length * row.times;
      last.times = 1;
      last.bytes += row.bytes;
      if (row.most->bytes > last.most->bytes)
        last.most = row.most;
      if (last.loop != row.loop)
        last.loop.reset();
    } else {
      joined.push_back(row);
    }
    wasSmall = isSmall;
  }
  return joined;
}

std::vector<Row> tofu::getRows(const Report &report, size_t most) {
  // Only what has a split: what is computed where it is read may be there once
  // or often.
  std::vector<const Report::Operator *> operators;
  for (const Report::Operator &op : report.operators)
    if (!op.split.empty())
      operators.push_back(&op);
  RowFinder finder(report);
  finder.addRows(operators, std::nullopt);
  int64_t least = report.bytesMoved / 1000 + 1;
  std::vector<Row> rows = joinSmall(finder.rows, least);
  while (rows.size() > most)
    rows = joinSmall(rows, least *= 2);
  return rows;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Iopddl/Iopddl.h"

#include "tofu/Iopddl/JsonCursor.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>
#include <unordered_map>

using namespace tofu::solver;
using llvm::StringRef;
using llvm::Twine;

/// What the format writes for a choice that must not be taken.
static constexpr int64_t ForbiddenInFile = 1000000000000000000;

namespace {
using Row = std::vector<int64_t>;

/// The members of a file, in whatever order they come.
class Reader {
public:
  Reader(StringRef text, Stop::Predicate stop)
      : cursor(text, std::move(stop)) {}
  llvm::Expected<NamedProblem> run();

private:
  bool readMember(StringRef key);
  bool readProblem();
  bool readNodes();
  bool readEdges();
  bool readRow(Row &row);
  bool readRows(std::vector<Row> &rows);
  bool readTables();
  bool readStrings(std::vector<std::string> &strings);
  bool once(StringRef path);
  std::string build(NamedProblem &named);
  std::string addNodes(Problem &problem);
  std::string addEdges(Problem &problem);
  std::string addNames(NamedProblem &named);

  JsonCursor cursor;
  llvm::StringSet<> seen;
  std::string name;
  std::vector<Row> costs, usages, intervals, pairs;
  std::vector<Table> tables; // [edge]
  std::unordered_multimap<size_t, Table> known;
  std::vector<std::string> names;
  std::vector<std::vector<std::string>> strategies;
  int64_t limit = 0;
};
} // namespace

bool Reader::once(StringRef path) {
  return seen.insert(path).second || cursor.fail(path + " appears twice");
}

bool Reader::readRow(Row &row) {
  return cursor.array([&] {
    row.push_back(0);
    return cursor.integer(row.back());
  });
}

bool Reader::readRows(std::vector<Row> &rows) {
  return cursor.array([&] {
    rows.emplace_back();
    return readRow(rows.back());
  });
}

bool Reader::readStrings(std::vector<std::string> &strings) {
  return cursor.array([&] { return cursor.string(strings.emplace_back()); });
}

/// A cost of the file; false if it is none.
static bool toCost(int64_t &cost) {
  if (cost >= ForbiddenInFile)
    cost = Forbidden;
  return cost >= 0;
}

bool Reader::readTables() {
  Row row;
  return cursor.array([&] {
    row.clear();
    if (!readRow(row))
      return false;
    for (int64_t &cost : row)
      if (!toCost(cost))
        return cursor.fail("edge " + Twine(tables.size()) +
                           " has a negative cost");
    size_t hash = llvm::hash_combine_range(row.begin(), row.end());
    auto [first, last] = known.equal_range(hash);
    auto it = std::find_if(
        first, last, [&](const auto &entry) { return *entry.second == row; });
    if (it == last)
      it = known.emplace(hash, std::make_shared<const Row>(row));
    tables.push_back(it->second);
    return true;
  });
}

bool Reader::readNodes() {
  return cursor.object([&](StringRef key) {
    if (key == "costs")
      return once("problem.nodes.costs") && readRows(costs);
    if (key == "usages")
      return once("problem.nodes.usages") && readRows(usages);
    if (key == "intervals")
      return once("problem.nodes.intervals") && readRows(intervals);
    if (key == "names")
      return once("problem.nodes.names") && readStrings(names);
    if (key == "strategies")
      return once("problem.nodes.strategies") && cursor.array([&] {
        return readStrings(strategies.emplace_back());
      });
    return cursor.skip();
  });
}

bool Reader::readEdges() {
  return cursor.object([&](StringRef key) {
    if (key == "nodes")
      return once("problem.edges.nodes") && readRows(pairs);
    if (key == "costs")
      return once("problem.edges.costs") && readTables();
    return cursor.skip();
  });
}

bool Reader::readProblem() {
  return cursor.object([&](StringRef key) {
    if (key == "name")
      return once("problem.name") && cursor.string(name);
    if (key == "nodes")
      return readNodes();
    if (key == "edges")
      return readEdges();
    if (key == "usage_limit")
      return once("problem.usage_limit") && cursor.integer(limit);
    return cursor.skip();
  });
}

std::string Reader::addNodes(Problem &problem) {
  if (usages.size() != costs.size() || intervals.size() != costs.size())
    return ("there are costs of " + Twine(costs.size()) +
            " nodes, but usages of " + Twine(usages.size()) +
            " and intervals of " + Twine(intervals.size()))
        .str();
  Row times;
  for (size_t v = 0; v < costs.size(); ++v) {
    std::string node = ("node " + Twine(v)).str();
    if (costs[v].empty())
      return node + " has no strategies";
    if (!llvm::all_of(costs[v], toCost))
      return node + " has a negative cost";
    if (usages[v].size() != costs[v].size())
      return (node + " has " + Twine(costs[v].size()) + " costs, but " +
              Twine(usages[v].size()) + " usages")
          .str();
    if (llvm::any_of(usages[v], [](int64_t usage) { return usage < 0; }))
      return node + " has a negative usage";
    if (intervals[v].size() != 2 || intervals[v][0] < 0 || intervals[v][1] < 0)
      return node + " has an interval that is not two times [begin, end)";
    if (intervals[v][0] < intervals[v][1])
      times.push_back(intervals[v][0]);
  }
  llvm::sort(times);
  times.erase(llvm::unique(times), times.end());
  auto number = [&](int64_t time) {
    return unsigned(llvm::lower_bound(times, time) - times.begin());
  };
  problem.limits.assign(times.size(), limit);
  for (unsigned v = 0; v < costs.size(); ++v) {
    problem.addVariable(std::move(costs[v]));
    if (intervals[v][0] < intervals[v][1])
      problem.addUsage(v, {number(intervals[v][0]), number(intervals[v][1]),
                           std::move(usages[v])});
  }
  return "";
}

std::string Reader::addEdges(Problem &problem) {
  if (pairs.size() != tables.size())
    return ("there are nodes of " + Twine(pairs.size()) +
            " edges, but costs of " + Twine(tables.size()))
        .str();
  size_t count = problem.unary.size();
  for (size_t e = 0; e < pairs.size(); ++e) {
    std::string edge = ("edge " + Twine(e)).str();
    if (pairs[e].size() != 2 || pairs[e][0] == pairs[e][1])
      return edge + " does not join two nodes";
    for (int64_t node : pairs[e])
      if (node < 0 || size_t(node) >= count)
        return (edge + " joins node " + Twine(node) + ", but there are only " +
                Twine(count) + " nodes")
            .str();
    unsigned row = unsigned(pairs[e][0]), column = unsigned(pairs[e][1]);
    size_t rows = problem.unary[row].size(),
           columns = problem.unary[column].size();
    if (tables[e]->size() != rows * columns)
      return (edge + " has " + Twine(tables[e]->size()) +
              " costs, but its nodes have " + Twine(rows) + " and " +
              Twine(columns) + " strategies")
          .str();
    problem.edges.push_back({row, column, tables[e]});
  }
  return "";
}

std::string Reader::addNames(NamedProblem &named) {
  size_t count = named.problem.unary.size();
  if (seen.contains("problem.nodes.names") && names.size() != count)
    return ("there are names of " + Twine(names.size()) + " nodes, but " +
            Twine(count) + " nodes")
        .str();
  if (seen.contains("problem.nodes.strategies") && strategies.size() != count)
    return ("there are strategies of " + Twine(strategies.size()) +
            " nodes, but " + Twine(count) + " nodes")
        .str();
  for (size_t v = 0; v < strategies.size(); ++v)
    if (strategies[v].size() != named.problem.unary[v].size())
      return ("node " + Twine(v) + " has names of " +
              Twine(strategies[v].size()) + " strategies, but " +
              Twine(named.problem.unary[v].size()) + " costs")
          .str();
  llvm::StringMap<size_t> nodes;
  for (size_t v = 0; v < names.size(); ++v)
    if (auto [first, isNew] = nodes.try_emplace(names[v], v); !isNew)
      return ("nodes " + Twine(first->second) + " and " + Twine(v) +
              " have one name, '" + names[v] + "'")
          .str();
  named.variables = std::move(names);
  named.values = std::move(strategies);
  return "";
}

std::string Reader::build(NamedProblem &named) {
  for (StringRef path : {"problem.nodes.costs", "problem.nodes.usages",
                         "problem.nodes.intervals", "problem.edges.nodes",
                         "problem.edges.costs", "problem.usage_limit"})
    if (!seen.contains(path))
      return (path + " is missing").str();
  if (limit < 0)
    return "problem.usage_limit is negative";
  named.name = name;
  std::string fault = addNodes(named.problem);
  if (fault.empty())
    fault = addEdges(named.problem);
  if (fault.empty())
    fault = addNames(named);
  return fault.empty() ? named.problem.check() : fault;
}

llvm::Expected<NamedProblem> Reader::run() {
  bool ok = cursor.object([&](StringRef key) {
    return key == "problem" ? once(key) && readProblem() : cursor.skip();
  }) && cursor.end();
  NamedProblem named;
  std::string fault = ok ? build(named) : cursor.getFault();
  if (!fault.empty())
    return llvm::createStringError(
        cursor.isStopped() ? make_error_code(std::errc::operation_canceled)
                           : llvm::inconvertibleErrorCode(),
        fault);
  return named;
}

llvm::Expected<NamedProblem> tofu::solver::parseIopddl(StringRef text,
                                                       Stop::Predicate stop) {
  return Reader(text, std::move(stop)).run();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Solver/NamedProblem.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/raw_ostream.h"

using namespace tofu::solver;

static void printCosts(llvm::ArrayRef<int64_t> costs, llvm::raw_ostream &os) {
  os << '[';
  llvm::interleave(
      costs, os,
      [&](int64_t cost) {
        os << (cost >= Forbidden ? 1000000000000000000 : cost);
      },
      ",");
  os << ']';
}

static void printStrings(llvm::ArrayRef<std::string> strings,
                         llvm::raw_ostream &os) {
  os << '[';
  llvm::interleave(
      strings, os, [&](const std::string &text) { os << '"' << text << '"'; },
      ",");
  os << ']';
}

llvm::Error tofu::solver::printJson(const NamedProblem &named,
                                    llvm::raw_ostream &os) {
  const Problem &problem = named.problem;
  if (!llvm::all_equal(problem.limits))
    return llvm::createStringError(
        "the file format has one limit for all times, but the problem several");
  unsigned count = unsigned(problem.unary.size());
  for (unsigned v = 0; v < count; ++v)
    if (problem.getUsages(v).size() > 1)
      return llvm::createStringError(
          "the file format has one interval per variable, but variable %u has "
          "%zu",
          v, problem.getUsages(v).size());
  auto list = [&](size_t size, llvm::function_ref<void(unsigned)> print) {
    os << '[';
    llvm::interleave(llvm::seq<unsigned>(0, unsigned(size)), os, print, ",");
    os << ']';
  };
  os << "{\"problem\":{\"name\":\"" << named.name << "\"";
  os << ",\"nodes\":{\"costs\":";
  list(count, [&](unsigned v) { printCosts(problem.unary[v], os); });
  os << ",\"usages\":";
  list(count, [&](unsigned v) {
    printCosts(problem.getUsages(v).empty()
                   ? std::vector<int64_t>(problem.unary[v].size(), 0)
                   : problem.getUsages(v)[0].amounts,
               os);
  });
  os << ",\"intervals\":";
  list(count, [&](unsigned v) {
    Usage usage =
        problem.getUsages(v).empty() ? Usage() : problem.getUsages(v)[0];
    os << '[' << usage.begin << ',' << usage.end << ']';
  });
  if (!named.variables.empty()) {
    os << ",\"names\":";
    printStrings(named.variables, os);
  }
  if (!named.values.empty()) {
    os << ",\"strategies\":";
    list(count, [&](unsigned v) { printStrings(named.values[v], os); });
  }
  os << "},\"edges\":{\"nodes\":";
  list(problem.edges.size(), [&](unsigned e) {
    os << '[' << problem.edges[e].row << ',' << problem.edges[e].column << ']';
  });
  os << ",\"costs\":";
  list(problem.edges.size(),
       [&](unsigned e) { printCosts(*problem.edges[e].table, os); });
  os << "},\"usage_limit\":" << (problem.limits.empty() ? 0 : problem.limits[0])
     << "}}\n";
  return llvm::Error::success();
}

void tofu::solver::printDot(const NamedProblem &named,
                            llvm::ArrayRef<unsigned> assignment,
                            llvm::raw_ostream &os) {
  const Problem &problem = named.problem;
  os << "graph \"" << named.name << "\" {\n";
  for (unsigned v = 0; v < problem.unary.size(); ++v) {
    os << "  v" << v << " [label=\"";
    if (named.variables.empty())
      os << v;
    else
      os << named.variables[v];
    os << ": ";
    if (assignment.empty()) {
      os << problem.unary[v].size() << " values\"];\n";
      continue;
    }
    if (!named.values.empty())
      os << named.values[v][assignment[v]] << ", ";
    os << assignment[v] << " of " << problem.unary[v].size() << ", cost "
       << problem.unary[v][assignment[v]] << "\"];\n";
  }
  for (const Problem::Edge &edge : problem.edges) {
    os << "  v" << edge.row << " -- v" << edge.column;
    if (!assignment.empty())
      os << " [label=\""
         << (*edge.table)[assignment[edge.row] *
                              problem.unary[edge.column].size() +
                          assignment[edge.column]]
         << "\"]";
    os << ";\n";
  }
  os << "}\n";
}

void tofu::solver::printNames(const NamedProblem &named,
                              llvm::ArrayRef<unsigned> assignment,
                              llvm::raw_ostream &os) {
  for (unsigned v = 0; v < assignment.size(); ++v) {
    os << named.variables[v] << " = ";
    if (named.values.empty())
      os << assignment[v] << '\n';
    else
      os << named.values[v][assignment[v]] << '\n';
  }
}

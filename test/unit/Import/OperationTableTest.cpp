//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The table of all operations in docs/Import.md is what the importer does.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/DynamicForms.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "gtest/gtest.h"
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace tofu;

/// The operations of the table by how they are imported.
static std::map<std::string, std::set<std::string>> readTable() {
  std::ifstream file(TOFU_IMPORT_DOCUMENT);
  std::map<std::string, std::set<std::string>> table;
  bool isInside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("## "))
      isInside = line == "## Every operation";
    if (!isInside || !line.starts_with("| `"))
      continue;
    std::istringstream cells(line.substr(1));
    std::string names, how;
    std::getline(cells, names, '|');
    std::getline(cells, how, '|');
    how = how.substr(1, how.size() - 2);
    std::istringstream parts(names);
    for (std::string part;
         std::getline(parts, part, '`') && std::getline(parts, part, '`');) {
      std::string name =
          part.find('.') != part.npos ? part : "stablehlo." + part;
      EXPECT_TRUE(table[how].insert(name).second) << name << " twice";
    }
  }
  return table;
}

TEST(OperationTable, IsWhatTheImporterDoes) {
  auto table = readTable();
  std::set<std::string> covered, rejected, known;
  for (auto &[how, names] : table) {
    ASSERT_TRUE((std::set<std::string>{"lambda", "opaque", "region", "call",
                                       "static form", "rejected", "not yet"})
                    .contains(how))
        << how;
    for (const std::string &name : names)
      EXPECT_TRUE(known.insert(name).second) << name << " is said twice";
    if (how != "rejected" && how != "not yet" && how != "call" &&
        how != "static form")
      covered.insert(names.begin(), names.end());
  }
  for (const std::string &name : covered)
    EXPECT_TRUE(getRules().contains(name)) << name << " has no rule";
  for (const std::string &name : table["static form"])
    EXPECT_TRUE(isDynamicForm(name)) << name << " has no static form";
  // Functions of one element have their rules in both dialects.
  for (llvm::StringRef name : getRules().keys()) {
    auto [dialect, op] = name.split('.');
    std::string other = (dialect == "chlo" ? "stablehlo." : "chlo.") + op.str();
    EXPECT_TRUE(covered.contains(name.str()) ||
                (!known.contains(name.str()) && covered.contains(other)))
        << name.str() << " has a rule";
  }
  for (llvm::StringRef name : getRejections().keys())
    rejected.insert(name.str());
  rejected.erase("stablehlo.composite"); // only without its decomposition
  EXPECT_EQ(table["rejected"], rejected);
}

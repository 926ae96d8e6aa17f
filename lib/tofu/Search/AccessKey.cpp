//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/AccessKey.h"
#include "tofu/Search/OperatorCost.h"

#include <algorithm>

using namespace tofu;
using namespace tofu::search;

static void appendExpr(Key &key, llvm::SmallVectorImpl<int> &numbers,
                       Key &extents, const Operator &op,
                       const IndexExpr &expr) {
  key.push_back(int64_t(expr.nodes.size()));
  for (const IndexExpr::Node &node : expr.nodes) {
    key.push_back(int64_t(node.kind));
    if (node.kind != IndexExpr::Kind::Variable) {
      key.push_back(node.value);
      continue;
    }
    int &number = numbers[node.value];
    if (number < 0) {
      number = int(extents.size());
      extents.push_back(op.variables[node.value].extent);
    }
    key.push_back(number);
  }
}

CanonicalAccess::CanonicalAccess(const Operator &op, unsigned operand)
    : numbers(op.variables.size(), -1) {
  Key extents;
  for (const IndexExpr &expr : op.operands[operand].access)
    appendExpr(key, numbers, extents, op, expr);
  for (const Guard &guard : op.operands[operand].guards) {
    key.push_back(guard.equality ? -2 : -1);
    appendExpr(key, numbers, extents, op, guard.expr);
  }
  key.push_back(-3);
  key.insert(key.end(), extents.begin(), extents.end());
}

Key CanonicalAccess::getHistory(const Operator &op, unsigned operand,
                                const Layout &layout,
                                llvm::ArrayRef<int64_t> mesh) const {
  enum : int64_t { Nothing = -1, Carried = -2, Idle = -3, Along = -4 };
  Key history = key;
  history.push_back(int64_t(layout.getNumAxes()));
  for (unsigned axis = 0; axis < layout.getNumAxes(); ++axis) {
    auto [value, digit] = layout.getChoice(axis);
    // A prefix also cuts the output variable that it runs along.
    bool isPrefix =
        value >= 0 && op.variables[value].kind == VariableKind::Prefix;
    int other = isPrefix ? numbers[op.variables[value].along] : -1;
    if (value >= 0 && (numbers[value] >= 0 || other >= 0)) {
      history.push_back(numbers[value]);
      history.push_back(digit);
      if (other >= 0)
        history.insert(history.end(), {Along, other});
      continue;
    }
    bool carried =
        isCarry(value) && isInSet(op.linearSets[carriedSet(value)], operand);
    history.push_back(carried ? Carried : Nothing);
  }
  std::vector<Key> idle;
  AxisLists lists = getLists(op, layout);
  for (size_t v = 0; v < lists.size(); ++v) {
    if (numbers[v] >= 0 || getCount(lists[v], mesh) <= op.variables[v].extent ||
        llvm::is_contained(op.operands[operand].outside, v))
      continue;
    idle.push_back({op.variables[v].extent});
    idle.back().insert(idle.back().end(), lists[v].begin(), lists[v].end());
  }
  std::sort(idle.begin(), idle.end());
  for (const Key &variable : idle) {
    history.push_back(Idle);
    history.insert(history.end(), variable.begin(), variable.end());
  }
  return history;
}

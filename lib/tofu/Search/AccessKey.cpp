//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/AccessKey.h"

#include <algorithm>

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
                                llvm::ArrayRef<int> values,
                                llvm::ArrayRef<int64_t> mesh) const {
  enum : int64_t { Nothing = -1, Carried = -2 };
  Key history = key;
  history.push_back(int64_t(values.size()));
  llvm::SmallVector<int64_t, 8> parts(op.variables.size(), 1);
  for (size_t axis = 0; axis < values.size(); ++axis) {
    int value = values[axis];
    bool carried =
        isCarry(value) && isInSet(op.linearSets[carriedSet(value)], operand);
    history.push_back(carried      ? int64_t(Carried)
                      : value >= 0 ? int64_t(numbers[value])
                                   : int64_t(Nothing));
    if (value >= 0)
      parts[value] *= mesh[axis];
  }
  std::vector<Key> idle;
  for (size_t v = 0; v < parts.size(); ++v) {
    if (numbers[v] >= 0 || parts[v] <= op.variables[v].extent ||
        llvm::is_contained(op.operands[operand].outside, v))
      continue;
    idle.push_back({op.variables[v].extent});
    for (size_t axis = 0; axis < values.size(); ++axis)
      if (values[axis] == int(v))
        idle.back().push_back(int64_t(axis));
  }
  std::sort(idle.begin(), idle.end());
  for (const Key &variable : idle) {
    history.push_back(-3);
    history.insert(history.end(), variable.begin(), variable.end());
  }
  return history;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Index/IndexExpr.h"

#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cassert>

using namespace tofu;

IndexExpr IndexExpr::variable(unsigned number) {
  return {{{Kind::Variable, number}}};
}

IndexExpr IndexExpr::constant(int64_t value) {
  return {{{Kind::Constant, value}}};
}

IndexExpr IndexExpr::operator+(const IndexExpr &other) const {
  IndexExpr sum = *this;
  sum.nodes.append(other.nodes.begin(), other.nodes.end());
  sum.nodes.push_back({Kind::Add});
  return sum;
}

static IndexExpr append(IndexExpr expr, IndexExpr::Kind kind, int64_t value) {
  expr.nodes.push_back({kind, value});
  return expr;
}

IndexExpr IndexExpr::operator*(int64_t factor) const {
  return append(*this, Kind::Mul, factor);
}

IndexExpr IndexExpr::floorDiv(int64_t divisor) const {
  assert(divisor > 0 && "floordiv by a constant that is not positive");
  return append(*this, Kind::FloorDiv, divisor);
}

IndexExpr IndexExpr::mod(int64_t divisor) const {
  assert(divisor > 0 && "mod by a constant that is not positive");
  return append(*this, Kind::Mod, divisor);
}

int IndexExpr::getPlainVariable() const {
  return nodes.size() == 1 && nodes[0].kind == Kind::Variable
             ? int(nodes[0].value)
             : -1;
}

std::pair<llvm::ArrayRef<IndexExpr::Node>, int64_t>
IndexExpr::splitConstant() const {
  llvm::ArrayRef<Node> rest(nodes);
  if (rest.size() > 2 && rest.back().kind == Kind::Add &&
      rest[rest.size() - 2].kind == Kind::Constant)
    return {rest.drop_back(2), rest[rest.size() - 2].value};
  if (rest.size() == 1 && rest[0].kind == Kind::Constant)
    return {{}, rest[0].value};
  return {rest, 0};
}

llvm::SmallVector<unsigned, 2> IndexExpr::getVariables() const {
  llvm::SmallVector<unsigned, 2> numbers;
  for (const Node &node : nodes)
    if (node.kind == Kind::Variable)
      numbers.push_back(unsigned(node.value));
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

int64_t IndexExpr::evaluate(llvm::ArrayRef<int64_t> variables) const {
  llvm::SmallVector<int64_t, 8> stack;
  for (const Node &node : nodes) {
    switch (node.kind) {
    case Kind::Variable:
      stack.push_back(variables[node.value]);
      break;
    case Kind::Constant:
      stack.push_back(node.value);
      break;
    case Kind::Add: {
      int64_t right = stack.pop_back_val();
      stack.back() += right;
      break;
    }
    case Kind::Mul:
      stack.back() *= node.value;
      break;
    case Kind::FloorDiv:
      stack.back() = llvm::divideFloorSigned(stack.back(), node.value);
      break;
    case Kind::Mod:
      stack.back() = llvm::mod(stack.back(), node.value);
      break;
    }
  }
  return stack.back();
}

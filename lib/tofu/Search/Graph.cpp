//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Graph.h"
#include "tofu/Search/Plan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace tofu;
using namespace tofu::search;

bool Graph::isFree(const Operator &op) const {
  return llvm::all_of(op.results, [&](unsigned t) { return tensors[t].free; });
}

/// Bytes of the largest tensor that is accepted: with 65536 devices and an
/// all-reduce of every copy the sums still fit in 63 bits.
static constexpr int64_t MaxTensorBytes = int64_t(1) << 43;

static std::string checkTensor(const Graph &graph, const Tensor &tensor) {
  int64_t bytes = tensor.elementBytes;
  if (bytes < 0)
    return "an element has a negative number of bytes";
  for (int64_t extent : tensor.extents) {
    if (extent < 0)
      return "an extent is negative";
    if (extent && bytes > MaxTensorBytes / extent)
      return "the tensor is larger than 2^43 bytes";
    bytes *= extent;
  }
  Layout pin = tensor.pin.value_or(Layout());
  for (int value : pin.getValues())
    if (value < Whole || value >= int(tensor.extents.size()))
      return "pinned to a dimension that does not exist";
  for (std::optional<unsigned> other : {tensor.tiedTo, tensor.sameAs}) {
    if (other && *other >= graph.tensors.size())
      return "tied to a tensor that does not exist";
    if (other && graph.tensors[*other].extents != tensor.extents)
      return "tied to a tensor of other extents";
  }
  return "";
}

static std::string checkExpr(const Operator &op, const IndexExpr &expr) {
  int depth = 0;
  for (const IndexExpr::Node &node : expr.nodes) {
    switch (node.kind) {
    case IndexExpr::Kind::Variable:
      if (node.value < 0 || size_t(node.value) >= op.variables.size())
        return "an access names a variable that does not exist";
      ++depth;
      break;
    case IndexExpr::Kind::Constant:
      ++depth;
      break;
    case IndexExpr::Kind::Add:
      --depth;
      break;
    case IndexExpr::Kind::Mul:
      break;
    case IndexExpr::Kind::FloorDiv:
    case IndexExpr::Kind::Mod:
      if (node.value <= 0)
        return "a divisor is not positive";
      break;
    }
    if (depth < 1)
      return "an expression lacks an operand";
  }
  return depth == 1 ? "" : "an expression is not one value";
}

static std::string checkGuard(const Operator &op, const Guard &guard) {
  for (const IndexExpr::Node &node : guard.expr.nodes)
    if (node.kind == IndexExpr::Kind::FloorDiv ||
        node.kind == IndexExpr::Kind::Mod)
      return "a guard is not affine";
  return checkExpr(op, guard.expr);
}

static std::string checkOperand(const Graph &graph, const Operator &op,
                                const Operand &operand) {
  if (operand.tensor >= graph.tensors.size())
    return "an operand names a tensor that does not exist";
  if (operand.access.size() != graph.tensors[operand.tensor].extents.size())
    return "an access has another rank than its tensor";
  for (const IndexExpr &expr : operand.access)
    if (std::string fault = checkExpr(op, expr); !fault.empty())
      return fault;
  for (const Guard &guard : operand.guards)
    if (std::string fault = checkGuard(op, guard); !fault.empty())
      return fault;
  for (unsigned variable : operand.outside)
    if (variable >= op.variables.size())
      return "an operand is outside of a variable that does not exist";
  if (operand.times < 0)
    return "an operand is fetched a negative number of times";
  return "";
}

static std::string checkResult(const Graph &graph, const Operator &op,
                               unsigned result) {
  if (result >= graph.tensors.size())
    return "a result names a tensor that does not exist";
  const Tensor &tensor = graph.tensors[result];
  if (tensor.extents.size() > op.variables.size())
    return "a result has more dimensions than there are variables";
  for (size_t d = 0; d < op.variables.size(); ++d) {
    bool isOutput = op.variables[d].kind == VariableKind::Output;
    if (d >= tensor.extents.size() && isOutput)
      return "an output variable is not a dimension of the result";
    if (d >= tensor.extents.size())
      continue;
    if (op.variables[d].kind == VariableKind::Reduction ||
        op.variables[d].kind == VariableKind::Prefix)
      return "a dimension of the result is a reduction variable";
    if (isOutput && op.variables[d].extent != tensor.extents[d])
      return "a result's extent is not that of its variable";
  }
  return "";
}

static std::string checkOperator(const Graph &graph, const Operator &op,
                                 std::vector<bool> &produced) {
  if (op.times < 0)
    return "it runs a negative number of times";
  for (const IndexVariable &variable : op.variables) {
    if (variable.extent < 0)
      return "a variable's extent is negative";
    if (variable.kind == VariableKind::Prefix &&
        (variable.along >= op.variables.size() ||
         op.variables[variable.along].kind != VariableKind::Output ||
         op.variables[variable.along].extent != variable.extent))
      return "a prefix runs along no output variable of its extent";
  }
  for (const Operand &operand : op.operands)
    if (std::string fault = checkOperand(graph, op, operand); !fault.empty())
      return fault;
  for (unsigned result : op.results) {
    if (std::string fault = checkResult(graph, op, result); !fault.empty())
      return fault;
    if (produced[result])
      return "a result has two producers";
    produced[result] = true;
  }
  for (uint64_t set : op.linearSets)
    if (op.operands.size() < 64 && set >> op.operands.size())
      return "a linear set names an operand that does not exist";
  return "";
}

static std::string describe(const char *what, size_t number,
                            const std::string &name, const std::string &fault) {
  return (llvm::Twine(what) + " " + llvm::Twine(number) +
          (name.empty() ? "" : " '" + name + "'") + ": " + fault)
      .str();
}

std::string Graph::check() const {
  for (size_t t = 0; t < tensors.size(); ++t)
    if (std::string fault = checkTensor(*this, tensors[t]); !fault.empty())
      return describe("tensor", t, tensors[t].name, fault);
  std::vector<bool> produced(tensors.size());
  for (size_t o = 0; o < operators.size(); ++o)
    if (std::string fault = checkOperator(*this, operators[o], produced);
        !fault.empty())
      return describe("operator", o, operators[o].name, fault);
  return "";
}

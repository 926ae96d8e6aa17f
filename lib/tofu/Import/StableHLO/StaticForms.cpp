//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Older names of operations.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/AsmParser/AsmParser.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Builds the other operation of the source's operands and attributes.
class StaticForm {
public:
  StaticForm(SourceOp &op, StringRef name, unsigned numOperands)
      : op(op), state(op.getOperation()->getLoc(), name) {
    op.expect(numOperands, op.getOperation()->getNumResults());
  }

  StaticForm &use(unsigned operand) {
    if (!op.failed())
      state.operands.push_back(op.getOperation()->getOperand(operand));
    return *this;
  }
  StaticForm &keep(StringRef name) {
    if (Attribute attribute = op.getAttr(name))
      state.addAttribute(name, attribute);
    return *this;
  }
  StaticForm &set(StringRef name, Attribute attribute) {
    state.addAttribute(name, attribute);
    return *this;
  }
  void import() {
    state.addTypes(op.getOperation()->getResultTypes());
    if (!op.failed())
      op.importAs(state);
  }

private:
  SourceOp &op;
  OperationState state;
};
} // namespace

static void importLeadingBroadcast(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  int64_t added = op.getType().getRank() - op.getOperandType(0).getRank();
  SmallVector<int64_t> dims;
  for (int64_t i = 0; i != op.getOperandType(0).getRank(); ++i)
    dims.push_back(added + i);
  op.require(added >= 0, "has a result of fewer dimensions than its operand");
  StaticForm(op, "stablehlo.broadcast_in_dim", 1)
      .use(0)
      .set("broadcast_dimensions", op.getBuilder().getDenseI64ArrayAttr(dims))
      .import();
}

static void importDot(SourceOp &op) {
  op.expect(2);
  if (op.failed())
    return;
  int64_t left = op.getOperandType(0).getRank(),
          right = op.getOperandType(1).getRank();
  op.require((left == 1 || left == 2) && (right == 1 || right == 2),
             "has operands that are not vectors and matrices");
  if (op.failed())
    return;
  std::string text = "#stablehlo.dot<lhs_contracting_dimensions = [" +
                     std::to_string(left - 1) +
                     "], rhs_contracting_dimensions = [0]>";
  StaticForm(op, "stablehlo.dot_general", 2)
      .use(0)
      .use(1)
      .keep("precision_config")
      .set("dot_dimension_numbers", parseAttribute(text, op.getContext()))
      .import();
}

void tofu::addStaticFormRules(RuleTable &rules) {
  rules["stablehlo.broadcast"] = importLeadingBroadcast;
  rules["stablehlo.dot"] = importDot;
}

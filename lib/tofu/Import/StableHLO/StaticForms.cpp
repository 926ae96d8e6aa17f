//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations that another one says: those that take as operands what another
// has as attributes, and older names.
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
  /// The operand's numbers, which are constant, as an attribute.
  StaticForm &read(unsigned operand, StringRef name) {
    return set(name, op.getBuilder().getDenseI64ArrayAttr(
                         op.failed() ? SmallVector<int64_t>()
                                     : op.getConstants(operand)));
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

static void importBroadcast(SourceOp &op) {
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

static void importDynamicConvolution(SourceOp &op) {
  StaticForm form(op, "stablehlo.convolution", 3);
  form.use(0).use(1);
  for (StringRef name :
       {"window_strides", "lhs_dilation", "rhs_dilation", "window_reversal",
        "dimension_numbers", "feature_group_count", "batch_group_count"})
    form.keep(name);
  SmallVector<int64_t> padding =
      op.failed() ? SmallVector<int64_t>() : op.getConstants(2, /*rank=*/2);
  if (op.failed())
    return;
  auto type = RankedTensorType::get(op.getOperandShape(2),
                                    op.getBuilder().getI64Type());
  form.set("padding",
           DenseIntElementsAttr::get(type, ArrayRef<int64_t>(padding)))
      .import();
}

void tofu::addStaticFormRules(RuleTable &rules) {
  rules["stablehlo.dynamic_conv"] = importDynamicConvolution;
  rules["stablehlo.broadcast"] = importBroadcast;
  rules["stablehlo.dot"] = importDot;
  // The result's type says the extents.
  rules["stablehlo.dynamic_broadcast_in_dim"] = [](SourceOp &op) {
    StaticForm(op, "stablehlo.broadcast_in_dim", 2)
        .use(0)
        .keep("broadcast_dimensions")
        .import();
  };
  rules["stablehlo.dynamic_iota"] = [](SourceOp &op) {
    StaticForm(op, "stablehlo.iota", 1).keep("iota_dimension").import();
  };
  rules["stablehlo.dynamic_reshape"] = [](SourceOp &op) {
    StaticForm(op, "stablehlo.reshape", 2).use(0).import();
  };
  rules["chlo.dynamic_reshape"] = rules["stablehlo.dynamic_reshape"];
  rules["stablehlo.dynamic_pad"] = [](SourceOp &op) {
    StaticForm(op, "stablehlo.pad", 5)
        .use(0)
        .use(1)
        .read(2, "edge_padding_low")
        .read(3, "edge_padding_high")
        .read(4, "interior_padding")
        .import();
  };
  rules["stablehlo.real_dynamic_slice"] = [](SourceOp &op) {
    StaticForm(op, "stablehlo.slice", 4)
        .use(0)
        .read(1, "start_indices")
        .read(2, "limit_indices")
        .read(3, "strides")
        .import();
  };
  rules["stablehlo.dynamic_gather"] = [](SourceOp &op) {
    StaticForm(op, "stablehlo.gather", 3)
        .use(0)
        .use(1)
        .keep("dimension_numbers")
        .read(2, "slice_sizes")
        .import();
  };
}

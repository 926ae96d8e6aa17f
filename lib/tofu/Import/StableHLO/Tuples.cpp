//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Tuples.h"

#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

/// Of a dialect that is registered or not.
bool tofu::isToken(Type type) {
  if (isa<ShapedType, TupleType>(type))
    return false;
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text == "!stablehlo.token";
}

bool tofu::isOfTuples(Operation &op) {
  return llvm::is_contained({"stablehlo.tuple", "stablehlo.get_tuple_element",
                             "stablehlo.after_all", "stablehlo.create_token"},
                            op.getName().getStringRef());
}

static void importTuple(SourceOp &op) {
  op.expect(op.getNumOperands());
  if (op.failed())
    return;
  auto type = dyn_cast<TupleType>(op.getOperation()->getResult(0).getType());
  op.require(type && TypeRange(type.getTypes()) ==
                         TypeRange(op.getOperation()->getOperandTypes()),
             "has a result that is not the tuple of its operands");
  if (!op.failed())
    op.setFlatResults(op.getFlatOperands());
}

static void importElement(SourceOp &op) {
  op.expect(1);
  int64_t index = op.getInteger("index");
  if (op.failed())
    return;
  auto type = dyn_cast<TupleType>(op.getOperation()->getOperand(0).getType());
  op.require(
      type && 0 <= index && index < int64_t(type.size()) &&
          type.getType(index) == op.getOperation()->getResult(0).getType(),
      "has a result that is not element " + Twine(index) + " of its operand");
  if (op.failed())
    return;
  unsigned before = 0;
  for (int64_t i = 0; i != index; ++i)
    before += ValueTable::countParts(type.getType(i));
  SmallVector<Value> parts = op.getFlatOperands();
  op.setFlatResults(ArrayRef(parts).slice(
      before, ValueTable::countParts(type.getType(index))));
}

/// Of any number of tokens one: nothing of nothing.
static void importToken(SourceOp &op) {
  op.expect(op.getNumOperands());
  for (Type type : op.getOperation()->getOperandTypes())
    op.require(isToken(type), "has an operand that is no token");
  op.require(op.failed() || isToken(op.getOperation()->getResult(0).getType()),
             "has a result that is no token");
}

void tofu::addTupleRules(RuleTable &rules) {
  rules["stablehlo.tuple"] = importTuple;
  rules["stablehlo.get_tuple_element"] = importElement;
  rules["stablehlo.after_all"] = importToken;
  rules["stablehlo.create_token"] = importToken;
}

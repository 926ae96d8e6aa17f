//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations between the replicas and partitions of a program: the importer
// takes what one of them does by itself, as the rest is what Tofu does.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

static void setInteger(SourceOp &op, int64_t value) {
  Type type = getSignless(op.getType().getElementType());
  op.require(op.getType().getRank() == 0 && isa<IntegerType>(type),
             "has a result that is not an integer of rank 0");
  if (op.failed())
    return;
  op.setLambda({},
               [&](LambdaBody &body) { return body.constant(value, type); });
  op.setSplat(op.getImported(), op.getBuilder().getIntegerAttr(type, value));
}

/// replica_id and partition_id: there is one.
static void importNumber(SourceOp &op) {
  op.expect(0);
  setInteger(op, 0);
}

static void importDimensionSize(SourceOp &op) {
  op.expect(1);
  int64_t dimension = op.getInteger("dimension");
  if (op.failed())
    return;
  op.requireDimensions(dimension, op.getOperandType(0).getRank(), "dimension");
  if (!op.failed())
    setInteger(op, op.getOperandShape(0)[dimension]);
}

/// Whether nobody exchanges anything with another one.
static bool areAlone(DenseIntElementsAttr groups) {
  int64_t width = groups.getType().getDimSize(1);
  auto members = llvm::to_vector(groups.getValues<APInt>());
  for (size_t i = 0; i != members.size(); ++i)
    if (members[i] != members[i / width * width])
      return false;
  return true;
}

/// A collective in which each takes part alone: what it takes. The attribute
/// lists those who do together, of which there may be many.
static void importCollective(SourceOp &op, StringRef name) {
  // With 'has_dynamic_root' the last operand says where results are wanted.
  bool hasRoot = bool(op.getAttr("has_dynamic_root"));
  unsigned count = std::max(op.getNumOperands(), 1u + hasRoot) - hasRoot;
  op.expect(count + hasRoot, count);
  auto groups = dyn_cast_or_null<DenseIntElementsAttr>(op.getAttr(name));
  op.require(groups && groups.getType().getRank() == 2,
             "needs the attribute '" + name + "', a list of lists");
  if (op.failed())
    return;
  op.require(areAlone(groups),
             "is between several replicas or partitions; export the "
             "program for one device, and Tofu splits it");
  for (unsigned i = 0; i != count && !op.failed(); ++i)
    op.require(op.getType(i) == op.getOperandType(i),
               "has a result that is not of its operand's type, though nobody "
               "else takes part");
  for (unsigned i = 0; i != count && !op.failed(); ++i)
    op.setResult(op.getOperand(i), i);
}

static void importGroupCollective(SourceOp &op) {
  importCollective(op, "replica_groups");
}

/// From each to itself. To whom nobody sends, that gets zeros.
static void importPermute(SourceOp &op) {
  auto pairs =
      dyn_cast_or_null<DenseIntElementsAttr>(op.getAttr("source_target_pairs"));
  op.require(!pairs || pairs.getNumElements() >= 2,
             "does not send what it has to itself; export the program for one "
             "device, and Tofu splits it");
  importCollective(op, "source_target_pairs");
}

void tofu::addParticipantRules(RuleTable &rules) {
  rules["stablehlo.replica_id"] = importNumber;
  rules["stablehlo.partition_id"] = importNumber;
  rules["stablehlo.get_dimension_size"] = importDimensionSize;
  for (StringRef name :
       {"stablehlo.all_reduce", "stablehlo.all_gather", "stablehlo.all_to_all",
        "stablehlo.reduce_scatter", "stablehlo.collective_broadcast",
        "stablehlo.collective_reduce", "stablehlo.cross-replica-sum"})
    rules[name] = importGroupCollective;
  rules["stablehlo.collective_permute"] = importPermute;
}

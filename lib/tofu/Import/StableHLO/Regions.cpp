//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How a SourceOp imports its regions.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/SourceOp.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tofu;

static std::string toString(TypeRange types) {
  std::string text = "(";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(types, os);
  return text + ")";
}

Block *SourceOp::getBlock(unsigned i, unsigned count, TypeRange arguments,
                          TypeRange returned) {
  require(op->getNumRegions() == count, "has " + Twine(op->getNumRegions()) +
                                            " regions, but needs " +
                                            Twine(count));
  if (failed())
    return nullptr;
  // Regions are one block with a terminator: the walk has seen to that.
  Block &block = op->getRegion(i).front();
  auto check = [&](StringRef what, TypeRange found, TypeRange needed) {
    require(found == needed, "has a region that " + what + " " +
                                 toString(found) + ", but it must be " +
                                 toString(needed));
  };
  auto getTypes = [&](TypeRange types) {
    if (!parts || !llvm::all_of(types, llvm::IsaPred<RankedTensorType>))
      return llvm::to_vector(types);
    return llvm::map_to_vector(
        types, [](Type type) -> Type { return getPartType(type); });
  };
  check("is given", getTypes(block.getArgumentTypes()), arguments);
  check("returns", getTypes(block.back().getOperandTypes()), returned);
  return failed() ? nullptr : &block;
}

SmallVector<Value> SourceOp::importBlock(Block &block, ValueRange arguments) {
  SmallVector<Value> results;
  if (failed() || llvm::failed(blocks.importBlock(
                      block, llvm::to_vector(arguments), results))) {
    hasError = true;
    results.clear();
  }
  return results;
}

namespace {
/// Writes lambdas without dimensions as scalar code.
class ScalarWriter {
public:
  explicit ScalarWriter(OpBuilder &at) : at(at) {}

  void map(Value tensor, Value scalar) { scalars.map(tensor, scalar); }
  /// The scalar that a tensor without dimensions has become; null if it is
  /// none. What is computed of constants outside of the region is written when
  /// it is asked for: what a region repeats is not imported again.
  Value lookup(Value tensor);
  /// False if the operation, or one in it, is not of scalars.
  bool write(Operation &op);

private:
  bool writeLambda(tdl::LambdaOp lambda);

  OpBuilder &at;
  IRMapping scalars;
};
} // namespace

Value ScalarWriter::lookup(Value tensor) {
  Operation *op = tensor.getDefiningOp();
  if (!scalars.contains(tensor) &&
      isa_and_present<tdl::LambdaOp, arith::ConstantOp>(op))
    write(*op);
  return scalars.lookupOrNull(tensor);
}

bool ScalarWriter::writeLambda(tdl::LambdaOp lambda) {
  if (lambda.getRank() != 0)
    return false;
  for (auto [argument, input] :
       llvm::zip_equal(lambda.getInputArguments(), lambda.getInputs())) {
    Value scalar = lookup(input);
    if (!scalar)
      return false;
    scalars.map(argument, scalar);
  }
  for (Operation &op : lambda.getBlock()->without_terminator()) {
    if (auto read = dyn_cast<tdl::ReadOp>(op))
      scalars.map(read.getResult(), lookup(read.getSource()));
    else if (op.getNumRegions() != 0)
      return false;
    else
      at.clone(op, scalars);
  }
  Operation *yield = lambda.getYield();
  for (auto [result, value] :
       llvm::zip_equal(lambda.getResults(), yield->getOperands()))
    scalars.map(result, lookup(value));
  return true;
}

bool ScalarWriter::write(Operation &op) {
  if (auto lambda = dyn_cast<tdl::LambdaOp>(op))
    return writeLambda(lambda);
  auto constant = dyn_cast<arith::ConstantOp>(op);
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                           : DenseElementsAttr();
  if (!elements || elements.getType().getRank() != 0)
    return false;
  map(constant, arith::ConstantOp::create(at, constant.getLoc(),
                                          elements.getSplatValue<TypedAttr>()));
  return true;
}

SmallVector<Value> SourceOp::writeScalars(Block &block, ValueRange arguments,
                                          OpBuilder &at) {
  if (failed())
    return {};
  ScalarWriter writer(at);
  Region region;
  Block &imported = region.emplaceBlock();
  for (Value scalar : arguments)
    writer.map(imported.addArgument(RankedTensorType::get({}, scalar.getType()),
                                    op->getLoc()),
               scalar);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&imported);
  SmallVector<Value> results =
      importBlock(block, SmallVector<Value>(imported.getArguments()));
  bool isScalar = llvm::all_of(
      imported, [&](Operation &inner) { return writer.write(inner); });
  for (Value &result : results)
    if (Value scalar = writer.lookup(result))
      result = scalar;
    else
      isScalar = false;
  require(isScalar, "has a region that computes with more than the scalars "
                    "it is given; only scalar code is covered there");
  imported.walk([&](Operation *inner) {
    for (Value value : inner->getResults())
      values.forget(value);
  });
  if (failed())
    results.clear();
  return results;
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// chlo.scan: as the `stablehlo.while` that it stands for, which slices its
// inputs and updates stacks of its outputs, as JAX's scan is written.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Writes operations of StableHLO that are imported in the place of another.
class SourceWriter {
public:
  SourceWriter(SourceOp &op, Block &block)
      : builder(op.getContext()), loc(op.getOperation()->getLoc()) {
    builder.setInsertionPointToEnd(&block);
  }

  Operation *write(StringRef name, ValueRange operands, TypeRange types,
                   ArrayRef<NamedAttribute> attributes = {}) {
    OperationState state(loc, name, operands, types, attributes);
    return builder.create(state);
  }
  Value constant(RankedTensorType type, int64_t number) {
    Type element = type.getElementType();
    Attribute value;
    if (auto complex = dyn_cast<ComplexType>(element)) {
      auto zero = APFloat::getZero(
          cast<FloatType>(complex.getElementType()).getFloatSemantics());
      value = DenseElementsAttr::get(type, std::complex<APFloat>(zero, zero));
    } else if (isa<IntegerType>(element)) {
      value = DenseElementsAttr::get(
          type, APInt(element.getIntOrFloatBitWidth(), number));
    } else {
      value = DenseElementsAttr::get(type, builder.getZeroAttr(element));
    }
    return write("stablehlo.constant", {}, type,
                 builder.getNamedAttr("value", value))
        ->getResult(0);
  }
  /// The numbers 0 but for `at`, where the value is.
  SmallVector<Value> place(int64_t rank, int64_t dimension, Value at) {
    SmallVector<Value> starts(
        rank, constant(cast<RankedTensorType>(at.getType()), 0));
    starts[dimension] = at;
    return starts;
  }

  OpBuilder builder;
  Location loc;
};

struct Scan {
  SourceOp &op;
  int64_t dimension, length = -1;
  bool isReverse;
  unsigned numInputs = 0, numOutputs = 0; // the others are carried

  void writeBody(Block &body, ValueRange inputs);
  void writeLoop(Block &block);
};
} // namespace

/// How many of the values come first in a list of two segments.
static unsigned getFirst(SourceOp &op, StringRef name, unsigned count) {
  auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(op.getAttr(name));
  bool isGood = sizes && sizes.size() == 2 && sizes[0] >= 0 && sizes[1] >= 0 &&
                int64_t(sizes[0]) + sizes[1] == count;
  op.require(isGood, "needs '" + name + "', which says how many of " +
                         Twine(count) + " values are scanned and carried");
  return isGood ? sizes[0] : 0;
}

/// The type without the dimension, or with it of extent 1.
static RankedTensorType getSlice(Type type, int64_t dimension, bool isDropped) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(tensor.getShape());
  if (isDropped)
    shape.erase(shape.begin() + dimension);
  else
    shape[dimension] = 1;
  return RankedTensorType::get(shape, tensor.getElementType());
}

/// (number, carried..., outputs...) to those of the next iteration.
void Scan::writeBody(Block &body, ValueRange inputs) {
  SourceWriter writer(op, body);
  OpBuilder &b = writer.builder;
  Value number = body.getArgument(0);
  auto i32 = cast<RankedTensorType>(number.getType());
  Value at = number;
  if (isReverse)
    at = writer
             .write("stablehlo.subtract",
                    {writer.constant(i32, length - 1), number}, i32)
             ->getResult(0);
  Block &source = op.getOperation()->getRegion(0).front();
  IRMapping mapping;
  for (auto [i, input] : llvm::enumerate(inputs)) {
    RankedTensorType slice = getSlice(input.getType(), dimension, false);
    SmallVector<Value> operands{input};
    llvm::append_range(operands, writer.place(slice.getRank(), dimension, at));
    Value line =
        writer
            .write("stablehlo.dynamic_slice", operands, slice,
                   b.getNamedAttr("slice_sizes",
                                  b.getDenseI64ArrayAttr(slice.getShape())))
            ->getResult(0);
    mapping.map(source.getArgument(i),
                writer
                    .write("stablehlo.reshape", line,
                           getSlice(input.getType(), dimension, true))
                    ->getResult(0));
  }
  unsigned numCarried = op.getNumOperands() - numInputs;
  for (unsigned i = 0; i != numCarried; ++i)
    mapping.map(source.getArgument(numInputs + i), body.getArgument(1 + i));
  for (Operation &inner : llvm::drop_end(source.getOperations()))
    b.clone(inner, mapping);
  SmallVector<Value> given, results;
  for (Value value : source.back().getOperands())
    given.push_back(mapping.lookupOrDefault(value));
  results.push_back(
      writer.write("stablehlo.add", {number, writer.constant(i32, 1)}, i32)
          ->getResult(0));
  llvm::append_range(results, ArrayRef(given).drop_front(numOutputs));
  for (unsigned i = 0; i != numOutputs; ++i) {
    Value stack = body.getArgument(1 + numCarried + i);
    RankedTensorType slice = getSlice(stack.getType(), dimension, false);
    SmallVector<Value> operands{
        stack,
        writer.write("stablehlo.reshape", given[i], slice)->getResult(0)};
    llvm::append_range(operands, writer.place(slice.getRank(), dimension, at));
    results.push_back(
        writer
            .write("stablehlo.dynamic_update_slice", operands, stack.getType())
            ->getResult(0));
  }
  writer.write("stablehlo.return", results, {});
}

/// A block of the operation's operands that returns its results.
void Scan::writeLoop(Block &block) {
  SourceWriter writer(op, block);
  Operation *source = op.getOperation();
  auto i32 = RankedTensorType::get({}, writer.builder.getI32Type());
  for (Type type : source->getOperandTypes())
    block.addArgument(type, writer.loc);
  SmallVector<Value> states{writer.constant(i32, 0)};
  llvm::append_range(states, block.getArguments().drop_front(numInputs));
  for (Value output : source->getResults().take_front(numOutputs))
    states.push_back(
        writer.constant(cast<RankedTensorType>(output.getType()), 0));
  OperationState state(writer.loc, "stablehlo.while", states,
                       ValueRange(states).getTypes());
  Block &condition = state.addRegion()->emplaceBlock();
  Block &body = state.addRegion()->emplaceBlock();
  for (Value value : states) {
    condition.addArgument(value.getType(), writer.loc);
    body.addArgument(value.getType(), writer.loc);
  }
  SourceWriter test(op, condition);
  Operation *compare =
      test.write("stablehlo.compare",
                 {condition.getArgument(0), test.constant(i32, length)},
                 RankedTensorType::get({}, writer.builder.getI1Type()),
                 writer.builder.getNamedAttr(
                     "comparison_direction",
                     parseAttribute("#stablehlo<comparison_direction LT>",
                                    op.getContext())));
  test.write("stablehlo.return", compare->getResults(), {});
  writeBody(body, block.getArguments().take_front(numInputs));
  Operation *loop = writer.builder.create(state);
  unsigned numCarried = op.getNumOperands() - numInputs;
  SmallVector<Value> results(loop->getResults().drop_front(1 + numCarried));
  llvm::append_range(results, loop->getResults().slice(1, numCarried));
  writer.write("stablehlo.return", results, {});
}

static void importScan(SourceOp &op) {
  unsigned numOperands = op.getNumOperands();
  Operation *source = op.getOperation();
  op.expect(numOperands, source->getNumResults());
  auto isReverse = dyn_cast_or_null<BoolAttr>(op.getAttr("is_reverse"));
  Scan scan{op, op.getInteger("dimension"), -1,
            isReverse && isReverse.getValue()};
  scan.numInputs = getFirst(op, "operandSegmentSizes", numOperands);
  scan.numOutputs = getFirst(op, "resultSegmentSizes", source->getNumResults());
  if (op.getAttr("scan_dim_size"))
    scan.length = op.getInteger("scan_dim_size");
  if (op.failed())
    return;
  SmallVector<Type> given, returned;
  auto addSlice = [&](RankedTensorType type, SmallVector<Type> &slices) {
    op.requireDimensions(scan.dimension, type.getRank(), "dimension");
    if (op.failed())
      return;
    int64_t extent = type.getDimSize(scan.dimension);
    op.require(scan.length < 0 || scan.length == extent,
               "scans extents of " + Twine(scan.length) + " and " +
                   Twine(extent));
    scan.length = extent;
    slices.push_back(getSlice(type, scan.dimension, true));
  };
  for (unsigned i = 0; i != scan.numInputs && !op.failed(); ++i)
    addSlice(op.getOperandType(i), given);
  for (unsigned i = 0; i != scan.numOutputs && !op.failed(); ++i)
    addSlice(op.getType(i), returned);
  op.require(scan.length >= 0, "has neither inputs nor outputs");
  if (op.failed())
    return;
  TypeRange operands = source->getOperandTypes(),
            results = source->getResultTypes(),
            carried = operands.drop_front(scan.numInputs);
  op.require(results.drop_front(scan.numOutputs) == carried,
             "has results that are not of what is carried");
  llvm::append_range(given, carried);
  llvm::append_range(returned, carried);
  if (op.failed() || !op.getBlock(0, 1, given, returned))
    return;
  Block block;
  scan.writeLoop(block);
  SmallVector<Value> imported = op.importBlock(block, op.getFlatOperands());
  if (!op.failed())
    op.setFlatResults(imported);
}

void tofu::addScanRules(RuleTable &rules) { rules["chlo.scan"] = importScan; }

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Definition.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Support/FileUtilities.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/TDL/TDL.h"

#include <random>

using namespace mlir;
using namespace tofu;

/// Extents that a map of dims and attributes gives; none where it divides by 0.
static std::optional<SmallVector<int64_t>>
evaluate(AffineMap map, ArrayRef<Attribute> dims,
         ArrayRef<Attribute> attributes) {
  SmallVector<Attribute> operands(map.getNumDims() ? dims
                                                   : ArrayRef<Attribute>());
  if (!map.getNumDims()) // dims are symbols too where they are multiplied
    llvm::append_range(operands, dims);
  llvm::append_range(operands, attributes);
  SmallVector<Attribute> found;
  if (map.getNumResults() == 0)
    return SmallVector<int64_t>();
  if (operands.size() != map.getNumInputs() ||
      failed(map.constantFold(operands, found)))
    return {};
  return llvm::map_to_vector(found, [](Attribute extent) {
    return std::max<int64_t>(cast<IntegerAttr>(extent).getInt(), 0);
  });
}

/// The type of a tensor of the definition with concrete extents.
static std::optional<RankedTensorType>
makeType(Type type, Attribute map, ArrayRef<Attribute> dims,
         ArrayRef<Attribute> attributes) {
  auto extents =
      evaluate(cast<AffineMapAttr>(map).getValue(), dims, attributes);
  if (!extents)
    return {};
  return RankedTensorType::get(*extents,
                               cast<RankedTensorType>(type).getElementType());
}

/// Fails if the operator cannot be applied to what was drawn.
static LogicalResult addEntry(tdl::OpOp op, std::mt19937_64 &random) {
  OpBuilder b(op->getContext());
  b.setInsertionPointAfter(op);
  SmallVector<Attribute> dims, values;
  for (size_t i = 0; i != op.getDims().size(); ++i)
    dims.push_back(b.getIndexAttr(random() % 6 + (random() % 8 != 0)));
  SmallVector<NamedAttribute> given;
  for (NamedAttribute attribute : op.getOpAttributes()) {
    int64_t drawn = int64_t(random() % 5);
    if (auto number = dyn_cast<IntegerAttr>(attribute.getValue());
        number && random() % 2)
      drawn = number.getInt();
    values.push_back(b.getIndexAttr(drawn));
    bool isFloat =
        isa<FloatType>(op.getAttributeArguments()[values.size() - 1].getType());
    given.emplace_back(attribute.getName(),
                       isFloat ? Attribute(b.getF64FloatAttr(double(drawn)))
                               : b.getI64IntegerAttr(drawn));
  }
  Block &body = op.getBody().front();
  SmallVector<Type> operands, results;
  for (auto [map, argument] :
       llvm::zip(op.getOperandShapes(), body.getArguments())) {
    auto type = makeType(argument.getType(), map, dims, values);
    if (!type)
      return failure();
    operands.push_back(*type);
  }
  for (auto [map, value] :
       llvm::zip(op.getResultShapes(), body.getTerminator()->getOperands())) {
    auto type = makeType(value.getType(), map, dims, values);
    if (!type)
      return failure();
    results.push_back(*type);
  }
  auto function = func::FuncOp::create(b, op.getLoc(), "main",
                                       b.getFunctionType(operands, results));
  b.setInsertionPointToStart(function.addEntryBlock());
  auto apply = tdl::ApplyOp::create(
      b, op.getLoc(), results, FlatSymbolRefAttr::get(op.getSymNameAttr()),
      function.getArguments(), b.getDictionaryAttr(given));
  func::ReturnOp::create(b, op.getLoc(), apply.getResults());
  return success();
}

OwningOpRef<ModuleOp> trials::loadDefinition(StringRef path, int64_t seed,
                                             llvm::SourceMgr &sources,
                                             MLIRContext &context) {
  auto file = openInputFile(path);
  if (!file)
    return nullptr;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  context.loadDialect<func::FuncDialect>();
  OwningOpRef<ModuleOp> module = importTDL(sources, &context);
  if (!module)
    return nullptr;
  tdl::OpOp last;
  for (tdl::OpOp op : module->getOps<tdl::OpOp>())
    last = op;
  std::mt19937_64 random(seed);
  if (!last || failed(addEntry(last, random))) {
    module->emitError("there is no operator to apply");
    return nullptr;
  }
  return module;
}

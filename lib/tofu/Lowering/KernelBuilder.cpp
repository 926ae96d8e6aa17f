//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The functions around the loops: three per kernel. `name` has the runtime's
// signature and loads the places from the table; `name`.body has them as
// arguments that do not alias, which lets LLVM vectorise.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/KernelBuilder.h"
#include "tofu/Lowering/NarrowFloats.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

static constexpr llvm::StringLiteral kBodySuffix = ".body";
static constexpr llvm::StringLiteral kExtentSuffix = ".extent";

KernelBuilder::KernelBuilder(tdl::LambdaOp op, ArrayRef<unsigned> places)
    : op(op), loops(op), scatter(tdl::matchScatter(op)), places(places),
      builder(op.getContext()) {
  ivs.resize(loops.size());
}

void lowering::buildKernel(tdl::LambdaOp op, ArrayRef<unsigned> places,
                           ModuleOp module, StringRef name) {
  KernelBuilder(op, places).build(module, name);
}

void KernelBuilder::build(ModuleOp module, StringRef name) {
  buildBody(module, name);
  buildEntry(module, name);
  buildExtent(module, name);
}

static unsigned getNumAxes(tdl::LambdaOp op) {
  std::optional<tdl::BoxAttr> part = op.getPart();
  return part ? part->getNumAxes() : 0;
}

static unsigned getNumPlaces(ArrayRef<unsigned> places) {
  return places.empty() ? 0 : *llvm::max_element(places) + 1;
}

/// A function whose first block the builder is set to.
static func::FuncOp addFunction(OpBuilder &builder, ModuleOp module,
                                const Twine &name, TypeRange types,
                                bool isInternal) {
  builder.setInsertionPointToEnd(module.getBody());
  Type i64 = builder.getI64Type();
  auto function =
      func::FuncOp::create(builder, builder.getUnknownLoc(), name.str(),
                           builder.getFunctionType(types, i64));
  if (isInternal) {
    function.setPrivate();
    function->setAttr(
        "llvm.linkage",
        LLVM::LinkageAttr::get(builder.getContext(), LLVM::Linkage::Internal));
  }
  builder.setInsertionPointToStart(function.addEntryBlock());
  return function;
}

static Value createIndexCast(OpBuilder &builder, Type type, Value value) {
  return arith::IndexCastOp::create(builder, value.getLoc(), type, value);
}

static void createReturn(OpBuilder &builder, Value value) {
  func::ReturnOp::create(builder, value.getLoc(), value);
}

/// Element `number` of the table that `table` points to.
static Value loadElement(OpBuilder &builder, Value table, Type type,
                         int64_t number) {
  Location loc = table.getLoc();
  Value place = LLVM::GEPOp::create(builder, loc, table.getType(), type, table,
                                    ArrayRef<LLVM::GEPArg>{int32_t(number)});
  return LLVM::LoadOp::create(builder, loc, type, place);
}

//===----------------------------------------------------------------------===//
// name(coordinates, buffers, begin, end) and name.extent(coordinates)
//===----------------------------------------------------------------------===//

void KernelBuilder::buildEntry(ModuleOp module, StringRef name) {
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Type i64 = builder.getI64Type();
  func::FuncOp entry =
      addFunction(builder, module, name, {pointer, pointer, i64, i64}, false);
  Location loc = builder.getUnknownLoc();
  Values arguments;
  for (unsigned place = 0; place != getNumPlaces(places); ++place) {
    unsigned number = llvm::find(places, place) - places.begin();
    arguments.push_back(
        loadElement(builder, entry.getArgument(1), pointer, number));
  }
  for (unsigned axis = 0; axis != getNumAxes(op); ++axis)
    arguments.push_back(
        createIndexCast(builder, builder.getIndexType(),
                        loadElement(builder, entry.getArgument(0), i64, axis)));
  for (unsigned bound : {2, 3})
    arguments.push_back(createIndexCast(builder, builder.getIndexType(),
                                        entry.getArgument(bound)));
  auto call = func::CallOp::create(builder, loc, (name + kBodySuffix).str(),
                                   i64, arguments);
  createReturn(builder, call.getResult(0));
}

void KernelBuilder::buildExtent(ModuleOp module, StringRef name) {
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  func::FuncOp function =
      addFunction(builder, module, name + kExtentSuffix, pointer, false);
  Type i64 = builder.getI64Type();
  Values at;
  for (unsigned axis = 0; axis != getNumAxes(op); ++axis)
    at.push_back(createIndexCast(
        builder, builder.getIndexType(),
        loadElement(builder, function.getArgument(0), i64, axis)));
  prepare(at, {});
  Index extent = 1;
  if (!isSerial()) {
    auto [lo, hi] = getBounds(chooseOrder().outputs.front(), false);
    extent = prologue->sub(hi, lo);
  }
  Value result = prologue->materialize(builder.getUnknownLoc(), extent);
  createReturn(builder, createIndexCast(builder, i64, result));
}

//===----------------------------------------------------------------------===//
// name.body(places..., coordinates..., begin, end)
//===----------------------------------------------------------------------===//

void KernelBuilder::buildBody(ModuleOp module, StringRef name) {
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  unsigned numPlaces = getNumPlaces(places);
  Values none;
  SmallVector<Type> types(numPlaces, pointer);
  types.append(getNumAxes(op) + 2, builder.getIndexType());
  func::FuncOp body =
      addFunction(builder, module, name + kBodySuffix, types, true);
  for (unsigned place = 0; place != numPlaces; ++place)
    body.setArgAttr(place, LLVM::LLVMDialect::getNoAliasAttrName(),
                    builder.getUnitAttr());
  Location loc = builder.getUnknownLoc();
  Type i64 = builder.getI64Type();
  Value one = LLVM::ConstantOp::create(builder, loc, i64, 1);
  Value zero = LLVM::ConstantOp::create(builder, loc, i64, 0);
  failure = LLVM::AllocaOp::create(builder, loc, pointer, i64, one);
  LLVM::StoreOp::create(builder, loc, zero, failure);
  Values arguments = llvm::to_vector_of<Value>(body.getArguments());
  ArrayRef<Value> rest = ArrayRef(arguments).drop_front(numPlaces);
  begin = rest.drop_back().back();
  end = rest.back();
  prepare(rest.drop_back(2), ArrayRef(arguments).take_front(numPlaces));
  fillNeutral();
  if (scatter) {
    emitScatter(*scatter);
  } else {
    order = chooseOrder();
    if (order.vector)
      order.outputs.pop_back();
    emitOutputs(order.outputs, /*isOutermost=*/true);
  }
  createReturn(builder, LLVM::LoadOp::create(builder, loc, i64, failure));
}

void KernelBuilder::prepare(ArrayRef<Value> at, ValueRange pointers) {
  // Everything that the loops share is put before this.
  Operation *last =
      arith::ConstantIndexOp::create(builder, builder.getUnknownLoc(), 0);
  builder.setInsertionPoint(last);
  prologue.emplace(builder);
  builder.setInsertionPointAfter(last);
  coordinates.assign(at.begin(), at.end());
  part = getBox(*prologue, loops.getPart(), coordinates);
  inputs.clear();
  outputs.clear();
  auto getPointer = [&](unsigned number) {
    return pointers.empty() ? Value() : pointers[places[number]];
  };
  for (auto [number, input] : llvm::enumerate(op.getInputs())) {
    inputs.push_back(getPiece(input, getPointer(number)));
    if (ArrayAttr masks = op.getMasksAttr())
      if (auto mask = dyn_cast<tdl::BoxAttr>(masks[number]))
        inputs.back().mask = getBox(*prologue, mask, coordinates);
  }
  for (auto [number, output] : llvm::enumerate(op.getOutputs()))
    outputs.push_back(
        getPiece(output, getPointer(op.getInputs().size() + number)));
  collectConditions();
}

KernelBuilder::Piece KernelBuilder::getPiece(Value value, Value pointer) {
  Piece piece;
  piece.pointer = pointer;
  if (auto type = dyn_cast<tdl::PieceType>(value.getType())) {
    piece.element = type.getGlobal().getElementType();
    piece.extents.assign(type.getGlobal().getShape().begin(),
                         type.getGlobal().getShape().end());
    piece.box = getBox(*prologue, type.getBox(), coordinates);
  } else if (auto type = dyn_cast<RankedTensorType>(value.getType())) {
    piece.element = type.getElementType();
    piece.extents.assign(type.getShape().begin(), type.getShape().end());
    piece.box = getWholeBox(piece.extents);
  } else {
    piece.element = value.getType();
  }
  piece.strides = piece.box.getStrides(*prologue);
  return piece;
}

//===----------------------------------------------------------------------===//
// Terms of sums
//===----------------------------------------------------------------------===//

bool KernelBuilder::needsFill(unsigned output) {
  auto type = dyn_cast<tdl::PieceType>(op.getOutputs()[output].getType());
  if (!type || type.getPartialAxes().empty() || !op.getPart())
    return false;
  return tdl::getOutputPart(op) != type.getBox();
}

/// True if the outermost loop's iterations cannot be shared out.
bool KernelBuilder::isSerial() {
  for (unsigned output = 0; output != op.getNumResults(); ++output)
    if (needsFill(output))
      return true;
  return op.getRank() == 0 || scatter;
}

/// A result that is one term of a sum is neutral where it is not computed.
void KernelBuilder::fillNeutral() {
  for (auto [number, piece] : llvm::enumerate(outputs)) {
    if (!needsFill(number))
      continue;
    auto type = cast<tdl::PieceType>(op.getOutputs()[number].getType());
    Value neutral =
        createConstant(builder, op.getLoc(),
                       tdl::getNeutral(type.getCombiner(), piece.element));
    Index volume = 1;
    for (const RankBox::Range &range : piece.box.ranges)
      volume = prologue->mul(volume, range.extent);
    const Piece &target = piece;
    OpBuilder::InsertionGuard guard(builder);
    auto loop = scf::ForOp::create(builder, op.getLoc(),
                                   prologue->materialize(op.getLoc(), 0),
                                   prologue->materialize(op.getLoc(), volume),
                                   prologue->materialize(op.getLoc(), 1));
    builder.setInsertionPointToStart(loop.getBody());
    store(target, loop.getInductionVar(), neutral);
  }
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is legal, each check labelled with the constraint of TDLOps.td it keeps.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Application.h"
#include "tofu/TDL/Intact.h"
#include "tofu/TDL/Limits.h"
#include "tofu/TDL/Reads.h"
#include "tofu/TDL/TDL.h"

#include "mlir/IR/IntegerSet.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

LogicalResult tofu::tdl::verifyIntactOperands(Operation *op) {
  Attribute numbers = op->getAttr(kOperands);
  if (!numbers)
    return success();
  auto lambda = dyn_cast<LambdaOp>(op);
  int64_t count = lambda ? lambda.getInputs().size() : op->getNumOperands();
  auto operands = dyn_cast<DenseI64ArrayAttr>(numbers);
  if (operands && operands.size() == count &&
      llvm::all_of(operands.asArrayRef(), [](int64_t i) { return i >= 0; }))
    return success();
  return op->emitOpError() << "'" << kOperands
                           << "' has per operand an i64, not negative, but is "
                           << numbers;
}

static LogicalResult verifyExtents(Operation *op, ArrayRef<int64_t> extents,
                                   size_t numDynamic) {
  if (int64_t(extents.size()) > kMaxRank)
    return op->emitOpError()
           << "has " << extents.size() << " indices, but at most " << kMaxRank
           << " can be bound at once";
  for (int64_t extent : extents) {
    if (extent < 0 && !ShapedType::isDynamic(extent))
      return op->emitOpError()
             << "extent is " << extent << ", but must not be negative";
    if (extent > kMaxExtent)
      return op->emitOpError()
             << "extent is " << extent << ", but must be at most 2^"
             << llvm::Log2_64(kMaxExtent);
  }
  size_t expected = llvm::count_if(extents, ShapedType::isDynamic);
  if (expected != numDynamic)
    return op->emitOpError() << "has " << numDynamic << " extent operands, but "
                             << expected << " extents that are not constant";
  return success();
}

static LogicalResult
verifyIndices(Operation *op, ArrayRef<BlockArgument> indices, size_t count) {
  if (indices.size() < count)
    return op->emitOpError()
           << "extent count is " << count << ", but body argument count is "
           << indices.size();
  for (BlockArgument index : indices.take_front(count))
    if (!index.getType().isIndex())
      return op->emitOpError()
             << "body argument " << index.getArgNumber()
             << " is an index, but has type " << index.getType();
  return success();
}

/// Region verifiers read what the body yields.
static LogicalResult verifyYield(Operation *op) {
  Block &block = op->getRegion(0).front();
  if (block.empty() || !isa<YieldOp>(block.back()))
    return op->emitOpError() << "needs a body that ends in tdl.yield";
  return success();
}

//===----------------------------------------------------------------------===//
// lambda
//===----------------------------------------------------------------------===//

/// C8: one ascending list of axes per operand, on the mesh of the part.
static LogicalResult verifyAxisLists(LambdaOp op) {
  ArrayAttr carry = op.getCarryAttr();
  if (!carry)
    return success();
  if (!op.getPart())
    return op.emitOpError() << "has no part, but carries terms";
  if (carry.size() != op.getInputs().size())
    return op.emitOpError()
           << "has " << op.getInputs().size()
           << " operands, but carries terms of " << carry.size();
  int64_t numAxes = op.getPart()->getNumAxes();
  for (auto list : carry.getAsRange<DenseI64ArrayAttr>()) {
    int64_t last = -1;
    for (int64_t axis : list.asArrayRef()) {
      if (axis < 0 || axis >= numAxes)
        return op.emitOpError() << "carries terms along axis " << axis
                                << ", but the mesh has " << numAxes << " axes";
      if (axis <= last)
        return op.emitOpError() << "carries terms along axis " << axis
                                << " after axis " << last << "; axes ascend";
      last = axis;
    }
  }
  return success();
}

/// C9, C10: terms are read only where the results are terms.
static LogicalResult verifyTerms(LambdaOp op) {
  for (auto [number, type] : llvm::enumerate(op.getInputs().getTypes())) {
    ArrayRef<int64_t> carried = op.getCarriedAxes(number), partial;
    Combiner combiner = Combiner::sum; // of what a mask makes partial
    if (auto piece = dyn_cast<PieceType>(type);
        piece && !piece.getPartialAxes().empty()) {
      partial = piece.getPartialAxes();
      combiner = piece.getCombiner();
    }
    for (int64_t axis : partial)
      if (!llvm::is_contained(carried, axis))
        return op.emitOpError()
               << "reads operand " << number << ", which is partial along axis "
               << axis << ", as if it were whole; reduce it first, or carry it";
    bool isMasked = bool(op.getMask(number));
    if (isMasked && carried.empty())
      return op.emitOpError()
             << "masks operand " << number << ", but carries it along no axis";
    if (isMasked && combiner != Combiner::sum)
      return op.emitOpError()
             << "masks operand " << number << ", which is a partial "
             << stringifyCombiner(combiner) << "; masks are for sums";
    for (int64_t axis : carried) {
      if (!isMasked && !llvm::is_contained(partial, axis))
        return op.emitOpError()
               << "carries operand " << number << " along axis " << axis
               << ", along which it is neither partial nor masked";
      if (llvm::none_of(op.getResultTypes(), [&](Type type) {
            auto piece = dyn_cast<PieceType>(type);
            return piece && piece.getCombiner() == combiner &&
                   llvm::is_contained(piece.getPartialAxes(), axis);
          }))
        return op.emitOpError()
               << "carries operand " << number << " along axis " << axis
               << ", but has no result that is a partial "
               << stringifyCombiner(combiner) << " along it";
    }
  }
  return success();
}

LogicalResult LambdaOp::verify() {
  if (failed(verifyExtents(*this, getStaticExtents(),
                           getDynamicExtents().size()))) // C1
    return failure();
  if (int64_t(getInputs().size()) > kMaxOperands)
    return emitOpError() << "has " << getInputs().size()
                         << " operands, but a lambda has at most "
                         << kMaxOperands;
  for (Type type : getInputs().getTypes())
    if (RankedTensorType global = getGlobalType(type);
        global && global.getRank() > kMaxRank)
      return emitOpError() << "has an operand of rank " << global.getRank()
                           << ", but tensors have at most " << kMaxRank
                           << " dimensions";
  bool isPart = getPart().has_value();
  for (Type type : getOutputs().getTypes())
    if (isa<PieceType>(type) != isPart) // C5
      return emitOpError() << "has " << (isPart ? "a" : "no")
                           << " part, but a result of type " << type;
  for (Type type : getInputs().getTypes())
    if (isa<PieceType>(type) && !isPart) // C5
      return emitOpError() << "has no part, but an operand of type " << type;
  if (ArrayAttr masks = getMasksAttr()) { // C6
    if (masks.size() != getInputs().size())
      return emitOpError() << "has " << getInputs().size() << " operands, but "
                           << masks.size() << " masks";
    for (auto [mask, type] : llvm::zip(masks, getInputs().getTypes())) {
      auto box = dyn_cast<BoxAttr>(mask);
      RankedTensorType global = getGlobalType(type);
      if (box ? !global || int64_t(box.getRank()) != global.getRank()
              : !isa<UnitAttr>(mask))
        return emitOpError()
               << "mask " << mask << " is not unit, nor a box of the rank of "
               << type;
    }
  }
  if (failed(verifyIntactOperands(*this)))
    return failure();
  if (failed(verifyAxisLists(*this)) || failed(verifyTerms(*this))) // C8 to C10
    return failure();
  if (!isPart)
    return success();
  unsigned numAxes = getPart()->getNumAxes(); // C7
  auto differs = [&](BoxAttr box) {
    return box && box.getNumAxes() != numAxes;
  };
  auto typeDiffers = [&](Type type) {
    auto piece = dyn_cast<PieceType>(type);
    return piece && differs(piece.getBox());
  };
  if (llvm::any_of(getOperandTypes(), typeDiffers) ||
      llvm::any_of(getResultTypes(), typeDiffers) ||
      (getMasksAttr() && llvm::any_of(getMasksAttr(), [&](Attribute mask) {
         return differs(dyn_cast<BoxAttr>(mask));
       })))
    return emitOpError() << "part has " << numAxes
                         << " mesh coordinates, but another box has not";
  return success();
}

/// C14: a function is applied alone, and what it returns is yielded.
static LogicalResult verifyOpaque(LambdaOp lambda) {
  OpaqueOp opaque = lambda.getOpaque();
  for (Operation &op : lambda.getBlock()->without_terminator()) {
    if (&op == opaque)
      continue;
    if (isa<OpaqueOp>(op) || (opaque && isa<ReadOp, ReduceOp>(op))) {
      InFlightDiagnostic diag = op.emitOpError()
                                << "stands beside an opaque function; a lambda "
                                   "applies one, and does nothing else";
      if (opaque)
        diag.attachNote(opaque.getLoc()) << "applied here";
      return diag;
    }
  }
  OperandRange yielded = lambda.getYield().getValues();
  if (opaque && !llvm::equal(yielded, opaque.getResults()))
    return lambda.emitOpError()
           << "applies an opaque function, but does not yield its results in "
              "their order";
  for (Value value : yielded)
    if (!opaque && isa<ShapedType>(value.getType()))
      return lambda.emitOpError()
             << "yields " << value.getType() << ", but only what an opaque "
             << "function returns may be a slice";
  return success();
}

LogicalResult LambdaOp::verifyRegions() {
  if (failed(verifyYield(*this)))
    return failure();
  unsigned rank = getRank(); // C2
  auto arguments = getBlock()->getArguments();
  if (failed(verifyIndices(*this, arguments, rank)))
    return failure();
  if (arguments.size() != rank + getInputs().size())
    return emitOpError() << "has " << getInputs().size() << " operands, but "
                         << arguments.size() - rank
                         << " body arguments for them";
  for (auto [argument, input] : llvm::zip(getInputArguments(), getInputs())) {
    RankedTensorType global = getGlobalType(input.getType());
    Type expected = global ? Type(global) : input.getType();
    if (argument.getType() != expected)
      return emitOpError() << "operand has type " << expected
                           << ", but its body argument " << argument.getType();
  }
  YieldOp yield = getYield(); // C3
  if (yield.getNumOperands() != getNumResults())
    return emitOpError() << "has " << getNumResults()
                         << " results, but its body yields "
                         << yield.getNumOperands() << " values";
  for (auto [type, value] : llvm::zip(getResultTypes(), yield.getValues())) {
    RankedTensorType global = getGlobalType(type);
    if (!global)
      return emitOpError() << "result has type " << type
                           << ", but must be a tensor or a piece";
    auto slice = dyn_cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> extents(getStaticExtents());
    if (slice)
      llvm::append_range(extents, slice.getShape());
    if (global.getShape() != ArrayRef(extents))
      return emitOpError() << "extents are [" << ArrayRef(extents)
                           << "], but a result has type " << global;
    Type element = slice ? slice.getElementType() : value.getType();
    if (global.getElementType() != element) {
      InFlightDiagnostic diag = emitOpError()
                                << "produces " << global.getElementType()
                                << ", but its body yields " << value.getType();
      diag.attachNote(yield.getLoc()) << "yielded here";
      return diag;
    }
  }
  if (failed(verifyOpaque(*this))) // C14
    return failure();
  if (BoxAttr part = getPartAttr()) { // C4
    size_t variables = getVariableExtents().size();
    if (part.getRank() != variables)
      return emitOpError() << "part has " << part.getRank()
                           << " ranges, but there are " << variables
                           << " index variables";
  }
  if (hasPlainIndices(*this))
    return success();
  std::optional<BodyFault> fault = findBadDivisor(*this); // C11
  if (!fault)
    fault = findWideIndex(*this); // C12
  if (!fault)
    fault = findReadOutside(*this); // C13
  return fault ? fault->op->emitOpError() << fault->text : success();
}

//===----------------------------------------------------------------------===//
// read, reduce
//===----------------------------------------------------------------------===//

LogicalResult ReadOp::verify() {
  RankedTensorType type = cast<RankedTensorType>(getSource().getType());
  auto lambda = (*this)->getParentOfType<LambdaOp>(); // C4
  auto source = dyn_cast<BlockArgument>(getSource());
  if (lambda && (!source || source.getOwner() != &lambda.getBody().front()))
    return emitOpError() << "reads a tensor that is no operand of its lambda";
  AffineMap map = getMap();
  if (map.getNumResults() != type.getRank()) // C1
    return emitOpError() << "has " << map.getNumResults()
                         << " coordinates, but " << type << " has rank "
                         << type.getRank();
  if (map.getNumInputs() != getIndices().size())
    return emitOpError() << "map has " << map.getNumInputs() << " inputs, but "
                         << getIndices().size() << " are given";
  if (getGuard() && !getOtherwise()) // C2
    return emitOpError()
           << "has constraints, but no value after 'else' for where they fail";
  if (getGuard() && (getGuard()->getNumDims() != getGuardIndices().size() ||
                     getGuard()->getNumSymbols()))
    return emitOpError() << "constraints have " << getGuard()->getNumInputs()
                         << " inputs, but " << getGuardIndices().size()
                         << " are given";
  if (getType() != type.getElementType()) // C3
    return emitOpError() << "reads " << type.getElementType()
                         << ", but produces " << getType();
  if (getOtherwise() && getOtherwise().getType() != type.getElementType())
    return emitOpError() << "reads " << type.getElementType()
                         << ", but the value after 'else' has type "
                         << getOtherwise().getType();
  return success();
}

LogicalResult ReduceOp::verify() {
  if (failed(verifyExtents(*this, getStaticExtents(),
                           getDynamicExtents().size()))) // C1
    return failure();
  if (getNumResults() == 0)
    return emitOpError() << "folds no value";
  if (std::optional<Combiner> combiner = getBuiltin()) { // C4
    bool logical = *combiner == Combiner::all || *combiner == Combiner::any;
    for (Type type : getResultTypes())
      if (logical ? !type.isInteger(1) : !type.isIntOrIndexOrFloat())
        return emitOpError()
               << "'" << stringifyCombiner(*combiner) << "' folds "
               << (logical ? "i1" : "numbers") << ", but is given " << type;
  }
  if (std::optional<Type> accumulator = getAccumulator())
    if (!accumulator->isIntOrFloat())
      return emitOpError() << "accumulates in " << *accumulator
                           << ", which is not a number";
  if (getAccumulator() && !getBuiltin()) // C6
    return emitOpError() << "accumulates in " << *getAccumulator() << ", but "
                         << getCombiner()
                         << " folds in the types of its identities";
  size_t inputs = getGuardIndices().size() + getStaticExtents().size();
  if (getGuard() &&
      (getGuard()->getNumDims() != inputs || getGuard()->getNumSymbols()))
    return emitOpError() << "constraints have " << getGuard()->getNumInputs()
                         << " inputs, but " << inputs << " are given";
  return success();
}

LogicalResult ReduceOp::verifyRegions() {
  if (failed(verifyYield(*this)))
    return failure();
  auto arguments = getBlock()->getArguments(); // C2
  if (failed(verifyIndices(*this, arguments, getStaticExtents().size())))
    return failure();
  if (arguments.size() != size_t(getStaticExtents().size()))
    return emitOpError() << "extent count is " << getStaticExtents().size()
                         << ", but body argument count is " << arguments.size();
  YieldOp yield = getYield(); // C3
  if (yield.getValues().getTypes() != getResultTypes()) {
    InFlightDiagnostic diag = emitOpError() << "produces " << getResultTypes()
                                            << ", but its body yields "
                                            << yield.getValues().getTypes();
    diag.attachNote(yield.getLoc()) << "yielded here";
    return diag;
  }
  return success();
}

LogicalResult ReduceOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto name = dyn_cast<FlatSymbolRefAttr>(getCombiner());
  if (!name)
    return success();
  auto combiner =
      symbols.lookupNearestSymbolFrom<CombinerOp>(*this, name); // C5
  if (!combiner)
    return emitOpError() << "'" << name.getValue()
                         << "' is not the name of a tdl.combiner";
  SmallVector<Type> types;
  for (Attribute identity : combiner.getIdentity())
    if (auto typed = dyn_cast<TypedAttr>(identity))
      types.push_back(typed.getType());
  if (getResultTypes() != types)
    return emitOpError() << "folds " << getResultTypes() << ", but '"
                         << name.getValue() << "' folds " << types;
  return success();
}

//===----------------------------------------------------------------------===//
// op, apply, combiner
//===----------------------------------------------------------------------===//

LogicalResult OpOp::verify() {
  unsigned numDims = getDims().size(), numAttributes = getOpAttributes().size();
  for (ArrayAttr maps : {getOperandShapes(), getResultShapes()}) // C1
    for (AffineMap map : maps.getAsValueRange<AffineMapAttr>()) {
      bool onlySymbols = maps == getResultShapes() && map.getNumDims() == 0;
      if (map.getNumInputs() != numDims + numAttributes ||
          (map.getNumDims() != numDims && !onlySymbols))
        return emitOpError() << "has " << numDims << " dims and "
                             << numAttributes << " attributes, but map "
                             << AffineMapAttr::get(map) << " has not";
    }
  SmallVector<bool> bound(numDims);
  for (AffineMap map :
       getOperandShapes().getAsValueRange<AffineMapAttr>()) // C2
    for (AffineExpr extent : map.getResults()) {
      if (auto dim = dyn_cast<AffineDimExpr>(extent))
        bound[dim.getPosition()] = true;
      else if (!isa<AffineConstantExpr>(extent))
        return emitOpError()
               << "extent " << llvm::to_string(extent)
               << " of an operand is neither a dim nor a constant";
    }
  for (auto [isBound, name] : llvm::zip(bound, getDims()))
    if (!isBound)
      return emitOpError() << "dim " << name << " is no extent of an operand";
  return success();
}

LogicalResult OpOp::verifyRegions() {
  if (failed(verifyYield(*this)))
    return failure();
  Block &block = getBody().front(); // C3
  size_t operands = getOperandShapes().size();
  size_t count = operands + getDims().size() + getOpAttributes().size();
  if (block.getNumArguments() != count)
    return emitOpError() << "needs " << count << " body arguments, but has "
                         << block.getNumArguments();
  auto hasRank = [](Type type, AffineMap map) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() == int64_t(map.getNumResults());
  };
  for (auto [argument, map] :
       llvm::zip(block.getArguments(),
                 getOperandShapes().getAsValueRange<AffineMapAttr>()))
    if (!hasRank(argument.getType(), map))
      return emitOpError() << "operand " << argument.getArgNumber()
                           << " has rank " << map.getNumResults()
                           << ", but its body argument is "
                           << argument.getType();
  for (BlockArgument argument : block.getArguments().drop_front(operands)) {
    bool isAttribute = argument.getArgNumber() >= operands + getDims().size();
    if (!argument.getType().isIndex() &&
        !(isAttribute && isa<FloatType>(argument.getType())))
      return emitOpError() << "body argument " << argument.getArgNumber()
                           << " is a dim or an attribute, but has type "
                           << argument.getType();
  }
  for (auto [attribute, argument] :
       llvm::zip(getOpAttributes(), getAttributeArguments()))
    if (!isa<UnitAttr>(attribute.getValue()) && // C4
        !isAttributeOf(attribute.getValue(), argument))
      return emitOpError() << "attribute " << attribute.getName() << " is "
                           << attribute.getValue() << ", but must be an "
                           << (argument.getType().isIndex() ? "i64" : "f64")
                           << " or unit";
  auto yield = cast<YieldOp>(block.back());
  if (yield.getNumOperands() != getResultShapes().size())
    return emitOpError() << "has " << getResultShapes().size()
                         << " results, but its body yields "
                         << yield.getNumOperands();
  for (auto [value, map] :
       llvm::zip(yield.getValues(),
                 getResultShapes().getAsValueRange<AffineMapAttr>()))
    if (!hasRank(value.getType(), map))
      return emitOpError() << "result has rank " << map.getNumResults()
                           << ", but its body yields " << value.getType();
  return success();
}

LogicalResult SourceOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (ArrayAttr imports = getImportsAttr())
    for (auto import : imports.getAsRange<FlatSymbolRefAttr>())
      if (!symbols.lookupNearestSymbolFrom<SourceOp>(*this, import))
        return emitOpError()
               << "imports '" << import.getValue()
               << "', which is not the name of a tdl.source"; // C1
  return success();
}

LogicalResult TemplateOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!symbols.lookupNearestSymbolFrom<SourceOp>(*this, getSourceAttr()))
    return emitOpError() << "'" << getSource()
                         << "' is not the name of a tdl.source"; // C1
  return success();
}

LogicalResult ApplyOp::verifySymbolUses(SymbolTableCollection &symbols) {
  // A file may still define what is not there, also where something else has
  // its name.
  auto op = symbols.lookupNearestSymbolFrom<OpOp>(*this, getCalleeAttr()); // C1
  if (!op)
    return success();
  return verifyApplication( // C1 to C3
      {*this, getOperationName().str(), getOpAttributes()}, op);
}

LogicalResult CombinerOp::verifyRegions() {
  if (failed(verifyYield(*this)))
    return failure();
  Block &block = getBody().front(); // C1
  size_t count = getIdentity().size();
  auto yield = cast<YieldOp>(block.back());
  if (block.getNumArguments() != 2 * count || yield.getNumOperands() != count)
    return emitOpError() << "has " << count << " identities, but "
                         << block.getNumArguments() << " body arguments and "
                         << yield.getNumOperands() << " yielded values";
  for (auto [i, attr] : llvm::enumerate(getIdentity())) {
    auto identity = dyn_cast<TypedAttr>(attr);
    if (!identity)
      return emitOpError() << "identity " << attr << " has no type";
    for (Type type : {block.getArgument(i).getType(),
                      block.getArgument(count + i).getType(),
                      yield.getOperand(i).getType()})
      if (type != identity.getType())
        return emitOpError()
               << "identity " << i << " has type " << identity.getType()
               << ", but its body uses " << type;
  }
  return success();
}

/// `{stride = 2}` behind the operands; nothing where none is given.
static ParseResult parseSettings(OpAsmParser &parser,
                                 DictionaryAttr &settings) {
  NamedAttrList given;
  if (parser.parseOptionalAttrDict(given))
    return failure();
  settings = given.getDictionary(parser.getContext());
  return success();
}

static void printSettings(OpAsmPrinter &p, ApplyOp, DictionaryAttr settings) {
  p << settings;
}

#define GET_OP_CLASSES
#include "tofu/TDL/TDLOps.cpp.inc"

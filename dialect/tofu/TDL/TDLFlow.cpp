//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Loops and branches: their text and what is verified of them.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/TDL.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tofu::tdl;

static YieldOp getYield(Region &region) {
  return cast<YieldOp>(region.front().back());
}

/// The global type of a tensor or piece without dimensions, or null.
static RankedTensorType getScalar(Type type) {
  RankedTensorType tensor = getGlobalType(type);
  return tensor && tensor.getRank() == 0 ? tensor : RankedTensorType();
}

static LogicalResult verifyYield(Operation *op, Region &region) {
  Block &block = region.front();
  if (block.empty() || !isa<YieldOp>(block.back()))
    return op->emitOpError() << "needs blocks that end in tdl.yield";
  return success();
}

//===----------------------------------------------------------------------===//
// while
//===----------------------------------------------------------------------===//

Value WhileOp::getPredicate() {
  return getYield(getCondition()).getValues().front();
}
OperandRange WhileOp::getYielded() { return getYield(getBody()).getValues(); }

/// '(' (%state '=' %init),* ')' ':' types ('trips' integer)? attributes
/// 'cond' block 'do' block
ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> states;
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  SmallVector<Type> types;
  auto parseState = [&]() -> ParseResult {
    return failure(parser.parseArgument(states.emplace_back()) ||
                   parser.parseEqual() ||
                   parser.parseOperand(inits.emplace_back()));
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseState) ||
      parser.parseOptionalColonTypeList(types) ||
      parser.resolveOperands(inits, types, loc, result.operands))
    return failure();
  for (auto [state, type] : llvm::zip(states, types))
    state.type = type;
  result.addTypes(types);
  if (succeeded(parser.parseOptionalKeyword("trips"))) {
    int64_t trips;
    if (parser.parseInteger(trips))
      return failure();
    result.addAttribute(getTripsAttrName(result.name),
                        parser.getBuilder().getI64IntegerAttr(trips));
  }
  return failure(parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
                 parser.parseKeyword("cond") ||
                 parser.parseRegion(*result.addRegion(), states) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*result.addRegion(), states));
}

void WhileOp::print(OpAsmPrinter &p) {
  p << " (";
  llvm::interleaveComma(
      llvm::zip(getBodyBlock()->getArguments(), getInits()), p,
      [&](auto pair) { p << std::get<0>(pair) << " = " << std::get<1>(pair); });
  p << ")";
  if (getNumResults())
    p << " : " << getResultTypes();
  if (getTrips())
    p << " trips " << *getTrips();
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs(), {getTripsAttrName()});
  p.printNewline();
  p << "cond ";
  // The condition's arguments are called as the body's.
  p.shadowRegionArgs(getCondition(), getBodyBlock()->getArguments());
  p.printRegion(getCondition(), /*printEntryBlockArgs=*/false);
  p << " do ";
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

LogicalResult WhileOp::verifyRegions() {
  for (Region &region : (*this)->getRegions())
    if (failed(verifyYield(*this, region)))
      return failure();
  if (getInits().empty()) // C1
    return emitOpError() << "has no state that could end it";
  for (Type type : getInits().getTypes())
    if (!getGlobalType(type))
      return emitOpError() << "has a state of type " << type
                           << ", which is neither a tensor nor a piece";
  auto check = [&](StringRef what, TypeRange types) -> LogicalResult {
    if (types.size() != getInits().size())
      return emitOpError() << "has " << getInits().size() << " states, but "
                           << types.size() << " " << what;
    for (auto [number, type] : llvm::enumerate(types))
      if (type != getInits()[number].getType())
        return emitOpError() << "has state " << number << " of type "
                             << getInits()[number].getType() << ", but among "
                             << what << " it is " << type;
    return success();
  };
  if (failed(check("arguments of the condition",
                   getConditionBlock()->getArgumentTypes())) ||
      failed(
          check("arguments of the body", getBodyBlock()->getArgumentTypes())) ||
      failed(check("yielded values", getYielded().getTypes())) ||
      failed(check("results", getResultTypes())))
    return failure();
  OperandRange yielded = getYield(getCondition()).getValues(); // C2
  RankedTensorType scalar =
      yielded.size() == 1 ? getScalar(yielded[0].getType()) : nullptr;
  if (!scalar || !scalar.getElementType().isInteger(1))
    return emitOpError() << "has a condition that yields " << yielded.getTypes()
                         << ", but must yield one tensor<i1>";
  return success();
}

//===----------------------------------------------------------------------===//
// case
//===----------------------------------------------------------------------===//

/// %number ':' type ('->' types)? attributes block+
ParseResult CaseOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand number;
  Type type;
  if (parser.parseOperand(number) || parser.parseColonType(type) ||
      parser.resolveOperand(number, type, result.operands) ||
      parser.parseOptionalArrowTypeList(result.types) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  do {
    auto branch = std::make_unique<Region>();
    OptionalParseResult parsed = parser.parseOptionalRegion(*branch);
    if (!parsed.has_value())
      break;
    if (failed(*parsed))
      return failure();
    result.addRegion(std::move(branch));
  } while (true);
  return success();
}

void CaseOp::print(OpAsmPrinter &p) {
  p << " " << getNumber() << " : " << getNumber().getType();
  p.printOptionalArrowTypeList(getResultTypes());
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  for (Region &branch : getBranches()) {
    p << " ";
    p.printRegion(branch, /*printEntryBlockArgs=*/false);
  }
}

LogicalResult CaseOp::verify() {
  RankedTensorType scalar = getScalar(getNumber().getType()); // C1
  if (!scalar || !scalar.getElementType().isSignlessInteger())
    return emitOpError() << "has an operand of type " << getNumber().getType()
                         << ", but must have a tensor of integers without "
                            "dimensions; convert unsigned ones";
  if (getBranches().empty()) // C2
    return emitOpError() << "has no branch";
  for (Type type : getResultTypes())
    if (!getGlobalType(type))
      return emitOpError() << "has a result of type " << type
                           << ", which is neither a tensor nor a piece";
  return success();
}

LogicalResult CaseOp::verifyRegions() {
  for (auto [number, branch] : llvm::enumerate(getBranches())) {
    if (failed(verifyYield(*this, branch)))
      return failure();
    if (branch.getNumArguments())
      return emitOpError() << "has branch " << number << " with "
                           << branch.getNumArguments()
                           << " arguments, but branches have none";
    TypeRange types = getYield(branch).getValues().getTypes();
    if (types != getResultTypes())
      return emitOpError() << "has branch " << number << " that yields "
                           << types << ", but results of types "
                           << getResultTypes();
  }
  return success();
}

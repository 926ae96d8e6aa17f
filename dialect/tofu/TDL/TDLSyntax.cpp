//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The text of op, lambda, read, reduce and opaque. The rest has declarative
// formats. These print attributes that are no part of an operation as they are
// kept; such a format collects all others too, to leave them out.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/TDL.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace tofu::tdl;

using Unresolved = OpAsmParser::UnresolvedOperand;

//===----------------------------------------------------------------------===//
// Constraints: where (%i - %j >= 0, %i + 2 * %j == 0)
//===----------------------------------------------------------------------===//

namespace {
/// Parses constraints over named indices. Names are numbered in the order of
/// their first use, except that `own` (the indices that a reduction binds) come
/// last.
class GuardParser {
public:
  GuardParser(OpAsmParser &parser, ArrayRef<OpAsmParser::Argument> own = {})
      : parser(parser), own(own) {}

  ParseResult parse() {
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                       [&] { return parseConstraint(); }))
      return failure();
    if (constraints.empty())
      return parser.emitError(loc, "expected a constraint after 'where'");
    return success();
  }

  SmallVector<Unresolved> operands;

  IntegerSet getSet() {
    // Own indices were numbered from the end; now their place is known.
    MLIRContext *context = parser.getContext();
    unsigned numDims = operands.size() + own.size();
    SmallVector<AffineExpr> exprs;
    DenseMap<AffineExpr, AffineExpr> place;
    for (unsigned i = 0; i != own.size(); ++i)
      place[getAffineSymbolExpr(i, context)] =
          getAffineDimExpr(operands.size() + i, context);
    for (AffineExpr constraint : constraints)
      exprs.push_back(constraint.replace(place));
    return IntegerSet::get(numDims, 0, exprs, equalities);
  }

private:
  ParseResult parseConstraint() {
    AffineExpr left, right;
    bool isEquality = false, isLess = false;
    if (parseExpr(left))
      return failure();
    if (succeeded(parser.parseOptionalGreater())) {
    } else if (succeeded(parser.parseOptionalLess())) {
      isLess = true;
    } else if (parser.parseEqual()) {
      return failure();
    } else {
      isEquality = true;
    }
    if (parser.parseEqual() || parseExpr(right))
      return failure();
    constraints.push_back(isLess ? right - left : left - right);
    equalities.push_back(isEquality);
    return success();
  }

  ParseResult parseExpr(AffineExpr &expr) {
    SmallVector<Unresolved> dims, symbols;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseAffineExprOfSSAIds(dims, symbols, expr))
      return failure();
    if (!symbols.empty())
      return parser.emitError(loc)
             << "a constraint has no symbols; it cannot depend on data";
    SmallVector<AffineExpr> numbers;
    for (Unresolved &dim : dims)
      numbers.push_back(getNumber(dim));
    expr = expr.replaceDims(numbers);
    return success();
  }

  AffineExpr getNumber(Unresolved &name) {
    auto same = [&](const Unresolved &other) {
      return other.name == name.name && other.number == name.number;
    };
    for (auto [i, argument] : llvm::enumerate(own))
      if (same(argument.ssaName))
        return getAffineSymbolExpr(i, parser.getContext());
    auto *found = llvm::find_if(operands, same);
    unsigned number = found - operands.begin();
    if (found == operands.end())
      operands.push_back(name);
    return getAffineDimExpr(number, parser.getContext());
  }

  OpAsmParser &parser;
  ArrayRef<OpAsmParser::Argument> own;
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> equalities;
};
} // namespace

static void printGuard(OpAsmPrinter &p, IntegerSet set, ValueRange operands) {
  p << " where (";
  for (unsigned i = 0; i != set.getNumConstraints(); ++i) {
    if (i)
      p << ", ";
    p.printAffineExprOfSSAIds(set.getConstraint(i), operands, {});
    p << (set.isEq(i) ? " == 0" : " >= 0");
  }
  p << ")";
}

//===----------------------------------------------------------------------===//
// op
//===----------------------------------------------------------------------===//

ParseResult OpOp::parse(OpAsmParser &parser, OperationState &result) {
  auto &properties = result.getOrAddProperties<Properties>();
  Type none = parser.getBuilder().getNoneType();
  if (parser.parseSymbolName(properties.sym_name) ||
      (succeeded(parser.parseOptionalKeyword("for")) &&
       parser.parseAttribute(properties.defines, none)) ||
      parser.parseKeyword("dims") ||
      parser.parseAttribute(properties.dims, none) ||
      parser.parseKeyword("attrs") ||
      parser.parseAttribute(properties.opAttributes, none) ||
      parser.parseKeyword("takes") ||
      parser.parseAttribute(properties.operandShapes, none) ||
      parser.parseKeyword("gives") ||
      parser.parseAttribute(properties.resultShapes, none))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("exact")))
    properties.exact = parser.getBuilder().getUnitAttr();
  if (succeeded(parser.parseOptionalKeyword("doc")) &&
      parser.parseAttribute(properties.doc, none))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  Region *body = result.addRegion();
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      failed(verifyInherentAttrs(result.name, result.attributes,
                                 [&] {
                                   return parser.emitError(loc)
                                          << "'" << getOperationName()
                                          << "' op ";
                                 })) ||
      parser.parseRegion(*body))
    return failure();
  if (body->empty())
    body->emplaceBlock();
  return success();
}

/// A map to plain dimensions, as MLIR prints it. MLIR makes a state of its own
/// for each map, which would be most of what printing an operator takes.
static void printPlain(OpAsmPrinter &p, AffineMap map) {
  auto printDim = [&](unsigned number) { p << 'd' << number; };
  p << "affine_map<(";
  llvm::interleaveComma(llvm::seq(map.getNumDims()), p, printDim);
  p << ") -> (";
  llvm::interleaveComma(map.getResults(), p, [&](AffineExpr result) {
    printDim(cast<AffineDimExpr>(result).getPosition());
  });
  p << ")>";
}

static void printShapes(OpAsmPrinter &p, ArrayAttr shapes) {
  p << '[';
  llvm::interleaveComma(shapes, p, [&](Attribute shape) {
    AffineMap map = cast<AffineMapAttr>(shape).getValue();
    bool isPlain = map.getNumSymbols() == 0 &&
                   llvm::all_of(map.getResults(), llvm::IsaPred<AffineDimExpr>);
    if (!isPlain)
      p.printAttributeWithoutType(shape);
    else if (failed(p.printAlias(shape)))
      printPlain(p, map);
  });
  p << ']';
}

void OpOp::print(OpAsmPrinter &p) {
  p << ' ';
  p.printSymbolName(getSymName());
  auto printPart = [&](StringRef keyword, Attribute attribute) {
    p << ' ' << keyword << ' ';
    p.printAttributeWithoutType(attribute);
  };
  if (StringAttr operation = getDefinesAttr())
    printPart("for", operation);
  printPart("dims", getDimsAttr());
  printPart("attrs", getOpAttributesAttr());
  p << " takes ";
  printShapes(p, getOperandShapesAttr());
  p << " gives ";
  printShapes(p, getResultShapesAttr());
  if (getExact())
    p << " exact";
  if (StringAttr doc = getDocAttr())
    printPart("doc", doc);
  p.printOptionalAttrDictWithKeyword(
      (*this)->getDiscardableAttrDictionary().getValue());
  p << ' ';
  p.printRegion(getBody());
}

//===----------------------------------------------------------------------===//
// lambda
//===----------------------------------------------------------------------===//

static void printArguments(OpAsmPrinter &p, Block::BlockArgListType arguments) {
  p << "(";
  llvm::interleaveComma(arguments, p, [&](BlockArgument argument) {
    p.printRegionArgument(argument, {}, /*omitType=*/true);
  });
  p << ")";
}

/// What the text calls an index variable is its name, in reports and errors;
/// `%12` and `%arg3` are the printer's.
static void keepName(OpAsmParser &parser, OpAsmParser::Argument &argument) {
  StringRef name = argument.ssaName.name.drop_front();
  StringRef number = name;
  number.consume_front("arg");
  if (argument.sourceLoc ||
      number.find_first_not_of("0123456789") == StringRef::npos)
    return;
  argument.sourceLoc =
      NameLoc::get(StringAttr::get(parser.getContext(), name),
                   parser.getEncodedSourceLoc(argument.ssaName.location));
}

/// '(' indices ')' 'in' '[' extents ']': what lambda and reduce bind.
static ParseResult parseIndices(
    OpAsmParser &parser, SmallVectorImpl<OpAsmParser::Argument> &arguments,
    SmallVectorImpl<Unresolved> &extents, DenseI64ArrayAttr &staticExtents) {
  if (parser.parseArgumentList(arguments, AsmParser::Delimiter::Paren))
    return failure();
  for (OpAsmParser::Argument &argument : arguments) {
    argument.type = parser.getBuilder().getIndexType();
    keepName(parser, argument);
  }
  SMLoc extentsLoc = parser.getCurrentLocation();
  if (parser.parseKeyword("in") ||
      parseDynamicIndexList(parser, extents, staticExtents))
    return failure();
  if (arguments.size() != size_t(staticExtents.size()))
    return parser.emitError(extentsLoc)
           << "extent count is " << staticExtents.size()
           << ", but index count is " << arguments.size();
  return success();
}

/// '[' ('[' axis,* ']'),* ']'
static ParseResult parseAxisLists(OpAsmParser &parser, ArrayAttr &lists) {
  Builder &builder = parser.getBuilder();
  SmallVector<Attribute> all;
  auto parseList = [&]() -> ParseResult {
    SmallVector<int64_t> axes;
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
          return parser.parseInteger(axes.emplace_back());
        }))
      return failure();
    all.push_back(builder.getDenseI64ArrayAttr(axes));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseList))
    return failure();
  lists = builder.getArrayAttr(all);
  return success();
}

ParseResult LambdaOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Unresolved> extents, inputs;
  DenseI64ArrayAttr staticExtents;
  if (parseIndices(parser, arguments, extents, staticExtents))
    return failure();
  unsigned rank = arguments.size();

  SMLoc inputsLoc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("on"))) {
    auto parseInput = [&]() -> ParseResult {
      return failure(parser.parseArgument(arguments.emplace_back()) ||
                     parser.parseEqual() ||
                     parser.parseOperand(inputs.emplace_back()));
    };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseInput))
      return failure();
  }
  if (succeeded(parser.parseOptionalKeyword("part"))) {
    BoxAttr part;
    if (parser.parseCustomAttributeWithFallback(part))
      return failure();
    result.addAttribute("part", part);
  }
  if (succeeded(parser.parseOptionalKeyword("masks"))) {
    ArrayAttr masks;
    if (parser.parseAttribute(masks))
      return failure();
    result.addAttribute("masks", masks);
  }
  if (succeeded(parser.parseOptionalKeyword("carry"))) {
    ArrayAttr carry;
    if (parseAxisLists(parser, carry))
      return failure();
    result.addAttribute("carry", carry);
  }
  FunctionType type;
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  if (type.getNumInputs() != inputs.size())
    return parser.emitError(inputsLoc)
           << "operand count is " << inputs.size() << ", but type count is "
           << type.getNumInputs();
  for (auto [argument, inputType] :
       llvm::zip(llvm::drop_begin(arguments, rank), type.getInputs())) {
    RankedTensorType global = getGlobalType(inputType);
    argument.type = global ? Type(global) : inputType;
  }
  result.addTypes(type.getResults());
  result.addAttribute("staticExtents", staticExtents);
  if (parser.resolveOperands(inputs, type.getInputs(), inputsLoc,
                             result.operands) ||
      parser.resolveOperands(extents, builder.getIndexType(), result.operands))
    return failure();
  result.addAttribute("operandSegmentSizes",
                      builder.getDenseI32ArrayAttr(
                          {int32_t(inputs.size()), int32_t(extents.size())}));
  return parser.parseRegion(*result.addRegion(), arguments);
}

void LambdaOp::print(OpAsmPrinter &p) {
  p << " ";
  printArguments(p, getIndices());
  p << " in ";
  printDynamicIndexList(p, *this, getDynamicExtents(), getStaticExtents());
  if (!getInputs().empty()) {
    p << " on (";
    llvm::interleaveComma(llvm::zip(getInputArguments(), getInputs()), p,
                          [&](auto pair) {
                            p.printRegionArgument(std::get<0>(pair), {}, true);
                            p << " = " << std::get<1>(pair);
                          });
    p << ")";
  }
  if (BoxAttr part = getPartAttr()) {
    p << " part ";
    p.printStrippedAttrOrType(part);
  }
  if (ArrayAttr masks = getMasksAttr())
    p << " masks " << masks;
  if (ArrayAttr carry = getCarryAttr()) {
    p << " carry [";
    llvm::interleaveComma(
        carry.getAsRange<DenseI64ArrayAttr>(), p,
        [&](DenseI64ArrayAttr axes) { p << '[' << axes.asArrayRef() << ']'; });
    p << "]";
  }
  p.printOptionalAttrDictWithKeyword(
      (*this)->getDiscardableAttrDictionary().getValue());
  p << " : ";
  p.printFunctionalType(getInputs().getTypes(), getOutputs().getTypes());
  p << " ";
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===----------------------------------------------------------------------===//
// read
//===----------------------------------------------------------------------===//

ParseResult ReadOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  Unresolved source, otherwise;
  SmallVector<Unresolved> indices;
  AffineMapAttr map;
  bool hasOtherwise = false;
  if (parser.parseOperand(source) ||
      parser.parseAffineMapOfSSAIds(indices, map, "map", result.attributes))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("else"))) {
    hasOtherwise = true;
    if (parser.parseOperand(otherwise))
      return failure();
  }
  GuardParser guard(parser);
  if (succeeded(parser.parseOptionalKeyword("where"))) {
    if (guard.parse())
      return failure();
    result.addAttribute("guard", IntegerSetAttr::get(guard.getSet()));
  }
  RankedTensorType type;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperand(source, type, result.operands) ||
      parser.resolveOperands(indices, builder.getIndexType(),
                             result.operands) ||
      parser.resolveOperands(guard.operands, builder.getIndexType(),
                             result.operands) ||
      (hasOtherwise && parser.resolveOperand(otherwise, type.getElementType(),
                                             result.operands)))
    return failure();
  result.addAttribute("operandSegmentSizes",
                      builder.getDenseI32ArrayAttr(
                          {1, int32_t(indices.size()),
                           int32_t(guard.operands.size()), hasOtherwise}));
  result.addTypes(type.getElementType());
  return success();
}

void ReadOp::print(OpAsmPrinter &p) {
  p << " " << getSource() << "[";
  p.printAffineMapOfSSAIds(getMapAttr(), getIndices());
  p << "]";
  if (getOtherwise())
    p << " else " << getOtherwise();
  if (std::optional<IntegerSet> guard = getGuard())
    printGuard(p, *guard, getGuardIndices());
  p.printOptionalAttrDict((*this)->getDiscardableAttrDictionary().getValue());
  p << " : " << getSource().getType();
}

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  StringAttr symbol;
  if (succeeded(parser.parseOptionalSymbolName(symbol))) {
    result.addAttribute("combiner", FlatSymbolRefAttr::get(symbol));
  } else {
    StringRef name;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&name))
      return failure();
    std::optional<Combiner> combiner = symbolizeCombiner(name);
    if (!combiner)
      return parser.emitError(loc)
             << "unknown combiner '" << name
             << "'; expected sum, prod, max, min, all, any or a symbol";
    result.addAttribute("combiner",
                        CombinerAttr::get(parser.getContext(), *combiner));
  }
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Unresolved> extents;
  DenseI64ArrayAttr staticExtents;
  if (parseIndices(parser, arguments, extents, staticExtents))
    return failure();
  result.addAttribute("staticExtents", staticExtents);
  if (succeeded(parser.parseOptionalKeyword("acc"))) {
    Type accumulator;
    if (parser.parseType(accumulator))
      return failure();
    result.addAttribute("accumulator", TypeAttr::get(accumulator));
  }
  GuardParser guard(parser, arguments);
  if (succeeded(parser.parseOptionalKeyword("where"))) {
    if (guard.parse())
      return failure();
    result.addAttribute("guard", IntegerSetAttr::get(guard.getSet()));
  }
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseColonTypeList(result.types) ||
      parser.resolveOperands(extents, builder.getIndexType(),
                             result.operands) ||
      parser.resolveOperands(guard.operands, builder.getIndexType(),
                             result.operands))
    return failure();
  result.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr(
          {int32_t(extents.size()), int32_t(guard.operands.size())}));
  return parser.parseRegion(*result.addRegion(), arguments);
}

void ReduceOp::print(OpAsmPrinter &p) {
  p << " ";
  if (std::optional<Combiner> combiner = getBuiltin())
    p << stringifyCombiner(*combiner);
  else
    p.printAttributeWithoutType(getCombiner());
  p << " ";
  printArguments(p, getIndices());
  p << " in ";
  printDynamicIndexList(p, *this, getDynamicExtents(), getStaticExtents());
  if (std::optional<Type> accumulator = getAccumulator())
    p << " acc " << *accumulator;
  if (std::optional<IntegerSet> guard = getGuard())
    printGuard(p, *guard, getGuardOperands());
  p.printOptionalAttrDictWithKeyword(
      (*this)->getDiscardableAttrDictionary().getValue());
  p << " : " << getOutputs().getTypes() << " ";
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===----------------------------------------------------------------------===//
// opaque
//===----------------------------------------------------------------------===//

namespace {
/// Slices of sources: x[%i, :]. Each numbers its own indices while it is read;
/// all maps share one list of them.
class SliceParser {
public:
  explicit SliceParser(OpAsmParser &parser) : parser(parser) {}

  ParseResult parse() {
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                          [&] { return parseSlice(); });
  }

  SmallVector<Unresolved> sources, indices;
  SmallVector<int64_t> ranks; // of the sources, as they are written

  void addTo(OperationState &result) {
    Builder &builder = parser.getBuilder();
    SmallVector<Attribute> maps;
    for (ArrayRef<AffineExpr> exprs : coordinates)
      maps.push_back(AffineMapAttr::get(
          AffineMap::get(indices.size(), 0, exprs, parser.getContext())));
    result.addAttribute("maps", builder.getArrayAttr(maps));
    result.addAttribute("dims", builder.getArrayAttr(dims));
  }

private:
  ParseResult parseSlice() {
    SmallVector<int64_t> given;
    int64_t dim = 0;
    coordinates.emplace_back();
    if (parser.parseOperand(sources.emplace_back()) ||
        parser.parseCommaSeparatedList(
            AsmParser::Delimiter::Square, [&]() -> ParseResult {
              ++dim;
              if (succeeded(parser.parseOptionalColon()))
                return success();
              given.push_back(dim - 1);
              return parseCoordinate(coordinates.back().emplace_back());
            }))
      return failure();
    dims.push_back(parser.getBuilder().getDenseI64ArrayAttr(given));
    ranks.push_back(dim);
    return success();
  }

  ParseResult parseCoordinate(AffineExpr &expr) {
    SmallVector<Unresolved> own, symbols;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseAffineExprOfSSAIds(own, symbols, expr))
      return failure();
    if (!symbols.empty())
      return parser.emitError(loc)
             << "a slice of an opaque function cannot depend on data";
    SmallVector<AffineExpr> numbers;
    for (Unresolved &name : own)
      numbers.push_back(parser.getBuilder().getAffineDimExpr(getNumber(name)));
    expr = expr.replaceDims(numbers);
    return success();
  }

  unsigned getNumber(Unresolved &name) {
    auto *found = llvm::find_if(indices, [&](const Unresolved &other) {
      return other.name == name.name && other.number == name.number;
    });
    unsigned number = found - indices.begin();
    if (found == indices.end())
      indices.push_back(name);
    return number;
  }

  OpAsmParser &parser;
  SmallVector<SmallVector<AffineExpr>> coordinates;
  SmallVector<Attribute> dims;
};
} // namespace

ParseResult OpaqueOp::parse(OpAsmParser &parser, OperationState &result) {
  Builder &builder = parser.getBuilder();
  StringAttr callee;
  SliceParser slices(parser);
  SmallVector<Unresolved> parameters;
  SmallVector<Type> parameterTypes;
  SmallVector<Attribute> names;
  NamedAttrList attributes;
  auto parseParameter = [&]() -> ParseResult {
    StringRef name;
    if (parser.parseKeyword(&name) || parser.parseEqual() ||
        parser.parseOperand(parameters.emplace_back()) ||
        parser.parseColonType(parameterTypes.emplace_back()))
      return failure();
    names.push_back(builder.getStringAttr(name));
    return success();
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAttribute(callee, "callee", result.attributes) ||
      slices.parse() || parser.parseOptionalAttrDict(attributes))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("with")) &&
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                     parseParameter))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("means"))) {
    StringAttr meaning;
    if (parser.parseSymbolName(meaning))
      return failure();
    result.addAttribute("meaning", FlatSymbolRefAttr::get(meaning));
  }
  FunctionType type;
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  for (auto [rank, source] : llvm::zip(slices.ranks, type.getInputs()))
    if (auto tensor = dyn_cast<RankedTensorType>(source);
        tensor && tensor.getRank() != rank)
      return parser.emitError(loc)
             << "slices " << tensor << " with " << rank << " coordinates";
  slices.addTo(result);
  result.addAttribute("opAttributes",
                      attributes.getDictionary(parser.getContext()));
  result.addAttribute("parameterNames", builder.getArrayAttr(names));
  result.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr({int32_t(slices.sources.size()),
                                    int32_t(slices.indices.size()),
                                    int32_t(parameters.size())}));
  result.addTypes(type.getResults());
  return failure(
      parser.resolveOperands(slices.sources, type.getInputs(), loc,
                             result.operands) ||
      parser.resolveOperands(slices.indices, builder.getIndexType(),
                             result.operands) ||
      parser.resolveOperands(parameters, parameterTypes, loc, result.operands));
}

void OpaqueOp::print(OpAsmPrinter &p) {
  p << " " << getCalleeAttr() << "(";
  llvm::interleaveComma(llvm::enumerate(getSources()), p, [&](auto source) {
    p << source.value() << "[";
    llvm::interleaveComma(getCoordinates(source.index()), p,
                          [&](AffineExpr expr) {
                            if (expr)
                              p.printAffineExprOfSSAIds(expr, getIndices(), {});
                            else
                              p << ":";
                          });
    p << "]";
  });
  p << ")";
  p.printOptionalAttrDict(getOpAttributes().getValue());
  if (!getParameters().empty()) {
    p << " with (";
    llvm::interleaveComma(llvm::zip(getParameterNames(), getParameters()), p,
                          [&](auto pair) {
                            auto [name, value] = pair;
                            p << cast<StringAttr>(name).getValue() << " = "
                              << value << " : " << value.getType();
                          });
    p << ")";
  }
  if (FlatSymbolRefAttr meaning = getMeaningAttr())
    p << " means " << meaning;
  p.printOptionalAttrDictWithKeyword(
      (*this)->getDiscardableAttrDictionary().getValue());
  p << " : ";
  p.printFunctionalType(getSources().getTypes(), getSlices().getTypes());
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The box: ranges whose ends are closed forms in a device's coordinates.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Interval.h"
#include "tofu/TDL/Limits.h"
#include "tofu/TDL/Magnitude.h"
#include "tofu/TDL/Rounding.h"
#include "tofu/TDL/TDL.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

#define GET_ATTRDEF_CLASSES
#include "tofu/TDL/TDLAttrs.cpp.inc"

void TDLDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tofu/TDL/TDLAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Box
//===----------------------------------------------------------------------===//

LogicalResult BoxAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                              unsigned numAxes, ArrayRef<AffineMap> lowers,
                              ArrayRef<AffineMap> uppers,
                              AffineMap conditions) {
  if (lowers.size() != uppers.size())
    return emitError() << "box has " << lowers.size() << " lower bounds, but "
                       << uppers.size() << " upper bounds";
  if (numAxes > kMaxMeshAxes)
    return emitError() << "box has " << numAxes
                       << " mesh coordinates, but a mesh has at most "
                       << kMaxMeshAxes << " axes";
  auto fits = [&](AffineMap map) {
    return map.getNumDims() == numAxes && map.getNumSymbols() == 0;
  };
  if (!llvm::all_of(lowers, fits) || !llvm::all_of(uppers, fits) ||
      !fits(conditions))
    return emitError() << "a bound of the box does not have " << numAxes
                       << " mesh coordinates";
  SmallVector<AffineMap> bounds(lowers);
  llvm::append_range(bounds, uppers);
  for (AffineMap bound : bounds)
    if (bound.getNumResults() == 0)
      return emitError() << "a bound of the box is empty";
  bounds.push_back(conditions);
  for (AffineMap map : bounds)
    for (AffineExpr expr : map.getResults())
      if (!isBound(expr))
        return emitError()
               << "bound " << llvm::to_string(expr)
               << " of the box is not a sum of mesh coordinates with factors, "
                  "quotients and remainders by positive constants, or it "
                  "leaves 64 bits";
  return success();
}

BoxAttr BoxAttr::getWhole(MLIRContext *context, unsigned numAxes,
                          ArrayRef<int64_t> extents) {
  SmallVector<AffineMap> lowers, uppers;
  for (int64_t extent : extents) {
    lowers.push_back(
        AffineMap::get(numAxes, 0, getAffineConstantExpr(0, context)));
    uppers.push_back(
        AffineMap::get(numAxes, 0, getAffineConstantExpr(extent, context)));
  }
  return get(context, numAxes, lowers, uppers,
             AffineMap::get(numAxes, 0, context));
}

SmallVector<std::pair<int64_t, int64_t>, 4>
BoxAttr::evaluate(ArrayRef<int64_t> coordinates) const {
  SmallVector<std::pair<int64_t, int64_t>, 4> ranges;
  bool empty = llvm::any_of(getConditions().getResults(), [&](AffineExpr e) {
    return tofu::evaluate(e, coordinates) < 0;
  });
  for (auto [lower, upper] : llvm::zip(getLowers(), getUppers())) {
    int64_t lo = INT64_MIN, hi = INT64_MAX;
    for (AffineExpr expr : lower.getResults())
      lo = std::max(lo, tofu::evaluate(expr, coordinates));
    for (AffineExpr expr : upper.getResults())
      hi = std::min(hi, tofu::evaluate(expr, coordinates));
    ranges.push_back({lo, hi});
    empty |= hi <= lo;
  }
  if (empty)
    for (auto &range : ranges)
      range.second = range.first;
  return ranges;
}

bool BoxAttr::isWhole(unsigned dim, int64_t extent) const {
  return getConditions().getNumResults() == 0 &&
         getLowers()[dim].isSingleConstant() &&
         getLowers()[dim].getSingleConstantResult() == 0 &&
         getUppers()[dim].isSingleConstant() &&
         getUppers()[dim].getSingleConstantResult() == extent;
}

/// expr | ('max' | 'min') '(' expr (',' expr)* ')'
static ParseResult parseBound(AsmParser &parser, StringRef keyword,
                              unsigned numAxes,
                              ArrayRef<std::pair<StringRef, AffineExpr>> names,
                              AffineMap &bound) {
  SmallVector<AffineExpr> exprs;
  auto parseExpr = [&] {
    return parser.parseAffineExpr(names, exprs.emplace_back());
  };
  if (succeeded(parser.parseOptionalKeyword(keyword))) {
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseExpr))
      return failure();
  } else if (parseExpr()) {
    return failure();
  }
  bound = AffineMap::get(numAxes, 0, exprs, parser.getContext());
  return success();
}

/// '(' names ')' '->' '[' (bound 'to' bound),* ']' ('if' '[' expr,* ']')?
/// Names are d0, d1, ...: those that the printer writes.
static FailureOr<BoxAttr> parseBox(AsmParser &parser) {
  MLIRContext *context = parser.getContext();
  SmallVector<std::pair<StringRef, AffineExpr>> names;
  auto parseName = [&]() -> ParseResult {
    StringRef name;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&name))
      return failure();
    if (name == "max" || name == "min" || name == "to" || name == "if")
      return parser.emitError(loc)
             << "'" << name << "' cannot name a mesh coordinate";
    for (auto &[other, expr] : names)
      if (other == name)
        return parser.emitError(loc)
               << "mesh coordinate '" << name << "' is named twice";
    names.emplace_back(name, getAffineDimExpr(names.size(), context));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseName) ||
      parser.parseArrow())
    return failure();
  unsigned numAxes = names.size();
  SmallVector<AffineMap> lowers, uppers;
  auto parseRange = [&]() -> ParseResult {
    if (parseBound(parser, "max", numAxes, names, lowers.emplace_back()) ||
        parser.parseKeyword("to") ||
        parseBound(parser, "min", numAxes, names, uppers.emplace_back()))
      return failure();
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseRange))
    return failure();
  SmallVector<AffineExpr> conditions;
  if (succeeded(parser.parseOptionalKeyword("if")) &&
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return parser.parseAffineExpr(names, conditions.emplace_back());
      }))
    return failure();
  return parser.getChecked<BoxAttr>(
      parser.getCurrentLocation(), context, numAxes, lowers, uppers,
      AffineMap::get(numAxes, 0, conditions, context));
}

static void printBox(AsmPrinter &printer, BoxAttr box) {
  raw_ostream &os = printer.getStream();
  auto printExprs = [&](AffineMap map) {
    llvm::interleaveComma(map.getResults(), os);
  };
  auto printBound = [&](StringRef keyword, AffineMap map) {
    if (map.getNumResults() == 1)
      return printExprs(map);
    os << keyword << '(';
    printExprs(map);
    os << ')';
  };
  os << '(';
  llvm::interleaveComma(llvm::seq(box.getNumAxes()), os,
                        [&](unsigned axis) { os << 'd' << axis; });
  os << ") -> [";
  llvm::interleaveComma(llvm::seq(box.getRank()), os, [&](unsigned dim) {
    printBound("max", box.getLowers()[dim]);
    os << " to ";
    printBound("min", box.getUppers()[dim]);
  });
  os << ']';
  if (box.getConditions().getNumResults()) {
    os << " if [";
    printExprs(box.getConditions());
    os << ']';
  }
}

Attribute BoxAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<BoxAttr> box = parseBox(parser);
  if (failed(box) || !*box || parser.parseGreater())
    return {};
  return *box;
}

void BoxAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printBox(printer, *this);
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Piece
//===----------------------------------------------------------------------===//

#define GET_TYPEDEF_CLASSES
#include "tofu/TDL/TDLTypes.cpp.inc"

void TDLDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "tofu/TDL/TDLTypes.cpp.inc"
      >();
}

LogicalResult PieceType::verify(function_ref<InFlightDiagnostic()> emitError,
                                RankedTensorType global, BoxAttr box,
                                ArrayRef<int64_t> partialAxes, Combiner) {
  if (box.getRank() != global.getRank())
    return emitError() << "box has " << box.getRank() << " ranges, but "
                       << global << " has rank " << global.getRank();
  for (auto [i, axis] : llvm::enumerate(partialAxes))
    if (axis < 0 || axis >= box.getNumAxes() ||
        (i && partialAxes[i - 1] >= axis))
      return emitError() << "partial axis " << axis
                         << " is out of order or not one of "
                         << box.getNumAxes() << " mesh axes";
  return success();
}

Type PieceType::parse(AsmParser &parser) {
  RankedTensorType global;
  if (parser.parseLess() || parser.parseType(global) || parser.parseComma())
    return {};
  FailureOr<BoxAttr> box = parseBox(parser);
  if (failed(box) || !*box)
    return {};
  SmallVector<int64_t> axes;
  Combiner combiner = Combiner::sum;
  if (succeeded(parser.parseOptionalComma())) {
    StringRef name;
    SMLoc loc;
    if (parser.parseKeyword("partial") || parser.getCurrentLocation(&loc) ||
        parser.parseKeyword(&name))
      return {};
    std::optional<Combiner> parsed = symbolizeCombiner(name);
    if (!parsed) {
      parser.emitError(loc)
          << "expected a combiner, but found '" << name << "'";
      return {};
    }
    combiner = *parsed;
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
          return parser.parseInteger(axes.emplace_back());
        }))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return parser.getChecked<PieceType>(parser.getCurrentLocation(),
                                      parser.getContext(), global, *box, axes,
                                      combiner);
}

void PieceType::print(AsmPrinter &printer) const {
  printer << '<' << getGlobal() << ", ";
  printBox(printer, getBox());
  if (!getPartialAxes().empty()) {
    printer << ", partial " << stringifyCombiner(getCombiner()) << " [";
    llvm::interleaveComma(getPartialAxes(), printer.getStream());
    printer << ']';
  }
  printer << '>';
}

RankedTensorType tofu::tdl::getGlobalType(Type type) {
  if (auto piece = dyn_cast<PieceType>(type))
    return piece.getGlobal();
  return dyn_cast<RankedTensorType>(type);
}

/// The least or the greatest value: the infinity, or what is next to it in a
/// type that has none.
static APFloat getExtreme(const llvm::fltSemantics &semantics, bool isLeast) {
  if (APFloat::semanticsHasInf(semantics))
    return APFloat::getInf(semantics, isLeast);
  if (isLeast && !APFloat::semanticsHasSignedRepr(semantics))
    return APFloat::getSmallest(semantics);
  return APFloat::getLargest(semantics, isLeast);
}

TypedAttr tofu::tdl::getIdentity(Combiner combiner, Type type) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    switch (combiner) {
    case Combiner::prod:
      return FloatAttr::get(type, 1.0);
    case Combiner::max:
      return FloatAttr::get(type, getExtreme(semantics, /*isLeast=*/true));
    case Combiner::min:
      return FloatAttr::get(type, getExtreme(semantics, /*isLeast=*/false));
    default:
      return FloatAttr::get(type, roundTo(APFloat(0.0), semantics));
    }
  }
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  switch (combiner) {
  case Combiner::prod:
    return IntegerAttr::get(type, APInt(width, 1));
  case Combiner::all:
    return IntegerAttr::get(type, APInt::getAllOnes(width));
  case Combiner::max:
    return IntegerAttr::get(type, APInt::getSignedMinValue(width));
  case Combiner::min:
    return IntegerAttr::get(type, APInt::getSignedMaxValue(width));
  default:
    return IntegerAttr::get(type, APInt::getZero(width));
  }
}

bool tofu::tdl::isPartitioned(Operation *function) {
  auto isPiece = [](Type type) { return isa<PieceType>(type); };
  return function
      ->walk([&](Block *block) {
        bool found = llvm::any_of(block->getArgumentTypes(), isPiece) ||
                     llvm::any_of(*block, [&](Operation &op) {
                       return llvm::any_of(op.getResultTypes(), isPiece);
                     });
        return found ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Combiners.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::plan;

#include "tofu/Plan/PlanDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "tofu/Plan/PlanAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "tofu/Plan/PlanOps.cpp.inc"

void PlanDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tofu/Plan/PlanOps.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tofu/Plan/PlanAttrs.cpp.inc"
      >();
}

DenseI64ArrayAttr tofu::plan::getMesh(Operation *function) {
  return function->getAttrOfType<DenseI64ArrayAttr>(kMesh);
}

bool tofu::plan::isOnlyPlanned(Operation *function) {
  if (!getMesh(function) || tdl::isPartitioned(function))
    return false;
  // Where nothing is given there may be no pieces; then only a plan splits.
  auto taking = dyn_cast<FunctionOpInterface>(function);
  return (taking && taking.getNumArguments() != 0) ||
         function
             ->walk([](tdl::LambdaOp op) {
               return op->hasAttr(kSplit) && !op.getPart()
                          ? WalkResult::interrupt()
                          : WalkResult::advance();
             })
             .wasInterrupted();
}

bool tofu::plan::isTransfer(Operation *op) {
  return isa<FetchOp, ReduceOp, ScanOp>(op);
}

DenseI64ArrayAttr tofu::plan::getReplaces(Operation *function) {
  return function->getAttrOfType<DenseI64ArrayAttr>(kReplaces);
}

//===----------------------------------------------------------------------===//
// layout, split
//===----------------------------------------------------------------------===//

/// '[' ('[' axis,* ']'),* ']'
static ParseResult parseAxisLists(AsmParser &parser,
                                  SmallVectorImpl<DenseI64ArrayAttr> &lists) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        SmallVector<int64_t> axes;
        if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
              return parser.parseInteger(axes.emplace_back());
            }))
          return failure();
        lists.push_back(DenseI64ArrayAttr::get(parser.getContext(), axes));
        return success();
      });
}

static void printAxisLists(AsmPrinter &printer,
                           ArrayRef<DenseI64ArrayAttr> lists) {
  printer << '[';
  llvm::interleaveComma(lists, printer.getStream(),
                        [&](DenseI64ArrayAttr axes) {
                          printer << '[' << axes.asArrayRef() << ']';
                        });
  printer << ']';
}

Attribute LayoutAttr::parse(AsmParser &parser, Type) {
  SmallVector<DenseI64ArrayAttr> dims;
  SmallVector<int64_t> partial;
  if (parser.parseLess() || parseAxisLists(parser, dims))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("partial") ||
       parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
         return parser.parseInteger(partial.emplace_back());
       })))
    return {};
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), dims, partial);
}

void LayoutAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printAxisLists(printer, getDims());
  if (!getPartialAxes().empty())
    printer << ", partial [" << getPartialAxes() << ']';
  printer << '>';
}

Attribute SplitAttr::parse(AsmParser &parser, Type) {
  SmallVector<DenseI64ArrayAttr> variables;
  SmallVector<std::pair<int64_t, int64_t>> carried;
  if (parser.parseLess() || parseAxisLists(parser, variables))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("carry") ||
       parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
         auto &pair = carried.emplace_back();
         return failure(parser.parseInteger(pair.first) ||
                        parser.parseColon() ||
                        parser.parseInteger(pair.second));
       })))
    return {};
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), variables, carried);
}

void SplitAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printAxisLists(printer, getVariables());
  if (!getCarried().empty()) {
    printer << ", carry [";
    llvm::interleaveComma(getCarried(), printer.getStream(), [&](auto pair) {
      printer << pair.first << " : " << pair.second;
    });
    printer << ']';
  }
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

/// Axes are numbers below the mesh's rank, each used at most once; with no mesh
/// in sight only their sign is checked. `of` is what has them: "argument 1 ".
static LogicalResult verifyAxes(Operation *op,
                                ArrayRef<DenseI64ArrayAttr> lists,
                                ArrayRef<int64_t> others, const Twine &of) {
  Operation *function = op;
  while (function && !getMesh(function))
    function = function->getParentOp();
  int64_t numAxes = function ? getMesh(function).size() : INT64_MAX;
  llvm::SmallSet<int64_t, 8> seen;
  auto check = [&](int64_t axis) -> LogicalResult {
    if (axis < 0)
      return op->emitOpError()
             << of << "names axis " << axis << ", but axes are numbered from 0";
    if (axis >= numAxes)
      return op->emitOpError()
             << of << "names axis " << axis << ", but the mesh has " << numAxes
             << (numAxes == 1 ? " axis" : " axes");
    if (!seen.insert(axis).second)
      return op->emitOpError() << of << "names axis " << axis << " twice";
    return success();
  };
  for (DenseI64ArrayAttr list : lists)
    for (int64_t axis : list.asArrayRef())
      if (failed(check(axis)))
        return failure();
  for (int64_t axis : others)
    if (failed(check(axis)))
      return failure();
  return success();
}

/// `of` is the value that has it: "argument 1 ".
static LogicalResult verifyLayout(Operation *op, Attribute attr, Type type,
                                  const Twine &of) {
  auto layout = dyn_cast<LayoutAttr>(attr);
  RankedTensorType tensor = tdl::getGlobalType(type);
  if (!layout || !tensor)
    return op->emitOpError() << of << "has the layout " << attr
                             << " for a value of type " << type;
  if (int64_t(layout.getDims().size()) != tensor.getRank())
    return op->emitOpError() << of << "has the layout " << attr << ", but "
                             << tensor << " has rank " << tensor.getRank();
  return verifyAxes(op, layout.getDims(), layout.getPartialAxes(), of);
}

/// Two pieces of one tensor are of one type here: that a result is the argument
/// of the next step does not depend on where their pieces are.
static bool areOfOneTensor(Type a, Type b) {
  RankedTensorType left = tdl::getGlobalType(a);
  return left ? left == tdl::getGlobalType(b) : a == b;
}

static LogicalResult verifyReplaces(Operation *op, Attribute value) {
  auto replaces = dyn_cast<DenseI64ArrayAttr>(value);
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!replaces || !function ||
      replaces.size() != int64_t(function.getNumResults()))
    return op->emitOpError()
           << "'plan.replaces' is an array of one i64 per result of a "
              "function, but is "
           << value;
  llvm::SmallSet<int64_t, 8> seen;
  for (auto [result, argument] : llvm::enumerate(replaces.asArrayRef())) {
    if (argument == -1)
      continue;
    if (argument < 0 || argument >= int64_t(function.getNumArguments()))
      return op->emitOpError()
             << "result " << result << " replaces argument " << argument
             << ", but there are " << function.getNumArguments();
    if (!seen.insert(argument).second)
      return op->emitOpError()
             << "argument " << argument << " is replaced by two results";
    Type from = function.getResultTypes()[result];
    Type to = function.getArgumentTypes()[argument];
    if (!areOfOneTensor(from, to))
      return op->emitOpError()
             << "result " << result << " of type " << from
             << " replaces argument " << argument << " of another type, " << to;
  }
  return success();
}

/// What is said of an operator is part of a whole plan: nothing else is read.
static LogicalResult verifyOfPlan(Operation *op, StringRef name) {
  Operation *function = op->getParentOfType<FunctionOpInterface>();
  if (function && !getMesh(function))
    return op->emitOpError()
           << "has '" << name
           << "', but its function has no 'plan.mesh': only arguments and "
              "results can be given layouts before -tofu-plan";
  return success();
}

LogicalResult PlanDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  StringRef name = attribute.getName().getValue();
  Attribute value = attribute.getValue();
  if (name == kMesh) {
    auto mesh = dyn_cast<DenseI64ArrayAttr>(value);
    if (!mesh || !isa<FunctionOpInterface>(op))
      return op->emitOpError()
             << "'plan.mesh' is an array of i64 on a function, but is "
             << value;
    if (std::string reason = whyNoMesh(mesh.asArrayRef()); !reason.empty())
      return op->emitOpError() << "'plan.mesh' " << reason;
    return success();
  }
  if ((name == kLayouts || name == kSplit) && failed(verifyOfPlan(op, name)))
    return failure();
  if (name == kLayouts) {
    auto layouts = dyn_cast<ArrayAttr>(value);
    if (!layouts || layouts.size() != op->getNumResults())
      return op->emitOpError()
             << "'plan.layouts' needs one layout per result, but is " << value;
    for (auto [number, layout] : llvm::enumerate(layouts))
      if (!isa<UnitAttr>(layout) &&
          failed(verifyLayout(op, layout, op->getResult(number).getType(),
                              "result " + Twine(number) + " ")))
        return failure();
    return success();
  }
  if (name == kSplit) {
    auto split = dyn_cast<SplitAttr>(value);
    if (!split)
      return op->emitOpError()
             << "'plan.split' is a #plan.split, but is " << value;
    return verifyAxes(
        op, split.getVariables(),
        llvm::to_vector(llvm::make_first_range(split.getCarried())),
        "'plan.split' ");
  }
  if (name == kPin) {
    if (!isa<UnitAttr>(value))
      return op->emitOpError()
             << "'plan.pin' has no value, but is given " << value;
    return success();
  }
  if (name == kTrips) {
    auto trips = dyn_cast<IntegerAttr>(value);
    if (!isa<tdl::WhileOp>(op) || !trips || !trips.getType().isInteger(64) ||
        trips.getInt() < 0)
      return op->emitOpError()
             << "'plan.trips' is an i64 on a tdl.while, not negative, but is "
             << value;
    return success();
  }
  if (name == kReplaces)
    return verifyReplaces(op, value);
  if (name == kLevels) {
    auto levels = dyn_cast<DenseI64ArrayAttr>(value);
    if (!levels || levels.size() % 2 != 0)
      return op->emitOpError() << "'plan.levels' is an array of two i64 per "
                                  "mesh axis, bytes and their bound, but is "
                               << value;
    return success();
  }
  if (name == kSimple) {
    auto plans = dyn_cast<DictionaryAttr>(value);
    if (!plans || !llvm::all_of(plans, [](NamedAttribute plan) {
          auto numbers = dyn_cast<DenseI64ArrayAttr>(plan.getValue());
          return numbers && (numbers.size() == 2 || numbers.size() == 3);
        }))
      return op->emitOpError()
             << "'plan.simple' has two i64 per plan, bytes that it moves and "
                "those of a device's arguments, and perhaps a third one of "
                "flags, but is "
             << value;
    return success();
  }
  if (name == kMeshes) {
    auto meshes = dyn_cast<ArrayAttr>(value);
    if (!meshes || !llvm::all_of(meshes, [](Attribute mesh) {
          auto numbers = dyn_cast<DenseI64ArrayAttr>(mesh);
          return numbers && numbers.size() >= 2;
        }))
      return op->emitOpError()
             << "'plan.meshes' has per mesh an array of i64, the bytes that "
                "its plan moves, the points that its busiest rank computes, "
                "and its extents, but is "
             << value;
    return success();
  }
  if (name == kOptions || name == kOneDevice)
    return success();
  return op->emitOpError() << "'" << name
                           << "' is no annotation of dialect plan";
}

/// "argument 1 ('bias') ": the name is the source's, if it has one.
static std::string describeArgument(FunctionOpInterface function,
                                    unsigned number) {
  std::string text = "argument " + std::to_string(number) + " ";
  if (!function.isExternal())
    if (auto name =
            function.getArgument(number).getLoc()->findInstanceOf<NameLoc>())
      text += "('" + name.getName().str() + "') ";
  return text;
}

/// Of an argument or a result, `of`.
static LogicalResult verifyPin(Operation *op, NamedAttribute attribute,
                               Type type, const Twine &of) {
  if (attribute.getName() == kLayout)
    return verifyLayout(op, attribute.getValue(), type, of);
  return op->emitOpError() << of << "has '" << attribute.getName().getValue()
                           << "', but '" << kLayout
                           << "' is all that arguments and results have";
}

LogicalResult PlanDialect::verifyRegionArgAttribute(Operation *op,
                                                    unsigned region,
                                                    unsigned argument,
                                                    NamedAttribute attribute) {
  auto function = cast<FunctionOpInterface>(op);
  return verifyPin(op, attribute, function.getArgumentTypes()[argument],
                   describeArgument(function, argument));
}

LogicalResult PlanDialect::verifyRegionResultAttribute(
    Operation *op, unsigned region, unsigned result, NamedAttribute attribute) {
  return verifyPin(op, attribute,
                   cast<FunctionOpInterface>(op).getResultTypes()[result],
                   "result " + Twine(result) + " ");
}

//===----------------------------------------------------------------------===//
// fetch, reduce
//===----------------------------------------------------------------------===//

static LogicalResult verifyPieces(Operation *op, tdl::PieceType from,
                                  tdl::PieceType to) {
  if (from.getGlobal() != to.getGlobal())
    return op->emitOpError() << "takes a piece of " << from.getGlobal()
                             << ", but gives a piece of " << to.getGlobal();
  if (from.getBox().getNumAxes() != to.getBox().getNumAxes())
    return op->emitOpError()
           << "takes a piece on a mesh of " << from.getBox().getNumAxes()
           << " axes, but gives one on " << to.getBox().getNumAxes();
  return success();
}

LogicalResult FetchOp::verify() {
  tdl::PieceType from = getSource().getType(), to = getType(); // C1
  if (failed(verifyPieces(*this, from, to)))
    return failure();
  if (from.getPartialAxes() != to.getPartialAxes() ||
      (!from.getPartialAxes().empty() &&
       from.getCombiner() != to.getCombiner()))
    return emitOpError()
           << "changes what is partial; only plan.reduce does that";
  return success();
}

LogicalResult ReduceOp::verify() {
  tdl::PieceType from = getSource().getType(), to = getType();
  if (failed(verifyPieces(*this, from, to))) // C1
    return failure();
  ArrayRef<int64_t> before = from.getPartialAxes(),
                    after = to.getPartialAxes(); // C2
  if (after.size() >= before.size() || !llvm::all_of(after, [&](int64_t axis) {
        return llvm::is_contained(before, axis);
      }))
    return emitOpError()
           << "must be partial along fewer axes than its operand: [" << before
           << "] became [" << after << "]";
  if (!after.empty() && from.getCombiner() != to.getCombiner())
    return emitOpError() << "changes the combiner";
  return success();
}

LogicalResult ScanOp::verify() {
  tdl::PieceType type = getSource().getType();
  Type element = type.getGlobal().getElementType();
  if (type.getGlobal().getRank() == 0) // C1
    return emitOpError() << "needs a dimension with a row per device";
  if (!type.getPartialAxes().empty())
    return emitOpError() << "takes a piece that is partial along ["
                         << type.getPartialAxes() << "]; reduce it first";
  int64_t numAxes = type.getBox().getNumAxes(); // C2
  llvm::SmallSet<int64_t, 4> seen;
  for (int64_t axis : getAxes()) {
    if (axis < 0 || axis >= numAxes)
      return emitOpError() << "runs along axis " << axis
                           << ", but the mesh has " << numAxes << " axes";
    if (!seen.insert(axis).second)
      return emitOpError() << "runs along axis " << axis << " twice";
  }
  if (tdl::getFoldType(getCombiner(), element) != element) // C3
    return emitOpError() << "folds " << element
                         << ", which is rounded each time; give it terms of "
                         << tdl::getFoldType(getCombiner(), element);
  return success();
}

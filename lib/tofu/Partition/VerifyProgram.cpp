//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/VerifyProgram.h"

#include "tofu/Analysis/Pointwise.h"
#include "tofu/Partition/Cover.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/TDL/Reads.h"
#include <map>
#include <set>

using namespace mlir;
using namespace tofu;
using tdl::BodyRead;
using tdl::BoxAttr;
using tdl::Combiner;
using tdl::LambdaOp;
using tdl::PieceType;

namespace {
class ProgramVerifier {
public:
  explicit ProgramVerifier(func::FuncOp program) : program(program) {
    if (DenseI64ArrayAttr attr = plan::getMesh(program))
      mesh = attr.asArrayRef();
  }

  LogicalResult run();

private:
  LogicalResult verifyPiece(Operation *op, Type type);
  LogicalResult verifyPart(LambdaOp lambda);
  LogicalResult verifyResult(LambdaOp lambda, unsigned number);
  LogicalResult verifyTerms(LambdaOp lambda, unsigned number);
  LogicalResult verifyReads(LambdaOp lambda);
  bool isPlain(const BodyRead &read, LambdaOp lambda, BoxAttr held,
               BoxAttr mask);
  bool isInsideOnDevices(const BodyRead &read, LambdaOp lambda, BoxAttr held,
                         BoxAttr mask);
  LogicalResult verifyExactly(const BodyRead &read, LambdaOp lambda,
                              BoxAttr held, BoxAttr mask);
  LogicalResult verifyCover(Operation *op, PieceType from, BoxAttr needed,
                            ArrayRef<int64_t> kept, const Twine &what);
  std::string describeRank(ArrayRef<int64_t> at);
  /// True the first time: equal questions have one answer.
  enum Question { IsPiece, IsPart, IsResult, IsRead, IsCovered };
  bool isNew(Question question, std::vector<const void *> about) {
    return asked.insert({question, std::move(about)}).second;
  }

  func::FuncOp program;
  ArrayRef<int64_t> mesh;
  std::set<std::pair<Question, std::vector<const void *>>> asked;
};
} // namespace

std::string ProgramVerifier::describeRank(ArrayRef<int64_t> at) {
  int64_t rank = 0;
  for (auto [coordinate, extent] : llvm::zip(at, mesh))
    rank = rank * extent + coordinate;
  return "rank " + std::to_string(rank);
}

//===----------------------------------------------------------------------===//
// Pieces and parts
//===----------------------------------------------------------------------===//

LogicalResult ProgramVerifier::verifyPiece(Operation *op, Type type) {
  auto piece = dyn_cast<PieceType>(type);
  if (!piece || !isNew(IsPiece, {piece.getAsOpaquePointer()}))
    return success();
  BoxAttr box = piece.getBox();
  if (box.getNumAxes() != mesh.size())
    return op->emitError() << "a piece has " << box.getNumAxes()
                           << " mesh coordinates, but 'plan.mesh' has "
                           << mesh.size();
  if (!piece.getGlobal().hasStaticShape())
    return op->emitError() << "has a piece of " << piece.getGlobal()
                           << ", whose extents are not constant";
  // Most are inside in each dimension, whatever is empty.
  bool isInsideEach = true;
  for (auto [dim, extent] : llvm::enumerate(piece.getGlobal().getShape()))
    forEachRange(box, dim, mesh, [&, end = extent](Range range) {
      isInsideEach &= isInside({range}, {{0, end}});
    });
  if (isInsideEach)
    return success();
  std::string fault;
  forEachDevice(getMeshOf(mesh, {}, {box}), [&](ArrayRef<int64_t> at) {
    Ranges ranges = box.evaluate(at);
    Ranges whole;
    for (int64_t extent : piece.getGlobal().getShape())
      whole.push_back({0, extent});
    if (fault.empty() && !isInside(ranges, whole))
      llvm::raw_string_ostream(fault)
          << describeRank(at) << " holds " << describe(ranges) << " of '"
          << piece.getGlobal() << "', which is not inside of it";
  });
  return fault.empty() ? success() : op->emitError(fault);
}

static bool holdConditions(BoxAttr box, ArrayRef<int64_t> at) {
  return llvm::all_of(box.getConditions().getResults(),
                      [&](AffineExpr expr) { return evaluate(expr, at) >= 0; });
}

/// The ranges of a part one by one: an empty reduction has a result all the
/// same. All are empty where a condition fails.
static Ranges getPart(BoxAttr part, ArrayRef<int64_t> at) {
  Ranges ranges;
  bool isThere = holdConditions(part, at);
  for (unsigned dim = 0; dim != part.getRank(); ++dim) {
    ranges.push_back(getRange(part, dim, at));
    if (!isThere)
      ranges.back().second = ranges.back().first;
  }
  return ranges;
}

LogicalResult ProgramVerifier::verifyPart(LambdaOp lambda) {
  BoxAttr part = *lambda.getPart();
  if (part.getNumAxes() != mesh.size())
    return lambda.emitError()
           << "a part has " << part.getNumAxes()
           << " mesh coordinates, but 'plan.mesh' has " << mesh.size();
  SmallVector<int64_t> extents = lambda.getVariableExtents();
  for (auto [variable, extent] : llvm::enumerate(extents))
    if (ShapedType::isDynamic(extent))
      return lambda.emitError()
             << "has a part, but an extent that is known only at run time";
  std::vector<const void *> about{part.getAsOpaquePointer()};
  for (int64_t extent : extents)
    about.push_back(reinterpret_cast<const void *>(extent));
  if (!isNew(IsPart, std::move(about)))
    return success();
  std::string fault;
  for (auto [variable, extent] : llvm::enumerate(extents)) {
    if (part.isWhole(variable, extent))
      continue;
    unsigned number = variable;
    int64_t end = extent;
    forEachDevice(
        getMeshOf(mesh, {part.getLowers()[variable], part.getUppers()[variable],
                         part.getConditions()}),
        [&](ArrayRef<int64_t> at) {
          Range range = getRange(part, number, at);
          if (fault.empty() && range.first < range.second &&
              (range.first < 0 || range.second > end) &&
              holdConditions(part, at))
            fault = describeRank(at) + " computes " + describe({range}) +
                    " of index variable " + std::to_string(number) +
                    ", whose extent is " + std::to_string(end);
        });
  }
  return fault.empty() ? success() : lambda.emitError(fault);
}

LogicalResult ProgramVerifier::verifyResult(LambdaOp lambda, unsigned number) {
  BoxAttr part = *lambda.getPart();
  auto piece = cast<PieceType>(lambda.getResult(number).getType());
  BoxAttr held = piece.getBox();
  unsigned rank = lambda.getRank();
  if (part.getLowers().take_front(rank) == held.getLowers() &&
      part.getUppers().take_front(rank) == held.getUppers() &&
      part.getConditions() == held.getConditions())
    return success();
  if (!isNew(IsResult, {part.getAsOpaquePointer(), piece.getAsOpaquePointer()}))
    return success();
  SmallVector<AffineMap> bounds(part.getLowers().take_front(rank));
  llvm::append_range(bounds, part.getUppers().take_front(rank));
  bounds.push_back(part.getConditions());
  std::string fault;
  forEachDevice(getMeshOf(mesh, bounds, {held}), [&](ArrayRef<int64_t> at) {
    if (!fault.empty())
      return;
    Ranges computed = getPart(part, at), room = held.evaluate(at);
    computed.resize(rank);
    const char *verb = nullptr;
    if (!isInside(computed, room))
      verb = "has room only for";
    else if (piece.getPartialAxes().empty() && !isInside(room, computed))
      verb = "holds";
    if (verb)
      fault = describeRank(at) + " computes " + describe(computed) +
              " of result " + std::to_string(number) + ", but " + verb + " " +
              describe(room);
  });
  if (!fault.empty())
    return lambda.emitError(fault);
  return piece.getPartialAxes().empty() ? success()
                                        : verifyTerms(lambda, number);
}

/// Parts that differ along partial axes fill the piece together, and where
/// terms add up, once.
LogicalResult ProgramVerifier::verifyTerms(LambdaOp lambda, unsigned number) {
  auto piece = cast<PieceType>(lambda.getResult(number).getType());
  BoxAttr computed = tdl::getOutputPart(lambda), held = piece.getBox();
  SmallVector<int64_t> others;
  for (unsigned axis = 0; axis != mesh.size(); ++axis)
    if (!llvm::is_contained(piece.getPartialAxes(), axis))
      others.push_back(axis);
  auto parts = PieceType::get(lambda.getContext(), piece.getGlobal(), computed,
                              others, piece.getCombiner());
  std::string result = "result " + std::to_string(number);
  if (std::optional<Gap> gap = findGap(parts, held, others, mesh))
    return gap->isUnknown
               ? lambda.emitError()
                     << "has boxes that are too irregular to be checked on so "
                        "many devices"
               : lambda.emitError()
                     << "no device computes " << describe(gap->box) << " of "
                     << result << ", which " << describeRank(gap->device)
                     << " holds terms of";
  bool addsUp = piece.getCombiner() == Combiner::sum ||
                piece.getCombiner() == Combiner::prod;
  llvm::SmallBitVector cut = getAxes(computed, mesh.size());
  for (int64_t axis : others)
    cut.reset(axis);
  if (!addsUp || cut.none() || getAxes(held, mesh.size()).anyCommon(cut))
    return success();
  std::map<std::vector<int64_t>, __int128> surplus; // elements
  forEachDevice(getMeshOf(mesh, {}, {computed, held}),
                [&](ArrayRef<int64_t> at) {
                  std::vector<int64_t> group(at);
                  for (unsigned axis : cut.set_bits())
                    group[axis] = 0;
                  auto [sum, isNew] = surplus.try_emplace(group, 0);
                  if (isNew)
                    sum->second -= getVolume(held.evaluate(at));
                  sum->second += getVolume(computed.evaluate(at));
                });
  for (const auto &[device, elements] : surplus)
    if (elements != 0)
      return lambda.emitError()
             << result << " is computed more than once in parts of "
             << describe(held.evaluate(device))
             << ", but its terms add up; cut it into parts that are apart";
  return success();
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

/// True if a dimension of one box has the same ends as one of another.
static bool isSame(BoxAttr a, unsigned dim, BoxAttr b, unsigned other) {
  return a.getLowers()[dim] == b.getLowers()[other] &&
         a.getUppers()[dim] == b.getUppers()[other];
}

/// True if a dimension is [0, extent) wherever the box is not empty.
static bool isWholeRange(BoxAttr box, unsigned dim, int64_t extent) {
  AffineMap lower = box.getLowers()[dim], upper = box.getUppers()[dim];
  return lower.isSingleConstant() && lower.getSingleConstantResult() == 0 &&
         upper.isSingleConstant() && upper.getSingleConstantResult() == extent;
}

/// True if every coordinate is an index of which the operand's piece has what
/// the part computes, or its dimension is held whole.
bool ProgramVerifier::isPlain(const BodyRead &read, LambdaOp lambda,
                              BoxAttr held, BoxAttr mask) {
  BoxAttr part = *lambda.getPart();
  auto type =
      cast<PieceType>(lambda.getInputs()[read.input].getType()).getGlobal();
  for (AffineExpr condition : held.getConditions().getResults())
    if (!llvm::is_contained(part.getConditions().getResults(), condition) &&
        !(mask &&
          llvm::is_contained(mask.getConditions().getResults(), condition)))
      return false;
  for (int64_t dim = 0; dim != type.getRank(); ++dim) {
    AffineExpr expr = dim < int64_t(read.coordinates.size())
                          ? read.coordinates[dim]
                          : nullptr;
    auto index = dyn_cast_or_null<AffineDimExpr>(expr);
    if (isWholeRange(held, dim, type.getDimSize(dim)) ||
        (mask && isSame(mask, dim, held, dim)) ||
        (index && isSame(part, index.getPosition(), held, dim)))
      continue;
    return false;
  }
  return true;
}

/// True if nothing is read outside of the tensor, or where it would be, is
/// found out when it runs.
static bool isClipped(const BodyRead &read) {
  return read.hasElse || read.isGuardedByData;
}

/// By intervals on each device: enough where no guard decides.
bool ProgramVerifier::isInsideOnDevices(const BodyRead &read, LambdaOp lambda,
                                        BoxAttr held, BoxAttr mask) {
  BoxAttr part = *lambda.getPart();
  ArrayRef<int64_t> shape =
      cast<PieceType>(lambda.getInputs()[read.input].getType())
          .getGlobal()
          .getShape();
  SmallVector<BoxAttr> boxes{held};
  if (mask)
    boxes.push_back(mask);
  SmallVector<AffineMap> bounds{part.getConditions()};
  for (unsigned variable : read.variables)
    bounds.append({part.getLowers()[variable], part.getUppers()[variable]});
  bool inside = true;
  SmallVector<Interval> ranges(part.getRank());
  forEachDevice(getMeshOf(mesh, bounds, boxes), [&](ArrayRef<int64_t> at) {
    if (!inside || !holdConditions(part, at))
      return;
    for (unsigned variable : read.variables) {
      Range range = getRange(part, variable, at);
      if (range.first == range.second)
        return;
      ranges[variable] = {range.first, range.second - 1};
    }
    Ranges needed;
    for (auto [dim, extent] : llvm::enumerate(shape)) {
      AffineExpr expr =
          dim < read.coordinates.size() ? read.coordinates[dim] : nullptr;
      Interval interval{0, extent - 1};
      if (expr)
        interval = getInterval(expr, ranges);
      if (isClipped(read)) {
        interval.lower = std::max<int64_t>(interval.lower, 0);
        interval.upper = std::min(interval.upper, extent - 1);
      }
      needed.push_back({interval.lower, interval.upper + 1});
    }
    if (mask)
      needed = intersect(needed, mask.evaluate(at));
    inside = isInside(needed, held.evaluate(at));
  });
  return inside;
}

/// As sets of points, over all devices at once: also with guards.
LogicalResult ProgramVerifier::verifyExactly(const BodyRead &read,
                                             LambdaOp lambda, BoxAttr held,
                                             BoxAttr mask) {
  BoxAttr part = *lambda.getPart();
  MLIRContext *context = lambda.getContext();
  auto type =
      cast<PieceType>(lambda.getInputs()[read.input].getType()).getGlobal();
  SmallVector<int64_t> extents = lambda.getVariableExtents();
  // The points at which the part reads.
  PointSet points(context);
  SmallVector<AffineExpr> device, variables, coordinates;
  for (int64_t extent : mesh)
    device.push_back(points.addVariable(Interval::ofExtent(extent)));
  for (int64_t extent : extents)
    variables.push_back(points.addVariable(Interval::ofExtent(extent)));
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    AffineExpr expr =
        dim < read.coordinates.size() ? read.coordinates[dim] : nullptr;
    coordinates.push_back(expr
                              ? expr.replaceDims(variables)
                              : points.addVariable(Interval::ofExtent(extent)));
    if (isClipped(read) || !expr)
      points.addRange(coordinates.back(), 0, extent);
  }
  auto addBox = [&](BoxAttr box, unsigned dim, AffineExpr expr) {
    for (AffineExpr lower : box.getLowers()[dim].getResults())
      points.add(expr - lower.replaceDims(device));
    for (AffineExpr upper : box.getUppers()[dim].getResults())
      points.add(upper.replaceDims(device) - 1 - expr);
  };
  auto addConditions = [&](BoxAttr box) {
    for (AffineExpr condition : box.getConditions().getResults())
      points.add(condition.replaceDims(device));
  };
  for (unsigned variable : read.variables)
    addBox(part, variable, variables[variable]);
  addConditions(part);
  for (auto [expr, isEquality] : read.constraints)
    points.add(expr.replaceDims(variables), isEquality);
  if (mask) {
    for (auto [dim, expr] : llvm::enumerate(coordinates))
      addBox(mask, dim, expr);
    addConditions(mask);
  }
  // One of them that is not held, for each bound of what is.
  SmallVector<AffineExpr> violations;
  for (auto [dim, expr] : llvm::enumerate(coordinates)) {
    for (AffineExpr lower : held.getLowers()[dim].getResults())
      violations.push_back(lower.replaceDims(device) - 1 - expr);
    for (AffineExpr upper : held.getUppers()[dim].getResults())
      violations.push_back(expr - upper.replaceDims(device));
  }
  for (AffineExpr condition : held.getConditions().getResults())
    violations.push_back(-1 - condition.replaceDims(device));
  for (AffineExpr violation : violations) {
    PointSet bad = points;
    bad.add(violation);
    if (bad.isTooLarge())
      return read.op->emitError("has a coordinate that leaves 62 bits");
    std::optional<SmallVector<int64_t>> point = bad.findPoint();
    if (!point)
      continue;
    ArrayRef<int64_t> at = ArrayRef(*point).take_front(mesh.size());
    return read.op->emitError()
           << "operand " << read.input << " is read at "
           << describeCoordinates(
                  read, ArrayRef(*point).slice(mesh.size(), extents.size()))
           << " on " << describeRank(at) << ", which holds only "
           << describe(held.evaluate(at));
  }
  return success();
}

LogicalResult ProgramVerifier::verifyReads(LambdaOp lambda) {
  BoxAttr part = *lambda.getPart();
  for (const BodyRead &read : collectReads(lambda)) {
    auto piece = dyn_cast<PieceType>(lambda.getInputs()[read.input].getType());
    if (!piece)
      continue; // whole on every device
    BoxAttr held = piece.getBox(), mask;
    if (ArrayAttr masks = lambda.getMasksAttr())
      mask = dyn_cast<BoxAttr>(masks[read.input]);
    if (isPlain(read, lambda, held, mask))
      continue;
    std::vector<const void *> about{
        part.getAsOpaquePointer(), piece.getAsOpaquePointer(),
        mask.getAsOpaquePointer(), isClipped(read) ? this : nullptr};
    for (AffineExpr expr : read.coordinates)
      about.push_back(expr.getAsOpaquePointer());
    about.push_back(nullptr);
    for (auto [expr, isEquality] : read.constraints) {
      about.push_back(expr.getAsOpaquePointer());
      about.push_back(isEquality ? this : nullptr);
    }
    for (unsigned variable : read.variables)
      about.push_back(reinterpret_cast<const void *>(uintptr_t(variable)));
    if (isNew(IsRead, std::move(about)) &&
        !isInsideOnDevices(read, lambda, held, mask) &&
        failed(verifyExactly(read, lambda, held, mask)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

LogicalResult ProgramVerifier::verifyCover(Operation *op, PieceType from,
                                           BoxAttr needed,
                                           ArrayRef<int64_t> kept,
                                           const Twine &what) {
  std::vector<const void *> about{from.getAsOpaquePointer(),
                                  needed.getAsOpaquePointer()};
  for (int64_t axis : kept)
    about.push_back(reinterpret_cast<const void *>(axis));
  if (!isNew(IsCovered, std::move(about)))
    return success();
  std::optional<Gap> gap = findGap(from, needed, kept, mesh);
  if (!gap)
    return success();
  if (gap->isUnknown)
    return op->emitError() << "has boxes that are too irregular to be checked "
                              "on so many devices";
  return op->emitError() << what << ": no device holds " << describe(gap->box)
                         << ", which " << describeRank(gap->device) << " needs";
}

LogicalResult ProgramVerifier::run() {
  for (BlockArgument argument : program.getArguments())
    if (failed(verifyPiece(program, argument.getType())))
      return failure();
  for (Operation &op : program.getBody().front()) {
    for (Type type : op.getResultTypes())
      if (failed(verifyPiece(&op, type)))
        return failure();
    if (auto lambda = dyn_cast<LambdaOp>(op); lambda && lambda.getPart()) {
      if (failed(verifyPart(lambda)) || failed(verifyReads(lambda)))
        return failure();
      for (unsigned number = 0; number != lambda.getNumResults(); ++number)
        if (failed(verifyResult(lambda, number)))
          return failure();
    } else if (auto fetch = dyn_cast<plan::FetchOp>(op)) {
      PieceType from = fetch.getSource().getType();
      if (failed(verifyCover(fetch, from, fetch.getType().getBox(),
                             from.getPartialAxes(), "fetch")))
        return failure();
    } else if (auto reduce = dyn_cast<plan::ReduceOp>(op)) {
      if (failed(verifyCover(reduce, reduce.getSource().getType(),
                             reduce.getType().getBox(),
                             reduce.getType().getPartialAxes(), "reduce")))
        return failure();
    }
  }
  Operation *terminator = program.getBody().front().getTerminator();
  for (auto [number, value] : llvm::enumerate(terminator->getOperands()))
    if (auto piece = dyn_cast<PieceType>(value.getType()))
      if (failed(
              verifyCover(terminator, piece,
                          BoxAttr::getWhole(program.getContext(), mesh.size(),
                                            piece.getGlobal().getShape()),
                          {}, "result " + Twine(number))))
        return failure();
  return success();
}

LogicalResult tofu::verifyProgram(func::FuncOp program) {
  if (!llvm::hasSingleElement(program.getBody()))
    return success(); // refused by those who take it
  return ProgramVerifier(program).run();
}

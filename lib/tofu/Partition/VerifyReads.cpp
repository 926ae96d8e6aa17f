//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/VerifyReads.h"

#include "tofu/Analysis/LinearForm.h"
#include "tofu/Partition/Cover.h"
#include "tofu/Partition/JointBox.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/TDL/BoxAxes.h"
#include "tofu/TDL/Magnitude.h"

using namespace mlir;
using namespace tofu;
using tdl::BodyRead;
using tdl::BoxAttr;
using tdl::LambdaOp;
using tdl::LinearForm;
using tdl::PieceType;

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

static RankedTensorType getTensor(const BodyRead &read, LambdaOp lambda) {
  return cast<RankedTensorType>(
      lambda.getInputArguments()[read.input].getType());
}

/// True if nothing is read outside of the tensor, or where it would be, is
/// found out when it runs.
static bool isClipped(const BodyRead &read) {
  return read.hasElse || read.isGuardedByData;
}

/// A coordinate of a read; null if it is computed from data, or not given.
static AffineExpr getCoordinate(const BodyRead &read, unsigned dim) {
  return dim < read.coordinates.size() ? read.coordinates[dim] : nullptr;
}

/// The ranges of variables that a device computes; false if one is empty.
static bool setRanges(MutableArrayRef<Interval> ranges, BoxAttr part,
                      ArrayRef<unsigned> variables, ArrayRef<int64_t> device) {
  for (unsigned variable : variables) {
    Range range = getRange(part, variable, device);
    if (range.first == range.second)
      return false;
    ranges[variable] = {range.first, range.second - 1};
  }
  return true;
}

/// Where a coordinate that is null lies, as far as is known.
static tdl::IndexBounds getBounds(const BodyRead &read, unsigned dim) {
  auto found = read.bounds.find(dim);
  return found == read.bounds.end() ? tdl::IndexBounds() : found->second;
}

/// What it reads of a dimension while the variables stay in their ranges.
static Range getNeeded(const BodyRead &read, unsigned dim, int64_t extent,
                       ArrayRef<Interval> ranges) {
  Interval interval{0, extent - 1};
  if (AffineExpr expr = getCoordinate(read, dim))
    interval = getInterval(expr, ranges);
  tdl::IndexBounds bounds = getBounds(read, dim);
  for (AffineExpr expr : bounds.lower)
    interval.lower = std::max(interval.lower, getInterval(expr, ranges).lower);
  for (AffineExpr expr : bounds.upper)
    interval.upper = std::min(interval.upper, getInterval(expr, ranges).upper);
  if (isClipped(read)) {
    interval.lower = std::max<int64_t>(interval.lower, 0);
    interval.upper = std::min(interval.upper, extent - 1);
  }
  return {interval.lower, interval.upper + 1};
}

/// True if there is room in every dimension by itself, whatever the others are.
bool ReadVerifier::isInsideByDimensions(const BodyRead &read, LambdaOp lambda,
                                        const Room &room) {
  BoxAttr part = *lambda.getPart(), held = room.box, mask = room.mask;
  for (AffineExpr condition : held.getConditions().getResults())
    if (!llvm::is_contained(part.getConditions().getResults(), condition) &&
        !(mask &&
          (llvm::is_contained(mask.getConditions().getResults(), condition) ||
           isImplied(condition, mask))) &&
        llvm::none_of(read.variables, [&](unsigned variable) {
          return isImplied(condition, part, variable);
        }))
      return false;
  ArrayRef<int64_t> shape = getTensor(read, lambda).getShape();
  return llvm::all_of(llvm::seq<unsigned>(0, shape.size()), [&](unsigned dim) {
    // An index of which there is room for what the part computes, or all.
    auto index = dyn_cast_or_null<AffineDimExpr>(getCoordinate(read, dim));
    return isWholeRange(held, dim, shape[dim]) ||
           (mask && isSame(mask, dim, held, dim)) ||
           (index && isSame(part, index.getPosition(), held, dim)) ||
           isInsideRoom(read, lambda, room, dim);
  });
}

/// What is read of a dimension, as a box of one dimension in the device's
/// coordinates: its coordinate is linear in variables with one end each.
static std::optional<BoxAttr> getNeeded(const BodyRead &read, BoxAttr part,
                                        BoxAttr mask, unsigned dim,
                                        int64_t extent) {
  AffineExpr expr = getCoordinate(read, dim);
  auto form = expr ? LinearForm::get(expr, 1, part.getRank()) : std::nullopt;
  if (!form)
    return std::nullopt;
  AffineExpr first = getAffineConstantExpr(form->constant, expr.getContext());
  AffineExpr last = first;
  for (auto [variable, factor] : llvm::enumerate(form->coefficients)) {
    if (factor == 0)
      continue;
    AffineMap lower = part.getLowers()[variable];
    AffineMap upper = part.getUppers()[variable];
    if (lower.getNumResults() != 1 || upper.getNumResults() != 1 ||
        !llvm::is_contained(read.variables, variable))
      return std::nullopt;
    AffineExpr least = lower.getResult(0), most = upper.getResult(0) - 1;
    if (factor < 0)
      std::swap(least, most);
    first = first + least * factor;
    last = last + most * factor;
  }
  last = last + 1;
  if (!tdl::isBound(first) || !tdl::isBound(last))
    return std::nullopt;
  SmallVector<AffineExpr> lowers{first}, uppers{last};
  if (isClipped(read)) {
    lowers.push_back(getAffineConstantExpr(0, expr.getContext()));
    uppers.push_back(getAffineConstantExpr(extent, expr.getContext()));
  }
  if (mask) {
    llvm::append_range(lowers, mask.getLowers()[dim].getResults());
    llvm::append_range(uppers, mask.getUppers()[dim].getResults());
  }
  auto getMap = [&](ArrayRef<AffineExpr> exprs) {
    return AffineMap::get(part.getNumAxes(), 0, exprs, expr.getContext());
  };
  return BoxAttr::get(expr.getContext(), part.getNumAxes(), {getMap(lowers)},
                      {getMap(uppers)}, getMap({}));
}

/// By intervals, in closed form or on the devices that differ in what the
/// dimension depends on.
bool ReadVerifier::isInsideRoom(const BodyRead &read, LambdaOp lambda,
                                const Room &room, unsigned dim) {
  BoxAttr part = *lambda.getPart(), held = room.box, mask = room.mask;
  int64_t extent = getTensor(read, lambda).getDimSize(dim);
  AffineExpr expr = getCoordinate(read, dim);
  if (std::optional<BoxAttr> needed =
          getNeeded(read, part, mask, dim, extent)) {
    auto there = BoxAttr::get(part.getContext(), part.getNumAxes(),
                              {held.getLowers()[dim]}, {held.getUppers()[dim]},
                              needed->getConditions());
    if (isInside(*needed, there, 0, mesh))
      return true;
  }
  llvm::SmallBitVector axes = tdl::getAxes(held, dim);
  if (mask)
    axes |= tdl::getAxes(mask, dim);
  SmallVector<AffineExpr> exprs;
  if (expr)
    exprs.push_back(expr);
  tdl::IndexBounds bounds = getBounds(read, dim);
  llvm::append_range(exprs, bounds.lower);
  llvm::append_range(exprs, bounds.upper);
  SmallVector<unsigned> variables;
  for (unsigned variable : read.variables)
    if (llvm::any_of(exprs, [&](AffineExpr each) {
          return each.isFunctionOfDim(variable);
        })) {
      variables.push_back(variable);
      axes |= tdl::getAxes(part, variable);
    }
  bool inside = true;
  SmallVector<Interval> ranges(part.getRank());
  forEachDevice(getMeshOf(mesh, axes), [&](ArrayRef<int64_t> at) {
    if (!inside || !setRanges(ranges, part, variables, at))
      return;
    Ranges needed{getNeeded(read, dim, extent, ranges)};
    if (mask)
      needed = intersect(needed, {getRange(mask, dim, at)});
    inside = isInside(needed, {getRange(held, dim, at)});
  });
  return inside;
}

/// By intervals on each device: enough where no guard decides.
bool ReadVerifier::isInsideOnDevices(const BodyRead &read, LambdaOp lambda,
                                     const Room &room) {
  BoxAttr part = *lambda.getPart(), held = room.box, mask = room.mask;
  ArrayRef<int64_t> shape = getTensor(read, lambda).getShape();
  llvm::SmallBitVector axes = tdl::getAxes(held);
  axes |= tdl::getAxes(part.getConditions());
  if (mask)
    axes |= tdl::getAxes(mask);
  for (unsigned variable : read.variables)
    axes |= tdl::getAxes(part, variable);
  bool inside = true;
  SmallVector<Interval> ranges(part.getRank());
  forEachDevice(getMeshOf(mesh, axes), [&](ArrayRef<int64_t> at) {
    if (!inside || !holdConditions(part, at) ||
        !setRanges(ranges, part, read.variables, at))
      return;
    Ranges needed;
    for (auto [dim, extent] : llvm::enumerate(shape))
      needed.push_back(getNeeded(read, dim, extent, ranges));
    if (mask)
      needed = intersect(needed, mask.evaluate(at));
    inside = isInside(needed, held.evaluate(at));
  });
  return inside;
}

/// As sets of points, over all devices at once: also with guards.
LogicalResult ReadVerifier::verifyExactly(const BodyRead &read, LambdaOp lambda,
                                          const Room &room) {
  BoxAttr part = *lambda.getPart(), held = room.box, mask = room.mask;
  MLIRContext *context = lambda.getContext();
  RankedTensorType type = getTensor(read, lambda);
  SmallVector<int64_t> extents = lambda.getVariableExtents();
  // The points at which the part reads.
  PointSet points(context);
  SmallVector<AffineExpr> device, variables, coordinates;
  for (int64_t extent : mesh)
    device.push_back(points.addVariable(Interval::ofExtent(extent)));
  for (int64_t extent : extents)
    variables.push_back(points.addVariable(Interval::ofExtent(extent)));
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    AffineExpr expr = getCoordinate(read, dim);
    coordinates.push_back(expr
                              ? expr.replaceDims(variables)
                              : points.addVariable(Interval::ofExtent(extent)));
    if (isClipped(read) || !expr)
      points.addRange(coordinates.back(), 0, extent);
    tdl::IndexBounds bounds = getBounds(read, dim);
    for (AffineExpr lower : bounds.lower)
      points.add(coordinates.back() - lower.replaceDims(variables));
    for (AffineExpr upper : bounds.upper)
      points.add(upper.replaceDims(variables) - coordinates.back());
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
           << " on " << describeRank(at, mesh) << room.fault
           << describe(held.evaluate(at));
  }
  return success();
}

LogicalResult ReadVerifier::verifyRead(const BodyRead &read, LambdaOp lambda,
                                       const Room &room) {
  std::vector<const void *> about{
      lambda.getPart()->getAsOpaquePointer(), room.box.getAsOpaquePointer(),
      room.mask.getAsOpaquePointer(), isClipped(read) ? this : nullptr,
      getTensor(read, lambda).getAsOpaquePointer()};
  for (AffineExpr expr : read.coordinates)
    about.push_back(expr.getAsOpaquePointer());
  about.push_back(nullptr);
  for (const auto &[dim, bounds] : read.bounds)
    for (const auto &side : {bounds.lower, bounds.upper}) {
      for (AffineExpr expr : side)
        about.push_back(expr.getAsOpaquePointer());
      about.push_back(nullptr);
    }
  for (auto [expr, isEquality] : read.constraints) {
    about.push_back(expr.getAsOpaquePointer());
    about.push_back(isEquality ? this : nullptr);
  }
  for (unsigned variable : read.variables)
    about.push_back(reinterpret_cast<const void *>(uintptr_t(variable)));
  if (!asked.insert(std::move(about)).second ||
      isInsideByDimensions(read, lambda, room) ||
      isInsideOnDevices(read, lambda, room))
    return success();
  return verifyExactly(read, lambda, room);
}

/// What the masks of devices that differ along `axes` let through together, if
/// they ascend with every axis.
static BoxAttr getHull(BoxAttr mask, const llvm::SmallBitVector &axes,
                       ArrayRef<int64_t> mesh) {
  MLIRContext *context = mask.getContext();
  SmallVector<AffineExpr> first, last;
  for (auto [axis, extent] : llvm::enumerate(mesh)) {
    AffineExpr own = getAffineDimExpr(axis, context);
    bool isVaried = axes.test(axis);
    first.push_back(isVaried ? getAffineConstantExpr(0, context) : own);
    last.push_back(isVaried ? getAffineConstantExpr(extent - 1, context) : own);
  }
  auto at = [&](AffineMap map, ArrayRef<AffineExpr> device) {
    return map.replaceDimsAndSymbols(device, {}, mesh.size(), 0);
  };
  SmallVector<AffineMap> lowers, uppers;
  for (AffineMap lower : mask.getLowers())
    lowers.push_back(at(lower, first));
  for (AffineMap upper : mask.getUppers())
    uppers.push_back(at(upper, last));
  SmallVector<AffineExpr> conditions; // that hold or fail for all of them
  for (AffineExpr condition : mask.getConditions().getResults())
    if (llvm::none_of(axes.set_bits(), [&](unsigned axis) {
          return condition.isFunctionOfDim(axis);
        }))
      conditions.push_back(condition);
  return BoxAttr::get(context, mesh.size(), lowers, uppers,
                      AffineMap::get(mesh.size(), 0, conditions, context));
}

LogicalResult ReadVerifier::verifyMask(LambdaOp lambda, unsigned number,
                                       ArrayRef<BodyRead> reads) {
  BoxAttr mask = lambda.getMask(number);
  llvm::SmallBitVector axes(mesh.size()); // along which the mask makes terms
  for (int64_t axis : lambda.getCarriedAxes(number))
    axes.set(axis);
  if (auto piece = dyn_cast<PieceType>(lambda.getInputs()[number].getType()))
    for (int64_t axis : piece.getPartialAxes())
      axes.reset(axis);
  BoxAttr hull = getHull(mask, axes, mesh);
  std::string name = "the masks of operand " + std::to_string(number);
  std::vector<const void *> about{mask.getAsOpaquePointer()};
  for (unsigned axis : axes.set_bits())
    about.push_back(reinterpret_cast<const void *>(uintptr_t(axis)));
  if (asked.insert(std::move(about)).second) {
    SmallVector<int64_t> others;
    for (unsigned axis = 0; axis != mesh.size(); ++axis)
      if (!axes.test(axis))
        others.push_back(axis);
    if (std::optional<Gap> gap = findGap(mask, others, hull, others, tables))
      return lambda.emitError()
             << name
             << (gap->isUnknown
                     ? " are too irregular to be checked on so many devices"
                     : " let nothing of " + describe(gap->box) + " through");
    if (doOverlap(mask, axes, hull, tables))
      return lambda.emitError()
             << name << " let parts of it through more than once";
  }
  std::string fault = ", but " + name + " only let through ";
  for (const BodyRead &read : reads)
    if (read.input == number &&
        failed(verifyRead(read, lambda, {hull, BoxAttr(), fault})))
      return failure();
  return success();
}

LogicalResult ReadVerifier::verify(LambdaOp lambda) {
  SmallVector<BodyRead, 0> reads = tdl::collectReads(lambda);
  for (const BodyRead &read : reads) {
    auto piece = dyn_cast<PieceType>(lambda.getInputs()[read.input].getType());
    if (!piece)
      continue; // whole on every device
    Room room{piece.getBox(), lambda.getMask(read.input),
              ", which holds only "};
    if (failed(verifyRead(read, lambda, room)))
      return failure();
  }
  for (unsigned number = 0; number != lambda.getInputs().size(); ++number)
    if (lambda.getMask(number) && failed(verifyMask(lambda, number, reads)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/AccessCollector.h"
#include "tofu/Analysis/Parts.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/Rounding.h"

using namespace mlir;
using namespace tofu::tdl;

AccessCollector::AccessCollector(LambdaOp op, const IndexValues &values,
                                 ArrayRef<uint64_t> linearSets,
                                 SmallVector<IndexVariable> &variables)
    : op(op), values(values), bounded(op, values), linearSets(linearSets),
      variables(variables) {
  op.getBody().walk([&](Operation *inner) { visit(inner); });
}

void AccessCollector::visit(Operation *inner) {
  auto read = dyn_cast<ReadOp>(inner);
  if (read && !getInput(read.getSource()))
    return;
  if (read)
    return visitRead(read, *getInput(read.getSource()));
  if (auto opaque = dyn_cast<OpaqueOp>(inner))
    return visitOpaque(opaque);
  visitUnknown(inner);
}

void AccessCollector::visitRead(ReadOp read, unsigned input) {
  RawAccess access = start(input, read);
  if (read.getGuard())
    addGuard(access, *read.getGuard(), read.getGuardIndices());
  AffineMap map = read.getMap();
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    AffineExpr known =
        values.substitute(expr, read.getDims(), read.getSymbols());
    if (!known)
      known = getBounded(access, dim,
                         bounded.get(expr, read.getDims(), read.getSymbols()));
    access.coordinates.push_back(known ? known : getData(input, dim));
  }
  finish(std::move(access));
}

void AccessCollector::visitOpaque(OpaqueOp opaque) {
  for (auto [number, source] : llvm::enumerate(opaque.getSources())) {
    std::optional<unsigned> input = getInput(source);
    if (!input)
      continue;
    RawAccess access = start(*input, opaque);
    for (auto [dim, expr] : llvm::enumerate(opaque.getCoordinates(number))) {
      AffineExpr known =
          expr ? values.substitute(expr, opaque.getIndices()) : expr;
      access.coordinates.push_back(known ? known : getWhole(*input, dim));
    }
    finish(std::move(access));
  }
}

/// Any other operation that is given a tensor may read all of it.
void AccessCollector::visitUnknown(Operation *inner) {
  for (Value operand : inner->getOperands())
    if (std::optional<unsigned> input = getInput(operand))
      finish(start(*input, inner));
}

AccessCollector::RawAccess AccessCollector::start(unsigned input,
                                                  Operation *inner) {
  SmallVector<ReduceOp> around;
  for (Operation *parent = inner->getParentOp(); parent != op;
       parent = parent->getParentOp())
    if (auto reduce = dyn_cast<ReduceOp>(parent))
      around.push_back(reduce);
  RawAccess access{input, {}, {}, {}};
  for (ReduceOp reduce : llvm::reverse(around)) {
    for (Value index : reduce.getIndices())
      access.around.push_back(values.lookup(index));
    if (reduce.getGuard())
      addGuard(access, *reduce.getGuard(), reduce.getGuardOperands());
  }
  return access;
}

/// Constraints that depend on data, and those that always hold, are left out.
void AccessCollector::addGuard(RawAccess &access, IntegerSet guard,
                               ValueRange operands) {
  for (unsigned i = 0; i != guard.getNumConstraints(); ++i) {
    AffineExpr constraint = values.substitute(guard.getConstraint(i), operands);
    if (!constraint)
      continue;
    if (auto constant = dyn_cast<AffineConstantExpr>(constraint))
      if (guard.isEq(i) ? constant.getValue() == 0 : constant.getValue() >= 0)
        continue;
    access.constraints.push_back({constraint, guard.isEq(i)});
  }
}

void AccessCollector::finish(RawAccess access) {
  for (unsigned dim = access.coordinates.size();
       dim < getShape(access.input).size(); ++dim)
    access.coordinates.push_back(getWhole(access.input, dim));
  accesses.push_back(std::move(access));
}

/// Of a coordinate that lies between functions of the index variables a
/// variable of its own, which is read where they say: so regions are narrowed
/// as by any guard. Null, if they say nothing.
AffineExpr AccessCollector::getBounded(RawAccess &access, unsigned dim,
                                       IndexBounds bounds) {
  // Every guard narrows what others narrow: more of them would make of ends
  // many terms.
  constexpr size_t kMostGuards = 3;
  int64_t extent = getShape(access.input)[dim];
  auto isImplied = [&](AffineExpr bound, bool isLower) {
    auto constant = dyn_cast<AffineConstantExpr>(bound);
    return constant && (isLower ? constant.getValue() <= 0
                                : constant.getValue() >= extent - 1);
  };
  auto depends = [](AffineExpr bound) { return !bound.isSymbolicOrConstant(); };
  for (auto *side : {&bounds.lower, &bounds.upper}) {
    llvm::erase_if(*side, [&](AffineExpr bound) {
      return isImplied(bound, side == &bounds.lower);
    });
    if (side->size() > kMostGuards || llvm::none_of(*side, depends))
      return {};
  }
  if (ShapedType::isDynamic(extent))
    return {};
  auto *known = llvm::find_if(betweens, [&](const Between &other) {
    return other.input == access.input && other.dim == dim &&
           other.bounds == bounds;
  });
  if (known == betweens.end()) {
    AffineExpr variable =
        addVariable(IndexVariable::Kind::Fixed, access.input, dim);
    betweens.push_back({access.input, dim, bounds, variable});
    known = &betweens.back();
  }
  for (AffineExpr lower : bounds.lower)
    access.constraints.push_back({known->variable - lower, false});
  for (AffineExpr upper : bounds.upper)
    access.constraints.push_back({upper - known->variable, false});
  return known->variable;
}

/// A part of the dimension gives one term of a sum if the results are linear in
/// the input and nothing else reads it; without a zero there is nothing that
/// the other parts give.
AffineExpr AccessCollector::getData(unsigned input, unsigned dim) {
  bool isTerm = input < 64 &&
                llvm::is_contained(linearSets, uint64_t(1) << input) &&
                op.getInputArguments()[input].hasOneUse() &&
                hasZero(getElementTypeOrSelf(op.getInputArguments()[input])) &&
                !ShapedType::isDynamic(getShape(input)[dim]);
  return isTerm ? addVariable(IndexVariable::Kind::Data, input, dim)
                : getWhole(input, dim);
}

AffineExpr AccessCollector::getWhole(unsigned input, unsigned dim) {
  AffineExpr &whole = wholes[{input, dim}];
  if (!whole)
    whole = addVariable(IndexVariable::Kind::Fixed, input, dim);
  return whole;
}

AffineExpr AccessCollector::addVariable(IndexVariable::Kind kind,
                                        unsigned input, unsigned dim) {
  std::string name =
      getName(op.getInputArguments()[input], "in" + Twine(input)) + "." +
      std::to_string(dim);
  variables.push_back({kind, getShape(input)[dim],
                       CombinerAttr::get(op.getContext(), Combiner::sum),
                       Value(), std::move(name)});
  return getAffineDimExpr(variables.size() - 1, op.getContext());
}

std::optional<unsigned> AccessCollector::getInput(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != op.getBlock() ||
      !isa<RankedTensorType>(argument.getType()))
    return std::nullopt;
  return argument.getArgNumber() - op.getRank();
}

ArrayRef<int64_t> AccessCollector::getShape(unsigned input) {
  return cast<RankedTensorType>(op.getInputArguments()[input].getType())
      .getShape();
}

Access AccessCollector::getAccess(const RawAccess &raw) {
  Access access{
      raw.input,
      AffineMap::get(variables.size(), 0, raw.coordinates, op.getContext()),
      IntegerSet(),
      {}};
  SmallVector<int64_t> extents;
  for (const IndexVariable &variable : variables)
    extents.push_back(variable.extent);
  auto guards = raw.constraints;
  dropLargeGuards(guards, raw.coordinates, extents);
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> equalities;
  for (auto [constraint, isEquality] : guards) {
    constraints.push_back(constraint);
    equalities.push_back(isEquality);
  }
  if (!constraints.empty())
    access.guard =
        IntegerSet::get(variables.size(), 0, constraints, equalities);
  for (unsigned v = op.getRank(); v != variables.size(); ++v)
    if (!access.map.isFunctionOfDim(v) &&
        !llvm::is_contained(raw.around, getAffineDimExpr(v, op.getContext())))
      access.outside.push_back(v);
  return access;
}

template <typename List> static void keepCommon(List &list, const List &other) {
  llvm::erase_if(list, [&](const auto &element) {
    return !llvm::is_contained(other, element);
  });
}

SmallVector<Access> AccessCollector::takeAccesses() {
  SmallVector<SmallVector<RawAccess *, 1>> perInput(op.getInputs().size());
  for (RawAccess &access : accesses) {
    SmallVector<RawAccess *, 1> &known = perInput[access.input];
    auto *same = llvm::find_if(known, [&](const RawAccess *other) {
      return other->coordinates == access.coordinates;
    });
    if (same == known.end()) {
      known.push_back(&access);
      continue;
    }
    keepCommon((*same)->constraints, access.constraints);
    keepCommon((*same)->around, access.around);
  }
  SmallVector<Access> ordered;
  for (const SmallVector<RawAccess *, 1> &list : perInput)
    for (const RawAccess *access : list)
      ordered.push_back(getAccess(*access));
  return ordered;
}

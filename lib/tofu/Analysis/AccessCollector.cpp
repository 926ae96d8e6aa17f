//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/AccessCollector.h"

using namespace mlir;
using namespace tofu::tdl;

std::string tofu::tdl::getName(Value value, Twine fallback) {
  if (auto name = dyn_cast<NameLoc>(value.getLoc()))
    return name.getName().str();
  return fallback.str();
}

AccessCollector::AccessCollector(LambdaOp op, const IndexValues &values,
                                 ArrayRef<uint64_t> linearSets,
                                 SmallVector<IndexVariable> &variables)
    : op(op), values(values), linearSets(linearSets), variables(variables) {
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
      known = isa<AffineDimExpr, AffineSymbolExpr>(expr) ? getData(input, dim)
                                                         : getWhole(input, dim);
    access.coordinates.push_back(known);
  }
  finish(std::move(access));
}

void AccessCollector::visitOpaque(OpaqueOp opaque) {
  for (auto [source, attr] : llvm::zip(opaque.getSources(), opaque.getMaps())) {
    std::optional<unsigned> input = getInput(source);
    if (!input)
      continue;
    RawAccess access = start(*input, opaque);
    for (auto [dim, expr] :
         llvm::enumerate(cast<AffineMapAttr>(attr).getValue().getResults())) {
      AffineExpr known = values.substitute(expr, opaque.getIndices());
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
  for (ReduceOp reduce : llvm::reverse(around))
    if (reduce.getGuard())
      addGuard(access, *reduce.getGuard(), reduce.getGuardOperands());
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
    access.constraints.push_back(constraint);
    access.equalities.push_back(guard.isEq(i));
  }
}

void AccessCollector::finish(RawAccess access) {
  for (unsigned dim = access.coordinates.size();
       dim < getShape(access.input).size(); ++dim)
    access.coordinates.push_back(getWhole(access.input, dim));
  accesses.push_back(std::move(access));
}

/// A part of the dimension gives one term of a sum if the results are linear in
/// the input and nothing else reads it.
AffineExpr AccessCollector::getData(unsigned input, unsigned dim) {
  bool isTerm = input < 64 &&
                llvm::is_contained(linearSets, uint64_t(1) << input) &&
                op.getInputArguments()[input].hasOneUse() &&
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
  variables.push_back(
      {kind, getShape(input)[dim], Combiner::sum, Value(), std::move(name)});
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

SmallVector<Access> AccessCollector::takeAccesses() {
  SmallVector<SmallVector<Access>> perInput(op.getInputs().size());
  for (const RawAccess &raw : accesses) {
    Access access{
        raw.input,
        AffineMap::get(variables.size(), 0, raw.coordinates, op.getContext()),
        IntegerSet()};
    if (!raw.constraints.empty())
      access.guard =
          IntegerSet::get(variables.size(), 0, raw.constraints, raw.equalities);
    if (llvm::none_of(perInput[raw.input], [&](const Access &other) {
          return other.map == access.map && other.guard == access.guard;
        }))
      perInput[raw.input].push_back(access);
  }
  SmallVector<Access> ordered;
  for (const SmallVector<Access> &list : perInput)
    llvm::append_range(ordered, list);
  return ordered;
}
